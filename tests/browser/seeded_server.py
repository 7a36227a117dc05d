"""Run the server with reproducible deals: `python seeded_server.py FILE`, where FILE holds the seed.

Only the deal is fixed. Room ids, tokens and everything else stay random. A test that writes the file begins a new series
of deals.
"""

from __future__ import annotations

import hashlib
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path

from happycity.game import fair_shuffle
from happycity.server.runtime import ids
from happycity.server.runtime.ids import RandomIds


class Deals:
    """A series of secrets from the first line of a file. Any change of the file begins it again."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.content = ""
        self.count = 0

    def next_secret(self) -> str:
        content = self.file.read_text(encoding="utf-8")
        if content != self.content:
            self.content, self.count = content, 0
        self.count += 1
        seed = content.partition("\n")[0]
        return hashlib.sha256(f"{seed} {self.count}".encode()).hexdigest()


def seed_of(game: str, secret: str, nonces: Sequence[str]) -> str:
    """The seed of a deal from the secret alone: the room's id and the players' nonces are random."""
    return hashlib.sha256(b"deal " + secret.encode()).hexdigest()


class SeededIds(RandomIds):
    """Random ids, and secrets from a file."""

    deals: Deals

    def secret(self) -> str:
        return self.deals.next_secret()


if __name__ == "__main__":
    SeededIds.deals = Deals(Path(sys.argv[1]))
    ids.RandomIds = SeededIds  # type: ignore[misc]
    fair_shuffle.seed_of = seed_of
    sys.argv = ["happycity.server"]
    runpy.run_module("happycity.server", run_name="__main__", alter_sys=True)
