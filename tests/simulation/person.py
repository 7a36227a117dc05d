"""People: they join, act, take back, talk, go away and come back, and resend what was not acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, cast

from starlette.websockets import WebSocket

from happycity.errors import HappyCityError
from happycity.rooms.decide import JoinRequest, decide_join
from happycity.rooms.ids import key_of
from happycity.schema.json_text import encode
from happycity.server.access import known_people
from happycity.server.socket.serve import serve_socket
from happycity.version import PROTOCOL
from tests.simulation.network import Link

if TYPE_CHECKING:
    from happycity.schema.room import Room, Table, You
    from happycity.schema.room_events import RoomEvent
    from happycity.schema.socket import EventFrame, HelloFrame, ResyncFrame
    from tests.simulation.server import SimulatedRuntime
    from tests.simulation.world import World

REQUEST_TIMEOUT_S: Final = 20.0
ACK_TIMEOUT_S: Final = 12.0
T = TypeVar("T")


@dataclass(slots=True)
class Sent:
    """A command that was not acknowledged yet."""

    payload: dict[str, object]
    at: float


class Person:
    """One browser in one room."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.random = random.Random(f"{world.seed} {name}")
        self.token = world.ids.token()
        self.key = key_of(self.token)
        self.room_id: str | None = None
        self.link: Link | None = None
        self.is_here = True
        self.seq = 0
        self.events: dict[int, RoomEvent] = {}
        self.room: Room | None = None
        self.table: Table | None = None
        self.you: You = {"people": [], "seats": [], "host": False}
        self.unacked: dict[str, Sent] = {}
        self._commands = 0

    # Requests

    async def request(self, work: Callable[[SimulatedRuntime], Awaitable[T]]) -> T | None:
        """Ask any server. None: it refused, or no answer came."""
        runtime = self.world.any_server(self.random)
        if runtime is None:
            await asyncio.sleep(1.0)
            return None

        async def handle() -> T:
            await runtime.machine.io()
            answer = await work(runtime)
            await runtime.machine.io()
            return answer

        task = asyncio.ensure_future(handle())
        self.world.keep(task)
        done, _ = await asyncio.wait([task], timeout=REQUEST_TIMEOUT_S)
        if not done:
            return None
        try:
            return task.result()
        except (HappyCityError, OSError):
            return None

    async def join(self, seat: int | None = None, *, spectator: bool = False) -> bool:
        """Sit down or watch, unless an earlier request has done so."""
        key, room = self.key, self.room_id
        assert room is not None
        wanted = JoinRequest(self.name, seat, "spectator" if spectator else None)

        async def work(runtime: SimulatedRuntime) -> bool:
            live = await runtime.registry.room(room)
            async with live.joining:
                if not await known_people(runtime.seat_keys, live, key):
                    await live.submit(
                        partial(decide_join, request=wanted, key=key, at=runtime.clock.now_ms())
                    )
            return True

        return await self.request(work) is True

    # The connection

    def connect(self) -> None:
        """Open a socket to any server."""
        runtime = self.world.any_server(self.random)
        if runtime is None or self.room_id is None:
            return
        link = Link(runtime.machine, self.on_frame, self.on_end)
        self.link = link
        socket = cast(WebSocket, link.server)
        serve = serve_socket(socket, runtime, self.room_id, self.seq, self.key, self.name)
        self.world.keep(asyncio.ensure_future(serve))
        link.send(encode({"type": "hello", "protocol": PROTOCOL}))

    def disconnect(self) -> None:
        """Close the tab, or lose patience with the connection."""
        if self.link is not None:
            self.link.close()
            self.link = None

    def on_end(self, link: Link) -> None:
        """A connection has ended."""
        if link is self.link:
            self.link = None

    def on_frame(self, link: Link, text: str) -> None:
        """A frame has arrived."""
        if link is not self.link:  # of a connection that was given up
            return
        self.world.check_secrets(self, text)
        frame = self.world.decode_frame(text)
        if frame["type"] == "event":
            self._on_event(frame)
        elif frame["type"] == "hello" or frame["type"] == "resync":
            self._on_snapshot(frame)
        elif frame["type"] == "you":
            self.you = frame["you"]
        elif frame["type"] == "ack":
            self.unacked.pop(frame["id"], None)
            self.world.history.on_ack(self, frame["id"], frame["seq"])
        elif frame["type"] == "refused" and frame["id"] is not None:
            self.unacked.pop(frame["id"], None)
            self.world.history.on_refused(self, frame["id"], frame["code"])

    def _on_event(self, frame: EventFrame) -> None:
        if frame["seq"] != self.seq + 1:
            self.world.history.fail(f"{self.name} saw {frame['seq']} after {self.seq} in {self.room_id}")
        self._keep(frame["happening"])
        self.seq = frame["seq"]
        if "room" in frame:
            self.room = frame["room"]
        if "table" in frame:
            self.table = frame["table"]

    def _on_snapshot(self, frame: HelloFrame | ResyncFrame) -> None:
        if frame["seq"] < self.seq:
            self.world.history.fail(
                f"{self.name} was told {self.seq}, but {self.room_id} ends at {frame['seq']}"
            )
        for event in frame["log"]:
            self._keep(event)
        self.seq, self.room, self.table, self.you = frame["seq"], frame["room"], frame["table"], frame["you"]
        for sent in self.unacked.values():  # as the browser's client does
            self.world.faults.counts["command repeated"] += 1
            self._transmit(sent)

    def _keep(self, event: RoomEvent) -> None:
        known = self.events.setdefault(event["seq"], event)
        if known != event:
            self.world.history.fail(f"{self.name} saw two events {event['seq']} in {self.room_id}")

    def send(self, payload: dict[str, object]) -> None:
        """Send a command, and keep it until it is acknowledged."""
        self._commands += 1
        command = f"{self.name}-{self._commands}"
        sent = Sent({**payload, "id": command}, 0.0)
        self.unacked[command] = sent
        self._transmit(sent)

    def _transmit(self, sent: Sent) -> None:
        sent.at = self.world.virtual_time.now
        if self.link is not None:
            self.link.send(encode(sent.payload))

    # What people do

    async def live(self) -> None:
        """Stay in the room until the group breaks up."""
        while self.is_here:
            await asyncio.sleep(self.random.expovariate(1 / self.world.think_s))
            if self.link is None:
                self.connect()
            elif self._is_ignored():
                self.disconnect()
            elif self.room is not None and not self.unacked:
                self.act()

    def stay_connected(self) -> None:
        """Only listen: connect again if need be, and wait for the answers to what was sent."""
        if self.link is None:
            self.connect()
        elif self._is_ignored():
            self.disconnect()

    def _is_ignored(self) -> bool:
        now = self.world.virtual_time.now
        return any(now - sent.at > ACK_TIMEOUT_S for sent in self.unacked.values())

    def act(self) -> None:
        """Do something that people do."""
        assert self.room is not None
        status, chance = self.room["status"], self.random.random()
        if chance < 0.02:
            self.disconnect()
        elif chance < 0.12:
            self.send({"type": "chat", "text": f"line {self._commands}"})
        elif status == "lobby":
            self._prepare()
        elif status == "playing":
            self._play()
        elif status == "over" and chance < 0.5 and self.you["seats"]:
            self.send({"type": "rematch"})

    def _prepare(self) -> None:
        assert self.room is not None
        if self.you["host"] and all(seat["kind"] != "open" for seat in self.room["seats"]):
            self.send({"type": "host", "do": "start"})
        elif self.you["seats"] and self.random.random() < 0.2:
            self.send({"type": "nonce", "nonce": self.random.randbytes(16).hex()})

    def _play(self) -> None:
        assert self.room is not None
        if self.table is None or not self.you["seats"]:
            return
        seats, chance = self.you["seats"], self.random.random()
        is_away = any(self.room["seats"][seat]["kind"] == "away" for seat in seats)
        is_turn = self.table["state"]["seat"] in seats
        if is_away:
            self.send({"type": "back"})
        elif self.room["undo"] is not None and chance < 0.7:
            self.send({"type": "undo-answer", "agree": chance < 0.5})
        elif self.room["removal"] is not None and chance < 0.7:
            self.send({"type": "removal-answer", "agree": chance < 0.3})
        elif chance < 0.002 and self.you["host"]:
            whom = self.random.choice(self.room["people"])
            self.send({"type": "host", "do": "remove", "person": whom["id"]})
        elif chance < 0.03:
            self.send({"type": "undo", "seq": self.seq})
        elif chance < 0.04:
            self.send({"type": self.random.choice(["away", "leave"])})
        elif (is_turn or chance > 0.95) and self.table["legal"]:  # sometimes out of turn, for somebody else
            action = self.random.choice(self.table["legal"])
            self.send({"type": "command", "seq": self.seq, "action": action})
