"""The small parts of the core: bits, random numbers, piles, matching."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from happycity.cards import default_catalogue
from happycity.rules import bits, matching, rng
from happycity.rules.facts import Facts
from happycity.rules.moves import Moves
from happycity.rules.prices import add_payments
from happycity.rules.table import City, Pile, Table, blank_table

FACTS = Facts(default_catalogue())


def table(players: int = 2, grozilla: bool = True) -> Table:
    return blank_table(FACTS, players, True, grozilla, False, players - 1)


def packed(counts: list[int]) -> int:
    return sum(bits.ONE[colour] * count for colour, count in enumerate(counts))


def city_of(*names: str) -> tuple[Table, City]:
    """A table whose first city holds these cards."""
    at = table()
    for name in names:
        at.cities[0].put(FACTS, FACTS.find(name), at.cities[0].size)
    return at, at.cities[0]


class TestPackedCounts:
    @given(
        st.lists(st.integers(0, 10), min_size=5, max_size=5),
        st.lists(st.integers(0, 10), min_size=5, max_size=5),
    )
    def test_enough_compares_every_colour(self, have: list[int], need: list[int]) -> None:
        expected = all(h >= n for h, n in zip(have, need, strict=True))
        assert bits.enough(packed(have), packed(need)) == expected

    @pytest.mark.parametrize("count", [7, 8, 9, 10])
    @pytest.mark.parametrize("colour", range(5))
    def test_many_cards_of_one_colour_do_not_spill_over(self, colour: int, count: int) -> None:
        have = [0] * 5
        have[colour] = count
        assert [bits.count_of(packed(have), c) for c in range(5)] == have
        assert bits.enough(packed(have), packed(have))
        assert not bits.enough(packed(have), packed([h + 1 for h in have]))

    def test_the_table_of_powers_has_no_32_bit_one(self) -> None:
        assert [bits.BIT[n] for n in range(62)] == [2**n for n in range(62)]


class TestRandomNumbers:
    def test_published_vector(self) -> None:
        """The first numbers of xoshiro128** from the state 1, 2, 3, 4, as its authors' reference code gives them."""
        numbers = rng.Rng(1, 2, 3, 4)
        first = [
            11520,
            0,
            5927040,
            70819200,
            2031721883,
            1637235492,
            1287239034,
            3734860849,
            3729100597,
            4258142804,
        ]
        assert [numbers.word() for _ in first] == first

    @given(st.integers(0, 2**32 - 1), st.sampled_from([0x85EBCA6B, 0xC2B2AE35, 0x9E3779B9]))
    def test_times_is_multiplication_modulo_a_word(self, x: int, factor: int) -> None:
        assert rng.times(x, factor) == x * factor % 2**32

    def test_below_is_even(self) -> None:
        """60,000 throws of a die: every face within five standard deviations (chance of a false alarm 1e-6)."""
        numbers, faces = rng.stream(1, 2, 3, 4, 5), [0] * 6
        for _ in range(60_000):
            faces[numbers.below(6)] += 1
        assert all(abs(face - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5 for face in faces)

    def test_streams_differ_and_repeat(self) -> None:
        firsts = [rng.stream(1, 2, 3, 4, n).word() for n in range(200)]
        assert len(set(firsts)) == 200
        assert firsts == [rng.stream(1, 2, 3, 4, n).word() for n in range(200)]

    def test_a_copy_goes_on_alone(self) -> None:
        numbers = rng.stream(9, 9, 9, 9, 9)
        other = numbers.copy()
        assert [numbers.word() for _ in range(5)] == [other.word() for _ in range(5)]


class TestPile:
    @given(st.lists(st.tuples(st.booleans(), st.integers(0, 99)), max_size=200))
    def test_a_pile_never_loses_a_card(self, steps: list[tuple[bool, int]]) -> None:
        """Draw and discard at random, with cards going back when the deck is empty (R-B5)."""
        pile, out = Pile(vec[i64](list(range(12)))), []
        for draws, number in steps:
            if draws and pile.left + pile.discarded:
                if pile.left == 0:
                    pile.refill()
                out.append(pile.take(number % pile.left))
            elif out and not draws:
                pile.discard(out.pop(number % len(out)))
            deck = [pile.cards[i] for i in range(pile.left)]
            thrown = [pile.thrown(i) for i in range(pile.discarded)]
            assert sorted(deck + thrown + out) == list(range(12))


def best_assignment(colour_sets: list[int], needs: list[int]) -> bool:
    """By trying everything: can every card be given one of its colours so that the needs are met?"""
    choices = [[c for c in range(5) if mask >> c & 1] for mask in colour_sets]
    return any(
        all(chosen.count(colour) >= needs[colour] for colour in range(5)) for chosen in product(*choices)
    )


MULTICOLOUR = [b.id for b in default_catalogue().buildings if b.deck == 4]
SINGLE = [
    "school",
    "grocery",
    "haunted-house",
    "factory",
    "house",
    "igloo",
    "museum",
    "bank",
    "zoo",
    "garage",
]


class TestMatching:
    @given(
        st.lists(st.sampled_from(MULTICOLOUR), max_size=4, unique=True),
        st.lists(st.sampled_from(SINGLE), max_size=3, unique=True),
        st.lists(st.integers(0, 2), min_size=5, max_size=5),
    )
    def test_conditions_agree_with_trying_everything(
        self, multi: list[str], single: list[str], needs: list[int]
    ) -> None:
        at, city = city_of(*multi, *single)
        masks = [FACTS.colours[FACTS.find(name)] for name in multi + single]
        assert matching.assignable(at, city, packed(needs)) == best_assignment(masks, needs)

    @given(st.lists(st.sampled_from(MULTICOLOUR + SINGLE), max_size=5, unique=True))
    def test_different_colours_agree_with_trying_everything(self, names: list[str]) -> None:
        at, city = city_of(*names)
        masks = [FACTS.colours[FACTS.find(name)] for name in names]
        choices = [[c for c in range(5) if mask >> c & 1] for mask in masks]
        most = max(len(set(chosen)) for chosen in product(*choices)) if masks else 0
        assert matching.different_colours(at, city, city.size) == most


class TestPayments:
    @given(st.lists(st.integers(0, 3), min_size=5, max_size=5), st.integers(0, 9), st.integers(0, 9))
    def test_every_choice_of_tokens_is_offered_once(self, held: list[int], price: int, coins: int) -> None:
        """interface.md: k >= 1 tokens when 2(k-1) < price and coins >= price - 2k, for every choice of colours."""
        city, moves = City(), Moves()
        city.tokens, city.coins = packed(held), coins
        add_payments(moves, 0, city, price, 0, 0, 0)
        offered = [moves.get(i) >> 16 for i in range(moves.count)]
        expected = [
            packed(list(chosen))
            for chosen in product(*(range(h + 1) for h in held))
            if sum(chosen) >= 1 and 2 * (sum(chosen) - 1) < price and coins >= price - 2 * sum(chosen)
        ]
        assert sorted(offered) == sorted(expected)
