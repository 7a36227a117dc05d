"""What a shell may complete: modes, editions, bots and cards. Nothing is imported before somebody presses Tab."""

from __future__ import annotations

from collections.abc import Iterable

from happycity.cli.translate import among


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


modes, scorings, editions = among(_modes), among(_scorings), among(_editions)
bots, cards, rules = among(_bots), among(_cards), among(_rules)
