"""How long the quick commands take to start: `python bench/startup.py [runs]`, with the Python that has happycity.

The processor time counts (a busy machine makes the clock meaningless); the target is 0.3 seconds for each of them.
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
TARGET = 0.3


def once(words: list[str]) -> tuple[float, float]:
    """Clock and processor seconds of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL, env=dict(os.environ))
    clock = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    print(f"{'command':<34} {'clock':>7} {'processor':>10}   (medians of {runs}, seconds)")
    slow = []
    for words in (["-c", "pass"], *(["-c", CODE, *command] for command in COMMANDS)):
        once(words)  # the first run writes byte code
        times = [once(words) for _ in range(runs)]
        clock, processor = (statistics.median(column) for column in zip(*times, strict=True))
        name = "python alone" if words[1] == "pass" else "happycity " + " ".join(words[2:])
        print(f"{name:<34} {clock:>7.3f} {processor:>10.3f}")
        if processor > TARGET:
            slow.append(name)
    if slow:
        print(f"above {TARGET} s: {', '.join(slow)}")


if __name__ == "__main__":
    main()
