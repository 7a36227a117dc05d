"""The smallest shell around a room: it decides, applies, and keeps the log. No event loop, no database."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from happycity.bots import make
from happycity.game.options import Options
from happycity.rooms.apply import apply, replay
from happycity.rooms.commands import RoomCommand, expand
from happycity.rooms.decide import (
    JoinRequest,
    decide,
    decide_action,
    decide_created,
    decide_follow_up,
    decide_join,
    decide_start,
)
from happycity.rooms.decision import Beside, RoomDecision
from happycity.rooms.ids import key_of
from happycity.rooms.lessons import expected_action
from happycity.rooms.messages import read_message
from happycity.rooms.people import HUMAN, Seat, Settings
from happycity.rooms.room import PLAYING, Room
from happycity.rooms.room_game import Deal, DealBase
from happycity.rooms.view import room_payload

BOTS = ("random", "greedy", "normal")
ROOM = "23456789abcdefghijkm"


class Shell:
    """One room, driven by hand."""

    def __init__(
        self,
        *,
        seed: int = 1,
        seats: int = 2,
        settings: Settings | None = None,
        base: DealBase | None = None,
        **options: Any,
    ) -> None:
        self.random = random.Random(seed)
        self.at = 1_000_000
        self.log: list[Any] = []
        self.beside: list[Beside] = []
        self.deals: dict[int, Deal] = {}
        self.ids = 0
        self.room = Room(ROOM, Deal(self.secret(), base))
        chosen = Options.from_json({"players": seats, **options}).to_json()
        opened = settings or Settings(bot="random")
        self.write(decide_created(self.room, chosen, opened, [Seat() for _ in range(seats)], self.at))

    def secret(self) -> str:
        return self.random.randbytes(32).hex()

    def write(self, decision: RoomDecision, command: str | None = None) -> dict[str, Any]:
        """Apply a decision, as a shell does once it is stored; then what follows by itself."""
        self._apply(decision, command)
        follow_up = decide_follow_up(self.room, decision.event["kind"], frozenset(), self.at)
        while follow_up is not None:
            self._apply(follow_up, None)
            follow_up = decide_follow_up(self.room, decision.event["kind"], frozenset(), self.at)
        return dict(decision.event)

    def _apply(self, decision: RoomDecision, command: str | None) -> None:
        event, beside = decision.event, decision.beside
        assert event["seq"] == self.room.seq + 1
        self.log.append((event, decision.person, command if decision.person else None))
        self.beside.append(beside)
        if beside.deal is not None:
            self.deals[event["game"]] = beside.deal
        apply(
            self.room,
            event,
            decision.person,
            command if decision.person else None,
            deal=beside.deal,
            after=decision.after,
        )

    def join(self, name: str, **request: Any) -> str:
        """Somebody joins; the id of the new person."""
        self.at += 1000
        decision = decide_join(self.room, JoinRequest(name=name, **request), key_of(name), self.at)
        return str(self.write(decision)["person"])

    def command(self, people: str | tuple[str, ...], type: str, **fields: Any) -> RoomCommand[Any]:
        """A client's message as a command."""
        self.ids += 1
        people = (people,) if isinstance(people, str) else people
        payload: Mapping[str, object] = {"type": type, "id": f"c{self.ids}", **fields}
        absent = frozenset(person.id for person in self.room.players())
        return RoomCommand(read_message(payload), people, self.at, BOTS, self.secret(), absent)

    def send(self, people: str | tuple[str, ...], type: str, **fields: Any) -> dict[str, Any]:
        """A client's message, executed; its event."""
        self.at += 1000
        command = self.command(people, type, **fields)
        event: dict[str, Any] = {}
        for each in expand(command):
            event = self.write(decide(self.room, each), command.message["id"])
        return event

    def play(self, action: str) -> dict[str, Any]:
        """The person who must decide plays an action."""
        assert self.room.deciding is not None
        person = self.room.seats[self.room.deciding].person
        assert person is not None
        return self.send(person, "command", seq=self.room.table_seq, action=action)

    def move_bots(self) -> int:
        """Let the bots play until a human must decide or the game is over; how many moves they made."""
        moves = 0
        while self.room.deciding is not None and self.room.seats[self.room.deciding].kind != HUMAN:
            assert self.room.play is not None
            seat, game = self.room.deciding, self.room.play.game
            bot = self.room.seats[seat].bot or self.room.settings.bot
            legal = [str(action) for action in game.legal()]
            action = expected_action(self.room) or make(bot, seed=self.ids).decide(game.view(seat), legal)
            self.at += 1000
            self.write(decide_action(self.room, action, "bot", self.at))
            moves += 1
        return moves

    def start(self) -> dict[str, Any]:
        self.at += 1000
        return self.write(decide_start(self.room, self.at))

    def choose(self) -> str:
        """A legal action at random."""
        assert self.room.play is not None
        return str(self.random.choice(self.room.play.game.legal()))

    def play_to_the_end(self) -> None:
        """Everybody plays at random until the game is over."""
        while self.room.status == PLAYING:
            if self.move_bots() == 0:
                self.play(self.choose())

    def reread(self) -> Room:
        """The room as somebody would rebuild it from the log."""
        newest = self.log[-1][0]["game"]
        room = Room(ROOM, self.deals[newest])
        for event, person, command in self.log:
            replay(room, event, person, command, newest)
        return room


def snapshot(room: Room) -> dict[str, Any]:
    """Everything that a room knows, as plain values."""
    known = {
        name: value
        for name, value in vars(room).items()
        if name not in {"play", "people", "seats", "settings", "deal", "fair"}
    }
    play = room.play
    game = None if play is None else play.game
    return repr_of(
        {
            **known,
            "room": room_payload(room) if room.seats else None,
            "deal": room.deal,
            "steps": None if play is None else list(play.steps),
            "first": None if play is None else play.first,
            "state": None if game is None else game.state(),
            "actions": None if game is None else [str(action) for action in game.actions],
            "draws": None if game is None else list(game.draws),
            "record": None if game is None else game.record(),
        }
    )


def repr_of(values: dict[str, Any]) -> dict[str, Any]:
    """Values that no later change can reach."""
    return {name: repr(sorted(value) if isinstance(value, set) else value) for name, value in values.items()}
