"""The only requests that this server makes to strangers: one POST to a push service.

A browser names the service, so its address may be anything (SSRF). Only HTTPS to public addresses is allowed. A name is
resolved once, and the connection goes to the addresses that were checked, so that a second answer of the DNS cannot
lead elsewhere. Redirects are not followed, the response's body is not read, and all together has a deadline.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import h11

from happycity.server.http.networks import Address, parse_address

DEADLINE_S: Final = 10.0
MAX_HEAD_BYTES: Final = 16_384
MAX_ENDPOINT_CHARS: Final = 1000
MAX_ADDRESSES: Final = 3
"""Of one name, that are tried."""
HTTPS_PORT: Final = 443
READ_BYTES: Final = 4096
RESOLVERS: Final = 2
"""Threads for the DNS: a slow name server must not keep those of the other parts."""
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv6 addresses that lead to the IPv4 address in their last 32 bits."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class EndpointRefused(Exception):
    """An address that this server sends nothing to."""


class PushFailed(Exception):
    """The service did not answer, or not in HTTP."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The parts of a subscription's address."""

    is_secure: bool
    host: str
    port: int
    target: str
    """Path and query."""

    @property
    def location(self) -> str:
        """Host and port, as a request names them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = HTTPS_PORT if self.is_secure else 80
        return host if self.port == usual else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The origin, for which a request is signed."""
        return f"{'https' if self.is_secure else 'http'}://{self.location}"


@dataclass(frozen=True, slots=True)
class Reply:
    """What a push service answered."""

    status: int
    retry_after_s: int | None = None


def parse_endpoint(text: str, *, allow_loopback: bool = False) -> Endpoint:
    """The parts of a subscription's address. Raises EndpointRefused for what no push service uses.

    >>> parse_endpoint("https://push.example.org/send/1?a=b").target
    '/send/1?a=b'
    """
    is_clean = text.isascii() and text.isprintable() and " " not in text and len(text) <= MAX_ENDPOINT_CHARS
    try:
        parts = urlsplit(text if is_clean else "")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise EndpointRefused("not an address") from None
    schemes = ("https", "http") if allow_loopback else ("https",)
    if parts.scheme not in schemes or not host or parts.username is not None or parts.fragment:
        raise EndpointRefused("not an address of a push service")
    is_secure = parts.scheme == "https"
    if not allow_loopback and (port not in {None, HTTPS_PORT} or parse_address(host) is not None):
        raise EndpointRefused("push services have names, and the usual port")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(is_secure, host, port or (HTTPS_PORT if is_secure else 80), target)


def is_public(address: Address) -> bool:
    """Does an address belong to the Internet, and not to this machine or a network around it?

    >>> [is_public(ipaddress.ip_address(text)) for text in ("8.8.8.8", "100.64.0.1", "::ffff:10.0.0.1")]
    [True, False, False]
    """
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(address.packed[-4:])
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class PushClient:
    """Posts to push services. `allow_loopback` is for tests: plain HTTP, and this machine only."""

    def __init__(self, *, allow_loopback: bool = False, resolve: Resolve | None = None) -> None:
        self.allow_loopback = allow_loopback
        self.deadline_s = DEADLINE_S
        self._threads = ThreadPoolExecutor(RESOLVERS, "push-dns")
        self._resolve = resolve or self._ask_dns
        self._tls = ssl.create_default_context()

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def parse(self, endpoint: str) -> Endpoint:
        """The parts of a subscription's address."""
        return parse_endpoint(endpoint, allow_loopback=self.allow_loopback)

    async def post(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> Reply:
        """Post to a push service, and read the head of its answer."""
        try:
            async with asyncio.timeout(self.deadline_s):
                reader, writer = await self._connect(endpoint)
                try:
                    return await _exchange(reader, writer, endpoint, headers, body)
                finally:
                    writer.transport.abort()  # nobody waits for what else they have to say
        except (OSError, TimeoutError, EOFError, h11.ProtocolError) as error:
            raise PushFailed(type(error).__name__) from None

    async def _ask_dns(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(place[0]) for *_, place in found]

    async def _allowed_addresses(self, endpoint: Endpoint) -> list[str]:
        """The addresses of a name, if all of them are allowed."""
        found = list(dict.fromkeys(await self._resolve(endpoint.host, endpoint.port)))
        for text in found:
            address = parse_address(text.partition("%")[0])
            is_test = self.allow_loopback and address is not None and address.is_loopback
            if address is None or not (is_public(address) or is_test):
                raise EndpointRefused("not a public address")
        return found[:MAX_ADDRESSES]

    async def _connect(self, endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the addresses that were checked, never to the name."""
        tls, name = (self._tls, endpoint.host) if endpoint.is_secure else (None, None)
        failure: OSError = ConnectionError("no address")
        for address in await self._allowed_addresses(endpoint):
            try:
                return await asyncio.open_connection(
                    address, endpoint.port, limit=MAX_HEAD_BYTES, ssl=tls, server_hostname=name
                )
            except OSError as error:
                failure = error
        raise failure


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    endpoint: Endpoint,
    headers: Mapping[str, str],
    body: bytes,
) -> Reply:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD_BYTES)
    head = {"Host": endpoint.location, "Content-Length": str(len(body)), "Connection": "close", **headers}
    request = h11.Request(method="POST", target=endpoint.target, headers=list(head.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(http.send(part) or b"")
    await writer.drain()
    received = 0
    while True:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return Reply(event.status_code, _retry_after(event))
        if event is h11.NEED_DATA:
            data = await reader.read(READ_BYTES)
            received += len(data)
            if received > MAX_HEAD_BYTES:
                raise EOFError
            http.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError


def _retry_after(response: h11.Response) -> int | None:
    """The seconds that a service asks us to wait. A date is as good as nothing: the usual pause serves."""
    for name, value in response.headers:
        if name == b"retry-after":
            with contextlib.suppress(ValueError):
                return max(0, int(value))
    return None
