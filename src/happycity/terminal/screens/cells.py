"""Cards, cities and conditions as coloured text. Every colour has a sign, so nothing depends on colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.content import Content

from happycity.cards.model import Building, Card, Dwelling, Market, Monster, Special
from happycity.game.explain import Progress
from happycity.terminal.text_width import cut
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.schema.game import CardInCity, Tokens

SIGNS: Final = {"yellow": "◆", "blue": "▲", "orange": "●", "purple": "■", "green": "♣"}
BRIGHT: Final = {
    "yellow": "#f4cf4d",
    "blue": "#6aa9f7",
    "orange": "#f79a4b",
    "purple": "#c08bea",
    "green": "#7ecb6b",
}
DARK: Final = {
    "yellow": "#5b4a10",
    "blue": "#1e3c68",
    "orange": "#66370f",
    "purple": "#472a62",
    "green": "#26521f",
}
WHITE: Final = "#d9d9e3"
GREY: Final = "#8f93a8"
SPECIAL: Final = "#3a3f5c"
GOLD: Final = "#ffd97a"
RED: Final = "#ff7b72"
COIN, CITIZEN, HEART = "¢", "☺", "♥"
TICK, MISSING = "✓", "·"


def sign(colour: str) -> Content:
    """The sign of a colour, in it."""
    return Content.styled(SIGNS[colour], f"bold {BRIGHT[colour]}")


def signs(colours: Sequence[str]) -> Content:
    """The signs of a card's colours; a white card has an open one."""
    if not colours:
        return Content.styled("◇", WHITE)
    return Content("").join([sign(colour) for colour in colours])


def ink(colours: Sequence[str]) -> str:
    """The colour to frame a card with."""
    return BRIGHT[colours[0]] if colours else WHITE


def ground(colours: Sequence[str]) -> str:
    """The dark colour to put under a card."""
    return DARK[colours[0]] if colours else "#33364a"


def repeated(count: int, symbol: str, style: str) -> list[Content]:
    """A symbol up to three times; other counts as a number."""
    if count == 0:
        return []
    if 1 <= count <= 3:
        return [Content.styled(symbol * count, style)]
    return [Content.styled(f"{count}{symbol}", style)]


def symbols(income: int, citizens: int, hearts: int) -> Content:
    """Income, citizens and hearts as symbols."""
    parts = [Content.styled(f"{income:+d}{COIN}", f"bold {GOLD}")] if income else []
    parts += repeated(citizens, CITIZEN, "bold #a8e1ff")
    parts += repeated(hearts, HEART, "bold #ff8fa3")
    return Content(" ").join(parts)


def symbols_of(card: Card) -> Content:
    """The symbols on a card."""
    return symbols(card.income, getattr(card, "citizens", 0), getattr(card, "hearts", 0))


def colours_of(card: Card) -> tuple[str, ...]:
    """The colours of a card on the table."""
    if isinstance(card, Building | Dwelling):
        return card.colours
    if isinstance(card, Market):
        return (card.colour,) if card.colour else ()
    return (card.colour,) if isinstance(card, Monster) else ()


def wrap(text: str, width: int, height: int) -> list[str]:
    """Wrap a text into columns and lines; the rest is cut with an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    if len(lines) > height:
        lines = [*lines[: height - 1], " ".join(lines[height - 1 :])]
    return [cut(line, width) for line in lines]


def justify(left: Content, right: Content, width: int) -> Content:
    """One part at the left end of a line and one at the right."""
    gap = max(1, width - left.cell_length - right.cell_length)
    return Content.assemble(left, " " * gap, right)


def face(card: Card, texts: Texts, width: int, height: int, price: int | None = None) -> Content:
    """A card in full: name, colours, price and symbols. A changed price is marked."""
    title = wrap(texts.card(card.id), width, max(1, height - 1))
    lines = [Content.styled(line, f"bold {WHITE}") for line in title]
    lines += [Content("")] * (height - 1 - len(lines))
    cost = getattr(card, "cost", 0) if price is None else price
    changed = price is not None and price != getattr(card, "cost", price)
    left = Content(" ").join([part for part in (signs(colours_of(card)), symbols_of(card)) if part.plain])
    right = Content.styled(f"{cost}{COIN}", f"bold {'#9be28a' if changed else GOLD}")
    return Content("\n").join([*lines, justify(left, right, width)])


def slot(card: CardInCity | None, texts: Texts, width: int, height: int) -> Content:
    """A card of a city in a small space: name and symbols."""
    if card is None:
        return Content("\n" * (height - 1))
    face_card = texts.cards[card["id"]]
    title = wrap(texts.card(card["id"]), width, max(1, height - 1))
    if card["covered_by"]:
        lines = [Content.styled(line, f"strike {GREY}") for line in title[: height - 1]]
        monster = f"✖{texts.card(card['covered_by'])}"
        last = Content.styled(cut(monster, width), f"bold {RED}")
    else:
        style = f"bold {GOLD}" if isinstance(face_card, Special) else f"bold {WHITE}"
        lines = [Content.styled(line, style) for line in title]
        mark = (
            Content.styled("★", f"bold {GOLD}") if isinstance(face_card, Special) else signs(card["colours"])
        )
        last = Content(" ").join([part for part in (mark, symbols_of(face_card)) if part.plain])
    lines += [Content("")] * (height - 1 - len(lines))
    return Content("\n").join([*lines, last])


def conditions(progress: Progress) -> Content:
    """The cards that a special building needs, each ticked or not."""
    parts: list[Content] = []
    for colour, counts in progress.needs.items():
        for number in range(counts["need"]):
            have = number < counts["have"]
            mark = Content.styled(TICK, "bold #9be28a") if have else Content.styled(MISSING, GREY)
            parts.append(Content.assemble(sign(colour), mark))
    return Content("").join(parts)


def strip(cards: Sequence[CardInCity], texts: Texts) -> Content:
    """A city in ten signs: the colour of each slot, ★ a special building, ✖ a covered one."""
    parts: list[Content] = []
    for card in cards:
        if card["covered_by"]:
            parts.append(Content.styled("✖", f"bold {RED}"))
        elif isinstance(texts.cards.get(card["id"]), Special):
            parts.append(Content.styled("★", f"bold {GOLD}"))
        elif len(card["colours"]) > 1:
            parts.append(Content.styled("❖", f"bold {BRIGHT[card['colours'][0]]}"))
        else:
            parts.append(signs(card["colours"]))
    parts.append(Content.styled(MISSING * (10 - len(cards)), GREY))
    return Content("").join(parts)


def mix(counts: Mapping[str, int], gap: str = " ") -> Content:
    """The hidden cards of a deck by colour."""
    parts = [Content.assemble(sign(colour), str(count)) for colour, count in counts.items() if count]
    return Content(gap).join(parts)


def tokens(counts: Tokens) -> Content:
    """Stop-Zilla tokens."""
    parts = [sign(colour) for colour, count in counts.items() for _ in range(count)]
    return Content("").join(parts)
