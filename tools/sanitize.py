"""Build the core with the undefined-behaviour sanitizer and play bots in every mode (`make sanitize`).

A shift by too many bits or an index outside an array ends the program. mypyc compiles some expressions with 32 bits
where Python integers have no limit. A test that compares results may miss that; the sanitizer does not.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHECKS = "-fsanitize=shift,bounds"
SEARCHING_BOTS = ("hard:20", "champion:20")
"""With few simulations."""
SUPPRESSIONS = "".join(f"shift-base:{place}\n" for place in ("CPy.h", "CPyDef_policy_", "CPyDef_result_"))
"""mypyc shifts negative numbers to make Python integers: in its own runtime, and where the search, which shifts nothing
itself, converts a negative income or lead to a float. Every compiler does what is meant."""


def build(folder: str) -> None:
    """Install a sanitized core into a folder of its own."""
    settings = {"CFLAGS": CHECKS, "LDFLAGS": CHECKS, "HAPPYCITY_OPT": "1", "HAPPYCITY_PURE": "0"}
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    command += ["--target", folder, str(ROOT)]
    subprocess.run(command, check=True, env=os.environ | settings)
    cores = list(Path(folder).glob("happycity_core__mypyc*"))
    if not cores or b"__ubsan_handle_shift" not in cores[0].read_bytes():
        raise SystemExit("The core was built without the sanitizer.")


def play(folder: str, games: int) -> None:
    """Play games in every mode and with every number of players, each with its own seed."""
    from happycity import rules
    from happycity.cards import default_catalogue
    from happycity.game.options import Options
    from happycity.lab.plan import Plan
    from happycity.lab.simulations import simulate
    from happycity.rules.facts import Facts
    from happycity.rules.playout import random_games

    if not rules.COMPILED or not str(rules.__file__).startswith(folder):
        raise SystemExit(f"The wrong core is loaded: {rules.__file__}")
    facts = Facts(default_catalogue())
    modes = list(product(range(2, 6), (False, True), (False, True), (False, True)))
    for seed, (players, expert, grozilla, by_sum) in enumerate(modes):
        totals = random_games(facts, players, expert, grozilla, by_sum, players - 1, games, seed)
        if totals.games != games:
            raise SystemExit(f"Only {totals.games} of {games} games were played.")
        options = Options(players, "expert" if expert else "family", grozilla, "sum" if by_sum else "product")
        result = simulate(Plan(SEARCHING_BOTS, options, seed), 1)
        if any("faults" in seat for seat in result["seats"]):
            raise SystemExit(f"A bot failed: {result}")
    print(
        f"Sanitized core: {games * len(modes)} random games and {len(modes)} of bots that search"
        f" in {len(modes)} modes, nothing undefined."
    )


def main() -> None:
    """Build, then play in a new process that sees only the sanitized core."""
    parser = argparse.ArgumentParser(description="play random games on a core built with the sanitizer")
    parser.add_argument("--games", type=int, default=500, help="games per mode")
    parser.add_argument(
        "--play", metavar="FOLDER", help="play on the core in this folder (used by the tool itself)"
    )
    options = parser.parse_args()
    if options.play:
        play(options.play, options.games)
        return
    with tempfile.TemporaryDirectory(prefix="happycity-sanitized-") as folder:
        build(folder)
        command = [sys.executable, __file__, "--games", str(options.games), "--play", folder]
        suppressions = Path(folder, "suppressions.txt")
        suppressions.write_text(SUPPRESSIONS)
        sanitizer = f"halt_on_error=1:print_stacktrace=1:suppressions={suppressions}"
        settings = {"PYTHONPATH": folder, "UBSAN_OPTIONS": sanitizer}
        if subprocess.run(command, check=False, env=os.environ | settings).returncode:
            raise SystemExit("The sanitizer stopped the game.")


if __name__ == "__main__":
    main()
