"""Keys of the screens: bindings with labels in the reader's language, and the help window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from textual.binding import Binding
from textual.content import Content
from textual.dom import DOMNode

from happycity import i18n
from happycity.terminal.screens import cells
from happycity.terminal.texts import Texts

KEYS: Final = {
    "choose": "1 … 9 0",
    "arrows": "↑ ↓ ⏎",
    "tab": "Tab ⏎",
    "hint": "h",
    "undo": "u",
    "city": "o",
    "scores": "s",
    "log": "l",
    "home": "Esc",
    "leave": "q",
}
"""The keys of a table in the help window."""


def key(name: str, action: str, message: str, *, show: bool = True, priority: bool = False) -> Binding:
    """A key with the message id of its label, which `localize_keys` replaces by the text."""
    return Binding(name, action, f"terminal-key-{message}", show=show, priority=priority)


def localize_keys(screen: DOMNode, locale: str) -> None:
    """Put the labels of a screen's keys into the reader's language. The lists of its class stay unchanged."""

    def localize(binding: Binding) -> Binding:
        label = binding.description
        if not label.startswith("terminal-key-"):
            return binding
        return replace(binding, description=i18n.text(label, locale))

    bindings = screen._bindings.key_to_bindings
    screen._bindings.key_to_bindings = {
        name: [localize(each) for each in group] for name, group in bindings.items()
    }


def hide_keys(screen: DOMNode, *keys: str) -> None:
    """Take keys out of the footer. They go on working."""
    bindings = screen._bindings.key_to_bindings
    bindings |= {name: [replace(each, show=False) for each in bindings[name]] for name in keys}


def help_text(texts: Texts, keys: Mapping[str, str]) -> Content:
    """The keys, and the meaning of the signs."""
    lines = [
        Content.assemble((f"{key:<11}", f"bold {cells.GOLD}"), texts.say(f"keys-{name}"))
        for name, key in keys.items()
    ]
    colours = [Content.assemble(cells.sign(colour), " ", texts.colour(colour)) for colour in cells.SIGNS]
    deck = Content.assemble(("▤", cells.GREY), ("1", "bold"), " ×28 ", cells.sign("yellow"), "12 ")
    legend = [
        Content("   ").join(colours),
        Content.assemble(
            texts.say("legend-symbols", coin=cells.COIN, citizen=cells.CITIZEN, heart=cells.HEART),
            *("   ", cells.signs([]), " ", texts.colour("none")),
        ),
        Content(texts.say("legend-city")),
        deck + Content(texts.say("legend-deck")),
        Content(texts.say("legend-needs", tick=cells.TICK, missing=cells.MISSING)),
    ]
    return Content("\n").join([*lines, Content(texts.say("keys-mouse")), Content(""), *legend])
