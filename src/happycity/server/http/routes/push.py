"""Web Push: notify me of my turns in a room while its page is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter

from happycity.rooms.refusal import Refusal
from happycity.schema.responses import Done, PushState
from happycity.server.http.bodies import PushAddress, SwitchPush
from happycity.server.http.caller import Caller, RoomId, Who
from happycity.server.http.description import responds
from happycity.store.push import PushSubscription

if TYPE_CHECKING:
    from happycity.server.push.service import PushService

router = APIRouter(prefix="/api", tags=["rooms"])


@router.get("/rooms/{room}/push", **responds(PushState))
async def push_state(room: RoomId, who: Who) -> PushState:
    """Is this browser notified of its turns?"""
    push = who.state.runtime.push
    if push is None or who.key is None:
        return {"key": None if push is None else push.public_key, "on": False}
    return {"key": push.public_key, "on": await push.subscriptions.is_on(room, who.key)}


@router.post("/rooms/{room}/push", **responds(PushState))
async def switch_push(room: RoomId, body: SwitchPush, who: Who) -> PushState:
    """Tell this browser of its turns from now on, or no longer."""
    who.limits.joins.check(who.client)
    push, key = _service(who), await _seated_key(who, room)
    if body.subscription is None:
        await push.subscriptions.unsubscribe(room, key)
    else:
        await push.subscriptions.subscribe(room, key, _checked(push, body.subscription))
    return {"key": push.public_key, "on": body.subscription is not None}


@router.post("/push", **responds(Done))
async def renew_push(body: PushAddress, who: Who) -> Done:
    """The push service of this browser gave it another address."""
    who.limits.joins.check(who.client)
    push = _service(who)
    if who.key is not None:
        await push.subscriptions.renew(who.key, _checked(push, body))
    return {"ok": True}


def _service(who: Caller) -> PushService:
    push = who.state.runtime.push
    if push is None:
        raise Refusal("push-off")
    return push


async def _seated_key(who: Caller, room: str) -> str:
    """The key of a browser that has a seat in a room."""
    live = await who.registry.room(room)
    people = await who.people(live)
    if who.key is None or all(live.room.people[person].seat is None for person in people):
        raise Refusal("no-seat")
    return who.key


def _checked(push: PushService, address: PushAddress) -> PushSubscription:
    subscription = PushSubscription(address.endpoint, address.p256dh, address.auth)
    if not push.accepts(subscription):
        raise Refusal("bad-push")
    return subscription
