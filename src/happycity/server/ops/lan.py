"""The local network: which addresses this machine has there, and opening the game to them."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request

from happycity.rooms.refusal import Refusal
from happycity.schema.validate import Json
from happycity.server.ops.config import Config

Opener = Callable[[list[socket.socket]], Awaitable[Callable[[], None]]]
"""Serves on more sockets; what it returns closes them."""
KEPT: Final = 10.0
"""Seconds for which this machine's addresses are believed: to ask for them may hold up everybody."""


class Network:
    """How others reach the server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.opener: Opener | None = None
        self.port = config.port
        self.closer: Callable[[], None] | None = None
        self.opened = config.lan
        self._known: tuple[float, list[str]] = (-KEPT, [])

    def hosts(self) -> list[str]:
        """This machine's own addresses under which it may be asked for."""
        if not self.opened and is_loopback(self.config.host):
            return []
        if time.monotonic() - self._known[0] >= KEPT:
            self._known = (time.monotonic(), addresses())
        return self._known[1]

    def urls(self) -> list[str]:
        """Where a phone in the same network finds us."""
        if self.config.origin:
            return [self.config.origin.rstrip("/")]
        return [f"http://{address}:{self.port}" for address in addresses()]

    def words(self, asker: str) -> Json:
        """As the page shows it."""
        possible = self.opener is not None and is_loopback(asker)
        shown = self.urls() if self.opened or self.config.origin else []
        return {"open": self.opened, "possible": possible, "addresses": shown}

    def address(self, request: Request) -> str:
        """The address for links and QR codes: one that other devices can reach, if there is one."""
        if self.config.origin or self.opened:
            urls = self.urls()
            if urls:
                return urls[0]
        scheme = "https" if request.scope["state"].get("secure") else "http"
        return f"{scheme}://{request.headers.get('host', 'localhost')}"

    async def change(self, wanted: bool, asker: str) -> None:
        """Open or close; only the browser on this very machine may."""
        if not is_loopback(asker) or self.opener is None:
            raise Refusal("not-allowed")
        if wanted and self.closer is None and not self.opened:
            self.closer = await self.opener(_sockets(self.port))
            self.opened = True
        elif not wanted and self.closer is not None:
            self.closer()
            self.closer = None
            self.opened = False
        await asyncio.sleep(0)


def _sockets(port: int) -> list[socket.socket]:
    """Listen on each of this machine's addresses in the local network; loopback is served already."""
    opened = []
    for address in addresses():
        each = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            each.bind((address, port))
        except OSError:
            each.close()
            continue
        opened.append(each)
    if not opened:
        raise Refusal("no-network")
    return opened


def addresses() -> list[str]:
    """This machine's addresses in private networks, the one used for the way out first. No packet is sent."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [address for address in dict.fromkeys(found) if not is_loopback(address)]
    return [address for address in usable if not ipaddress.ip_address(address).is_unspecified]


def is_loopback(address: str) -> bool:
    """Is it this machine itself?"""
    if address == "localhost":
        return True
    with contextlib.suppress(ValueError):
        parsed = ipaddress.ip_address(address.strip("[]"))
        mapped = getattr(parsed, "ipv4_mapped", None)
        return parsed.is_loopback or bool(mapped and mapped.is_loopback)
    return False
