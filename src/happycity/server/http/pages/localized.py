"""Pages that the server words itself, in the language of whoever asks."""

from __future__ import annotations

import functools
import html
import json
import re
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from happycity import i18n
from happycity.server.http import client_messages
from happycity.server.http.compression import content, public

HERE: Final = Path(__file__).parent
AREA: Final = "docs"
LANGUAGE: Final = re.compile(r'<html lang="[\w-]*"')
OTHER_FONTS: Final = {
    False: re.compile(r"\s*<link rel=\"preload\" as=\"font\"[^>]*baloo[^>]*>"),
    True: re.compile(r"\s*<link rel=\"preload\" as=\"font\"[^>]*fredoka[^>]*>"),
}
"""Polish is lettered in another font (web/src/styles/base.css): only the reader's own is fetched early."""
CHOSEN: Final = "happycity-locale"
GAP: Final = re.compile(r"\{\{([\w-]+)\}\}")


def worded(name: str, request: Request) -> HTMLResponse:
    """A page with the messages that it names: `{{docs-title}}`."""
    locale = language(request)
    headers = {"Cache-Control": "no-cache", "Content-Language": locale, "Vary": "Accept-Language"}
    return HTMLResponse(_page(name, locale), headers=headers)


def first_page(file: Path, request: Request) -> Response:
    """The client's page: it says which languages there are, and fetches the reader's words before any script asks."""
    locale = language(request)
    text = content(file).decode("utf-8")
    body = _first_page(text, locale, " ".join(i18n.available_locales()), client_messages.address(locale))
    headers = {"Content-Language": locale, "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    return public(request, body, "text/html", "no-cache", headers)


@functools.lru_cache(maxsize=64)
def _first_page(text: str, locale: str, locales: str, words: str) -> bytes:
    fetched = f'<link rel="preload" as="fetch" crossorigin href="{html.escape(words)}" />'
    text = LANGUAGE.sub(
        f'<html lang="{html.escape(locale)}" data-locales="{html.escape(locales)}"', text, count=1
    )
    return (
        OTHER_FONTS[locale == "pl"].sub("", text.replace("</title>", f"</title>\n    {fetched}", 1)).encode()
    )


def language(request: Request) -> str:
    """The reader's language: `?lang=`, else the client's choice (a cookie), else what the browser asks for."""
    for chosen in (request.query_params.get("lang"), request.cookies.get(CHOSEN)):
        if chosen in i18n.available_locales():
            return str(chosen)
    return i18n.negotiate(request.headers.get("accept-language", ""))


@functools.lru_cache(maxsize=64)
def _page(name: str, locale: str) -> str:
    def fill(gap: re.Match[str]) -> str:
        if gap[1] == "locale":
            return html.escape(locale)
        if gap[1] == "words":
            return _words(locale)
        return html.escape(i18n.text(gap[1], locale))

    return GAP.sub(fill, (HERE / name).read_text(encoding="utf-8"))


def _words(locale: str) -> str:
    """The words that the page's script needs. `%` stands for what it puts in."""
    words = {key: i18n.text(key, locale, kind="%") for key in i18n.ids(AREA)}
    return json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
