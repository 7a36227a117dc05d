"""Fresh ids and secrets. A simulator supplies its own."""

from __future__ import annotations

import secrets
from typing import Protocol

from happycity.rooms.ids import ALPHABET, ID_LENGTH


class Ids(Protocol):
    """Makes ids and secrets."""

    def id(self) -> str:
        """The id of a room, a record or a review."""

    def token(self) -> str:
        """A secret for a browser or a seat."""

    def secret(self) -> str:
        """The secret of a shuffle: 256 bits in hex."""


class RandomIds:
    """Ids and secrets from the system's randomness."""

    def id(self) -> str:
        """100 random bits."""
        return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

    def token(self) -> str:
        """256 random bits."""
        return secrets.token_urlsafe(32)

    def secret(self) -> str:
        """256 random bits in hex."""
        return secrets.token_hex(32)
