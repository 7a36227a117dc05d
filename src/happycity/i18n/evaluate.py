"""Evaluate compiled messages (`patterns.py` describes their form).

Nothing here raises: what is missing shows up as `{name}` in the text, as it does in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from happycity.i18n.locales import format_number, is_writable, plural_category
from happycity.i18n.patterns import Node, Pattern

Lookup = Callable[[str], Pattern | None]
MAX_DEPTH = 12  # references inside references; only a cycle gets there


@dataclass(frozen=True, slots=True)
class Number:
    """A number with the options of `NUMBER()`."""

    value: float
    percent: bool = False
    grouping: bool = True
    least: int | None = None
    most: int | None = None

    def format(self, locale: str) -> str:
        """The number as its language writes it."""
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
    """Something that could not be resolved; it matches no variant."""

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
    return "".join(_format(_value(node, scope), scope) for node in pattern)


def _format(value: Value, scope: Scope) -> str:
    if isinstance(value, Number):
        return value.format(scope.locale)
    return value if isinstance(value, str) else "{" + value.name + "}"


def _value(node: Node, scope: Scope) -> Value:
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
        return _reference(node[1], {name: _named_literal(arg) for name, arg in node[2].items()}, scope)
    return _function(node[1], [_value(arg, scope) for arg in node[2]], node[3])


def _argument(name: str, scope: Scope) -> Value:
    value = scope.args.get(name)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return Number(value) if is_writable(value) else "…"
    return value if isinstance(value, str | Number) else Missing("$" + name)


def _literal(digits: str) -> Number:
    return Number(float(digits)) if "." in digits else Number(int(digits))


def _named_literal(node: Node) -> str | Number:
    """A named argument: Fluent allows only literals there."""
    return node if isinstance(node, str) else _literal(node[1])


def _reference(key: str, args: Mapping[str, object], scope: Scope) -> Value:
    pattern = scope.lookup(key) if scope.depth < MAX_DEPTH else None
    if pattern is None:
        return Missing(key)
    return evaluate(pattern, replace(scope, args=args, depth=scope.depth + 1))


def _variant(node: Node, scope: Scope) -> Pattern:
    variants: list[tuple[str | float, Pattern]]
    default: int
    _, selector, variants, default = node
    value = _value(selector, scope)
    for key, pattern in variants:
        if _matches(value, key, scope.locale):
            return pattern
    return variants[default][1]


def _matches(value: Value, key: str | float, locale: str) -> bool:
    if isinstance(value, Number):
        if isinstance(key, str):
            return plural_category(locale, value.value) == key
        return value.value == key
    return value == key or (isinstance(value, str) and not value.isascii() and _strip_accents(value) == key)


def _strip_accents(text: str) -> str:
    """A word as the key of a variant spells it. Fluent allows only ASCII there: “żółty” matches [zolty]."""
    from unicodedata import category, normalize

    letters = "".join(char for char in normalize("NFD", text) if not category(char).startswith("M"))
    return letters.replace("ł", "l")  # the one letter of our languages that does not come apart


def _function(name: str, positional: list[Value], named: Mapping[str, Node]) -> Value:
    if name != "NUMBER" or len(positional) != 1 or not isinstance(positional[0], Number):
        return Missing(name + "()")
    given = {option: _named_literal(value) for option, value in named.items()}
    return replace(
        positional[0],
        percent=given.get("style") == "percent",
        grouping=given.get("useGrouping") not in ("false", Number(0)),
        least=_digits(given.get("minimumFractionDigits")),
        most=_digits(given.get("maximumFractionDigits")),
    )


def _digits(option: str | Number | None) -> int | None:
    return int(option.value) if isinstance(option, Number) else None
