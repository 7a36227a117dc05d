"""Reference data: cards, rules, messages, lessons, and the addresses of this server."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from happycity import __version__, i18n
from happycity.cards import default_catalogue
from happycity.game import reference, rulebook
from happycity.i18n.bundle import Messages
from happycity.rooms.lessons import list_lessons
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import MAX_CHAT, MAX_NAME
from happycity.schema.json_text import encode
from happycity.schema.responses import (
    Catalogue,
    CompiledWords,
    Info,
    Lan,
    Lessons,
    Locales,
    Rules,
    SearchResult,
)
from happycity.server.http.bodies import OpenLan
from happycity.server.http.caller import Who
from happycity.server.http.compression import FOREVER
from happycity.server.http.description import responds
from happycity.version import PROTOCOL, RULES_VERSION

SHORTLY: Final = "public, max-age=300"
CACHED: Final = {"Cache-Control": SHORTLY}

router = APIRouter(prefix="/api", tags=["facts"])


@router.get("/info", **responds(Info))
async def info(who: Who) -> Info:
    """What this server is."""
    config = who.state.config
    return {
        "happycity": __version__,
        "protocol": PROTOCOL,
        "rules": RULES_VERSION,
        "locales": i18n.available_locales(),
        "bots": [{"name": name} for name in who.bots],
        "lan": who.state.network.is_open,
        "limits": {"chat": MAX_CHAT, "name": MAX_NAME},
        "operator": config.operator or None,
        "retention_days": config.retention_days,
    }


@router.get("/catalogue", **responds(Catalogue))
async def catalogue(who: Who) -> Response:
    """All cards with their numbers and where these come from."""
    return Response(who.state.catalogue.body, media_type="application/json", headers=CACHED)


@router.get("/rules", **responds(Rules))
async def rules(locale: Annotated[str, Query(max_length=100)] = i18n.DEFAULT) -> Rules:
    """The numbered rules in a language."""
    chosen = i18n.negotiate(locale)
    return {
        "locale": chosen,
        "groups": [{"id": group, "title": rulebook.group_title(group, chosen)} for group in rulebook.GROUPS],
        "rules": [
            {"number": rule.number, "group": rule.group, "title": rule.title, "text": rule.text}
            for rule in rulebook.rules(chosen)
        ],
    }


@router.get("/search", **responds(SearchResult))
def search(
    text: Annotated[str, Query(max_length=200)], locale: Annotated[str, Query(max_length=100)] = i18n.DEFAULT
) -> SearchResult:
    """The rules and cards that a question in any language is about; the reader's language counts more."""
    chosen = i18n.negotiate(locale)
    return {
        "locale": chosen,
        "rules": [rule.number for rule in reference.find_rules(text, chosen)],
        "cards": [card.id for card in reference.find_cards(default_catalogue(), text, chosen)],
    }


@router.get("/locales", **responds(Locales))
async def locales() -> Locales:
    """Which languages there are."""
    available = i18n.available_locales()
    messages = Messages()
    return {
        "default": i18n.DEFAULT,
        "locales": available,
        "areas": {locale: messages.areas(locale) for locale in available},
    }


def _message_file(locale: str, area: str) -> Path:
    """The source of an area's messages in a language."""
    messages = Messages()
    if locale not in i18n.available_locales() or area not in messages.areas(locale):
        raise Refusal("no-such-page")
    return messages.source(locale, area)


@router.get("/locales/{locale}/{area}.ftl", response_class=PlainTextResponse)
async def fluent(locale: str, area: str) -> Response:
    """The messages of an area as Fluent source."""
    text = _message_file(locale, area).read_text(encoding="utf-8")
    return PlainTextResponse(text, headers={**CACHED, "Content-Type": "text/plain; charset=utf-8"})


@router.get("/locales/{locale}/{area}.json", **responds(CompiledWords))
async def compiled(locale: str, area: str) -> Response:
    """The messages of an area in compiled form."""
    from happycity.i18n.files import load

    payload = {"messages": load(_message_file(locale, area))}
    return Response(encode(payload), media_type="application/json", headers=CACHED)


@router.get("/words/{locale}/{part}.json", **responds(CompiledWords))
async def words(locale: str, part: str, who: Who, v: Annotated[str, Query(max_length=40)] = "") -> Response:
    """The browser client's words in a language: `first`, `rules` or `lessons`, whole and in compiled form."""
    messages = who.state.messages
    body = messages.part(locale, part)
    cache_control = FOREVER if v == messages.version(body) else SHORTLY
    return who.state.content.respond(who.request, body, "application/json", cache_control)


@router.get("/lessons", **responds(Lessons))
async def lesson_list() -> Lessons:
    """The lessons."""
    return list_lessons()


@router.get("/lan", **responds(Lan))
async def lan(who: Who) -> Lan:
    """Can other devices reach this server?"""
    if not who.is_local:
        raise Refusal("not-allowed")
    return who.state.network.status()


@router.post("/lan", **responds(Lan))
async def open_lan(body: OpenLan, who: Who) -> Lan:
    """Share the game on the local network, or stop sharing it; only from the server's own machine."""
    network = who.state.network
    if not who.is_local:
        raise Refusal("not-allowed")
    await network.change(body.open)
    return network.status()


@router.get("/qr.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def qr(
    who: Who, path: Annotated[str, Query(max_length=200, pattern=r"^/[a-z0-9/_-]*$")] = "/"
) -> Response:
    """The QR code of a page's address, as other devices reach it."""
    import segno

    url = who.state.network.public_url(who.request) + path
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False, nl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
