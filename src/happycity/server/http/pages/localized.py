"""Pages in the language of the reader."""

from __future__ import annotations

import html
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from happycity import __version__, i18n

if TYPE_CHECKING:
    from happycity.server.http.client_messages import ClientMessages
    from happycity.server.http.compression import PublicContent
    from happycity.server.http.previews.preview import Preview

FOLDER: Final = Path(__file__).parent
SCRIPT_AREA: Final = "docs"
"""The area of the messages that the page's script needs."""
LANGUAGE: Final = re.compile(r'<html lang="[\w-]*"')
OTHER_FONTS: Final = {
    False: re.compile(r"\s*<link rel=\"preload\" as=\"font\"[^>]*baloo[^>]*>"),
    True: re.compile(r"\s*<link rel=\"preload\" as=\"font\"[^>]*fredoka[^>]*>"),
}
"""Polish has a font of its own (web/src/styles/base.css). Only the reader's font is preloaded."""
TITLE: Final = re.compile("<title>[^<]*</title>")
DESCRIPTION: Final = re.compile('<meta name="description" content="[^"]*" />')
LOCALE_COOKIE: Final = "happycity-locale"
PLACEHOLDER: Final = re.compile(r"\{\{([\w-]+)\}\}")
CACHE_SIZE: Final = 64


class LocalizedPages:
    """Rendered pages, kept in memory."""

    def __init__(self, messages: ClientMessages, content: PublicContent) -> None:
        self.messages = messages
        self.content = content
        self._render = lru_cache(CACHE_SIZE)(_render)
        self._render_client = lru_cache(CACHE_SIZE)(_render_client)

    def page(self, name: str, request: Request) -> HTMLResponse:
        """A page with its placeholders filled, such as `{{docs-title}}`."""
        locale = reader_locale(request)
        headers = {"Cache-Control": "no-cache", "Content-Language": locale, "Vary": "Accept-Language"}
        return HTMLResponse(self._render(name, locale), headers=headers)

    def client_page(
        self, file: Path, request: Request, preview: Preview, base: str, *, drawn: bool
    ) -> Response:
        """The client's page. It lists the languages, preloads messages, and tells what its link is about."""
        locale = preview.locale
        text = self.content.read(file).decode("utf-8")
        locales = " ".join(i18n.available_locales())
        body = self._render_client(text, locale, locales, self.messages.first_url(locale))
        body = add_preview(body, preview, base, drawn=drawn)
        headers = {"Content-Language": locale, "Vary": "Accept-Encoding, Accept-Language, Cookie"}
        return self.content.respond(request, body, "text/html", "no-cache", headers)


def reader_locale(request: Request) -> str:
    """The reader's language: `?lang=`, else the client's choice (a cookie), else the browser's languages."""
    for chosen in (request.query_params.get("lang"), request.cookies.get(LOCALE_COOKIE)):
        if chosen in i18n.available_locales():
            return str(chosen)
    return i18n.negotiate(request.headers.get("accept-language", ""))


def add_preview(page: bytes, preview: Preview, base: str, *, drawn: bool) -> bytes:
    """The page with the title, the description and the picture of its link."""
    text = page.decode()
    site = i18n.text("game-title", preview.locale)
    text = TITLE.sub(lambda _: f"<title>{html.escape(preview.title)}</title>", text, count=1)
    described = f'<meta name="description" content="{html.escape(preview.description)}" />'
    tags = preview.tags(base, site, drawn=drawn)
    return DESCRIPTION.sub(lambda _: described + tags, text, count=1).encode()


def _render_client(text: str, locale: str, locales: str, messages_url: str) -> bytes:
    text = text.replace('="./', '="/')  # the client is built for any folder; a server's is the root
    preload = f'<link rel="preload" as="fetch" crossorigin href="{html.escape(messages_url)}" />'
    facts = f'data-version="{__version__}" data-locales="{html.escape(locales)}"'
    text = LANGUAGE.sub(f'<html lang="{html.escape(locale)}" {facts}', text, count=1)
    text = text.replace("</title>", f"</title>\n    {preload}", 1)
    return OTHER_FONTS[locale == "pl"].sub("", text).encode()


def _render(name: str, locale: str) -> str:
    def fill(placeholder: re.Match[str]) -> str:
        key = placeholder[1]
        if key == "locale":
            return html.escape(locale)
        if key == "words":
            return _script_messages(locale)
        return html.escape(i18n.text(key, locale))

    return PLACEHOLDER.sub(fill, (FOLDER / name).read_text(encoding="utf-8"))


def _script_messages(locale: str) -> str:
    """The messages of the page's script as JSON. It replaces `%` by a value."""
    messages = {id: i18n.text(id, locale, kind="%") for id in i18n.ids(SCRIPT_AREA)}
    return json.dumps(messages, ensure_ascii=False).replace("<", "\\u003c")
