"""Lines in and out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO


class Quit(Exception):
    """The player leaves."""


class Console:
    """Prints lines and reads answers."""

    def __init__(self, source: TextIO, target: TextIO, *, echo: bool = False) -> None:
        self.source = source
        self.target = target
        self.echo = echo
        """Repeat the input where no terminal does, so that a transcript reads like a conversation."""

    def line(self, text: str = "") -> None:
        """Print one line."""
        self.target.write(text + "\n")
        self.target.flush()

    def lines(self, texts: Iterable[str]) -> None:
        """Print several lines."""
        for text in texts:
            self.line(text)

    def show_prompt(self) -> None:
        """Print the prompt."""
        self.target.write("> ")
        self.target.flush()

    def accept(self, line: str) -> str:
        """The input without needless spaces. The end of the input quits."""
        if not line:
            self.line()
            raise Quit
        text = " ".join(line.split())
        if self.echo:
            self.line(text)
        return text
