"""Random games of every kind of table, for what must hold in all of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from happycity import Game, Options
from happycity.cards import default_catalogue

Json = dict[str, Any]

# Special buildings that ask questions or reach far: an expert game has most of them on offer, or they would be rare.
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


def every_table(few: int = 1, many: int = 60) -> Callable[..., Any]:
    """Give a test `options` and `seeds`: a few games of every kind of table, and many in `make torture`."""
    quick = [pytest.param(options, range(few), id=title(options)) for options in OPTIONS]
    long = [
        pytest.param(
            options, range(few, few + many), id=f"{title(options)}-torture", marks=pytest.mark.torture
        )
        for options in OPTIONS
    ]
    return pytest.mark.parametrize(("options", "seeds"), quick + long)


def new_game(options: Options, seed: int) -> Game:
    """A game from a seed; in expert mode with telling special buildings on offer."""
    if options.mode == "family":
        return Game(options, seed=seed)
    rng = random.Random(seed)
    pack = [special.id for special in default_catalogue().specials_of("expert")]
    telling = rng.sample(TELLING, 3)
    rest = rng.sample([special for special in pack if special not in telling], options.players - 1)
    return Game(options, seed=seed, setup={"specials": telling + rest})


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


def snapshot(game: Game) -> str:
    """All that can be seen of a game from outside, as one text to compare or hash."""
    return json.dumps(
        [game.state(), sorted(map(str, game.legal())), list(game.actions), list(game.draws)], sort_keys=True
    )
