"""Pages that the server words itself, in the language of whoever asks."""

from __future__ import annotations

import functools
import html
import json
import re
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import HTMLResponse

from happycity import messages

HERE: Final = Path(__file__).parent
AREA: Final = "docs"
GAP: Final = re.compile(r"\{\{([\w-]+)\}\}")


def worded(name: str, request: Request) -> HTMLResponse:
    """A page with the messages that it names: `{{docs-title}}`."""
    locale = language(request)
    headers = {"Cache-Control": "no-cache", "Content-Language": locale, "Vary": "Accept-Language"}
    return HTMLResponse(_page(name, locale), headers=headers)


def language(request: Request) -> str:
    """The reader's language: `?lang=`, which a link of the client carries, else what the browser asks for."""
    chosen = request.query_params.get("lang", "")
    known = chosen in messages.available_locales()
    return chosen if known else messages.negotiate(request.headers.get("accept-language", ""))


@functools.lru_cache(maxsize=64)
def _page(name: str, locale: str) -> str:
    def fill(gap: re.Match[str]) -> str:
        if gap[1] == "locale":
            return html.escape(locale)
        if gap[1] == "words":
            return _words(locale)
        return html.escape(messages.text(gap[1], locale))

    return GAP.sub(fill, (HERE / name).read_text(encoding="utf-8"))


def _words(locale: str) -> str:
    """The words that the page's script needs. `%` stands for what it puts in."""
    words = {key: messages.text(key, locale, kind="%") for key in messages.ids(AREA)}
    return json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
