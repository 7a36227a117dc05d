"""The middle of the table: the central area, special buildings on offer, dwellings and tokens."""

from __future__ import annotations

from happycity.cards import COLOURS
from happycity.game.dealer import special_numbers
from happycity.game.positions.loading import Loading
from happycity.rules.bits import count_of
from happycity.rules.codes import NOTHING, SHOWN
from happycity.schema.validate import abbreviate


def read_central(loading: Loading) -> None:
    """Reveal the cards of the central area."""
    fields = loading.fields
    names = fields.texts("central")
    if len(names) > SHOWN:
        fields.refuse("too-many-cards", "central", value=len(names), most=SHOWN)
    for index, name in enumerate(names):
        card = loading.codec.numbers.get(name, NOTHING)
        if card == NOTHING or card >= loading.facts.first_dwelling or not loading.is_in_game(card):
            fields.refuse("not-a-building", f"central[{index}]", card=abbreviate(name))
        loading.use(fields, f"central[{index}]", card)
        loading.table.reveal(card)


def read_offered_specials(loading: Loading) -> None:
    """Offer the special buildings that are listed, no others."""
    offered = special_numbers(loading.table, loading.codec, loading.fields, "specials")
    most = loading.options.specials
    if len(offered) > most:
        loading.fields.refuse("too-many-specials", "specials", value=len(offered), most=most)
    for index, card in enumerate(offered):
        loading.use(loading.fields, f"specials[{index}]", card)
    loading.offered = offered


def read_dwellings(loading: Loading) -> None:
    """Set the dwelling piles; by default they hold what is not in the cities."""
    names = [dwelling.id for dwelling in loading.codec.catalogue.dwellings]
    piles = loading.fields.nested("dwellings", {})
    piles.allow_only(*names)
    for index, name in enumerate(names):
        most = loading.options.dwellings - loading.used[loading.facts.first_dwelling + index]
        loading.table.dwellings[index] = piles.number(name, 0, most, most)


def read_tokens(loading: Loading) -> None:
    """Set the tokens left; by default all that nobody holds. Used ones are out of the game (R-G8)."""
    table, fields = loading.table, loading.fields
    held = sum(city.tokens for city in table.cities)
    most = loading.codec.catalogue.tokens_per_colour
    if loading.options.grozilla:
        for colour, name in enumerate(COLOURS):
            if count_of(held, colour) > most:
                fields.refuse("too-many-tokens-held", "cities", colour=name, most=most)
    table.tokens = loading.read_token_counts(fields, "tokens", table.tokens - held)
    for colour, name in enumerate(COLOURS):
        if count_of(table.tokens, colour) + count_of(held, colour) > most:
            fields.refuse("too-many-tokens-held", f"tokens.{name}", colour=name, most=most)
