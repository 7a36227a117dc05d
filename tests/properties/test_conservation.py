"""Nothing appears and nothing vanishes: cards, dwellings, special buildings, tokens, and the limits of a city."""

from __future__ import annotations

from collections import Counter

from happycity import Game, Options
from happycity.cards import default_catalogue
from tests.support.games import Json, every_table, moments

CATALOGUE = default_catalogue()
DECK = {card.id: card.deck for card in CATALOGUE.buildings} | {
    monster.id: 4 for monster in CATALOGUE.monsters
}
SIZE = {1: 28, 2: 20, 3: 18, 4: 25}
DWELLINGS = [card.id for card in CATALOGUE.dwellings]
SPECIALS = {card.id for card in CATALOGUE.specials}


def on_the_table(state: Json) -> Counter[str]:
    """Every card that lies face up: in the central area, in a city, covering a building or in front of a city."""
    seen = Counter(state["central"])
    for city in state["cities"]:
        seen.update(card["id"] for card in city["cards"])
        seen.update(card["covered_by"] for card in city["cards"] if card.get("covered_by"))
        seen.update([city["monster"]] if city.get("monster") else [])
    if state["interrupted"]:
        seen[state["interrupted"]["monster"]] += 1
    return seen


@every_table(few=2)
def test_every_building_is_in_its_deck_its_pile_or_on_the_table(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            state = game.state()
            seen: Counter[int] = Counter()
            for card, copies in on_the_table(state).items():
                seen[DECK.get(card, 0)] += copies
            for number, deck in enumerate(state["decks"], 1):
                assert deck["left"] + deck["discarded"] + seen[number] == SIZE[number], (seed, number)


@every_table(few=2)
def test_no_card_has_a_copy_too_many(options: Options, seeds: range) -> None:
    copies = {card.id: card.copies for card in CATALOGUE.buildings}
    for seed in seeds:
        for game in moments(options, seed):
            seen = on_the_table(game.state())
            assert all(count <= copies.get(card, options.players) for card, count in seen.items()), seed


@every_table(few=2)
def test_dwellings_and_special_buildings_are_on_offer_or_in_a_city(options: Options, seeds: range) -> None:
    per_pile = min(options.players - 1, 3) if options.edition == "pl" else options.players - 1
    for seed in seeds:
        lost = 0
        for game in moments(options, seed):
            state = game.state()
            seen = on_the_table(state)
            offered = len(state["specials"]) + sum(seen[special] for special in SPECIALS)
            assert offered == options.players + 2
            missing = 3 * per_pile - sum(state["dwellings"].values()) - sum(seen[card] for card in DWELLINGS)
            # Only the Statue of Liberty takes a dwelling out of the game, and one at most (R-X26).
            assert missing == lost or (missing == lost + 1 and game.actions[-1] == "claim statue-of-liberty")
            lost = missing


@every_table(few=2)
def test_tokens_leave_the_game_only_when_they_are_spent(options: Options, seeds: range) -> None:
    if not options.grozilla:
        return
    for seed in seeds:
        before: Counter[str] = Counter(dict.fromkeys(("yellow", "blue", "orange", "purple", "green"), 3))
        for game in moments(options, seed):
            state = game.state()
            there = Counter(state["tokens"])
            for city in state["cities"]:
                there.update(city["tokens"])
            spent = before - there
            assert not there - before, seed
            paid = Counter(game.actions[-1].tokens) if game.actions else Counter()
            stopped = spent - paid
            assert not paid - spent, seed
            # Besides payments, one token per stop of a monster that arrives (R-G6): all of one colour.
            assert len(stopped) <= 1, seed
            before = there


@every_table(few=2)
def test_every_city_keeps_its_limits(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            state = game.state()
            assert len(state["central"]) <= 3
            assert state["last_round"] == any(len(city["cards"]) == 10 for city in state["cities"])
            for city in state["cities"]:
                check_city(city)


def check_city(city: Json) -> None:
    """R-B8, R-B10, R-E2, R-G12 and that nobody owes anything."""
    names = Counter(card["id"] for card in city["cards"] if not card.get("covered_by"))
    specials = [card["id"] for card in city["cards"] if card["id"] in SPECIALS]
    assert len(city["cards"]) <= 10
    assert all(count == 1 for count in names.values())
    assert specials == ([city["special"]] if city["special"] else [])
    assert city["coins"] >= 0
    assert city["income"] >= 0
    assert all(not card["colours"] for card in city["cards"] if card.get("covered_by"))


@every_table(few=2)
def test_somebody_can_always_do_something_until_the_game_is_over(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            state = game.state()
            assert bool(game.legal()) != game.over
            assert 0 <= game.seat < options.players
            assert (state["phase"], state["turn"], state["seat"]) == (game.phase, game.turn, game.seat)
            assert len(set(map(str, game.legal()))) == len(game.legal())
            assert (state["result"] is not None) == game.over
        check_result(game)


def check_result(game: Game) -> None:
    """R-E4: the winners have the most points and, among those, the most coins."""
    result = game.state()["result"]
    ranks = list(zip(result["points"], result["coins"], strict=True))
    assert result["winners"] == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    assert result["points"] == [city["points"] for city in game.state()["cities"]]
    assert result["coins"] == [city["coins"] for city in game.state()["cities"]]


@every_table(few=2)
def test_everybody_has_had_the_same_number_of_turns(options: Options, seeds: range) -> None:
    for seed in seeds:
        turns: Counter[int] = Counter()
        for game in moments(options, seed):
            if game.phase == "buy":
                turns[game.turn] += 1
        assert turns == dict.fromkeys(range(options.players), game.round)
