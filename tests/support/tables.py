"""Random games of every kind of table, for what must hold in all of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

from happycity import Action, Game, Options
from happycity.cards import default_catalogue
from happycity.schema.game import State

Json = dict[str, Any]

COLOURS = ("yellow", "blue", "orange", "purple", "green")

# Special buildings that ask questions or reach far: they would be too rare by chance.
TELLING = ("sphinx", "louvre", "statue-of-liberty", "castle", "undersea-tunnel", "versailles", "arcade")

OPTIONS = [
    Options(players=players, mode=mode, grozilla=grozilla)
    for mode in ("family", "expert")
    for grozilla in (False, True)
    for players in (2, 3, 4, 5)
]
# The variants ride along with other tables instead of doubling their number.
OPTIONS[1] = Options(players=3, scoring="sum", edition="pl")
OPTIONS[-1] = Options(players=5, mode="expert", grozilla=True, scoring="sum", edition="pl")


def title(options: Options) -> str:
    """`expert-grozilla-4`: how pytest calls a table."""
    return f"{options.mode}{'-grozilla' if options.grozilla else ''}-{options.players}"


def every_table(few: int = 2, many: int = 40, *, grozilla: bool | None = None) -> Callable[..., Any]:
    """Give a test `options` and `seeds`: a few games of every kind of table, and many in `make torture`."""
    tables = [options for options in OPTIONS if grozilla in (None, options.grozilla)]
    quick = [pytest.param(options, range(few), id=title(options)) for options in tables]
    long = [
        pytest.param(
            options, range(few, few + many), id=f"{title(options)}-torture", marks=pytest.mark.torture
        )
        for options in tables
    ]
    return pytest.mark.parametrize(("options", "seeds"), quick + long)


def new_game(options: Options, seed: int) -> Game:
    """Even seeds make a game from its beginning, odd ones go on from cities that have much in them already."""
    return Game.from_position(stocked(options, seed), seed=seed) if seed % 2 else Game(options, seed=seed)


def stocked(options: Options, seed: int) -> Json:
    """A position with a special building in most cities, and monsters and tokens about: what random games see rarely."""
    rng = random.Random(seed)
    catalogue = default_catalogue()
    decks = (1, 2, 3, 4) if options.grozilla else (1, 2, 3)
    supply = [card.id for card in catalogue.buildings if card.deck in decks for _ in range(card.copies)]
    supply += [card.id for card in catalogue.dwellings for _ in range(options.dwellings)]
    rng.shuffle(supply)
    pack = [special.id for special in catalogue.specials_of(options.mode)]
    likely = rng.sample(TELLING, 2) if options.mode == "expert" else []
    others = [special for special in pack if special not in likely]
    pack = likely + rng.sample(others, options.players + 2 - len(likely))
    owned = rng.sample(pack, options.players)
    colours = rng.sample(COLOURS, options.players)
    cities = []
    for seat in range(options.players):
        market = f"happy-market:{colours[seat]}" if options.mode == "expert" else "happy-market"
        cards = [market, *dict.fromkeys(supply.pop() for _ in range(rng.randint(2, 6)))]
        special = owned[seat] if rng.random() < 0.8 else None
        if special:
            cards.insert(rng.randint(1, len(cards)), special)
        city: Json = {"coins": rng.randint(0, 12), "cards": cards}
        city |= {"louvre_left": 2} if special == "louvre" else {}
        city |= {"free_card": True} if special == "undersea-tunnel" else {}
        cities.append(city)
    offered = [special for special in pack if not any(special in city["cards"] for city in cities)]
    if options.grozilla:
        _haunt(rng, cities)
    return {"options": options.to_json(), "phase": "draw", "turn": 0, "cities": cities, "specials": offered}


def _haunt(rng: random.Random, cities: list[Json]) -> None:
    """A monster in front of a city, one on a card, and a token or two for everybody."""
    monsters = rng.sample([monster.id for monster in default_catalogue().monsters], 2)
    rng.choice(cities)["monster"] = monsters[0]
    cards = rng.choice(cities)["cards"]
    place = rng.randrange(len(cards))
    cards[place] = {"id": cards[place].partition(":")[0], "covered_by": monsters[1]}
    tokens = rng.sample([colour for colour in COLOURS for _ in range(3)], 2 * len(cities))
    for city in cities:
        held = [tokens.pop() for _ in range(rng.randint(0, 2))]
        city["tokens"] = {colour: held.count(colour) for colour in COLOURS}


def pick(rng: random.Random, game: Game) -> str:
    """A legal action; claims and purchases more often than by chance, so that games develop."""
    actions = [str(action) for action in game.legal()]
    weights = [4 if action.startswith(("claim", "buy")) else 1 for action in actions]
    return rng.choices(actions, weights)[0]


def moments(options: Options, seed: int) -> Iterator[Game]:
    """One random game, before every action and at its end. It is the same object, further on each time."""
    game = new_game(options, seed)
    rng = random.Random(seed + 1000)
    while not game.over:
        yield game
        game.play(pick(rng, game))
    yield game


@dataclass(frozen=True)
class Moment:
    """What a spectator sees at one moment of a game; the actions are those that led to it."""

    state: State
    legal: list[str]
    actions: list[Action]


@lru_cache(maxsize=2 * len(OPTIONS))
def story(options: Options, seed: int) -> list[Moment]:
    """All moments of one random game, for tests that only look; the few of a quick run are played once."""
    seen = []
    for game in moments(options, seed):
        seen.append(Moment(game.state(), list(map(str, game.legal())), list(game.actions)))
    return seen


def snapshot(game: Game) -> str:
    """All that can be seen of a game from outside, as one text to compare or hash."""
    seen = [game.state(), sorted(map(str, game.legal())), list(game.actions), list(game.draws)]
    return json.dumps(seen, sort_keys=True)
