"""Features: the name, the unit and the bounds of every number of an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from happycity.cards import COLOURS
from happycity.envs.core.float32 import HIGHEST, LOWEST
from happycity.envs.ruleset import Ruleset
from happycity.rules.codes import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from happycity.game.options import Options

NUMBERS: Final = ("coins", "income", "citizens", "hearts", "points", "cards")
BELOW_ZERO: Final = ("citizens", "hearts", "points")


class Feature(NamedTuple):
    """One number of an observation. Its value is what it counts, divided by `divisor`; a flag is 0 or 1.

    >>> from happycity import Options
    >>> features(Options())[11]
    Feature(name='round', divisor=10, lowest=0, highest=1023)
    """

    name: str
    divisor: int
    lowest: int = 0
    highest: int = HIGHEST


def features(options: Options) -> tuple[Feature, ...]:
    """Every feature of a ruleset, in the order of an observation.

    >>> from happycity import Options
    >>> [feature.name for feature in features(Options())[13:17]]
    ['turn +0', 'turn +1', 'decides +0', 'decides +1']
    """
    rules = Ruleset.of(options)
    return (*_table(rules), *(each for k in range(options.players) for each in _city(rules, f"city +{k}")))


def _flags(block: str, names: Iterable[str]) -> Iterator[Feature]:
    return (Feature(f"{block} {name}", 1, 0, 1) for name in names)


def _counts(block: str, names: Iterable[str], divisor: int = 10) -> Iterator[Feature]:
    return (Feature(f"{block} {name}", divisor) for name in names)


def _table(rules: Ruleset) -> Iterator[Feature]:
    """The table's own features."""
    seats = [f"+{k}" for k in range(rules.options.players)]
    buildings, dwellings, specials, monsters = _cards(rules)
    yield from _flags("phase", (*PHASES, "pay"))
    yield Feature("round", 10)
    yield Feature("last round", 1, 0, 1)
    for block in ("turn", "decides", "first player"):
        yield from _flags(block, seats)
    for deck in range(1, rules.layout.decks + 1):
        yield from _counts(f"deck {deck}", ("left", "discarded"))
    yield from _counts("central", buildings, 2)
    yield from _counts("unseen", buildings + monsters, 2)
    yield from _counts("left", dwellings)
    yield from _flags("offered", specials)
    if rules.options.grozilla:
        yield from _counts("supply", COLOURS)
        yield from _flags("arriving", monsters)
        yield from _flags("resumes", ("draw", "buy", "claim"))
        yield from _flags("paying", buildings + dwellings)
        yield from _counts("spent", COLOURS)


def _city(rules: Ruleset, city: str) -> Iterator[Feature]:
    """The features of one city."""
    buildings, dwellings, specials, monsters = _cards(rules)
    for name in NUMBERS:
        lowest = LOWEST if name in BELOW_ZERO else 0
        yield Feature(f"{city} {name}", 100 if name == "points" else 10, lowest)
    yield from _counts(city, COLOURS)
    yield from _flags(f"{city} holds", buildings + dwellings)
    yield from _flags(f"{city} special", specials)
    if rules.layout.placed:
        yield from _counts(f"{city} slot", buildings + dwellings)
        yield Feature(f"{city} special slot", 10)
    if rules.options.expert:
        yield from _flags(f"{city} market", COLOURS)
        yield Feature(f"{city} free card", 1, 0, 1)
        yield Feature(f"{city} louvre left", 2)
        yield from _flags(f"{city} copies", specials)
    if rules.options.grozilla:
        yield from _counts(f"{city} token", COLOURS)
        yield from _flags(f"{city} monster", monsters)
        yield from _counts(f"{city} slot under", monsters)


def _cards(rules: Ruleset) -> tuple[list[str], list[str], list[str], list[str]]:
    """The ids of the buildings, dwellings, special buildings and monsters of a ruleset."""
    ids, facts, layout = rules.codec.ids, rules.codec.facts, rules.layout
    specials = [ids[card] for card in facts.pack(rules.options.expert)]
    monsters = ids[facts.first_monster :] if rules.options.grozilla else []
    return ids[: layout.buildings], ids[facts.first_dwelling : facts.end_dwelling], specials, monsters
