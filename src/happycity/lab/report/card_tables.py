"""The tables of cards: what each one goes with, as a picture and in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.i18n import text
from happycity.lab.report.charts import Frame, Scale, axis, chip, interval, symmetric
from happycity.lab.report.markup import element, escape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.lab.report.schema import CardBalance
    from happycity.lab.report.texts import ReportTexts

LABELLED = 3
"""Cards at each end that a picture names."""


def by_wins(cards: Sequence[CardBalance]) -> list[CardBalance]:
    """Those that go best with winning first, those nobody can tell about last."""
    return sorted(cards, key=lambda card: (card["wins"] is None, -(card["wins"] or card["taken"])["mean"]))


def card_table(texts: ReportTexts, cards: Sequence[CardBalance], taken_head: str) -> str:
    """A table with a row for each card."""
    scale = symmetric([card["wins"] for card in cards if card["wins"]])
    head = element(
        "tr",
        element("th", texts.say("head-card"), scope="col"),
        element("th", texts.say("head-wins"), axis(scale, lambda at: texts.signed(at * 100, 0)), scope="col"),
        element("th", texts.say("head-points"), scope="col", class_="number wide"),
        element("th", texts.say(taken_head), scope="col", class_="number"),
        element("th", texts.say("head-seats"), scope="col", class_="number wide"),
    )
    rows = "".join(card_row(texts, card, scale) for card in by_wins(cards))
    return element("table", element("thead", head), element("tbody", rows), class_="cards")


def card_row(texts: ReportTexts, card: CardBalance, scale: Scale) -> str:
    """One card."""
    wins, points = card["wins"], card["points"]
    if wins is None:
        picture = element("span", texts.say("too-few" if card["took"] else "never"), class_="quiet")
    else:
        span = texts.span(wins, 100)
        value = element("span", escape(texts.signed(wins["mean"] * 100)), class_="value", title=span)
        star = element("span", "*" if card["control"] == "shown" else "", class_="star")
        picture = interval(wins, scale, 0.0, span) + value + star
    return element(
        "tr",
        element("th", card_head(texts, card), scope="row"),
        element("td", element("div", picture, class_="picture")),
        element("td", escape(texts.signed(points["mean"])) if points else "", class_="number wide"),
        element("td", escape(texts.rate(card["taken"]["mean"])), class_="number"),
        element("td", f"{texts.whole(card['took'])} / {texts.whole(card['could'])}", class_="number wide"),
    )


def card_head(texts: ReportTexts, card: CardBalance) -> str:
    """A card's colours, title and price, and where its numbers come from if they are not printed."""
    chips = "".join(
        chip(colour, text(f"colour-{colour}", texts.locale)) for colour in dict.fromkeys(card["colours"])
    )
    parts = [
        element("span", chips, class_="chips"),
        element("span", escape(texts.name(card)), class_="title"),
    ]
    if card["kind"] in ("building", "dwelling"):
        parts.append(element("span", texts.whole(card["cost"]), class_="cost", title=texts.say("cost")))
    if card["house"]:
        source = text(f"provenance-{card['provenance']}", texts.locale)
        badge = "pack" if card["provenance"] == "pack" else "house"
        parts.append(element("span", texts.say(f"badge-{badge}"), class_="badge", title=source))
    return element("div", *parts, class_="head")


def price_chart(texts: ReportTexts, cards: Sequence[CardBalance]) -> str:
    """What cards cost against what they go with."""
    known = [(card, card["wins"]) for card in by_wins(cards) if card["wins"] is not None]
    costs = [card["cost"] for card, _ in known]
    means = [wins["mean"] for _, wins in known]
    room = (max(means) - min(means)) * 0.08 + 0.01
    frame = Frame(
        Scale(min(costs) - 0.6, max(costs) + 0.8),
        Scale(min(means) - room, max(means) + room),
        texts.whole,
        lambda at: texts.signed(at * 100, 0),
    )
    named = {id(card) for card, _ in (*known[:LABELLED], *known[-LABELLED:])}
    marks = []
    for card, wins in known:
        name = texts.name(card)
        same = [other for other, _ in known if other["cost"] == card["cost"]]
        nudge = (same.index(card) / max(1, len(same) - 1) - 0.5) * 0.36 if len(same) > 1 else 0.0
        colour = card["colours"][0] if card["colours"] else "yellow"
        label = name if id(card) in named else ""
        title = f"{name}: {texts.span(wins, 100)}"
        side = "right" if card is same[-1] else "left"
        marks.append(frame.mark(card["cost"] + nudge, wins["mean"], colour, title, label, side))
    return frame.draw(texts.say("prices"), *marks, across_most=12)
