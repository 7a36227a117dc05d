"""The engine's count against the second engine's, in random games and in positions far from any game."""

from __future__ import annotations

from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from happycity import Game, Options
from happycity.cards import COLOURS, default_catalogue
from tests.oracle import count
from tests.oracle.seen import table_from
from tests.support.tables import every_table, moments

CATALOGUE = default_catalogue()
MONSTERS = [monster.id for monster in CATALOGUE.monsters]
COPIES = {card.id: card.copies for card in CATALOGUE.buildings}
BASE = [card.id for card in CATALOGUE.buildings if card.deck <= 3]
FOURTH = [card.id for card in CATALOGUE.buildings if card.deck == 4]
DWELLINGS = [card.id for card in CATALOGUE.dwellings]


class Count(NamedTuple):
    """The numbers of a city."""

    income: int
    citizens: int
    hearts: int
    points: int


def counts(game: Game) -> list[Count]:
    """The engine's numbers."""
    cities = game.state()["cities"]
    return [Count(city["income"], city["citizens"], city["hearts"], city["points"]) for city in cities]


def expected_counts(game: Game) -> list[Count]:
    """The second engine's numbers."""
    table = table_from(game.state())
    incomes = count.incomes(table, final=game.over)
    return [
        Count(incomes[seat], *count.symbols(table, seat), count.points(table, seat))
        for seat in range(table.players)
    ]


@every_table(few=4)
def test_the_numbers_of_every_moment_are_those_of_a_patient_count(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            if game.phase == "market":
                continue
            assert counts(game) == expected_counts(game), (seed, len(game.actions), game.state())


@every_table()
def test_the_lines_of_a_score_sheet_add_up_to_the_city(options: Options, seeds: range) -> None:
    for seed in seeds:
        *_, game = moments(options, seed)
        for seat, numbers in enumerate(counts(game)):
            sheet = game.score_sheet(seat)
            assert Count(sheet.income, sheet.citizens, sheet.hearts, sheet.points) == numbers
            for symbol in Count._fields:
                assert sum(getattr(line, symbol) for line in sheet.lines) == getattr(sheet, symbol), (
                    seed,
                    symbol,
                )


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Cities that nobody built: any cards, any special building in any slot, monsters anywhere."""
    players = draw(st.integers(2, 5))
    mode = draw(st.sampled_from(["expert", "expert", "family"]))
    grozilla = draw(st.booleans())
    left = COPIES | dict.fromkeys(DWELLINGS, players - 1)
    markets = draw(st.permutations(COLOURS))
    pack = [special.id for special in CATALOGUE.specials_of(mode)]
    specials = draw(st.lists(st.sampled_from(pack), min_size=players, max_size=players, unique=True))
    cities = []
    for seat in range(players):
        pool = st.sampled_from(BASE + DWELLINGS + (FOURTH if grozilla else []))
        cards = [card for card in draw(st.lists(pool, max_size=8, unique=True)) if left[card]]
        for card in cards:
            left[card] -= 1
        if draw(st.integers(0, 3)):
            cards.insert(draw(st.integers(0, len(cards))), specials[seat])
        market = f"happy-market:{markets[seat]}" if mode == "expert" else "happy-market"
        cities.append({"coins": draw(st.integers(0, 3)), "cards": [market, *cards], "monster": None})
    if grozilla:
        for monster in draw(st.lists(st.sampled_from(MONSTERS), unique=True)):
            place_monster(draw, monster, draw(st.sampled_from(cities)))
    options = {"players": players, "mode": mode, "grozilla": grozilla}
    options["scoring"] = draw(st.sampled_from(["product", "product", "sum"]))
    offered = [special for special in pack if special not in specials][: players + 2]
    return {"options": options, "phase": "buy", "turn": 0, "cities": cities, "specials": offered}


def place_monster(draw: st.DrawFn, monster: str, city: dict[str, Any]) -> None:
    """In front of the city if nobody is there yet, otherwise on one of its cards."""
    if not city["monster"] and draw(st.booleans()):
        city["monster"] = monster
        return
    place = draw(st.integers(0, len(city["cards"]) - 1))
    card = city["cards"][place]
    if isinstance(card, str):
        city["cards"][place] = {"id": card.partition(":")[0], "covered_by": monster}


@settings(max_examples=400)
@given(positions())
def test_any_position_is_counted_as_by_a_patient_person(position: dict[str, Any]) -> None:
    game = Game.from_position(position, seed=1)
    assert counts(game) == expected_counts(game)


@settings(max_examples=150)
@given(positions())
def test_conditions_are_met_exactly_when_some_assignment_of_colours_meets_them(
    position: dict[str, Any],
) -> None:
    game = Game.from_position(position, seed=1)
    for seat, city in enumerate(table_from(game.state()).cities):
        for special in position["specials"]:
            assert game.progress(special, seat=seat).met == count.meets(city, special), (seat, special)
