"""Achievements: what one seat's finished game tells. Each is a question about the story of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from happycity.cards.model import Market

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.cards import Catalogue
    from happycity.game.game import Game
    from happycity.schema.game import City, Result

FULL_CITY: Final = 10
BEHIND: Final = 8
"""A head start: the city is full before any other has this many cards."""


@dataclass(frozen=True, slots=True)
class GameStory:
    """A finished game, with what its last position no longer shows."""

    catalogue: Catalogue
    result: Result
    cities: Sequence[City]
    is_product: bool
    """Are points citizens times hearts? Only such points are compared with a fixed number."""
    points_by_round: Sequence[Sequence[int]]
    """The points of every city at the end of each round."""
    monsters: Sequence[int]
    """How many monsters came to each city."""
    sizes_when_full: Sequence[int] | None
    """The sizes of all cities at the end of the turn that filled the first one."""


def tell_story(game: Game) -> GameStory:
    """Walk through a finished game once."""
    walked = game.copy()
    walked.undo(0)
    monsters = [0] * game.options.players
    rounds: list[list[int]] = []
    sizes: list[int] | None = None
    for action in game.actions:
        for event in walked.play(action):
            if event["event"] == "monster-arrived":
                monsters[event["seat"]] += 1
            elif event["event"] == "monster-passed":
                monsters[event["to"]] += 1
            elif event["event"] == "round-ended":
                rounds.append([city["points"] for city in walked.state()["cities"]])
            elif event["event"] in {"bought", "claimed"} and sizes is None:
                held = [len(city["cards"]) for city in walked.state()["cities"]]
                sizes = held if max(held) == FULL_CITY else None
    state = game.state()
    assert state["result"] is not None, "the game is over"
    is_product = game.options.scoring == "product"
    return GameStory(game.catalogue, state["result"], state["cities"], is_product, rounds, monsters, sizes)


def _won(story: GameStory, seat: int) -> bool:
    return story.result["winners"] == [seat]


def _others(story: GameStory, seat: int) -> list[int]:
    return [points for other, points in enumerate(story.result["points"]) if other != seat]


def won_with_a_negative_card(story: GameStory, seat: int) -> bool:
    """A building that takes citizens, hearts or income away stands uncovered in the winner's city."""
    for held in story.cities[seat]["cards"]:
        card = story.catalogue.find(held["id"])
        if card is None or held.get("covered_by") is not None:
            continue
        gifts = [card.income] if isinstance(card, Market) else [card.income, card.citizens, card.hearts]
        if min(gifts) < 0:
            return _won(story, seat)
    return False


def won_with_one_coin(story: GameStory, seat: int) -> bool:
    """One coin is left, or none."""
    return _won(story, seat) and story.result["coins"][seat] <= 1


def won_without_a_special(story: GameStory, seat: int) -> bool:
    """Another city has a special building, the winner's has none."""
    has_special = [city["special"] is not None for city in story.cities]
    return _won(story, seat) and not has_special[seat] and any(has_special)


def survived_three_monsters(story: GameStory, seat: int) -> bool:
    """Three monsters came, and the city won all the same."""
    return _won(story, seat) and story.monsters[seat] >= 3


def won_by_coins(story: GameStory, seat: int) -> bool:
    """Somebody else has as many points, but fewer coins."""
    return _won(story, seat) and story.result["points"][seat] in _others(story, seat)


def won_by_one_point(story: GameStory, seat: int) -> bool:
    """The next city is one point behind."""
    return _won(story, seat) and story.result["points"][seat] == max(_others(story, seat)) + 1


def won_by_double(story: GameStory, seat: int) -> bool:
    """At least twice the points of every other city, which has some."""
    best = max(_others(story, seat))
    return _won(story, seat) and best > 0 and story.result["points"][seat] >= 2 * best


def came_from_last(story: GameStory, seat: int) -> bool:
    """The fewest points, and alone with so few, after half of the rounds."""
    if len(story.points_by_round) < 2:
        return False
    points = story.points_by_round[len(story.points_by_round) // 2 - 1]
    return _won(story, seat) and points.count(min(points)) == 1 and points[seat] == min(points)


def filled_first(story: GameStory, seat: int) -> bool:
    """A full city while no other has eight cards."""
    sizes = story.sizes_when_full
    return (
        sizes is not None
        and sizes[seat] == FULL_CITY
        and all(size < BEHIND for other, size in enumerate(sizes) if other != seat)
    )


def in_harmony(story: GameStory, seat: int) -> bool:
    """As many citizens as hearts."""
    return _won(story, seat) and story.cities[seat]["citizens"] == story.cities[seat]["hearts"]


def shows_every_colour(story: GameStory, seat: int) -> bool:
    """All five colours stand in the winner's city."""
    colours = {colour for card in story.cities[seat]["cards"] for colour in card["colours"]}
    return _won(story, seat) and len(colours) == 5


def won_among_five(story: GameStory, seat: int) -> bool:
    """The best of five cities."""
    return _won(story, seat) and len(story.cities) == 5


def made_fifty(story: GameStory, seat: int) -> bool:
    """Fifty points."""
    return story.is_product and story.result["points"][seat] >= 50


def made_hundred(story: GameStory, seat: int) -> bool:
    """A hundred points."""
    return story.is_product and story.result["points"][seat] >= 100


ACHIEVEMENTS: Final[Mapping[str, Callable[[GameStory, int], bool]]] = MappingProxyType(
    {
        "fifty": made_fifty,
        "hundred": made_hundred,
        "harmony": in_harmony,
        "colours": shows_every_colour,
        "no-special": won_without_a_special,
        "negative": won_with_a_negative_card,
        "one-coin": won_with_one_coin,
        "one-point": won_by_one_point,
        "by-coins": won_by_coins,
        "double": won_by_double,
        "comeback": came_from_last,
        "head-start": filled_first,
        "five": won_among_five,
        "monsters": survived_three_monsters,
    }
)
"""Every achievement, as a page lists them. Each has its messages `achievement-<name>` and `achievement-<name>-help`."""


def achievements_of(story: GameStory, seat: int) -> list[str]:
    """The achievements of one seat in a finished game."""
    return [name for name, is_earned in ACHIEVEMENTS.items() if is_earned(story, seat)]
