"""Find cards and rules by what somebody types at the table."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Sequence
from typing import NoReturn, NotRequired, TypedDict

from happycity import i18n
from happycity.cards import COLOURS, Catalogue
from happycity.cards.card_text import card_effect, card_name, title_is_printed
from happycity.cards.model import Building, Card, Dwelling, Market, Monster, Special
from happycity.game.rulebook import NUMBERS, Rule, rule, rules


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


def normalize(text: str) -> str:
    """Drop case, accents and punctuation: "Cat Café" and "cat-cafe" are the same."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    spaced = "".join(
        letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
    )
    return " ".join(spaced.split())


def distinct_cards(catalogue: Catalogue) -> list[Card]:
    """Every card once; of the Happy Market its white face."""
    return [card for card in catalogue.cards() if not (isinstance(card, Market) and card.colour)]


def find_cards(catalogue: Catalogue, text: str, locale: str = i18n.DEFAULT) -> list[Card]:
    """Find cards by name or id, else by a part of it, else by a similar name, else by the effect."""
    query = normalize(text)
    cards = distinct_cards(catalogue)
    if not query:
        return cards
    named = [(card, {normalize(card.id), normalize(card_name(card, locale))}) for card in cards]
    exact = [card for card, names in named if query in names]
    if exact:
        return exact
    partial = [card for card, names in named if any(query in name for name in names)]
    if partial:
        return partial
    from difflib import get_close_matches  # needed only after a typing error

    close = get_close_matches(query, [name for _, names in named for name in names], n=3, cutoff=0.75)
    similar = [card for card, names in named if names & set(close)]
    return similar or [card for card in cards if query in normalize(effect_text(card, locale))]


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
    return output


def find_rules(text: str, locale: str = i18n.DEFAULT) -> list[Rule]:
    """Find rules by number, else by the title, else by the text."""
    number = text.strip().upper().removeprefix("R-")
    if number in NUMBERS:
        return [rule(number, locale)]
    everything = rules(locale)
    query = normalize(text).split()
    if not query:
        return everything

    def matches(content: str) -> bool:
        return all(word in normalize(content) for word in query)

    by_title = [each for each in everything if matches(each.title)]
    return by_title or [each for each in everything if matches(f"{each.title} {each.text}")]


def rule_text(each: Rule, width: int = 100) -> str:
    """A rule with its number and title, folded for reading."""
    from textwrap import fill

    return "\n".join([f"R-{each.number}  {each.title}", fill(" ".join(each.text.split()), width)])


# The commands `cards` and `rules` answer at once: they do not import the option parser.


def print_cards(query: Sequence[str], locale: str, *, packs: Sequence[str] = (), json: bool = False) -> None:
    """Print the cards of a query; exit code 1 if there are none."""
    from happycity.cards import default_catalogue, load_catalogue

    text = " ".join(query)
    cards = find_cards(load_catalogue(*packs) if packs else default_catalogue(), text, locale)
    if json:
        from happycity.jsonlines import encode

        print(encode([card_output(card, locale) for card in cards]))
    elif not text:
        print("\n".join(card_lines(card, locale)[0] for card in cards))
    elif cards:
        print("\n\n".join("\n".join(card_lines(card, locale)) for card in cards))
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
