"""What a table shows, written as JSON straight from the core.

A server tells every action to everybody in a room, and building the payload as objects was most of its work. Here the
text is put together from what the core knows, and what is written of a city, a deck and a card is kept. The result is
that of `TableView.situation`, byte for byte; only games with effects from somebody's own Python file still go that way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from happycity.cards import COLOURS as COLOUR_NAMES
from happycity.game.codec import token_counts
from happycity.game.explain import Reason, looks_at, progress, why_not
from happycity.game.state import build_interrupted
from happycity.rules.bits import COLOURS, count_of
from happycity.rules.codes import (
    BUY,
    CLAIM,
    COIN,
    DESTROY,
    DISCARD,
    DRAW,
    GIFT,
    LOUVRE,
    MARKET,
    NOTHING,
    OVER,
    PHASES,
)
from happycity.rules.count import Count, incomes
from happycity.rules.legal import legal_moves
from happycity.rules.matching import has_place, meets
from happycity.rules.moves import action, argument_of, kind_of, tokens_of
from happycity.rules.prices import TOKEN_VALUE, coins_for_nothing, price, tokens_in
from happycity.rules.table import City, Pile, Table
from happycity.schema.json_text import encode

if TYPE_CHECKING:
    from happycity.game.codec import Codec
    from happycity.game.game import Game
    from happycity.game.options import Options

MAX_CITIES: Final = 10_000
"""Cities whose text is kept."""
MAX_DECKS: Final = 10_000
"""What as many decks hide is kept: most actions leave them as they are."""
CARD_BASE: Final = 4096
"""More than there are cards: five of them fit into one integer."""
HALF: Final = 5
BOOLEANS: Final = ("false", "true")

CityKey = tuple[int, int, int, int]


class CityText:
    """What is written of a city while its cards stay the same."""

    def __init__(self, cards: str) -> None:
        self.cards = cards
        self.missing: dict[int, str] = {}
        """By special building: the cards that its conditions lack."""
        self.each: dict[int, str] = {}
        """By special building: how far its conditions are met."""
        self.progress: dict[tuple[int, ...], str] = {}
        """The same for all special buildings on offer."""


class SituationWriter:
    """Writes the tables of all games with the same cards."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.ids: list[str] = [encode(name) for name in codec.ids]
        self.open_cards: list[str] = [
            f'{{"id":{self.ids[number]},"colours":{encode(colours)},"covered_by":null}}'
            for number, colours in enumerate(codec.colours)
        ]
        self.moves: dict[int, str] = {}
        self.options: dict[Options, str] = {}
        self.cities: dict[CityKey, CityText] = {}
        self.decks: dict[tuple[int, ...], str] = {}

    def write(self, table: Table, options: Options) -> str:
        """State, legal actions, reasons and progress, as `TableView.situation` has them."""
        offered = tuple([int(table.specials[i]) for i in range(table.offered)])
        central = [int(table.central[i]) for i in range(table.shown)]
        first = int(table.facts.first_dwelling)
        for_sale = [*dict.fromkeys(central), *range(first, first + len(table.dwellings))]
        legal = legal_moves(table)
        texts = [self._city_text(city) for city in table.cities]
        cities = range(len(texts))
        looked = [looks_at(table, seat) if table.cities[seat].special != NOTHING else [] for seat in cities]
        return (
            f'{{"state":{self._state(table, options, central, offered, texts)}'
            f',"legal":[{",".join([self._move(move) for move in legal])}]'
            f',"reasons":{{{self._reasons(table, central, for_sale, offered, legal, texts)}}}'
            f',"prices":{{{self._prices(table, for_sale)}}}'
            f',"coins":{{{self._coins(table, legal)}}}'
            f',"progress":[{",".join([self._progress(table, seat, texts[seat], offered) for seat in cities])}]'
            f',"looks_at":{str(looked).replace(" ", "")}'
            f',"decks":[{",".join([self._unseen(pile) for pile in table.piles])}]}}'
        )

    # The state

    def _state(
        self,
        table: Table,
        options: Options,
        central: list[int],
        offered: tuple[int, ...],
        texts: list[CityText],
    ) -> str:
        ids = self.ids
        decks = [f'{{"left":{pile.left},"discarded":{pile.discarded}}}' for pile in table.piles]
        first = int(table.facts.first_dwelling)
        dwellings = [f"{ids[first + i]}:{left}" for i, left in enumerate(table.dwellings)]
        tokens = f'"tokens":{encode(token_counts(table.tokens))},' if table.grozilla else ""
        return (
            f'{{"options":{self._options(options)},"round":{table.round},"phase":"{PHASES[table.phase]}"'
            f',"turn":{table.turn},"seat":{table.seat},"last_round":{BOOLEANS[table.last_round]}'
            f',"central":[{",".join([ids[card] for card in central])}],"decks":[{",".join(decks)}]'
            f',"dwellings":{{{",".join(dwellings)}}},"specials":[{",".join([ids[card] for card in offered])}]'
            f',{tokens}"interrupted":{encode(build_interrupted(table, self.codec))}'
            f',"cities":[{self._cities(table, texts)}],"result":null}}'
        )

    def _options(self, options: Options) -> str:
        known = self.options.get(options)
        if known is None:
            known = self.options[options] = encode(options.to_json())
        return known

    def _cities(self, table: Table, texts: list[CityText]) -> str:
        count = Count(table)
        paid = incomes(table, table.phase == OVER)
        parts = []
        for seat, text in enumerate(texts):
            city = table.cities[seat]
            tokens = f',"tokens":{encode(token_counts(city.tokens))}' if table.grozilla else ""
            parts.append(
                f'{{"coins":{city.coins},"income":{paid[seat]},"citizens":{count.citizens[seat]}'
                f',"hearts":{count.hearts[seat]},"points":{count.points[seat]},"cards":[{text.cards}]'
                f',"special":{self._card(city.special)},"monster":{self._card(city.monster)}{tokens}'
                f',"free_card":{BOOLEANS[city.free_card]},"louvre_left":{city.louvre_left}'
                f',"copies":{self._card(city.copies)}}}'
            )
        return ",".join(parts)

    def _card(self, card: int) -> str:
        return "null" if card == NOTHING else self.ids[card]

    def _city_text(self, city: City) -> CityText:
        key = city_key(city)
        text = self.cities.get(key)
        if text is None:
            if len(self.cities) >= MAX_CITIES:
                self.cities.clear()
            cards = ",".join([self._card_in_city(city, slot) for slot in range(city.size)])
            text = self.cities[key] = CityText(cards)
        return text

    def _card_in_city(self, city: City, slot: int) -> str:
        number = city.slots[slot]
        if city.covered(slot):
            return f'{{"id":{self.ids[number]},"colours":[],"covered_by":{self.ids[city.covers[slot]]}}}'
        return self.open_cards[number]

    # What can be done

    def _move(self, move: int) -> str:
        known = self.moves.get(move)
        if known is None:
            known = self.moves[move] = encode(str(self.codec.decode(move)))
        return known

    def _reasons(
        self,
        table: Table,
        central: list[int],
        for_sale: list[int],
        offered: tuple[int, ...],
        legal: list[int],
        texts: list[CityText],
    ) -> str:
        """For every choice that can be seen but not made now: why not."""
        phase = int(table.phase)
        reasons = []
        for argument in self._choices(table, central, for_sale, offered):
            move = int(action(phase, argument))
            if move not in legal:
                reasons.append(f"{self._move(move)}:{self._reason(table, move, texts)}")
        return ",".join(reasons)

    def _choices(
        self, table: Table, central: list[int], for_sale: list[int], offered: tuple[int, ...]
    ) -> list[int]:
        """Everything a player might point at in this phase: the cards, colours, decks, slots or seats."""
        phase = table.phase
        if phase == BUY:
            return for_sale
        if phase == CLAIM:
            return list(offered)
        if phase == DISCARD:
            return list(dict.fromkeys(central))
        number = 0
        if phase == DRAW:
            number = len(table.piles)
        elif phase == MARKET:
            number = COLOURS
        elif phase == DESTROY:
            number = int(table.cities[table.seat].size)
        elif phase in {GIFT, LOUVRE}:
            number = int(table.players)
        return list(range(number))

    def _reason(self, table: Table, move: int, texts: list[CityText]) -> str:
        special = int(argument_of(move))
        city = table.cities[table.seat]
        if table.phase == CLAIM and city.special == NOTHING and has_place(table, city, special):
            # What is missing is kept already: asking again would cost more than anything else here.
            text = texts[table.seat]
            self._measure(table, int(table.seat), text, special)
            missing = text.missing[special]
            return (
                f'{{"code":"conditions-unmet","args":{{"special":{self.ids[special]},"missing":{missing}}}}}'
            )
        reason: Reason = why_not(table, self.codec, self.codec.decode(move))
        return encode({"code": reason.code, "args": reason.arguments})

    def _prices(self, table: Table, for_sale: list[int]) -> str:
        city = table.cities[table.seat]
        return ",".join([f"{self.ids[card]}:{price(table, city, card)}" for card in for_sale])

    def _coins(self, table: Table, legal: list[int]) -> str:
        """In step 3: what each choice brings in coins, or costs besides tokens."""
        if table.phase != BUY:
            return ""
        city = table.cities[table.seat]
        parts = []
        for move in legal:
            if kind_of(move) == COIN:
                coins = int(coins_for_nothing(table, city))
            else:
                cost = price(table, city, argument_of(move))
                coins = -max(0, int(cost - TOKEN_VALUE * tokens_in(tokens_of(move))))
            parts.append(f"{self._move(move)}:{coins}")
        return ",".join(parts)

    # What a city lacks, and what decks hide

    def _progress(self, table: Table, seat: int, text: CityText, offered: tuple[int, ...]) -> str:
        known = text.progress.get(offered)
        if known is None:
            for special in offered:
                self._measure(table, seat, text, special)
            parts = [f"{self.ids[special]}:{text.each[special]}" for special in offered]
            known = text.progress[offered] = f"{{{','.join(parts)}}}"
        return known

    def _measure(self, table: Table, seat: int, text: CityText, special: int) -> None:
        """Note how far a special building's conditions are met. This depends on the city's cards alone."""
        if special in text.each:
            return
        city = table.cities[seat]
        if city.mixed:
            found = progress(table, self.codec, self.codec.ids[special], seat)
            needs, missing = encode(found.needs), encode(found.missing)
        else:  # no card has two colours, so there is nothing to choose
            needs, missing = self._compare(table.facts.needs[special], city.colours)
        text.missing[special] = missing
        met = BOOLEANS[meets(table, city, special)]
        text.each[special] = f'{{"met":{met},"needs":{needs},"missing":{missing}}}'

    def _compare(self, needs: int, colours: int) -> tuple[str, str]:
        """What packed counts need and have of each colour, and what is missing."""
        compared, missing = [], []
        for index, name in enumerate(COLOUR_NAMES):
            need, have = int(count_of(needs, index)), int(count_of(colours, index))
            if need:
                compared.append(f'"{name}":{{"need":{need},"have":{have}}}')
            if need > have:
                missing.append(f'"{name}":{need - have}')
        return f"{{{','.join(compared)}}}", f"{{{','.join(missing)}}}"

    def _unseen(self, pile: Pile) -> str:
        """How many of each card a deck still hides, in the order of the catalogue."""
        key = tuple([int(pile.cards[i]) for i in range(pile.left)])
        text = self.decks.get(key)
        if text is None:
            if len(self.decks) >= MAX_DECKS:
                self.decks.clear()
            counts: dict[int, int] = {}
            for card in sorted(key):
                counts[card] = counts.get(card, 0) + 1
            parts = [f"{self.ids[card]}:{count}" for card, count in counts.items()]
            text = self.decks[key] = f"{{{','.join(parts)}}}"
        return text


def is_left(table: Table, card: int) -> bool:
    """Is a card on sale still there? One of the central area is, a pile of dwellings may be empty."""
    return not table.facts.is_dwelling(card) or table.dwellings[card - table.facts.first_dwelling] > 0


def city_key(city: City) -> CityKey:
    """The cards of a city and what covers them."""
    first = second = 0
    for slot in range(city.size):
        if slot < HALF:
            first = first * CARD_BASE + city.slots[slot] + 1
        else:
            second = second * CARD_BASE + city.slots[slot] + 1
    upper = lower = 0
    for slot in range(len(city.covers)):
        if slot < HALF:
            upper = upper * CARD_BASE + city.covers[slot] + 1
        else:
            lower = lower * CARD_BASE + city.covers[slot] + 1
    return first, second, upper, lower


class SituationWriters:
    """A writer for each set of cards, for as long as games with it are there."""

    def __init__(self) -> None:
        self.by_codec: WeakKeyDictionary[Codec, SituationWriter] = WeakKeyDictionary()

    def write(self, game: Game) -> str | None:
        """State, legal actions, reasons and progress of a game that is not over, as JSON.

        None for games with somebody's own Python file, whose effects may depend on anything.
        """
        codec = game._codec
        if codec.facts.custom:
            return None
        writer = self.by_codec.get(codec)
        if writer is None:
            writer = self.by_codec[codec] = SituationWriter(codec)
        return writer.write(game._table, game.options)
