"""Conversations without a socket."""

from __future__ import annotations

import json
from typing import Any

from tests.support.conversation import fixture
from tests.support.conversation.present import HERE, ROOMS
from tests.support.conversation.stage import Json, Stage


async def requests(stage: Stage) -> None:
    """Everything that can be asked for without a socket."""
    ask = stage.ask
    for path in ("/healthz", "/readyz", "/api/info", "/api/catalogue", "/api/locales", "/api/lessons", "/api/lan",
                 "/api/openapi.json", "/api/rules", "/api/rules?locale=pl", "/api/rules?locale=xx",
                 "/api/words/en-GB/first.json", "/api/words/pl/rules.json", "/api/words/xx/first.json",
                 "/api/words/en-GB/last.json", "/api/locales/fr/errors.ftl", "/api/locales/fr/errors.json",
                 "/api/locales/fr/nothing.ftl", "/api/locales/xx/errors.json", "/api/qr.svg?path=nowhere", "/missing.js",
                 "/api/", "/api/nothing", "/api/rooms/", f"/api/rooms/{'2' * 20}", "/api/rooms/nowhere",
                 f"/api/rooms/{'x' * 50}", "/api/records/nowhere", f"/api/records/{'2' * 20}", "/api/review/nowhere",
                 f"/api/review/{'2' * 20}", f"/api/records/{HERE['record']}", f"/api/review/{HERE['review']}",
                 f"/api/records/review-{HERE['review']}"):  # fmt: skip
        await ask(None, "GET", path)
    for method, path in (("DELETE", "/api/rooms"), ("PUT", f"/api/rooms/{ROOMS['solo']}"), ("POST", "/api/info"),
                         ("GET", f"/api/rooms/{ROOMS['solo']}/join"), ("PATCH", "/api/score"),
                         ("OPTIONS", "/api/rooms"), ("GET", f"/api/rooms/{ROOMS['solo']}/socket")):  # fmt: skip
        await ask("ana", method, path)
    for who in ("ana", "bob", "dee", "robo", None):
        await ask(who, "GET", "/api/mine")
        await ask(who, "GET", "/api/stats")
    await ask(None, "GET", "/api/rooms")
    await _logs(stage)
    await _records(stage)
    await _strangers(stage)
    await _creating(stage)
    await _positions(stage)


async def _logs(stage: Stage) -> None:
    room = f"/api/rooms/{ROOMS['finished']}"
    for query in (
        "after=3",
        "after=9999",
        "after=-1",
        "after=x",
        "game=1",
        "game=2",
        "game=0",
        "after=50&game=1",
    ):
        await stage.ask("ana", "GET", f"{room}/log?{query}")
    for query in ("game=1", "game=2", "game=0", "game=x", ""):
        await stage.ask("ana", "GET", f"{room}/record?{query}")
    for query in ("", "first=5&last=6", "first=60&last=9999", "first=9&last=3", "first=-1", "game=7"):
        await stage.ask("ana", "GET", f"{room}/replay?{query}")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['lobby-2']}/record")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-people']}/record")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-people']}/replay?last=1")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-private']}/log")
    await stage.ask("dee", "POST", f"/api/rooms/{ROOMS['mid-people']}/hint")
    await stage.ask("ana", "POST", f"/api/rooms/{ROOMS['mid-people']}/review", {"game": 1})
    await stage.ask("ana", "POST", f"/api/rooms/{ROOMS['mid-people']}/review", {"game": "1"})


async def _records(stage: Stage) -> None:
    """Import, replay and go on."""
    kept: Json = json.loads(
        (fixture.ROOT / "tests/golden/expert-grozilla-2.json").read_text(encoding="utf-8")
    )
    record: Json = kept["record"]
    bad: list[Any] = [
        {}, {**record, "actions": ["dance"]}, {**record, "happycity": 99}, {**record, "pack": {}},
        {**record, "draws": []}, {**record, "options": {"players": 7}}, {**record, "actions": ["coin"] * 2001}, [], None,
        {**record, "players": ["\ud800"]},
    ]  # fmt: skip
    for path in ("import", "replay"):
        for each in bad:
            await stage.ask("ana", "POST", f"/api/{path}", {"record": each})
    made = (await stage.ask("ana", "POST", "/api/import", {"record": record})).json()["id"]
    answer = await stage.quietly(None, "GET", f"/api/records/{made}")
    stage.tape.answered(answer.status_code, {}, answer.text)
    for first, last in ((0, 2), (30, 31), (9, 1)):
        await stage.ask(None, "POST", "/api/replay", {"record": record, "first": first, "last": last})
    quick = {"settings": {"pace": 0}, "bot": "random", "name": "Ana"}
    granted: list[Json] = [
        {"at": 20, "record": record},
        {"at": 5, "room": ROOMS["mid-people"]},
        {"at": 0, "room": ROOMS["finished"]},
    ]
    for more in granted:
        body = {**quick, **more, "seat": await _decider(stage, more)}  # nobody moves, so chance shows nothing
        await stage.ask("ana", "POST", "/api/branch", body)
    refused: list[Json] = [
        {"at": 9999, "record": record}, {"at": 1}, {"at": 3, "record": record, "seat": 4}, {"record": record},
        {"at": 3, "record": record, "bot": "x"}, {"at": 3, "room": ROOMS["lobby-2"]}, {"at": 3, "room": "x"},
        {"at": 3, "record": record, "settings": {"lesson": "family"}},
    ]  # fmt: skip
    for more in refused:
        await stage.ask("ana", "POST", "/api/branch", {**quick, **more})


async def _decider(stage: Stage, branch: Json) -> int:
    """Whose decision it is where a branch begins."""
    at = branch["at"]
    if "record" in branch:
        body = {"record": branch["record"], "first": at, "last": at}
        words = (await stage.quietly("ana", "POST", "/api/replay", body)).json()
    else:
        words = (
            await stage.quietly("ana", "GET", f"/api/rooms/{branch['room']}/replay?first={at}&last={at}")
        ).json()
    return int(words["frames"][0]["state"]["seat"])


async def _strangers(stage: Stage) -> None:
    """Who comes from elsewhere, or with a token that is none."""
    room = f"/api/rooms/{ROOMS['solo']}"
    chat = {"type": "chat", "id": "s1", "text": "x"}
    await stage.ask("ana", "POST", f"{room}/do", chat, Origin="https://elsewhere.example")
    await stage.ask("ana", "GET", room, Host="elsewhere.example")
    for token in ("Bearer nothing", "Basic abc", "Bearer"):
        await stage.ask(None, "GET", room, Authorization=token)
        await stage.ask(None, "POST", f"{room}/do", chat, Authorization=token)
    await stage.ask("dee", "POST", f"{room}/do", chat)
    await stage.ask("ana", "POST", f"{room}/do", chat)
    await stage.ask("ana", "POST", f"{room}/do", chat)
    for body in (
        {},
        [],
        {"type": "chat"},
        {"type": "ping", "id": "s2"},
        {"type": "hint", "id": "s3"},
        "{",
        "7",
    ):
        await stage.ask("ana", "POST", f"{room}/do", body)
    await stage.ask("ana", "POST", f"{room}/do", "x" * 400_001)


async def _creating(stage: Stage) -> None:
    """Bodies that are refused, and rooms that are made: of these what chance decides is masked."""
    refused: list[Any] = [
        [], 7, "{", {"options": {"players": 9}}, {"options": {"mode": "easy"}}, {"options": []}, {"seats": ["open"]},
        {"seats": ["me"] * 6}, {"seats": ["me", "bot:nobody"]}, {"seats": ["me", 7]}, {"settings": {"clock": 0}},
        {"settings": {"lesson": "none"}}, {"settings": []}, {"name": "bot:x"}, {"name": "x" * 201}, {"name": 7},
        {"nonce": "xyz"}, {"surprise": 1}, {"start": "maybe"}, {"names": ["a"] * 6},
        {"options": {"players": 2}, "seats": ["me", "open", "open"]},
    ]  # fmt: skip
    granted: list[Any] = [
        {}, {"name": "Ana", "options": {"players": 4, "mode": "expert"}, "nonce": "aa"}, {"start": True, "name": "A"},
        {"seats": ["me", "me"], "names": ["A"], "name": "B"}, {"program": True, "name": "Robo"},
        {"settings": {"pass_and_play": True}},
    ]  # fmt: skip
    for body in [*refused, *granted]:
        await stage.ask("ana", "POST", "/api/rooms", body)
    await stage.ask(None, "POST", "/api/rooms", {"name": "Zoë"})
    await stage.ask(None, "POST", "/api/rooms", {}, **{"Accept-Language": "pl"})


async def _positions(stage: Stage) -> None:
    """Scores and analyses."""
    cities = [{"coins": 1, "cards": ["happy-market", "school"]}, {"coins": 5, "cards": ["happy-market"]}]
    for body in ({"cities": cities}, {"cities": cities[:1]}, {"cities": []}, {}, {"cities": 7}, {"position": {}},
                 {"cities": [{"cards": ["moon"]}] * 2}, {"cities": cities, "options": {"players": 3}}):  # fmt: skip
        await stage.ask(None, "POST", "/api/score", body)
    for name in ("family-2", "expert-grozilla-5"):
        golden = json.loads((fixture.ROOT / f"tests/golden/{name}.json").read_text(encoding="utf-8"))
        state = golden["state"]
        position = {key: state[key] for key in ("options", "phase", "turn") if key in state}
        position["cities"] = [
            {
                "coins": city["coins"],
                "cards": [card["id"] for card in city["cards"]],
                "special": city.get("special"),
            }
            for city in state["cities"]
        ]
        await stage.ask(None, "POST", "/api/score", {"position": position})
        await stage.ask(None, "POST", "/api/analysis", {"position": position})
    await stage.ask(
        None, "POST", "/api/analysis", {"position": {"options": {"players": 2}, "cities": cities}}
    )
    await stage.ask(None, "POST", "/api/analysis", {})
