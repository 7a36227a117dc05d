"""A push service of our own on loopback, and the browser that reads what it delivers."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ipaddress
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext
from typing import Any

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from happycity.server.push.encryption import decode_base64, encode_base64


@dataclass
class Sent:
    """A message as the service received it."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers with `replies`, the last of them for ever; None says nothing at all."""

    port: int
    scheme: str
    replies: list[tuple[int, dict[str, str]] | None] = field(default_factory=lambda: [(201, {})])
    sent: list[Sent] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def address(self, name: str = "device") -> str:
        return f"{self.scheme}://localhost:{self.port}/send/{name}"

    async def until(self, count: int) -> None:
        async with asyncio.timeout(30):
            while len(self.sent) < count:
                self.arrived.clear()
                await self.arrived.wait()

    async def respond(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        http, body, request = h11.Connection(h11.SERVER), b"", None
        try:
            while not isinstance(event := http.next_event(), h11.EndOfMessage):
                if event is h11.NEED_DATA:
                    http.receive_data(await reader.read(4096))
                elif isinstance(event, h11.Request):
                    request = event
                elif isinstance(event, h11.Data):
                    body += bytes(event.data)
                else:
                    return
            assert request is not None
            headers = {bytes(name).decode(): bytes(value).decode() for name, value in request.headers}
            self.sent.append(Sent(request.target.decode(), headers, body))
            self.arrived.set()
            reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
            if reply is None:
                await asyncio.Event().wait()
                return
            status, more = reply
            response = h11.Response(status_code=status, headers=[("Content-Length", "0"), *more.items()])
            writer.write((http.send(response) or b"") + (http.send(h11.EndOfMessage()) or b""))
            await writer.drain()
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def serving(tls: SSLContext | None = None) -> AsyncIterator[PushService]:
    """A push service while it runs."""
    service = PushService(0, "https" if tls else "http")
    answering: set[asyncio.Task[None]] = set()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(service.respond(reader, writer))
        answering.add(task)
        task.add_done_callback(answering.discard)

    server = await asyncio.start_server(accept, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        for task in answering:
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)


class Browser:
    """The receiving end of a subscription (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes..."
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.point = self.key.public_key().public_bytes(*form)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {
            "endpoint": endpoint, "p256dh": encode_base64(self.point), "auth": encode_base64(self.auth),
        }  # fmt: skip

    def read(self, body: bytes) -> Any:
        """Decrypt a message."""
        salt, size, sender = body[:16], body[20], body[21:86]
        assert (int.from_bytes(body[16:20], "big"), size) == (4096, 65)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[86:], None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


def check_signature(header: str, public_key: str) -> Any:
    """The claims of a signed request (RFC 8292), if its signature is that of the key."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    head, claims, signature = parts["t"].split(".")
    raw = decode_base64(signature)
    numbers = [int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64(public_key))
    key.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decode_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(decode_base64(claims))


def certificate(
    folder: Path, names: Callable[[], list[str]] = lambda: ["localhost"]
) -> tuple[Path, SSLContext]:
    """A certificate of this machine's own, made now: the file to trust, and what a server needs."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service of a test")])
    now = datetime.datetime.now(datetime.UTC)
    alternatives: list[x509.GeneralName] = [x509.DNSName(each) for each in names()]
    alternatives.append(x509.IPAddress(ipaddress.ip_address("127.0.0.1")))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    trusted, secret = folder / "push.pem", folder / "push.key"
    trusted.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    pem = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    secret.write_bytes(key.private_bytes(*pem))
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.load_cert_chain(trusted, secret)
    return trusted, context
