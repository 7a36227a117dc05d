"""Challenges without a server: a link holds the game, and another one brings the friend's game back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from happycity.errors import HappyCityError
from happycity.rooms.challenge_links import MAX_CHARS, pack_challenge, unpack_challenge
from happycity.rooms.challenges import make_challenge
from happycity.rooms.days import derive_day
from tests.rooms.test_challenges import played
from tests.rooms.test_days import NOON
from tests.worker.device import Device, Memory, Seeded
from tests.worker.test_days import finish

LONGEST = 1_500
"""What messengers send as one line without cutting it."""


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("grozilla", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_a_link_holds_the_whole_game(mode: str, grozilla: bool, players: int) -> None:
    challenge = make_challenge(played("f" * 64, players=players, mode=mode, grozilla=grozilla), 1, NOON)
    challenge["name"] = "Zoë Łukaszewicz"
    id = pack_challenge(challenge)
    assert len(id) < LONGEST
    again = unpack_challenge(id, NOON)
    assert {**again, "record": None} == {**challenge, "record": None}
    for field in ("options", "seed", "setup", "actions", "draws", "result"):
        assert again["record"].get(field) == challenge["record"].get(field), field


def is_refused(id: str) -> bool:
    try:
        unpack_challenge(id, NOON)
    except HappyCityError as refusal:
        return refusal.code == "bad-challenge-link"
    return False


def test_a_damaged_link_is_refused_and_never_another_game() -> None:
    """A letter changed, a piece lost, a piece repeated: 180 links, seeded."""
    id = pack_challenge(make_challenge(played(players=2), 0, NOON))
    chance = random.Random(22)
    whole = unpack_challenge(id, NOON)
    for _ in range(60):
        at, letter = chance.randrange(len(id)), chance.choice("AZaz09-_=~é.")
        assert is_refused(id[:at])
        assert is_refused(id + id[at:])
        changed = id[:at] + letter + id[at + 1 :]
        assert is_refused(changed) or unpack_challenge(changed, NOON) == whole
    assert is_refused("l1" + "A" * MAX_CHARS)


def test_a_city_of_today_is_in_no_link() -> None:
    deal = derive_day("2026-11-18", "family")
    challenge = make_challenge(played(deal.seed, players=2, mode="family"), 0, NOON - 24 * 3600 * 1000 * 2)
    assert is_refused(pack_challenge(challenge))


async def challenger() -> tuple[Device, str]:
    """A device with a finished game, and its challenge."""
    ana = Device(chance=Seeded("ana"))
    room = await ana.new_game("me", "easy", name="Ana")
    await finish(ana, room)
    return ana, (await ana.ask("POST", "/api/challenges", {"room": room, "game": 1, "seat": 0}))["id"]


def test_two_devices_play_the_same_deal_and_both_see_both_cities() -> None:
    async def scene() -> None:
        ana, id = await challenger()
        address, body = f"/api/challenges/{id}", {"name": "Bo", "pace": 0}
        seen = await ana.ask("GET", address)
        assert seen["own"]
        assert seen["line"]
        assert not seen["friends"]
        assert seen["reply"] is None
        bo = Device(Memory(), Seeded("bo"))
        told = await bo.ask("GET", address)
        assert (told["name"], told["points"]) == ("Ana", seen["points"])
        assert told["line"] is None, "no city before one has played"
        assert await bo.refusal("POST", address, {**body, "practice": True}) == (409, "try-first")
        entered = (await bo.ask("POST", address, body))["room"]
        assert entered["shared"] == {"kind": "challenge", "id": id, "counted": True}
        again = Device(bo.memory, bo.chance)  # the page was loaded again
        assert (await again.ask("POST", address, body))["room"]["id"] == entered["id"]
        result = await finish(again, entered["id"])
        after = await again.ask("GET", address)
        assert after["finished"]
        assert after["line"]["rounds"] == seen["line"]["rounds"]
        assert after["friends"][0]["points"] == result["points"][0]
        practice = await again.ask("POST", address, {**body, "practice": True})
        assert practice["room"]["shared"]["counted"] is False
        back = await ana.ask("GET", f"/api/challenges/{after['reply']}")
        assert back["own"]
        assert back["friends"] == after["friends"]
        assert back["partings"] == after["partings"]

    asyncio.run(scene())


def test_whoever_made_a_challenge_only_practises_it() -> None:
    async def scene() -> None:
        ana, id = await challenger()
        entered = await ana.ask("POST", f"/api/challenges/{id}", {"name": "Ana", "pace": 0})
        assert entered["room"]["shared"]["counted"] is False
        (made,) = (await ana.ask("GET", "/api/mine/data"))["challenges"]
        assert (made["id"], made["name"], made["room"]) == (id, "Ana", None)

    asyncio.run(scene())


def test_a_damaged_reply_is_refused() -> None:
    async def scene() -> None:
        ana, id = await challenger()
        for reply in ("AAAA", "x", "eJyLVspUslIyVKoFABHFAs8"):
            assert await ana.refusal("GET", f"/api/challenges/{id}~{reply}") == (400, "bad-challenge-link")

    asyncio.run(scene())


def test_games_of_other_rules_or_other_people_are_no_challenge_here_either() -> None:
    async def scene() -> None:
        device = Device()
        record: Any = played(players=2)
        body = {"record": {**record, "rules": 1}, "seat": 0}
        assert await device.refusal("POST", "/api/challenges", body) == (409, "no-challenge")
        kept = await device.ask("POST", "/api/challenges", {"record": record, "seat": 1})
        assert (await device.ask("GET", f"/api/challenges/{kept['id']}"))["seat"] == 1

    asyncio.run(scene())
