"""The dealer decides what a draw shows, and makes the first deal.

A game's dealer is the core's seeded one, overruled by *scripts*: the next cards of a deck or of the box, fixed by a
`setup`, a position or a record. The random streams run on underneath, so that a card outside the script is the same
with and without it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.errors import BadSetup
from happycity.game.codec import Codec
from happycity.game.options import Options
from happycity.game.seeds import Key
from happycity.rules import codes
from happycity.rules.codes import NOTHING
from happycity.rules.deal import Dealer, offer_specials, sort_box
from happycity.rules.facts import DECKS
from happycity.rules.moves import action, argument_of, kind_of
from happycity.rules.rng import Rng, stream
from happycity.rules.table import Pile, Table, blank_table
from happycity.schema.validate import Validator

BOX: Final = DECKS
"""The box comes after the decks in a dealer's scripts."""
POSITION_STREAM: Final = 6
"""Decides what a loaded position leaves open; the core's dealer uses the streams below."""

Scripts = Sequence[Sequence[int]]
"""For each deck and then the box, the cards that come next, the first one first."""


class ScriptedDealer:
    """A seeded dealer that follows scripts as long as they last."""

    def __init__(self, key: Key, scripts: Scripts = ()) -> None:
        self.key = key
        self.seeded = Dealer(*key)
        self.scripts: list[deque[int]] = []
        """By kind of chance. A copy has none while nothing is scripted, as a game is copied for every action."""
        self.scripted = False
        """May a script still hold a card?"""
        self.prepend(scripts)

    def prepend(self, scripts: Scripts) -> None:
        """Deal these cards first. They replace as many cards of the present scripts."""
        self.scripts = self.scripts or [deque() for _ in range(BOX + 1)]
        for old, new in zip(self.scripts, scripts, strict=False):
            rest = list(old)[len(new) :]
            old.clear()
            old.extend([*new, *rest])
        self.scripted = any(self.scripts)

    def copy(self) -> ScriptedDealer:
        """An independent dealer that deals the same cards."""
        other = ScriptedDealer.__new__(ScriptedDealer)
        other.key = self.key
        other.seeded = self.seeded.copy()
        other.scripts = [deque(script) for script in self.scripts] if self.scripted else []
        other.scripted = self.scripted
        return other

    def chance(self, table: Table, move: int) -> int:
        """The place of the card that a move reveals, or NOTHING for a move without chance."""
        place = self.seeded.chance(table, move)
        if place == NOTHING or not self.scripted:
            return place
        source = argument_of(move) if kind_of(move) == codes.DRAW else BOX
        script = self.scripts[source]
        if not script:
            return place
        wanted = script.popleft()
        cards = cards_in_box(table) if source == BOX else cards_to_draw(table.piles[source])
        if wanted not in cards or cards[place] == wanted:
            return place  # of two copies the seed's own, so that the pile stays as the seed has it
        return cards.index(wanted)

    def fix_next(self, table: Table, move: int, card: int) -> bool:
        """Make a move reveal this card, if it can; it takes the place of the next card of a script."""
        source = argument_of(move) if kind_of(move) == codes.DRAW else BOX
        cards: list[int] = []
        if kind_of(move) == codes.DRAW:
            cards = cards_to_draw(table.piles[source])
        elif kind_of(move) == codes.BOX:
            cards = cards_in_box(table)
        if card in cards:
            self.prepend([[card] if each == source else [] for each in range(BOX + 1)])
        return card in cards

    def peek_order(self, table: Table, move: int) -> list[int]:
        """The cards that this draw would reveal, one after the other, until none is left."""
        dealer = self.copy()
        table = table.copy()
        order = []
        if kind_of(move) == codes.BOX:
            while table.boxed > 0:
                order.append(int(table.take_from_box(dealer.chance(table, move))))
        else:
            pile = table.piles[argument_of(move)]
            while pile.left > 0:
                order.append(int(pile.take(dealer.chance(table, move))))
        return order


def cards_to_draw(pile: Pile) -> list[int]:
    """The cards among which a draw decides: the deck, or the discard pile that is about to become it (R-B5)."""
    if pile.left > 0:
        return [int(pile.cards[i]) for i in range(pile.left)]
    return [int(pile.cards[i]) for i in range(len(pile.cards) - pile.discarded, len(pile.cards))]


def cards_in_box(table: Table) -> list[int]:
    """The special buildings in the box."""
    return [int(table.box_card(i)) for i in range(table.boxed)]


def set_specials(table: Table, offered: list[int], box: Iterable[int]) -> None:
    """Put special buildings on offer and others into the box, in a fixed order that reveals nothing."""
    boxed = sorted(box)
    gone = [card for card in table.facts.pack(table.expert) if card not in offered and card not in boxed]
    table.specials = vec[i64]([*offered, *gone, *boxed])
    table.offered = len(offered)
    table.boxed = len(boxed)


def position_stream(key: Key) -> Rng:
    """The random numbers for what a position leaves open."""
    return stream(*key, POSITION_STREAM)


def deal(options: Options, codec: Codec, dealer: ScriptedDealer, setup: object = None) -> Table:
    """A table at the first decision of a game. `setup` fixes what chance would decide (interface: Records)."""
    facts = codec.facts
    by_sum = options.scoring == "sum"
    table = blank_table(facts, options.players, options.expert, options.grozilla, by_sum, options.dwellings)
    offer_specials(table, dealer.seeded.setup)
    if setup is None:
        sort_box(table)
        return table
    fields = Validator(setup, BadSetup, "setup")
    fields.allow_only("decks", "specials", "box")
    offer_named(table, codec, fields)
    dealer.prepend([*read_deck_scripts(table, codec, fields), read_box_script(table, codec, fields)])
    return table


def offer_named(table: Table, codec: Codec, fields: Validator) -> None:
    """Offer the special buildings that the setup names; chance adds what is missing (R-S4)."""
    wanted = special_numbers(table, codec, fields, "specials")
    places = int(table.offered)
    if len(wanted) > places:
        fields.refuse("too-many-specials", "specials", value=len(wanted), most=places)
    drawn = [int(card) for card in table.specials]
    offered = [*wanted, *(card for card in drawn if card not in wanted)][:places]
    set_specials(table, offered, (card for card in drawn if card not in offered))


def special_numbers(table: Table, codec: Codec, fields: Validator, field: str) -> list[int]:
    """Special buildings of the mode, each named once."""
    pack = list(table.facts.pack(table.expert))
    numbers: list[int] = []
    for index, name in enumerate(fields.texts(field)):
        card = codec.numbers.get(name, NOTHING)
        if card not in pack:
            fields.refuse("no-such-special", f"{field}[{index}]", card=name)
        if card in numbers:
            fields.refuse("special-twice", f"{field}[{index}]", card=name)
        numbers.append(card)
    return numbers


def read_deck_scripts(table: Table, codec: Codec, fields: Validator) -> list[list[int]]:
    """The cards that come first from each deck, checked against what the deck holds."""
    scripts: list[list[int]] = [[] for _ in range(DECKS)]
    for deck, names in deck_lists(table, fields, "decks").items():
        holds = Counter(cards_to_draw(table.piles[deck]))
        for index, name in enumerate(names):
            card = deck_card(codec, fields, f"decks[{deck}][{index}]", deck, name)
            scripts[deck].append(card)
            if scripts[deck].count(card) > holds[card]:
                fields.refuse("too-many-copies", f"decks[{deck}]", card=name, most=holds[card])
    return scripts


def deck_lists(table: Table, fields: Validator, field: str) -> dict[int, list[str]]:
    """A list of ids by deck, without the decks that are left out or null."""
    lists = fields.array(field, [])
    if len(lists) > len(table.piles):
        fields.refuse("too-many-decks", field, value=len(lists), most=len(table.piles))
    return {
        deck: fields.check_texts(f"{field}[{deck}]", names)
        for deck, names in enumerate(lists)
        if names is not None
    }


def deck_card(codec: Codec, fields: Validator, field: str, deck: int, name: str) -> int:
    """The number of a card of this deck."""
    card = codec.numbers.get(name, NOTHING)
    if card == NOTHING or codec.facts.deck[card] != deck:
        fields.refuse("not-of-this-deck", field, card=name, deck=deck + 1)
    return card


def read_box_script(table: Table, codec: Codec, fields: Validator) -> list[int]:
    """The special buildings that come first out of the box."""
    script = special_numbers(table, codec, fields, "box")
    for index, card in enumerate(script):
        if card not in cards_in_box(table):
            fields.refuse("not-in-the-box", f"box[{index}]", card=codec.ids[card])
    return script


def draw_move(deck: int) -> int:
    """The core's action of drawing from a deck, or from the box."""
    return action(codes.BOX, 0) if deck == BOX else action(codes.DRAW, deck)
