"""Requests to the HTTP API of a room. The only module of the terminal that reads the server's responses."""

from __future__ import annotations

import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import TYPE_CHECKING, Final, Literal

from happycity.terminal.sessions.invitation import Link, RemoteError

if TYPE_CHECKING:
    from happycity.schema.responses import Looked
    from happycity.schema.room import RoomRecord

RESPONSE_TIMEOUT_S: Final = 15.0


def fresh_nonce() -> str:
    """A player's part in the shuffle: 128 random bits in hex."""
    return secrets.token_hex(16)


def join(link: Link, name: str, role: Literal["player", "spectator"]) -> str:
    """Join a room; return the seat token."""
    body = {"name": name, "program": True, "role": role, "nonce": fresh_nonce()}
    token = json.loads(_request(link, "/join", body)).get("token")
    if not isinstance(token, str):
        raise RemoteError("room-full")
    return token


def leave(link: Link, token: str) -> None:
    """Leave a room, if the server lets us."""
    with contextlib.suppress(RemoteError):
        _request(link, "/do", {"type": "leave", "id": fresh_nonce()}, token)


def get_room(link: Link, token: str) -> Looked:
    """The room as it is now."""
    looked: Looked = json.loads(_request(link, "", token=token))
    return looked


def get_record(link: Link, game: int, token: str) -> RoomRecord:
    """The record of a game; before its end without what is secret."""
    record: RoomRecord = json.loads(_request(link, f"/record?game={game}", token=token))
    return record


def _request(
    link: Link, path: str, body: Mapping[str, object] | None = None, token: str | None = None
) -> bytes:
    """Send one request; return a JSON object as bytes. Raises RemoteError with the server's own code."""
    request = urllib.request.Request(
        link.api_url + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"}
        | ({"Authorization": f"Bearer {token}"} if token else {}),
    )
    try:
        with urllib.request.urlopen(request, timeout=RESPONSE_TIMEOUT_S) as response:
            content: bytes = response.read()
            is_object = isinstance(json.loads(content), dict)
    except urllib.error.HTTPError as error:
        with contextlib.suppress(ValueError):
            refusal = json.load(error)
            if isinstance(refusal, dict) and isinstance(refusal.get("code"), str):
                raise RemoteError(refusal["code"], **(refusal.get("args") or {})) from None
        raise RemoteError("server-answer", value=error.code) from None
    except (OSError, ValueError, HTTPException) as error:
        raise RemoteError("server-away", address=link.base, reason=str(error)) from None
    if not is_object:
        raise RemoteError("server-answer", value="JSON")
    return content
