"""Where in the game a position stands: round, phase, whose turn it is and who decides."""

from __future__ import annotations

from typing import Final

from happycity.game.positions.loading import Loading
from happycity.game.state import INTERRUPTED_PHASES
from happycity.rules import codes
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.monsters import has_open_card
from happycity.rules.table import City
from happycity.rules.turn import begin_turn, can_copy, to_draw
from happycity.schema.validate import Validator, abbreviate

MAX_ROUNDS: Final = 1_000_000
RESUMABLE: Final = tuple(INTERRUPTED_PHASES.values())


def read_phase(loading: Loading) -> None:
    """Set round, phase, turn and seat."""
    fields, table = loading.fields, loading.table
    phase = fields.text("phase")
    if phase not in codes.PHASES:
        fields.refuse("unknown-phase", "phase", value=abbreviate(phase), expected=" | ".join(codes.PHASES))
    table.phase = codes.PHASES.index(phase)
    table.round = fields.number("round", 1, MAX_ROUNDS, 1)
    last = loading.options.players - 1
    table.turn = _read_seat(fields, "turn", last)
    table.seat = _read_seat(fields, "seat", last, table.turn)
    full = any(city.size >= SLOTS for city in table.cities)
    table.last_round = fields.flag("last_round", full) or full
    if phase == "destroy":
        _read_interrupted(loading)
    elif table.seat != table.turn:
        fields.refuse("seat-is-not-turn", "seat", value=table.seat, phase=phase, turn=table.turn, last=last)


def _read_seat(fields: Validator, field: str, last: int, default: int | None = None) -> int:
    value = fields.get(field, default, "number")
    if isinstance(value, bool) or not isinstance(value, int):
        fields.wrong_type(field, value, "number")
    if not 0 <= value <= last:
        fields.refuse("seat-unknown", field, value=abbreviate(value), last=last)
    return value


def _read_interrupted(loading: Loading) -> None:
    """A building is being destroyed: by the monster in front, because another arrives (R-G9)."""
    table = loading.table
    fields = loading.fields.nested("interrupted")
    phase = fields.text("phase")
    if phase not in RESUMABLE:
        fields.refuse("unknown-phase", "phase", value=abbreviate(phase), expected=" | ".join(RESUMABLE))
    table.resume = codes.PHASES.index(phase)
    if _read_seat(fields, "turn", loading.options.players - 1, table.turn) != table.turn:
        fields.refuse("turns-differ", "turn", value=fields.content["turn"], turn=table.turn)
    fields.require("monster")
    table.arriving = loading.read_monster(fields, "monster")


def validate_phase(loading: Loading) -> None:
    """Refuse a phase that nothing on the table asks for, and skip one that the rules skip."""
    table = loading.table
    city = table.cities[table.seat]
    phase = table.phase
    possible = {
        codes.MARKET: _is_drafting_markets(loading),
        codes.GIFT: city.gift > 0,
        codes.LOUVRE: city.louvre_left > 0,
        codes.SPHINX: city.copies == NOTHING and _has_sphinx(loading, city) and can_copy(table, table.seat),
        codes.DESTROY: city.monster != NOTHING and has_open_card(city),
    }
    if not possible.get(phase, True):
        loading.fields.refuse("phase-not-asked", "phase", phase=codes.PHASES[phase], seat=table.seat)
    if phase == codes.DISCARD:
        begin_turn(table, table.turn)
    elif phase == codes.DRAW:
        to_draw(table)


def _is_drafting_markets(loading: Loading) -> bool:
    """Happy Markets are chosen from the last seat to the first (R-X2): the later seats have theirs."""
    cities, turn = list(loading.table.cities), loading.table.turn
    return (
        loading.options.expert
        and not any(city.size for city in cities[: turn + 1])
        and all(city.size == 1 and _is_market(loading, city.open_card(0)) for city in cities[turn + 1 :])
    )


def _is_market(loading: Loading, card: int) -> bool:
    return loading.facts.first_market <= card < loading.facts.first_special


def _has_sphinx(loading: Loading, city: City) -> bool:
    name = loading.codec.card_id(city.special)
    return bool(name and city.hooks and "copy-special" in loading.codec.pieces[name])
