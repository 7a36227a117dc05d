"""Cards: small frozen records that every other part reads and none changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from happycity.cards.own_pieces import OwnPiece
    from happycity.schema.game import Colour, Mode, Pack

COLOURS: Final[tuple[Colour, Colour, Colour, Colour, Colour]] = (
    "yellow",
    "blue",
    "orange",
    "purple",
    "green",
)
"""The colours of buildings, in the order in which they are listed."""
MODES: Final[tuple[Mode, Mode]] = ("family", "expert")

# How much of a card was seen in print. The message `provenance-<code>` says it.
PROVENANCES: Final = (
    "printed",
    "title-ours",
    "digit-blurred",
    "numbers-house",
    "colours-inferred",
    "colours-in-part",
    "colour-house",
    "colour-and-coin-house",
    "symbol-and-colour-house",
    "stand-in",
    "house",
    "pack",
)

Parameter = int | str | tuple[int, ...]
Value_co = TypeVar("Value_co", covariant=True)


class Frozen(Mapping[str, Value_co]):
    """A small read-only mapping that, unlike a mapping proxy, can be hashed, copied and pickled."""

    __slots__ = ("_pairs",)

    def __init__(self, content: Mapping[str, Value_co] | None = None) -> None:
        self._pairs: tuple[tuple[str, Value_co], ...] = tuple(content.items()) if content else ()

    def __getitem__(self, key: str) -> Value_co:
        for name, value in self._pairs:
            if name == key:
                return value
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._pairs)

    def __len__(self) -> int:
        return len(self._pairs)

    def __hash__(self) -> int:
        return hash(frozenset(self._pairs))

    def __repr__(self) -> str:
        return f"Frozen({dict(self._pairs)!r})"


NO_TEXTS: Final[Frozen[str]] = Frozen()


@dataclass(frozen=True, slots=True)
class EffectSpec:
    """One effect piece of a card with all its parameters, those left out filled with their defaults."""

    piece: str
    params: Mapping[str, Parameter] = field(default_factory=Frozen)
    own: OwnPiece | None = field(default=None, compare=False, repr=False)
    """The piece of a pack's Python file; None for ours."""


@dataclass(frozen=True, slots=True)
class Building:
    """A building of one of the decks (R-S2), or a multicolour one of the fourth (R-G1)."""

    id: str
    deck: int
    copies: int
    colours: tuple[str, ...]
    cost: int
    income: int
    citizens: int
    hearts: int
    provenance: str = "printed"
    names: Mapping[str, str] = NO_TEXTS
    note: str = ""


@dataclass(frozen=True, slots=True)
class Dwelling:
    """A card of one of the three dwelling piles (R-S3)."""

    id: str
    colours: tuple[str, ...]
    cost: int
    income: int
    citizens: int
    hearts: int
    provenance: str = "printed"
    names: Mapping[str, str] = NO_TEXTS
    note: str = ""


@dataclass(frozen=True, slots=True)
class Market:
    """One face of the Happy Market: white (no colour, R-S5) or coloured (R-X2)."""

    id: str
    colour: str | None
    income: int
    provenance: str = "printed"
    names: Mapping[str, str] = NO_TEXTS
    note: str = ""


@dataclass(frozen=True, slots=True)
class Special:
    """A special building: how many cards of each colour it needs, what it shows and what it does."""

    id: str
    pack: str
    needs: tuple[int, int, int, int, int]
    income: int
    citizens: int
    hearts: int
    effects: tuple[EffectSpec, ...] = ()
    provenance: str = "printed"
    names: Mapping[str, str] = NO_TEXTS
    texts: Mapping[str, str] = NO_TEXTS
    note: str = ""


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster of the fourth deck; its numbers are added to its host's (R-G12)."""

    id: str
    colour: str
    income: int
    citizens: int
    hearts: int
    effects: tuple[EffectSpec, ...] = ()
    provenance: str = "printed"
    names: Mapping[str, str] = NO_TEXTS
    texts: Mapping[str, str] = NO_TEXTS
    note: str = ""


Card = Building | Dwelling | Market | Special | Monster
"""Any card."""


NEXT_PYTHON: Final = "\n# ---- python ----\n"
"""Stands between a pack's text and its Python file in a record."""


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A custom pack as a record keeps it: enough to rebuild the same catalogue anywhere."""

    name: str
    sha256: str
    content: str

    @property
    def runs_python(self) -> bool:
        """Do its effects come from a Python file of its own?"""
        return NEXT_PYTHON in self.content

    def to_json(self) -> Pack:
        """The `pack` of a record (interface.md).

        >>> PackInfo("Mine", "ab12", "[pack]").to_json()
        {'name': 'Mine', 'sha256': 'ab12', 'content': '[pack]'}
        """
        return {"name": self.name, "sha256": self.sha256, "content": self.content}


@dataclass(frozen=True, slots=True, repr=False)
class Catalogue:
    """Every card of the box, in a fixed order: buildings by deck, family specials before expert ones.

    >>> from happycity.cards import default_catalogue
    >>> default_catalogue()
    <Catalogue: 53 buildings, 3 dwellings, 6 markets, 56 specials, 5 monsters>
    """

    buildings: tuple[Building, ...]
    dwellings: tuple[Dwelling, ...]
    markets: tuple[Market, ...]
    specials: tuple[Special, ...]
    monsters: tuple[Monster, ...]
    tokens_per_colour: int = 3
    pack: PackInfo | None = None

    def __repr__(self) -> str:
        kinds = ("buildings", "dwellings", "markets", "specials", "monsters")
        counts = ", ".join(f"{len(getattr(self, kind))} {kind}" for kind in kinds)
        return f"<Catalogue: {counts}{f', pack {self.pack.name}' if self.pack else ''}>"

    def specials_of(self, mode: str) -> tuple[Special, ...]:
        """The special buildings of a mode, "family" or "expert" (R-S4).

        >>> from happycity.cards import default_catalogue
        >>> len(default_catalogue().specials_of("expert"))
        38
        """
        return tuple(special for special in self.specials if special.pack == mode)

    def cards(self) -> Iterator[Card]:
        """All cards, kind by kind.

        >>> from happycity.cards import default_catalogue
        >>> next(default_catalogue().cards()).id
        'haunted-house'
        """
        yield from self.buildings
        yield from self.dwellings
        yield from self.markets
        yield from self.specials
        yield from self.monsters

    def find(self, card: str) -> Card | None:
        """The card of that id (for `happy-market` its white face), or None.

        >>> from happycity.cards import default_catalogue
        >>> default_catalogue().find("museum").cost
        4
        """
        return next((each for each in self.cards() if each.id == card), None)
