"""The game as static files: any host, any folder, no server."""

from __future__ import annotations

import html
import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from happycity import __version__, i18n
from happycity.errors import BadOptions
from happycity.schema.json_text import dump
from happycity.server.http.client_messages import ClientMessages
from happycity.server.http.pages import STATIC
from happycity.server.http.pages.art import read_art
from happycity.server.http.pages.localized import DESCRIPTION, LANGUAGE, OTHER_FONTS
from happycity.server.http.pages.offline import message_files, offline_files, package_path
from happycity.server.http.previews.links import home
from happycity.server.http.previews.preview import ICON
from happycity.server.http.previews.raster import rasterise
from happycity.server.http.security import CONTENT_SECURITY_POLICY
from happycity.worker.bundle import archive

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LIST: Final = "offline.json"
PREVIEW: Final = "preview.png"


def write_site(folder: Path) -> int:
    """Write the site; the number of files.

    An earlier site in the folder is replaced, and other files beside it stay. A folder with anything else is refused.
    """
    if not (STATIC / "index.html").is_file():
        raise BadOptions("no-client")
    if folder.exists() and not folder.is_dir():
        raise BadOptions("not-a-folder", path=str(folder))
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise BadOptions("folder-not-empty", path=str(folder))
    files = dict(_site_files())
    try:
        outdated = _files_of(folder) - set(files)
        for path, content in files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        _remove(folder, outdated)
    except OSError as error:
        raise BadOptions("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from None
    return len(files)


def _files_of(folder: Path) -> set[str]:
    """The files of an earlier site whose names change with their content."""
    try:
        listed = json.loads((folder / LIST).read_text(encoding="utf-8"))["files"]
        return {str(each["path"]) for each in listed}
    except (OSError, ValueError, LookupError, TypeError):  # there is none
        return set()


def _remove(folder: Path, paths: Iterable[str]) -> None:
    for path in paths:
        target = (folder / path).resolve()
        if target.is_relative_to(folder.resolve()) and target.is_file():
            target.unlink()


def _site_files() -> Iterator[tuple[str, bytes]]:
    messages = ClientMessages()
    picture = _preview_picture()
    if picture is not None:
        yield PREVIEW, picture
    for path in STATIC.rglob("*"):
        name = path.relative_to(STATIC).as_posix()
        if not path.is_file() or name == ".sources":
            continue
        if name == "index.html":
            yield name, _page(path.read_text(encoding="utf-8"), drawn=picture is not None).encode()
        elif path.suffix == ".webmanifest":
            yield name, _manifest(path.read_text(encoding="utf-8"))
        else:
            yield name, path.read_bytes()
    yield from message_files(messages)
    yield package_path(), archive()
    yield LIST, dump(offline_files(STATIC, messages))


def _preview_picture() -> bytes | None:
    """The picture of the site, for previews of its links; None where it cannot be drawn."""
    art = read_art(STATIC)
    if art is None or find_spec("resvg_py") is None:
        return None
    return rasterise(home("/", i18n.DEFAULT).draw(art))


def _page(text: str, *, drawn: bool) -> str:
    """The page. It knows that it is alone and which languages there are, and brings the policy that a host lacks."""
    locales = " ".join(i18n.available_locales())
    facts = f'data-alone data-version="{__version__}" data-locales="{locales}"'
    text = LANGUAGE.sub(f'<html lang="{i18n.DEFAULT}" {facts}', text, count=1)
    policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'; ", "")  # which only a header may say
    meta = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {meta}', 1)
    shown = home(
        "/", i18n.DEFAULT
    )  # all links are after a #, which no crawler sends, so there is one preview
    tags = shown.tags_with(f"./{PREVIEW if drawn else ICON[1:]}", i18n.text("game-title"), drawn=drawn)
    text = DESCRIPTION.sub(lambda found: found[0] + tags, text, count=1)
    return OTHER_FONTS[False].sub("", OTHER_FONTS[True].sub("", text))


def _manifest(text: str) -> bytes:
    """A web manifest. Its addresses are relative to its own folder, and pages are after #."""
    manifest = json.loads(text)
    manifest.update(id="../", start_url="../", scope="../")
    for entry in [manifest, *manifest.get("shortcuts", [])]:
        if "url" in entry:
            entry["url"] = f"../#{entry['url']}"
        for icon in entry.get("icons", []):
            icon["src"] = f"..{icon['src']}"
    return dump(manifest)
