"""Letters and drawings for pictures, from the files of the built client."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from happycity.pictures import Art

STATIC: Final = Path(__file__).parent.parent / "static"


def read_art(static: Path = STATIC) -> Art | None:
    """The art, read again after a new build; None if the client is not built."""
    file = next(static.glob("assets/art-*.json"), None)
    return None if file is None else _read(file)


@lru_cache(1)
def _read(file: Path) -> Art:
    return Art.read(file.read_bytes())
