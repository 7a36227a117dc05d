"""Games: records, replays, branches, scores, hints and reviews."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from sqlalchemy import insert, select

from happycity.errors import BadSetup
from happycity.game.game import Game
from happycity.rooms import view
from happycity.rooms.decide import decide_start
from happycity.rooms.people import Seat, Settings, check_bot
from happycity.rooms.refusal import Refusal
from happycity.rooms.room_game import Deal, RoomGame, without_hidden
from happycity.rooms.sanitize import fresh_id, is_id
from happycity.schema.responses import Entered, Kept, KeptRecord, Replay, ReviewJob, ReviewSoFar, Score
from happycity.schema.room import RoomRecord, Situation
from happycity.schema.socket import HintFrame
from happycity.schema.validate import Json
from happycity.server.http.bodies import Branch, Position, ReplayRecord, Review, WholeRecord
from happycity.server.http.caller import Caller, RoomId, Who, seated, seen, shown
from happycity.server.http.description import told
from happycity.server.http.routes.rooms import introduced, sit_down
from happycity.server.runtime.advisor import hint as asked_hint
from happycity.server.runtime.advisor import review_words, start_review
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.store.json import encode, replace_surrogates
from happycity.store.tables import records

MOST_ACTIONS: Final = 2000
"""A real game has a few hundred; a record with more costs too much to replay."""
MOST_FRAMES: Final = 400
LARGEST: Final = 256_000

router = APIRouter(prefix="/api", tags=["games"])


async def record_of(who: Caller, live: LiveRoom, number: int | None) -> Json:
    """The record of a game of a room; seed and setup only once it is over."""
    room = live.room
    number = number or room.number
    if not 1 <= number <= room.number:
        raise Refusal("no-such-game")
    rows = [row[0] for row in await who.registry.log.after(room.id, 0) if row[0]["game"] == number]
    started = next((row for row in rows if row["kind"] == "started"), None)
    if started is None:
        raise Refusal("not-playing")
    secret, base = await who.registry.log.deal(room.id, number)
    options = next((row["options"] for row in reversed(rows) if row["kind"] == "settings"), None)
    play = RoomGame(Deal(secret, base), options or await _options(who, room.id, number), started)
    over = None
    for row in rows:
        if row["kind"] == "action":
            play.apply_action(row)
            over = row["over"]
        elif row["kind"] == "undone":
            play.undo_to(row["to"])
        await asyncio.sleep(0)
    return play.public_record(over)


async def _options(who: Caller, room: str, number: int) -> Json:
    """The options that counted when a game began."""
    options: Json = {}
    for happening, _, _ in await who.registry.log.after(room, 0):
        if happening["kind"] in {"created", "settings"} and happening["game"] <= number:
            options = happening["options"]
    return options


def read_record(words: Json) -> Game:
    """A record from a stranger, with limits."""
    if len(json.dumps(words)) > LARGEST:
        raise Refusal("too-large", most=LARGEST)
    if replace_surrogates(words) != words:
        raise Refusal("bad-message", field="record")
    actions = words.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise Refusal("too-large", most=MOST_ACTIONS)
    if words.get("pack") is not None:
        raise Refusal("no-packs")
    return Game.from_record(words)


def players_of(words: Json) -> list[str]:
    """The names in a record."""
    players = words.get("players")
    return [str(name)[:40] for name in players] if isinstance(players, list) else []


@router.get("/rooms/{room}/record", **told(RoomRecord))
async def record(room: RoomId, who: Who, game: Annotated[int | None, Query(ge=1, le=100_000)] = None) -> Json:
    """A game as a record."""
    who.request.app.state.limits.heavy.check(who.address)
    return await record_of(who, await seen(who, room, game), game)


@router.get("/rooms/{room}/replay", **told(Replay))
async def replay_room(
    room: RoomId,
    who: Who,
    game: Annotated[int | None, Query(ge=1, le=100_000)] = None,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    last: Annotated[int, Query(ge=0, le=100_000)] = 200,
) -> Json:
    """The frames of a game."""
    who.request.app.state.limits.heavy.check(who.address)
    words = await record_of(who, await seen(who, room, game), game)
    return await _replayed(words, first, last)


async def _replayed(words: Json, first: int, last: int) -> Json:
    """Frames, made beside the event loop so that nobody waits for a long game."""
    last = min(last, first + MOST_FRAMES)

    def work() -> Json:
        return view.replay(read_record(words), first, last, players_of(words))

    return await asyncio.wait_for(asyncio.to_thread(work), 10)


@router.post("/replay", **told(Replay))
async def replay(body: ReplayRecord, who: Who) -> Json:
    """The frames of a record."""
    who.request.app.state.limits.heavy.check(who.address)
    return await _replayed(body.record, body.first, body.last)


@router.post("/import", **told(Kept))
async def keep(body: WholeRecord, who: Who) -> Json:
    """Keep a record so that it can be shown by link."""
    who.request.app.state.limits.rooms.check(who.address)
    await asyncio.to_thread(read_record, body.record)
    name = fresh_id()
    async with who.registry.database.write() as connection:
        await connection.execute(insert(records).values(id=name, at=now_ms(), body=encode(body.record)))
    return {"id": name}


@router.get("/records/{record}", **told(KeptRecord))
async def kept(record: str, who: Who) -> Json:
    """A record that was imported."""
    found = (
        await who.registry.database.fetch_all(select(records.c.body).where(records.c.id == record))
        if is_id(record)
        else []
    )
    if not found:
        raise Refusal("no-such-record")
    return {"record": json.loads(found[0].body)}


@router.post("/branch", status_code=201, **told(Entered, 201))
async def branch(body: Branch, who: Who, response: Response) -> Json:
    """Play on from a moment of a game; what is unseen there is shuffled anew."""
    who.request.app.state.limits.rooms.check(who.address)
    words = body.record
    if words is None:
        if body.room is None:
            raise Refusal("bad-message", field="record")
        words = await record_of(who, await seen(who, body.room, body.game), body.game)
    base, options = await asyncio.to_thread(_base, words, body.at)
    if body.seat >= options["players"]:
        raise Refusal("no-such-seat", seat=body.seat, last=options["players"] - 1)
    bot = check_bot(body.bot, who.registry.bot_names)
    settings = Settings(bot=bot).changed(body.settings, who.registry.bot_names)
    seats = [Seat() if number == body.seat else Seat.of_bot(bot) for number in range(options["players"])]
    people = introduced(who, [body.seat], body)
    live = await who.registry.create(options, settings, seats, base)
    key, _ = seated(who, response, False)
    await sit_down(live, people, key)
    await live.submit(decide_start)
    return await shown(who, live, key, token=None)


def _base(words: Json, at: int) -> tuple[Json, Json]:
    """What a branch starts from: the actions until then, and the cards that they showed as a setup."""
    read_record(words)
    game = Game.from_record(words, upto=at)
    if game.over:
        raise Refusal("not-playing")
    actions, draws = [*map(str, game.actions)], list(game.draws)
    if words.get("position") is not None:
        public = without_hidden(words["position"])
        return {"position": public, "actions": actions, "draws": draws}, game.options.to_json()
    setup = _shown_setup(game)
    try:
        Game(game.options, seed=1, setup=setup)
    except BadSetup:  # a card that came up twice cannot be told by a setup
        setup = {"specials": setup["specials"]}
    return {"setup": setup, "actions": actions, "draws": draws}, game.options.to_json()


def _shown_setup(game: Game) -> Json:
    """The cards that a game has shown so far, as the tops of its decks."""
    decks: list[list[str]] = [[] for _ in game.state()["decks"]]
    homes = {building.id: building.deck - 1 for building in game.catalogue.buildings}
    monsters = {monster.id for monster in game.catalogue.monsters}
    box = []
    for card in game.draws:
        if card in homes:
            decks[homes[card]].append(card)
        elif card in monsters:
            decks[-1].append(card)
        else:
            box.append(card)
    started = game.record()["setup"]
    specials = started["specials"] if started else []
    return {"decks": decks, "specials": specials, **({"box": box} if box else {})}


@router.post("/score", **told(Score))
async def score(body: Position, who: Who) -> Json:
    """Score sheets of a position."""
    who.request.app.state.limits.light.check(who.address)
    words = body.position or {
        k: v for k, v in (("options", body.options), ("cities", body.cities)) if v is not None
    }
    return view.score(words)


@router.post("/analysis", **told(Situation))
async def analysis(body: Position, who: Who) -> Json:
    """A position as a table."""
    who.request.app.state.limits.light.check(who.address)
    return view.analysis(body.position or {})


@router.post("/rooms/{room}/hint", **told(HintFrame))
async def hint(room: RoomId, who: Who) -> Json:
    """What a strong bot would do, and why."""
    live = await who.registry.room(room)
    words = await asked_hint(who.registry, live, await who.people(live), who.address)
    return {"type": "hint", "id": None, **words}


@router.post("/rooms/{room}/review", status_code=202, **told(ReviewJob, 202))
async def review_room(room: RoomId, body: Review, who: Who) -> Json:
    """Let a strong bot look at a game that is over."""
    who.request.app.state.limits.heavy.check(who.address)
    live = await who.registry.room(room)
    words = await record_of(who, live, body.game)
    if words["result"] is None:
        raise Refusal("not-over")
    game = await asyncio.to_thread(read_record, words)
    return {"job": await start_review(who.registry, game, who.address)}


@router.post("/review", status_code=202, **told(ReviewJob, 202))
async def review(body: WholeRecord, who: Who) -> Json:
    """Let a strong bot look at a record."""
    who.request.app.state.limits.heavy.check(who.address)
    game = await asyncio.to_thread(read_record, body.record)
    return {"job": await start_review(who.registry, game, who.address)}


@router.get("/review/{job}", **told(ReviewSoFar))
async def reviewed(job: str, who: Who) -> ReviewSoFar:
    """How far a review is."""
    return await review_words(who.registry, job)
