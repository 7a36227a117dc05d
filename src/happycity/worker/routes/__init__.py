"""Every request that a device answers, with the status of a good answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

from happycity.worker.routes import deals, games, mine, rooms

if TYPE_CHECKING:
    from happycity.worker.api import Api
    from happycity.worker.requests import Request

Handler = Callable[["Api", "Request"], Awaitable[object]]


def _route(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "([^/]+)", path))


ROUTES: Final[Mapping[tuple[str, re.Pattern[str]], tuple[int, Handler]]] = {
    (method, _route(path)): (status, handler)
    for method, path, status, handler in (
        ("POST", "/api/rooms", 201, rooms.create),
        ("GET", "/api/rooms/{room}", 200, rooms.look),
        ("POST", "/api/rooms/{room}/join", 200, rooms.join),
        ("POST", "/api/rooms/{room}/do", 200, rooms.do),
        ("GET", "/api/rooms/{room}/log", 200, rooms.log),
        ("GET", "/api/rooms/{room}/record", 200, games.record),
        ("GET", "/api/rooms/{room}/replay", 200, games.replay_room),
        ("POST", "/api/rooms/{room}/hint", 200, games.hint),
        ("POST", "/api/rooms/{room}/review", 202, games.review_room),
        ("GET", "/api/mine", 200, mine.mine),
        ("GET", "/api/mine/data", 200, mine.my_data),
        ("GET", "/api/stats", 200, mine.stats),
        ("GET", "/api/progress", 200, mine.progress),
        ("POST", "/api/packs", 200, rooms.read_pack),
        ("GET", "/api/packs/{pack}", 200, rooms.pack),
        ("GET", "/api/days", 200, deals.days),
        ("POST", "/api/days/{day}/{size}", 201, deals.enter_day),
        ("GET", "/api/days/{day}/{size}", 200, deals.day_result),
        ("GET", "/api/days/{day}/{size}/line", 200, deals.day_line),
        ("POST", "/api/challenges", 201, deals.challenge),
        ("POST", "/api/challenges/{challenge}", 201, deals.take_challenge),
        ("GET", "/api/challenges/{challenge}", 200, deals.challenge_result),
        ("GET", "/api/puzzles", 200, deals.puzzles),
        ("GET", "/api/puzzles/{puzzle}", 200, deals.puzzle),
        ("POST", "/api/puzzles/{puzzle}/attempt", 200, deals.try_puzzle),
        ("POST", "/api/replay", 200, games.replay),
        ("POST", "/api/import", 200, games.keep),
        ("GET", "/api/records/{record}", 200, games.kept),
        ("POST", "/api/branch", 201, games.branch),
        ("POST", "/api/score", 200, games.score),
        ("POST", "/api/analysis", 200, games.analysis),
        ("POST", "/api/review", 202, games.review),
        ("GET", "/api/review/{job}", 200, games.reviewed),
        ("POST", "/api/picture", 200, games.picture),
        ("GET", "/api/info", 200, mine.info),
        ("GET", "/api/lessons", 200, mine.lessons),
    )
}
