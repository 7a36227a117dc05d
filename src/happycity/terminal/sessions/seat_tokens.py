"""Our seats in rooms: a token each, remembered from one start to the next."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from happycity.paths import home
from happycity.terminal.sessions import room_api
from happycity.terminal.sessions.invitation import Link, RemoteError
from happycity.terminal.sessions.saves import replace_file

MAX_TOKENS: Final = 200


def obtain_token(link: Link, name: str, *, watch: bool = False) -> str:
    """The link's token, the remembered one of this room, or a new one. In a full room one watches."""
    if link.token is not None:
        return link.token
    playing = f"{link.invitation} {name}"
    watching = f"{playing} watching"
    own = watching if watch else playing
    tokens = read_tokens()
    if own in tokens and is_usable(link, tokens[own], watch):
        return tokens[own]
    if not watch and watching in tokens:
        room_api.leave(link, tokens[watching])
    try:
        token = room_api.join(link, name, "spectator" if watch else "player")
    except RemoteError as error:
        if error.code != "room-full" or watch:
            raise
        token = room_api.join(link, name, "spectator")
    remember_token(own, token)
    return token


def is_usable(link: Link, token: str, watch: bool) -> bool:
    """Does a remembered token still hold a seat, or allow watching if that is wanted or all there is?

    A spectator leaves before sitting down, or there would be two of us.
    """
    try:
        looked = room_api.get_room(link, token)
    except RemoteError as error:
        if error.code in ("server-away", "no-such-room"):
            raise
        return False
    you, room = looked["you"], looked["room"]
    has_open_seat = any(seat["kind"] == "open" for seat in room["seats"])
    if you["people"] and not watch and not you["seats"] and has_open_seat:
        room_api.leave(link, token)
        return False
    return bool(you["people"])


def read_tokens() -> dict[str, str]:
    """The remembered tokens, by room and name."""
    with contextlib.suppress(OSError, ValueError):
        content = json.loads(_file().read_text(encoding="utf-8"))
        if isinstance(content, dict):
            return {str(seat): token for seat, token in content.items() if isinstance(token, str)}
    return {}


def remember_token(seat: str, token: str) -> None:
    """Remember a seat, in a file that nobody else may read. The game goes on without it all the same."""
    tokens = {**{each: old for each, old in read_tokens().items() if each != seat}, seat: token}
    newest = dict(list(tokens.items())[-MAX_TOKENS:])
    with contextlib.suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        replace_file(_file(), json.dumps(newest), mode=0o600)


def _file() -> Path:
    return home() / "seats.json"
