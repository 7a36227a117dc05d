"""What Web Push asks of a sender: an encrypted payload (RFC 8291) and a signed sender (RFC 8292, "VAPID")."""

from __future__ import annotations

import base64
import binascii
import json
import os
from typing import TYPE_CHECKING, Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from happycity.store.push import PushSubscription

CURVE: Final = ec.SECP256R1()
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096
"""Every push service takes a message of one such record."""
LAST_RECORD: Final = b"\x02"
TOKEN_S: Final = 12 * 3600
"""How long a signature counts; RFC 8292 allows a day."""
COORDINATE_BYTES: Final = 32


def encode_base64(data: bytes) -> str:
    """Base64 for URLs, without padding, as all of Web Push writes it.

    >>> encode_base64(bytes([255, 254]))
    '__4'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    """Decode base64 for URLs. Raises ValueError for anything else.

    >>> list(decode_base64("__4"))
    [255, 254]
    """
    digits = text.rstrip("=")
    try:
        return base64.b64decode(digits + "=" * (-len(digits) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def is_sound(subscription: PushSubscription) -> bool:
    """Can a message be encrypted for this subscription?"""
    try:
        _public_key(decode_base64(subscription.p256dh))
        return len(decode_base64(subscription.auth)) == AUTH_BYTES
    except ValueError:
        return False


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    if len(point) != POINT_BYTES:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def _point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    payload: bytes,
    subscription: PushSubscription,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a payload for one subscription, with a fresh key and salt unless they are given (RFC 8291, 3.4)."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    receiver, ours = decode_base64(subscription.p256dh), _point_of(sender)
    shared = sender.exchange(ec.ECDH(), _public_key(receiver))
    secret = _derive(shared, decode_base64(subscription.auth), b"WebPush: info\0" + receiver + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, payload + LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class VapidKey:
    """The key pair with which a server signs that a message is from it. Browsers subscribe to its public half."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = encode_base64(_point_of(key))

    @classmethod
    def generate(cls) -> VapidKey:
        """A new key pair."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def from_text(cls, text: str) -> VapidKey:
        """The key pair that `to_text` wrote."""
        return cls(ec.derive_private_key(int.from_bytes(decode_base64(text), "big"), CURVE))

    def to_text(self) -> str:
        """The secret half, to be stored."""
        return encode_base64(self._key.private_numbers().private_value.to_bytes(COORDINATE_BYTES, "big"))

    def authorization(self, origin: str, contact: str | None, now_s: int) -> str:
        """The header that signs a request to the push service at an origin."""
        claims: dict[str, str | int] = {"aud": origin, "exp": now_s + TOKEN_S}
        if contact is not None:
            claims["sub"] = contact
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encode_base64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(COORDINATE_BYTES, "big") + s.to_bytes(COORDINATE_BYTES, "big")
        return f"vapid t={signed}.{encode_base64(signature)}, k={self.public}"
