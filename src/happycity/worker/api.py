"""Requests, answered as a server does (docs/protocol.md). What needs other people needs a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity import i18n
from happycity.errors import HappyCityError
from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.history import record_of
from happycity.rooms.plans import Introduction, introduce
from happycity.rooms.refusal import Refusal
from happycity.schema.error_body import error_body, status_of
from happycity.worker.advisor import Advisor
from happycity.worker.challenges import DeviceChallenges
from happycity.worker.days import DeviceDays
from happycity.worker.registry import RoomRegistry
from happycity.worker.requests import Request
from happycity.worker.routes import ROUTES

if TYPE_CHECKING:
    from happycity.rooms.decide import JoinRequest
    from happycity.schema.responses import Entered
    from happycity.schema.room import RoomRecord
    from happycity.worker.live_room import LiveRoom
    from happycity.worker.outside import Outside

Answer = tuple[int, object]
"""A status and a JSON value."""


class Api:
    """Answers the requests of a page, with the functions of `routes`."""

    def __init__(self, outside: Outside, locale: str = i18n.DEFAULT) -> None:
        self.outside = outside
        self.locale = locale
        self.registry = RoomRegistry(outside)
        self.advisor = Advisor(outside)
        self.day_rooms = DeviceDays(self.registry)
        self.challenges = DeviceChallenges(self.registry)

    async def answer(self, method: str, address: str, body: object) -> Answer:
        """The status and the JSON of a response."""
        try:
            request = Request.of(method, address, body)
            for (verb, pattern), (status, handle) in ROUTES.items():
                found = pattern.fullmatch(request.path)
                if verb == method and found is not None:
                    return status, await handle(self, request.at(*found.groups()))
            raise Refusal("needs-server")
        except HappyCityError as error:
            return status_of(error), error_body(error)

    async def room(self, request: Request) -> LiveRoom:
        """The room in the path."""
        return await self.registry.room(request.id)

    def default_name(self, seat: int) -> str:
        """The name of somebody who gave none."""
        return i18n.text("player-seat", self.locale, number=seat + 1)

    def entered(self, live: LiveRoom) -> Entered:
        """The room as somebody sees it who has just entered."""
        seen = live.payload()
        return {"room": seen["room"], "table": seen["table"], "you": seen["you"], "token": None}

    def entering(self, request: Request, seat: int) -> tuple[list[JoinRequest], int, bool]:
        """Who sits down for a try, at which pace of the bots, and whether it is practice."""
        introduction = Introduction(
            request.text("name"), avatar=read_optional_avatar(request.body.get("avatar"))
        )
        people = introduce([seat], introduction, self.default_name)
        return people, request.number("pace", 900) or 0, request.body.get("practice") is True

    async def record(self, room: str, game: int | None) -> RoomRecord:
        """The record of a room's game; of the present one by default."""
        live = await self.registry.room(room)
        number = game or live.room.number
        if not 1 <= number <= live.room.number:
            raise Refusal("no-such-game")
        log = self.registry.log
        return record_of(await log.events(room), number, await log.deal(room, number))
