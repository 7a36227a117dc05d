"""How many connections are admitted: in all, within the process's descriptors, and by address."""

from __future__ import annotations

import contextlib
import logging
import os
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from happycity.server.http.networks import client_group, is_within, parse_address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.server.http.networks import Network

RESERVED_DESCRIPTORS: Final = 64
"""Kept for the database, its files and the processes of the bots."""
LOG_S: Final = 60.0
"""Time between two lines in the log about refused connections."""

logger = logging.getLogger("happycity.server")


class Admission:
    """Counts the connections of a process. Our proxies may have as many as they like."""

    def __init__(self, most: int, per_address: int, proxies: Sequence[Network] = ()) -> None:
        self.most = most
        self.per_address = per_address
        self.proxies = proxies
        self.refused = 0
        self.total = 0
        self._by_client: Counter[str] = Counter()
        self._logged_at = -LOG_S
        self._unlogged = 0

    def enter(self, peer: str) -> bool:
        """Admit a connection, unless there are too many."""
        client = client_group(peer)
        is_proxy = is_within(parse_address(peer), self.proxies)
        if self.total >= self.most or (self._by_client[client] >= self.per_address and not is_proxy):
            self._refuse(peer)
            return False
        self.total += 1
        self._by_client[client] += 1
        return True

    def leave(self, peer: str) -> None:
        """An admitted connection is closed."""
        client = client_group(peer)
        self.total -= 1
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]

    def _refuse(self, peer: str) -> None:
        self.refused += 1
        self._unlogged += 1
        if time.monotonic() - self._logged_at < LOG_S:
            return
        reason = "in all" if self.total >= self.most else "from one address"
        logger.warning(
            "too many connections %s: the newest are closed", reason,
            extra={"refused": self._unlogged, "open": self.total},
        )  # fmt: skip
        self._logged_at, self._unlogged = time.monotonic(), 0


def count_descriptors() -> int:
    """The open descriptors of this process; 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        return len(os.listdir("/proc/self/fd"))
    return 0


def raise_descriptor_limit() -> int:
    """Raise the limit of open descriptors as far as the system allows; the connections that it has room for."""
    try:
        import resource
    except ImportError:  # Windows
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 20)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        wanted = soft
    return max(1, wanted - RESERVED_DESCRIPTORS)
