"""Achievements and progress: each achievement on the smallest story that earns it and one that just does not."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from happycity import bots
from happycity.cards import default_catalogue
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.rooms.achievements import ACHIEVEMENTS, GameStory, achievements_of, tell_story
from happycity.rooms.progress import DAY_MS, summarise_progress
from happycity.rooms.statistics import SeatResult


def city(**changes: Any) -> Any:
    return {"cards": [], "special": None, "citizens": 5, "hearts": 4, **changes}


def cards(*ids: str, colours: tuple[str, ...] = ()) -> Any:
    return [{"id": id, "colours": list(colours)} for id in ids]


def story(points: list[int], coins: list[int] | None = None, **changes: Any) -> GameStory:
    """A game that seat 0 wins if it has the most points, without any achievement of its own."""
    coins = coins or [5] * len(points)
    best = max(zip(points, coins, strict=True))
    winners = [seat for seat, each in enumerate(zip(points, coins, strict=True)) if each == best]
    plain = GameStory(
        catalogue=default_catalogue(),
        result={"points": points, "coins": coins, "winners": winners},
        cities=[city() for _ in points],
        is_product=True,
        points_by_round=[],
        monsters=[0] * len(points),
        sizes_when_full=None,
    )
    return replace(plain, **changes)


@pytest.mark.parametrize(
    ("name", "earned", "missed"),
    [
        ("fifty", story([50, 60]), story([49, 60])),
        ("hundred", story([100, 120]), story([100, 120], is_product=False)),
        ("harmony", story([25, 20], cities=[city(hearts=5), city()]), story([20, 18])),
        (
            "colours",
            story([30, 20], cities=[city(cards=cards("x", colours=("yellow", "blue", "orange", "purple", "green"))), city()]),
            story([30, 20], cities=[city(cards=cards("x", colours=("yellow", "blue"))), city()]),
        ),
        (
            "no-special",
            story([30, 20], cities=[city(), city(special="big-ben")]),
            story([30, 20]),
        ),
        (
            "negative",
            story([30, 20], cities=[city(cards=cards("happy-market", "factory")), city()]),
            story([30, 20], cities=[city(cards=cards("happy-market", "school")), city()]),
        ),
        ("one-coin", story([30, 20], [1, 9]), story([30, 20], [2, 9])),
        ("one-point", story([21, 20]), story([22, 20])),
        ("by-coins", story([20, 20], [4, 3]), story([20, 20], [3, 3])),
        ("double", story([40, 20]), story([39, 20])),
        (
            "comeback",
            story([30, 20], points_by_round=[[0, 2], [1, 4], [9, 8], [30, 20]]),
            story([30, 20], points_by_round=[[0, 2], [4, 4], [9, 8], [30, 20]]),
        ),
        ("head-start", story([20, 30], sizes_when_full=[10, 7]), story([20, 30], sizes_when_full=[10, 8])),
        ("five", story([30, 20, 20, 20, 20]), story([30, 20, 20, 20])),
        ("monsters", story([30, 20], monsters=[3, 0]), story([30, 40], monsters=[3, 0])),
    ],
)  # fmt: skip
def test_an_achievement_is_earned_or_just_missed(name: str, earned: GameStory, missed: GameStory) -> None:
    assert name in achievements_of(earned, 0)
    assert name not in achievements_of(missed, 0)


def test_a_story_is_read_from_a_whole_game() -> None:
    game = Game(Options(players=3, mode="expert", grozilla=True), seed=0)
    chance = random.Random(3)
    players = [bots.make("random", seed=7), bots.make("random", seed=1), bots.make("random", seed=2)]
    arrived = [0, 0, 0]
    while not game.over:
        legal = [str(action) for action in game.legal()]
        for event in game.play(players[game.seat].decide(game.view(game.seat), legal)):
            if event["event"] == "monster-arrived":
                arrived[event["seat"]] += 1
            elif event["event"] == "monster-passed":
                arrived[event["to"]] += 1
    told = tell_story(game)
    assert sum(arrived) > 0
    assert told.monsters == arrived
    assert told.points_by_round[-1] is not None
    assert len(told.points_by_round) == game.state()["round"]
    assert told.sizes_when_full is not None
    assert max(told.sizes_when_full) == 10
    assert set(achievements_of(told, chance.randrange(3))) <= set(ACHIEVEMENTS)


def result(at: int, points: int, *, won: bool, bot: str = "easy", **detail: Any) -> SeatResult:
    options = {"players": 2, "mode": "family", "grozilla": False, "scoring": "product", "edition": "fr"}
    told: Any = {
        "options": options, "names": ["Ana", f"bot:{bot}"], "points": [points, 20],
        "winners": [0] if won else [1], "cards": ["happy-market"], "achievements": [], **detail,
    }  # fmt: skip
    return SeatResult("room", at, "key", 0, at, points, won, told)


def test_progress_names_the_first_win_the_best_cities_and_the_streaks() -> None:
    won = [
        result(1, 10, won=False),
        result(2, 30, won=True, achievements=["double"]),
        result(DAY_MS, 25, won=True, bot="hard"),
        result(DAY_MS * 2, 60, won=True, achievements=["fifty", "double"]),
        result(DAY_MS * 4, 15, won=False),
        result(DAY_MS * 5, 35, won=True),
    ]
    progress = summarise_progress(won[::-1])
    rungs = {(rung["bot"], rung["kind"]): rung for rung in progress["ladder"]}
    assert rungs["easy", "family"] == {
        "bot": "easy", "kind": "family", "games": 5, "wins": 3, "best": 60,
        "beaten": {"room": "room", "game": 2, "at": 2},
    }  # fmt: skip
    assert rungs["champion", "grozilla"]["beaten"] is None
    earned = {each["name"]: each for each in progress["achievements"]}
    assert (earned["double"]["times"], earned["double"]["first"]) == (2, {"room": "room", "game": 2, "at": 2})
    assert earned["hundred"] == {"name": "hundred", "times": 0, "first": None}
    assert [each["points"] for each in progress["cities"]] == [60, 35, 30, 25, 15, 10]
    assert progress["streaks"] == {"wins": 1, "longest_wins": 3, "longest_days": 3}


def test_a_game_of_several_people_on_one_device_is_nobodys() -> None:
    mine = result(1, 90, won=True)
    progress = summarise_progress([mine, replace(mine, seat=1, won=False)])
    assert progress["cities"] == []
    assert progress["streaks"] == {"wins": 0, "longest_wins": 0, "longest_days": 0}
