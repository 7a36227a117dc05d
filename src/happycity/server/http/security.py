"""The guard in front of the application: bans, hosts, origins, sizes and numbers of requests."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from happycity.rooms.refusal import Refusal
from happycity.schema.error_body import error_body, status_of
from happycity.server.http.networks import client_group, is_within, parse_address
from happycity.server.ops.lan import is_loopback
from happycity.server.socket.close_codes import CLOSE_REFUSED, CLOSE_TOO_FAST

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from happycity.server.http.limits import RequestLimits
    from happycity.server.ops.config import Config
    from happycity.server.ops.lan import Network
    from happycity.server.runtime.runtime import Runtime
    from happycity.server.socket.wire import WireProtocol

MAX_BODY_BYTES: Final = 400_000
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
FORWARDING_HEADERS: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
TLS_HEADERS: Final = [
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
"""Only over TLS: elsewhere browsers ignore these headers and complain."""


class Guard:
    """Middleware around the whole application."""

    def __init__(
        self, app: ASGIApp, config: Config, network: Network, limits: RequestLimits, runtime: Runtime
    ) -> None:
        self.app = app
        self.config = config
        self.network = network
        self.limits = limits
        self.proxies = config.trusted_proxies()
        self.sockets: Counter[str] = Counter()
        self.runtime = runtime

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address, secure = self._origin_of(scope, headers)
        is_local = self._is_local(address, headers)
        scope.setdefault("state", {}).update(address=address, secure=secure, local=is_local)
        try:
            self._check(scope, headers, address)
        except Refusal as refusal:
            self.runtime.metrics.refused[refusal.code] += 1
            await _refuse(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send, client_group(address))
        else:
            await self._serve_request(scope, receive, send, secure)

    def _origin_of(self, scope: Scope, headers: dict[str, str]) -> tuple[str, bool]:
        """The client's address, and whether it uses TLS. Only our proxies may forward them in headers."""
        peer = scope["client"][0] if scope.get("client") else "127.0.0.1"
        secure = scope["scheme"] in {"https", "wss"}
        if self._is_proxy(peer):
            secure = headers.get("x-forwarded-proto", "https" if secure else "http") == "https"
            for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
                address = hop.strip()
                if parse_address(address) is None:  # whoever wrote the hops before it is unknown
                    break
                if not self._is_proxy(address):
                    return address, secure
        return peer, secure

    def _is_local(self, address: str, headers: dict[str, str]) -> bool:
        """Is it a browser on this machine? A proxy here that was not named speaks for strangers."""
        is_forwarded = any(name in headers for name in FORWARDING_HEADERS)
        is_own_name = is_loopback(_host_name(headers.get("host", "")))
        return is_loopback(address) and is_own_name and not is_forwarded and not self.config.origin

    def _is_proxy(self, address: str) -> bool:
        return is_within(parse_address(address), self.proxies)

    def _check(self, scope: Scope, headers: dict[str, str], address: str) -> None:
        if address in self.runtime.bans:
            raise Refusal("banned")
        self.limits.everything.check(client_group(address))
        host = headers.get("host", "")
        if not self._is_our_host(host):
            raise Refusal("unknown-host", value=host[:80])
        if scope["type"] == "websocket" or scope.get("method") not in SAFE_METHODS:
            self._check_origin(headers, host)
        if int(headers.get("content-length") or 0) > MAX_BODY_BYTES:
            raise Refusal("too-large", most=MAX_BODY_BYTES)

    def _is_our_host(self, host: str) -> bool:
        """Is this one of our names? Any other may be DNS rebinding: a page whose name points at us."""
        name = _host_name(host)
        listed = self.config.listed("hosts")
        origin = urlsplit(self.config.origin).hostname if self.config.origin else None
        usual = {"localhost", "127.0.0.1", "::1", self.config.host, origin}
        return "*" in listed or name in usual or name in listed or name in self.network.hosts()

    def _check_origin(self, headers: dict[str, str], host: str) -> None:
        """Refuse requests that a page of another origin makes for its visitor. Programs send no origin or cookie."""
        origin = headers.get("origin")
        if origin is None:
            if "cookie" in headers or headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}:
                raise Refusal("foreign-origin")
            return
        is_ours = origin == self.config.origin.rstrip("/") or _network_location(origin) == host
        if not origin or not is_ours:
            raise Refusal("foreign-origin")

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send, client: str) -> None:
        """Serve a WebSocket, within the limits in all and by address."""
        full = self.sockets.total() >= self.config.most_sockets
        if full or self.sockets[client] >= self.config.sockets_per_worker:
            self.runtime.metrics.refused["too-many-sockets"] += 1
            await _refuse(scope, receive, send, Refusal("too-fast"))
            return
        self.sockets[client] += 1
        wire: WireProtocol | None = scope["state"].get("wire")
        if wire is not None:
            wire.address_bucket = self.limits.frames.bucket(client)
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[client] -= 1
            if self.sockets[client] <= 0:
                del self.sockets[client]

    async def _serve_request(self, scope: Scope, receive: Receive, send: Send, secure: bool) -> None:
        """Serve a request: limit the size of its body, and add the security headers to its response."""
        size = 0

        async def receive_limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MAX_BODY_BYTES:
                raise Refusal("too-large", most=MAX_BODY_BYTES)
            return message

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*HEADERS, *TLS_HEADERS] if secure else HEADERS
                present = {name.lower() for name, _ in message["headers"]}
                missing = (header for header in added if header[0] not in present)
                message["headers"] = [*message["headers"], *missing]
                if scope["path"].startswith("/api") and b"cache-control" not in present:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if scope["method"] == "HEAD":  # every GET route answers HEAD; uvicorn drops the body
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive_limited, send_secured)


def _network_location(origin: str) -> str | None:
    """Host and port of an origin, if it is one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _host_name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


async def _refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Refuse a request or a WebSocket before the application sees it."""
    if scope["type"] == "websocket":
        await receive()
        too_fast = refusal.code == "too-fast"
        if too_fast:  # only an open socket can carry the close code that makes a client wait
            await send({"type": "websocket.accept"})
        code = CLOSE_TOO_FAST if too_fast else CLOSE_REFUSED
        await send({"type": "websocket.close", "code": code, "reason": refusal.code})
        return
    body = json.dumps(error_body(refusal)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    status = status_of(refusal)
    if status == 429:
        headers.append((b"retry-after", str(refusal.arguments.get("seconds", 1)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
