"""JSON lines: one object per line, decoded as if a stranger had sent it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NoReturn

from happycity.errors import BadCommand
from happycity.schema.validate import abbreviate, quote

MAX_LINE_BYTES: Final = 1_000_000
CHUNK_BYTES: Final = MAX_LINE_BYTES + 2
MAX_DEPTH: Final = 32
MAX_DIGITS: Final = 80
"""A seed has 78 at the most; longer integers only cost time."""

STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
BRACKET: Final = re.compile(rb"[\[\]{}]")


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream. A line that is too long is cut off, which is enough to refuse it."""
    while line := stream.readline(CHUNK_BYTES):
        yield line
        while len(line) == CHUNK_BYTES and not line.endswith(b"\n"):
            line = stream.readline(CHUNK_BYTES)


def decode(line: bytes, max_bytes: int = MAX_LINE_BYTES) -> dict[str, Any]:
    """The object in a line. Raises BadCommand: bad-json, line-too-long, too-deep."""
    if len(line.rstrip(b"\r\n")) > max_bytes:
        raise BadCommand("line-too-long", most=max_bytes)
    if _depth(line) > MAX_DEPTH:
        raise BadCommand("too-deep", most=MAX_DEPTH)
    try:
        value = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_build_object,
            parse_constant=_refuse_constant,
            parse_int=_parse_integer,
        )
    except UnicodeDecodeError as error:
        raise BadCommand("bad-json", reason=f"UTF-8, byte {error.start + 1}") from None
    except ValueError as error:
        raise BadCommand("bad-json", reason=str(error)) from None
    if not isinstance(value, dict):
        raise BadCommand("wrong-type", field="", value=quote(value), expected="object")
    return value


def encode(payload: object) -> str:
    """A line without its end, in ASCII so that no stray character can break it."""
    return json.dumps(payload, separators=(",", ":"), allow_nan=False)


def _depth(line: bytes) -> int:
    """How deeply brackets are nested, without parsing the JSON."""
    depth = deepest = 0
    for bracket in BRACKET.finditer(STRING.sub(b"", line)):
        depth += 1 if bracket.group() in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _build_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadCommand("duplicate-field", field=abbreviate(twice))
    return content


def _refuse_constant(constant: str) -> NoReturn:
    raise BadCommand("bad-json", reason=constant)


def _parse_integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise BadCommand("bad-json", reason=f"{digits[:10]}… > {MAX_DIGITS}")
    return int(digits)
