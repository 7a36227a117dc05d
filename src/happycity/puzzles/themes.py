"""What a puzzle is about: each theme is a condition on the position, the answer and the runner-up.

The order is that of `THEMES`; the first theme that applies is the puzzle's main one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.bots.reasons.central import opponents_able_to_buy
from happycity.rules.codes import (
    BUY,
    CLAIM,
    COIN,
    DESTROY,
    DISCARD,
    GIFT,
    LOUVRE,
    NOTHING,
    SLOTS,
    SPHINX,
)
from happycity.rules.engine import play
from happycity.rules.moves import argument_of, kind_of, tokens_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from happycity.rules.table import Table
    from happycity.schema.responses import PuzzleTheme as Theme


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A position with its best action and the best of the others."""

    table: Table
    answer: int
    runner_up: int

    @property
    def kinds(self) -> set[int]:
        """The kinds of the two actions."""
        return {int(kind_of(self.answer)), int(kind_of(self.runner_up))}


def is_about_monsters(dilemma: Dilemma) -> bool:
    """A monster destroys or gives, or one of the two purchases spends tokens or sends the monster away (R-G5)."""
    table = dilemma.table
    if table.phase in (DESTROY, GIFT):
        return True
    if table.phase != BUY or not table.grozilla:
        return False
    moves = (dilemma.answer, dilemma.runner_up)
    return any(tokens_of(move) for move in moves) or any(_sends_monster_away(table, move) for move in moves)


def is_last_round(dilemma: Dilemma) -> bool:
    """Somebody has ten cards, so this is the last turn (R-E1)."""
    return bool(dilemma.table.last_round)


def may_finish(dilemma: Dilemma) -> bool:
    """Exactly one of the two actions fills the city and so begins the last round."""
    if dilemma.table.last_round or dilemma.table.phase not in (BUY, CLAIM):
        return False
    return _fills_city(dilemma.table, dilemma.answer) != _fills_city(dilemma.table, dilemma.runner_up)


def is_claim(dilemma: Dilemma) -> bool:
    """Claim a special building now, another one, or wait (R-B9, R-B10)."""
    return bool(dilemma.table.phase == CLAIM)


def denies(dilemma: Dilemma) -> bool:
    """The answer discards a card that an opponent could pay for before the next turn."""
    if kind_of(dilemma.answer) != DISCARD:
        return False
    return bool(opponents_able_to_buy(dilemma.table, int(argument_of(dilemma.answer))))


def saves_or_spends(dilemma: Dilemma) -> bool:
    """One of the two actions takes a coin, the other one buys."""
    return dilemma.table.phase == BUY and COIN in dilemma.kinds


def clears(dilemma: Dilemma) -> bool:
    """Step 1: discard or keep, for the sake of one's own city (R-B3)."""
    return dilemma.table.phase == DISCARD and not denies(dilemma)


def is_purchase(dilemma: Dilemma) -> bool:
    """Which card to buy."""
    return bool(dilemma.table.phase == BUY and dilemma.kinds == {BUY})


def is_effect(dilemma: Dilemma) -> bool:
    """What the Louvre or the Sphinx should look at (R-X24, R-X29)."""
    return dilemma.table.phase in (LOUVRE, SPHINX)


THEMES: Final[Mapping[Theme, Callable[[Dilemma], bool]]] = {
    "monsters": is_about_monsters,
    "last-round": is_last_round,
    "finish": may_finish,
    "claim": is_claim,
    "deny": denies,
    "save": saves_or_spends,
    "clear": clears,
    "purchase": is_purchase,
    "effect": is_effect,
}


def themes_of(dilemma: Dilemma) -> list[Theme]:
    """Every theme that applies, the main one first."""
    return [theme for theme, applies in THEMES.items() if applies(dilemma)]


def _sends_monster_away(table: Table, move: int) -> bool:
    """Does a purchase move the monster in front of the buyer's city on?"""
    seat = int(table.seat)
    monster = table.cities[seat].monster
    if monster == NOTHING or kind_of(move) != BUY:
        return False
    after = table.copy()
    play(after, move, 0)
    return bool(after.cities[seat].monster != monster)


def _fills_city(table: Table, move: int) -> bool:
    """Does an action put the tenth card into the city? Not the Statue, which takes another card's place."""
    if kind_of(move) not in (BUY, CLAIM):
        return False
    seat = int(table.seat)
    after = table.copy()
    play(after, move, 0)
    return bool(after.cities[seat].size >= SLOTS)
