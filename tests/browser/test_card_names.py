"""Every card's name fits on every card that a phone shows, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.test_decisions import DECISIONS
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

NAMES = """() => [...document.querySelectorAll(".cards .card")].map((card) => {
    const name = card.querySelector(".name");
    return [name.textContent, name.style.getPropertyValue("--longest"), card.classList.contains("special")];
})"""
"""Every card of the reference: its name, how wide its longest word is held to be, and whether it is a special building."""
SPILLED = """([within, names]) => {
    const seen = (window.measured ??= new Set());
    const spilled = [];
    const places = ".card .name, .card .title, .specials .tile .name";
    for (const place of document.querySelector(within).querySelectorAll(places)) {
        const card = place.closest(".card, .tile");
        const box = card.getBoundingClientRect();
        const shape = card.classList.contains("tile") ? "tile" : card.classList.contains("mini") ? "mini" : "card";
        const size = `${shape} ${Math.round(box.width)} x ${Math.round(box.height)}`;
        if (!place.getClientRects().length || seen.has(size)) continue;
        seen.add(size);
        const before = [place.textContent, place.style.getPropertyValue("--longest")];
        const write = ([name, longest]) => {
            place.textContent = name;
            place.style.setProperty("--longest", longest);
        };
        for (const each of names.filter(([, , special]) => special || shape !== "tile")) {
            const name = each[0];
            write(each);
            const range = document.createRange();
            range.selectNodeContents(place);
            const [text, now] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
            const below = now.bottom - place.getBoundingClientRect().bottom;
            const room = Math.min(text.left - now.left, now.right - text.right, below);
            const pieces = name.split(/[\\s-]+/).filter(Boolean).length;
            const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
            if (room < 1.5) spilled.push(`${name}: ${room.toFixed(1)} px to the edge of a ${size}`);
            else if (lines > pieces) spilled.push(`${name}: broken within a word on a ${size}`);
        }
        write(before);
    }
    return {places: [...seen], spilled};
}"""
"""Writes every name on one card of each shape and size that the page shows, and measures."""


@pytest.mark.parametrize("locale", ["en-GB", "en-US", "fr", "pl"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_every_name_fits(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    ana = visit(size=size, locale=locale, players=2, mode="expert", grozilla=True)
    names = every_name(ana)
    ana.play_now()
    ana.page.evaluate("() => document.fonts.ready.then(() => 0)")
    for _ in range(8):
        places = fitting(ana, names)
        ana.move("buy", "claim", "draw")
    shapes = {place.partition(" ")[0] for place in places}
    assert ({"card", "tile"} if size[1] > 700 else {"card"}) <= shapes


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
@pytest.mark.parametrize("locale", ["en-GB", "en-US", "fr", "pl"])
def test_every_name_fits_where_a_card_is_chosen(visit: Visit, locale: str, size: tuple[int, int]) -> None:
    """A monster may destroy any card, special buildings included (R-G9); the Sphinx copies any of them (R-X29)."""
    ana = visit(size=size, locale=locale)
    names = every_name(ana)
    for phase in ("destroy", "sphinx"):
        ana.place(DECISIONS[phase])
        ana.page.wait_for_selector("dialog[open] .face .name")
        assert fitting(ana, names, "dialog[open]")


def every_name(visitor: Visitor) -> list[list[object]]:
    """All names of the reference, in the visitor's language."""
    visitor.go("/cards")
    visitor.page.wait_for_selector(".cards .card")
    names: list[list[object]] = visitor.page.evaluate(NAMES)
    assert len(names) > 100
    assert sum(special is True for _, _, special in names) == 56
    return names


def fitting(visitor: Visitor, names: list[list[object]], within: str = "body") -> list[str]:
    """The shapes and sizes of the cards that it shows, on all of which every name fits."""
    result = visitor.page.evaluate(SPILLED, [within, names])
    assert result["spilled"] == [], "\n".join(result["spilled"][:30])
    places: list[str] = result["places"]
    return places
