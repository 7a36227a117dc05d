"""One word for one thing: what the glossary of docs/translating.md decided against is in no message."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from happycity import i18n

LOCALE: Final = Path(i18n.__file__).parent / "locale"
AGAINST: Final = {
    "en-GB": {
        "final count": "final scoring",
        "chance to win": "chance of winning",
        "of the central area": "from the central area",
        "made anew": "rebuilt",
        "claim(s|ed|ing)? (a|the|one|no) (special|bonus)": "take a special building",
    },
    "en-US": {"take(s|n)? (a|the|one|no) bonus": "claim a bonus building", "final count": "final scoring"},
    "fr": {
        "milieu": "zone centrale",
        "replays?": "relecture",
        "banque": "réserve",
        "mode (f|e)": "mode Familial, mode Expert",
        "jeton Stop Zilla": "jeton Stop-Zilla",
    },
    "pl": {
        "tryb(u|em|ie)?": "wariant",
        "gospodarz(a|em)? (miasta|potwora)": "właściciel miasta",
        "wyrzu(ć|ca|cić)": "odrzucić",
        "fanowska": "projekt fanowski",
        "centraln(y|ego) środ": "obszar centralny",
    },
}
"""By language: what no message says, and what it says instead."""
COMMANDS: Final = re.compile(r"„[^”]*”|«[^»]*»|\{[^{}]*\}|^ +happycity.*$|^#.*$", re.MULTILINE)
"""What is typed, or named by its id."""
CARD: Final = re.compile(r"^card-.*$", re.MULTILINE)
"""A title is what it is: a bank may be a building."""


@pytest.mark.parametrize("locale", sorted(AGAINST))
def test_no_message_has_a_word_that_the_glossary_decided_against(locale: str) -> None:
    assert locale in i18n.available_locales()
    found = []
    for file in sorted((LOCALE / locale).glob("*.ftl")):
        text = CARD.sub("", COMMANDS.sub("", file.read_text(encoding="utf-8")))
        for words, instead in AGAINST[locale].items():
            found += [
                f"{file.name}: {match[0]} -> {instead}"
                for match in re.finditer(rf"(?<![\w-])(?:{words})(?![\w-])", text)
            ]
    assert found == []
