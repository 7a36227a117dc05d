"""Invitations: the link to a room on a server."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from happycity.errors import HappyCityError


class RemoteError(HappyCityError):
    """The server refuses, or cannot be reached."""


@dataclass(frozen=True, slots=True)
class Link:
    """A parsed invitation."""

    base: str
    room: str
    token: str | None

    @classmethod
    def parse(cls, text: str) -> Link:
        """Parse `http://host:port/r/<room>`, optionally with `#seat=<token>`."""
        try:
            parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
            server = parts.netloc if parts.port != 0 else ""
        except ValueError:  # an unclosed bracket, a port that is not a number
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

    @property
    def api_url(self) -> str:
        """The address of the room's API."""
        return f"{self.base}/api/rooms/{self.room}"

    def socket_url(self, after: int) -> str:
        """The address of the room's socket, from an event on."""
        return f"ws{self.base.removeprefix('http')}/api/rooms/{self.room}/socket?after={after}"
