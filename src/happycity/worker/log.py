"""The log of every room as rows of a storage: one transaction per event, with all that belongs to it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, TypedDict, cast

from happycity.puzzles.rating import Rating
from happycity.rooms.apply import replay
from happycity.rooms.lists import my_room
from happycity.rooms.puzzles import PuzzleAttempt
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal
from happycity.rooms.statistics import SeatResult
from happycity.rooms.tries import Try
from happycity.rooms.view import room_summary
from happycity.schema.json_text import decode, encode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.rooms.decision import RoomDecision
    from happycity.schema.deals import Line, MyChallenge
    from happycity.schema.game import Pack
    from happycity.schema.responses import MyRoom
    from happycity.schema.room import SharedKind
    from happycity.schema.room_events import RoomEvent
    from happycity.worker.outside import Row, Storage

DEVICE = "device"
"""The seat key of everybody in a room: they all sit at this device."""


class StoredAttempt(TypedDict):
    """An attempt at a puzzle as it is stored."""

    puzzle: str
    at: int
    action: str
    solved: bool
    rating: tuple[float, float]


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A room that was read from its log."""

    room: Room
    events: list[RoomEvent]


class Log:
    """Reads and writes rooms, results and records."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def append(self, room: Room, event: RoomEvent, decision: RoomDecision, command: str | None) -> None:
        """Write an event that was applied to a room. Another tab that was quicker is the leader now."""
        rows = [(_event_key(room.id, event["seq"]), encode([event, decision.person, command]))]
        beside = decision.beside
        if beside.deal is not None:
            rows += _deal_rows(f"deal/{room.id}/{event['game']}", beside.deal)
        for each in beside.results:
            result = SeatResult(
                room.id, event["game"], DEVICE, each.seat, each.at, each.points, each.won, each.detail
            )
            rows.append((f"result/{room.id}/{event['game']}/{each.seat}", encode(asdict(result))))
        if beside.tried is not None:
            tried = beside.tried
            ended = Try(
                tried.shared["id"], room.id, tried.began, tried.finished, tried.points, tried.coins, tried.won
            )
            rows.append(_try_row(tried.shared["kind"], ended))
        rows.append(_list_row(room))
        try:
            is_written = await self.storage.write(rows)
        except OSError:
            raise Refusal("storage-full") from None
        if not is_written:
            raise Refusal("other-tab")

    async def load(self, id: str) -> StoredRoom:
        """Rebuild a room."""
        rows = [decode(text) for text in await self.storage.read(f"event/{id}/")]
        if not rows:
            raise Refusal("no-such-room")
        newest = rows[-1][0]["game"]
        room = Room(id, await self.deal(id, newest))
        for event, person, command in rows:
            replay(room, event, person, command, newest)
        return StoredRoom(room, [event for event, _, _ in rows])

    async def events(self, id: str) -> list[RoomEvent]:
        """The events of a room."""
        return [decode(text)[0] for text in await self.storage.read(f"event/{id}/")]

    async def deal(self, id: str, game: int) -> Deal:
        """The secret of a game's shuffle and what it started from."""
        stored = decode(await self._find(f"deal/{id}/{game}", "no-such-game"))
        base = stored["base"]
        if base and "pack" in base:
            base["pack"] = await self.pack(base["pack"])
        return Deal(stored["secret"], base)

    async def pack(self, sha256: str) -> Pack:
        """A custom pack by its fingerprint."""
        pack: Pack = decode(await self._find(f"pack/{sha256}", "no-such-pack"))
        return pack

    async def packs(self) -> list[Pack]:
        """The custom packs of games and records here."""
        return [decode(text) for text in await self.storage.read("pack/")]

    async def rooms(self) -> list[MyRoom]:
        """The rooms of this device, most recently changed first."""
        found: list[MyRoom | None] = [decode(text) for text in await self.storage.read("room/")]
        listed = [room for room in found if room is not None]
        return sorted(listed, key=lambda room: room["updated"], reverse=True)

    async def results(self) -> list[SeatResult]:
        """The results of all games, newest first."""
        found = [SeatResult(**decode(text)) for text in await self.storage.read("result/")]
        return sorted(found, key=lambda result: (-result.at, result.room, result.game, result.seat))

    async def claim_try(self, kind: SharedKind, wanted: Try) -> Try:
        """The try of this device at a deal: this one, unless there is one already."""
        await self._save([_try_row(kind, wanted)])
        return await self.find_try(kind, wanted.deal) or wanted

    async def find_try(self, kind: SharedKind, deal: str) -> Try | None:
        """The try of this device at a deal."""
        return next((each for each in await self.tries(kind) if each.deal == deal), None)

    async def tries(self, kind: SharedKind) -> list[Try]:
        """All tries of this device."""
        return [Try(**decode(text)) for text in await self.storage.read(f"try/{kind}/")]

    async def save_challenge(self, id: str, challenge: MyChallenge) -> None:
        """Remember that a challenge was made here."""
        await self._save([(f"challenge/{id}", encode(challenge))])

    async def made_challenge(self, id: str) -> bool:
        """Whether a challenge was made here."""
        return bool(await self.storage.read(f"challenge/{id}"))

    async def challenges(self) -> list[MyChallenge]:
        """The challenges that were made here, and the tries at others', newest first."""
        made: list[MyChallenge] = [decode(text) for text in await self.storage.read("challenge/")]
        taken: list[MyChallenge] = [
            {"id": each.deal, "at": each.began, "name": "", "room": each.room, "points": each.points}
            for each in await self.tries("challenge")
        ]
        return sorted(made + taken, key=lambda challenge: -challenge["at"])

    async def bot_line(self, deal: str) -> Line | None:
        """The stored line of a strong bot through a deal."""
        return (await self.bot_lines()).get(deal)

    async def save_bot_line(self, deal: str, line: Line) -> None:
        """Store the line of a strong bot."""
        await self._save([(f"line/{deal}", encode(line))])

    async def save_record(self, id: str, record: Mapping[str, object]) -> None:
        """Keep a record, and its pack where a page finds it."""
        pack = record.get("pack")
        rows = [] if pack is None else [_pack_row(cast("Pack", pack))]
        await self._save([(f"record/{id}", encode(record)), *rows])

    async def record(self, id: str) -> dict[str, object]:
        """A record that was kept."""
        record: dict[str, object] = decode(await self._find(f"record/{id}", "no-such-record"))
        return record

    async def attempts(self) -> list[PuzzleAttempt]:
        """The first attempts at puzzles on this device, the newest last."""
        found = [_parse_attempt(decode(text)) for text in await self.storage.read("puzzle/")]
        return sorted(found, key=lambda attempt: attempt.at)

    async def save_attempt(self, attempt: PuzzleAttempt) -> bool:
        """Keep a first attempt. False if there is one already."""
        return await self._save([(f"puzzle/{attempt.puzzle}", encode(asdict(attempt)))])

    async def all_events(self) -> dict[str, list[RoomEvent]]:
        """The events of every room, closed ones too."""
        found: dict[str, list[RoomEvent]] = {}
        for key, text in await self.storage.entries("event/"):
            found.setdefault(key.split("/")[1], []).append(decode(text)[0])
        return found

    async def records(self) -> dict[str, dict[str, object]]:
        """The records that were kept, by id."""
        return {key.split("/")[1]: decode(text) for key, text in await self.storage.entries("record/")}

    async def bot_lines(self) -> dict[str, Line]:
        """The stored lines of a strong bot, by deal."""
        rows = await self.storage.entries("line/")
        return {key.partition("/")[2]: decode(text) for key, text in rows}

    async def _save(self, rows: list[Row]) -> bool:
        """Store rows, unless the first key is taken."""
        try:
            return await self.storage.write(rows)
        except OSError:
            raise Refusal("storage-full") from None

    async def _find(self, key: str, missing: str) -> str:
        """The text of a key. It comes before all longer keys that begin like it."""
        rows = await self.storage.read(key)
        if not rows:
            raise Refusal(missing)
        return rows[0]


def _event_key(room: str, seq: int) -> str:
    """Keys are compared as texts, so the number has a fixed width."""
    return f"event/{room}/{seq:08}"


def _deal_rows(key: str, deal: Deal) -> list[Row]:
    """A deal. Its pack, which may be long, is stored once for all games, by its fingerprint."""
    stored = asdict(deal)
    pack = (deal.base or {}).get("pack")
    if pack is None:
        return [(key, encode(stored))]
    stored["base"]["pack"] = pack["sha256"]
    return [(key, encode(stored)), _pack_row(pack)]


def _pack_row(pack: Pack) -> Row:
    return f"pack/{pack['sha256']}", encode(pack)


def _try_row(kind: SharedKind, tried: Try) -> Row:
    """The try as it is now. The page looks for the first part of the key, without Python."""
    return f"try/{kind}/{tried.deal}", encode(asdict(tried))


def _list_row(room: Room) -> Row:
    """The room as the list of my rooms shows it, which a page reads without Python; null if it is closed."""
    summary = room_summary(room)
    return f"room/{room.id}", encode(my_room(room.id, room.updated, summary, summary["people"]))


def _parse_attempt(stored: StoredAttempt) -> PuzzleAttempt:
    rating = Rating(*stored["rating"])
    return PuzzleAttempt(stored["puzzle"], stored["at"], stored["action"], stored["solved"], rating)


def stored_event(event: RoomEvent) -> RoomEvent:
    """The event as a later reader finds it, with the fields in a server's order."""
    head = {"seq": event["seq"], "at": event["at"], "kind": event["kind"], "game": event["game"]}
    return cast("RoomEvent", {**head, **decode(encode(event))})
