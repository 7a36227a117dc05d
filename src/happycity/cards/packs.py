"""The built-in catalogue, and custom packs that add, replace or remove cards.

A pack is a TOML file in the form of our own data files, with a `[pack]` table. Several packs apply in the
order given; a record keeps them as one text, so that its game can be replayed where the files are not.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from happycity.cards import own_pieces
from happycity.cards.load import MAX_NAME, READERS
from happycity.cards.model import (
    MODES,
    NEXT_PYTHON,
    Building,
    Card,
    Catalogue,
    Dwelling,
    Market,
    Monster,
    PackInfo,
    Special,
)
from happycity.cards.own_pieces import OwnPiece
from happycity.cards.tables import KEBAB, MARKET_ID, CardTable, excerpt, parse_toml
from happycity.errors import BadPack

MAX_PACK_BYTES: Final = 131_072
MAX_LINE: Final = 1_000  # a line of dotted keys takes the TOML parser quadratic time
MAX_PACKS: Final = 8

MAX_NAMES: Final = 120  # buildings and dwellings: the core keeps them as bits of two words
MAX_SPECIALS: Final = 62  # in each mode: the core keeps them as bits of one word
MIN_SPECIALS: Final = 12  # seven on offer to five players (R-S4), five for Sphinxes to draw (R-X29)
MAX_MONSTERS: Final = 10
PYTHON_FILE: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*\.py")
MIN_DECK: Final = 10
MAX_DECK: Final = 100  # copies in one deck
MAX_TOKENS: Final = 7

DATA: Final = Path(__file__).parent / "data"
FILES: Final = (
    "buildings.toml",
    "dwellings.toml",
    "specials-family.toml",
    "specials-expert.toml",
    "grozilla.toml",
)
NEXT_PACK: Final = "\n# ---- next pack ----\n"
"""Stands between the texts of several packs in one record; TOML reads it as a comment."""

# Three piles (R-S3) and six faces (R-S5, R-X2): what is on them may change, how many there are may not.
FIXED: Final = ("dwelling", "market")


def _key(kind: str, table: Mapping[str, object]) -> str:
    """The id of a table's card. The faces of the Happy Market share one: their key adds the colour."""
    if kind == "market":
        return f"{MARKET_ID}:{table['colour']}" if "colour" in table else MARKET_ID
    given = table.get("id", "")
    return given if isinstance(given, str) else ""


class CatalogueBuilder:
    """Builds a catalogue: cards by id, in order, each with its kind and the table it was read from."""

    def __init__(self, other: CatalogueBuilder | None = None) -> None:
        self.cards: dict[str, Card] = dict(other.cards) if other else {}
        self.kinds: dict[str, str] = dict(other.kinds) if other else {}
        self.tables: dict[str, Mapping[str, object]] = dict(other.tables) if other else {}
        self.tokens: int = other.tokens if other else 0
        self.own: dict[str, OwnPiece] = dict(other.own) if other else {}

    def apply(self, file: str, content: Mapping[str, object], custom: bool) -> None:
        """Add the cards of one parsed file."""
        seen: set[str] = set()
        for kind in READERS:
            for number, given in enumerate(CardTable(content, file, kind).array(kind, [], "tables"), 1):
                card = f"{kind}#{number}"
                if not isinstance(given, dict):
                    CardTable({}, file, card).wrong_type(kind, given, "tables")
                table = CardTable(given, file, card, own=self.own)
                key = _key(kind, given)
                if KEBAB.fullmatch(key):
                    table.card = key
                if key in seen:
                    table.refuse("pack-twice", "id", value=key)
                seen.add(key)
                self.put(kind, key, table, custom)
        if "tokens" in content:
            tokens = CardTable(content, file, "tokens").nested("tokens", expected="table")
            tokens.allow_only("per-colour")
            self.tokens = tokens.number("per-colour", 1, MAX_TOKENS)

    def add_pieces(self, file: str, python: str, text: str) -> None:
        """Add the effect pieces of a pack's Python file."""
        for name, piece in own_pieces.own_pieces(file, python, text).items():
            if name in self.own and self.own[name] is not piece:
                raise BadPack("pack-python-taken", file=python, piece=name)
            self.own[name] = piece

    def put(self, kind: str, key: str, table: CardTable, custom: bool) -> None:
        """Add a card, or replace the fields that the table gives of the card with the same id."""
        known = self.kinds.get(key)
        if known not in (None, kind):
            table.refuse("pack-kind", "id", value=key, kind=known)
        if known is not None:
            # Changed numbers are no longer what the printed card says: provenance and note are not inherited.
            old = self.tables[key].items()
            inherited = {field: value for field, value in old if field not in ("provenance", "note")}
            table.content = {**inherited, **table.content}
        card = READERS[kind](table)
        if custom and known is None and kind in FIXED:
            table.refuse("pack-fixed", "id", allowed=self.keys_of(kind))
        self.cards[key], self.kinds[key], self.tables[key] = card, kind, table.content

    def keys_of(self, kind: str) -> tuple[str, ...]:
        """The ids of all cards of a kind."""
        return tuple(key for key, each in self.kinds.items() if each == kind)

    def remove(self, header: CardTable) -> None:
        """Take out the cards that a pack's header lists."""
        for number, card in enumerate(header.array("remove", [], "ids"), 1):
            field = f"remove#{number}"
            if not isinstance(card, str):
                header.wrong_type(field, card, "id")
            if card not in self.cards:
                header.refuse("pack-remove-unknown", field, value=excerpt(card))
            if self.kinds[card] in FIXED:
                header.refuse("pack-remove-fixed", field, value=card)
            del self.cards[card], self.kinds[card], self.tables[card]

    def build(self, pack: PackInfo | None) -> Catalogue:
        """The catalogue. Sorting is stable: new cards come last in their deck or pack."""
        cards = self.cards.values()
        buildings = (card for card in cards if isinstance(card, Building))
        specials = (card for card in cards if isinstance(card, Special))
        return Catalogue(
            buildings=tuple(sorted(buildings, key=lambda card: card.deck)),
            dwellings=tuple(card for card in cards if isinstance(card, Dwelling)),
            markets=tuple(card for card in cards if isinstance(card, Market)),
            specials=tuple(sorted(specials, key=lambda card: MODES.index(card.pack))),
            monsters=tuple(card for card in cards if isinstance(card, Monster)),
            tokens_per_colour=self.tokens,
            pack=pack,
        )


def validate_totals(file: str, catalogue: Catalogue) -> None:
    """Refuse a catalogue too large for the core, or too small for a game to be played and to end."""
    counts = [
        ("names", len(catalogue.buildings) + len(catalogue.dwellings), 0, MAX_NAMES),
        ("monsters", len(catalogue.monsters), 0, MAX_MONSTERS),
    ]
    for mode in MODES:
        counts.append((f"{mode}-specials", len(catalogue.specials_of(mode)), MIN_SPECIALS, MAX_SPECIALS))
    for deck in (1, 2, 3, 4):
        copies = sum(card.copies for card in catalogue.buildings if card.deck == deck)
        counts.append((f"deck-{deck}", copies, MIN_DECK if deck < 4 else 0, MAX_DECK))
    for what, count, low, high in counts:
        if not low <= count <= high:
            raise BadPack("pack-total", file=file, field=what, low=low, high=high, value=count)


@lru_cache(maxsize=1)
def _built_in() -> CatalogueBuilder:
    builder = CatalogueBuilder()
    for file in FILES:
        builder.apply(file, parse_toml(file, (DATA / file).read_text(encoding="utf-8")), custom=False)
    return builder


@lru_cache(maxsize=1)
def default_catalogue() -> Catalogue:
    """The cards of the box and of the Grozilla expansion."""
    return _built_in().build(None)


def load_catalogue(*paths: str | os.PathLike[str], trust: bool = False) -> Catalogue:
    """The built-in cards changed by the packs in these files, one after the other.

    A pack that names a Python file with effect pieces needs `trust=True`: the file runs with your full permissions.

    >>> load_catalogue().find("museum").cost
    4
    """
    if not paths:
        return default_catalogue()
    return _trusted_catalogue([(os.fspath(path), _read_pack(Path(path))) for path in paths], trust)


def catalogue_from_pack(
    content: str, *, sha256: str | None = None, file: str = "pack", trust: bool = False
) -> Catalogue:
    r"""The catalogue of a pack's text as a record keeps it; with `sha256`, only if the text has that hash.

    >>> pack = '[pack]\nname = "Dear"\n[[building]]\nid = "museum"\ncost = 5'
    >>> catalogue_from_pack(pack).find("museum").cost
    5
    """
    if sha256 is not None and sha256 != _hash(content):
        raise BadPack("pack-hash", file=file)
    return _trusted_catalogue([(file, text) for text in content.split(NEXT_PACK)], trust)


def trust_pack(content: str) -> None:
    """Let this process run the Python files in a pack's text, as a record keeps it."""
    for text in content.split(NEXT_PACK):
        python = text.partition(NEXT_PYTHON)[2]
        if python:
            own_pieces.trust(python)


def _trusted_catalogue(packs: list[tuple[str, str]], trust: bool) -> Catalogue:
    """The catalogue of packs whose Python files are trusted or not."""
    if trust:
        trust_pack(NEXT_PACK.join(text for _, text in packs))
    return _catalogue(tuple(packs))


def _hash(content: str) -> str:
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()


def _read_pack(path: Path) -> str:
    """The text of a pack file, followed by that of the Python file that it names."""
    text = _read(os.fspath(path))
    name = python_file(os.fspath(path), parse_toml(os.fspath(path), text))
    return text + NEXT_PYTHON + _read(os.fspath(path.parent / name)) if name else text


def python_file(file: str, content: Mapping[str, object]) -> str:
    """The Python file that a pack names, in the same folder; empty if it names none."""
    given = content.get("pack")
    if not isinstance(given, dict) or "python" not in given:
        return ""
    header = CardTable(given, file, "pack")
    name = header.line("python", MAX_NAME)
    if not PYTHON_FILE.fullmatch(name):
        header.refuse("pack-python-file", "python", value=name)
    return name


def _read(path: str) -> str:
    """The text of a pack file. It never waits for a pipe and never reads more than a pack may hold."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise BadPack("pack-no-file", file=path)
        with open(path, "rb") as stream:
            data = stream.read(MAX_PACK_BYTES + 1)
    except FileNotFoundError:
        raise BadPack("pack-not-found", file=path) from None
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        detail = getattr(error, "strerror", None) or str(error)
        raise BadPack("pack-unreadable", file=path, detail=detail) from None
    return decode_pack(path, data)


def decode_pack(file: str, data: bytes) -> str:
    """The text of a file's bytes."""
    if len(data) > MAX_PACK_BYTES:
        raise BadPack("pack-too-big", file=file, most=MAX_PACK_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadPack("pack-not-utf-8", file=file, value=error.start + 1) from None
    for separator in (NEXT_PACK, NEXT_PYTHON):
        if separator in text:  # a record would split it there, and its game could not be replayed
            raise BadPack("pack-separator", file=file, value=separator.strip())
    return text


def _validate_size(file: str, text: str) -> None:
    for part in text.split(NEXT_PYTHON, 1):
        if len(part.encode("utf-8", "surrogatepass")) > MAX_PACK_BYTES:
            raise BadPack("pack-too-big", file=file, most=MAX_PACK_BYTES)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise BadPack("pack-line-too-long", file=file, line=number, most=MAX_LINE)


@lru_cache(maxsize=8)
def _catalogue(packs: tuple[tuple[str, str], ...]) -> Catalogue:
    """The built-in cards changed by these packs (file, text)."""
    if len(packs) > MAX_PACKS:
        raise BadPack("pack-too-many", file=packs[0][0], most=MAX_PACKS)
    builder = CatalogueBuilder(_built_in())
    names = [_apply_pack(builder, file, text) for file, text in packs]
    merged = NEXT_PACK.join(text for _, text in packs)
    catalogue = builder.build(PackInfo(" + ".join(names), _hash(merged), merged))
    validate_totals(packs[-1][0], catalogue)
    return catalogue


def _apply_pack(builder: CatalogueBuilder, file: str, text: str) -> str:
    """Apply one pack: its pieces, its removals, its cards. Return its name."""
    _validate_size(file, text)
    toml, _, python = text.partition(NEXT_PYTHON)
    content = parse_toml(file, toml)
    whole = CardTable(content, file, "pack")
    whole.allow_only("pack", *READERS, "tokens")
    header = whole.nested("pack", expected="header")
    header.allow_only("name", "python", "remove")
    name = python_file(file, content)
    if bool(name) != bool(python):  # a record must bring what its pack names, and no more
        header.refuse("pack-python-missing", "python", value=name)
    title = header.line("name", MAX_NAME)
    if name:
        builder.add_pieces(file, name, python)
    builder.remove(header)
    builder.apply(file, content, custom=True)
    return title
