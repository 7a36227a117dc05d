"""Who asks: the browser's cookie or a program's token, the address, and the room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, cast

from fastapi import Depends, Path, Request, Response

from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import fresh_token, key_of
from happycity.schema.validate import Json
from happycity.server.runtime.live_room import LiveRoom
from happycity.server.runtime.registry import RoomRegistry
from happycity.server.socket.connection import known_people

COOKIE: Final = "happycity"
YEAR: Final = 365 * 24 * 3600
RoomId = Annotated[str, Path(min_length=1, max_length=40, description="the id of a room")]


@dataclass(slots=True)
class Caller:
    """Somebody who sends a request."""

    request: Request
    key: str | None
    """The hash of the cookie or token; None for somebody without."""
    bearer: bool

    @property
    def registry(self) -> RoomRegistry:
        """The rooms."""
        return cast(RoomRegistry, self.request.app.state.registry)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return str(self.request.scope["state"].get("address", "")) or "unknown"

    async def people(self, live: LiveRoom) -> tuple[str, ...]:
        """Whom the asker may speak for in a room. A token that is shown has to be right."""
        return await known_people(self.registry, live, self.key, self.bearer)


def asker(request: Request) -> Caller:
    """Find out who asks."""
    key, bearer = key_from(request.headers.get("authorization"), request.cookies.get(COOKIE))
    return Caller(request, key, bearer)


def key_from(authorization: str | None, cookie: str | None) -> tuple[str | None, bool]:
    """The key of a request: a bearer token counts more than a cookie."""
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        if kind.lower() != "bearer" or not token.strip():
            raise Refusal("bad-token")
        return key_of(token.strip()), True
    if cookie is not None and 20 <= len(cookie) <= 100:
        return key_of(cookie), False
    return None, False


Who = Annotated[Caller, Depends(asker)]


def seated(who: Caller, response: Response, program: bool) -> tuple[str, str | None]:
    """A key for somebody who sits down: the browser's cookie, made now if need be, or a token for a program."""
    if program:
        token = fresh_token()
        return key_of(token), token
    if who.key is not None and not who.bearer:
        return who.key, None
    token = fresh_token()
    secure = bool(who.request.scope["state"].get("secure"))
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, secure=secure, samesite="strict", path="/api"
    )
    return key_of(token), None


async def seen(who: Caller, room: str, game: int | None = None) -> LiveRoom:
    """A room that the asker may look at, or a game of it."""
    live = await who.registry.room(room)
    if not live.room.shows(await known_people(who.registry, live, who.key), game):
        raise Refusal("not-allowed")
    return live


async def shown(who: Caller, live: LiveRoom, key: str | None = None, **more: Any) -> Json:
    """Room, table and what the asker holds there."""
    people = await known_people(who.registry, live, key or who.key)
    async with live.lock:
        live.check()
        return {**live.now(), "you": live.you(people), **more}
