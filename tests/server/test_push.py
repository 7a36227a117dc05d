"""Web Push: who is told of a turn, what is sent, to whom nothing is ever sent, and what becomes of a subscription."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select, update

from happycity.rooms.ids import key_of
from happycity.server.app import create_app
from happycity.server.ops.config import Config
from happycity.server.push import notifier
from happycity.server.push.client import EndpointRefused, PushClient, PushFailed, is_public, parse_endpoint
from happycity.server.push.encryption import CURVE, decode_base64, encode_base64, encrypt
from happycity.server.runtime.live_room import LiveRoom
from happycity.server.runtime.runtime import Runtime
from happycity.server.state import state_of
from happycity.store import push as store
from happycity.store.admin import close_room
from happycity.store.push import PushSubscription
from happycity.store.tables import push_subscriptions, server_keys
from tests.server.inside import BASE, opened
from tests.server.push_service import Browser, PushService, certificate, check_signature, serving
from tests.server.test_conversations import written
from tests.support.conversation import fixture
from tests.support.conversation.present import sqlite_copy

__all__ = ["written"]
Json = dict[str, Any]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an absent person, nor between two attempts."""
    monkeypatch.setattr(notifier, "DELAY_S", 0.0)
    monkeypatch.setattr("happycity.server.push.outbox.PAUSES_S", (0.0, 0.0, 0.0))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is sent during the test."""
    monkeypatch.setattr(notifier, "DELAY_S", 3600.0)


class Visitor:
    """A browser with its cookie."""

    def __init__(self, app: Any) -> None:
        transport = httpx2.ASGITransport(app=app, client=("127.0.0.1", 1234))
        self.http = httpx2.AsyncClient(transport=transport, base_url=BASE, headers={"Origin": BASE})
        self.browser = Browser()

    @property
    def key(self) -> str:
        return key_of(self.http.cookies["happycity"])

    async def post(self, path: str, body: Json | None = None, status: int | None = None) -> Json:
        answer = await self.http.post(path, json=body or {})
        assert answer.status_code == status if status else answer.status_code < 300, answer.text
        return dict(answer.json())

    async def get(self, path: str) -> Json:
        return dict((await self.http.get(path)).json())

    async def subscribe(self, room: str, endpoint: str, status: int | None = None) -> Json:
        subscription = self.browser.subscription(endpoint)
        return await self.post(f"/api/rooms/{room}/push", {"subscription": subscription}, status)


@dataclass
class Table:
    """Ana and Bob play in a room of this runtime."""

    runtime: Runtime
    ana: Visitor
    bob: Visitor
    room: str

    @property
    def live(self) -> LiveRoom:
        return self.runtime.registry.live[self.room]

    @property
    def decider(self) -> Visitor:
        """Whose turn it is."""
        return (self.ana, self.bob)[self.live.room.deciding or 0]

    async def play(self) -> None:
        """One action of whoever must decide."""
        assert self.live.room.play is not None
        action = str(self.live.room.play.game.legal()[0])
        fields = {
            "type": "command",
            "id": f"{time.monotonic_ns()}",
            "seq": self.live.room.seq,
            "action": action,
        }
        await self.decider.post(f"/api/rooms/{self.room}/do", fields)

    async def play_until(self, decider: Visitor) -> None:
        """Until the other one must decide."""
        while self.decider is not decider:
            await self.play()

    async def settle(self) -> None:
        """Until nothing is under way: every watch has ended, every message is settled."""
        assert self.runtime.push is not None
        async with asyncio.timeout(30):
            while self.runtime.push.notifier._watches or self.runtime.push.outbox.waiting:
                await asyncio.sleep(0.01)

    @property
    def outcomes(self) -> dict[str, int]:
        assert self.runtime.push is not None
        return dict(self.runtime.push.outbox.outcomes)

    async def rows(self) -> list[Any]:
        return list(await self.runtime.database.fetch_all(select(push_subscriptions)))


@contextlib.asynccontextmanager
async def table(database: str, **settings: Any) -> AsyncIterator[Table]:
    app = create_app(Config(database=database, thinkers=1, push_loopback=True, **settings))
    ana, bob = Visitor(app), Visitor(app)
    async with opened(state_of(app).runtime) as runtime:
        body = {"options": {"players": 2}, "seats": ["me", "open"], "name": "Ana"}
        room = (await ana.post("/api/rooms", body))["room"]["id"]
        await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        await ana.post(f"/api/rooms/{room}/do", {"type": "host", "do": "start", "id": "s"})
        yield Table(runtime, ana, bob, room)


def test_a_message_is_encrypted_as_the_standard_does_it() -> None:
    """The example of RFC 8291, appendix A."""
    sender = ec.derive_private_key(
        int.from_bytes(decode_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    receiver = PushSubscription("https://push.example.org/", point, "BTBZMqHH6r4Tts7J_aSIgg")
    salt = decode_base64("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(b"When I grow up, I want to be a watermelon", receiver, sender, salt)
    assert encode_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_turn_is_told_once_over_tls_to_somebody_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted, tls = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))

    async def scene() -> None:
        async with serving(tls) as service, table(f"{tmp_path}/db", origin="https://play.test") as here:
            await here.play_until(here.ana)
            answer = await here.bob.subscribe(here.room, service.address())
            assert answer["on"]
            assert await here.bob.get(f"/api/rooms/{here.room}/push") == answer
            await here.play_until(here.bob)
            await service.until(1)
            (sent,) = service.sent
            assert here.bob.browser.read(sent.body) == {"type": "turn", "path": f"/r/{here.room}"}
            claims = check_signature(sent.headers["authorization"], answer["key"])
            assert claims["aud"] == f"https://localhost:{service.port}"
            assert claims["sub"] == "https://play.test"
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600
            assert sent.headers["content-encoding"] == "aes128gcm"
            assert here.room not in str(sent.headers) + sent.path, "the service does not learn the room"

            await here.bob.post(f"/api/rooms/{here.room}/do", {"type": "chat", "id": "c", "text": "soon"})
            await here.settle()
            assert here.outcomes == {"delivered": 1}, "once a turn, whatever else happens"
            here.live.connections.add(Mock(people=tuple(here.live.room.people), address=""))
            await here.play_until(here.ana)
            await here.play_until(here.bob)
            await here.settle()
            assert here.outcomes == {"delivered": 1}, "everybody is connected"
            metrics = here.runtime.metrics_text()
            assert 'happycity_pushes_total{outcome="delivered"} 1' in metrics

    asyncio.run(scene())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1", "https://127.0.0.1/1", "https://[::1]/1", "https://10.0.0.1/1", "https://8.8.8.8/1",
        "https://push.example.org:8443/1", "https://me:secret@push.example.org/1", "https://push.example.org/1#x",
        "https:///1", "ftp://push.example.org/1", "https://push.example.org/a b", "https://push.example.org/\r\nX: y",
        "https://[::1", "https://push.example.org/" + "x" * 1000, "", "/r/room",
    ],
)  # fmt: skip
def test_an_address_that_no_push_service_has_is_refused(endpoint: str) -> None:
    with pytest.raises(EndpointRefused):
        parse_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "239.255.255.250", "255.255.255.255", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fec0::1", "fd00::1",
        "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::",
        "2001:db8::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    ],
)  # fmt: skip
def test_an_address_that_is_not_on_the_internet_is_refused(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


def test_public_addresses_are_allowed() -> None:
    for address in ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"):
        assert is_public(ipaddress.ip_address(address))


def test_a_name_that_leads_to_this_machine_is_refused() -> None:
    """Resolved by the system: `localhost` is such a name. One bad address among good ones is enough."""

    async def scene() -> None:
        client = PushClient()
        with pytest.raises(EndpointRefused):
            await client.post(client.parse("https://localhost/send"), {}, b"")

        async def mixed(_host: str, _port: int) -> list[str]:
            return ["8.8.8.8", "::ffff:192.168.0.1"]

        client = PushClient(resolve=mixed)
        with pytest.raises(EndpointRefused):
            await client.post(client.parse("https://push.example.org/send"), {}, b"")

    asyncio.run(scene())


def test_a_name_is_resolved_once_and_the_connection_goes_there() -> None:
    """DNS rebinding: a second answer, after the check, is never asked for."""

    async def scene() -> None:
        async with serving() as service:
            asked = []

            async def resolve(host: str, _port: int) -> list[str]:
                asked.append(host)
                return ["127.0.0.1"]

            client = PushClient(allow_loopback=True, resolve=resolve)
            endpoint = client.parse(f"http://nowhere.invalid:{service.port}/send")
            reply = await client.post(endpoint, {}, b"body")
            assert (reply.status, asked) == (201, ["nowhere.invalid"])
            assert service.sent[0].headers["host"] == f"nowhere.invalid:{service.port}"

    asyncio.run(scene())


def test_an_answer_has_a_deadline_and_a_size() -> None:
    async def scene() -> None:
        async with serving() as service:
            client = PushClient(allow_loopback=True)
            endpoint = client.parse(service.address())
            service.replies = [None]
            client.deadline_s = 0.05
            with pytest.raises(PushFailed):
                await client.post(endpoint, {}, b"")
            client.deadline_s = 30
            service.replies = [(200, {"X-Long": "x" * 100_000})]
            with pytest.raises(PushFailed):
                await client.post(endpoint, {}, b"")

    asyncio.run(scene())


@pytest.mark.parametrize("reply", [(410, {}), (404, {}), (307, {"Location": "http://127.0.0.1:1/"})])
def test_a_subscription_that_has_ended_is_deleted_and_nobody_is_redirected(
    reply: tuple[int, dict[str, str]], tmp_path: Path
) -> None:
    async def scene() -> None:
        async with serving() as service, table(f"{tmp_path}/db") as here:
            service.replies = [reply]
            await here.decider.subscribe(here.room, service.address())
            here.runtime.registry.on_change(here.live)
            await service.until(1)
            await here.settle()
            assert here.outcomes == {"gone": 1}
            assert await here.rows() == []
            assert not (await here.decider.get(f"/api/rooms/{here.room}/push"))["on"], "the page is told, too"

    asyncio.run(scene())


def test_a_name_that_turns_out_to_be_private_is_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(f"{tmp_path}/db") as here:

            async def private(_host: str, _port: int) -> list[str]:
                return ["169.254.169.254"]

            assert here.runtime.push is not None
            here.runtime.push.client._resolve = private
            await here.decider.subscribe(here.room, "https://push.example.org/1")
            here.runtime.registry.on_change(here.live)
            await here.settle()
            assert here.outcomes == {"refused": 1}
            assert await here.rows() == []

    asyncio.run(scene())


def test_a_busy_service_is_asked_again_and_one_that_always_refuses_is_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving() as service, table(f"{tmp_path}/db") as here:
            service.replies = [(503, {}), (429, {"Retry-After": "0"}), (201, {})]
            await here.decider.subscribe(here.room, service.address())
            here.runtime.registry.on_change(here.live)
            await service.until(3)
            await here.settle()
            assert here.outcomes == {"retried": 2, "delivered": 1}

            service.replies = [(403, {})]
            for turn in range(store.MAX_FAILURES):
                assert len(await here.rows()) == 1, f"kept after {turn} refusals"
                await _untell(here)
                here.runtime.registry.on_change(here.live)
                await service.until(4 + turn)
                await here.settle()
            assert await here.rows() == []

    asyncio.run(scene())


async def _untell(here: Table) -> None:
    async with here.runtime.database.write() as connection:
        await connection.execute(update(push_subscriptions).values(told=None))


def test_a_service_that_never_answers_delays_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is acknowledged while the service keeps its connections open; what waits is bounded."""
    monkeypatch.setattr("happycity.server.push.outbox.MAX_WAITING", 3)
    monkeypatch.setattr("happycity.server.push.outbox.WORKERS", 2)

    async def scene() -> None:
        async with serving() as service, table(f"{tmp_path}/db") as here:
            service.replies = [None]
            for visitor in (here.ana, here.bob):
                await visitor.subscribe(here.room, service.address(visitor.key[:4]))
            here.runtime.registry.on_change(here.live)
            await service.until(1)
            assert here.runtime.push is not None
            while "dropped" not in here.outcomes:
                await here.play()
                await asyncio.sleep(0.01)  # the notifier's moment
            assert here.runtime.push.outbox.waiting == 3
            assert len(service.sent) == 2, "two workers wait for their answers"

    asyncio.run(scene())


@pytest.mark.usefixtures("later")
def test_subscriptions_are_checked_bounded_and_only_for_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with table(f"{tmp_path}/db") as here:
            path = f"/api/rooms/{here.room}/push"
            good = here.ana.browser.subscription("https://push.example.org/1")
            for wrong in (
                {"endpoint": "ftp://push.example.org/"}, {"p256dh": "AAAA"}, {"p256dh": "%"}, {"auth": "AAAA"},
                {"p256dh": encode_base64(b"\x04" + bytes(64))},
            ):  # fmt: skip
                refused = await here.ana.post(path, {"subscription": {**good, **wrong}}, 400)
                assert refused["code"] == "bad-push"
            stranger = Visitor(here.ana.http._transport.app)  # type: ignore[attr-defined]
            assert (await stranger.subscribe(here.room, good["endpoint"], 403))["code"] == "no-seat"
            monkeypatch.setattr(store, "MAX_IN_ROOM", 1)
            await here.ana.post(path, {"subscription": good})
            await here.ana.post(path, {"subscription": good})  # again: still one
            assert (await here.bob.subscribe(here.room, good["endpoint"], 409))["code"] == "too-many-pushes"
            monkeypatch.setattr(store, "MAX_IN_ROOM", 20)
            monkeypatch.setattr(store, "MAX_OF_BROWSER", 1)
            assert (await here.bob.subscribe(here.room, good["endpoint"], 409))["code"] == "too-many-pushes"
            await here.bob.subscribe(here.room, "https://push.example.org/bob")
            await here.ana.post("/api/push", here.ana.browser.subscription("https://push.example.org/2"))
            (ana,) = [row for row in await here.rows() if row.key == here.ana.key]
            assert ana.endpoint == "https://push.example.org/2", (
                "the browser's service gave it another address"
            )
            await here.ana.post(path, {"subscription": None})
            assert [row.key for row in await here.rows()] == [here.bob.key]

    asyncio.run(scene())


def test_a_day_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MAX_A_DAY", 2)

    async def scene() -> None:
        async with serving() as service, table(f"{tmp_path}/db") as here:
            bob = here.bob
            await bob.subscribe(here.room, service.address())
            for _ in range(4):
                await here.play_until(bob)
                await here.settle()
                await here.play_until(here.ana)
            assert len(service.sent) == 2
            async with here.runtime.database.write() as connection:
                yesterday = push_subscriptions.c.told_at - store.DAY_MS
                await connection.execute(update(push_subscriptions).values(told_at=yesterday))
            await here.play_until(bob)
            await here.settle()
            assert len(service.sent) == 3, "a new day"

    asyncio.run(scene())


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("end", ["leave", "unlink", "erase", "close", "closed by the operator"])
def test_a_subscription_ends_with_the_seat_the_person_and_the_room(end: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(f"{tmp_path}/db") as here:
            await here.ana.subscribe(here.room, "https://push.example.org/ana")
            await here.bob.subscribe(here.room, "https://push.example.org/bob")
            left = [here.ana.key]
            do = f"/api/rooms/{here.room}/do"
            if end == "leave":  # from a lobby; in a running game a bot keeps the seat warm until one returns
                body = {"options": {"players": 2}, "seats": ["me", "open"], "name": "Ana"}
                lobby = (await here.ana.post("/api/rooms", body))["room"]["id"]
                await here.bob.post(f"/api/rooms/{lobby}/join", {"name": "Bob"})
                await here.bob.subscribe(lobby, "https://push.example.org/bob")
                await here.bob.post(f"/api/rooms/{lobby}/do", {"type": "leave", "id": "l"})
                left.append(here.bob.key)
            elif end == "unlink":
                link = (await here.bob.post(f"/api/rooms/{here.room}/link"))["path"].partition("#seat=")[2]
                other = Visitor(here.bob.http._transport.app)  # type: ignore[attr-defined]
                await other.post(f"/api/rooms/{here.room}/claim", {"token": link})
                await other.subscribe(here.room, "https://push.example.org/other")
                await here.bob.post(f"/api/rooms/{here.room}/unlink")
                left.append(here.bob.key)
            elif end == "erase":
                (mine,) = (await here.bob.get("/api/mine/data"))["pushes"]
                assert (mine["room"], mine["endpoint"]) == (here.room, "https://push.example.org/bob")
                await here.bob.post("/api/mine/erase")
            elif end == "close":
                await here.ana.post(do, {"type": "host", "do": "close", "id": "c"})
                left = []
            else:
                assert await close_room(here.runtime.database, here.room)
                left = []
            assert sorted(row.key for row in await here.rows()) == sorted(left)

    asyncio.run(scene())


def test_a_host_may_switch_it_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with table(f"{tmp_path}/db", push=False) as here:
            assert (await here.ana.get(f"/api/rooms/{here.room}/push")) == {"key": None, "on": False}
            assert (await here.ana.subscribe(here.room, "https://x.example.org/", 503))["code"] == "push-off"

    asyncio.run(scene())


def test_the_key_stays_and_a_turn_is_told_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving() as service:
            monkeypatch.setattr(notifier, "DELAY_S", 3600.0)  # the process ends before the moment has passed
            async with table(f"{tmp_path}/db") as here:
                room, reader = here.room, here.decider.browser
                key = (await here.decider.subscribe(room, service.address()))["key"]
            monkeypatch.setattr(notifier, "DELAY_S", 0.0)
            runtime = Runtime(Config(database=f"{tmp_path}/db", thinkers=1, push_loopback=True))
            async with opened(runtime):
                await service.until(1)
                assert reader.read(service.sent[0].body)["path"] == f"/r/{room}"
                assert runtime.push is not None
                assert runtime.push.public_key == key

    asyncio.run(scene())


async def _told_by_two(database: str, service: PushService) -> None:
    """Two processes with one room and one key: a turn is told once."""
    config = {"database": database, "thinkers": 1, "push_loopback": True}
    app = create_app(Config(**config))  # type: ignore[arg-type]
    ana = Visitor(app)
    async with opened(state_of(app).runtime) as first, opened(Runtime(Config(**config))) as second:  # type: ignore[arg-type]
        assert first.push is not None
        assert second.push is not None
        assert first.push.public_key == second.push.public_key
        body = {
            "options": {"players": 2},
            "seats": ["me", "bot:random"],
            "start": True,
            "settings": {"pace": 0},
        }
        room = (await ana.post("/api/rooms", body))["room"]["id"]
        await ana.subscribe(room, service.address())
        lives = [await runtime.registry.room(room) for runtime in (first, second)]
        for runtime, live in zip((first, second), lives, strict=True):
            runtime.registry.on_change(live)
        await service.until(1)
        while first.push.notifier._watches or second.push.notifier._watches:
            await asyncio.sleep(0.01)
        assert len(service.sent) == 1
        assert len(await first.database.fetch_all(select(server_keys))) == 1


def test_two_processes_have_one_key_and_tell_a_turn_once(postgres: str) -> None:
    async def scene() -> None:
        async with serving() as service:
            await _told_by_two(postgres, service)

    asyncio.run(scene())


async def _older_rooms_are_told(database: str) -> None:
    """A database of commit 2ba2b52 takes subscriptions of the people in its rooms."""
    room = fixture.manifest()["rooms"]["mid-people"]["id"]
    async with serving() as service:
        runtime = Runtime(Config(database=database, thinkers=1, push_loopback=True))
        async with opened(runtime):
            assert runtime.push is not None
            live = await runtime.registry.room(room)
            person = live.room.decider
            (key,) = [key_of(cookie) for cookie in fixture.CAST.values()
                      if person in await runtime.seat_keys.people(room, key_of(cookie))]  # fmt: skip
            browser = Browser()
            subscription = PushSubscription(**browser.subscription(service.address()))
            await runtime.push.subscriptions.subscribe(room, key, subscription)
            runtime.registry.on_change(live)
            await service.until(1)
            assert browser.read(service.sent[0].body)["path"] == f"/r/{room}"


def test_people_of_an_older_file_are_told(tmp_path: Path) -> None:
    asyncio.run(_older_rooms_are_told(sqlite_copy(tmp_path)))


def test_people_of_an_older_postgres_are_told(written: str) -> None:
    asyncio.run(_older_rooms_are_told(written))
