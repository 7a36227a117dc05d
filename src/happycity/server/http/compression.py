"""Compression of public content. Private responses stay uncompressed: a secret must not shape their size."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from fastapi import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
"""Cache-Control for content with its hash in its URL."""
MIN_BYTES: Final = 600
"""Below this size compression saves no packet."""
CACHE_SIZE: Final = 256
NO_HEADERS: Final[Mapping[str, str]] = MappingProxyType({})
COMPRESSED_SUFFIXES: Final = frozenset(
    {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest"}
)


def accepts_gzip(request: Request) -> bool:
    """Does the client accept gzip?"""
    for coding in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = coding.partition(";")
        if name.strip() in {"gzip", "*"}:
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


class PublicContent:
    """Content that every client may see and cache. Files and compressed bodies are kept in memory."""

    def __init__(self) -> None:
        self._compress = lru_cache(CACHE_SIZE)(_compress)
        self._read = lru_cache(CACHE_SIZE)(_read)

    def read(self, file: Path) -> bytes:
        """The content of a file, read again only after a change."""
        return self._read(file, file.stat().st_mtime_ns)

    def respond(
        self,
        request: Request,
        body: bytes,
        media_type: str,
        cache_control: str,
        headers: Mapping[str, str] = NO_HEADERS,
    ) -> Response:
        """A public response, compressed if the client accepts it."""
        all_headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding", **headers}
        if len(body) > MIN_BYTES and accepts_gzip(request):
            all_headers["Content-Encoding"] = "gzip"
            body = self._compress(body)
        return Response(body, media_type=media_type, headers=all_headers)


def _compress(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)  # the same bytes every time


def _read(file: Path, _mtime_ns: int) -> bytes:
    return file.read_bytes()
