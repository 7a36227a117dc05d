"""What people were told, and the proof that it agrees with the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.apply import apply
from happycity.rooms.people import HUMAN
from happycity.rooms.room import PLAYING, Room
from happycity.rooms.view import TableView, room_payload
from happycity.schema.json_text import decode, dump, encode

if TYPE_CHECKING:
    from happycity.store.log import LogRow
    from tests.simulation.disk import Disk
    from tests.simulation.person import Person
    from tests.simulation.world import World

UNCERTAIN: Final = frozenset({"database-away", "shutdown"})
"""Refusals that do not say whether the command was written."""
GRACE_S: Final = 120.0
"""How long bots and clocks may rest once nothing goes wrong any more."""
MAX_FAILURES: Final = 20


@dataclass(frozen=True, slots=True)
class Ack:
    """A server said that a command became an event."""

    room: str
    person: str
    command: str
    seq: int


@dataclass(slots=True)
class History:
    """Collects what was said, and what was wrong with it."""

    acks: list[Ack] = field(default_factory=list)
    refusals: list[tuple[str, str, str]] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def fail(self, sentence: str) -> None:
        """Note a broken promise."""
        if len(self.failures) < MAX_FAILURES and sentence not in self.failures:
            self.failures.append(sentence)

    def on_ack(self, person: Person, command: str, seq: int) -> None:
        """A command was acknowledged."""
        self.acks.append(Ack(person.room_id or "", person.name, command, seq))

    def on_refused(self, person: Person, command: str, code: str) -> None:
        """A command was refused."""
        if code not in UNCERTAIN:
            self.refusals.append((person.room_id or "", command, code))


def check_world(world: World) -> None:
    """Check everything that must hold once nothing goes wrong any more."""
    check_commands(world.history, world.disk)
    for room in world.disk.entries:
        check_room(world, room)
    for person in world.people:
        check_person(world, person)


def check_commands(history: History, disk: Disk) -> None:
    """What was acknowledged is in the log once, where the acknowledgement says; what was refused is not."""
    places: dict[tuple[str, str], list[int]] = {}
    for room, entries in disk.entries.items():
        for entry in entries:
            if entry.command:
                places.setdefault((room, entry.command), []).append(entry.event["seq"])
    for ack in history.acks:
        if places.get((ack.room, ack.command)) != [ack.seq]:
            found = places.get((ack.room, ack.command), [])
            history.fail(f"{ack.command} was acknowledged as {ack.seq} of {ack.room}, but stands at {found}")
    for room, command, code in history.refusals:
        kinds = {disk.entries[room][seq - 1].event["kind"] for seq in places.get((room, command), [])}
        if kinds - ({"left"} if code == "no-seat" else set()):  # who repeats a `leave` has no seat any more
            history.fail(f"{command} was refused ({code}) in {room}, but is in the log")


def check_room(world: World, name: str) -> None:
    """A log has no gap, and nobody acted for another."""
    room = Room(name, world.disk.deals[name, 1])
    for number, row in enumerate(world.disk.rows(name), 1):
        if row.event["seq"] != number:
            world.history.fail(f"{name} has {row.event['seq']} in place {number}")
        _check_author(world, room, row)
        try:
            _apply(world.disk, room, row)
        except HappyCityError as error:
            world.history.fail(f"{name} cannot be replayed beyond {number}: {error}")
            world.broken.add(name)
            return


def check_progress(world: World) -> None:
    """Bots and clocks go on, also where nobody is connected."""
    for name, summary in world.disk.summaries.items():
        rest_s = world.virtual_time.now - world.written_at[name]
        clock_s = summary["settings"]["clock"] or 0
        if summary["status"] == PLAYING and summary["driven"] and rest_s > clock_s + GRACE_S:
            world.history.fail(f"{name} waits for a bot or a clock since {rest_s:.0f} s")


def _apply(disk: Disk, room: Room, row: LogRow) -> None:
    is_rematch = row.event["kind"] == "rematch"
    deal = disk.deals[room.id, row.event["game"]] if is_rematch else None
    apply(room, row.event, row.person, row.command, deal=deal)


def _check_author(world: World, room: Room, row: LogRow) -> None:
    """An action by a human is by the person whose seat must decide, in their own name."""
    event = row.event
    author = world.author_of(row.command)
    if author is not None and row.person not in world.disk.authors.get((room.id, author.key), ()):
        world.history.fail(f"{author.name} spoke as {row.person} in {room.id}")
    if event["kind"] != "action" or event["by"] != "human":
        return
    seat = room.seats[room.deciding] if room.deciding is not None else None
    if seat is None or seat.kind != HUMAN or seat.person != row.person:
        world.history.fail(f"{row.person} played for seat {room.deciding} of {room.id}")


def check_person(world: World, person: Person) -> None:
    """Everybody ends with the log: the same events, the same room, the same table, no command open."""
    history, name = world.history, person.room_id
    if name is None or person.room is None or name in world.broken:
        return
    rows = world.disk.rows(name)
    if person.seq < world.settled_seq.get(name, 0):
        history.fail(f"{person.name} knows {person.seq} of {len(rows)} events of {name}")
    if person.seq > len(rows):
        history.fail(f"{person.name} knows {person.seq} events of {name}, which has {len(rows)}")
        return
    for row in rows[: person.seq]:
        known = person.events.get(row.event["seq"])
        if known is not None and known != decode(encode(row.event)):
            history.fail(f"{person.name} knows another event {row.event['seq']} of {name}")
    if person.unacked:
        history.fail(f"{person.name} waits for {sorted(person.unacked)} in {name}")
    room = Room(name, world.disk.deals[name, 1])
    for row in rows[: person.seq]:
        _apply(world.disk, room, row)
    shown = {"room": room_payload(room), "table": TableView().table(room)}
    told = {**person.room, "seq": room.seq}  # a quiet event does not repeat the room
    difference = first_difference(decode(dump(shown)), {"room": told, "table": person.table})
    if difference is not None:
        history.fail(f"{person.name} sees what the log of {name} does not say at {person.seq}: {difference}")


def first_difference(ours: object, theirs: object, place: str = "") -> str | None:
    """Where two JSON values differ, and how."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        places = ((f"{place}/{key}", ours.get(key), theirs.get(key)) for key in {**ours, **theirs})
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        places = (
            (f"{place}/{n}", mine, other) for n, (mine, other) in enumerate(zip(ours, theirs, strict=True))
        )
    else:
        return None if ours == theirs else f"{place} is {theirs!r}, not {ours!r}"
    return next((found for path, a, b in places if (found := first_difference(a, b, path)) is not None), None)


def digest(disk: Disk) -> str:
    """The whole log as one number: equal for equal runs."""
    content = sha256()
    for entries in disk.entries.values():
        for entry in entries:
            content.update(repr(entry.row()).encode())
    return content.hexdigest()
