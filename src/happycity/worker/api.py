"""Requests, answered as a server does (docs/protocol.md). What needs other people needs a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from happycity import __version__, i18n
from happycity.errors import HappyCityError
from happycity.pictures.of_days import draw_day_result
from happycity.pictures.of_puzzles import draw_puzzle
from happycity.pictures.of_records import draw_record, read_theme, read_wanted
from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.decide import JoinRequest, decide_join
from happycity.rooms.history import record_of
from happycity.rooms.lessons import list_lessons
from happycity.rooms.plans import Introduction, introduce, plan_branch, plan_room
from happycity.rooms.progress import MAX_RECALLED, recall_achievements, summarise_progress
from happycity.rooms.puzzles import (
    answer_payload,
    find_puzzle,
    is_solved,
    list_puzzles,
    puzzle_payload,
    rate_attempt,
    replay_ratings,
)
from happycity.rooms.records import player_names, read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.replay import analyse, count_scores
from happycity.rooms.replay import replay as replay_game
from happycity.rooms.sanitize import MAX_CHAT, MAX_NAME
from happycity.rooms.statistics import summarise
from happycity.schema.error_body import error_body, status_of
from happycity.version import PROTOCOL, RULES_VERSION
from happycity.worker.advisor import Advisor
from happycity.worker.challenges import DeviceChallenges
from happycity.worker.days import DeviceDays
from happycity.worker.log import DEVICE
from happycity.worker.packs import open_pack, pack_payload, stored_pack
from happycity.worker.personal import export_device
from happycity.worker.registry import RoomRegistry
from happycity.worker.requests import Request

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.pictures import Art
    from happycity.schema.deals import BotLine, Challenge, DayResult, Days
    from happycity.schema.game import Pack
    from happycity.schema.responses import (
        DeviceData,
        Entered,
        Info,
        Kept,
        Lessons,
        LogPage,
        Looked,
        MyRooms,
        PackCards,
        PlayerProgress,
        PuzzleAnswer,
        Puzzles,
        PuzzleToSolve,
        Replay,
        ReviewJob,
        ReviewSoFar,
        Score,
        SharedPicture,
        Statistics,
    )
    from happycity.schema.room import RoomRecord, Situation
    from happycity.schema.socket import AckFrame, HintFrame
    from happycity.worker.live_room import LiveRoom
    from happycity.worker.outside import Outside

LOG_PAGE: Final = 500
MAX_FRAMES: Final = 400
Answer = tuple[int, object]
"""A status and a JSON value."""


class Api:
    """Answers the requests of a page."""

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

    async def _room(self, request: Request) -> LiveRoom:
        return await self.registry.room(request.id)

    # Rooms

    async def create(self, request: Request) -> Entered:
        """Create a room, sit down in it, and start at once if that is wished."""
        settings = request.nested("settings")
        plan = plan_room(request.nested("options"), request.texts("seats"), settings, self.outside.bots)
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
        people = introduce(plan.mine, introduction, self._default_name)
        start = request.body.get("start") is True or plan.settings.lesson is not None
        return self._entered(await self.registry.create(plan, people, start=start))

    def _default_name(self, seat: int) -> str:
        return i18n.text("player-seat", self.locale, number=seat + 1)

    def _entered(self, live: LiveRoom) -> Entered:
        seen = live.payload()
        return {"room": seen["room"], "table": seen["table"], "you": seen["you"], "token": None}

    async def look(self, request: Request) -> Looked:
        """A room as it is now."""
        return (await self._room(request)).payload()

    async def join(self, request: Request) -> Entered:
        """Join a room. A device that is in it already keeps its seat, unless it asks for another."""
        live = await self._room(request)
        seated = any(live.room.people[person].seat is not None for person in live.people)
        if not seated or request.body.get("another") is True:
            who = JoinRequest(
                request.text("name"), request.number("seat"), request.text("role"), request.text("nonce"),
                avatar=read_optional_avatar(request.body.get("avatar")),
            )  # fmt: skip
            now = self.outside.chance.now_ms()
            await live.submit(lambda here: decide_join(here, who, DEVICE, now))
        return self._entered(live)

    async def do(self, request: Request) -> AckFrame:
        """Say anything that could be said over the socket."""
        seq = await (await self._room(request)).execute(request.body)
        return {"type": "ack", "id": str(request.body["id"]), "seq": seq}

    async def log(self, request: Request) -> LogPage:
        """What happened, from the beginning if you like."""
        live, game = await self._room(request), request.query_number("game")
        after = request.query_number("after", 0) or 0
        events = [event for event in await self.registry.log.events(live.room.id) if event["seq"] > after]
        page = events[:LOG_PAGE]
        return {
            "happenings": [event for event in page if game is None or event["game"] == game],
            "seq": live.room.seq,
            "more": len(page) == LOG_PAGE,
        }

    async def mine(self, _request: Request) -> MyRooms:
        """My rooms."""
        return {"rooms": await self.registry.log.rooms()}

    async def my_data(self, _request: Request) -> DeviceData:
        """Everything that this device holds."""
        return await export_device(self.registry.log)

    async def stats(self, _request: Request) -> Statistics:
        """How the games of this device ended."""
        return summarise(await self.registry.log.results())

    async def progress(self, _request: Request) -> PlayerProgress:
        """Bots beaten, achievements, best cities and streaks of this device."""
        log = self.registry.log
        results = await log.results()
        untold = [result for result in results if "achievements" not in result.detail][:MAX_RECALLED]
        for result in untold:
            deal = await log.deal(result.room, result.game)
            recall_achievements(result, await log.events(result.room), deal)
        return summarise_progress(results)

    # Custom packs

    async def open_pack(self, request: Request) -> PackCards:
        """Read a pack's file. A game that is created with it stores it."""
        pack = open_pack(request.text("file") or "", request.text("content") or "")
        return await self._pack_cards(pack.to_json(), request.text("locale"))

    async def pack(self, request: Request) -> PackCards:
        """The cards of a pack with which a game here is played."""
        return await self._pack_cards(await self.registry.log.pack(request.id), request.query.get("locale"))

    async def _pack_cards(self, pack: Pack, locale: str | None) -> PackCards:
        """The cards, in English if the messages of another language are out of reach."""
        wanted, drawing = locale or self.locale, self.outside.drawing
        try:
            if drawing is not None:
                await drawing.add_messages(wanted)
        except OSError:
            wanted = i18n.DEFAULT
        return pack_payload(pack, wanted)

    # Days

    async def days(self, _request: Request) -> Days:
        """Today's cities, and my tries."""
        return await self.day_rooms.days()

    async def enter_day(self, request: Request) -> Entered:
        """Begin my try at a city of the day, or go on with it; or practise."""
        deal = await self.day_rooms.find(request.id, request.second)
        people, pace, practice = self._entering(request, deal.seat)
        return self._entered(await self.day_rooms.enter(deal, people, pace, practice=practice))

    def _entering(self, request: Request, seat: int) -> tuple[list[JoinRequest], int, bool]:
        """Who sits down for a try, at which pace of the bots, and whether it is practice."""
        introduction = Introduction(
            request.text("name"), avatar=read_optional_avatar(request.body.get("avatar"))
        )
        people = introduce([seat], introduction, self._default_name)
        return people, request.number("pace", 900) or 0, request.body.get("practice") is True

    async def day_result(self, request: Request) -> DayResult:
        """How a city of the day went."""
        return await self.day_rooms.result(await self.day_rooms.find(request.id, request.second))

    async def day_line(self, request: Request) -> BotLine:
        """A strong bot's line through a deal that I have played."""
        return await self.day_rooms.line(await self.day_rooms.find(request.id, request.second))

    # Challenges

    async def challenge(self, request: Request) -> Kept:
        """Challenge a friend to beat a finished game of this device."""
        room = request.text("room")
        if request.body.get("record") is None and room is not None:
            record: Mapping[str, object] = await self._record(room, request.number("game"))
        else:
            record = request.record()
        return {"id": await self.challenges.create(record, request.number("seat", 0) or 0)}

    async def take_challenge(self, request: Request) -> Entered:
        """Begin my try at a challenge, or go on with it; or practise."""
        _, challenge = self.challenges.find(request.id)
        people, pace, practice = self._entering(request, challenge["seat"])
        return self._entered(await self.challenges.enter(request.id, people, pace, practice=practice))

    async def challenge_result(self, request: Request) -> Challenge:
        """What is to be beaten, and both cities afterwards."""
        return await self.challenges.result(request.id)

    # Puzzles

    async def puzzles(self, _request: Request) -> Puzzles:
        """All puzzles. Only a server knows how hard others find them."""
        attempts = await self.registry.log.attempts()
        return list_puzzles(attempts, replay_ratings(attempts), self.outside.chance.now_ms())

    async def puzzle(self, request: Request) -> PuzzleToSolve:
        """A puzzle to be solved."""
        now = self.outside.chance.now_ms()
        found = find_puzzle(request.id, now)
        attempts = await self.registry.log.attempts()
        return puzzle_payload(found, attempts, replay_ratings(attempts), now)

    async def try_puzzle(self, request: Request) -> PuzzleAnswer:
        """Try a puzzle. The first attempt on this device is rated."""
        now = self.outside.chance.now_ms()
        found, action = find_puzzle(request.id, now), request.text("action") or ""
        is_solved(found, action)
        before = await self.registry.log.attempts()
        rated = None
        if all(each.puzzle != found.id for each in before):
            rated = rate_attempt(found, action, now, before, None)
            if not await self.registry.log.save_attempt(rated.attempt):
                rated = None  # another tab was quicker
        return answer_payload(found, action, before, rated, replay_ratings(before).get(found.id))

    # Games

    async def _record(self, room: str, game: int | None) -> RoomRecord:
        live = await self.registry.room(room)
        number = game or live.room.number
        if not 1 <= number <= live.room.number:
            raise Refusal("no-such-game")
        log = self.registry.log
        return record_of(await log.events(room), number, await log.deal(room, number))

    async def record(self, request: Request) -> RoomRecord:
        """A game as a record."""
        return await self._record(request.id, request.query_number("game"))

    async def replay_room(self, request: Request) -> Replay:
        """The frames of a game."""
        record = await self._record(request.id, request.query_number("game"))
        return _replay(record, request.query_number("first", 0), request.query_number("last", 200))

    async def replay(self, request: Request) -> Replay:
        """The frames of a record."""
        return _replay(request.record(), request.number("first", 0), request.number("last", 200))

    async def keep(self, request: Request) -> Kept:
        """Keep a record."""
        record, id = request.record(), self.outside.chance.id()
        _read_record(record)
        await self.registry.log.save_record(id, record)
        return {"id": id}

    async def kept(self, request: Request) -> dict[str, object]:
        """A record that was kept."""
        return {"record": await self.registry.log.record(request.id)}

    async def branch(self, request: Request) -> Entered:
        """Play on from a moment of a game; what is unseen there is reshuffled."""
        room = request.text("room")
        if request.body.get("record") is None and room is not None:
            record: Mapping[str, object] = await self._record(room, request.number("game"))
        else:
            record = request.record()
        at, seat, bot = request.number("at", 0) or 0, request.number("seat", 0) or 0, request.text("bot")
        plan = plan_branch(
            record, at, seat, bot or "normal", request.nested("settings"), self.outside.bots, packs=True
        )
        avatar = read_optional_avatar(request.body.get("avatar"))
        people = introduce(plan.mine, Introduction(request.text("name"), avatar=avatar), self._default_name)
        return self._entered(await self.registry.create(plan, people, start=True))

    async def score(self, request: Request) -> Score:
        """Score sheets of a position."""
        given = {name: request.body[name] for name in ("options", "cities") if request.body.get(name)}
        return count_scores(request.nested("position") or given)

    async def analysis(self, request: Request) -> Situation:
        """A position as a table."""
        return analyse(request.nested("position"))

    async def hint(self, request: Request) -> HintFrame:
        """What a strong bot would do, and why."""
        return await self.advisor.hint(await self._room(request), None)

    async def review_room(self, request: Request) -> ReviewJob:
        """Let a strong bot look at a game that is over."""
        record = await self._record(request.id, request.number("game"))
        if record["result"] is None:
            raise Refusal("not-over")
        return {"job": self.advisor.start_review(_read_record(record))}

    async def review(self, request: Request) -> ReviewJob:
        """Let a strong bot look at a record."""
        return {"job": self.advisor.start_review(_read_record(request.record()))}

    async def reviewed(self, request: Request) -> ReviewSoFar:
        """How far a review is."""
        return self.advisor.progress(request.id)

    async def picture(self, request: Request) -> SharedPicture:
        """A picture of a game, a day's result or a puzzle to share."""
        locale = request.text("locale") or self.locale
        art = await self._art(locale)
        if request.body.get("of") == "day":
            deal = await self.day_rooms.find(request.text("day") or "", request.text("size") or "")
            return draw_day_result(art, await self.day_rooms.result(deal), read_theme(request.body), locale)
        if request.body.get("of") == "puzzle":
            puzzle = find_puzzle(request.text("puzzle") or "", self.outside.chance.now_ms())
            return draw_puzzle(art, puzzle, read_theme(request.body), locale)
        room, wanted = request.text("room"), read_wanted(request.body, locale)
        if room is None:
            record: Mapping[str, object] = request.record()
        else:
            record = await self._record(room, request.number("game"))
        here = None if room is None else (await self.registry.room(room)).room
        return draw_record(art, record, wanted, here, names=request.body.get("names") is not False)

    async def _art(self, locale: str) -> Art:
        """What pictures are drawn with, and the messages for them."""
        drawing = self.outside.drawing
        try:
            if drawing is not None:
                await drawing.add_messages(locale)
                return await drawing.art()
        except OSError:
            pass
        raise Refusal("no-pictures")

    # Facts

    async def info(self, _request: Request) -> Info:
        """What answers here."""
        return {
            "happycity": __version__, "protocol": PROTOCOL, "rules": RULES_VERSION,
            "locales": i18n.available_locales(), "bots": [{"name": name} for name in self.outside.bots],
            "lan": False, "limits": {"chat": MAX_CHAT, "name": MAX_NAME}, "operator": None, "retention_days": 0,
        }  # fmt: skip

    async def lessons(self, _request: Request) -> Lessons:
        """The lessons."""
        return list_lessons()


def _read_record(record: Mapping[str, object]) -> Game:
    """The game of a record, perhaps with a custom pack."""
    if isinstance(record.get("pack"), dict):
        stored_pack(record["pack"])
    return read_record(record, packs=True)


def _replay(record: Mapping[str, object], first: int | None, last: int | None) -> Replay:
    first, last = first or 0, last or 0
    return replay_game(_read_record(record), first, min(last, first + MAX_FRAMES), player_names(record))


Handler = Callable[[Api, Request], Awaitable[object]]


def _route(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "([^/]+)", path))


ROUTES: Final[Mapping[tuple[str, re.Pattern[str]], tuple[int, Handler]]] = {
    (method, _route(path)): (status, handler)
    for method, path, status, handler in (
        ("POST", "/api/rooms", 201, Api.create),
        ("GET", "/api/rooms/{room}", 200, Api.look),
        ("POST", "/api/rooms/{room}/join", 200, Api.join),
        ("POST", "/api/rooms/{room}/do", 200, Api.do),
        ("GET", "/api/rooms/{room}/log", 200, Api.log),
        ("GET", "/api/rooms/{room}/record", 200, Api.record),
        ("GET", "/api/rooms/{room}/replay", 200, Api.replay_room),
        ("POST", "/api/rooms/{room}/hint", 200, Api.hint),
        ("POST", "/api/rooms/{room}/review", 202, Api.review_room),
        ("GET", "/api/mine", 200, Api.mine),
        ("GET", "/api/mine/data", 200, Api.my_data),
        ("GET", "/api/stats", 200, Api.stats),
        ("GET", "/api/progress", 200, Api.progress),
        ("POST", "/api/packs", 200, Api.open_pack),
        ("GET", "/api/packs/{pack}", 200, Api.pack),
        ("GET", "/api/days", 200, Api.days),
        ("POST", "/api/days/{day}/{size}", 201, Api.enter_day),
        ("GET", "/api/days/{day}/{size}", 200, Api.day_result),
        ("GET", "/api/days/{day}/{size}/line", 200, Api.day_line),
        ("POST", "/api/challenges", 201, Api.challenge),
        ("POST", "/api/challenges/{challenge}", 201, Api.take_challenge),
        ("GET", "/api/challenges/{challenge}", 200, Api.challenge_result),
        ("GET", "/api/puzzles", 200, Api.puzzles),
        ("GET", "/api/puzzles/{puzzle}", 200, Api.puzzle),
        ("POST", "/api/puzzles/{puzzle}/attempt", 200, Api.try_puzzle),
        ("POST", "/api/replay", 200, Api.replay),
        ("POST", "/api/import", 200, Api.keep),
        ("GET", "/api/records/{record}", 200, Api.kept),
        ("POST", "/api/branch", 201, Api.branch),
        ("POST", "/api/score", 200, Api.score),
        ("POST", "/api/analysis", 200, Api.analysis),
        ("POST", "/api/review", 202, Api.review),
        ("GET", "/api/review/{job}", 200, Api.reviewed),
        ("POST", "/api/picture", 200, Api.picture),
        ("GET", "/api/info", 200, Api.info),
        ("GET", "/api/lessons", 200, Api.lessons),
    )
}
