"""Rooms, people, tables."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from happycity.errors import Arguments
from happycity.schema._typing import TypedDict
from happycity.schema.game import Action, Card, Colour, Detail, Natural, Options, Record, Seat, State

PersonId = Annotated[str, Detail(pattern="^p[0-9]+$")]
Hex = Annotated[str, Detail(pattern="^[0-9a-f]+$")]
Status = Literal["lobby", "playing", "over", "closed"]
Time = Annotated[int, Detail(description="milliseconds since 1970")]
Face = Literal[
    "fox", "panda", "rabbit", "bear", "koala", "tiger", "frog", "penguin", "owl", "hedgehog", "turtle", "bee",
    "hamster", "monkey", "wolf", "mouse",
]  # fmt: skip
PersonColour = Literal["red", "amber", "lime", "teal", "sky", "navy", "violet", "pink"]
SharedKind = Literal["day", "challenge"]
Reaction = Literal["clap", "laugh", "wow", "cry", "think", "heart"]


class Reason(TypedDict):
    """Why not, or why: a message's id and its arguments."""

    code: str
    args: Arguments


class Refused(Reason):
    """What the server does not grant, with one English sentence."""

    error: str


# Rooms


class Settings(TypedDict):
    """What the host decides besides the options of the game."""

    public: bool
    clock: Annotated[int | None, Detail(description="seconds for a decision")]
    pace: Annotated[int, Detail(description="milliseconds that a bot's move takes at least")]
    hints: bool
    chat: bool
    undo: bool
    spectators: bool
    pass_and_play: bool
    lesson: str | None
    bot: Annotated[str, Detail(description="who plays for those who are away")]


class Avatar(TypedDict):
    """How somebody is shown besides the name."""

    face: Face
    colour: PersonColour


class Person(TypedDict):
    """Somebody who joined."""

    id: PersonId
    name: str
    seat: Seat | None
    role: Literal["player", "spectator"]
    program: bool
    muted: bool
    gone: bool
    avatar: Avatar


class Place(TypedDict):
    """A seat at the table. `away`: it is a person's, and a bot plays there until they return."""

    seat: Seat
    kind: Literal["open", "human", "bot", "away"]
    person: PersonId | None
    name: str | None
    bot: str | None


class UndoWish(TypedDict):
    """An undo that waits for the answers of `waiting`, the other players."""

    asked: Natural
    person: PersonId
    seat: Seat
    to: Natural
    agreed: list[PersonId]
    waiting: list[PersonId]


class RemovalWish(TypedDict):
    """A host's request to remove `whom` from a running game, which waits for the answers of `waiting`."""

    asked: Natural
    person: PersonId
    whom: PersonId
    voters: list[PersonId]
    agreed: list[PersonId]
    waiting: list[PersonId]


class FairShuffle(TypedDict):
    """The commitment to the shuffle; the secret is null until the game is over."""

    game: str
    commitment: Hex
    nonces: dict[str, Hex]
    secret: Hex | None


class Proof(TypedDict):
    """The opened shuffle of a game that is over, for `happycity verify`."""

    game: str
    commitment: Hex
    secret: Hex
    nonces: list[Hex]


class SharedDeal(TypedDict):
    """A deal that several people play, each in a room of their own: a city of the day or a challenge."""

    kind: SharedKind
    id: Annotated[str, Detail(description="such as 2026-11-18/family/1.2, or the id of the challenge")]
    counted: Annotated[bool, Detail(description="does this try count, or is it practice?")]


class PackName(TypedDict):
    """The custom pack that a game is played with."""

    name: str
    sha256: str


class Room(TypedDict):
    """A room as everybody sees it. Only a device has rooms with a custom pack."""

    id: str
    status: Status
    seq: Natural
    created: Time
    game: Natural
    options: Options
    settings: Settings
    host: PersonId | None
    people: list[Person]
    seats: list[Place]
    wins: list[Natural]
    undo: UndoWish | None
    removal: RemovalWish | None
    fair: FairShuffle
    shared: NotRequired[SharedDeal]
    pack: NotRequired[PackName]


class RoomSummary(TypedDict):
    """A room in a list of rooms, as the store keeps it."""

    status: Status
    options: Options
    settings: Settings
    names: list[str | None]
    open: Natural
    seats: Natural
    people: dict[PersonId, Seat | None]
    host: PersonId | None
    deciding: Seat | None
    driven: bool
    game: Natural


class ResultDetail(TypedDict):
    """A finished game as statistics keep it, with the cards of one city."""

    options: Options
    names: list[str]
    points: list[int]
    winners: list[Seat]
    cards: NotRequired[list[Card]]
    achievements: NotRequired[list[str]]
    pack: NotRequired[PackName]


class You(TypedDict):
    """What this browser or token holds in a room."""

    people: list[PersonId]
    seats: list[Seat]
    host: bool


# Tables


class Need(TypedDict):
    """Cards of a colour that a special building asks for."""

    need: Natural
    have: Natural


class Progress(TypedDict):
    """How far a city is from a special building."""

    met: bool
    needs: dict[Colour, Need]
    missing: dict[str, Natural]


class Lesson(TypedDict):
    """Where a learner is; other actions are refused while `expected` is not null."""

    id: str
    step: Natural
    steps: Natural
    message: str | None
    expected: Action | None
    rules: list[str]


class SheetLine(TypedDict):
    """One source of symbols or points."""

    code: str
    arguments: Arguments
    income: int
    citizens: int
    hearts: int
    points: int


class ScoreSheet(TypedDict):
    """The columns of a city and the lines that add up to them."""

    seat: Seat
    income: int
    citizens: int
    hearts: int
    points: int
    coins: Natural
    lines: list[SheetLine]


class Series(TypedDict):
    """For charts: by seat, what each city had at the end of each round."""

    rounds: list[Natural]
    coins: list[list[int]]
    income: list[list[int]]
    points: list[list[int]]


class FreeUndo(TypedDict):
    """How far a seat may go back without asking anybody."""

    seat: Seat | None
    free: Natural | None


class Situation(TypedDict):
    """A state with everything that a client would need rules for."""

    state: State
    legal: list[Action]
    reasons: dict[str, Reason]
    prices: dict[Card, int]
    coins: dict[Action, int]
    progress: list[dict[Card, Progress]]
    looks_at: list[list[Natural]]
    decks: list[dict[Card, Natural]]


class Table(Situation):
    """The table of a room."""

    actions: Natural
    deadline: Time | None
    undo: FreeUndo | None
    lesson: Lesson | None
    sheets: list[ScoreSheet] | None
    series: Series | None


class RoomRecord(Record):
    """The record of a room's game; before its end without the seed and what was hidden."""

    fair: NotRequired[Proof]
