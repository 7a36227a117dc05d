"""Nothing appears and nothing vanishes: cards, dwellings, special buildings, tokens, and the limits of a city."""

from __future__ import annotations

from collections import Counter

from happycity import Options
from happycity.cards import default_catalogue
from happycity.schema.game import City, State
from tests.support.tables import every_table, story

CATALOGUE = default_catalogue()
DECK = {card.id: card.deck for card in CATALOGUE.buildings} | {
    monster.id: 4 for monster in CATALOGUE.monsters
}
SIZE = {1: 28, 2: 20, 3: 18, 4: 25}
DWELLINGS = [card.id for card in CATALOGUE.dwellings]
SPECIALS = {card.id for card in CATALOGUE.specials}


def on_the_table(state: State) -> Counter[str]:
    """Every card that lies face up: in the central area, in a city, covering a building or in front of a city."""
    seen: Counter[str] = Counter(state["central"])
    for city in state["cities"]:
        seen.update(card["id"] for card in city["cards"])
        seen.update(card["covered_by"] for card in city["cards"] if card["covered_by"])
        seen.update([city["monster"]] if city["monster"] else [])
    if state["interrupted"]:
        seen[state["interrupted"]["monster"]] += 1
    return seen


@every_table()
def test_every_building_is_in_its_deck_its_pile_or_on_the_table(options: Options, seeds: range) -> None:
    for seed in seeds:
        for moment in story(options, seed):
            state = moment.state
            seen: Counter[int] = Counter()
            for card, copies in on_the_table(state).items():
                seen[DECK.get(card, 0)] += copies
            for number, deck in enumerate(state["decks"], 1):
                assert deck["left"] + deck["discarded"] + seen[number] == SIZE[number], (seed, number)


@every_table()
def test_no_card_has_a_copy_too_many(options: Options, seeds: range) -> None:
    copies = {card.id: card.copies for card in CATALOGUE.buildings}
    for seed in seeds:
        for moment in story(options, seed):
            seen = on_the_table(moment.state)
            assert all(count <= copies.get(card, options.players) for card, count in seen.items()), seed


@every_table()
def test_dwellings_and_special_buildings_are_on_offer_or_in_a_city(options: Options, seeds: range) -> None:
    for seed in seeds:
        lost = 0
        for moment in story(options, seed):
            state = moment.state
            seen = on_the_table(state)
            offered = len(state["specials"]) + sum(seen[special] for special in SPECIALS)
            assert offered == options.players + 2
            missing = (
                3 * options.dwellings
                - sum(state["dwellings"].values())
                - sum(seen[card] for card in DWELLINGS)
            )
            # Only the Statue of Liberty takes a dwelling out of the game, and one at most (R-X26).
            assert missing == lost or (
                missing == lost + 1 and moment.actions[-1] == "claim statue-of-liberty"
            )
            lost = missing


@every_table(grozilla=True)
def test_tokens_leave_the_game_only_when_they_are_spent(options: Options, seeds: range) -> None:
    for seed in seeds:
        before: Counter[str] | None = None
        for moment in story(options, seed):
            state = moment.state
            there: Counter[str] = Counter(state["tokens"])
            for city in state["cities"]:
                there.update(city["tokens"])
            before = there if before is None else before
            spent = before - there
            assert not there - before, seed
            paid = Counter(moment.actions[-1].tokens) if moment.actions else Counter()
            stopped = spent - paid
            assert not paid - spent, seed
            # Besides payments, one token per stop of a monster that arrives (R-G6): all of one colour.
            assert len(stopped) <= 1, seed
            before = there


@every_table()
def test_every_city_keeps_its_limits(options: Options, seeds: range) -> None:
    for seed in seeds:
        for moment in story(options, seed):
            state = moment.state
            assert len(state["central"]) <= 3
            assert state["last_round"] == any(len(city["cards"]) == 10 for city in state["cities"])
            for city in state["cities"]:
                check_city(city)


def check_city(city: City) -> None:
    """R-B8, R-B10, R-E2, R-G12 and that nobody owes anything."""
    names = Counter(card["id"] for card in city["cards"] if not card.get("covered_by"))
    specials = [card["id"] for card in city["cards"] if card["id"] in SPECIALS]
    assert len(city["cards"]) <= 10
    assert all(count == 1 for count in names.values())
    assert specials == ([city["special"]] if city["special"] else [])
    assert city["coins"] >= 0
    assert city["income"] >= 0
    assert all(not card["colours"] for card in city["cards"] if card.get("covered_by"))


@every_table()
def test_somebody_can_always_do_something_until_the_game_is_over(options: Options, seeds: range) -> None:
    for seed in seeds:
        for moment in story(options, seed):
            state = moment.state
            over = state["phase"] == "over"
            assert bool(moment.legal) != over
            assert len(set(moment.legal)) == len(moment.legal)
            assert 0 <= state["seat"] < options.players
            assert (state["result"] is not None) == over
        check_result(state)


def check_result(state: State) -> None:
    """R-E4: the winners have the most points and, among those, the most coins."""
    result = state["result"]
    assert result is not None
    ranks = list(zip(result["points"], result["coins"], strict=True))
    assert result["winners"] == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    assert result["points"] == [city["points"] for city in state["cities"]]
    assert result["coins"] == [city["coins"] for city in state["cities"]]


@every_table()
def test_everybody_has_had_the_same_number_of_turns(options: Options, seeds: range) -> None:
    for seed in seeds:
        turns: Counter[int] = Counter()
        for moment in story(options, seed):
            if moment.state["phase"] == "buy":
                turns[moment.state["turn"]] += 1
        assert turns == dict.fromkeys(range(options.players), moment.state["round"])
