"""Words and integers of one catalogue: card ids, colours, actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.cards import COLOURS, Catalogue
from happycity.errors import BadNotation
from happycity.game.actions import BOX as BOX_WORD
from happycity.game.actions import Action
from happycity.rules import codes
from happycity.rules.bits import ONE, count_of
from happycity.rules.codes import NOTHING
from happycity.rules.facts import Facts
from happycity.rules.moves import TOKENS, action, argument_of, kind_of, tokens_of

if TYPE_CHECKING:
    from happycity.schema.game import Colour

WORDS: Final = {
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
KINDS: Final = {word: kind for kind, word in WORDS.items()}
CARDS: Final = frozenset({"discard", "buy", "claim", "sphinx"})
FROM_ONE: Final = frozenset({"draw", "destroy"})
"""Decks and slots count from 1 in words, from 0 in the core; seats count from 0 in both."""
MOST_TOKENS: Final = 15
"""More of one colour than a packed count can hold are never held."""


class Codec:
    """Translates for one catalogue. Shared by all games with these cards."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.facts = Facts(catalogue)
        self.ids: list[str] = list(self.facts.ids)
        self.numbers: dict[str, int] = {}
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
        """Which effect pieces a special building has."""
        self._actions: dict[int, Action] = {}
        self._moves: dict[str, int] = {}

    def id(self, card: int) -> str | None:
        """A card's id."""
        return None if card == NOTHING else self.ids[card]

    def market(self, colour: str | None) -> int:
        """A face of the Happy Market."""
        return self.facts.first_market + (0 if colour is None else 1 + COLOURS.index(colour))

    def action(self, move: int) -> Action:
        """An action of the core in words."""
        known = self._actions.get(move)
        if known is None:
            known = Action(self._spell(move))
            self._actions[move] = known
            self._moves[known] = move
        return known

    def move(self, word: object) -> int:
        """An action in words as the core's integer. Raises BadNotation for words that can never be one."""
        known = self._moves.get(word) if isinstance(word, str) else None
        return self._read(Action.parse(word)) if known is None else known

    def _spell(self, move: int) -> str:
        kind, number = kind_of(move), argument_of(move)
        if kind == codes.BOX:
            return f"sphinx {BOX_WORD}"
        word = WORDS[kind]
        if word == "market":
            return f"market {COLOURS[number]}"
        if word in CARDS:
            spent = tokens_list(tokens_of(move))
            return f"{word} {self.ids[number]}" + (f" with {','.join(spent)}" if spent else "")
        if word in ("keep", "coin", "pass"):
            return word
        return f"{word} {number + 1 if word in FROM_ONE else number}"

    def _read(self, word: Action) -> int:
        kind = KINDS[word.kind]
        if word == f"sphinx {BOX_WORD}":
            return action(codes.BOX, 0)
        if word.kind in CARDS:
            number = self.numbers.get(word.argument, NOTHING)
            if number == NOTHING:
                raise BadNotation("unknown-card", card=word.argument)
            return action(kind, number) + TOKENS * self._spent(word)
        if word.kind == "market":
            return action(kind, COLOURS.index(word.argument))
        if not word.argument:
            return action(kind, 0)
        number = int(word.argument) - (1 if word.kind in FROM_ONE else 0)
        return action(kind, number) if number >= 0 else NOTHING

    def _spent(self, word: Action) -> int:
        spent = 0
        for colour in COLOURS:
            count = word.tokens.count(colour)
            if count > MOST_TOKENS:
                raise BadNotation("tokens-not-held", colour=colour)
            spent += ONE[COLOURS.index(colour)] * count
        return spent


def tokens_list(packed: int) -> list[Colour]:
    """The colours of a packed count, each as often as it is in there."""
    return [name for colour, name in enumerate(COLOURS) for _ in range(count_of(packed, colour))]


def tokens_json(packed: int) -> dict[Colour, int]:
    """A packed count by colour."""
    return {name: int(count_of(packed, colour)) for colour, name in enumerate(COLOURS)}


_codecs: list[Codec] = []
_KEPT: Final = 8


def codec_of(catalogue: Catalogue) -> Codec:
    """The codec of a catalogue; the last few are kept, since making one takes milliseconds."""
    for codec in _codecs:
        if codec.catalogue is catalogue:
            return codec
    codec = Codec(catalogue)
    _codecs.insert(0, codec)
    del _codecs[_KEPT:]
    return codec
