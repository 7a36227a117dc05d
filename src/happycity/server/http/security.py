"""The gate in front of everything: who may address us by which name, from which page, how large, how many."""

from __future__ import annotations

import ipaddress
import json
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from happycity.rooms.refusal import Refusal
from happycity.server.http.errors import error_body, status_of
from happycity.server.http.limits import Limits
from happycity.server.http.networks import parsed, within
from happycity.server.ops.config import Config
from happycity.server.ops.lan import Network
from happycity.server.runtime.registry import RoomRegistry

LARGEST: Final = 400_000
"""Bytes of a request's body."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
OVER_TLS: Final = [
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
"""Only on an encrypted way: browsers ignore them elsewhere, and complain."""


class RequestLimits:
    """How often one address may ask for what."""

    def __init__(self, config: Config) -> None:
        self.rooms = Limits(config.rooms_per_hour / 3600, config.rooms_per_hour)
        self.joins = Limits(2, 120)
        self.commands = Limits(config.commands_per_second, 3 * config.commands_per_second)
        self.heavy = Limits(4, 60)
        self.light = Limits(20, 200)
        self.everything = Limits(200, 2000)


class Guard:
    """Middleware around the whole application."""

    def __init__(
        self, app: ASGIApp, config: Config, network: Network, limits: RequestLimits, registry: RoomRegistry
    ) -> None:
        self.app = app
        self.config = config
        self.network = network
        self.limits = limits
        self.proxies = [ipaddress.ip_network(each, strict=False) for each in config.listed("proxies")]
        self.sockets: Counter[str] = Counter()
        self.registry = registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        state = scope.setdefault("state", {})
        state["address"], state["secure"] = self._whence(scope, headers)
        try:
            self._check(scope, headers, state["address"])
        except Refusal as refusal:
            await _refuse(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, state["address"])
        else:
            await self._request(scope, receive, send, headers, bool(state["secure"]))

    def _whence(self, scope: Scope, headers: dict[str, str]) -> tuple[str, bool]:
        """The address of the asker and whether the way is encrypted; forwarded headers only from our proxies."""
        peer = scope["client"][0] if scope.get("client") else "127.0.0.1"
        secure = scope["scheme"] in {"https", "wss"}
        if self._is_proxy(peer):
            secure = headers.get("x-forwarded-proto", "https" if secure else "http") == "https"
            for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
                address = hop.strip()
                if parsed(address) is not None and not self._is_proxy(address):
                    return address, secure
        return peer, secure

    def _is_proxy(self, address: str) -> bool:
        return within(parsed(address), self.proxies)

    def _check(self, scope: Scope, headers: dict[str, str], address: str) -> None:
        if address in self.registry.banned:
            raise Refusal("banned")
        self.limits.everything.check(address)
        host = headers.get("host", "")
        if not self._knows(host):
            raise Refusal("unknown-host", value=host[:80])
        unsafe = scope["type"] == "websocket" or scope.get("method") not in SAFE
        if unsafe:
            self._check_origin(headers, host)
        if int(headers.get("content-length") or 0) > LARGEST:
            raise Refusal("too-large", most=LARGEST)

    def _knows(self, host: str) -> bool:
        """Is this one of our names? Another one may be a page that had its name pointed at us (DNS rebinding)."""
        name = _name_of(host)
        listed = self.config.listed("hosts")
        origin = urlsplit(self.config.origin).hostname if self.config.origin else None
        usual = {"localhost", "127.0.0.1", "::1", self.config.host, origin}
        return "*" in listed or name in usual or name in listed or name in self.network.hosts()

    def _check_origin(self, headers: dict[str, str], host: str) -> None:
        """A page of another origin must not act for its visitor; a program has no origin and no cookie."""
        origin = headers.get("origin")
        if origin is None:
            if "cookie" in headers or headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}:
                raise Refusal("foreign-origin")
            return
        if _place_of(origin) != host and origin != self.config.origin.rstrip("/"):
            raise Refusal("foreign-origin")

    async def _socket(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        """Count sockets, in all and for each address."""
        full = self.sockets.total() >= self.config.most_sockets
        if full or self.sockets[address] >= self.config.sockets_per_address:
            await _refuse(scope, receive, send, Refusal("too-fast"))
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if self.sockets[address] <= 0:
                del self.sockets[address]

    async def _request(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], secure: bool
    ) -> None:
        """A request with a counted body and an answer with strict headers."""
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST:
                raise Refusal("too-large", most=LARGEST)
            return message

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*HEADERS, *OVER_TLS] if secure else HEADERS
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in added if each[0] not in given)]
                if scope["path"].startswith("/api") and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if scope["method"] == "HEAD":  # whatever may be got may be asked about; uvicorn keeps the body back
            scope = {**scope, "method": "GET"}
        await self.app(scope, counted, strict)


def _place_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _name_of(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


async def _refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Say no before the application hears of it."""
    if scope["type"] == "websocket":
        await receive()
        if refusal.code == "too-fast":  # only an open socket can be told the code by which a client waits
            await send({"type": "websocket.accept"})
        await send(
            {
                "type": "websocket.close",
                "code": 4029 if refusal.code == "too-fast" else 4003,
                "reason": refusal.code,
            }
        )
        return
    body: Any = json.dumps(error_body(refusal)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    status = status_of(refusal)
    if status == 429:
        headers.append((b"retry-after", str(refusal.arguments.get("seconds", 1)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
