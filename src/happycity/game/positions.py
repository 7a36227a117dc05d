"""Positions: a state, and what it leaves out, put on a table (interface: Positions).

Derived numbers are ignored, what is left out is filled in, and what cannot be on a table is refused with the path of
the field and the reason.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from happycity.cards import COLOURS
from happycity.errors import BadPosition
from happycity.game.codec import Codec
from happycity.game.dealer import Scripts, deck_card, deck_lists, set_specials, special_numbers
from happycity.game.options import Options
from happycity.rules import codes
from happycity.rules.bits import ONE, count_of
from happycity.rules.codes import NOTHING, SHOWN, SLOTS
from happycity.rules.facts import DECKS
from happycity.rules.monsters import has_open_card
from happycity.rules.rng import Rng
from happycity.rules.table import City, Pile, Table, blank_table
from happycity.rules.turn import begin_turn, can_copy, to_draw
from happycity.schema.validate import Validator, abbreviate

MOST_COINS: Final = 1_000_000
MOST_ROUNDS: Final = 1_000_000
MOST_LOUVRE: Final = 99
RESUMED: Final = ("draw", "buy", "claim")
"""What a monster can interrupt."""


def load_position(content: object, codec: Codec, rng: Rng) -> tuple[Options, Table, Scripts]:
    """The table of a position and the order of its decks as far as told; `rng` decides what is left open."""
    loader = Loader(content, codec, rng)
    loader.load()
    return loader.options, loader.table, loader.scripts


class Loader:
    """One position being put on the table."""

    def __init__(self, content: object, codec: Codec, rng: Rng) -> None:
        self.fields = Validator(content, BadPosition)
        self.codec = codec
        self.facts = codec.facts
        self.rng = rng
        self.options = self._options()
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

    def _options(self) -> Options:
        """The options; the number of players is that of the cities unless told."""
        given = self.fields.nested("options").content
        cities = len(self.fields.array("cities"))
        options = Options.from_json({"players": cities, **given} if 2 <= cities <= 5 else given)
        if options.players != cities:
            self.fields.refuse("wrong-number-of-cities", "cities", value=cities, players=options.players)
        return options

    def load(self) -> None:
        """Read field by field: first all that stands somewhere, then the piles that hold the rest."""
        self.fields.each("cities", self._city)
        self._central()
        self._course()
        self._specials()
        self._dwellings()
        self._tokens()
        setup = (
            self.fields.nested("setup") if self.fields.has("setup") else Validator({}, BadPosition, "setup")
        )
        setup.allow_only("decks", "discards", "box")
        self._decks(setup)
        self._box(setup)
        self._check_phase()

    # Cities

    def _city(self, fields: Validator, seat: int) -> None:
        city = self.table.cities[seat]
        city.coins = fields.number("coins", 0, MOST_COINS)
        entries = fields.array("cards")
        if len(entries) > SLOTS:
            fields.refuse("too-many-cards", "cards", value=len(entries), most=SLOTS)
        for slot, entry in enumerate(entries):
            self._place(city, fields, slot, entry)
        monster = self._monster(fields, "monster")
        if monster != NOTHING:
            city.monster = monster
            city.host(self.facts, monster, 1)
        city.tokens = self._colours(fields, "tokens", 0)
        self._special(city, fields)

    def _place(self, city: City, fields: Validator, slot: int, entry: object) -> None:
        """Put a card into a slot: its id, its id and colour, or an object as in a state."""
        field = f"cards[{slot}]"
        if isinstance(entry, str):
            name, _, colour = entry.partition(":")
            if colour and name != self.codec.ids[self.facts.first_market]:
                fields.refuse("colour-of-market", field, card=abbreviate(name))
            inside = Validator(
                {"id": name, "colours": [colour] if colour else []}, BadPosition, fields.name(field)
            )
        else:
            inside = Validator(entry, BadPosition, fields.name(field))
        card = self._card(inside, slot)
        monster = self._monster(inside, "covered_by")
        self._use(inside, "id", card)
        if self.facts.is_special(card):
            if city.special != NOTHING:
                inside.refuse("second-special", "id", card=self.codec.ids[card])
            city.special, city.special_slot = card, slot
            city.hooks = self.facts.hooks[card] if monster == NOTHING else 0
        if monster == NOTHING:
            if card < self.facts.first_market and city.holds(card):
                inside.refuse("duplicate-name", "id", card=self.codec.ids[card])
            city.put(self.facts, card, slot)
        else:
            city.slots[slot], city.covers[slot], city.size = card, monster, slot + 1
            city.host(self.facts, monster, 1)

    def _card(self, inside: Validator, slot: int) -> int:
        """The card that stands in a slot."""
        name = inside.text("id")
        card = self.codec.numbers.get(name, NOTHING)
        facts = self.facts
        if card == NOTHING or facts.is_monster(card) or not self._in_this_game(card):
            inside.refuse("unknown-id", "id", card=abbreviate(name))
        if card != facts.first_market:
            return card
        if slot > 0:
            inside.refuse("market-not-first", "id", card=name)
        colours = inside.texts("colours")
        if not colours:
            return card
        if colours[0] not in COLOURS or len(colours) > 1:
            inside.refuse("unknown-colour", "colours", colour=abbreviate(colours[0]))
        if not self.options.expert:  # R-S5
            inside.refuse("needs-expert", "colours", card=name)
        return self.codec.market_face(colours[0])

    def _in_this_game(self, card: int) -> bool:
        """Does a game with these options have the card?"""
        if self.facts.is_special(card):
            return card in list(self.facts.pack(self.options.expert))
        return self.options.grozilla or self.facts.deck[card] != DECKS - 1

    def _monster(self, fields: Validator, field: str) -> int:
        """A monster by its id, or NOTHING."""
        if not fields.has(field):
            return NOTHING
        name = fields.text(field)
        monster = self.codec.numbers.get(name, NOTHING)
        if monster == NOTHING or not self.facts.is_monster(monster):
            fields.refuse("no-such-monster", field, card=abbreviate(name))
        if not self.options.grozilla:
            fields.refuse("needs-grozilla", field)
        self._use(fields, field, monster)
        return monster

    def _use(self, fields: Validator, field: str, card: int) -> None:
        """Count one more copy of a card, and refuse a copy too many."""
        self.used[card] += 1
        most = self._copies(card)
        if self.used[card] > most:
            fields.refuse("too-many-copies", field, card=self.codec.ids[card], most=most)

    def _copies(self, card: int) -> int:
        """How many copies of a card the game has."""
        facts = self.facts
        if facts.deck[card] >= 0:
            return list(facts.piles[facts.deck[card]]).count(card)
        if facts.is_dwelling(card):
            return self.options.dwellings
        return self.options.players if card == facts.first_market else 1

    def _special(self, city: City, fields: Validator) -> None:
        """What belongs to the special building: it must be there, and of the right kind."""
        name = self.codec.card_id(city.special)
        if fields.has("special") and fields.text("special") != name:
            fields.refuse("special-not-in-cards", "special", card=abbreviate(fields.content["special"]))
        pieces = self.codec.pieces[name] if name and city.hooks else frozenset()
        city.free_card = fields.flag("free_card", False)
        if city.free_card and "next-free" not in pieces:
            fields.refuse("needs-special", "free_card")
        city.louvre_left = fields.number("louvre_left", 0, MOST_LOUVRE, 0)
        if city.louvre_left and "borrow-income" not in pieces:
            fields.refuse("needs-special", "louvre_left")
        if fields.has("copies"):
            city.copies = self.codec.numbers.get(fields.text("copies"), NOTHING)
            if (
                city.copies == NOTHING
                or not self.facts.is_special(city.copies)
                or not self._in_this_game(city.copies)
            ):
                fields.refuse("no-such-special", "copies", card=abbreviate(fields.content["copies"]))
            if "copy-special" not in pieces:
                fields.refuse("needs-special", "copies")

    def _colours(self, fields: Validator, field: str, default: int) -> int:
        """Tokens by colour as a packed count; a colour left out has none."""
        if not fields.has(field):
            return default
        inside = fields.nested(field)
        inside.allow_only(*COLOURS)
        most = self.codec.catalogue.tokens_per_colour
        counts = [inside.number(colour, 0, most, 0) for colour in COLOURS]
        if any(counts) and not self.options.grozilla:
            fields.refuse("needs-grozilla", field)
        return sum(ONE[colour] * count for colour, count in enumerate(counts))

    # The middle of the table

    def _central(self) -> None:
        names = self.fields.texts("central")
        if len(names) > SHOWN:
            self.fields.refuse("too-many-cards", "central", value=len(names), most=SHOWN)
        for index, name in enumerate(names):
            card = self.codec.numbers.get(name, NOTHING)
            if card == NOTHING or card >= self.facts.first_dwelling or not self._in_this_game(card):
                self.fields.refuse("not-a-building", f"central[{index}]", card=abbreviate(name))
            self._use(self.fields, f"central[{index}]", card)
            self.table.reveal(card)

    def _specials(self) -> None:
        """On offer are those listed, no others."""
        offered = special_numbers(self.table, self.codec, self.fields, "specials")
        most = self.options.specials
        if len(offered) > most:
            self.fields.refuse("too-many-specials", "specials", value=len(offered), most=most)
        for index, card in enumerate(offered):
            self._use(self.fields, f"specials[{index}]", card)
        self.offered = offered

    def _dwellings(self) -> None:
        """Full piles less what stands in the cities, unless told."""
        given = (
            self.fields.nested("dwellings") if self.fields.has("dwellings") else Validator({}, BadPosition)
        )
        names = [dwelling.id for dwelling in self.codec.catalogue.dwellings]
        given.allow_only(*names)
        for index, name in enumerate(names):
            most = self.options.dwellings - self.used[self.facts.first_dwelling + index]
            self.table.dwellings[index] = given.number(name, 0, most, most)

    def _tokens(self) -> None:
        """All tokens that nobody holds, unless told; used ones are out of the game (R-G8)."""
        held = sum(city.tokens for city in self.table.cities)
        most = self.codec.catalogue.tokens_per_colour
        if self.options.grozilla:
            for colour, name in enumerate(COLOURS):
                if count_of(held, colour) > most:
                    self.fields.refuse("too-many-tokens-held", "cities", colour=name, most=most)
        self.table.tokens = self._colours(self.fields, "tokens", self.table.tokens - held)
        for colour, name in enumerate(COLOURS):
            if count_of(self.table.tokens, colour) + count_of(held, colour) > most:
                self.fields.refuse("too-many-tokens-held", f"tokens.{name}", colour=name, most=most)

    # Decks and box: what is nowhere else

    def _decks(self, setup: Validator) -> None:
        """Decks and discard piles, as far as counts, `setup` or the `unseen` of a view tell."""
        told = self.fields.array("decks", [])
        if len(told) > len(self.table.piles):
            self.fields.refuse("too-many-decks", "decks", value=len(told), most=len(self.table.piles))
        orders = self._lists(setup, "decks")
        discards = self._lists(setup, "discards")
        unseen = self._unseen() if not setup.has("decks") else {}
        for deck, pile in enumerate(self.table.piles):
            counts = Validator(told[deck] if deck < len(told) else {}, BadPosition, f"decks[{deck}]")
            self.scripts[deck] = orders.get(deck, [])
            self._pile(pile, deck, counts, orders.get(deck, unseen.get(deck)), discards.get(deck, []))

    def _lists(self, setup: Validator, field: str) -> dict[int, list[int]]:
        """The cards that `setup` names for each deck, counted as used."""
        cards: dict[int, list[int]] = {}
        for deck, names in deck_lists(self.table, setup, field).items():
            cards[deck] = []
            for index, name in enumerate(names):
                where = f"{field}[{deck}][{index}]"
                card = deck_card(self.codec, setup, where, deck, name)
                self._use(setup, where, card)
                cards[deck].append(card)
        return cards

    def _unseen(self) -> dict[int, list[int]]:
        """What each deck holds according to a view: which cards, not in which order."""
        cards: dict[int, list[int]] = {}
        decks = self.fields.array("unseen", [])
        if len(decks) > len(self.table.piles):
            self.fields.refuse("too-many-decks", "unseen", value=len(decks), most=len(self.table.piles))
        for deck, content in enumerate(decks):
            inside = Validator(content, BadPosition, f"unseen[{deck}]")
            cards[deck] = []
            for name in inside.content:
                card = deck_card(self.codec, inside, str(name), deck, name)
                for _ in range(inside.number(name, 0, self._copies(card))):
                    self._use(inside, name, card)
                    cards[deck].append(card)
        return cards

    def _pile(
        self, pile: Pile, deck: int, counts: Validator, inside: list[int] | None, thrown: list[int]
    ) -> None:
        """Fill a deck and its discard pile. `inside` and `thrown` are told, the rest is drawn by lot."""
        rest = list((Counter(self.facts.piles[deck]) - self.used).elements())
        most = len(rest)
        told = len(inside or [])
        thrown_too = counts.number("discarded", len(thrown), len(thrown) + most, len(thrown)) - len(thrown)
        left = told if inside is not None else most - thrown_too
        left = counts.number("left", told, told + most - thrown_too, left)
        more = left - told
        if more < most:
            self._shuffle(rest)
        pile.left, pile.discarded = left, 0
        for place, card in enumerate([*(inside or []), *sorted(rest[:more])]):
            pile.cards[place] = card
        for card in [*thrown, *rest[more : more + thrown_too]]:
            pile.discard(card)

    def _shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.rng.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def _box(self, setup: Validator) -> None:
        """The special buildings that are nowhere else; one that a Sphinx drew has left the box (R-X29)."""
        copied = {city.copies for city in self.table.cities}
        for seat, city in enumerate(self.table.cities):
            if city.copies in self.offered or city.copies == city.special != NOTHING:
                name = self.codec.ids[city.copies]
                self.fields.refuse("cannot-be-copied", f"cities[{seat}].copies", card=name)
        pack = [
            card
            for card in self.facts.pack(self.options.expert)
            if card not in copied and not self.used[card]
        ]
        if not setup.has("box"):
            set_specials(self.table, self.offered, pack)
            return
        box = special_numbers(self.table, self.codec, setup, "box")
        for index, card in enumerate(box):
            if card not in pack:
                setup.refuse("not-in-the-box", f"box[{index}]", card=self.codec.ids[card])
        set_specials(self.table, self.offered, box)
        self.scripts[DECKS] = box

    # Where in the game we are

    def _course(self) -> None:
        """Round, phase, whose turn it is and who decides."""
        fields, table = self.fields, self.table
        phase = fields.text("phase")
        if phase not in codes.PHASES:
            fields.refuse(
                "unknown-phase", "phase", value=abbreviate(phase), expected=" | ".join(codes.PHASES)
            )
        table.phase = codes.PHASES.index(phase)
        table.round = fields.number("round", 1, MOST_ROUNDS, 1)
        last = self.options.players - 1
        table.turn = self._seat(fields, "turn", None)
        table.seat = self._seat(fields, "seat", table.turn)
        full = any(city.size >= SLOTS for city in table.cities)
        table.last_round = fields.flag("last_round", full) or full
        if phase == "destroy":
            self._interrupted()
        elif table.seat != table.turn:
            fields.refuse(
                "seat-is-not-turn", "seat", value=table.seat, phase=phase, turn=table.turn, last=last
            )

    def _seat(self, fields: Validator, field: str, default: int | None) -> int:
        last = self.options.players - 1
        value: Any = default if default is not None and not fields.has(field) else fields.require(field)
        if isinstance(value, bool) or not isinstance(value, int):
            fields.wrong_type(field, value, "number")
        if not 0 <= value <= last:
            fields.refuse("seat-unknown", field, value=abbreviate(value), last=last)
        return int(value)

    def _interrupted(self) -> None:
        """A building is being destroyed: by the monster in front, because another arrives (R-G9)."""
        inside = self.fields.nested("interrupted")
        phase = inside.text("phase")
        if phase not in RESUMED:
            inside.refuse("unknown-phase", "phase", value=abbreviate(phase), expected=" | ".join(RESUMED))
        self.table.resume = codes.PHASES.index(phase)
        if self._seat(inside, "turn", self.table.turn) != self.table.turn:
            inside.refuse("turns-differ", "turn", value=inside.content["turn"], turn=self.table.turn)
        inside.require("monster")
        self.table.arriving = self._monster(inside, "monster")

    def _check_phase(self) -> None:
        """Refuse a phase that nothing on the table asks for, and skip one that the rules skip."""
        table = self.table
        city = table.cities[table.seat]
        phase = table.phase
        asked = {
            codes.MARKET: self._drafting(),
            codes.GIFT: city.gift > 0,
            codes.LOUVRE: city.louvre_left > 0,
            codes.SPHINX: city.copies == NOTHING and self._has_sphinx(city) and can_copy(table, table.seat),
            codes.DESTROY: city.monster != NOTHING and has_open_card(city),
        }
        if not asked.get(phase, True):
            self.fields.refuse("phase-not-asked", "phase", phase=codes.PHASES[phase], seat=table.seat)
        if phase == codes.DISCARD:
            begin_turn(table, table.turn)
        elif phase == codes.DRAW:
            to_draw(table)

    def _drafting(self) -> bool:
        """Happy Markets are chosen from the last seat to the first (R-X2): the later seats have theirs."""
        cities, turn = list(self.table.cities), self.table.turn
        return (
            self.options.expert
            and not any(city.size for city in cities[: turn + 1])
            and all(city.size == 1 and self._is_market(city.open_card(0)) for city in cities[turn + 1 :])
        )

    def _is_market(self, card: int) -> bool:
        return self.facts.first_market <= card < self.facts.first_special

    def _has_sphinx(self, city: City) -> bool:
        name = self.codec.card_id(city.special)
        return bool(name and city.hooks and "copy-special" in self.codec.pieces[name])
