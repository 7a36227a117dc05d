"""The numbered rules in order. Their texts are messages: `rule-B7`, `rule-B7-title`, `rule-group-B`."""

from __future__ import annotations

from dataclasses import dataclass

from happycity import i18n

GROUPS = {"S": 6, "B": 11, "E": 6, "X": 38, "G": 14, "L": 3}  # how many rules each group has
NUMBERS = tuple(f"{group}{number + 1}" for group, count in GROUPS.items() for number in range(count))


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in one language. Its name everywhere is `R-B7`, its `number` here is `B7`."""

    number: str
    title: str
    text: str

    @property
    def group(self) -> str:
        """The letter of its group."""
        return self.number[0]


def rule(number: str, locale: str = i18n.DEFAULT) -> Rule:
    """A rule by its number, with or without `R-`."""
    key = "rule-" + number.upper().removeprefix("R-")
    if key.removeprefix("rule-") not in NUMBERS:
        raise KeyError(number)
    return Rule(key.removeprefix("rule-"), i18n.text(key + "-title", locale), i18n.text(key, locale))


def rules(locale: str = i18n.DEFAULT) -> list[Rule]:
    """All rules in order."""
    return [rule(number, locale) for number in NUMBERS]


def group_title(group: str, locale: str = i18n.DEFAULT) -> str:
    """The title of a group of rules."""
    return i18n.text(f"rule-group-{group}", locale)


HEAD = """\
# The rules of Happy City

<!-- Made by `make docs` from src/happycity/i18n/locale/en-GB/rules.ftl: edit that file, not this one. -->

Every rule has a number, which is its name everywhere: in the in-game help, in the code, and in the test
that proves it (`make conformance`). The words are ours. Where the printed rulebooks are silent we had to
decide; such a decision is marked *Ruling*.
"""


def rules_document() -> str:
    """The text of docs/rules.md, so that the document and the in-game help cannot differ."""
    parts = [HEAD]
    for group in GROUPS:
        parts.append(f"\n## {group}. {group_title(group)}\n\n")
        parts += [_item(each) for each in rules() if each.group == group]
    return "".join(parts)


def _item(each: Rule) -> str:
    body = " ".join(each.text.split()).replace("Ruling:", "*Ruling:*")
    return f"- **R-{each.number}** *{each.title}.* {body}\n"
