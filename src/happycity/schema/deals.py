"""Deals that several people play, each in a room of their own: cities of the day, and challenges."""

from __future__ import annotations

from typing import Annotated, Literal

from happycity.schema._typing import TypedDict
from happycity.schema.game import Action, City, Detail, Natural, Options, Seat
from happycity.schema.room import RoomRecord, Time

Day = Annotated[str, Detail(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Size = Annotated[str, Detail(description="family, expert or grozilla")]


class SizeOfDay(TypedDict):
    """What is known of a deal before it is played: the player's seat, and the bot on all others."""

    size: Size
    options: Options
    seat: Seat
    bot: str
    simulations: Natural


class DayTry(TypedDict):
    """A visitor's try at a city of the day that counts; the numbers are null until its game is over."""

    day: Day
    size: Size
    room: str
    began: Time
    finished: Time | None
    points: int | None
    coins: int | None
    won: bool | None


class TriedDay(TypedDict):
    """A day in a visitor's calendar."""

    day: Day
    tries: list[DayTry]


class DayStreak(TypedDict):
    """Days in a row with a finished try, until today or yesterday."""

    days: Natural
    longest: Natural
    today: bool


class Days(TypedDict):
    """Today's cities, and this visitor's tries, newest day first."""

    today: Day
    ends: Time
    sizes: list[SizeOfDay]
    days: list[TriedDay]
    streak: DayStreak


class Bar(TypedDict):
    """How many visitors made that many points."""

    points: int
    players: Natural


class LineRound(TypedDict):
    """What a seat decided in a round, and its city at the end of the round."""

    round: Natural
    actions: list[Action]
    city: City


class Line(TypedDict):
    """One seat's way through a finished game."""

    seat: Seat
    name: str
    points: int
    coins: int
    won: bool
    rounds: list[LineRound]


class DayResult(TypedDict):
    """A city of the day and how it went. Only a server knows who else played; it says so afterwards."""

    day: Day
    deal: SizeOfDay
    counts: Annotated[bool, Detail(description="would a try that begins now count?")]
    mine: DayTry | None
    line: Line | None
    players: Natural | None
    place: Natural | None
    histogram: list[Bar] | None
    simulations: Annotated[Natural, Detail(description="of the strong bot whose line can be asked for")]
    bots_changed: Annotated[
        bool, Detail(description="is the try of a release whose bots may choose otherwise?")
    ]


class BotLine(TypedDict):
    """A strong bot's way through a deal, as soon as it is played, and the round in which it parts from mine."""

    status: Literal["playing", "finished"]
    done: Natural
    line: Line | None
    parting: Natural | None


class StoredChallenge(TypedDict):
    """A finished game to beat, as the store keeps it: without the names of its other people."""

    record: RoomRecord
    seat: Seat
    name: str
    bots: list[str]


class MyChallenge(TypedDict):
    """A challenge that I made (`room` is null), or my try at one."""

    id: str
    at: Time
    name: str
    room: str | None
    points: int | None


class Challenge(TypedDict):
    """What is to be beaten. Both ways through the deal appear once mine is over; `friends` are for the challenger."""

    id: str
    options: Options
    seat: Seat
    bots: Annotated[list[str], Detail(description="the level on each seat; the player's own does not count")]
    name: str
    points: int
    own: bool
    room: Annotated[str | None, Detail(description="of my try that counts")]
    finished: bool
    line: Line | None
    friends: list[Line]
    partings: Annotated[list[Natural | None], Detail(description="by friend: the first round that differs")]
    reply: Annotated[str | None, Detail(description="without a server: the id that brings my game back")]
