"""Engine and model side by side: after every action the same legal actions and the same state."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from happycity.game.game import Game
from happycity.game.options import Options
from tests.oracle import count
from tests.oracle.facts import pack
from tests.oracle.model import Model
from tests.oracle.positions import (
    position,
    random_options,
    random_setup,
    random_table,
    sparse,
    start_somewhere,
)

# Plain random play takes coins and discards all day; these weights make cities grow and monsters come.
WEIGHTS = {"buy": 4.0, "claim": 6.0, "draw": 1.0, "sphinx": 4.0, "sphinx box": 1.0}


class Difference(AssertionError):
    """Engine and model disagree."""


def play_new(seed: int, mode: str | None = None) -> Counter[str]:
    """A whole game from its setup."""
    rng = Random(f"new {seed}")
    options = random_options(rng, mode)
    setup = random_setup(rng, options)
    game = Game(Options.from_json(options), seed=seed, setup=setup)
    return play(rng, game, Model.new(options, setup), {"options": options, "setup": setup})


def play_position(seed: int, mode: str = "expert", special: str | None = None) -> Counter[str]:
    """A game from a random position. The special building, any one if none is named, is in a city or on offer."""
    rng = Random(f"position {mode} {special} {seed}")
    options = random_options(rng, mode)
    special = special or rng.choice(pack(mode))
    offer = [special] if seed % 2 else []
    wanted = [] if offer else [special]
    if mode == "expert" and special != "sphinx" and rng.random() < 0.8:
        wanted.append("sphinx")
    model = Model(random_table(rng, options, wanted, offer))
    start_somewhere(rng, model)
    start = deepcopy(sparse(model) if rng.random() < 0.3 else position(model))
    return play(rng, Game.from_position(start, seed=seed), model, {"position": start})


def play(rng: Random, game: Game, model: Model, start: dict[str, Any]) -> Counter[str]:
    """Play to the end and compare all the way. Returns what was met."""
    met: Counter[str] = Counter(games=1)
    actions: list[str] = []
    try:
        compare(game, model, met)
        while model.table.phase != "over":
            if rng.random() < 0.02:
                start, game = reload(rng, model)
                actions.clear()
                met["reloaded"] += 1
                compare(game, model, met)
            action = choose(rng, model)
            actions.append(action)
            events = game.play(action)
            model.play(action, revealed(events))
            compare(game, model, met)
            if differences := unlike(events, model.events, "events"):
                raise Difference("\n".join(differences))
    except AssertionError as error:
        raise Difference(f"{error}\nafter {actions}\nfrom {json.dumps(start)}") from error
    return met + model.used + Counter(effects(model))


def reload(rng: Random, model: Model) -> tuple[dict[str, Any], Game]:
    """Write the table down in the middle of the game and go on from there, whatever the phase."""
    for pile in [*model.table.piles, model.table.box]:
        pile.ordered = True  # a position tells the order, so from now on it is known
    start = deepcopy(sparse(model) if rng.random() < 0.5 else position(model))
    return {"position": start}, Game.from_position(start, seed=rng.randrange(1000))


def choose(rng: Random, model: Model) -> str:
    """Any legal action, by weight; a special building is often the one to be destroyed."""
    legal = sorted(model.legal())
    weights = [WEIGHTS.get(action, WEIGHTS.get(action.split()[0], 1.0)) for action in legal]
    if model.table.phase == "destroy":
        cards = model.table.cities[model.table.seat].cards
        weights = [5.0 if cards[int(action.split()[1]) - 1].special else 1.0 for action in legal]
    return rng.choices(legal, weights)[0]


def revealed(events: Sequence[Mapping[str, Any]]) -> list[str]:
    """The cards that chance revealed: drawn ones, and a Sphinx's copy from the box."""
    drawn = [event["card"] for event in events if event["event"] == "drawn"]
    copied = [event["special"] for event in events if event["event"] == "copied" and event["from"] is None]
    return drawn + copied


def compare(game: Game, model: Model, met: Counter[str]) -> None:
    """The same legal actions and the same state in every field."""
    legal = game.legal()
    if len(set(legal)) != len(legal) or set(legal) != model.legal():
        raise Difference(f"legal: engine {sorted(legal)}, model {sorted(model.legal())}")
    differences = list(unlike(game.state(), model.state(), "state"))
    if differences:
        raise Difference("\n".join(differences))
    met["states"] += 1
    met[f"phase {model.table.phase}"] += 1


def effects(model: Model) -> list[str]:
    """What each special building was worth in the end, for the coverage of a run."""
    table = model.table
    lines = []
    for seat, city in enumerate(table.cities):
        if city.effect:
            _, citizens, hearts = count.printed_symbols(city)
            extra = count.symbols_of_special(table, seat, (citizens, hearts))
            income = count.incomes(table, final=True)[seat] - max(0, count.printed_symbols(city)[0])
            name = f"sphinx as {city.effect}" if city.copies else city.effect
            lines.append(f"worth {name}: {income} income, {extra[0]} inhabitants, {extra[1]} hearts")
    return lines


def unlike(engine: Any, model: Any, path: str) -> list[str]:
    """Where two pieces of JSON differ."""
    if engine == model:
        return []
    if isinstance(engine, dict) and isinstance(model, dict):
        if engine.keys() != model.keys():
            return [f"{path}: engine has {list(engine)}, model {list(model)}"]
        return [line for key in engine for line in unlike(engine[key], model[key], f"{path}.{key}")]
    if isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        pairs = enumerate(zip(engine, model, strict=True))
        return [line for index, (one, two) in pairs for line in unlike(one, two, f"{path}[{index}]")]
    return [f"{path}: engine {engine}, model {model}"]
