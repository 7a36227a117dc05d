"""`happycity bench`: random games a second on this machine. The developers' benchmark is `make bench`."""

from __future__ import annotations

import time
from typing import TypedDict

from happycity import i18n
from happycity.cards import default_catalogue
from happycity.rules import COMPILED
from happycity.rules.facts import Facts
from happycity.rules.playout import random_games

CASES = (("family", False), ("expert", False), ("family", True), ("expert", True))


class Speed(TypedDict):
    """How fast one mode is played."""

    mode: str
    grozilla: bool
    games: int
    games_per_second: int
    actions_per_second: int


def measure_speed(facts: Facts, mode: str, grozilla: bool, seconds: float) -> Speed:
    """Play random games for a while and count them."""
    games = actions = 0
    batch = 1
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        totals = random_games(facts, 2, mode == "expert", grozilla, False, 1, batch, 1, games)
        games += batch
        actions += int(totals.actions)
        batch = min(10_000, max(1, int(games / max(spent, 0.001) * seconds / 10)))
    return {
        "mode": mode,
        "grozilla": grozilla,
        "games": games,
        "games_per_second": round(games / spent),
        "actions_per_second": round(actions / spent),
    }


def print_benchmark(seconds: float, json: bool, locale: str) -> None:
    """Measure every mode and print the speeds."""
    facts = Facts(default_catalogue())
    core = "compiled" if COMPILED else "interpreted"
    results = [measure_speed(facts, mode, grozilla, seconds) for mode, grozilla in CASES]
    if json:
        from happycity.jsonlines import encode

        print(encode({"core": core, "results": results}))
        return
    print(i18n.text(f"cli-bench-{core}", locale))
    for result in results:
        name = result["mode"] + (" + Grozilla" if result["grozilla"] else "")
        speed = {"games": result["games_per_second"], "actions": result["actions_per_second"]}
        print(f"  {name:<18} {i18n.text('cli-bench-line', locale, **speed)}")
