"""The puzzles that are shipped: data, one line each.

>>> puzzle = next(iter(load_puzzles().values()))
>>> str(puzzle.game().phase) in puzzle.at
True
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from happycity.game.game import Game

if TYPE_CHECKING:
    from happycity.schema.responses import PuzzleKind, PuzzleTheme

DATA: Final = Path(__file__).parent / "data" / "puzzles.json"
ID_LENGTH: Final = 7


class PuzzleRow(TypedDict):
    """A puzzle as it is stored."""

    id: str
    at: str
    themes: list[PuzzleTheme]
    level: int
    choices: list[tuple[str, float]]
    line: list[str]


class PuzzleBook(TypedDict):
    """The file: what the puzzles were checked with, and the puzzles."""

    rules: int
    depth: int
    margin: float
    puzzles: list[PuzzleRow]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one action is clearly best."""

    id: str
    """The beginning of the position's key: the same position is the same puzzle."""
    at: str
    """The position as `Game.notation` writes it: all that a player sees and remembers, nothing hidden."""
    themes: tuple[PuzzleTheme, ...]
    """What it is about, the main theme first."""
    level: int
    """Which built-in bots miss it: 0 none, 1 greedy, 2 easy too, 3 normal too."""
    choices: tuple[tuple[str, float], ...]
    """The actions with the chance to win after each, the best one first."""
    line: tuple[str, ...]
    """How a game went on, beginning with the answer; `draw 2=museum` is a draw and what it showed."""

    @property
    def answer(self) -> str:
        """The best action."""
        return self.choices[0][0]

    @property
    def kind(self) -> PuzzleKind:
        """Family, expert, or expert with Grozilla."""
        words = self._options
        return "grozilla" if "grozilla" in words else "expert" if "expert" in words else "family"

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self._options[0])

    @property
    def _options(self) -> list[str]:
        return self.at.split()[1].split(",")

    def game(self) -> Game:
        """The position with a new deal: its decks have another order each time."""
        return Game.from_notation(self.at)


def parse_puzzle(row: PuzzleRow) -> Puzzle:
    """A puzzle from its row."""
    choices = tuple((action, chance) for action, chance in row["choices"])
    return Puzzle(row["id"], row["at"], tuple(row["themes"]), row["level"], choices, tuple(row["line"]))


@cache
def load_puzzles() -> dict[str, Puzzle]:
    """All puzzles by id. The order mixes tables and themes."""
    return {row["id"]: parse_puzzle(row) for row in read_book(DATA)["puzzles"]}


def split_step(step: str) -> tuple[str, str | None]:
    """An action of a line, and the card that it reveals.

    >>> split_step("draw 2=museum"), split_step("coin")
    (('draw 2', 'museum'), ('coin', None))
    """
    action, _, card = step.partition("=")
    return action, card or None


def read_book(path: Path) -> PuzzleBook:
    """Read the file."""
    book: PuzzleBook = json.loads(path.read_text(encoding="utf-8"))
    return book


def write_book(path: Path, rules: int, depth: int, margin: float, puzzles: Sequence[PuzzleRow]) -> None:
    """Write the file, one puzzle a line, ordered by id."""
    head = json.dumps({"rules": rules, "depth": depth, "margin": margin})[1:-1]
    rows = ",\n".join(
        json.dumps(row, separators=(",", ":")) for row in sorted(puzzles, key=lambda row: row["id"])
    )
    path.write_text(f'{{{head}, "puzzles": [\n{rows}\n]}}\n', encoding="utf-8")
