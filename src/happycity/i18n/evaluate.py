"""Evaluate compiled Fluent messages (see `compiler.py` for the form).

A pattern is a string, or a list of strings and nodes. A node is a string (a literal) or a list that
starts with one of these marks:

    ["$", name]                                a variable
    ["#", "1.5"]                               a number literal
    ["m", "id" or "id.attribute"]              another message
    ["t", "-id" or "-id.attribute", {args}]    a term, which sees only the arguments given here
    ["f", "NUMBER", [nodes], {options}]        a function
    ["?", node, [[key, pattern], ...], default] a selection; keys are strings or numbers, and a string
                                               also matches the key that spells it without accents

Nothing here raises: what is missing shows up as `{name}` in the text, as it does in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from happycity.i18n.locales import format_number, plural_category, writable

Pattern = str | list[Any]
Lookup = Callable[[str], Pattern | None]
DEEPEST = 12  # references inside references; only a cycle gets there


@dataclass(frozen=True, slots=True)
class Number:
    """A number with the options of `NUMBER()`."""

    value: float
    percent: bool = False
    grouping: bool = True
    least: int | None = None
    most: int | None = None

    def written(self, locale: str) -> str:
        """The number as a language writes it."""
        return format_number(
            locale,
            self.value,
            percent=self.percent,
            grouping=self.grouping,
            least=self.least,
            most=self.most,
        )


@dataclass(frozen=True, slots=True)
class Missing:
    """What stands where something could not be resolved; it matches no variant."""

    name: str


Value = str | Number | Missing


@dataclass(frozen=True, slots=True)
class Scope:
    """What a pattern can see."""

    args: Mapping[str, object]
    lookup: Lookup
    locale: str
    depth: int = 0


def evaluate(pattern: Pattern, scope: Scope) -> str:
    """The text of a pattern."""
    if isinstance(pattern, str):
        return pattern
    return "".join(_written(_value(node, scope), scope) for node in pattern)


def _written(value: Value, scope: Scope) -> str:
    if isinstance(value, Number):
        return value.written(scope.locale)
    return value if isinstance(value, str) else "{" + value.name + "}"


def _value(node: Any, scope: Scope) -> Value:
    if isinstance(node, str):
        return node
    mark = node[0]
    if mark == "$":
        return _argument(node[1], scope)
    if mark == "?":
        return evaluate(_variant(node, scope), scope)
    if mark == "#":
        return _literal(node[1])
    if mark == "m":
        return _reference(node[1], scope.args, scope)
    if mark == "t":
        return _reference(node[1], {name: _plain(arg) for name, arg in node[2].items()}, scope)
    return _function(node[1], [_value(arg, scope) for arg in node[2]], node[3])


def _argument(name: str, scope: Scope) -> Value:
    value = scope.args.get(name)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return Number(value) if writable(value) else "…"
    return value if isinstance(value, str | Number) else Missing("$" + name)


def _literal(digits: str) -> Number:
    return Number(float(digits)) if "." in digits else Number(int(digits))


def _plain(node: Any) -> str | Number:
    """A named argument: Fluent allows only literals there."""
    return node if isinstance(node, str) else _literal(node[1])


def _reference(key: str, args: Mapping[str, object], scope: Scope) -> Value:
    pattern = scope.lookup(key) if scope.depth < DEEPEST else None
    if pattern is None:
        return Missing(key)
    return evaluate(pattern, replace(scope, args=args, depth=scope.depth + 1))


def _variant(node: Any, scope: Scope) -> Pattern:
    _, selector, variants, default = node
    value = _value(selector, scope)
    for key, pattern in variants:
        if _matches(value, key, scope.locale):
            return pattern  # type: ignore[no-any-return]
    return variants[default][1]  # type: ignore[no-any-return]


def _matches(value: Value, key: str | float, locale: str) -> bool:
    if isinstance(value, Number):
        if isinstance(key, str):
            return plural_category(locale, value.value) == key
        return value.value == key
    return value == key or (isinstance(value, str) and not value.isascii() and _plain_letters(value) == key)


def _plain_letters(text: str) -> str:
    """A word as a key of a variant can spell it: Fluent has only ASCII there, and “żółty” matches [zolty]."""
    from unicodedata import category, normalize

    letters = "".join(char for char in normalize("NFD", text) if not category(char).startswith("M"))
    return letters.replace("ł", "l")  # the one letter of our languages that does not come apart


def _function(name: str, positional: list[Value], named: Mapping[str, Any]) -> Value:
    if name != "NUMBER" or len(positional) != 1 or not isinstance(positional[0], Number):
        return Missing(name + "()")
    given = {option: _plain(value) for option, value in named.items()}
    return replace(
        positional[0],
        percent=given.get("style") == "percent",
        grouping=given.get("useGrouping") not in ("false", Number(0)),
        least=_digits(given.get("minimumFractionDigits")),
        most=_digits(given.get("maximumFractionDigits")),
    )


def _digits(option: str | Number | None) -> int | None:
    return int(option.value) if isinstance(option, Number) else None
