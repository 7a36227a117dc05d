"""The C yardstick (limit.c): compiled once per run, played beside our own core."""

import json
import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).with_name("limit.c")


@dataclass(frozen=True, slots=True)
class Moments:
    """Mean and variance of something that every game has one of."""

    mean: float
    variance: float


@dataclass(frozen=True, slots=True)
class Sample:
    """Many games: how long they took, and what they were like. Points are those of all players together."""

    games: int
    seconds: float
    actions: Moments
    rounds: Moments
    points: Moments

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.games / self.seconds


class Yardstick:
    """The compiled C program."""

    def __init__(self, folder: Path) -> None:
        self.compiler = shlex.split(os.environ.get("CC", "cc"))
        self.program = folder / "limit"
        if shutil.which(self.compiler[0]) is None:
            raise SystemExit("The benchmark compares with a program in C and needs a C compiler (cc).")
        subprocess.run(
            [*self.compiler, "-O3", "-march=native", str(SOURCE), "-o", str(self.program)], check=True
        )

    def play(self, games: int, players: int, seed: int) -> Sample:
        """Play random family games in C."""
        command = [str(self.program), str(games), str(players), str(seed)]
        answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        moments = {name: Moments(**answer[name]) for name in ("actions", "rounds", "points")}
        return Sample(answer["games"], answer["seconds"], **moments)
