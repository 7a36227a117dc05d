"""Rooms of this device, and custom packs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.decide import JoinRequest, decide_join
from happycity.rooms.plans import Introduction, introduce, plan_room
from happycity.rooms.refusal import Refusal
from happycity.worker.log import DEVICE
from happycity.worker.packs import open_pack, pack_payload, stored_pack

if TYPE_CHECKING:
    from happycity.schema.game import Pack
    from happycity.schema.responses import Entered, LogPage, Looked, PackCards
    from happycity.schema.socket import AckFrame
    from happycity.worker.api import Api
    from happycity.worker.requests import Request

LOG_PAGE: Final = 500


async def create(api: Api, request: Request) -> Entered:
    """Create a room, sit down in it, and start at once if asked to."""
    settings = request.nested("settings")
    plan = plan_room(request.nested("options"), request.texts("seats"), settings, api.outside.bots)
    if not plan.is_complete:
        raise Refusal("needs-server")
    if request.body.get("pack") is not None:
        if plan.base is not None:  # a lesson has its own cards
            raise Refusal("bad-message", field="pack")
        plan = replace(plan, base={"pack": stored_pack(request.body["pack"]).to_json()})
    introduction = Introduction(
        request.text("name"), request.texts("names") or [], request.text("nonce"),
        avatar=read_optional_avatar(request.body.get("avatar")),
    )  # fmt: skip
    people = introduce(plan.mine, introduction, api.default_name)
    start = request.body.get("start") is True or plan.settings.lesson is not None
    return api.entered(await api.registry.create(plan, people, start=start))


async def look(api: Api, request: Request) -> Looked:
    """A room as it is now."""
    return (await api.room(request)).payload()


async def join(api: Api, request: Request) -> Entered:
    """Join a room. A device that is in it already keeps its seat, unless it asks for another."""
    live = await api.room(request)
    seated = any(live.room.people[person].seat is not None for person in live.people)
    if not seated or request.body.get("another") is True:
        who = JoinRequest(
            request.text("name"), request.number("seat"), request.text("role"), request.text("nonce"),
            avatar=read_optional_avatar(request.body.get("avatar")),
        )  # fmt: skip
        now = api.outside.chance.now_ms()
        await live.submit(lambda here: decide_join(here, who, DEVICE, now))
    return api.entered(live)


async def do(api: Api, request: Request) -> AckFrame:
    """Send any command that could be sent over the socket."""
    seq = await (await api.room(request)).execute(request.body)
    return {"type": "ack", "id": str(request.body["id"]), "seq": seq}


async def log(api: Api, request: Request) -> LogPage:
    """What happened, from the beginning if you like."""
    live, game = await api.room(request), request.query_number("game")
    after = request.query_number("after", 0) or 0
    events = [event for event in await api.registry.log.events(live.room.id) if event["seq"] > after]
    page = events[:LOG_PAGE]
    return {
        "happenings": [event for event in page if game is None or event["game"] == game],
        "seq": live.room.seq,
        "more": len(page) == LOG_PAGE,
    }


async def read_pack(api: Api, request: Request) -> PackCards:
    """Read a pack's file. A game that is created with it stores it."""
    pack = open_pack(request.text("file") or "", request.text("content") or "")
    return await _pack_cards(api, pack.to_json(), request.text("locale"))


async def pack(api: Api, request: Request) -> PackCards:
    """The cards of a pack with which a game here is played."""
    return await _pack_cards(api, await api.registry.log.pack(request.id), request.query.get("locale"))


async def _pack_cards(api: Api, pack: Pack, locale: str | None) -> PackCards:
    """The cards, in English if the messages of another language are out of reach."""
    wanted, drawing = locale or api.locale, api.outside.drawing
    try:
        if drawing is not None:
            await drawing.add_messages(wanted)
    except OSError:
        wanted = i18n.DEFAULT
    return pack_payload(pack, wanted)
