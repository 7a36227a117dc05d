"""The events alone tell the whole story: from them a follower can follow coins, tokens, monsters and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from happycity import Game, Options
from happycity.cards import default_catalogue
from happycity.schema.game import State
from tests.support.positions import city, expert, play
from tests.support.tables import every_table, moments

MONSTERS = {monster.id for monster in default_catalogue().monsters}
BUILDINGS = {card.id for card in default_catalogue().buildings}


def covered(state: State) -> list[dict[int, str]]:
    """Which slots of each city are covered, and by whom."""
    return [
        {slot: card["covered_by"] for slot, card in enumerate(city["cards"], 1) if card["covered_by"]}
        for city in state["cities"]
    ]


class Follower:
    """Follows the events and never looks at the table."""

    def __init__(self, state: State) -> None:
        cities = state["cities"]
        self.coins = [city["coins"] for city in cities]
        self.cards = [[card["id"] for card in city["cards"]] for city in cities]
        self.covered = covered(state)
        self.monsters = [city["monster"] for city in cities]
        self.tokens = [Counter(city.get("tokens")) for city in cities]
        self.central: Counter[str] = Counter(state["central"])

    def apply(self, event: Mapping[str, Any]) -> None:  # noqa: PLR0912 - a case for each event
        """Apply one event."""
        seat = event.get("seat", 0)
        match event["event"]:
            case "income" | "coins":
                self.coins[seat] += event["coins"]
            case "bought":
                self.coins[seat] -= event["coins"]
                self.cards[seat].append(event["card"])
                self.tokens[seat].subtract(event["tokens"])
                if event["card"] in BUILDINGS:
                    self.central[event["card"]] -= 1
            case "market-chosen":
                self.cards[seat].append("happy-market")
            case "drawn" if event["card"] not in MONSTERS:
                self.central[event["card"]] += 1
            case "discarded":
                self.central[event["card"]] -= 1
            case "replaced":
                assert self.cards[seat].pop(event["slot"] - 1) == event["card"]
            case "claimed":
                self.cards[seat].insert(event["slot"] - 1, event["special"])
            case "token-gained":
                self.tokens[seat][event["colour"]] += 1
            case "token-spent":
                self.tokens[seat][event["colour"]] -= 1
            case "monster-arrived":
                self.monsters[seat] = event["monster"]
            case "destroyed":
                assert self.cards[seat][event["slot"] - 1] == event["card"]
                self.covered[seat][event["slot"]] = event["monster"]
            case "monster-passed" if self.monsters[seat] == event["monster"]:
                self.monsters[seat] = None


@every_table()
def test_a_new_games_first_income_is_told(options: Options, seeds: range) -> None:
    for seed in seeds:
        game = Game(options, seed=seed)
        for colour in ("blue", "green", "yellow", "purple", "orange")[: options.players]:
            if game.phase == "market":
                game.play(f"market {colour}")
        incomes = [event for event in game.events if event["event"] == "income"]
        assert [(event["seat"], event["coins"]) for event in incomes] == [
            (seat, 1) for seat in range(options.players)
        ]


@every_table()
def test_a_listener_knows_the_table_after_every_action(options: Options, seeds: range) -> None:
    for seed in seeds:
        follower: Follower | None = None
        for game in moments(options, seed):
            state = game.state()
            if not follower:
                follower, seen = Follower(state), len(game.events)
            for event in game.events[seen:]:
                follower.apply(event)
            seen = len(game.events)
            assert follower.coins == [city["coins"] for city in state["cities"]], (seed, game.actions[-1:])
            assert +follower.central == Counter(state["central"])
            assert follower.cards == [[card["id"] for card in city["cards"]] for city in state["cities"]]
            assert follower.covered == covered(state)
            if options.grozilla:
                assert [+held for held in follower.tokens] == [
                    +Counter(city["tokens"]) for city in state["cities"]
                ]
                if game.phase != "destroy":
                    assert follower.monsters == [city["monster"] for city in state["cities"]]


@every_table()
def test_play_returns_the_events_that_it_adds_to_the_log(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            if not game.over:
                before = len(game.events)
                trial = game.copy()
                assert trial.play(trial.legal()[0]) == trial.events[before:]
                assert len(trial.events) > before or trial.actions[-1] in ("keep", "pass")


@every_table()
def test_the_last_round_and_the_end_are_announced_once(options: Options, seeds: range) -> None:
    for seed in seeds:
        *_, game = moments(options, seed)
        counts = Counter(event["event"] for event in game.events)
        assert counts["last-round"] == 1
        assert counts["over"] == 1
        assert game.events[-1]["event"] == "over"
        assert game.events[-1]["result"] == game.state()["result"]
        assert counts["round-ended"] == game.round
        assert counts["drawn"] + sum(
            e["event"] == "copied" and e["from"] is None for e in game.events
        ) == len(game.draws)


ORANGE = city("happy-market:orange", coins=9)


@pytest.mark.parametrize(
    ("reason", "gains", "game", "actions"),
    [
        ("coin", {0: 1}, lambda: expert(city("happy-market:blue"), ORANGE), ["coin"]),
        ("big-ben", {0: 8}, lambda: expert(city("happy-market:blue big-ben"), ORANGE), ["coin"]),
        (
            "castle",
            {0: 1},
            lambda: expert(city("happy-market:blue castle"), ORANGE, turn=1),
            ["buy luxury-residence"],
        ),
        (
            "arcade",
            {0: 2},
            lambda: expert(city("happy-market:blue arcade", coins=1), ORANGE, turn=1),
            ["coin"],
        ),
        (
            "louvre",
            {0: 1},
            lambda: expert(city("happy-market:blue louvre", louvre_left=1), ORANGE, turn=1),
            ["coin", "louvre 1"],
        ),
        (
            "versailles",
            {0: 1, 1: -1},
            lambda: expert(city("happy-market:blue versailles"), ORANGE, turn=1),
            ["coin"],
        ),
        (
            "concert-hall",
            {0: 4},
            lambda: expert(
                city("happy-market:blue grocery house"), ORANGE, specials="concert-hall", phase="claim"
            ),
            ["claim concert-hall"],
        ),
        (
            "joke-shop",
            {0: 3},
            lambda: expert(city("happy-market:green house"), ORANGE, specials="joke-shop", phase="claim"),
            ["claim joke-shop"],
        ),
        (
            "drone-tower",
            {0: 1, 1: 1},
            lambda: expert(
                city("happy-market:yellow house factory"), ORANGE, specials="drone-tower", phase="claim"
            ),
            ["claim drone-tower"],
        ),
        (
            "corgzilla",
            {1: 1},
            lambda: expert(city("happy-market:blue", monster="corgzilla"), ORANGE, grozilla=True),
            ["coin", "gift 1"],
        ),
        (
            "corgzilla",
            {1: 1},
            lambda: expert(
                city("happy-market:blue house/corgzilla", monster="catzilla"), ORANGE, grozilla=True
            ),
            ["coin", "gift 1"],
        ),
    ],
)
def test_coins_gained_or_lost_come_with_their_reason(
    reason: str, gains: dict[int, int], game: Callable[[], Game], actions: list[str]
) -> None:
    coins = [event for event in play(game(), *actions) if event["event"] == "coins"]
    # Big Ben's eight are still a coin taken; who took it says enough.
    named = "coin" if reason == "big-ben" else reason
    assert {event["seat"]: event["coins"] for event in coins if event["reason"] == named} == gains
