"""People and seats: join, host, undo, clock, chat, rematch, links, pass and play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from happycity import verify
from happycity.rooms.apply import apply
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal
from happycity.schema.room_events import RoomEvent
from tests.server.world import Closed, Player, Running, Visitor, post

pytestmark = pytest.mark.slow
Json = dict[str, Any]


def test_the_host_arranges_the_seats(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            made = await ana.create(players=3, settings={"public": True}, start=True)
            assert made["room"]["status"] == "lobby", "it starts at once only if no seat is open"
            room = made["room"]["id"]
            listed = await bob.get("/api/rooms")
            assert room in [each["id"] for each in listed["rooms"]]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Ana"})
            async with ana.socket(room) as one:
                assert [seat["name"] for seat in one.state["room"]["seats"]] == ["Ana", "Ana 2", None]
                assert (await one.ask("host", do="start"))["code"] == "seats-open"
                assert (await bob.do(room, "host", 403, do="fill"))["code"] == "not-host"
                await one.ask("host", do="fill", seat=2, bot="greedy")
                await one.ask("host", do="swap", seats=[0, 2])
                assert one.state["room"]["seats"][0]["bot"] == "greedy"
                await one.ask("host", do="shuffle")
                await one.ask("host", do="remove", person="p2")
                await one.ask(
                    "host", do="settings", settings={"clock": 60}, options={"players": 2, "mode": "expert"}
                )
                assert one.state["room"]["options"]["mode"] == "expert"
                assert len(one.state["room"]["seats"]) == 2
                assert (await one.ask("host", do="settings", settings={"bot": "exec:sh"}))[
                    "code"
                ] == "no-such-bot"
                assert (await one.ask("host", do="settings", settings={"pace": -1}))["code"] == "bad-settings"
                await one.ask("host", do="start")
                await one.until(lambda: one.phase != "lobby")
                assert one.table["deadline"] is not None or not one.mine
                await one.ask("host", do="settings", settings={"pace": 10})
                assert (await one.ask("host", do="settings", settings={"clock": 5}))["code"] == "not-in-lobby"
            assert (await bob.get("/api/mine"))["rooms"] == [], "who was removed has no seat there"
            mine = (await ana.get("/api/mine"))["rooms"]
            assert [each["id"] for each in mine] == [room]

    asyncio.run(scene())


def test_the_host_role_passes_on(tmp_path) -> None:
    async def scene(base: str) -> None:
        async with Visitor(base) as ana, Visitor(base) as bob:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            async with bob.socket(room) as two:
                async with ana.socket(room):
                    await two.until(lambda: any(m.get("present") == ["p1", "p2"] for m in two.other))
                await two.until(lambda: two.state["room"]["host"] == "p2")
                assert two.events[-1]["reason"] == "gone"
            await ana.do(room, "leave")
            assert (await bob.get(f"/api/rooms/{room}"))["room"]["seats"][0]["kind"] == "open"

    with Running(str(tmp_path / "db"), host_grace=1) as server:
        asyncio.run(scene(server.base))


async def two_players(server: Running, ana: Visitor, bob: Visitor, **more: Any) -> str:
    """A running game of two people."""
    room = str((await ana.create(seats=["me", "open"], **more))["room"]["id"])
    await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    await ana.do(room, "host", do="start")
    return room


async def advance(players: list[Player], until: Any, rng: random.Random) -> None:
    """Let both play until something holds for the first one."""
    for _ in range(400):
        for player in players:
            await player.until(lambda player=player: player.seq >= max(p.seq for p in players))  # type: ignore[misc]
        if until():
            return
        mover = next(player for player in players if player.mine)
        await mover.act(rng.choice(mover.table["legal"]))
        newest = max(player.seq for player in players)
        for player in players:
            await player.until(lambda player=player, newest=newest: player.seq >= newest)  # type: ignore[misc]
    raise AssertionError("it never happened")


def test_undo_is_free_until_a_card_is_shown(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(2)
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with ana.socket(room) as one, bob.socket(room) as two:
                both = [one, two]
                # a draw cannot be taken back freely: the other is asked
                await advance(both, lambda: one.mine and one.phase == "buy", rng)
                drawn = [event for event in one.events if event["kind"] == "action"][-1]
                assert drawn["draws"]
                assert one.table["undo"] == {"seat": None, "free": None}
                before = one.table["actions"]
                await one.ask("undo", seq=one.seq)
                assert one.events[-1]["kind"] == "undo-asked"
                await two.until(lambda: two.state["room"]["undo"] is not None)
                assert two.state["room"]["undo"]["waiting"] == ["p2"], "not the one who asks"
                assert (await one.ask("undo", seq=one.seq))["code"] == "undo-waiting"
                assert (await one.ask("undo-answer", agree=True))["code"] == "no-undo-asked", (
                    "not for oneself"
                )
                await two.ask("undo-answer", agree=True)
                await one.until(lambda: one.table["actions"] == before - 1)
                # the same card shows again
                await one.act(drawn["action"])
                assert one.events[-1]["draws"] == drawn["draws"]
                # a refusal ends it
                await one.ask("undo", seq=one.seq)
                await two.until(lambda: two.state["room"]["undo"] is not None)
                await two.ask("undo-answer", agree=False)
                await one.until(lambda: one.state["room"]["undo"] is None)
                assert one.events[-1]["kind"] == "undo-refused"

                # within one's own turn: keep, then take it back freely
                def can_keep() -> bool:
                    return one.mine and "keep" in one.table["legal"]

                await advance(both, can_keep, rng)
                before = one.table["actions"]
                await one.act("keep")
                assert one.table["undo"]["free"] == before
                assert (await two.ask("undo", seq=0))["code"] == "stale"
                await one.ask("undo", seq=one.seq)
                assert one.events[-1]["kind"] == "undone"
                assert one.events[-1]["agreed"] is False
                assert one.table["actions"] == before

    asyncio.run(scene())


def test_alone_with_bots_undo_needs_nobody(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.until(lambda: one.mine)
                first = one.table["actions"]
                legal = one.table["legal"]
                await one.act(legal[0])
                await one.until(lambda: one.mine)
                await one.ask("undo", seq=one.seq)
                await one.until(lambda: one.table["actions"] <= first + 1)
                assert one.events[-1]["kind"] == "undone"

    asyncio.run(scene())


def has_just_drawn(player: Player) -> bool:
    """Is it still this player's turn after a draw, late enough for an earlier turn to be taken back?"""
    played = [event for event in player.events if event["kind"] == "action"]
    return player.mine and player.table["actions"] > 9 and bool(played[-1]["draws"])


@contextlib.asynccontextmanager
async def three_at_a_table(server: Running) -> AsyncIterator[tuple[Player, Player, Player]]:
    """The sockets of Ana, who is the host, Bob and Cid in a game that has begun."""
    async with Visitor(server.base) as ana, Visitor(server.base) as bob, Visitor(server.base) as cid:
        room = (await ana.create(players=3, settings={"pace": 10_000}))["room"]["id"]
        for visitor, name in ((bob, "Bob"), (cid, "Cid")):
            await visitor.post(f"/api/rooms/{room}/join", {"name": name})
        await ana.do(room, "host", do="start")
        async with ana.socket(room) as one, bob.socket(room) as two, cid.socket(room) as three:
            yield one, two, three


def test_nothing_is_taken_back_behind_the_back_of_who_is_away(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(2)
        async with three_at_a_table(server) as (one, two, three):
            everybody = [one, two, three]
            await advance(everybody, lambda: one.phase == "buy" and has_just_drawn(one), rng)
            await one.ask("undo", seq=one.seq, to=0)
            await three.ask("away")
            await two.ask("undo-answer", agree=True)
            assert two.events[-1]["kind"] == "undo-agreed", "Cid has not answered"
            await three.ask("undo-answer", agree=False)
            await one.until(lambda: one.seq == three.seq)
            for to in (0, one.table["actions"] - 1):
                refused = await one.ask("undo", seq=one.seq, to=to)
                assert (refused["code"], refused["args"]) == ("undo-away", {"name": "Cid"})
            await one.ask("host", do="remove", person="p3")
            await two.ask("removal-answer", agree=True)
            await one.until(lambda: one.seq == two.seq)
            await one.ask("undo", seq=one.seq)
            assert one.events[-1]["kind"] == "undo-asked", "whose seat is a bot's is not waited for"

    asyncio.run(scene())


def test_who_has_left_is_not_waited_for(server: Running) -> None:
    """The last one who had to agree is removed: the others have agreed, so it is done."""

    async def scene() -> None:
        async with three_at_a_table(server) as (one, two, three):
            await advance([one, two, three], lambda: one.mine and one.table["actions"] > 9, random.Random(3))
            await one.ask("undo", seq=one.seq, to=0)
            await two.ask("undo-answer", agree=True)
            await one.ask("host", do="remove", person="p3")
            await two.ask("removal-answer", agree=True)
            await one.until(lambda: one.table["actions"] == 0)
            assert [event["kind"] for event in one.events[-2:]] == ["left", "undone"]
            assert one.state["room"]["undo"] is None

    asyncio.run(scene())


def test_a_browser_gets_one_seat_however_often_it_asks_at_once(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = (await ana.create(players=5))["room"]["id"]
            await bob.create()  # so that it has a cookie
            path, body = f"/api/rooms/{room}/join", {"name": "Bob"}
            await asyncio.gather(*(bob.get("/api/mine") for _ in range(8)))  # connections that are ready
            told = await asyncio.gather(*(bob.post(path, body) for _ in range(8)))
            assert [each["you"]["seats"] for each in told] == [[1]] * 8
            more = await bob.post(path, {**body, "another": True})
            assert more["you"]["seats"] == [1, 2]

    asyncio.run(scene())


def test_commands_are_idempotent_and_stale_ones_refused(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with ana.socket(room) as one, bob.socket(room) as two:
                mover, other = (one, two) if one.mine else (two, one)
                assert (await other.act(mover.table["legal"][0]))["code"] == "not-your-seat"
                action, seq = mover.table["legal"][0], mover.seq
                first = await mover.ask("command", id="once", seq=seq, action=action)
                mover.acks.clear()
                again = await mover.ask("command", id="once", seq=seq, action=action)
                assert first == again, "the stored answer"
                assert [event["kind"] for event in mover.events].count("action") == 1
                late = await mover.ask("command", seq=seq, action=action)
                assert late["code"] in {"stale", "not-your-seat"}
                await other.until(lambda: other.seq == mover.seq)
                mover, other = (one, two) if one.mine else (two, one)
                wrong = await mover.act("buy the moon")
                assert wrong["code"] in {"unknown-card", "unknown-action", "wrong-phase"}, wrong
                assert wrong["error"]

    asyncio.run(scene())


def test_the_clock_lets_a_bot_decide_and_then_take_the_seat(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob, settings={"clock": 4})
            async with ana.socket(room) as one, bob.socket(room) as two:
                slow, quick = (one, two) if one.mine else (two, one)
                rng = random.Random(1)

                mine = slow.state["you"]["seats"][0]

                def kind(player: Player) -> str:
                    return str(player.state["room"]["seats"][mine]["kind"])

                async def sleep() -> None:
                    await slow.until(lambda: kind(slow) == "away")

                await asyncio.gather(sleep(), quick.play_on(rng, lambda: kind(quick) == "away"))
                told = [event for event in quick.events if event.get("seat") == mine]
                decided = [event["by"] for event in told if event["kind"] == "action"]
                assert decided[:3] == ["clock"] * 3
                assert "clock" not in decided[3:], "from then on the seat is the bot's"
                assert next(event for event in told if event["kind"] == "away")["reason"] == "clock"
                await slow.ask("back")
                await quick.until(lambda: kind(quick) == "human")

    asyncio.run(scene())


def replayed(server: Running, room: str, log: list[Json]) -> Room:
    """A room as its log tells it."""
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        secret, base = database.execute("SELECT secret, base FROM deals WHERE room = ?", [room]).fetchone()
    found = Room(room, Deal(secret, base))
    for event in log:
        apply(found, cast(RoomEvent, event))
    return found


def test_neither_undo_nor_coming_and_going_buys_time(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(2)
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob, settings={"clock": 3600, "pace": 10_000})
            async with ana.socket(room) as one, bob.socket(room) as two:
                await advance([one, two], lambda: one.mine and "keep" in one.table["legal"], rng)
                deadline = one.table["deadline"]
                assert deadline is not None
                await one.act("keep")
                assert one.table["deadline"] >= deadline
                await one.ask("undo", seq=one.seq)
                assert one.table["deadline"] == deadline
                for player in (one, two):
                    seen = one.seq
                    await player.ask("away")
                    assert (player.table["deadline"] is None) == (player is one), "a bot needs no clock"
                    await player.ask("back")
                    assert player.table["deadline"] == deadline
                    assert "seq" in await one.ask("command", seq=seen, action="keep"), (
                        "the table is as it was"
                    )
                    await one.ask("undo", seq=one.seq)
            log = (await ana.get(f"/api/rooms/{room}/log"))["happenings"]
            assert replayed(server, room, log).deadline == deadline
            for happening in log:  # as it was written before the log told it
                happening.pop("since", None)
            older = replayed(server, room, log)
            kept = [happening["at"] for happening in log if happening["kind"] == "action"][-1]
            assert older.decided_at == kept
            assert older.play is not None
            assert older.play.game.state() == one.table["state"]

    asyncio.run(scene())


def test_who_takes_an_emptied_seat_is_told_of_the_clock(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            settings = {"clock": 3600, "pace": 10_000}
            room = (await ana.create(seats=["me", "bot:random"], settings=settings, start=True))["room"]["id"]
            async with ana.socket(room) as one:
                while one.mine:
                    seen = one.seq
                    await one.act(one.table["legal"][0])
                    await one.until(lambda seen=seen: one.seq > seen)  # type: ignore[misc]
                assert one.table["deadline"] is None
                await one.ask("host", do="empty", seat=1)
                joined = await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
                assert joined["you"]["seats"] == [1]
                assert joined["table"]["deadline"] is not None
                await one.until(lambda: one.events[-1]["kind"] == "joined")
                assert one.table["deadline"] == joined["table"]["deadline"]

    asyncio.run(scene())


def test_who_leaves_is_replaced_until_they_return(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with ana.socket(room) as one:
                await one.ask("leave")
                assert one.state["room"]["seats"][0]["kind"] == "away"
                await one.until(lambda: one.state["room"]["host"] == "p2")
                async with ana.socket(room) as again:
                    await again.until(lambda: again.state["room"]["seats"][0]["kind"] == "human")

    asyncio.run(scene())


def test_who_says_they_are_away_stays_away_until_they_say_otherwise(server: Running) -> None:
    """A telephone in a pocket loses and finds its connection: that is not its owner's return."""

    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with bob.socket(room) as two:
                assert "seq" in await two.ask("away")
                assert two.state["room"]["seats"][1]["kind"] == "away"
                assert two.events[-1]["reason"] == "pause"
                assert (await two.ask("away"))["code"] == "not-playing"
            async with bob.socket(room) as again:
                await again.ask(
                    "chat", text="in the kitchen"
                )  # whatever followed the arrival has happened by now
                assert again.state["room"]["seats"][1]["kind"] == "away"
                assert "seq" in await again.ask("back")
                assert again.state["room"]["seats"][1]["kind"] == "human"
                await again.ask("leave")
            async with bob.socket(room) as third:  # who has only left is back by coming
                await third.until(lambda: third.state["room"]["seats"][1]["kind"] == "human")

    asyncio.run(scene())


def test_nobody_is_away_from_a_game_that_does_not_run(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as watcher:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            assert (await ana.do(room, "away", 409))["code"] == "not-playing"
            assert (await watcher.do(room, "away", 403))["code"] == "no-seat"

    asyncio.run(scene())


def test_a_rematch_against_bots_is_shuffled_with_the_players_nonce(server: Running) -> None:
    """The commitment is told first, then the nonce; both stand in the record, and its proof holds."""

    async def scene() -> None:
        async with Visitor(server.base) as ana:
            made = await ana.create(seats=["me", "bot:random"])
            room = made["room"]["id"]
            async with ana.socket(room) as one:
                assert (await one.ask("host", do="start", nonce="no"))["code"] == "bad-nonce"
                await one.ask("host", do="start", nonce="a1a1")
                await one.play_on(random.Random(1))
                await one.ask("rematch")
                assert one.state["room"]["status"] == "lobby"
                told = one.state["room"]["fair"]
                assert told["nonces"] == {}
                await one.send({"type": "host", "id": "again", "do": "start", "nonce": "b2b2"})
                await one.until(lambda: "again" in one.acks)
                assert one.state["room"]["fair"]["nonces"] == {"p1": "b2b2"}
                answer = await ana.do(room, "host", id="again", do="start", nonce="b2b2")
                assert answer["seq"] == one.acks["again"], "said twice, done once"
                await one.play_on(random.Random(2))
            for game, nonce in ((1, "a1a1"), (2, "b2b2")):
                record = await ana.get(f"/api/rooms/{room}/record?game={game}")
                assert record["fair"]["nonces"] == [nonce]
                assert verify(record) == []
            assert record["fair"]["commitment"] == told["commitment"]

    asyncio.run(scene())


def test_the_host_lets_a_bot_play_for_who_is_long_gone(tmp_path) -> None:
    """Not at once: a tunnel or a reload must not cost anybody the seat."""

    async def scene(server: Running) -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with ana.socket(room) as one:
                async with bob.socket(room):
                    assert (await one.ask("host", do="away", seat=1))["code"] == "still-here"
                assert (await one.ask("host", do="away", seat=1))["code"] == "still-here"
                while (answer := await one.ask("host", do="away", seat=1)).get("code") == "still-here":
                    await asyncio.sleep(0.5)
                assert "seq" in answer
                assert one.state["room"]["seats"][1]["kind"] == "away"
                async with bob.socket(room) as two:
                    await two.until(lambda: two.state["room"]["seats"][1]["kind"] == "human")

    with Running(str(tmp_path / "db"), host_grace=10) as server:
        asyncio.run(scene(server))


def test_chat_is_cleaned_bounded_and_muted(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with ana.socket(room) as one, bob.socket(room) as two:
                await two.ask("chat", text="hi \u202e<b>there</b>\u200b\x07")
                await one.until(lambda: one.events[-1]["kind"] == "chat")
                assert one.events[-1]["text"] == "hi <b>there</b>"
                assert (await two.ask("chat", text="x" * 301))["code"] == "too-long"
                assert (await two.ask("chat", text=" \u200b "))["code"] == "empty-text"
                assert (await two.ask("chat", text=7))["code"] == "bad-message"
                await one.ask("host", do="mute", person="p2")
                assert (await two.ask("chat", text="hello?"))["code"] == "muted"
                await one.ask("host", do="mute", person="p2", muted=False)
                assert "seq" in await two.ask("chat", text="thanks")

    asyncio.run(scene())


def test_a_game_of_several_at_one_device_is_listed_once_and_not_counted(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "me"], names=["Ana", "Bob"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.play_on(random.Random(5))
            stats = await ana.get("/api/stats")
            assert (stats["games"], stats["wins"], stats["by_mode"]) == (0, 0, [])
            (game,) = stats["recent"]
            assert (game["room"], game["names"], game["counted"]) == (room, ["Ana", "Bob"], False)

    asyncio.run(scene())


def test_a_rematch_keeps_people_and_spectators(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(4)
        async with Visitor(server.base) as ana, Visitor(server.base) as bob, Visitor(server.base) as watcher:
            room = await two_players(server, ana, bob)
            async with ana.socket(room) as one, bob.socket(room) as two, watcher.socket(room) as three:
                assert (await one.ask("rematch"))["code"] == "not-over"
                await asyncio.gather(one.play_on(rng), two.play_on(rng), three.play_on(rng))
                results = [one.table["state"]["result"]]
                first = one.state["room"]["fair"]
                assert first["secret"] is not None
                await two.ask("rematch")
                await three.until(lambda: three.state["room"]["status"] == "lobby")
                assert three.state["room"]["game"] == 2
                assert three.state["room"]["fair"]["commitment"] != first["commitment"]
                await one.ask("nonce", nonce="0011")
                await one.ask("host", do="start")
                await three.until(lambda: three.phase not in {"lobby", "over"})
                await asyncio.gather(one.play_on(rng), two.play_on(rng), three.play_on(rng))
                results.append(one.table["state"]["result"])
            for game in (1, 2):
                record = await watcher.get(f"/api/rooms/{room}/record?game={game}")
                assert record["result"] is not None
            stats = await ana.get("/api/stats")
            assert stats["games"] == 2
            mine = [result["points"][0] for result in results]
            assert stats["wins"] == sum(0 in result["winners"] for result in results)
            assert stats["points"] == {"mean": round(sum(mine) / 2, 1), "best": max(mine)}
            assert [(row["mode"], row["players"], row["games"]) for row in stats["by_mode"]] == [
                ("family", 2, 2)
            ]
            assert (await watcher.get("/api/stats"))["games"] == 0
            progress = await ana.get("/api/progress")
            assert sorted(city["points"] for city in progress["cities"]) == sorted(filter(None, mine))
            assert (await watcher.get("/api/progress"))["cities"] == []

    asyncio.run(scene())


def test_without_spectators_a_game_is_for_those_who_are_in_the_room(server: Running) -> None:
    """Until it is over: then it may be shown to anybody who has the link."""

    async def scene() -> None:
        base, rng = server.base, random.Random(4)
        async with Visitor(base) as ana, Visitor(base) as bob, Visitor(base) as cid, Visitor(base) as eve:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            await cid.post(f"/api/rooms/{room}/join", {"name": "Cid", "role": "spectator"})
            await ana.do(room, "host", do="settings", settings={"spectators": False})
            assert (await eve.get(f"/api/rooms/{room}"))["room"]["status"] == "lobby", (
                "who may sit down may look"
            )
            async with eve.socket(room) as guest:
                await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
                await ana.do(room, "host", do="start")
                with pytest.raises(Closed) as closed:
                    await guest.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4003, "who has not sat down leaves when the game begins"
            looks = [f"/api/rooms/{room}{part}" for part in ("", "/log", "/record", "/replay")]
            for look in looks:
                for visitor in (ana, bob, cid):
                    await visitor.get(look)
                assert (await eve.get(look, 403))["code"] == "not-allowed"
            assert (await eve.post("/api/branch", {"room": room, "at": 0, "seat": 0}, 403))[
                "code"
            ] == "not-allowed"
            async with ana.socket(room) as one, bob.socket(room) as two, cid.socket(room) as three:
                await one.ask("host", do="remove", person="p2")
                with pytest.raises(Closed) as closed:
                    await three.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4003
                await cid.get(looks[0], 403)
                await asyncio.gather(one.play_on(rng), two.play_on(rng))
                for look in looks:
                    await eve.get(look)
                await one.ask("rematch")
                assert "seq" in await two.ask("leave"), "who leaves is answered first"
                await ana.do(room, "host", do="fill")
                await ana.do(room, "host", do="start")
                for look in looks:
                    await eve.get(look, 403)
                    if look != looks[0]:
                        await eve.get(f"{look}?game=1")

    asyncio.run(scene())


def test_a_seat_link_moves_to_another_device(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as phone:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            path = (await ana.post(f"/api/rooms/{room}/link"))["path"]
            assert (await phone.get(f"/api/rooms/{room}"))["you"]["seats"] == []
            token = path.partition("#seat=")[2]
            claimed = await phone.post(f"/api/rooms/{room}/claim", {"token": token})
            assert claimed["you"]["seats"] == [0]
            async with phone.socket(room) as one:
                await one.until(lambda: one.mine)
                assert "seq" in await one.act(one.table["legal"][0])
            assert (await phone.post(f"/api/rooms/{room}/claim", {"token": token[:-1] + "x"}, 401))[
                "code"
            ] == "bad-token"

    asyncio.run(scene())


def test_pass_and_play_holds_all_seats(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            made = await ana.create(
                seats=["me", "me", "bot:random"], players=3, names=["Ana", "Bob"], start=True
            )
            assert made["you"]["seats"] == [0, 1]
            assert made["room"]["settings"]["pass_and_play"] is True
            async with ana.socket(made["room"]["id"]) as one:
                await one.play_on(random.Random(1))
                movers = {event["seat"] for event in one.events if event.get("by") == "human"}
                assert movers == {0, 1}

    asyncio.run(scene())


def test_a_program_plays_with_a_token(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as program:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            joined = await program.post(f"/api/rooms/{room}/join", {"name": "Robo", "program": True})
            assert joined["token"]
            assert not program.cookie
            assert joined["room"]["people"][1]["program"] is True
            await ana.do(room, "host", do="start")
            async with ana.socket(room) as one, program.socket(room, token=joined["token"]) as two:
                assert two.state["you"]["seats"] == [1]
                await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))

    asyncio.run(scene())


def test_another_protocol_is_asked_to_reload(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"]))["room"]["id"]
            async with ana.socket(room, protocol=99) as one:
                assert one.other[0] == {"type": "reload", "protocol": 2}
                with pytest.raises(Closed) as closed:
                    await one.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4001

    asyncio.run(scene())


def test_a_gap_is_filled_after_a_lost_connection(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(3)
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            room = await two_players(server, ana, bob)
            async with bob.socket(room) as two:
                async with ana.socket(room) as one:
                    await advance([one, two], lambda: one.table["actions"] >= 6, rng)
                    seen, events = one.seq, one.events
                await bob.do(room, "chat", text="where are you?")
                await bob.do(room, "chat", text="hello?")
                again = Player(ana, room)
                again.events = events
                await again.connect(after=seen)
                assert [event["seq"] for event in again.events] == list(range(1, seen + 3))
                await again.close()

    asyncio.run(scene())


def test_a_reaction_reaches_everybody_and_no_log(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as ben:
            room = (await ana.create(seats=["me", "open"], avatar={"face": "owl", "colour": "pink"}))["room"][
                "id"
            ]
            joined = await ben.post(f"/api/rooms/{room}/join", {"name": "Ben"})
            assert [person["avatar"]["face"] for person in joined["room"]["people"]] == ["owl", "panda"]
            async with ana.socket(room) as one, ben.socket(room) as two:
                before = joined["room"]["seq"]
                await two.ask("reaction", reaction="clap")
                await one.until(lambda: any(frame["type"] == "reaction" for frame in one.other))
                frame = next(frame for frame in one.other if frame["type"] == "reaction")
                assert frame == {"type": "reaction", "person": "p2", "reaction": "clap"}
            log = await ana.get(f"/api/rooms/{room}/log")
            assert log["seq"] == before
            assert "clap" not in json.dumps(log)

    asyncio.run(scene())


@pytest.mark.parametrize("avatar", [{"face": "fox"}, {"face": "robot", "colour": "red"}])
def test_an_unknown_face_is_refused_and_creates_no_room(server: Running, avatar: Json) -> None:
    answer = post(f"{server.base}/api/rooms", json={"seats": ["me", "bot:random"], "avatar": avatar})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"
