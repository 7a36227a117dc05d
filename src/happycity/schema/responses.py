"""The responses of the REST API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired

from happycity.schema._typing import TypedDict
from happycity.schema.deals import DayTry, Line, MyChallenge
from happycity.schema.game import (
    Action,
    Card,
    Colour,
    Event,
    Natural,
    Options,
    Pack,
    Record,
    Result,
    Seat,
    State,
)
from happycity.schema.room import (
    PackName,
    PersonId,
    Progress,
    Reason,
    Room,
    ScoreSheet,
    Series,
    Settings,
    Situation,
    Status,
    Table,
    Time,
    You,
)
from happycity.schema.room_events import Happening

if TYPE_CHECKING:
    from pydantic_core import CoreSchema


class AnyObject:
    """A type that the API promises only as some JSON object, so that cards may get new fields."""

    def __get_pydantic_core_schema__(self, _source: object, _handler: object) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.dict_schema(core_schema.str_schema())


# Rooms


class Entered(TypedDict):
    """A room that one created, joined or claimed a seat in. A program gets its seat token, once."""

    room: Room
    table: Table | None
    you: You
    token: NotRequired[str | None]


class Looked(TypedDict):
    """A room as it is now."""

    room: Room
    table: Table | None
    you: You
    present: list[PersonId]
    spectators: Natural


class ListedRoom(TypedDict):
    """A public room."""

    id: str
    created: Time
    status: Status
    options: Options
    settings: Settings
    names: list[str | None]
    open: Natural
    seats: Natural
    spectators: Natural


class RoomList(TypedDict):
    """Public rooms that people may enter or watch."""

    rooms: list[ListedRoom]


class MyRoom(TypedDict):
    """A room of mine: my seats in it, and whether I must decide."""

    id: str
    updated: Time
    status: Status
    options: Options
    settings: Settings
    names: list[str | None]
    game: Natural
    seats: list[Seat]
    turn: bool
    host: bool


class MyRooms(TypedDict):
    """My rooms, newest first."""

    rooms: list[MyRoom]


class SeatLink(TypedDict):
    """The path of a page that moves a seat to another device."""

    path: str


class Done(TypedDict):
    """The request was fulfilled, and there is nothing to tell."""

    ok: Literal[True]


class MyRoomData(TypedDict):
    """What I said and played in one room, and as whom."""

    room: str
    people: list[PersonId]
    happenings: list[Happening]


class MyResult(TypedDict):
    """How a game ended for me."""

    room: str
    game: Natural
    seat: Seat
    at: Time
    points: int
    won: bool
    achievements: list[str]


class MyPush(TypedDict):
    """A room whose turns this browser is notified of, and where its push service takes the messages."""

    room: str
    created: Time
    endpoint: str
    p256dh: str
    auth: str


class MyPuzzle(TypedDict):
    """A puzzle that I tried, with my rating after it."""

    puzzle: str
    at: Time
    action: Action
    solved: bool
    rating: Natural


class MyData(TypedDict):
    """Everything that the server stores about the people of this browser."""

    rooms: list[MyRoomData]
    results: list[MyResult]
    days: list[DayTry]
    challenges: list[MyChallenge]
    puzzles: list[MyPuzzle]
    pushes: list[MyPush]


class DeviceRecord(TypedDict):
    """A record that a device keeps."""

    id: str
    record: dict[str, object]


class DealLine(TypedDict):
    """A strong bot's way through a deal, as a device holds it."""

    deal: str
    line: Line


class DeviceData(MyData):
    """Everything that a device holds: all that was said and played there, and what only devices keep."""

    records: list[DeviceRecord]
    lines: list[DealLine]
    packs: list[Pack]


class PushState(TypedDict):
    """Whether this browser is notified of its turns in a room. Without a key the server sends nothing."""

    key: str | None
    on: bool


class LogPage(TypedDict):
    """Part of a room's log."""

    happenings: list[Happening]
    seq: Natural
    more: bool


class Points(TypedDict):
    """Of some games."""

    mean: float | None
    best: int | None


class Summed(TypedDict):
    """Some games in numbers."""

    games: Natural
    wins: Natural
    points: Points


class SummedKind(Summed):
    """The games of one kind."""

    mode: Literal["family", "expert"]
    grozilla: bool
    players: Natural
    pack: NotRequired[str]


class RecentGame(TypedDict):
    """A game that ended not long ago."""

    room: str
    game: Natural
    at: Time
    seat: Seat
    points: list[int]
    winners: list[Seat]
    names: list[str]
    options: Options
    counted: bool
    pack: NotRequired[str]


class Statistics(Summed):
    """How the games of this browser ended."""

    by_mode: list[SummedKind]
    recent: list[RecentGame]


class Moment(TypedDict):
    """A finished game, and when it ended."""

    room: str
    game: Natural
    at: Time


class Rung(TypedDict):
    """One built-in bot in one kind of game: results against it, and when it was first beaten."""

    bot: str
    kind: Literal["family", "expert", "grozilla"]
    games: Natural
    wins: Natural
    best: int | None
    beaten: Moment | None


class Achievement(TypedDict):
    """One achievement; when it was first earned, and how often."""

    name: str
    times: Natural
    first: Moment | None


class BestCity(Moment):
    """One of the best cities."""

    points: int
    won: bool
    cards: list[Card]
    options: Options


class Streaks(TypedDict):
    """Games won in a row, and days in a row (UTC) on which a game ended."""

    wins: Natural
    longest_wins: Natural
    longest_days: Natural


class PlayerProgress(TypedDict):
    """What the games of this browser add up to."""

    ladder: list[Rung]
    achievements: list[Achievement]
    cities: list[BestCity]
    streaks: Streaks


# Games


class Frame(TypedDict):
    """The table after `n` actions, and the last of them."""

    n: Natural
    action: Action | None
    seat: Seat | None
    events: list[Event]
    state: State
    progress: list[dict[Card, Progress]]
    looks_at: list[list[Natural]]
    decks: list[dict[Card, Natural]]
    coins: dict[Action, int]


class SharedPicture(TypedDict):
    """A picture to share: an SVG without scripts and addresses, and a line of text that goes with it."""

    svg: str
    width: Natural
    height: Natural
    title: str
    text: str


class Replay(TypedDict):
    """A game to be watched."""

    options: Options
    players: list[str]
    actions: Natural
    first: Natural
    result: Result | None
    sheets: list[ScoreSheet] | None
    series: Series
    frames: list[Frame]
    pack: NotRequired[PackName]


PuzzleKind = Literal["family", "expert", "grozilla"]
PuzzleTheme = Literal[
    "monsters", "last-round", "finish", "claim", "deny", "save", "clear", "purchase", "effect"
]


class PuzzleInList(TypedDict):
    """A puzzle in the list. `solved` is null until I have tried it."""

    id: str
    kind: PuzzleKind
    players: Natural
    themes: list[PuzzleTheme]
    rating: Natural
    solved: bool | None


class Solver(TypedDict):
    """My rating as a solver of puzzles."""

    rating: Natural
    provisional: bool
    attempts: Natural
    solved: Natural


class Puzzles(TypedDict):
    """All puzzles, the id of today's, and how I am doing."""

    puzzles: list[PuzzleInList]
    today: str
    you: Solver


class PuzzleToSolve(PuzzleInList):
    """A puzzle with its position. `today`: it is the puzzle of the day."""

    today: bool
    seat: Seat
    position: Situation


class PuzzleChoice(TypedDict):
    """An action of a puzzle: the chance to win after it, and what speaks for it."""

    action: Action
    chance: float
    reason: Reason


class PuzzleAnswer(TypedDict):
    """The answer to a puzzle, all actions from the best to the worst, and one way the game may go on.

    Only a first attempt is `counted`; ratings are those before and after it.
    """

    solved: bool
    counted: bool
    choices: list[PuzzleChoice]
    line: Replay
    before: Solver
    you: Solver
    rating: Natural


class Kept(TypedDict):
    """Under which id a record is kept."""

    id: str


class KeptRecord(TypedDict):
    """A record that was imported."""

    record: Record


class Score(TypedDict):
    """A position counted."""

    sheets: list[ScoreSheet]
    points: list[int]
    coins: list[Natural]
    winners: list[Seat]


class ReviewJob(TypedDict):
    """A review that has begun."""

    job: str


class ReviewedMove(TypedDict):
    """A decision: the best action, what it would have gained, and the chance to win with it.

    `chances` are everybody's with the best action, `after` with the one played; a review of an earlier version has
    neither.
    """

    n: Natural
    seat: Seat
    action: Action
    best: Action
    reason: Reason
    loss: float
    chance: float
    chances: NotRequired[list[float]]
    after: NotRequired[list[float]]


class ReviewSoFar(TypedDict):
    """A review as far as it is."""

    done: Natural
    of: Natural
    finished: bool
    moves: list[ReviewedMove]


# Facts


class Bot(TypedDict):
    """A built-in bot."""

    name: str


class TextLimits(TypedDict):
    """The most characters."""

    chat: Natural
    name: Natural


class Info(TypedDict):
    """What this server is."""

    happycity: str
    protocol: Natural
    rules: Natural
    locales: list[str]
    bots: list[Bot]
    lan: bool
    limits: TextLimits
    operator: str | None
    retention_days: Natural


class BuildingCard(TypedDict):
    """A building of one of the decks."""

    id: str
    deck: int
    copies: int
    colours: list[str]
    cost: int
    income: int
    citizens: int
    hearts: int
    provenance: str
    note: str


class DwellingCard(TypedDict):
    """A dwelling."""

    id: str
    colours: list[str]
    cost: int
    income: int
    citizens: int
    hearts: int
    provenance: str
    note: str


class MarketCard(TypedDict):
    """One face of the Happy Market."""

    id: str
    colour: str | None
    income: int
    provenance: str
    note: str


class SpecialCard(TypedDict):
    """A special building. An effect is a piece with its parameters."""

    id: str
    pack: str
    needs: dict[Colour, int]
    income: int
    citizens: int
    hearts: int
    effects: list[dict[str, object]]
    provenance: str
    note: str


class MonsterCard(TypedDict):
    """A monster of the fourth deck."""

    id: str
    colour: str
    income: int
    citizens: int
    hearts: int
    effects: list[dict[str, object]]
    provenance: str
    note: str


class Catalogue(TypedDict):
    """All cards."""

    colours: list[str]
    buildings: list[Annotated[BuildingCard, AnyObject()]]
    dwellings: list[Annotated[DwellingCard, AnyObject()]]
    markets: list[Annotated[MarketCard, AnyObject()]]
    specials: list[Annotated[SpecialCard, AnyObject()]]
    monsters: list[Annotated[MonsterCard, AnyObject()]]
    tokens_per_colour: Natural


class ClientCard(TypedDict):
    """A card as the browser client draws it."""

    id: str
    kind: Literal["building", "dwelling", "market", "special", "monster"]
    colours: list[str]
    income: int
    citizens: int
    hearts: int
    provenance: str
    deck: NotRequired[Natural]
    copies: NotRequired[Natural]
    cost: NotRequired[Natural]
    pack: NotRequired[str]
    needs: NotRequired[dict[Colour, int]]


class PackCards(TypedDict):
    """The cards of a game with a custom pack, and the titles and effects of those that are not ours, as messages."""

    pack: Pack
    cards: list[ClientCard]
    messages: dict[str, str]


class RuleGroup(TypedDict):
    """A chapter of the rules."""

    id: str
    title: str


class Rule(TypedDict):
    """A numbered rule."""

    number: str
    group: str
    title: str
    text: str


class Rules(TypedDict):
    """The rules in a language."""

    locale: str
    groups: list[RuleGroup]
    rules: list[Rule]


class SearchResult(TypedDict):
    """The rules and cards that a question is about, the best first: numbers and ids."""

    locale: str
    rules: list[str]
    cards: list[str]


class Locales(TypedDict):
    """The languages, and the areas of their words."""

    default: str
    locales: list[str]
    areas: dict[str, list[str]]


class CompiledWords(TypedDict):
    """The words of an area in compiled form."""

    messages: dict[str, object]


class LessonInList(TypedDict):
    """A lesson."""

    id: str
    options: Options
    steps: Natural
    order: int


class Lessons(TypedDict):
    """The lessons in their order."""

    lessons: list[LessonInList]


class Lan(TypedDict):
    """Can other devices reach this server?"""

    open: bool
    possible: bool
    addresses: list[str]
