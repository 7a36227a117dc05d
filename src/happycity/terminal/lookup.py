"""Find cards and rules by what somebody types at the table."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Sequence
from typing import Any, NoReturn

from happycity import i18n
from happycity.cards import COLOURS, Catalogue
from happycity.cards.card_text import card_effect, card_name, title_is_printed
from happycity.cards.model import Building, Card, Dwelling, Market, Monster, Special
from happycity.game.rulebook import NUMBERS, Rule, rule, rules


def plain(text: str) -> str:
    """Letters without case, accents or marks between words: "Cat Café" and "cat-cafe" are the same."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(
        letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
    )
    return " ".join(kept.split())


def faces(catalogue: Catalogue) -> list[Card]:
    """Every card once; of the Happy Market its white face."""
    return [card for card in catalogue.cards() if not (isinstance(card, Market) and card.colour)]


def find_cards(catalogue: Catalogue, typed: str, locale: str = i18n.DEFAULT) -> list[Card]:
    """The cards that somebody may mean: by name or id, else by a part of it, else by words of the effect."""
    wanted = plain(typed)
    cards = faces(catalogue)
    if not wanted:
        return cards
    named = [(card, {plain(card.id), plain(card_name(card, locale))}) for card in cards]
    exact = [card for card, names in named if wanted in names]
    if exact:
        return exact
    partial = [card for card, names in named if any(wanted in name for name in names)]
    if partial:
        return partial
    from difflib import get_close_matches  # only who mistypes waits for it

    close = get_close_matches(wanted, [name for _, names in named for name in names], n=3, cutoff=0.75)
    similar = [card for card, names in named if names & set(close)]
    return similar or [card for card in cards if wanted in plain(effect_of(card, locale))]


def effect_of(card: Card, locale: str) -> str:
    """What a card does in words."""
    return card_effect(card, locale) if isinstance(card, Special | Monster) else ""


def card_lines(card: Card, locale: str = i18n.DEFAULT) -> list[str]:
    """A card in a few lines: name and kind, facts, effect, and how sure its numbers are."""
    lines = [i18n.text("cards-head", locale, name=card_name(card, locale), kind=kind_of(card, locale))]
    if isinstance(card, Special):
        missing = {colour: count for colour, count in zip(COLOURS, card.needs, strict=True) if count}
        lines.append("  " + i18n.text("cards-needs", locale, missing=missing))
    symbols = symbols_of(card, locale)
    if symbols:
        lines.append("  " + symbols)
    effect = effect_of(card, locale)
    if effect:
        lines.append("  " + effect)
    if card.provenance != "printed":
        lines.append("  " + i18n.text(f"provenance-{card.provenance}", locale))
    if not title_is_printed(card, locale) and card.provenance not in ("title-ours", "stand-in", "house"):
        lines.append("  " + i18n.text("title-translated", locale))
    return lines


def kind_of(card: Card, locale: str) -> str:
    """What kind of card it is, with its colours."""
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


def symbols_of(card: Card, locale: str) -> str:
    """What a card shows."""
    parts = [
        i18n.text(f"amount-{name}", locale, **{name: getattr(card, name)})
        for name in ("income", "citizens", "hearts")
        if getattr(card, name, 0)
    ]
    return ", ".join(parts)


def card_json(card: Card, locale: str = i18n.DEFAULT) -> dict[str, Any]:
    """A card for a program."""
    facts: dict[str, Any] = {
        "id": card.id,
        "kind": type(card).__name__.lower(),
        "name": card_name(card, locale),
    }
    if isinstance(card, Building):
        facts |= {"deck": card.deck, "copies": card.copies}
    if isinstance(card, Building | Dwelling):
        facts |= {"colours": list(card.colours), "cost": card.cost}
    if isinstance(card, Special):
        needs = {colour: count for colour, count in zip(COLOURS, card.needs, strict=True) if count}
        facts |= {"pack": card.pack, "needs": needs}
    if isinstance(card, Monster):
        facts["colour"] = card.colour
    for name in ("income", "citizens", "hearts"):
        if hasattr(card, name):
            facts[name] = getattr(card, name)
    if isinstance(card, Special | Monster):
        facts["effect"] = card_effect(card, locale)
    return facts | {"provenance": card.provenance}


def find_rules(typed: str, locale: str = i18n.DEFAULT) -> list[Rule]:
    """The rules that somebody may mean: by number, by a word of the title, or by words of the text."""
    number = typed.strip().upper().removeprefix("R-")
    if number in NUMBERS:
        return [rule(number, locale)]
    everything = rules(locale)
    wanted = plain(typed).split()
    if not wanted:
        return everything
    titled = [each for each in everything if all(word in plain(each.title) for word in wanted)]
    if titled:
        return titled
    return [each for each in everything if all(word in plain(f"{each.title} {each.text}") for word in wanted)]


def shown_rule(found: Rule, width: int = 100) -> str:
    """A rule with its number and title, folded for reading."""
    from textwrap import fill

    return "\n".join([f"R-{found.number}  {found.title}", fill(" ".join(found.text.split()), width)])


# The commands `cards` and `rules`; they answer at once, so the option parser is not imported here


def answer_cards(query: Sequence[str], locale: str, *, packs: Sequence[str] = (), json: bool = False) -> None:
    """Print the cards that somebody asks for; exit code 1 if there are none."""
    from happycity.cards import default_catalogue, load_catalogue

    wanted = " ".join(query)
    found = find_cards(load_catalogue(*packs) if packs else default_catalogue(), wanted, locale)
    if json:
        from happycity.jsonlines import encode

        print(encode([card_json(card, locale) for card in found]))
    elif not wanted:
        print("\n".join(card_lines(card, locale)[0] for card in found))
    elif found:
        print("\n\n".join("\n".join(card_lines(card, locale)) for card in found))
    if not found:
        nothing(i18n.text("terminal-no-such-card", locale, typed=wanted))


def answer_rules(query: Sequence[str], locale: str, *, json: bool = False) -> None:
    """Print the rules that somebody asks for; exit code 1 if there are none."""
    wanted = " ".join(query)
    found = find_rules(wanted, locale)
    if json:
        from happycity.jsonlines import encode

        print(
            encode([{"rule": f"R-{each.number}", "title": each.title, "text": each.text} for each in found])
        )
    elif not wanted:
        print("\n".join(f"R-{each.number}  {each.title}" for each in found))
    elif found:
        print("\n\n".join(shown_rule(each) for each in found))
    if not found:
        nothing(i18n.text("cli-rules-none", locale, typed=wanted))


def nothing(sentence: str) -> NoReturn:
    """Nothing was found."""
    print(sentence, file=sys.stderr)
    raise SystemExit(1)
