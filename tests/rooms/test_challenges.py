"""Challenges: the cards and the seat of a finished game, bots for everybody else, and nobody else's name."""

from __future__ import annotations

import random
from typing import Any

import pytest

from happycity.errors import HappyCityError
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.rooms.challenges import SIMULATIONS, make_challenge, plan_challenge
from happycity.rooms.days import derive_day
from tests.rooms.shell import Shell
from tests.rooms.test_days import NOON

PLAYERS = ["Ana", "bot:hard", "Bob"]


def played(seed: str | int = "c0ffee", **options: Any) -> Any:
    """The record of a game of random decisions."""
    game = Game(Options(**options), seed=seed)
    choose = random.Random(f"{seed}")
    while not game.over:
        game.play(str(choose.choice(game.legal())))
    return game.record(PLAYERS[: game.options.players])


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("grozilla", [False, True])
def test_a_friend_meets_the_same_cards_in_the_same_seat(mode: str, grozilla: bool) -> None:
    record = played(players=3, mode=mode, grozilla=grozilla)
    challenge = make_challenge(record, 2, NOON)
    plan = plan_challenge("id", challenge, 0, counted=True)
    assert plan.wanted == ["normal", "hard", "me"], "people become bots of one level, bots keep theirs"
    assert (plan.settings.undo, plan.settings.hints, plan.settings.spectators) == (False, False, False)
    room = Shell(seed=5, seats=3, base=plan.base, settings=plan.settings, mode=mode, grozilla=grozilla)
    for name in ("Cem", "Dee", "Eve"):
        room.join(name)
    room.send("p1", "host", do="start")
    for action in record["actions"]:  # the same decisions reveal the same cards
        room.play(action)
    assert room.room.play is not None
    assert list(room.room.play.game.draws) == record["draws"]
    assert room.room.deal.bot_name("hard") == f"hard:{SIMULATIONS['hard']}"
    assert room.beside[-1].tried is not None


def test_nobody_elses_name_stays_in_a_challenge() -> None:
    challenge = make_challenge(played(players=3), 0, NOON)
    assert challenge["name"] == "Ana"
    assert "Bob" not in str(challenge)


def refused(record: Any, seat: int = 0) -> str:
    with pytest.raises(HappyCityError) as refusal:
        make_challenge(record, seat, NOON)
    return refusal.value.code


def test_what_would_not_be_the_same_game_is_no_challenge() -> None:
    record = played(players=2)
    make_challenge(record, 1, NOON)
    assert refused(record, 2) == "no-such-seat"
    assert refused({**record, "seed": "1234"}) == "no-challenge", "other cards than those that were drawn"
    assert refused({name: value for name, value in record.items() if name != "seed"}) == "no-challenge"
    assert refused({**record, "rules": 1}) == "no-challenge"
    assert refused(Game(seed=1).record()) == "not-over"


def test_a_city_of_today_is_no_challenge_and_one_of_yesterday_is() -> None:
    for day, is_refused in (("2026-11-18", True), ("2026-11-17", False)):
        deal = derive_day(day, "family")
        record = played(deal.seed, players=2, mode="family")
        if is_refused:
            assert refused(record) == "no-challenge"
        else:
            make_challenge(record, 0, NOON)
