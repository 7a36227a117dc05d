"""A position in one line, for notes, bug reports and tests: all that the table shows and remembers, nothing hidden.

Parts are separated by spaces: rules version, options, moment, central area, discard piles, dwellings, special
buildings, tokens, then one part for each city. `-` is an empty list, `card*2` two copies. docs/library.md explains it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from happycity.cards import COLOURS
from happycity.errors import BadPosition
from happycity.game.codec import token_counts
from happycity.game.dealer import cards_in_box
from happycity.game.state import PHASE_NAMES
from happycity.rules.codes import DESTROY, NOTHING
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from happycity.cards import Catalogue
    from happycity.game.codec import Codec
    from happycity.game.options import Options
    from happycity.rules.table import City, Table

T = TypeVar("T")
Json = dict[str, object]

EMPTY: Final = "-"
PARTS: Final = 8
"""Parts before the first city."""
COVERED: Final = "<"
GIVEN: Final = "="
"""After it, cards of a pile that are not simply those that are nowhere else."""
LAST_ROUND: Final = "!"


# Writing


def write_notation(table: Table, codec: Codec, options: Options) -> str:
    """The line of a table."""
    parts = [
        f"v{int(table.rules)}",
        _write_options(options),
        _write_moment(table, codec),
        _join(codec.ids[table.central[i]] for i in range(table.shown)),
        _write_piles(table, codec),
        _join(str(int(left)) for left in table.dwellings),
        _write_specials(table, codec),
        _write_tokens(table.tokens) if table.grozilla else EMPTY,
        *(_write_city(city, codec) for city in table.cities),
    ]
    return " ".join(parts)


def _join(words: Iterable[str]) -> str:
    return ",".join(words) or EMPTY


def _write_counts(cards: Counter[int], codec: Codec) -> str:
    """A pile without its order."""
    return _join(
        codec.ids[card] + (f"*{count}" if count > 1 else "") for card, count in sorted(cards.items()) if count
    )


def _write_options(options: Options) -> str:
    grozilla = ["grozilla"] if options.grozilla else []
    return _join([str(options.players), options.mode, *grozilla, options.scoring, options.edition])


def _write_moment(table: Table, codec: Codec) -> str:
    """Round, phase and who decides; while a building is being destroyed also what goes on, and who arrives."""
    last = LAST_ROUND if table.last_round else ""
    words = [f"{int(table.round)}{last}", PHASE_NAMES[table.phase], str(int(table.seat))]
    if table.phase == DESTROY:
        words += [str(int(table.turn)), PHASE_NAMES[table.resume], codec.ids[table.arriving]]
    return _join(words)


def _write_piles(table: Table, codec: Codec) -> str:
    """The discard piles. The decks hold what is nowhere else, or what comes after `=`."""
    used = _cards_in_sight(table)
    discards = [Counter(int(pile.thrown(i)) for i in range(pile.discarded)) for pile in table.piles]
    decks = [Counter(int(pile.cards[i]) for i in range(pile.left)) for pile in table.piles]
    rests = [
        Counter(int(card) for card in codec.facts.piles[deck]) - used - discards[deck]
        for deck in range(len(table.piles))
    ]
    words = [_write_counts(cards, codec) for cards in discards]
    if decks != rests:
        words = [
            f"{word}{GIVEN}{_write_counts(cards, codec)}" for word, cards in zip(words, decks, strict=True)
        ]
    return "/".join(words)


def _cards_in_sight(table: Table) -> Counter[int]:
    """The cards of the decks that lie face up: in the central area, in cities, and monsters."""
    cards = Counter(int(table.central[i]) for i in range(table.shown))
    cards[int(table.arriving)] += 1 if table.phase == DESTROY else 0
    for city in table.cities:
        cards.update(int(city.slots[i]) for i in range(city.size))
        cards.update(int(cover) for cover in city.covers)
        cards[int(city.monster)] += 1
    del cards[NOTHING]
    return cards


def _write_specials(table: Table, codec: Codec) -> str:
    """The special buildings on offer. The box holds those that are nowhere else, or those after `=`."""
    offered = [int(table.specials[i]) for i in range(table.offered)]
    elsewhere = {
        *offered,
        *(int(city.special) for city in table.cities),
        *(int(city.copies) for city in table.cities),
    }
    box = Counter(cards_in_box(table))
    rest = Counter(int(card) for card in codec.facts.pack(table.expert) if int(card) not in elsewhere)
    given = "" if box == rest else f"{GIVEN}{_write_counts(box, codec)}"
    return _join(codec.ids[card] for card in offered) + given


def _write_tokens(packed: int) -> str:
    return _join(str(count) for count in token_counts(packed).values())


def _write_city(city: City, codec: Codec) -> str:
    words = [str(int(city.coins)), _join(_write_card(city, slot, codec) for slot in range(city.size))]
    if city.monster != NOTHING:
        words.append(f"monster={codec.ids[city.monster]}")
    if city.tokens:
        words.append(f"tokens={_write_tokens(city.tokens)}")
    if city.free_card:
        words.append("free")
    if city.louvre_left:
        words.append(f"louvre={int(city.louvre_left)}")
    if city.copies != NOTHING:
        words.append(f"copies={codec.ids[city.copies]}")
    return ";".join(words)


def _write_card(city: City, slot: int, codec: Codec) -> str:
    card = int(city.slots[slot])
    market = codec.facts.first_market < card < codec.facts.first_special
    colour = f":{codec.colours[card][0]}" if market else ""
    covered = f"{COVERED}{codec.ids[city.covers[slot]]}" if city.covered(slot) else ""
    return codec.ids[card] + colour + covered


# Reading


def parse_notation(text: object, catalogue: Catalogue) -> tuple[int, Json]:
    """The rules version and the position (interface: Positions) of a line. Raises BadPosition."""
    parts = text.split() if isinstance(text, str) else []
    options = _part(parts, 1, _read_options)
    count = PARTS + options["players"] if isinstance(options["players"], int) else PARTS
    if len(parts) != count:
        raise BadPosition("notation-parts", found=len(parts), expected=count)
    piles = _part(parts, 4, _read_piles)
    specials = _part(parts, 6, _read_specials)
    position: Json = {
        "options": options,
        **_part(parts, 2, _read_moment),
        "central": _part(parts, 3, _words),
        "decks": [{"discarded": len(discards)} for discards, _ in piles],
        "dwellings": _part(parts, 5, lambda part: _read_dwellings(part, catalogue)),
        "specials": specials[0],
        "cities": [_part(parts, PARTS + seat, _read_city) for seat in range(count - PARTS)],
        "setup": {"discards": [discards for discards, _ in piles]},
    }
    if parts[7] != EMPTY:
        position["tokens"] = _part(parts, 7, _read_tokens)
    if all(deck is not None for _, deck in piles):
        position["unseen"] = [Counter(deck) for _, deck in piles]
    if specials[1] is not None:
        position["setup"] = {"discards": [discards for discards, _ in piles], "box": specials[1]}
    return _part(parts, 0, _read_rules), position


def _part(parts: list[str], index: int, read: Callable[[str], T]) -> T:
    """Read one part, or refuse it by its number."""
    try:
        return read(parts[index])
    except (IndexError, KeyError, ValueError):
        part = parts[index] if index < len(parts) else ""
        raise BadPosition("notation-part", number=index + 1, value=abbreviate(part)) from None


def _refuse() -> NoReturn:
    raise ValueError


def _read_rules(part: str) -> int:
    return int(part[1:]) if part.startswith("v") else _refuse()


def _read_options(part: str) -> Json:
    players, mode, *grozilla, scoring, edition = part.split(",")
    if grozilla not in ([], ["grozilla"]):
        _refuse()
    return {
        "players": int(players),
        "mode": mode,
        "grozilla": bool(grozilla),
        "scoring": scoring,
        "edition": edition,
    }


def _read_moment(part: str) -> Json:
    number, phase, seat, *interrupted = part.split(",")
    moment: Json = {
        "round": int(number.removesuffix(LAST_ROUND)),
        "last_round": number.endswith(LAST_ROUND),
        "phase": phase,
        "seat": int(seat),
        "turn": int(seat),
    }
    if interrupted:
        turn, resumed, monster = interrupted
        moment["turn"] = int(turn)
        moment["interrupted"] = {"phase": resumed, "turn": int(turn), "monster": monster}
    return moment


def _words(part: str) -> list[str]:
    return [] if part == EMPTY else part.split(",")


def _read_cards(part: str) -> list[str]:
    """A list of cards, `card*2` as two copies."""
    cards: list[str] = []
    for word in _words(part):
        card, times, count = word.partition("*")
        cards += [card] * (int(count) if times else 1)
    return cards


def _read_piles(part: str) -> list[tuple[list[str], list[str] | None]]:
    """For each deck its discard pile, and what the deck hides if that is given."""
    piles: list[tuple[list[str], list[str] | None]] = []
    for word in part.split("/"):
        discards, given, deck = word.partition(GIVEN)
        piles.append((_read_cards(discards), _read_cards(deck) if given else None))
    return piles


def _read_specials(part: str) -> tuple[list[str], list[str] | None]:
    offered, given, box = part.partition(GIVEN)
    return _words(offered), _words(box) if given else None


def _read_dwellings(part: str, catalogue: Catalogue) -> dict[str, int]:
    names = [dwelling.id for dwelling in catalogue.dwellings]
    return dict(zip(names, map(int, _words(part)), strict=True))


def _read_tokens(part: str) -> dict[str, int]:
    return dict(zip(COLOURS, map(int, part.split(",")), strict=True))


def _read_city(part: str) -> Json:
    coins, cards, *more = part.split(";")
    city: Json = {"coins": int(coins), "cards": [_read_card(word) for word in _words(cards)]}
    for word in more:
        name, _, value = word.partition("=")
        field, read = CITY_WORDS[name]
        city[field] = read(value)
    return city


def _read_card(word: str) -> Json:
    name, covered, monster = word.partition(COVERED)
    name, _, colour = name.partition(":")
    card: Json = {"id": name, "colours": [colour] if colour else []}
    return {**card, "covered_by": monster} if covered else card


CITY_WORDS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "monster": ("monster", str),
    "tokens": ("tokens", _read_tokens),
    "free": ("free_card", lambda value: True if not value else _refuse()),
    "louvre": ("louvre_left", int),
    "copies": ("copies", str),
}
