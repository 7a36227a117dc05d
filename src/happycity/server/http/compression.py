"""What is the same for everybody travels compressed. Nothing else does: a secret must not shape an answer's size."""

from __future__ import annotations

import functools
import gzip
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from fastapi import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
"""For what has its content's mark in its address."""
WORTH_IT: Final = 600
"""Bytes below which compressing saves no packet."""
NO_MORE: Final[Mapping[str, str]] = MappingProxyType({})
PACKED_KINDS: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})


def takes_gzip(request: Request) -> bool:
    """Does the asker understand gzip?"""
    for wish in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = wish.partition(";")
        if name.strip() in {"gzip", "*"}:
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


@functools.lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """The body, compressed; the same bytes every time."""
    return gzip.compress(body, 9, mtime=0)


@functools.lru_cache(maxsize=256)
def _read(file: Path, _stamp: int) -> bytes:
    return file.read_bytes()


def content(file: Path) -> bytes:
    """A file's content, read again only when the file has changed."""
    return _read(file, file.stat().st_mtime_ns)


def public(
    request: Request, body: bytes, kind: str, kept: str, headers: Mapping[str, str] = NO_MORE
) -> Response:
    """An answer that anybody may have and keep for a while, as small as the asker can take it."""
    told = {"Cache-Control": kept, "Vary": "Accept-Encoding", **headers}
    if len(body) > WORTH_IT and takes_gzip(request):
        told["Content-Encoding"] = "gzip"
        body = packed(body)
    return Response(body, media_type=kind, headers=told)
