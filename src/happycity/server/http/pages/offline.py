"""What a browser fetches to play without a network: the client's files, its messages, Python and our package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from happycity import __version__, i18n
from happycity.server.http.client_messages import PARTS
from happycity.worker.bundle import archive, archive_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from happycity.server.http.client_messages import ClientMessages

NOT_FETCHED: Final = frozenset({"index.html", "sw.js", ".sources", "licences.txt"})
"""The service worker caches the page itself; browsers keep the service worker."""


class OfflineFile(TypedDict):
    """A file, by its path below the site's folder."""

    path: str
    size: int


class OfflineFiles(TypedDict):
    """The list of files. `package` is the path of our own."""

    version: str
    package: str
    files: list[OfflineFile]


def package_path() -> str:
    """The path of our package."""
    return f"python/{archive_name()}"


def offline_files(static: Path, messages: ClientMessages) -> OfflineFiles:
    """Everything that a browser needs, the client's own files first."""
    listed: list[OfflineFile] = [
        {"path": path, "size": (static / path).stat().st_size} for path in client_files(static)
    ]
    listed += [{"path": path, "size": len(body)} for path, body in message_files(messages)]
    listed.append({"path": package_path(), "size": len(archive())})
    return {"version": __version__, "package": package_path(), "files": listed}


def client_files(static: Path) -> Iterator[str]:
    """The paths of the client's files."""
    for path in sorted(static.rglob("*")):
        if path.is_file() and path.name not in NOT_FETCHED:
            yield path.relative_to(static).as_posix()


def message_files(messages: ClientMessages) -> Iterator[tuple[str, bytes]]:
    """The messages of all languages."""
    for locale in i18n.available_locales():
        for part in PARTS:
            yield f"api/words/{locale}/{part}.json", messages.part(locale, part)
