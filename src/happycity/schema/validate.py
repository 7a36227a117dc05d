"""Validate foreign JSON: every error names the field by its path and says what would be right."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn, Self, cast

from happycity.errors import HappyCityError

if TYPE_CHECKING:
    from typing import SupportsIndex

MAX_TEXT: Final = 80
MAX_INTEGER: Final = 10**15


def abbreviate(value: object) -> object:
    """A wrong value as an argument of an error: short, and safe to write as JSON."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if -MAX_INTEGER < value < MAX_INTEGER else "…"
    if isinstance(value, str):
        return value if len(value) <= MAX_TEXT else value[: MAX_TEXT - 1] + "…"
    if isinstance(value, list | tuple):
        return "[…]" if value else "[]"
    if isinstance(value, Mapping):
        return "{…}" if value else "{}"
    return str(value) if isinstance(value, float) else type(value).__name__


def quote(value: object) -> object:
    """A value of the wrong type as an argument of an error: a string has quotation marks, so that "3" is not 3."""
    return f'"{abbreviate(value)}"' if isinstance(value, str) else abbreviate(value)


def whole_number(value: object) -> int | None:
    """A whole number, of Python or of numpy, as one of Python; None for anything else. True is not 1.

    >>> whole_number(3), whole_number("3"), whole_number(3.0), whole_number(True)
    (3, None, None, None)
    """
    if type(value) is int:  # the usual case, at every step of an environment
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(cast("SupportsIndex", value))
    except TypeError:
        return None


class Validator:
    """One object of foreign JSON. Its methods return a checked value, or raise `error` with the field's path.

    >>> from happycity.errors import BadPosition
    >>> Validator({"coins": 3}, BadPosition).number("coins", 0, 9)
    3
    """

    def __init__(self, content: object, error: type[HappyCityError], path: str = "") -> None:
        self.error = error
        self.path = path
        if not isinstance(content, Mapping):
            self.wrong_type("", content, "object")
        self.content: Mapping[str, Any] = content

    def name(self, field: str) -> str:
        """The path of a field, such as `cities[1].coins`."""
        return f"{self.path}.{field}" if self.path and field else self.path or field

    # Errors

    def refuse(self, code: str, field: str, **arguments: object) -> NoReturn:
        """Refuse a field."""
        raise self.error(code, field=self.name(field), **arguments)

    def missing(self, field: str, _expected: str) -> NoReturn:
        """Refuse an object without the field."""
        self.refuse("missing-field", field)

    def wrong_type(self, field: str, value: object, expected: str) -> NoReturn:
        """Refuse a value of another type than `expected`, which is a code for the message."""
        self.refuse("wrong-type", field, value=quote(value), expected=expected)

    def out_of_range(self, field: str, value: int, low: int, high: int) -> NoReturn:
        """Refuse a number."""
        self.refuse("out-of-range", field, value=abbreviate(value), low=low, high=high)

    def unknown(self, field: object, allowed: tuple[str, ...]) -> NoReturn:
        """Refuse a field that nobody reads: it is misspelt."""
        self.refuse("unknown-field", str(abbreviate(field)), expected=" | ".join(allowed))

    # Values

    def has(self, field: str) -> bool:
        """Is the field there? Null counts as missing."""
        return self.content.get(field) is not None

    def require(self, field: str, expected: str = "") -> Any:
        """The value of a field that must be there."""
        if not self.has(field):
            self.missing(field, expected)
        return self.content[field]

    def get(self, field: str, default: object, expected: str) -> Any:
        """The value of a field; without a default it must be there."""
        return default if default is not None and not self.has(field) else self.require(field, expected)

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        return self.check_number(field, self.get(field, default, "number"), low, high)

    def check_number(self, field: str, value: object, low: int, high: int) -> int:
        """The value, if it is a whole number from `low` to `high`; true and false are none."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong_type(field, value, "number")
        if not low <= value <= high:
            self.out_of_range(field, value, low, high)
        return value

    def flag(self, field: str, default: bool) -> bool:
        """True or false."""
        value = self.get(field, default, "flag")
        if not isinstance(value, bool):
            self.wrong_type(field, value, "flag")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        """A string."""
        value = self.get(field, default, "text")
        if not isinstance(value, str):
            self.wrong_type(field, value, "text")
        return value

    def array(self, field: str, default: list[Any] | None = None, expected: str = "list") -> list[Any]:
        """A list; the caller checks its items."""
        return self._check_array(field, self.get(field, default, expected), expected)

    def texts(self, field: str) -> list[str]:
        """A list of strings, empty if it is left out."""
        return self.check_texts(field, self.get(field, [], "list"))

    def check_texts(self, field: str, value: object) -> list[str]:
        """The value, if it is a list of strings."""
        items = self._check_array(field, value, "list")
        for index, item in enumerate(items):
            if not isinstance(item, str):
                self.wrong_type(f"{field}[{index}]", item, "text")
        return items

    def _check_array(self, field: str, value: object, expected: str) -> list[Any]:
        if not isinstance(value, list | tuple):
            self.wrong_type(field, value, expected)
        return list(value)

    # Objects

    def nested(
        self, field: str, default: Mapping[str, object] | None = None, expected: str = "object"
    ) -> Self:
        """The object in a field."""
        return self.check_object(field, self.get(field, default, expected), expected)

    def check_object(self, field: str, value: object, expected: str = "object") -> Self:
        """The value, if it is an object."""
        if not isinstance(value, Mapping):
            self.wrong_type(field, value, expected)
        return self._child(value, self.name(field))

    def _child(self, content: Mapping[str, object], path: str) -> Self:
        return type(self)(content, self.error, path)

    def each(self, field: str, read: Callable[[Self, int], None]) -> None:
        """Read every object of a list."""
        for index, item in enumerate(self.array(field)):
            read(self.check_object(f"{field}[{index}]", item), index)

    def raw_object(self, field: str) -> Any:
        """A copy of the object in a field, None if it is left out. Whoever uses it checks what is in it."""
        return dict(self.nested(field).content) if self.has(field) else None

    def allow_only(self, *allowed: str) -> None:
        """Refuse all other fields."""
        for field in self.content:
            if field not in allowed:
                self.unknown(field, allowed)
