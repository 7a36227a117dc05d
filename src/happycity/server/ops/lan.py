"""The local network: this machine's addresses there, and opening the game to them."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from happycity.schema.responses import Lan
    from happycity.server.ops.config import Config

Opener = Callable[[list[socket.socket]], Awaitable[Callable[[], None]]]
"""Serves on more sockets, and returns a function that closes them."""
ADDRESSES_TTL_S: Final = 10.0
"""How long this machine's addresses are cached: looking them up may block the event loop."""


class Network:
    """How other devices reach the server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.opener: Opener | None = None
        self.port = config.port
        self.closer: Callable[[], None] | None = None
        self.is_open = config.lan
        self._cached: tuple[float, list[str]] = (-ADDRESSES_TTL_S, [])

    def hosts(self) -> list[str]:
        """This machine's own addresses that clients may use as a host."""
        if not self.is_open and is_loopback(self.config.host):
            return []
        if time.monotonic() - self._cached[0] >= ADDRESSES_TTL_S:
            self._cached = (time.monotonic(), lan_addresses())
        return self._cached[1]

    def urls(self) -> list[str]:
        """Where other devices find the server."""
        if self.config.origin:
            return [self.config.origin.rstrip("/")]
        return [f"http://{address}:{self.port}" for address in lan_addresses()]

    def status(self) -> Lan:
        """Whether the network is open, and whether that can be changed."""
        possible = self.opener is not None
        urls = self.urls() if self.is_open or self.config.origin else []
        return {"open": self.is_open, "possible": possible, "addresses": urls}

    def public_url(self, request: Request) -> str:
        """The URL for links and QR codes: one that other devices can reach, if there is one."""
        if self.config.origin or self.is_open:
            urls = self.urls()
            if urls:
                return urls[0]
        scheme = "https" if request.scope["state"].get("secure") else "http"
        return f"{scheme}://{request.headers.get('host', 'localhost')}"

    async def change(self, wanted: bool) -> None:
        """Open or close the network."""
        if self.opener is None:
            raise Refusal("not-allowed")
        if wanted and self.closer is None and not self.is_open:
            self.closer = await self.opener(_bind_sockets(self.port))
            self.is_open = True
        elif not wanted and self.closer is not None:
            self.closer()
            self.closer = None
            self.is_open = False
        await asyncio.sleep(0)


def _bind_sockets(port: int) -> list[socket.socket]:
    """Bind each of this machine's addresses in the local network. Loopback is served already."""
    bound = []
    for address in lan_addresses():
        each = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            each.bind((address, port))
        except OSError:
            each.close()
            continue
        bound.append(each)
    if not bound:
        raise Refusal("no-network")
    return bound


def lan_addresses() -> list[str]:
    """This machine's addresses in private networks, that of the default route first. No packet is sent."""
    addresses: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        addresses.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        addresses += [str(info[4][0]) for info in infos]
    usable = [address for address in dict.fromkeys(addresses) if not is_loopback(address)]
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
