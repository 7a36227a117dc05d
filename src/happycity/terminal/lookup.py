"""Cards and rules as text, for what somebody asks at the table."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NoReturn, NotRequired, TypedDict

from happycity import i18n
from happycity.cards import COLOURS
from happycity.cards.card_text import card_effect, card_name, title_is_printed
from happycity.cards.model import Building, Card, Dwelling, Market, Monster, Special
from happycity.game.reference import find_cards, find_rules, rules_of
from happycity.game.rulebook import Rule

MAX_WITH_RULES: Final = 3
"""More cards than this are listed without their rules."""


class CardOutput(TypedDict):
    """A card, as `happycity cards --json` prints it."""

    id: str
    kind: str
    name: str
    deck: NotRequired[int]
    copies: NotRequired[int]
    colours: NotRequired[list[str]]
    cost: NotRequired[int]
    pack: NotRequired[str]
    needs: NotRequired[dict[str, int]]
    colour: NotRequired[str]
    income: NotRequired[int]
    citizens: NotRequired[int]
    hearts: NotRequired[int]
    effect: NotRequired[str]
    provenance: NotRequired[str]
    rules: NotRequired[list[str]]


def effect_text(card: Card, locale: str) -> str:
    """The effect of a card; empty if it has none."""
    return card_effect(card, locale) if isinstance(card, Special | Monster) else ""


def card_lines(card: Card, locale: str = i18n.DEFAULT) -> list[str]:
    """A card in a few lines: name and kind, facts, effect, and the source of its numbers."""
    lines = [i18n.text("cards-head", locale, name=card_name(card, locale), kind=kind_text(card, locale))]
    if isinstance(card, Special):
        missing = {colour: count for colour, count in zip(COLOURS, card.needs, strict=True) if count}
        lines.append("  " + i18n.text("cards-needs", locale, missing=missing))
    symbols = symbol_texts(card, locale)
    if symbols:
        lines.append("  " + ", ".join(symbols))
    effect = effect_text(card, locale)
    if effect:
        lines.append("  " + effect)
    if card.provenance != "printed":
        lines.append("  " + i18n.text(f"provenance-{card.provenance}", locale))
    if not title_is_printed(card, locale) and card.provenance not in ("title-ours", "stand-in", "house"):
        lines.append("  " + i18n.text("title-translated", locale))
    return lines


def kind_text(card: Card, locale: str) -> str:
    """The kind of a card, with its colours."""
    if isinstance(card, Special):
        return i18n.text("cards-special", locale, pack=card.pack)
    if isinstance(card, Monster):
        return i18n.text("cards-monster", locale, colour=card.colour)
    if isinstance(card, Market):
        return i18n.text("cards-market", locale)
    colours = " / ".join(i18n.text(f"colour-{colour}", locale) for colour in card.colours)
    if isinstance(card, Dwelling):
        return i18n.text("cards-dwelling", locale, shades=colours, price=card.cost)
    return i18n.text(
        "cards-building", locale, shades=colours, price=card.cost, deck=card.deck, copies=card.copies
    )


def symbol_texts(card: Card, locale: str) -> list[str]:
    """Income, citizens and hearts of a card, without zeros."""
    return [
        i18n.text(f"amount-{name}", locale, **{name: value})
        for name in ("income", "citizens", "hearts")
        if (value := getattr(card, name, 0))
    ]


def card_output(card: Card, locale: str = i18n.DEFAULT) -> CardOutput:
    """A card for a program."""
    output: CardOutput = {
        "id": card.id,
        "kind": type(card).__name__.lower(),
        "name": card_name(card, locale),
    }
    if isinstance(card, Building):
        output |= {"deck": card.deck, "copies": card.copies}
    if isinstance(card, Building | Dwelling):
        output |= {"colours": list(card.colours), "cost": card.cost}
    if isinstance(card, Special):
        needs: dict[str, int] = {
            colour: count for colour, count in zip(COLOURS, card.needs, strict=True) if count
        }
        output |= {"pack": card.pack, "needs": needs}
    if isinstance(card, Monster):
        output["colour"] = card.colour
    output["income"] = card.income
    if not isinstance(card, Market):
        output |= {"citizens": card.citizens, "hearts": card.hearts}
    if isinstance(card, Special | Monster):
        output["effect"] = card_effect(card, locale)
    output["provenance"] = card.provenance
    output["rules"] = [f"R-{each.number}" for each in rules_of(card, locale)]
    return output


def rule_text(each: Rule, width: int = 100) -> str:
    """A rule with its number and title, folded for reading."""
    from textwrap import fill

    text = fill(" ".join(each.text.split()), width, break_on_hyphens=False)
    return f"R-{each.number}  {each.title}\n{text}"


def card_answer(card: Card, locale: str, with_rules: bool) -> list[str]:
    """A card and the rules about it, which hold the answers of the FAQ."""
    lines = card_lines(card, locale)
    if with_rules:
        lines += ["", *(rule_text(each) for each in rules_of(card, locale))]
    return lines


# The commands `cards` and `rules` answer at once: they do not import the option parser.


def print_cards(
    query: Sequence[str], locale: str, *, packs: Sequence[str] = (), json: bool = False, trust: bool = False
) -> None:
    """Print the cards of a query; exit code 1 if there are none."""
    from happycity.cards import default_catalogue, load_catalogue

    text = " ".join(query)
    cards = find_cards(load_catalogue(*packs, trust=trust) if packs else default_catalogue(), text, locale)
    if json:
        from happycity.jsonlines import encode

        print(encode([card_output(card, locale) for card in cards]))
    elif not text:
        print("\n".join(card_lines(card, locale)[0] for card in cards))
    elif cards:
        few = len(cards) <= MAX_WITH_RULES
        print("\n\n".join("\n".join(card_answer(card, locale, few)) for card in cards))
    if not cards:
        exit_without_result(i18n.text("terminal-no-such-card", locale, typed=text))


def print_rules(query: Sequence[str], locale: str, *, json: bool = False) -> None:
    """Print the rules of a query; exit code 1 if there are none."""
    text = " ".join(query)
    matches = find_rules(text, locale)
    if json:
        from happycity.jsonlines import encode

        print(
            encode([{"rule": f"R-{each.number}", "title": each.title, "text": each.text} for each in matches])
        )
    elif not text:
        print("\n".join(f"R-{each.number}  {each.title}" for each in matches))
    elif matches:
        print("\n\n".join(rule_text(each) for each in matches))
    if not matches:
        exit_without_result(i18n.text("cli-rules-none", locale, typed=text))


def exit_without_result(sentence: str) -> NoReturn:
    """Print a sentence and exit with code 1."""
    print(sentence, file=sys.stderr)
    raise SystemExit(1)
