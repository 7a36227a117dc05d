"""The fair shuffle: nobody can choose the deal, not even the server, and everybody can verify it afterwards.

The server commits to a secret before the players add their nonces; the seed of the game follows from both.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

COMMIT: Final = b"happycity fair shuffle 1"
DEAL: Final = b"happycity deal 1"
NONCE: Final = re.compile(r"[0-9a-f]{2,64}")
SECRET: Final = re.compile(r"[0-9a-f]{64}")


def commitment(game: str, secret: str) -> str:
    """The hash that is published before anybody adds a nonce; it binds the secret without revealing it.

    >>> commitment("room/1", "00" * 32)[:16]
    '1b8af504246a3f0c'
    """
    return hashlib.sha256(b"\0".join((COMMIT, game.encode(), secret.encode()))).hexdigest()


def seed_of(game: str, secret: str, nonces: Sequence[str]) -> str:
    """The seed that follows from the secret and the nonces of the players, in the order of their seats."""
    message = b"\0".join((DEAL, game.encode(), ",".join(nonces).encode()))
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


def is_nonce(text: object) -> bool:
    """Is it a nonce: an even number of 2 to 64 hex digits?"""
    return isinstance(text, str) and NONCE.fullmatch(text) is not None and len(text) % 2 == 0


def faults(fair: object, seed: object) -> list[str]:
    """The codes of findings about the proof in a record; none if it holds."""
    if not isinstance(fair, dict):
        return ["fair-unreadable"]
    game, secret, committed = fair.get("game"), fair.get("secret"), fair.get("commitment")
    nonces = fair.get("nonces")
    if not isinstance(game, str) or not game.isascii():
        return ["fair-unreadable"]
    if not isinstance(secret, str) or not SECRET.fullmatch(secret):
        return ["fair-unreadable"]
    if not isinstance(nonces, list) or not all(is_nonce(nonce) for nonce in nonces):
        return ["fair-unreadable"]
    codes = [] if committed == commitment(game, secret) else ["fair-commitment"]
    return codes if seed == seed_of(game, secret, nonces) else [*codes, "fair-seed"]
