"""The city of the day: one deal a day and size, the same everywhere, derived from the date (UTC).

The derivation is public, because a device without a network must find the same deal. So nothing here is a secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from happycity.game.options import Options
from happycity.rooms.calendar import date_of, number_of
from happycity.rooms.people import Settings
from happycity.rooms.plans import ME, RoomPlan
from happycity.rooms.refusal import Refusal
from happycity.version import BOTS_VERSION, RULES_VERSION

if TYPE_CHECKING:
    from happycity.schema.deals import SizeOfDay
    from happycity.schema.room import SharedDeal

DERIVATION: Final = 1
"""The version of everything below that decides what is dealt and who plays. It rises with every change of that."""
VERSIONS: Final = f"{DERIVATION}.{RULES_VERSION}.{BOTS_VERSION}"
"""Of the derivation and of the rules, which decide the cards, and of the bots, which decide the replies."""
DOMAIN: Final = b"happycity city of the day"
FIRST_DAY: Final = "2026-11-01"
"""There was no city of the day before."""
DAY_MS: Final = 24 * 3600 * 1000
MAX_PACE_MS: Final = 10_000


@dataclass(frozen=True, slots=True)
class DaySize:
    """One of the deals of a day."""

    options: Options
    bot: str
    simulations: int
    """The bot's budget for each decision: as strong on a phone, where Python is slow, as on a server."""


SIZES: Final[Mapping[str, DaySize]] = MappingProxyType(
    {
        "family": DaySize(Options(players=2, mode="family"), "easy", 30),
        "expert": DaySize(Options(players=2, mode="expert"), "normal", 200),
        "grozilla": DaySize(Options(players=3, mode="expert", grozilla=True), "normal", 200),
    }
)


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The deal of a day in one size."""

    day: str
    name: str
    size: DaySize
    seed: str
    """256 bits in hex."""
    seat: int
    """Where the player sits; bots have the other seats."""
    versions: str = VERSIONS

    @property
    def id(self) -> str:
        """Its name and its versions: `2026-11-18/family/1.2.1`."""
        return f"{city_of_day(self.day, self.name)}{self.versions}"

    @property
    def has_other_bots(self) -> bool:
        """Was it dealt by another release, whose bots may choose otherwise?"""
        return self.versions != VERSIONS

    @property
    def ids_of_same_cards(self) -> list[str]:
        """The names of the deals with the same cards, whatever the version of the bots."""
        city = city_of_day(self.day, self.name)
        return [f"{city}{DERIVATION}.{RULES_VERSION}.{bots}" for bots in range(1, BOTS_VERSION + 1)]

    @property
    def seats(self) -> list[str]:
        """`me` or a bot on each seat."""
        players = self.size.options.players
        return [ME if seat == self.seat else self.size.bot for seat in range(players)]

    @property
    def simulations(self) -> dict[str, int]:
        """The budget of its bots, by level."""
        return {self.size.bot: self.size.simulations}

    def to_payload(self) -> SizeOfDay:
        """What may be known before it is played."""
        return {
            "size": self.name, "options": self.size.options.to_json(), "seat": self.seat, "bot": self.size.bot,
            "simulations": self.size.simulations,
        }  # fmt: skip


def today(now_ms: int) -> str:
    """The day of a moment, which begins and ends at midnight UTC.

    >>> today(1_794_960_000_000 - 1), today(1_794_960_000_000)
    ('2026-11-17', '2026-11-18')
    """
    return date_of(now_ms // DAY_MS)


def end_of_day(now_ms: int) -> int:
    """When the day of a moment ends."""
    return (now_ms // DAY_MS + 1) * DAY_MS


def find_day(day: str, size: str, now_ms: int) -> DayDeal:
    """The deal of a day that has begun."""
    if size not in SIZES or number_of(day) is None or not FIRST_DAY <= day <= today(now_ms):
        raise Refusal("no-such-day", value=f"{day}/{size}"[:40])
    return derive_day(day, size)


def city_of_day(day: str, size: str) -> str:
    """How the names of a day's deals in one size begin, in every version."""
    return f"{day}/{size}/"


def parse_deal(id: str) -> DayDeal:
    """The deal of a try, perhaps of an earlier release.

    >>> parse_deal("2026-11-18/family/1.2.1") == derive_day("2026-11-18", "family", "1.2.1")
    True
    """
    day, size, versions = id.split("/")
    return derive_day(day, size, versions)


def derive_day(day: str, size: str, versions: str = VERSIONS) -> DayDeal:
    """The deal of a day, from its date, its size and the versions of the derivation and of the rules.

    Other bots are other opponents, but the cards stay: releases that differ in nothing else deal the same city.

    >>> derive_day("2026-11-18", "family").seed[:16]
    'd4af582621ee4152'
    """
    derivation, rules, *_ = versions.split(".")
    what = (DOMAIN, f"{derivation}.{rules}".encode(), day.encode(), size.encode())
    seed = hashlib.sha256(b"\0".join((*what, b"deal"))).hexdigest()
    place = hashlib.sha256(b"\0".join((*what, b"seat"))).digest()
    found = SIZES[size]
    return DayDeal(day, size, found, seed, int.from_bytes(place[:8], "big") % found.options.players, versions)


def plan_day(deal: DayDeal, pace: int, *, counted: bool) -> RoomPlan:
    """The plan of a room for a try. In the one that counts nothing is taken back, hinted at or watched."""
    if not 0 <= pace <= MAX_PACE_MS:
        raise Refusal("bad-settings", field="pace", low=0, high=MAX_PACE_MS)
    settings = Settings(
        pace=pace, bot=deal.size.bot, undo=not counted, hints=not counted, spectators=not counted
    )
    shared: SharedDeal = {"kind": "day", "id": deal.id, "counted": counted}
    return RoomPlan(
        deal.size.options.to_json(), settings, deal.seats,
        {"seed": deal.seed, "simulations": deal.simulations, "shared": shared},
    )  # fmt: skip
