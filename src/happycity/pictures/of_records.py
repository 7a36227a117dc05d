"""Pictures of saved games and of the games of rooms, as clients ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from happycity.pictures.look import Theme
from happycity.pictures.of_games import (
    Kind,
    Tally,
    Wanted,
    draw_game,
    player_of_name,
    players_of_room,
    without_names,
)
from happycity.rooms.people import seat_payloads
from happycity.rooms.records import player_names, read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import OVER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.game.game import Game
    from happycity.pictures.art import Art
    from happycity.pictures.scenes import Player
    from happycity.rooms.room import Room
    from happycity.schema.responses import SharedPicture

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


def read_wanted(body: Mapping[str, object], locale: str) -> Wanted:
    """Which picture a request asks for."""
    kind = next((each for each in KINDS if each == body.get("of")), None)
    if kind is None:
        raise Refusal("bad-message", field="of")
    return Wanted(kind, _number(body, "seat"), _number(body, "at"), read_theme(body), locale)


def read_theme(body: Mapping[str, object]) -> Theme:
    """Light or dark."""
    theme = next((each for each in THEMES if each == body.get("theme", "light")), None)
    if theme is None:
        raise Refusal("bad-message", field="theme")
    return theme


def _number(body: Mapping[str, object], field: str) -> int | None:
    value = body.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Refusal("bad-message", field=field)
    return value


def draw_record(
    art: Art, record: Mapping[str, object], wanted: Wanted, room: Room | None, *, names: bool
) -> SharedPicture:
    """A picture of a record. If it is of a room, its faces and its tally come from there."""
    game = read_record(record)
    listed = _padded(player_names(record), game.options.players)
    players = players_of_record(listed, room, wanted.locale, names=names)
    return draw_game(art, game, players, wanted, None if room is None else _tally(room, game, listed))


def players_of_record(listed: Sequence[str], room: Room | None, locale: str, *, names: bool) -> list[Player]:
    """The players of a game. Somebody who has left the room since, or sits elsewhere, has a face by seat."""
    if not names:
        return without_names(listed, locale)
    if room is not None and room.names() == listed:
        people = [person.to_payload() for person in room.people.values()]
        return players_of_room(seat_payloads(room.seats), people, locale)
    return [player_of_name(name, seat, locale) for seat, name in enumerate(listed)]


def _tally(room: Room, game: Game, listed: Sequence[str]) -> Tally | None:
    """The wins after the newest game, if this is it and the players still sit as they did."""
    finished = room.number if room.status == OVER else room.number - 1
    play = room.play
    is_newest = play is not None and play.game.actions == game.actions
    return Tally(room.wins(), finished) if is_newest and room.names() == list(listed) else None


def _padded(names: list[str], players: int) -> list[str]:
    """A name for every seat; the empty one for those whom the record does not name."""
    return [*names, *[""] * players][:players]
