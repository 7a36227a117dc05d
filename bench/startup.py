"""Measure how long quick commands take to start: `python bench/startup.py [runs]`.

The processor time counts, since a busy machine makes the clock meaningless. The target is 0.3 seconds for each command.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import time

CODE = "from happycity.cli.main import main; main()"
COMMANDS = (["--help"], ["cards", "golden gate"], ["rules", "monster"], ["--lang", "fr", "cards", "louvre"])
TARGET_S = 0.3


def measure(argv: list[str]) -> tuple[float, float]:
    """Clock and processor seconds of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run([sys.executable, *argv], check=True, stdout=subprocess.DEVNULL, env=dict(os.environ))
    clock = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    print(f"{'command':<34} {'clock':>7} {'processor':>10}   (medians of {runs}, seconds)")
    slow = []
    for argv in (["-c", "pass"], *(["-c", CODE, *command] for command in COMMANDS)):
        measure(argv)  # the first run writes byte code
        times = [measure(argv) for _ in range(runs)]
        clock, processor = (statistics.median(column) for column in zip(*times, strict=True))
        name = "python alone" if argv[1] == "pass" else "happycity " + " ".join(argv[2:])
        print(f"{name:<34} {clock:>7.3f} {processor:>10.3f}")
        if processor > TARGET_S:
            slow.append(name)
    if slow:
        print(f"above {TARGET_S} s: {', '.join(slow)}")


if __name__ == "__main__":
    main()
