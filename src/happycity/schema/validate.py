"""Read JSON that a stranger wrote: every complaint names the field by its path and says what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

from happycity.errors import HappyCityError

if TYPE_CHECKING:
    Json = Any
else:
    Json = dict[str, Any]
"""A JSON object whose users do not name its type yet."""

LONGEST: Final = 80
LARGEST: Final = 10**15


def shown(value: object) -> object:
    """A wrong value as an argument of an error: short, and safe to write as JSON."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if -LARGEST < value < LARGEST else "…"
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    if isinstance(value, list | tuple):
        return "[…]" if value else "[]"
    if isinstance(value, Mapping):
        return "{…}" if value else "{}"
    return str(value) if isinstance(value, float) else type(value).__name__


def literal(value: object) -> object:
    """A value of the wrong type as an argument of an error: a string has quotation marks, so that "3" is not 3."""
    return f'"{shown(value)}"' if isinstance(value, str) else shown(value)


class Fields:
    """One JSON object being read; `path` is where it stands in the whole."""

    def __init__(self, content: object, error: type[HappyCityError], path: str = "") -> None:
        self.error = error
        self.path = path
        if not isinstance(content, Mapping):
            self.wrong_type("", content, "object")
        self.content: Mapping[str, Any] = content

    def name(self, field: str) -> str:
        """The path of a field, such as `cities[1].coins`."""
        return f"{self.path}.{field}" if self.path and field else self.path or field

    def refuse(self, code: str, field: str, **arguments: object) -> NoReturn:
        """Complain about a field."""
        raise self.error(code, field=self.name(field), **arguments)

    def wrong_type(self, field: str, value: object, expected: str) -> NoReturn:
        """Complain about a value of another type than expected (a code for the message)."""
        self.refuse("wrong-type", field, value=literal(value), expected=expected)

    def has(self, field: str) -> bool:
        """Is the field there? A null is as good as nothing."""
        return self.content.get(field) is not None

    def need(self, field: str) -> Any:
        """A field that must be there."""
        if not self.has(field):
            self.refuse("missing-field", field)
        return self.content[field]

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number; true and false are none."""
        if default is not None and not self.has(field):
            return default
        value = self.need(field)
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong_type(field, value, "number")
        if not low <= value <= high:
            self.refuse("out-of-range", field, value=shown(value), low=low, high=high)
        return value

    def flag(self, field: str, default: bool) -> bool:
        """True or false."""
        value = self.content[field] if self.has(field) else default
        if not isinstance(value, bool):
            self.wrong_type(field, value, "flag")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        """A string."""
        value = default if default is not None and not self.has(field) else self.need(field)
        if not isinstance(value, str):
            self.wrong_type(field, value, "text")
        return value

    def items(self, field: str, default: list[Any] | None = None) -> list[Any]:
        """A list."""
        value = default if default is not None and not self.has(field) else self.need(field)
        if not isinstance(value, list | tuple):
            self.wrong_type(field, value, "list")
        return list(value)

    def texts(self, field: str) -> list[str]:
        """A list of strings, empty if it is left out."""
        items = self.items(field, [])
        for index, item in enumerate(items):
            if not isinstance(item, str):
                self.wrong_type(f"{field}[{index}]", item, "text")
        return items

    def inside(self, field: str) -> Fields:
        """The object in a field."""
        return Fields(self.need(field), self.error, self.name(field))

    def raw_object(self, field: str) -> Any:
        """A copy of the object in a field, None if it is left out. Whoever uses it checks what is in it."""
        return dict(self.inside(field).content) if self.has(field) else None

    def only(self, *allowed: str) -> None:
        """Refuse fields that nobody would read: they are misspelt."""
        for field in self.content:
            if field not in allowed:
                self.refuse("unknown-field", str(shown(field)), expected=" | ".join(allowed))

    def each(self, field: str, read: Callable[[Fields, int], None]) -> None:
        """Read every object of a list."""
        for index, item in enumerate(self.items(field)):
            read(Fields(item, self.error, f"{self.name(field)}[{index}]"), index)
