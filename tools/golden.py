"""Write the golden games anew (tests/golden/*.json): records with their full event logs and last states.

They pin down what the rules do, event by event. Write them anew only when a change of behaviour is meant, and look at
the difference before committing it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from happycity import Game, Options

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "golden"
QUIET = ("keep", "coin", "pass")


def every_kind() -> dict[str, Options]:
    """The name of each golden game and its options."""
    games = {
        f"{mode}{'-grozilla' if grozilla else ''}-{players}": Options(players, mode, grozilla)
        for mode in ("family", "expert")
        for grozilla in (False, True)
        for players in (2, 3, 4, 5)
    }
    games["family-sum-3"] = Options(3, "family", scoring="sum")
    games["expert-grozilla-pl-5"] = Options(5, "expert", grozilla=True, edition="pl")
    return games


def play(options: Options, seed: int) -> Game:
    """A game in which more is bought, claimed and paid with tokens than by pure chance."""
    game, rng = Game(options, seed=seed), random.Random(seed)
    while not game.over:
        legal = game.legal()
        busy = [action for action in legal if action not in QUIET]
        game.play(rng.choice(busy if busy and rng.random() < 0.7 else legal))
    return game


def richest(options: Options) -> Game:
    """Of some games the one in which the most different things happen."""
    games = [play(options, seed) for seed in range(12)]
    return max(games, key=lambda game: len({(e["event"], e.get("reason")) for e in game.events}))


def text_of(game: Game) -> str:
    """A golden file: one event per line, so that a difference is easy to read."""
    parts: dict[str, Any] = {"record": game.record(), "events": game.events, "state": game.state()}
    events = ",\n".join("  " + json.dumps(event) for event in parts["events"])
    return (
        f'{{"record": {json.dumps(parts["record"])},\n'
        f' "events": [\n{events}\n ],\n'
        f' "state": {json.dumps(parts["state"])}}}\n'
    )


def main() -> None:
    """Write one file for each kind of game."""
    TARGET.mkdir(exist_ok=True)
    for old in TARGET.glob("*.json"):
        old.unlink()
    for name, options in every_kind().items():
        (TARGET / f"{name}.json").write_text(text_of(richest(options)), encoding="utf-8")
    print(f"Wrote {len(every_kind())} golden games.")


if __name__ == "__main__":
    main()
