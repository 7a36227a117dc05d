"""The caller of a request: its seat key, its address, and what it may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, TypedDict

from fastapi import Depends, Path, Request, Response

from happycity.rooms.ids import key_of
from happycity.rooms.refusal import Refusal
from happycity.server.access import known_people
from happycity.server.http.networks import client_group
from happycity.server.state import AppState, state_of

if TYPE_CHECKING:
    from happycity.schema.room import Room, Table, You
    from happycity.server.http.limits import RequestLimits
    from happycity.server.runtime.advisor import Advisor
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.ids import Ids
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.registry import RoomRegistry
    from happycity.store.database import Database
    from happycity.store.log import Log
    from happycity.store.seat_keys import SeatKeys

COOKIE: Final = "happycity"
COOKIE_MAX_AGE_S: Final = 365 * 24 * 3600
MIN_COOKIE_CHARS: Final = 20
MAX_COOKIE_CHARS: Final = 100
RoomId = Annotated[str, Path(min_length=1, max_length=40, description="the id of a room")]


@dataclass(slots=True)
class Caller:
    """The sender of a request."""

    request: Request
    key: str | None
    """The hash of the cookie or token, if there is one."""
    bearer: bool
    """Did the request have a token?"""

    @property
    def state(self) -> AppState:
        """The parts of the application."""
        return state_of(self.request.app)

    @property
    def registry(self) -> RoomRegistry:
        """The rooms."""
        return self.state.runtime.registry

    @property
    def limits(self) -> RequestLimits:
        """The rate limits."""
        return self.state.limits

    @property
    def database(self) -> Database:
        """The database."""
        return self.state.runtime.database

    @property
    def log(self) -> Log:
        """The event log."""
        return self.state.runtime.log

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that may take a seat."""
        return self.state.runtime.bot_pool.names()

    @property
    def advisor(self) -> Advisor:
        """Hints and reviews."""
        return self.state.runtime.advisor

    @property
    def clock(self) -> Clock:
        """The server's clock."""
        return self.state.runtime.clock

    @property
    def ids(self) -> Ids:
        """Fresh ids and tokens."""
        return self.state.runtime.ids

    @property
    def seat_keys(self) -> SeatKeys:
        """Who may speak for whom."""
        return self.state.runtime.seat_keys

    @property
    def address(self) -> str:
        """The address of the client."""
        return _address_of(self.request)

    @property
    def is_local(self) -> bool:
        """Is it a browser on the server's own machine?"""
        return bool(self.request.scope["state"].get("local"))

    @property
    def client(self) -> str:
        """Whom limits count as one."""
        return client_of(self.request)

    async def people(self, live: LiveRoom) -> tuple[str, ...]:
        """The people for whom the caller may speak in a room. An unknown token is refused."""
        return await known_people(self.seat_keys, live, self.key, required=self.bearer)


def _address_of(request: Request) -> str:
    return str(request.scope["state"].get("address", "")) or "unknown"


def client_of(request: Request) -> str:
    """Whom limits count as one."""
    return client_group(_address_of(request))


def identify_caller(request: Request) -> Caller:
    """Identify the caller of a request."""
    key, bearer = read_key(request.headers.get("authorization"), request.cookies.get(COOKIE))
    return Caller(request, key, bearer)


def read_key(authorization: str | None, cookie: str | None) -> tuple[str | None, bool]:
    """The seat key of a request, and whether it is a bearer token, which precedes the cookie."""
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Refusal("bad-token")
        return key_of(token.strip()), True
    if cookie is not None and MIN_COOKIE_CHARS <= len(cookie) <= MAX_COOKIE_CHARS:
        return key_of(cookie), False
    return None, False


Who = Annotated[Caller, Depends(identify_caller)]


def ensure_key(who: Caller, response: Response, program: bool) -> tuple[str, str | None]:
    """The seat key of the caller: of the browser's cookie, set now if need be, or of a new token for a program."""
    if program:
        token = who.ids.token()
        return key_of(token), token
    if who.key is not None and not who.bearer:
        return who.key, None
    token = who.ids.token()
    secure = bool(who.request.scope["state"].get("secure"))
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_MAX_AGE_S, httponly=True, secure=secure, samesite="strict", path="/api"
    )
    return key_of(token), None


async def visible_room(who: Caller, room: str, game: int | None = None) -> LiveRoom:
    """A room that the caller may see, or at least one game of it."""
    live = await who.registry.room(room)
    if not live.room.is_visible_to(await known_people(who.seat_keys, live, who.key), game):
        raise Refusal("not-allowed")
    return live


class RoomResponse(TypedDict):
    """A room, its table and the caller's place in it."""

    room: Room
    table: Table | None
    you: You


async def room_response(who: Caller, live: LiveRoom, key: str | None = None) -> RoomResponse:
    """A room as the caller, or another key, sees it now."""
    people = await known_people(who.seat_keys, live, key or who.key)
    async with live.lock:
        live.check()
        room, table = live.payload()
        return {"room": room, "table": table, "you": live.you(people)}
