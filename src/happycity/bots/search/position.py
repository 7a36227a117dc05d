"""One position, one table: whoever lays it out, from a view or from a game, the search begins from the same numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.rng import Rng, mix, stream
from happycity.rules.table import Table


def settled(table: Table) -> Table:
    """A copy in which piles, central area and special buildings lie in the order of their numbers."""
    copy = table.copy()
    for pile in copy.piles:
        sort(pile.cards, 0, pile.left)
        sort(pile.cards, len(pile.cards) - pile.discarded, len(pile.cards))
    sort(copy.central, 0, copy.shown)
    sort(copy.specials, 0, copy.offered)
    sort(copy.specials, len(copy.specials) - copy.boxed, len(copy.specials))
    return copy


def sort(cards: vec[i64], start: i64, end: i64) -> None:
    """Sort a part of a short row in place."""
    for i in range(start + 1, end):
        card = cards[i]
        k = i
        while k > start and cards[k - 1] > card:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card


def random_numbers(table: Table, seed: i64) -> Rng:
    """The random numbers for thinking about a settled position: the same whenever a bot comes to it."""
    mark = mix(table.round * 64 + table.phase * 8 + table.seat)
    for i in range(table.shown):
        mark = mix(mark ^ table.central[i])
    for seat in range(table.players):
        city = table.cities[seat]
        mark = mix(mark ^ (city.colours & 0x1FFFFFF))
        mark = mix(mark ^ ((city.coins & 0xFFFF) * 16 + city.size))
    return stream(seed & 0xFFFFFFFF, (seed >> 32) & 0x7FFFFFFF, 0x5EA2C4, 0x60A7, mark)
