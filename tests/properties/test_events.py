"""The events alone tell the whole story: from them a listener can follow coins, tokens, monsters and cards."""

from __future__ import annotations

from collections import Counter

from happycity import Options
from happycity.cards import default_catalogue
from tests.support.games import Json, every_table, moments

MONSTERS = {monster.id for monster in default_catalogue().monsters}
BUILDINGS = {card.id for card in default_catalogue().buildings}


class Listener:
    """Somebody who hears the events and never looks at the table."""

    def __init__(self, options: Options) -> None:
        white = options.mode == "family"
        self.coins = [2] * options.players
        self.cards: list[list[str]] = [["happy-market"] if white else [] for _ in range(options.players)]
        self.covered: list[dict[int, str]] = [{} for _ in range(options.players)]
        self.monsters: list[str | None] = [None] * options.players
        self.tokens: list[Counter[str]] = [Counter() for _ in range(options.players)]
        self.central: Counter[str] = Counter()

    def hear(self, event: Json) -> None:
        """Follow one event."""
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


@every_table(few=2)
def test_a_listener_knows_the_table_after_every_action(options: Options, seeds: range) -> None:
    for seed in seeds:
        listener = Listener(options)
        heard = 0
        for game in moments(options, seed):
            for event in game.events[heard:]:
                listener.hear(event)
            heard = len(game.events)
            state = game.state()
            assert listener.coins == [city["coins"] for city in state["cities"]], (seed, game.actions[-1:])
            assert +listener.central == Counter(state["central"])
            assert listener.cards == [[card["id"] for card in city["cards"]] for city in state["cities"]]
            assert listener.covered == [
                {
                    slot: card["covered_by"]
                    for slot, card in enumerate(city["cards"], 1)
                    if card.get("covered_by")
                }
                for city in state["cities"]
            ]
            if options.grozilla:
                assert [+held for held in listener.tokens] == [
                    +Counter(city["tokens"]) for city in state["cities"]
                ]
                if game.phase != "destroy":
                    assert listener.monsters == [city["monster"] for city in state["cities"]]


@every_table(few=1)
def test_play_returns_the_events_that_it_adds_to_the_log(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            if not game.over:
                before = len(game.events)
                trial = game.copy()
                assert trial.play(trial.legal()[0]) == trial.events[before:]
                assert len(trial.events) > before or trial.actions[-1] in ("keep", "pass")


@every_table(few=1)
def test_the_last_round_and_the_end_are_announced_once(options: Options, seeds: range) -> None:
    for seed in seeds:
        *_, game = moments(options, seed)
        told = Counter(event["event"] for event in game.events)
        assert told["last-round"] == 1
        assert told["over"] == 1
        assert game.events[-1]["event"] == "over"
        assert game.events[-1]["result"] == game.state()["result"]
        assert told["round-ended"] == game.round
        assert told["drawn"] + sum(e["event"] == "copied" and e["from"] is None for e in game.events) == len(
            game.draws
        )
