"""A position while it is being loaded: the table so far, and the copies of each card seen so far."""

from __future__ import annotations

from collections import Counter

from happycity.cards import COLOURS
from happycity.errors import BadPosition
from happycity.game.codec import Codec
from happycity.game.options import Options
from happycity.rules.bits import ONE
from happycity.rules.codes import NOTHING
from happycity.rules.facts import DECKS
from happycity.rules.rng import Rng
from happycity.rules.table import Table, blank_table
from happycity.schema.validate import Validator, abbreviate


class Loading:
    """What the readers of a position share."""

    def __init__(self, content: object, codec: Codec, rng: Rng) -> None:
        self.fields = Validator(content, BadPosition)
        self.codec = codec
        self.facts = codec.facts
        self.rng = rng
        self.options = self._read_options()
        options = self.options
        self.table: Table = blank_table(
            codec.facts,
            options.players,
            options.expert,
            options.grozilla,
            options.scoring == "sum",
            options.dwellings,
        )
        self.used: Counter[int] = Counter()
        """How many copies of each card have been seen so far."""
        self.offered: list[int] = []
        self.scripts: list[list[int]] = [[] for _ in range(DECKS + 1)]

    def _read_options(self) -> Options:
        """The options; by default there are as many players as cities."""
        given = self.fields.nested("options").content
        cities = len(self.fields.array("cities"))
        options = Options.from_json({"players": cities, **given} if 2 <= cities <= 5 else given)
        if options.players != cities:
            self.fields.refuse("wrong-number-of-cities", "cities", value=cities, players=options.players)
        return options

    def is_in_game(self, card: int) -> bool:
        """Does a game with these options have the card?"""
        if self.facts.is_special(card):
            return card in list(self.facts.pack(self.options.expert))
        return self.options.grozilla or self.facts.deck[card] != DECKS - 1

    def use(self, fields: Validator, field: str, card: int) -> None:
        """Count one more copy of a card, and refuse a copy too many."""
        self.used[card] += 1
        most = self.copies(card)
        if self.used[card] > most:
            fields.refuse("too-many-copies", field, card=self.codec.ids[card], most=most)

    def copies(self, card: int) -> int:
        """How many copies of a card the game has."""
        facts = self.facts
        if facts.deck[card] >= 0:
            return list(facts.piles[facts.deck[card]]).count(card)
        if facts.is_dwelling(card):
            return self.options.dwellings
        return self.options.players if card == facts.first_market else 1

    def read_monster(self, fields: Validator, field: str) -> int:
        """A monster by its id, or NOTHING."""
        if not fields.has(field):
            return NOTHING
        name = fields.text(field)
        monster = self.codec.numbers.get(name, NOTHING)
        if monster == NOTHING or not self.facts.is_monster(monster):
            fields.refuse("no-such-monster", field, card=abbreviate(name))
        if not self.options.grozilla:
            fields.refuse("needs-grozilla", field)
        self.use(fields, field, monster)
        return monster

    def read_token_counts(self, fields: Validator, field: str, default: int) -> int:
        """Tokens by colour as a packed count; a colour left out has none."""
        if not fields.has(field):
            return default
        counts_by_colour = fields.nested(field)
        counts_by_colour.allow_only(*COLOURS)
        most = self.codec.catalogue.tokens_per_colour
        counts = [counts_by_colour.number(colour, 0, most, 0) for colour in COLOURS]
        if any(counts) and not self.options.grozilla:
            fields.refuse("needs-grozilla", field)
        return sum(ONE[colour] * count for colour, count in enumerate(counts))

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into a random order."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.rng.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
