"""Bugs to plant: the simulator must find each of them. Every one has cost somebody a night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from happycity.rooms import apply as rooms_apply
from happycity.rooms import decide as decide_package
from happycity.rooms import frames
from happycity.rooms.decide import game as decide_game
from happycity.rooms.refusal import Refusal
from happycity.rooms.view import room_payload
from happycity.server.runtime.driver import RoomDrivers
from happycity.server.runtime.leases import Leases
from happycity.server.runtime.live_room import LiveRoom
from happycity.server.runtime.registry import RoomRegistry
from happycity.server.socket import serve
from happycity.server.socket.connection import Connection
from happycity.store.writer import Writer

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room
    from happycity.schema.room import Room as RoomPayload
    from happycity.schema.room_events import RoomEvent
    from happycity.schema.socket import CommandMessage, ServerFrame
    from happycity.server.access import KeyReader
    from happycity.store.log import Entry


def plant(place: object, name: str, bug: object) -> None:
    """Replace a part of the program."""
    setattr(place, name, bug)


def publish_before_write() -> None:
    """Tell everybody first, then write: what is never written was told."""
    write = LiveRoom._write

    async def publish_first(self: LiveRoom, decision: RoomDecision, command: str | None) -> bool:
        self._broadcast(decision.event, True, is_reload=True)
        return await write(self, decision, command)

    plant(LiveRoom, "_write", publish_first)


def forget_acks() -> None:
    """Do not acknowledge some commands."""
    send_json = Connection.send_json

    def send(self: Connection, frame: ServerFrame) -> None:
        if frame["type"] != "ack" or not frame["id"].endswith("3"):
            send_json(self, frame)

    plant(Connection, "send_json", send)


def ignore_conflicts() -> None:
    """Believe that an event was written though another has its place."""
    append = Writer.append

    async def believe(self: Writer, entry: Entry) -> bool:
        await append(self, entry)
        return True

    plant(Writer, "append", believe)


def forget_commands() -> None:
    """Do not remember which commands were executed."""

    def advance(room: Room, event: RoomEvent, _person: str | None, _command: str | None) -> None:
        room.seq = event["seq"]

    plant(rooms_apply, "_advance", advance)


def skip_resync() -> None:
    """Drop a full outbox without a resync."""

    async def forget(self: Connection) -> None:
        self.overflow = False

    plant(Connection, "_resync", forget)


def miss_wake_ups() -> None:
    """Ignore what other processes write."""

    async def ignore(_self: RoomRegistry, _name: str, _seq: int) -> None:
        return

    plant(RoomRegistry, "on_remote_write", ignore)


def act_for_others() -> None:
    """Let everybody play for whoever must decide."""

    def play(room: Room, command: RoomCommand[CommandMessage]) -> RoomDecision:
        if room.deciding is None or not command.people:
            raise Refusal("not-playing")
        return decide_game.decide_action(
            room, command.message["action"], "human", command.at, command.people[0]
        )

    plant(decide_package, "HANDLERS", {**decide_package.HANDLERS, "command": play})


def tell_secrets() -> None:
    """Show the secret of the shuffle before the end."""

    def tell(room: Room) -> RoomPayload:
        payload = room_payload(room)
        payload["fair"] = {**payload["fair"], "secret": room.deal.secret}
        return payload

    plant(frames, "room_payload", tell)


def leave_orphans() -> None:
    """Never look for the rooms of a process that has died."""

    async def rest(_self: RoomDrivers) -> None:
        return

    plant(RoomDrivers, "adopt_orphans", rest)


def two_lease_holders() -> None:
    """Take a lease without asking who has it."""

    async def take(self: Leases, room: str) -> bool:
        self.owned.add(room)
        return True

    plant(Leases, "acquire", take)


def ignore_clocks() -> None:
    """Let a clock run out without consequence."""

    async def watch(_self: RoomDrivers, live: LiveRoom, _seat: int) -> None:
        await live.changed.wait()

    plant(RoomDrivers, "_watch_clock", watch)


def lose_the_gap() -> None:
    """Greet a client that comes back without what it missed."""
    hello = frames.RoomFrames.hello

    def greet(
        self: frames.RoomFrames,
        room: Room,
        people: tuple[str, ...],
        present: frames.Present,
        now_ms: int,
        after: int,
    ) -> bytes:
        frame = hello(self, room, people, present, now_ms, after)
        return frame.replace(b'"seq":%d,"room"' % room.seq, b'"seq":%d,"room"' % max(after, room.seq - 1), 1)

    plant(frames.RoomFrames, "hello", greet)


def know_everybody() -> None:
    """Take any browser for everybody in its room."""

    async def everybody(
        _keys: KeyReader, live: LiveRoom, _key: str | None, *, required: bool = False
    ) -> tuple[str, ...]:
        return tuple(live.room.people)

    plant(serve, "known_people", everybody)


BUGS: Final[Mapping[str, Callable[[], None]]] = {
    bug.__name__.replace("_", "-"): bug
    for bug in (
        publish_before_write, forget_acks, ignore_conflicts, forget_commands, skip_resync, miss_wake_ups, act_for_others,
        tell_secrets, leave_orphans, two_lease_holders, ignore_clocks, lose_the_gap, know_everybody,
    )
}  # fmt: skip
