"""One JSON object per line, read as if a stranger had sent it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NoReturn

from happycity.errors import BadCommand
from happycity.schema.validate import abbreviate, quote

LONGEST_LINE: Final = 1_000_000
READ_AT_ONCE: Final = LONGEST_LINE + 2
DEEPEST: Final = 32
MOST_DIGITS: Final = 80
"""A seed has 78 at the most; longer integers only cost time."""

STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
BRACKET: Final = re.compile(rb"[\[\]{}]")


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long only the beginning, which is enough to refuse it."""
    while line := stream.readline(READ_AT_ONCE):
        yield line
        while len(line) == READ_AT_ONCE and not line.endswith(b"\n"):
            line = stream.readline(READ_AT_ONCE)


def decode(line: bytes, longest: int = LONGEST_LINE) -> dict[str, Any]:
    """The object in a line. Raises BadCommand: bad-json, line-too-long, too-deep."""
    if len(line.rstrip(b"\r\n")) > longest:
        raise BadCommand("line-too-long", most=longest)
    if _depth(line) > DEEPEST:
        raise BadCommand("too-deep", most=DEEPEST)
    try:
        value = json.loads(
            line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_constant, parse_int=_integer
        )
    except UnicodeDecodeError as problem:
        raise BadCommand("bad-json", reason=f"UTF-8, byte {problem.start + 1}") from None
    except ValueError as problem:
        raise BadCommand("bad-json", reason=str(problem)) from None
    if not isinstance(value, dict):
        raise BadCommand("wrong-type", field="", value=quote(value), expected="object")
    return value


def encode(answer: object) -> str:
    """A line without its end, in ASCII so that no stray character can break it."""
    return json.dumps(answer, separators=(",", ":"), allow_nan=False)


def _depth(line: bytes) -> int:
    """How deeply brackets are nested, without reading the JSON."""
    depth = deepest = 0
    for bracket in BRACKET.finditer(STRING.sub(b"", line)):
        depth += 1 if bracket.group() in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadCommand(
            "duplicate-field", field=abbreviate(next(name for name in names if names.count(name) > 1))
        )
    return content


def _constant(word: str) -> NoReturn:
    raise BadCommand("bad-json", reason=word)


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise BadCommand("bad-json", reason=f"{digits[:10]}… > {MOST_DIGITS}")
    return int(digits)
