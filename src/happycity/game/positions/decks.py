"""Decks, discard piles and box: the cards that are nowhere else."""

from __future__ import annotations

from collections import Counter

from happycity.game.dealer import deck_card, deck_lists, set_specials, special_numbers
from happycity.game.positions.loading import Loading
from happycity.rules.codes import NOTHING
from happycity.rules.facts import DECKS
from happycity.rules.table import Pile
from happycity.schema.validate import Validator


def read_decks(loading: Loading, setup: Validator) -> None:
    """Fill decks and discard piles, as far as counts, `setup` or the `unseen` of a view name their cards."""
    fields, table = loading.fields, loading.table
    counts = fields.array("decks", [])
    if len(counts) > len(table.piles):
        fields.refuse("too-many-decks", "decks", value=len(counts), most=len(table.piles))
    orders = _read_card_lists(loading, setup, "decks")
    discards = _read_card_lists(loading, setup, "discards")
    unseen = {} if setup.has("decks") else _read_unseen(loading)
    for deck, pile in enumerate(table.piles):
        count = fields.check_object(f"decks[{deck}]", counts[deck] if deck < len(counts) else {})
        loading.scripts[deck] = orders.get(deck, [])
        known = orders.get(deck, unseen.get(deck))
        _fill_pile(loading, pile, deck, count, known, discards.get(deck, []))


def _read_card_lists(loading: Loading, setup: Validator, field: str) -> dict[int, list[int]]:
    """The cards that `setup` names for each deck, counted as used."""
    cards: dict[int, list[int]] = {}
    for deck, names in deck_lists(loading.table, setup, field).items():
        cards[deck] = []
        for index, name in enumerate(names):
            place = f"{field}[{deck}][{index}]"
            card = deck_card(loading.codec, setup, place, deck, name)
            loading.use(setup, place, card)
            cards[deck].append(card)
    return cards


def _read_unseen(loading: Loading) -> dict[int, list[int]]:
    """The cards of each deck according to a view, in no known order."""
    fields, piles = loading.fields, loading.table.piles
    cards: dict[int, list[int]] = {}
    decks = fields.array("unseen", [])
    if len(decks) > len(piles):
        fields.refuse("too-many-decks", "unseen", value=len(decks), most=len(piles))
    for deck, content in enumerate(decks):
        counts = fields.check_object(f"unseen[{deck}]", content)
        cards[deck] = []
        for name in counts.content:
            card = deck_card(loading.codec, counts, str(name), deck, name)
            for _ in range(counts.number(name, 0, loading.copies(card))):
                loading.use(counts, name, card)
                cards[deck].append(card)
    return cards


def _fill_pile(
    loading: Loading, pile: Pile, deck: int, counts: Validator, known: list[int] | None, discarded: list[int]
) -> None:
    """Fill a deck and its discard pile. `known` and `discarded` are named; chance decides the rest."""
    rest = list((Counter(loading.facts.piles[deck]) - loading.used).elements())
    most = len(rest)
    named = len(known or [])
    more_discarded = counts.number("discarded", len(discarded), len(discarded) + most, len(discarded)) - len(
        discarded
    )
    left = named if known is not None else most - more_discarded
    left = counts.number("left", named, named + most - more_discarded, left)
    more = left - named
    if more < most:
        loading.shuffle(rest)
    pile.left, pile.discarded = left, 0
    for place, card in enumerate([*(known or []), *sorted(rest[:more])]):
        pile.cards[place] = card
    for card in [*discarded, *rest[more : more + more_discarded]]:
        pile.discard(card)


def read_box(loading: Loading, setup: Validator) -> None:
    """Put into the box the special buildings that are nowhere else; a Sphinx drew its own from it (R-X29)."""
    table, codec = loading.table, loading.codec
    copied = {city.copies for city in table.cities}
    for seat, city in enumerate(table.cities):
        if city.copies in loading.offered or city.copies == city.special != NOTHING:
            name = codec.ids[city.copies]
            loading.fields.refuse("cannot-be-copied", f"cities[{seat}].copies", card=name)
    pack = loading.facts.pack(loading.options.expert)
    remaining = [card for card in pack if card not in copied and not loading.used[card]]
    if not setup.has("box"):
        set_specials(table, loading.offered, remaining)
        return
    box = special_numbers(table, codec, setup, "box")
    for index, card in enumerate(box):
        if card not in remaining:
            setup.refuse("not-in-the-box", f"box[{index}]", card=codec.ids[card])
    set_specials(table, loading.offered, box)
    loading.scripts[DECKS] = box
