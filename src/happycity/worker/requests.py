"""A request as the page makes it: its path, query and body, read field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from typing import Self


JsonObject = dict[str, object]


@dataclass(frozen=True, slots=True)
class Request:
    """One request. A field comes from the query or from the body."""

    method: str
    path: str
    query: Mapping[str, str]
    body: JsonObject
    id: str = ""
    """Of the room, the record or the review in the path; or a day."""
    second: str = ""
    """The second name in the path: a size."""

    @classmethod
    def of(cls, method: str, address: str, body: object) -> Self:
        """The request for an address, such as `/api/stats?game=1`."""
        parts = urlsplit(address)
        if body is not None and not isinstance(body, dict):
            raise Refusal("bad-message", field="body")
        return cls(method, parts.path, dict(parse_qsl(parts.query)), body or {})

    def at(self, id: str = "", second: str = "") -> Self:
        """This request, with the names in its path."""
        return replace(self, id=id, second=second)

    def query_number(self, field: str, default: int | None = None) -> int | None:
        """A natural number in the query."""
        text = self.query.get(field)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit()):
            raise Refusal("bad-message", field=field)
        return int(text)

    def number(self, field: str, default: int | None = None) -> int | None:
        """A natural number in the body."""
        value = self.body.get(field)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise Refusal("bad-message", field=field)
        return value

    def text(self, field: str) -> str | None:
        """A string in the body."""
        value = self.body.get(field)
        if value is not None and not isinstance(value, str):
            raise Refusal("bad-message", field=field)
        return value

    def texts(self, field: str) -> Sequence[str] | None:
        """A list of strings in the body."""
        value = self.body.get(field)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise Refusal("bad-message", field=field)
        return value

    def nested(self, field: str) -> JsonObject:
        """An object in the body, empty if it is left out."""
        value = self.body.get(field) or {}
        if not isinstance(value, dict):
            raise Refusal("bad-message", field=field)
        return value

    def record(self) -> JsonObject:
        """The record in the body, which must be there."""
        if not isinstance(self.body.get("record"), dict):
            raise Refusal("bad-message", field="record")
        return self.nested("record")
