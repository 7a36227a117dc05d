"""Invitations to rooms on a server: what a link says, how to ask the server, and the seats that are ours already."""

from __future__ import annotations

import contextlib
import json
import os
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from happycity.errors import HappyCityError
from happycity.game.fair_shuffle import fresh_nonce
from happycity.paths import home
from happycity.schema.validate import Json

PATIENCE: Final = 15.0
"""Seconds for the server to answer."""
MOST_SEATS: Final = 200
"""So many seats in rooms are remembered."""


class RemoteError(HappyCityError):
    """The server refuses, or cannot be reached."""


@dataclass(frozen=True, slots=True)
class Link:
    """An invitation, taken apart."""

    base: str
    room: str
    token: str | None

    @classmethod
    def parse(cls, text: str) -> Link:
        """`http://host:port/r/<room>`, perhaps with `#seat=<token>` behind it."""
        try:
            parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
            server = parts.netloc if parts.port != 0 else ""
        except ValueError:  # brackets of an address that never close, a port that is no number
            raise RemoteError("bad-link", value=text) from None
        path = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not server or len(path) != 3 or path[1] != "r":
            raise RemoteError("bad-link", value=text)
        token = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else None
        return cls(f"{parts.scheme}://{server}", path[2], token)

    @property
    def invitation(self) -> str:
        """The link for others."""
        return f"{self.base}/r/{self.room}"

    def socket(self, after: int) -> str:
        """The address of the room's socket."""
        return f"ws{self.base.removeprefix('http')}/api/rooms/{self.room}/socket?after={after}"


def ask(link: Link, path: str, body: Json | None = None, token: str | None = None) -> Json:
    """One request to the server. Raises RemoteError with the server's own code."""
    request = urllib.request.Request(
        f"{link.base}/api/rooms/{link.room}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"}
        | ({"Authorization": f"Bearer {token}"} if token else {}),
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            content = json.load(answer)
    except urllib.error.HTTPError as refused:
        with contextlib.suppress(ValueError):
            told = json.load(refused)
            if isinstance(told, dict) and isinstance(told.get("code"), str):
                raise RemoteError(told["code"], **(told.get("args") or {})) from None
        raise RemoteError("server-answer", value=refused.code) from None
    except (OSError, ValueError, HTTPException) as problem:
        raise RemoteError("server-away", address=link.base, reason=str(problem)) from None
    if not isinstance(content, dict):
        raise RemoteError("server-answer", value="JSON")
    return content


# Sitting down


def enter(link: Link, name: str, *, watch: bool = False) -> str:
    """The token of a seat: the link's, the one we got in this room before, or a new one; watching if all are taken."""
    if link.token is not None:
        return link.token
    playing = f"{link.invitation} {name}"
    watching = f"{playing} watching"
    mine = watching if watch else playing
    before = kept()
    if mine in before and still_wanted(link, before[mine], watch):
        return before[mine]
    if not watch and watching in before:
        stand_up(link, before[watching])
    try:
        token = join(link, name, "spectator" if watch else "player")
    except RemoteError as refused:
        if refused.code != "room-full" or watch:
            raise
        token = join(link, name, "spectator")
    keep(mine, token)
    return token


def join(link: Link, name: str, role: str) -> str:
    """Join a room."""
    words = {"name": name, "program": True, "role": role, "nonce": fresh_nonce()}
    token = ask(link, "/join", words).get("token")
    if not isinstance(token, str):
        raise RemoteError("room-full")
    return token


def still_wanted(link: Link, token: str, watch: bool) -> bool:
    """Is a token that we kept still good for a seat, or for watching if that is wanted or all that can be had?"""
    try:
        found = ask(link, "", token=token)
    except RemoteError as refused:
        if refused.code in ("server-away", "no-such-room"):
            raise
        return False
    you, room = found.get("you") or {}, found.get("room") or {}
    free = any(seat.get("kind") == "open" for seat in room.get("seats", []))
    if you.get("people") and not watch and not you.get("seats") and free:
        stand_up(link, token)
        return False
    return bool(you.get("people"))


def stand_up(link: Link, token: str) -> None:
    """Who watches leaves before sitting down: else there would be two of us."""
    with contextlib.suppress(RemoteError):
        ask(link, "/do", {"type": "leave", "id": fresh_nonce()}, token)


def kept() -> dict[str, str]:
    """The seats that we have: room and name, and the token."""
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(_file().read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return {str(seat): token for seat, token in found.items() if isinstance(token, str)}
    return {}


def keep(seat: str, token: str) -> None:
    """Remember a seat, in a file that nobody else may read; without one the game goes on all the same."""
    seats = {**{each: old for each, old in kept().items() if each != seat}, seat: token}
    newest = dict(list(seats.items())[-MOST_SEATS:])
    draft = _file().with_name(f".{_file().name}.{os.getpid()}")
    with contextlib.suppress(OSError):
        draft.parent.mkdir(parents=True, exist_ok=True)
        with open(
            os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
        ) as stream:
            json.dump(newest, stream)
        os.replace(draft, _file())


def _file() -> Path:
    return home() / "seats.json"
