"""docs/cards.md: every card with its numbers, its effect in words and its provenance. `tools/docs.py` writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from happycity import i18n  # noqa: E402  (the tool also runs where the package is not installed)
from happycity.cards.card_text import card_effect, card_name, title_is_printed  # noqa: E402
from happycity.cards.model import COLOURS, PROVENANCES, Building, Card, Catalogue, Special  # noqa: E402
from happycity.cards.packs import default_catalogue  # noqa: E402
from happycity.cards.pieces import PIECES, Param  # noqa: E402

HEAD = """\
# The cards of Happy City

<!-- Made by tools/cards_doc.py from src/happycity/cards/data and src/happycity/i18n/locale/en-GB/cards.ftl.
     Edit those, not this. -->

Numbers are as on the cards: a crossed-out symbol counts -1. An id is what actions and files call a card.
English names are our translations of the French titles, except where an English edition prints one.
Cards of your own, or other numbers: see [packs](packs.md).

## Provenance

No source shows every card. What each card's last column means, and how many cards it applies to:
"""

TITLES_HEAD = """
## Titles in every language

A title in bold is the one that the edition in this language prints; all others are our translations.
"""

PIECES_HEAD = """
## Effect pieces

What special buildings and monsters are declared with; a custom pack can use them all. A parameter in square
brackets may be left out.
"""


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; columns whose cells are numbers stand to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    numeric = [all(row[i].lstrip("-").isdigit() for row in cells) for i in range(len(head))]
    rule = ["---:" if right else "---" for right in numeric]
    return "\n" + "\n".join(f"| {' | '.join(row)} |" for row in [list(head), rule, *cells]) + "\n"


def colours(names: Iterable[str]) -> str:
    """Colours by name."""
    return ", ".join(i18n.text(f"colour-{name}") for name in names)


def needs(card: Special) -> str:
    """The conditions of a special building."""
    return ", ".join(
        f"{need} {colours([colour])}" for colour, need in zip(COLOURS, card.needs, strict=True) if need
    )


def buildings(cards: Iterable[Building]) -> str:
    """A table of buildings."""
    head = ("Card", "Id", "Colours", "Copies", "Cost", "Income", "Inhabitants", "Hearts", "Provenance")
    return table(
        head, ([*_named(c), colours(c.colours), c.copies, c.cost, *_numbers(c), c.provenance] for c in cards)
    )


def _named(card: Card) -> list[object]:
    return [card_name(card), f"`{card.id}`"]


def _numbers(card: Building | Special) -> list[object]:
    return [card.income, card.citizens, card.hearts]


def document() -> str:
    """The whole document."""
    catalogue = default_catalogue()
    return "".join(
        [
            HEAD,
            _provenance(catalogue),
            _decks(catalogue),
            _specials(catalogue),
            _grozilla(catalogue),
            _titles(catalogue),
            _pieces(),
        ]
    )


def _provenance(catalogue: Catalogue) -> str:
    given = [card.provenance for card in catalogue.cards()]
    used = [code for code in PROVENANCES if code in given]
    rows = ((f"`{code}`", i18n.text(f"provenance-{code}"), given.count(code)) for code in used)
    return table(("Code", "Meaning", "Cards"), rows)


def _decks(catalogue: Catalogue) -> str:
    parts = []
    for deck in (1, 2, 3):
        cards = [card for card in catalogue.buildings if card.deck == deck]
        parts.append(f"\n## Deck {deck}: {sum(card.copies for card in cards)} cards\n" + buildings(cards))
    head = ("Card", "Id", "Colour", "Cost", "Income", "Inhabitants", "Hearts", "Provenance")
    homes = (
        [*_named(d), colours(d.colours), d.cost, d.income, d.citizens, d.hearts, d.provenance]
        for d in catalogue.dwellings
    )
    faces = ([*_named(m), colours([m.colour or "none"]), m.income, m.provenance] for m in catalogue.markets)
    parts.append("\n## Dwellings\n" + table(head, homes))
    parts.append("\n## Happy Market\n" + table(("Card", "Id", "Colour", "Income", "Provenance"), faces))
    return "".join(parts)


def _specials(catalogue: Catalogue) -> str:
    head = ("Card", "Id", "Needs", "Income", "Inhabitants", "Hearts", "Provenance")
    family = ([*_named(s), needs(s), *_numbers(s), s.provenance] for s in catalogue.specials_of("family"))
    expert = ([*_named(s), needs(s), card_effect(s), s.provenance] for s in catalogue.specials_of("expert"))
    return (
        "\n## Special buildings of family mode\n"
        + table(head, family)
        + "\n## Special buildings of expert mode\n"
        + table(("Card", "Id", "Needs", "Effect", "Provenance"), expert)
    )


def _grozilla(catalogue: Catalogue) -> str:
    monsters = ([*_named(m), colours([m.colour]), card_effect(m), m.provenance] for m in catalogue.monsters)
    return (
        "\n## The Grozilla expansion: multicolour buildings (deck 4)\n"
        + buildings(card for card in catalogue.buildings if card.deck == 4)
        + "\n## The Grozilla expansion: monsters\n"
        + table(("Card", "Id", "Colour", "Effect", "Provenance"), monsters)
        + f"\nStop-Zilla tokens: {catalogue.tokens_per_colour} of each colour.\n"
    )


def _titles(catalogue: Catalogue) -> str:
    locales = i18n.available_locales()
    different = {card.id: card for card in catalogue.cards()}.values()  # a Happy Market has six faces
    rows = ([f"`{card.id}`", *(_title(card, locale) for locale in locales)] for card in different)
    return TITLES_HEAD + table(("Id", *locales), rows)


def _title(card: Card, locale: str) -> str:
    title = card_name(card, locale)
    return f"**{title}**" if title_is_printed(card, locale) else title


def _pieces() -> str:
    rows = (
        (
            f"`{name}`",
            piece.when,
            piece.doc,
            ", ".join(_param(*param) for param in piece.params.items()) or "none",
        )
        for name, piece in PIECES.items()
    )
    return PIECES_HEAD + table(("Piece", "When", "What it does", "Parameters"), rows)


def _param(name: str, param: Param) -> str:
    if param.choices == COLOURS:
        values = "a colour"
    elif param.choices:
        values = " or ".join(param.choices)
    else:
        values = f"{param.length} numbers " * bool(param.length) + f"{param.low} to {param.high}"
    text = f"`{name}` {values}"
    return text if param.default is None else f"[{text}]"
