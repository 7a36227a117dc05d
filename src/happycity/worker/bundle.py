"""Our package as a browser gets it: one archive of this very version, without what only servers and terminals need."""

from __future__ import annotations

import hashlib
import io
import zipfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.i18n.bundle import Messages
from happycity.i18n.files import load
from happycity.schema.json_text import dump

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(__file__).parent.parent
FOLDERS: Final = (
    "bots",
    "cards",
    "game",
    "i18n",
    "pictures",
    "puzzles",
    "rooms",
    "rules",
    "schema",
    "standins",
    "worker",
)
SUFFIXES: Final = frozenset({".py", ".toml", ".json"})
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the same version is always the same archive."""


@cache
def archive() -> bytes:
    """The archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, content in sorted(_files()):
            target.writestr(zipfile.ZipInfo(f"happycity/{name}", LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def archive_name() -> str:
    """Its name, which changes with its content."""
    return f"happycity-{hashlib.sha256(archive()).hexdigest()[:12]}.zip"


def _files() -> Iterator[tuple[str, bytes]]:
    for path in PACKAGE.glob("*.py"):
        yield path.name, path.read_bytes()
    locale = PACKAGE / "i18n" / "locale"
    for folder in FOLDERS:
        for path in (PACKAGE / folder).rglob("*"):
            if path.suffix in SUFFIXES and not path.is_relative_to(locale):
                yield path.relative_to(PACKAGE).as_posix(), path.read_bytes()
    messages = Messages()
    for area in messages.areas(i18n.DEFAULT):  # pages have their own; errors also carry an English sentence
        compiled = {"messages": load(messages.source(i18n.DEFAULT, area))}
        yield f"i18n/locale/{i18n.DEFAULT}/{area}.json", dump(compiled)
