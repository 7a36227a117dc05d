"""Challenges: a finished game whose cards a friend plays in the same seat, against bots that think by simulations."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from happycity.bots.levels import BUILT_IN
from happycity.game.options import Options
from happycity.game.verify import verify
from happycity.rooms.days import SIZES, derive_day, today
from happycity.rooms.people import Settings
from happycity.rooms.plans import ME, RoomPlan
from happycity.rooms.records import player_names, read_record
from happycity.rooms.refusal import Refusal
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.schema.deals import StoredChallenge
    from happycity.schema.game import Options as OptionsPayload
    from happycity.schema.room import RoomRecord, SharedDeal

SIMULATIONS: Final[Mapping[str, int]] = MappingProxyType(
    {"easy": 30, "normal": 400, "hard": 2000, "champion": 5000}
)
"""What bots of each level think about a decision in challenges. In other games the clock may cut them short."""
PEOPLE_BECOME: Final = "normal"
"""The bot on the seat of a person who was an opponent."""


def make_challenge(record: Mapping[str, object], seat: int, now_ms: int) -> StoredChallenge:
    """The challenge to beat a seat of a finished game. Nobody else's name stays in it.

    The game must have been dealt by its seed under the present rules, or the friend would meet other cards; and it may
    not be a city of today, which a friend could learn by heart.
    """
    game = read_record(record)
    if not game.over:
        raise Refusal("not-over")
    if seat >= game.options.players:
        raise Refusal("no-such-seat", seat=seat, last=game.options.players - 1)
    todays = {derive_day(today(now_ms), size).seed for size in SIZES}
    has_other_cards = record.get("position") is not None or record.get("rules") != RULES_VERSION
    if has_other_cards or verify(record) or record.get("seed") in todays:
        raise Refusal("no-challenge")
    names = [*player_names(record), *[""] * game.options.players][: game.options.players]
    bots = [_level(name) for name in names]
    kept = {**record, "players": [f"bot:{bot}" for bot in bots]}
    kept.pop("fair", None)
    return {"record": cast("RoomRecord", kept), "seat": seat, "name": names[seat], "bots": bots}


def _level(name: str) -> str:
    level = name.removeprefix("bot:")
    return level if name.startswith("bot:") and level in BUILT_IN else PEOPLE_BECOME


def plan_challenge(id: str, challenge: StoredChallenge, pace: int, *, counted: bool) -> RoomPlan:
    """The plan of a friend's room. In the try that counts nothing is taken back, hinted at or watched."""
    record, seat = challenge["record"], challenge["seat"]
    options: OptionsPayload = Options.from_json(record["options"]).to_json()
    wanted = [ME if number == seat else bot for number, bot in enumerate(challenge["bots"])]
    settings = Settings(pace=pace, undo=not counted, hints=not counted, spectators=not counted)
    shared: SharedDeal = {"kind": "challenge", "id": id, "counted": counted}
    return RoomPlan(
        options, settings, wanted,
        {
            "seed": str(record.get("seed")), "setup": record.get("setup"), "simulations": {**SIMULATIONS},
            "shared": shared,
        },
    )  # fmt: skip
