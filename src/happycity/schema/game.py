"""The JSON of a game as types: options, states, positions, records, events, the referee and programs as bots.

tools/schema_doc.py generates `docs/schema.json` from them. The game imports them for type checking only, so that they
cost nothing at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal, NotRequired

from happycity.schema._typing import TypedDict


class Detail:
    """More keywords of the JSON Schema for a type; pydantic calls the method."""

    def __init__(self, **keywords: object) -> None:
        self.keywords = keywords

    def __get_pydantic_json_schema__(
        self, core_schema: object, handler: Callable[[object], dict[str, object]]
    ) -> dict[str, object]:
        return {**handler(core_schema), **self.keywords}


CARD_PATTERN = "[a-z0-9]+(-[a-z0-9]+)*"
COLOUR_PATTERN = "(yellow|blue|orange|purple|green)"
ACTION_PATTERN = "|".join(
    [
        f"market {COLOUR_PATTERN}",
        f"discard {CARD_PATTERN}",
        "keep",
        "draw [1-4]",
        f"buy {CARD_PATTERN}( with {COLOUR_PATTERN}(,{COLOUR_PATTERN})*)?",
        "coin",
        f"claim {CARD_PATTERN}",
        "pass",
        "destroy ([1-9]|10)",
        "(gift|louvre) [0-4]",
        f"sphinx {CARD_PATTERN}",
    ]
)

Colour = Literal["yellow", "blue", "orange", "purple", "green"]
Mode = Literal["family", "expert"]
Scoring = Literal["product", "sum"]
Edition = Literal["fr", "en-GB", "en-US", "pl"]
Phase = Literal["market", "discard", "draw", "buy", "claim", "destroy", "gift", "louvre", "sphinx", "over"]
InterruptedPhase = Literal["draw", "buy", "claim"]
Natural = Annotated[int, Detail(minimum=0)]
Card = Annotated[str, Detail(pattern=f"^{CARD_PATTERN}$")]
Seat = Annotated[int, Detail(minimum=0, maximum=4)]
Slot = Annotated[int, Detail(minimum=1, maximum=10)]
Deck = Annotated[int, Detail(minimum=1, maximum=4)]
Action = Annotated[str, Detail(pattern=f"^({ACTION_PATTERN})$")]
Seed = Annotated[int, Detail(minimum=0)] | Annotated[str, Detail(pattern="^(0x)?[0-9a-fA-F]{1,64}$")]
Tokens = dict[Colour, Natural]


# Options and states


class Options(TypedDict, total=False):
    """What players agree on before a game; what is left out has its default."""

    players: Annotated[int, Detail(minimum=2, maximum=5, default=2)]
    mode: Annotated[Mode, Detail(default="family")]
    grozilla: Annotated[bool, Detail(default=False)]
    scoring: Annotated[Scoring, Detail(default="product")]
    edition: Annotated[Edition, Detail(default="fr")]


class CardInCity(TypedDict):
    """A card in its slot; a covered one has no colours."""

    id: Card
    colours: list[Colour]
    covered_by: Card | None


class City(TypedDict):
    """One player's city."""

    coins: Natural
    income: Natural
    citizens: int
    hearts: int
    points: int
    cards: Annotated[list[CardInCity], Detail(maxItems=10)]
    special: Card | None
    monster: Card | None
    tokens: NotRequired[Tokens]
    free_card: bool
    louvre_left: Natural
    copies: Card | None


class Pile(TypedDict):
    """A deck and its discard pile."""

    left: Natural
    discarded: Natural


class Interrupted(TypedDict):
    """What goes on after a building is destroyed, and which monster is arriving."""

    phase: InterruptedPhase
    turn: Seat
    monster: Card


class Result(TypedDict):
    """How a game ended, by seat; several winners share the win."""

    points: list[int]
    coins: list[Natural]
    winners: list[Seat]


class State(TypedDict):
    """What a player at the table sees."""

    options: Options
    round: Annotated[int, Detail(minimum=1)]
    phase: Phase
    turn: Seat
    seat: Seat
    last_round: bool
    central: Annotated[list[Card], Detail(maxItems=3)]
    decks: list[Pile]
    dwellings: dict[Card, Natural]
    specials: list[Card]
    tokens: NotRequired[Tokens]
    interrupted: Interrupted | None
    cities: Annotated[list[City], Detail(minItems=2, maxItems=5)]
    result: Result | None


class View(State):
    """A state for a bot: also its own seat, and how many of each card each deck still hides."""

    you: Seat
    unseen: list[dict[Card, Natural]]


# Positions and records


class Setup(TypedDict, total=False):
    """What chance would decide: decks with the top card first, special buildings on offer, the box."""

    decks: list[list[Card] | None]
    specials: list[Card]
    box: list[Card]


class PositionSetup(TypedDict, total=False):
    """The cards still in the decks, the top one first, in the discard piles and in the box."""

    decks: list[list[Card] | None]
    discards: list[list[Card] | None]
    box: list[Card]


class PositionCard(TypedDict):
    """A card of a position that is not written as its id alone."""

    id: Card
    colours: NotRequired[list[Colour]]
    covered_by: NotRequired[Card | None]


class PositionCity(TypedDict):
    """A city of a position: coins and cards are needed."""

    coins: Natural
    cards: Annotated[list[str | PositionCard], Detail(maxItems=10)]
    special: NotRequired[Card | None]
    monster: NotRequired[Card | None]
    tokens: NotRequired[Tokens]
    free_card: NotRequired[bool]
    louvre_left: NotRequired[Natural]
    copies: NotRequired[Card | None]


class PositionPile(TypedDict, total=False):
    """How many cards a deck and its discard pile hold."""

    left: Natural
    discarded: Natural


class Position(TypedDict):
    """A state, or part of one: what is left out is filled in."""

    options: Options
    phase: Phase
    turn: Seat
    cities: Annotated[list[PositionCity], Detail(minItems=2, maxItems=5)]
    seat: NotRequired[Seat]
    round: NotRequired[Annotated[int, Detail(minimum=1)]]
    last_round: NotRequired[bool]
    central: NotRequired[Annotated[list[Card], Detail(maxItems=3)]]
    decks: NotRequired[list[PositionPile]]
    dwellings: NotRequired[dict[Card, Natural]]
    specials: NotRequired[list[Card]]
    tokens: NotRequired[Tokens]
    interrupted: NotRequired[Interrupted | None]
    setup: NotRequired[PositionSetup]


class FullSetup(TypedDict):
    """All cards in the decks, in the discard piles and in the box."""

    decks: list[list[Card]]
    discards: list[list[Card]]
    box: list[Card]


class FullPosition(State):
    """A whole state and what it hides, as a game writes its own position."""

    setup: FullSetup


if TYPE_CHECKING:
    AnyPosition = Position | FullPosition
else:
    AnyPosition = Position  # a full position is one that leaves nothing out


class Pack(TypedDict):
    """A custom pack of cards."""

    name: str
    sha256: Annotated[str, Detail(pattern="^[0-9a-f]{64}$")]
    content: str


class Record(TypedDict):
    """A saved game."""

    happycity: Literal[1]
    rules: Annotated[int, Detail(minimum=1)]
    options: Options
    seed: NotRequired[Seed | None]
    setup: NotRequired[Setup | None]
    position: NotRequired[AnyPosition | None]
    pack: NotRequired[Pack | None]
    players: NotRequired[list[str]]
    actions: list[Action]
    draws: NotRequired[list[Card]]
    result: NotRequired[Result | None]


# Events


class MarketChosen(TypedDict):
    """A player takes a Happy Market."""

    event: Literal["market-chosen"]
    seat: Seat
    colour: Colour


class Income(TypedDict):
    """A player is paid an income."""

    event: Literal["income"]
    seat: Seat
    coins: Natural


class Coins(TypedDict):
    """Coins gained or, below 0, lost; the reason is the card that gives or takes them, or `coin`."""

    event: Literal["coins"]
    seat: Seat
    coins: int
    reason: Card


class Discarded(TypedDict):
    """A card of the central area goes to its discard pile."""

    event: Literal["discarded"]
    seat: Seat
    card: Card
    deck: Deck


class Drawn(TypedDict):
    """A card comes to light."""

    event: Literal["drawn"]
    seat: Seat
    card: Card
    deck: Deck


class Reshuffled(TypedDict):
    """A discard pile becomes a deck of `cards` cards."""

    event: Literal["reshuffled"]
    deck: Deck
    cards: Natural


class Bought(TypedDict):
    """A card is bought with coins and tokens."""

    event: Literal["bought"]
    seat: Seat
    card: Card
    coins: Natural
    tokens: list[Colour]


class Claimed(TypedDict):
    """A special building is taken."""

    event: Literal["claimed"]
    seat: Seat
    special: Card
    slot: Slot


class Replaced(TypedDict):
    """The last card of a city makes room for a special building."""

    event: Literal["replaced"]
    seat: Seat
    card: Card
    slot: Slot


class Token(TypedDict):
    """A Stop-Zilla token is gained, or used up to pass a monster on."""

    event: Literal["token-gained", "token-spent"]
    seat: Seat
    colour: Colour


class MonsterMoved(TypedDict):
    """A monster comes to stay before a city, or leaves the game."""

    event: Literal["monster-arrived", "monster-left"]
    seat: Seat
    monster: Card


class MonsterPassed(TypedDict):
    """A monster moves on to another city."""

    event: Literal["monster-passed"]
    seat: Seat
    monster: Card
    to: Seat


class Destroyed(TypedDict):
    """A monster covers a building."""

    event: Literal["destroyed"]
    seat: Seat
    slot: Slot
    card: Card
    monster: Card


Copied = TypedDict(
    "Copied", {"event": Literal["copied"], "seat": Seat, "special": Card, "from": Seat | None}
)  # a Sphinx copies a special building, from the box if `from` is null


class Round(TypedDict):
    """A round begins or ends."""

    event: Literal["round-started", "round-ended"]
    round: Annotated[int, Detail(minimum=1)]


class LastRound(TypedDict):
    """A city has its tenth card."""

    event: Literal["last-round"]
    seat: Seat


class Over(TypedDict):
    """The game has ended."""

    event: Literal["over"]
    result: Result


Event = (
    MarketChosen
    | Income
    | Coins
    | Discarded
    | Drawn
    | Reshuffled
    | Bought
    | Claimed
    | Replaced
    | Token
    | MonsterMoved
    | MonsterPassed
    | Destroyed
    | Copied
    | Round
    | LastRound
    | Over
)


# The referee


class New(TypedDict):
    """Begin a game."""

    cmd: Literal["new"]
    options: NotRequired[Options | None]
    seed: NotRequired[Seed | None]
    setup: NotRequired[Setup | None]


class Load(TypedDict):
    """Go on from a position or a record."""

    cmd: Literal["load"]
    position: NotRequired[Position]
    record: NotRequired[Record]
    seed: NotRequired[Seed | None]


class Play(TypedDict):
    """Play an action."""

    cmd: Literal["play"]
    action: str


class Ask(TypedDict):
    """Ask for something about the game."""

    cmd: Literal["state", "legal", "events"]


class AskRecord(TypedDict):
    """Save the game."""

    cmd: Literal["record"]
    players: NotRequired[list[str]]


class AskView(TypedDict):
    """What a bot in a seat would see."""

    cmd: Literal["view"]
    seat: NotRequired[Seat]


class Undo(TypedDict):
    """Go back to the point after `to` actions, or one action back."""

    cmd: Literal["undo"]
    to: NotRequired[Natural]


class Choose(TypedDict):
    """What a built-in bot would do."""

    cmd: Literal["choose"]
    bot: NotRequired[str]
    think_ms: NotRequired[Annotated[int, Detail(minimum=1)]]


Command = New | Load | Play | Ask | AskRecord | AskView | Undo | Choose


class Answer(TypedDict):
    """What the referee answers to a command, as far as the command asks for it."""

    ok: Literal[True]
    events: NotRequired[list[Event]]
    state: NotRequired[State]
    legal: NotRequired[list[Action]]
    record: NotRequired[Record]
    view: NotRequired[View]
    action: NotRequired[Action]


class Refusal(TypedDict):
    """Why a command was refused: a code and its arguments to translate, and an English sentence."""

    ok: Literal[False]
    code: str
    args: dict[str, object]
    error: str


# Programs as bots


class Hello(TypedDict):
    """The first line to a program."""

    hello: Literal["happycity"]
    protocol: Literal[1]
    seat: Seat
    options: Options


class Name(TypedDict):
    """A program's answer to hello."""

    name: str


class Decide(TypedDict):
    """A decision for a program."""

    decide: View
    legal: list[Action]
    ms: Annotated[int, Detail(minimum=1)]


class Decision(TypedDict):
    """A program's answer."""

    action: Action


class End(TypedDict):
    """The last line to a program."""

    end: Result
