"""Optional libraries: which extra of the package brings each, and one sentence where it is missing.

The base package needs librt and mypy_extensions only. Everything else is imported where it is used.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from happycity.errors import MissingExtra

EXTRAS: Final = {
    "play": "typer rich textual fluent fastapi starlette pydantic uvicorn uvloop httptools websockets sqlalchemy "
    "aiosqlite alembic segno",
    "postgres": "asyncpg",
    "cluster": "distributed dask",
    "lab": "openskill pyarrow",
    "rl": "numpy gymnasium pettingzoo",
    "openspiel": "pyspiel open_spiel",
}
_EXTRA_OF: Final = {library: extra for extra, libraries in EXTRAS.items() for library in libraries.split()}


def require(module: str) -> ModuleType:
    """Import a module of an optional library. Raises MissingExtra.

    >>> require("json").dumps([1])
    '[1]'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from None


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """What to say about a module that was not found; None if none of our extras brings it.

    >>> str(missing_extra(ModuleNotFoundError(name="typer")))
    'This needs the library typer, which is not installed: pip install "happycity[play]".'
    """
    library = (error.name or "").partition(".")[0]
    extra = _EXTRA_OF.get(library)
    return MissingExtra("missing-extra", library=library, extra=extra) if extra else None
