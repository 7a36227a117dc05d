"""Words and facts that do not change while the server runs: cards, rules, messages, addresses."""

from __future__ import annotations

import functools
import io
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from happycity import __version__, i18n
from happycity.cards import COLOURS, default_catalogue
from happycity.game import rulebook
from happycity.i18n.bundle import Messages
from happycity.rooms.lessons import lessons
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import LONGEST_CHAT, LONGEST_NAME
from happycity.schema.responses import Catalogue, CompiledWords, Info, Lan, Lessons, Locales, Rules
from happycity.schema.validate import Json
from happycity.server.http import client_messages
from happycity.server.http.bodies import OpenLan
from happycity.server.http.caller import Who
from happycity.server.http.compression import FOREVER, public
from happycity.server.http.description import told
from happycity.store.json import encode
from happycity.version import PROTOCOL, RULES_VERSION

CACHED: Final = {"Cache-Control": "public, max-age=300"}

router = APIRouter(prefix="/api", tags=["facts"])


@router.get("/info", **told(Info))
async def info(who: Who) -> Json:
    """What this server is."""
    return {
        "happycity": __version__,
        "protocol": PROTOCOL,
        "rules": RULES_VERSION,
        "locales": i18n.available_locales(),
        "bots": [{"name": name} for name in who.registry.bot_names],
        "lan": who.request.app.state.lan.opened,
        "limits": {"chat": LONGEST_CHAT, "name": LONGEST_NAME},
        "operator": who.registry.config.operator or None,
        "retention_days": who.registry.config.retention_days,
    }


@functools.cache
def catalogue_words() -> Json:
    """All cards as JSON."""
    cards = default_catalogue()

    def plain(card: Any) -> Json:
        words = {each.name: getattr(card, each.name) for each in fields(card)}
        words = {name: value for name, value in words.items() if not isinstance(value, Mapping)}
        if "needs" in words:
            words["needs"] = {
                colour: need for colour, need in zip(COLOURS, words["needs"], strict=True) if need
            }
        if "effects" in words:
            words["effects"] = [{"piece": effect.piece, **dict(effect.params)} for effect in card.effects]
        return words

    return {
        "colours": list(COLOURS),
        "buildings": [plain(card) for card in cards.buildings],
        "dwellings": [plain(card) for card in cards.dwellings],
        "markets": [plain(card) for card in cards.markets],
        "specials": [plain(card) for card in cards.specials],
        "monsters": [plain(card) for card in cards.monsters],
        "tokens_per_colour": cards.tokens_per_colour,
    }


@router.get("/catalogue", **told(Catalogue))
async def catalogue() -> Response:
    """All cards with their numbers and where these come from."""
    return Response(encode(catalogue_words()), media_type="application/json", headers=CACHED)


@router.get("/rules", **told(Rules))
async def rules(locale: Annotated[str, Query(max_length=100)] = i18n.DEFAULT) -> Json:
    """The numbered rules in a language."""
    chosen = i18n.negotiate(locale)
    groups = [{"id": group, "title": rulebook.group_title(group, chosen)} for group in rulebook.GROUPS]
    told = [
        {"number": each.number, "group": each.group, "title": each.title, "text": each.text}
        for each in rulebook.rules(chosen)
    ]
    return {"locale": chosen, "groups": groups, "rules": told}


@router.get("/locales", **told(Locales))
async def locales() -> Json:
    """Which languages there are."""
    every = i18n.available_locales()
    shelf = Messages()
    return {
        "default": i18n.DEFAULT,
        "locales": every,
        "areas": {name: shelf.areas(name) for name in every},
    }


def _area(locale: str, area: str) -> Path:
    if locale not in i18n.available_locales() or area not in Messages().areas(locale):
        raise Refusal("no-such-page")
    return Messages().source(locale, area)


@router.get("/locales/{locale}/{area}.ftl", response_class=PlainTextResponse)
async def fluent(locale: str, area: str) -> Response:
    """The words of an area as Fluent source."""
    text = _area(locale, area).read_text(encoding="utf-8")
    return PlainTextResponse(text, headers={**CACHED, "Content-Type": "text/plain; charset=utf-8"})


@router.get("/locales/{locale}/{area}.json", **told(CompiledWords))
async def compiled(locale: str, area: str) -> Response:
    """The words of an area in compiled form."""
    from happycity.i18n.files import load

    words = load(_area(locale, area))
    return Response(encode({"messages": words}), media_type="application/json", headers=CACHED)


@router.get("/words/{locale}/{part}.json", **told(CompiledWords))
async def words(locale: str, part: str, who: Who, v: Annotated[str, Query(max_length=40)] = "") -> Response:
    """The browser client's words in a language: `first`, `rules` or `lessons`, whole and in compiled form."""
    body = client_messages.words(locale, part)
    kept = FOREVER if v == client_messages.version(body) else CACHED["Cache-Control"]
    return public(who.request, body, "application/json", kept)


@router.get("/lessons", **told(Lessons))
async def lesson_list() -> Json:
    """The lessons."""
    told = [
        {"id": name, "options": each["options"], "steps": len(each["steps"]), "order": each.get("order", 0)}
        for name, each in lessons().items()
    ]
    return {"lessons": sorted(told, key=lambda each: (each["order"], each["id"]))}


@router.get("/lan", **told(Lan))
async def lan(who: Who) -> Json:
    """Can other devices reach this server?"""
    return who.request.app.state.lan.words(who.address)


@router.post("/lan", **told(Lan))
async def open_lan(body: OpenLan, who: Who) -> Json:
    """Open the game to the local network, or close it again; only from the server's own machine."""
    network = who.request.app.state.lan
    await network.change(body.open, who.address)
    return network.words(who.address)


@router.get("/qr.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def qr(
    who: Who, path: Annotated[str, Query(max_length=200, pattern=r"^/[a-z0-9/_-]*$")] = "/"
) -> Response:
    """The QR code of a page's address, as other devices reach it."""
    import segno

    address = who.request.app.state.lan.address(who.request) + path
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False, nl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
