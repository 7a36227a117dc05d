"""The cities of a position: coins, cards, monsters, tokens and special buildings."""

from __future__ import annotations

from typing import Final

from happycity.cards import COLOURS
from happycity.game.positions.loading import Loading
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.table import City
from happycity.schema.validate import Validator, abbreviate

MAX_COINS: Final = 1_000_000
MAX_LOUVRE: Final = 99


def read_city(loading: Loading, fields: Validator, seat: int) -> None:
    """Build the city of a seat."""
    city = loading.table.cities[seat]
    city.coins = fields.number("coins", 0, MAX_COINS)
    entries = fields.array("cards")
    if len(entries) > SLOTS:
        fields.refuse("too-many-cards", "cards", value=len(entries), most=SLOTS)
    for slot, entry in enumerate(entries):
        _place_card(loading, city, slot, _card_fields(loading, fields, slot, entry))
    monster = loading.read_monster(fields, "monster")
    if monster != NOTHING:
        city.monster = monster
        city.host(loading.facts, monster, 1)
    city.tokens = loading.read_token_counts(fields, "tokens", 0)
    _read_special(loading, city, fields)


def _card_fields(loading: Loading, fields: Validator, slot: int, entry: object) -> Validator:
    """A card as an object: it may be written as its id, or as its id and colour."""
    field = f"cards[{slot}]"
    if not isinstance(entry, str):
        return fields.check_object(field, entry)
    name, _, colour = entry.partition(":")
    if colour and name != loading.codec.ids[loading.facts.first_market]:
        fields.refuse("colour-of-market", field, card=abbreviate(name))
    return fields.check_object(field, {"id": name, "colours": [colour] if colour else []})


def _place_card(loading: Loading, city: City, slot: int, fields: Validator) -> None:
    """Put a card, and the monster that covers it, into a slot."""
    facts, ids = loading.facts, loading.codec.ids
    card = _read_card(loading, fields, slot)
    monster = loading.read_monster(fields, "covered_by")
    loading.use(fields, "id", card)
    if facts.is_special(card):
        if city.special != NOTHING:
            fields.refuse("second-special", "id", card=ids[card])
        city.special, city.special_slot = card, slot
        city.hooks = facts.hooks[card] if monster == NOTHING else 0
    if monster == NOTHING:
        if card < facts.first_market and city.holds(card):
            fields.refuse("duplicate-name", "id", card=ids[card])
        city.put(facts, card, slot)
    else:
        city.slots[slot], city.covers[slot], city.size = card, monster, slot + 1
        city.host(facts, monster, 1)


def _read_card(loading: Loading, fields: Validator, slot: int) -> int:
    """The card in a slot."""
    name = fields.text("id")
    card = loading.codec.numbers.get(name, NOTHING)
    facts = loading.facts
    if card == NOTHING or facts.is_monster(card) or not loading.is_in_game(card):
        fields.refuse("unknown-id", "id", card=abbreviate(name))
    if card != facts.first_market:
        return card
    if slot > 0:
        fields.refuse("market-not-first", "id", card=name)
    colours = fields.texts("colours")
    if not colours:
        return card
    if colours[0] not in COLOURS or len(colours) > 1:
        fields.refuse("unknown-colour", "colours", colour=abbreviate(colours[0]))
    if not loading.options.expert:  # R-S5
        fields.refuse("needs-expert", "colours", card=name)
    return loading.codec.market_face(colours[0])


def _read_special(loading: Loading, city: City, fields: Validator) -> None:
    """What belongs to the special building: it must be there, and of the right kind."""
    codec = loading.codec
    name = codec.card_id(city.special)
    if fields.has("special") and fields.text("special") != name:
        fields.refuse("special-not-in-cards", "special", card=abbreviate(fields.content["special"]))
    pieces = codec.pieces[name] if name and city.hooks else frozenset()
    city.free_card = fields.flag("free_card", False)
    if city.free_card and "next-free" not in pieces:
        fields.refuse("needs-special", "free_card")
    city.louvre_left = fields.number("louvre_left", 0, MAX_LOUVRE, 0)
    if city.louvre_left and "borrow-income" not in pieces:
        fields.refuse("needs-special", "louvre_left")
    if fields.has("copies"):
        copied = codec.numbers.get(fields.text("copies"), NOTHING)
        if copied == NOTHING or not loading.facts.is_special(copied) or not loading.is_in_game(copied):
            fields.refuse("no-such-special", "copies", card=abbreviate(fields.content["copies"]))
        if "copy-special" not in pieces:
            fields.refuse("needs-special", "copies")
        city.copies = copied
