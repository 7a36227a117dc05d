"""Commands a second through the pure rooms: decide and apply, without an event loop or a database.

    .venv/bin/python bench/rooms.py [--seconds 5]

Two people play whole games and rematches, with chat in between. The figure is the median over several rounds, with
the lowest and the highest.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from machine import cpu

from happycity import rules
from happycity.game.options import Options
from happycity.rooms.apply import apply
from happycity.rooms.commands import RoomCommand
from happycity.rooms.decide import JoinRequest, decide, decide_created, decide_join, decide_start
from happycity.rooms.decision import RoomDecision
from happycity.rooms.messages import read_message
from happycity.rooms.people import Seat, Settings
from happycity.rooms.room import PLAYING, Room
from happycity.rooms.room_game import Deal
from happycity.schema.game import Mode

ROUNDS = 7
BOTS = ("random",)
MODES: tuple[tuple[str, Mode, bool], ...] = (
    ("family", "family", False),
    ("expert", "expert", False),
    ("expert + Grozilla", "expert", True),
)


class Table:
    """A room in which two people play."""

    def __init__(self, seed: int, mode: Mode, grozilla: bool) -> None:
        self.random = random.Random(seed)
        self.commands = 0
        self.room = Room("23456789abcdefghijkm", Deal(self.random.randbytes(32).hex()))
        options = Options(players=2, mode=mode, grozilla=grozilla).to_json()
        self.write(decide_created(self.room, options, Settings(), [Seat(), Seat()], 1))
        for name in ("Ana", "Ben"):
            self.write(decide_join(self.room, JoinRequest(name=name), name, 1))

    def write(self, decision: RoomDecision) -> None:
        """Apply a decision."""
        self.commands += 1
        beside = decision.beside
        apply(self.room, decision.event, decision.person, deal=beside.deal, after=decision.after)

    def send(self, person: str, payload: dict[str, object]) -> None:
        """Execute a message."""
        message = read_message({"id": str(self.commands), **payload})
        secret = self.random.randbytes(32).hex()
        self.write(decide(self.room, RoomCommand(message, (person,), self.commands, BOTS, secret)))

    def play(self, until: float) -> None:
        """Play games and rematches for a while."""
        while time.perf_counter() < until:
            self.write(decide_start(self.room, self.commands))
            while self.room.status == PLAYING:
                play, seat = self.room.play, self.room.deciding
                assert play is not None
                assert seat is not None
                action = str(self.random.choice(play.game.legal()))
                person = self.room.seats[seat].person or ""
                self.send(person, {"type": "command", "seq": self.room.table_seq, "action": action})
            self.send("p1", {"type": "chat", "text": "well played"})
            self.send("p2", {"type": "rematch"})


def measure(mode: Mode, grozilla: bool, seconds: float) -> list[float]:
    """Commands a second, round by round."""
    rates = []
    for number in range(ROUNDS):
        table = Table(number, mode, grozilla)
        started = time.perf_counter()
        table.play(started + seconds / ROUNDS)
        rates.append(table.commands / (time.perf_counter() - started))
    return rates


def main() -> None:
    """Measure every mode."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5.0, help="for each mode")
    seconds = parser.parse_args().seconds
    print(f"{cpu()}; {'compiled' if rules.COMPILED else 'interpreted'} core; commands a second")
    for name, mode, grozilla in MODES:
        rates = measure(mode, grozilla, seconds)
        print(f"{name:18}{statistics.median(rates):8,.0f}  ({min(rates):,.0f} to {max(rates):,.0f})")


if __name__ == "__main__":
    main()
