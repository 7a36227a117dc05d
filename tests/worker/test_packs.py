"""Custom packs on a device: read by the common loader, played, kept, told apart, and never with a Python file."""

from __future__ import annotations

import base64
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, Options
from happycity.cards import load_catalogue
from happycity.cards.card_text import card_effect, card_name
from happycity.errors import BadPack
from happycity.game.verify import verify
from happycity.worker.thinking import answer
from tests.worker.device import Device, Memory, Page
from tests.worker.test_device import my_turn, run

EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLE = EXAMPLES / "my-pack.toml"
Json = dict[str, Any]


def file_of(data: bytes, name: str = "my-pack.toml") -> Json:
    return {"file": name, "content": base64.b64encode(data).decode(), "locale": "en-GB"}


async def opened(device: Device) -> Json:
    cards: Json = await device.ask("POST", "/api/packs", file_of(EXAMPLE.read_bytes()))
    return cards


async def new_game(device: Device, *seats: str, **body: Any) -> str:
    pack = (await opened(device))["pack"]
    return await device.new_game(*seats, pack=pack, options={"mode": "expert", "grozilla": True}, **body)


def test_the_cards_of_a_file_are_those_of_every_other_shell() -> None:
    async def scene() -> None:
        device = Device()
        cards = await opened(device)
        ours = load_catalogue(EXAMPLE)
        assert ours.pack is not None
        assert cards["pack"] == ours.pack.to_json()
        rink = next(each for each in cards["cards"] if each["id"] == "ice-rink")
        assert (rink["deck"], rink["cost"], rink["hearts"], rink["colours"]) == (2, 4, 1, ["orange"])
        lighthouse = ours.find("lighthouse")
        assert lighthouse is not None
        assert cards["messages"] == {
            "card-saloon": "Saloon",
            "card-hug-fest": card_name(ours.find("hug-fest")),  # type: ignore[arg-type]
            "card-ice-rink": "Ice Rink",
            "card-lighthouse": "Lighthouse",
            "effect-lighthouse": card_effect(lighthouse),  # type: ignore[arg-type]
        }
        assert device.memory.rows == {}, "a pack that nobody plays with is not kept"

    run(scene)


@pytest.mark.parametrize("seats", [("me", "bot:random", "bot:greedy"), ("me", "me")])
def test_a_game_with_a_pack_goes_on_after_a_reload_and_is_told_apart(seats: tuple[str, ...]) -> None:
    async def scene() -> None:
        memory = Memory()
        device = Device(memory)
        room = await new_game(device, *seats)
        page = await device.open(room)
        people = seats.count("me")
        for _ in range(12):
            await play_on(page, people)
        device.api.registry.close()
        again = Device(memory)  # nothing but the storage is left, and the file is not asked for
        later = await again.open(room)
        assert later.table["actions"] == page.table["actions"]
        named = later.frames[0]["room"]["pack"]
        assert named["name"] == "My pack"
        drawn = await again.ask("GET", f"/api/packs/{named['sha256']}?locale=en-GB")
        assert drawn == await opened(again)
        while not later.table["state"]["result"]:
            await play_on(later, people)
        record = await again.ask("GET", f"/api/rooms/{room}/record")
        assert record["pack"]["sha256"] == named["sha256"]
        assert record["fair"], "its shuffle is proven like any other"
        assert verify(record) == []
        replay = await again.ask("GET", f"/api/rooms/{room}/replay?last=3")
        assert replay["pack"] == named
        stats = await again.ask("GET", "/api/stats")
        assert stats["games"] == 0, "the sums are of games with the cards of the box"
        assert [game["pack"] for game in stats["recent"]] == ["My pack"]
        assert [row["pack"] for row in stats["by_mode"]] == (["My pack"] if people == 1 else [])
        progress = await again.ask("GET", "/api/progress")
        assert not any(each["games"] for each in progress["ladder"])
        assert not progress["cities"]
        held = await again.ask("GET", "/api/mine/data")
        assert [pack["sha256"] for pack in held["packs"]] == [named["sha256"]]

    run(scene)


async def play_on(page: Page, people: int) -> None:
    """One more action of whoever is at the device."""
    if people == 1:
        await my_turn(page)
    if not page.table["state"]["result"]:
        await page.play(random.Random(page.table["actions"]).choice(page.table["legal"]))


def test_a_rematch_and_a_branch_keep_the_pack_and_an_imported_record_brings_it() -> None:
    async def scene() -> None:
        device = Device()
        room = await new_game(device, "me", "bot:random")
        page = await device.open(room)
        while not page.table["state"]["result"]:
            await play_on(page, 1)
        record = await device.ask("GET", f"/api/rooms/{room}/record")
        await page.say(type="rematch")
        await page.say(type="host", do="start")
        assert (await device.ask("GET", f"/api/rooms/{room}"))["room"]["pack"] == {
            "name": "My pack",
            "sha256": record["pack"]["sha256"],
        }
        other = Device()  # which has never seen the file
        kept = (await other.ask("POST", "/api/import", {"record": record}))["id"]
        brought = (await other.ask("GET", f"/api/records/{kept}"))["record"]
        frames = await other.ask("POST", "/api/replay", {"record": brought})
        await other.ask("GET", f"/api/packs/{frames['pack']['sha256']}")
        entered = await other.ask("POST", "/api/branch", {"record": brought, "at": 20, "bot": "random"})
        assert entered["room"]["pack"] == frames["pack"]
        further = await other.open(entered["room"]["id"])
        await my_turn(further)
        hint = await other.ask("POST", f"/api/rooms/{entered['room']['id']}/hint")
        assert hint["action"] in further.table["legal"]
        while not further.table["state"]["result"]:
            await play_on(further, 1)
        told = await other.ask("GET", f"/api/rooms/{entered['room']['id']}/record")
        assert Game.from_record(told).over

    run(scene)


def test_two_rooms_with_different_packs_do_not_mix_up_their_conditions() -> None:
    every = [card.id for card in load_catalogue().specials if card.pack == "expert"]
    kept, removed = (
        every[:12],
        every[12:],
    )  # seven are on offer to five players, so the rooms share at least two

    async def scene() -> None:
        device = Device()
        for green in (1, 3):
            needs = "".join(f'[[special]]\nid = "{id}"\nneeds = {{ green = {green} }}\n' for id in kept)
            text = f'[pack]\nname = "Green {green}"\nremove = {json.dumps(removed)}\n{needs}'
            pack = (await device.ask("POST", "/api/packs", file_of(text.encode())))["pack"]
            room = await device.new_game(*["me"] * 5, pack=pack, options={"mode": "expert"})
            table = (await device.ask("GET", f"/api/rooms/{room}"))["table"]
            needed = [each["needs"] for city in table["progress"] for each in city.values()]
            assert {need["green"]["need"] for need in needed} == {green}

    run(scene)


def test_a_bot_in_the_second_worker_thinks_with_the_cards_of_the_pack() -> None:
    catalogue = load_catalogue(EXAMPLE)
    game = Game(Options(mode="expert", grozilla=True), seed=5, catalogue=catalogue)
    chance = random.Random(5)
    while "ice-rink" not in game.state()["central"] or len(game.legal()) == 1:
        game.play(chance.choice(game.legal()))
    assert catalogue.pack is not None
    view, legal = game.view(game.seat), [str(action) for action in game.legal()]
    question = json.dumps(["choose", "greedy", view, legal, 3, catalogue.pack.content])
    assert json.loads(answer(question)) in legal
    ranked = json.loads(answer(json.dumps(["rank", view, catalogue.pack.content])))
    assert {each["action"] for each in ranked} == set(legal)
    judged = json.loads(answer(json.dumps(["judge", view, legal[0], 7, catalogue.pack.content])))
    assert (judged["n"], judged["best"] in legal) == (7, True)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "pack-field-missing"),
        (b"[pack", "pack-toml"),
        (b"\xff", "pack-not-utf-8"),
        (b"#" * 140_000, "pack-too-big"),
        (b"# ---- python ----\n[pack]\nname='x'", "pack-separator"),
        (b'[pack]\nname = "x"\n[[building]]\nid = "ice-rink"\ndeck = 2\ncost = 7\ncolours = ["blue"]', "pack-cost"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_as_everywhere(data: bytes, code: str, tmp_path: Path) -> None:
    if code == "pack-separator":
        data = b"\n" + data
    file = tmp_path / "bad.toml"
    file.write_bytes(data)
    with pytest.raises(BadPack) as told:
        load_catalogue(file)

    async def scene() -> None:
        status, body = await Device().api.answer("POST", "/api/packs", file_of(data, str(file)))
        assert isinstance(body, dict)
        assert (status, body["code"], body["error"]) == (400, code, str(told.value))

    run(scene)


def test_a_python_file_never_runs_here(tmp_path: Path) -> None:
    catalogue = load_catalogue(EXAMPLES / "own-effect.toml", trust=True)
    assert catalogue.pack is not None
    pack = catalogue.pack.to_json()
    record = Game(Options(mode="expert"), seed=1, catalogue=catalogue).record()
    hostile = pack["content"].replace("class ", f"open({str(tmp_path / 'ran')!r}, 'w')\nclass ", 1)

    async def scene() -> None:
        device = Device()
        data = (EXAMPLES / "own-effect.toml").read_bytes()
        status, body = await device.api.answer("POST", "/api/packs", file_of(data, "own-effect.toml"))
        assert isinstance(body, dict)
        assert (status, body["code"]) == (400, "pack-python-here")
        assert body["error"].startswith("own-effect.toml needs the Python file own_effect.py")
        untrusted = {**pack, "content": hostile, "sha256": hashlib.sha256(hostile.encode()).hexdigest()}
        for address, sent in (
            ("/api/rooms", {"seats": ["me", "bot:random"], "pack": untrusted}),
            ("/api/import", {"record": {**record, "pack": untrusted}}),
            ("/api/replay", {"record": {**record, "pack": untrusted}}),
            ("/api/branch", {"record": {**record, "pack": untrusted}}),
        ):
            assert (await device.refusal("POST", address, sent))[1] in {"pack-python-here", "pack-untrusted"}
        assert not (tmp_path / "ran").exists()
        assert device.memory.rows == {}

    run(scene)


def test_a_pack_that_was_changed_or_is_not_here_is_refused() -> None:
    async def scene() -> None:
        device = Device()
        pack = (await opened(device))["pack"]
        seats = {"seats": ["me", "bot:random"]}
        changed = {**seats, "pack": {**pack, "content": pack["content"] + "\n"}}
        assert (await device.refusal("POST", "/api/rooms", changed))[1] == "pack-hash"
        for odd in ("text", {"content": 3, "sha256": pack["sha256"]}, []):
            assert (await device.refusal("POST", "/api/rooms", {**seats, "pack": odd}))[1] == "bad-message"
        lesson = {"settings": {"lesson": "family"}, "pack": pack}
        assert (await device.refusal("POST", "/api/rooms", lesson))[1] == "bad-message"
        assert await device.refusal("GET", f"/api/packs/{'0' * 64}") == (404, "no-such-pack")
        assert (await device.refusal("POST", "/api/packs", {"file": "x", "content": "é"}))[1] == "bad-message"

    run(scene)
