"""What there is to tell about each link: what a stranger may see, without names from private rooms."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from sqlalchemy.exc import SQLAlchemyError

from happycity import i18n
from happycity.cards import default_catalogue
from happycity.errors import HappyCityError
from happycity.pictures import CardPicture, PagePicture, draw_card_page, draw_page, options_line
from happycity.pictures.of_days import date_text
from happycity.pictures.of_games import Wanted, draw_game, nameless, without_names
from happycity.pictures.of_puzzles import draw_puzzle, puzzle_question
from happycity.pictures.of_records import players_of_record
from happycity.rooms.days import today
from happycity.rooms.history import record_of
from happycity.rooms.ids import is_id
from happycity.rooms.people import OPEN
from happycity.rooms.puzzles import TODAY, find_puzzle
from happycity.rooms.records import player_names, read_record
from happycity.rooms.room import LOBBY, OVER, PLAYING
from happycity.server.http.previews.preview import Preview
from happycity.store.challenges import find_challenge
from happycity.store.records import load_record

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.game.game import Game
    from happycity.pictures import Art, Player
    from happycity.pictures.of_games import Kind
    from happycity.puzzles.book import Puzzle
    from happycity.rooms.room import Room
    from happycity.schema.deals import StoredChallenge
    from happycity.server.runtime.runtime import Runtime

TIMEOUT_S: Final = 3.0
"""A page does not wait longer for its preview."""
ROOM: Final = re.compile(r"/r/(\w{1,40})")
REPLAY: Final = re.compile(r"/r/(\w{1,40})/replay/([0-9]{1,5})")
RECORD: Final = re.compile(r"/replay/(\w{1,40})")
CARD: Final = re.compile(r"/cards/([a-z-]{1,40})")
DAY: Final = re.compile(r"/day/([0-9]{4}-[0-9]{2}-[0-9]{2})")
PUZZLE: Final = re.compile(r"/puzzle/(\w{1,16})")
CHALLENGE: Final = re.compile(r"/c/(\w{1,40})")
PAGE: Final = re.compile(r"/([a-z]{1,20})")
MAX_DIGITS: Final = 6


class Links:
    """Describes links. What is unknown or private is described as the game itself."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime

    async def preview(self, path: str, query: Mapping[str, str], locale: str) -> Preview:
        """The preview of a page. It never fails."""
        try:
            return await asyncio.wait_for(self._find(path.rstrip("/"), query, locale), TIMEOUT_S)
        except (HappyCityError, SQLAlchemyError, OSError, TimeoutError, LookupError, ValueError):
            return home(path, locale)

    async def _find(self, path: str, query: Mapping[str, str], locale: str) -> Preview:
        if found := REPLAY.fullmatch(path):
            return await self._replay_of_room(path, found[1], int(found[2]), _moment(query), locale)
        if found := RECORD.fullmatch(path):
            return await self._replay_of_record(path, found[1], _moment(query), locale)
        if found := ROOM.fullmatch(path):
            room = (await self.runtime.registry.room(found[1])).room
            return describe_room(path, room, locale, hides_result=self._is_deal_of_today(room))
        if found := CHALLENGE.fullmatch(path):
            return await self._challenge(path, found[1], locale)
        return _shipped(path, self.runtime.clock.now_ms(), locale)

    async def _replay_of_room(self, path: str, id: str, number: int, at: int | None, locale: str) -> Preview:
        room = (await self.runtime.registry.room(id)).room
        if not (1 <= number <= room.number and room.is_visible_to([], number)):
            return _invitation(path, locale)
        if self._is_deal_of_today(room):
            return _page(path, "day", locale)
        events, deal = await self.runtime.log.game(id, number), await self.runtime.log.deal(id, number)
        record = await asyncio.to_thread(record_of, events, number, deal)
        return await asyncio.to_thread(_replay, path, record, room, at, locale)

    def _is_deal_of_today(self, room: Room) -> bool:
        """Would a picture of the table show others what they may still play?"""
        shared = room.deal.shared
        return shared is not None and shared["id"].startswith(today(self.runtime.clock.now_ms()))

    async def _replay_of_record(self, path: str, id: str, at: int | None, locale: str) -> Preview:
        record = await load_record(self.runtime.database, id) if is_id(id) else None
        return (
            home(path, locale)
            if record is None
            else await asyncio.to_thread(_replay, path, record, None, at, locale)
        )

    async def _challenge(self, path: str, id: str, locale: str) -> Preview:
        found = await find_challenge(self.runtime.database, id) if is_id(id) else None
        if found is None:
            return home(path, locale)
        return await asyncio.to_thread(_challenge, path, found.challenge, locale)


def _shipped(path: str, now_ms: int, locale: str) -> Preview:
    """The preview of a page whose content is the same on every server."""
    if found := DAY.fullmatch(path):
        return _day(path, found[1], locale)
    if found := CARD.fullmatch(path):
        return _card(path, found[1], locale)
    if found := PUZZLE.fullmatch(path):
        return _puzzle(path, find_puzzle(found[1], now_ms), locale)
    if (found := PAGE.fullmatch(path)) and i18n.has(f"web-page-{found[1]}"):
        return _page(path, found[1], locale)
    return home(path, locale)


def _moment(query: Mapping[str, str]) -> int | None:
    """The moment that a link names: `?at=47`."""
    text = query.get("at", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS else None


def home(path: str, locale: str) -> Preview:
    """The game itself."""
    title, tagline = i18n.text("game-title", locale), i18n.text("web-tagline", locale)
    return Preview(path or "/", locale, title, tagline, _drawn(PagePicture(title, tagline), locale))


def _drawn(shown: PagePicture, locale: str) -> partial[str]:
    return partial(_draw_page, shown, locale)


def _draw_page(shown: PagePicture, locale: str, art: Art) -> str:
    return draw_page(art, replace(shown, people=_legible(shown.people, art, locale)), "light", locale)


def _legible(players: Sequence[Player], art: Art, locale: str) -> list[Player]:
    """The players; who writes the name in letters that a server may have no font for is shown without it."""
    return [
        player if art.covers(player.name) else replace(player, name=nameless(seat, locale).name)
        for seat, player in enumerate(players)
    ]


def _page(path: str, page: str, locale: str) -> Preview:
    title = i18n.text(f"web-page-{page}", locale)
    help = f"web-page-{page}-help"
    text = i18n.text(help if i18n.has(help) else "web-tagline", locale)
    return Preview(path, locale, _with_game(title, locale), text, _drawn(PagePicture(title, text), locale))


def _day(path: str, day: str, locale: str) -> Preview:
    """The cities of a day; nothing of them is shown before they are played."""
    title = f"{i18n.text('web-page-day', locale)}, {date_text(day, locale)}"
    text = i18n.text("web-page-day-help", locale)
    return Preview(path, locale, _with_game(title, locale), text, _drawn(PagePicture(title, text), locale))


def _puzzle(path: str, puzzle: Puzzle, locale: str) -> Preview:
    """A puzzle: its position and its question. What it is about would help to solve it."""
    is_today = path.endswith(f"/{TODAY}")
    title = i18n.text("web-puzzle-today" if is_today else "picture-puzzle", locale)
    state = puzzle.game().state()
    text = f"{puzzle_question(state, locale)} · {options_line(state['options'], locale)}"
    return Preview(
        path, locale, _with_game(title, locale), text, partial(_draw_puzzle, puzzle, locale), puzzle.id
    )


def _draw_puzzle(puzzle: Puzzle, locale: str, art: Art) -> str:
    return draw_puzzle(art, puzzle, "light", locale)["svg"]


def _challenge(path: str, challenge: StoredChallenge, locale: str) -> Preview:
    """A challenge: the points to beat. No card, and nobody's name: the game may have been private."""
    state = read_record(challenge["record"]).state()
    if state["result"] is None:
        return home(path, locale)
    points = state["result"]["points"][challenge["seat"]]
    title = i18n.text("challenge-title", locale)
    text = i18n.text("preview-challenge", locale, points=points)
    shown = PagePicture(title, text, options=state["options"])
    description = f"{text} · {options_line(state['options'], locale)}"
    return Preview(path, locale, _with_game(title, locale), description, _drawn(shown, locale))


def _with_game(title: str, locale: str) -> str:
    return f"{title} · {i18n.text('game-title', locale)}"


def _card(path: str, card: str, locale: str) -> Preview:
    if default_catalogue().find(card) is None:
        return home(path, locale)
    title, effect = i18n.text(f"card-{card}", locale), f"effect-{card}"
    text = i18n.text(effect, locale) if i18n.has(effect) else ""
    shown = CardPicture(card, title, text)
    description = text or i18n.text("preview-card", locale)
    return Preview(path, locale, _with_game(title, locale), description, partial(_draw_card, shown, locale))


def _draw_card(shown: CardPicture, locale: str, art: Art) -> str:
    return draw_card_page(art, shown, "light", locale)


def _invitation(path: str, locale: str) -> Preview:
    """A room of which a stranger learns nothing."""
    title, text = i18n.text("preview-room", locale), i18n.text("preview-room-text", locale)
    return Preview(path, locale, title, text, _drawn(PagePicture(title, text), locale))


def describe_room(path: str, room: Room, locale: str, *, hides_result: bool = False) -> Preview:
    """A room: who is there only if it is public. While a game runs, only that it does; then its result."""
    if not room.is_visible_to([]):
        return _invitation(path, locale)
    if room.status == OVER and room.play is not None and not hides_result:
        return _finished_room(path, room, room.play.game.copy(), locale)
    options = options_line(room.options, locale)
    open_seats = sum(seat.kind == OPEN for seat in room.seats)
    if room.status == LOBBY:
        title = i18n.text("preview-room", locale)
        state = (
            i18n.text("web-seats-free", locale, open=open_seats)
            if open_seats
            else i18n.text("web-status-lobby", locale)
        )
    elif room.status == PLAYING:
        title, state = i18n.text("preview-room-playing", locale), i18n.text("web-status-playing", locale)
    else:
        title, state = i18n.text("preview-room-over", locale), i18n.text("web-game-over", locale)
    people = _players(room, room.names(), locale) if room.settings.public else []
    shown = PagePicture(title, state, people, options=room.options)
    names = ", ".join(player.name for player in shown.people)
    text = " · ".join(filter(None, (state, options, names)))
    return Preview(path, locale, title, text, _drawn(shown, locale), str(room.number))


def _finished_room(path: str, room: Room, game: Game, locale: str) -> Preview:
    """The cities and points of the last game."""
    seated = room.names()
    is_public = room.settings.public
    players = (
        players_of_record(seated, room, locale, names=True) if is_public else without_names(seated, locale)
    )
    names = ", ".join(player.name for player in players) if is_public else ""
    text = " · ".join(filter(None, (options_line(room.options, locale), names)))
    draw = partial(_draw_game, game, players, Wanted("result", locale=locale))
    return Preview(path, locale, i18n.text("preview-room-over", locale), text, draw, str(room.number))


def _players(room: Room, names: list[str], locale: str) -> list[Player]:
    """The players who have sat down."""
    players = players_of_record(names, room, locale, names=True)
    return [player for player, seat in zip(players, room.seats, strict=True) if seat.kind != OPEN]


def _replay(
    path: str, record: Mapping[str, object], room: Room | None, at: int | None, locale: str
) -> Preview:
    """A game: the moment that the link names, else how it ended or, while it runs, how it stands for all to see."""
    game = read_record(record)
    listed = [*player_names(record), *[""] * game.options.players][: game.options.players]
    is_public = room is not None and room.settings.public
    players = (
        players_of_record(listed, room, locale, names=True) if is_public else without_names(listed, locale)
    )
    kind: Kind = "moment" if at is not None or not game.over else "result"
    address = path if at is None else f"{path}?{urlencode({'at': at})}"
    wanted = Wanted(kind, at=at, locale=locale)
    round_number = game.state()["round"] if at is None else _round_at(game, at)
    title = _with_game(i18n.text("web-replay", locale), locale)
    if kind == "moment":
        title = _with_game(i18n.text("preview-replay-round", locale, round=round_number), locale)
    names = ", ".join(player.name for player in players) if is_public else ""
    text = " · ".join(filter(None, (options_line(game.options.to_json(), locale), names)))
    return Preview(
        address, locale, title, text, partial(_draw_game, game, players, wanted), str(len(game.actions))
    )


def _round_at(game: Game, at: int) -> int:
    walked = game.copy()
    walked.undo(min(at, len(game.actions)))
    return walked.state()["round"]


def _draw_game(game: Game, players: list[Player], wanted: Wanted, art: Art) -> str:
    return draw_game(art, game, _legible(players, art, wanted.locale), wanted)["svg"]
