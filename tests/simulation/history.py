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
from happycity.schema.json_text import decode, dump

if TYPE_CHECKING:
    from happycity.store.log import Entry, LogRow
    from tests.simulation.disk import Disk
    from tests.simulation.person import Person
    from tests.simulation.world import World

UNCERTAIN: Final = frozenset({"database-away", "database-unwritable", "shutdown"})
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
    check_seats(world.history, world.disk)
    visitors: dict[str, list[Person]] = {}
    for person in world.people:
        if person.room_id is not None and person.room is not None:
            visitors.setdefault(person.room_id, []).append(person)
    for room in world.disk.entries:
        check_room(world, room, visitors.get(room, []))


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
        for seq in places.get((room, command), []):
            if code != "no-seat" or not _has_gone(disk.entries[room], seq):
                history.fail(f"{command} was refused ({code}) in {room}, but is in the log")


def check_seats(history: History, disk: Disk) -> None:
    """However often a browser asks, and however often that is written, it becomes one person."""
    for (room, _), people in disk.authors.items():
        if len(people) > 1:
            history.fail(f"one browser became {sorted(people)} in {room}")


def _has_gone(log: list[Entry], seq: int) -> bool:
    """Did the author of an event leave with it, or later? Whoever repeats a command then has no seat any more."""
    author = log[seq - 1].person
    return any(entry.event["kind"] == "left" and entry.event["person"] == author for entry in log[seq - 1 :])


def check_room(world: World, name: str, visitors: list[Person]) -> None:
    """A log has no gap, nobody acted for another, and everybody ends with it: the same events, room and table."""
    room = Room(name, world.disk.deals[name, 1])
    rows = world.disk.rows(name)
    for number, row in enumerate(rows, 1):
        if row.event["seq"] != number:
            world.history.fail(f"{name} has {row.event['seq']} in place {number}")
        _check_author(world, room, row)
        for person in visitors:
            if person.events.get(number, row.event) != row.event:
                world.history.fail(f"{person.name} knows another event {number} of {name}")
        try:
            _apply(world.disk, room, row)
        except HappyCityError as error:
            world.history.fail(f"{name} cannot be replayed beyond {number}: {error}")
            return
        _check_sight(world, room, [person for person in visitors if person.seq == number])
    for person in visitors:
        _check_end(world, person, len(rows))


def _check_sight(world: World, room: Room, people: list[Person]) -> None:
    """People see what the log says at the newest event that they know."""
    if not people:
        return
    shown = decode(dump({"room": room_payload(room), "table": TableView().table(room)}))
    for person in people:
        assert person.room is not None
        told = {**person.room, "seq": room.seq}  # a quiet event does not repeat the room
        if shown != {"room": told, "table": person.table}:
            difference = first_difference(shown, {"room": told, "table": person.table})
            world.history.fail(
                f"{person.name} sees what the log of {room.id} does not say at {person.seq}: {difference}"
            )


def _check_end(world: World, person: Person, length: int) -> None:
    """Whoever stayed knows the whole log, and waits for no answer."""
    if not world.settled_seq.get(person.room_id or "", 0) <= person.seq <= length:
        world.history.fail(f"{person.name} knows {person.seq} of {length} events of {person.room_id}")
    if person.unacked:
        world.history.fail(f"{person.name} waits for {sorted(person.unacked)} in {person.room_id}")


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


def digest(world: World) -> str:
    """The whole log and every answer as one number: equal for equal runs."""
    content = sha256()
    for entries in world.disk.entries.values():
        for entry in entries:
            content.update(repr(entry.row()).encode())
    content.update(repr((world.history.acks, world.history.refusals)).encode())
    return content.hexdigest()
