"""Encode and decode for one catalogue: card ids and actions as text, and as the integers of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from happycity.cards import COLOURS, Catalogue
from happycity.errors import BadNotation, BadPack
from happycity.game.actions import BOX as BOX_ARGUMENT
from happycity.game.actions import Action
from happycity.rules import codes
from happycity.rules.bits import ONE, count_of
from happycity.rules.codes import NOTHING
from happycity.rules.facts import Facts
from happycity.rules.moves import TOKENS, action, argument_of, kind_of, tokens_of
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from collections.abc import Callable

    from happycity.schema.game import Colour

KIND_NAMES: Final = {
    codes.MARKET: "market",
    codes.DISCARD: "discard",
    codes.KEEP: "keep",
    codes.DRAW: "draw",
    codes.BUY: "buy",
    codes.COIN: "coin",
    codes.CLAIM: "claim",
    codes.PASS: "pass",
    codes.DESTROY: "destroy",
    codes.GIFT: "gift",
    codes.LOUVRE: "louvre",
    codes.SPHINX: "sphinx",
}
KINDS: Final = {name: kind for kind, name in KIND_NAMES.items()}
WITH_CARD: Final = frozenset({"discard", "buy", "claim", "sphinx"})
FROM_ONE: Final = frozenset({"draw", "destroy"})
"""Decks and slots count from 1 in text, from 0 in the core; seats count from 0 in both."""
COLOUR_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
LOADER: Final = "happycity.cards.load_catalogue"
MAX_TOKENS: Final = 15
"""A packed count holds no more of one colour."""


class Decoded(dict[int, Action]):
    """The actions of a codec by their numbers. One that is missing is decoded: most are met again and again."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def __missing__(self, move: int) -> Action:
        known = Action(self.codec._decode(move))
        self[move] = known
        self.codec._moves[known] = move
        return known


class Codec:
    """Encodes and decodes for one catalogue. All games with these cards share it."""

    MAX_RECENT: ClassVar = 8
    _recent: ClassVar[list[Codec]] = []

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.facts = Facts(catalogue)
        self.ids: list[str] = list(self.facts.ids)
        """The id of each card number."""
        self.numbers: dict[str, int] = {}
        """The number of each card id."""
        for number, name in enumerate(self.ids):
            self.numbers.setdefault(name, number)  # a Happy Market is its white face
        self.colours: list[list[Colour]] = [
            [name for bit, name in enumerate(COLOURS) if self.facts.colours[number] >> bit & 1]
            for number in range(len(self.ids))
        ]
        self.pieces: dict[str, frozenset[str]] = {
            special.id: frozenset(effect.piece for effect in special.effects)
            for special in catalogue.specials
        }
        """The effect pieces of each special building."""
        self._moves: dict[str, int] = {}
        """The numbers of the actions met so far."""
        self.decode: Callable[[int], Action] = Decoded(self).__getitem__
        """The action that an integer of the core stands for."""

    @classmethod
    def of(cls, catalogue: Catalogue) -> Codec:
        """The codec of a catalogue. The last few are kept: building one takes milliseconds."""
        for codec in cls._recent:
            if codec.catalogue is catalogue:
                return codec
        if not isinstance(catalogue, Catalogue):
            raise BadPack("not-a-catalogue", value=abbreviate(catalogue), function=LOADER)
        codec = cls(catalogue)
        cls._recent.insert(0, codec)
        del cls._recent[cls.MAX_RECENT :]
        return codec

    def card_id(self, card: int) -> str | None:
        """The id of a card, None for NOTHING."""
        return None if card == NOTHING else self.ids[card]

    def market_face(self, colour: Colour | None) -> int:
        """The number of a face of the Happy Market; without a colour, the white one."""
        return self.facts.first_market + (0 if colour is None else 1 + COLOURS.index(colour))

    def encode(self, text: object) -> int:
        """The integer of the core for an action. Raises BadNotation for text that can never be one."""
        known = self._moves.get(text) if isinstance(text, str) else None
        return self._encode(Action.parse(text)) if known is None else known

    def parse(self, text: object) -> Action:
        """Parse an action; one in its normal form that was met before is known already."""
        known = self._moves.get(text) if isinstance(text, str) else None
        return Action.parse(text) if known is None else self.decode(known)

    def _decode(self, move: int) -> str:
        kind, number = kind_of(move), argument_of(move)
        if kind == codes.BOX:
            return f"sphinx {BOX_ARGUMENT}"
        name = KIND_NAMES[kind]
        if name == "market":
            return f"market {COLOURS[number]}"
        if name in WITH_CARD:
            spent = token_colours(tokens_of(move))
            return f"{name} {self.ids[number]}" + (f" with {','.join(spent)}" if spent else "")
        if name in ("keep", "coin", "pass"):
            return name
        return f"{name} {number + 1 if name in FROM_ONE else number}"

    def _encode(self, parsed: Action) -> int:
        kind = KINDS[parsed.kind]
        if parsed == f"sphinx {BOX_ARGUMENT}":
            return action(codes.BOX, 0)
        if parsed.kind in WITH_CARD:
            number = self.numbers.get(parsed.argument, NOTHING)
            if number == NOTHING:
                raise BadNotation("unknown-card", card=parsed.argument)
            return action(kind, number) + TOKENS * _packed_tokens(parsed)
        if parsed.kind == "market":
            return action(kind, COLOUR_NUMBERS[parsed.argument])
        if not parsed.argument:
            return action(kind, 0)
        number = int(parsed.argument) - (1 if parsed.kind in FROM_ONE else 0)
        return action(kind, number) if number >= 0 else NOTHING


def _packed_tokens(parsed: Action) -> int:
    """The tokens that an action spends, as a packed count."""
    packed = 0
    for index, colour in enumerate(COLOURS):
        count = parsed.tokens.count(colour)
        if count > MAX_TOKENS:
            raise BadNotation("tokens-not-held", colour=colour)
        packed += ONE[index] * count
    return packed


def token_colours(packed: int) -> list[Colour]:
    """The colours of a packed count, each as often as it is in there."""
    if not packed:
        return []
    return [name for colour, name in enumerate(COLOURS) for _ in range(count_of(packed, colour))]


def token_counts(packed: int) -> dict[Colour, int]:
    """A packed count by colour."""
    return {name: int(count_of(packed, colour)) for colour, name in enumerate(COLOURS)}
