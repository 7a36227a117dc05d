"""Heartbeats of browsers: answered at once, at little cost, and never enough to have people refused."""

from __future__ import annotations

import asyncio
import time

import pytest

from happycity.server.http.limits import RequestLimits
from happycity.server.ops.config import Config
from happycity.server.socket.wire import HEARTBEAT, Message, WireProtocol
from tests.server.raw import frame
from tests.server.test_attacks import FullTransport, opened_as

BEAT = frame(HEARTBEAT.decode())
PONG = Message({"type": "pong", "time": 0, "id": None})


def opened(transport: FullTransport) -> WireProtocol:
    """A WebSocket whose application listens."""
    protocol = opened_as(WireProtocol, transport)
    protocol.handshake_complete = True
    protocol.pong = lambda: PONG
    return protocol


def test_a_heartbeat_is_answered_while_a_command_waits_for_the_disk() -> None:
    async def scene() -> None:
        transport = FullTransport()
        protocol = opened(transport)
        protocol.data_received(frame('{"type":"command"}'))
        assert (await protocol.receive()).get("text") == '{"type":"command"}'
        protocol.data_received(BEAT)
        assert transport.written == [PONG.frame], "nobody has answered the command yet"
        protocol.data_received(frame('{"type":"ping","id":"x"}'))
        assert transport.written == [PONG.frame], "a ping with an id is answered after what came before it"
        assert protocol.queue.qsize() == 1

    asyncio.run(scene())


def test_a_client_that_reads_nothing_piles_up_no_answers() -> None:
    async def scene() -> None:
        transport = FullTransport()
        protocol = opened(transport)
        protocol.pause_writing()
        for _ in range(100):
            protocol.data_received(BEAT)
        protocol.resume_writing()
        assert transport.written == []

    asyncio.run(scene())


def test_a_heartbeat_before_the_hello_is_no_heartbeat() -> None:
    async def scene() -> None:
        transport = FullTransport()
        protocol = opened(transport)
        protocol.pong = None
        protocol.data_received(BEAT)
        assert transport.written == []
        assert protocol.queue.qsize() == 1

    asyncio.run(scene())


@pytest.mark.parametrize("sockets", [Config().sockets_per_address, 20])
def test_an_address_may_have_all_its_sockets_beat_every_second(
    monkeypatch: pytest.MonkeyPatch, sockets: int
) -> None:
    """Ten minutes of players at every socket; spectators beat less often."""
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def scene() -> None:
        nonlocal now
        budget = RequestLimits(Config(sockets_per_address=sockets)).frames.bucket("198.51.100.7")
        transports = [FullTransport() for _ in range(sockets)]
        protocols = [opened(transport) for transport in transports]
        for protocol in protocols:
            protocol.address_bucket = budget
        for _ in range(600):
            now += 1
            for protocol in protocols:
                protocol.data_received(BEAT)
            assert budget.level > 0.9 * budget.size, "nine tenths are left for what people do"
        assert all(transport.is_read for transport in transports)
        assert {len(transport.written) for transport in transports} == {600}

    asyncio.run(scene())
