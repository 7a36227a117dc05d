"""Shell completion of modes, editions, bots, cards and rules. Imports nothing before Tab is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def _modes() -> Iterable[str]:
    from happycity.game.options import MODES

    return MODES


def _scorings() -> Iterable[str]:
    from happycity.game.options import SCORINGS

    return SCORINGS


def _editions() -> Iterable[str]:
    from happycity.game.options import EDITIONS

    return EDITIONS


def _bots() -> Iterable[str]:
    from happycity.bots.levels import BUILT_IN

    return BUILT_IN


def _cards() -> Iterable[str]:
    from happycity.cards import default_catalogue

    return sorted({card.id for card in default_catalogue().cards()})


def _rules() -> Iterable[str]:
    from happycity.game.rulebook import NUMBERS

    return [f"R-{number}" for number in NUMBERS]


def _completer(values: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """Complete an argument to one of these values; in a list with commas, the last item."""

    def complete(incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [before + comma + value for value in values() if value.startswith(last)]

    return complete


modes, scorings, editions = _completer(_modes), _completer(_scorings), _completer(_editions)
bots, cards, rules = _completer(_bots), _completer(_cards), _completer(_rules)
