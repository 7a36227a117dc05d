"""Messages on their way to push services: a bounded queue, a few workers, and retries for busy services."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.server.push.client import EndpointRefused, PushFailed
from happycity.server.push.encryption import encode_base64, encrypt

if TYPE_CHECKING:
    from happycity.server.push.client import PushClient, Reply
    from happycity.server.push.encryption import VapidKey
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.tasks import BackgroundTasks
    from happycity.store.push import PushNote, PushSubscriptions

WORKERS: Final = 8
MAX_WAITING: Final = 1000
"""Messages that wait for a worker or for another attempt. Beyond it they are dropped, never the game delayed."""
PAUSES_S: Final = (5, 30, 120)
"""Before the second attempt, the third and the last."""
MAX_RETRY_AFTER_S: Final = 600
TTL_S: Final = 24 * 3600
"""How long a service keeps a message for a device that is switched off."""
TOPIC_CHARS: Final = 32
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)

logger = logging.getLogger("happycity.server")


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A message, and how often it was tried."""

    note: PushNote
    tries: int = 0


class PushOutbox:
    """Delivers messages. Nobody waits for it."""

    def __init__(
        self,
        subscriptions: PushSubscriptions,
        client: PushClient,
        vapid: VapidKey,
        contact: str | None,
        tasks: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self.subscriptions = subscriptions
        self.client = client
        self.vapid = vapid
        self.contact = contact
        self.tasks = tasks
        self.clock = clock
        self.pauses_s: tuple[float, ...] = PAUSES_S
        self.outcomes: Counter[str] = Counter()
        self.waiting = 0
        """Messages that were taken and are not settled."""
        self._queue: asyncio.Queue[_Attempt] = asyncio.Queue()

    def start(self) -> None:
        """Begin to deliver."""
        for number in range(WORKERS):
            self.tasks.spawn(self._work(), f"push {number}")

    def put(self, note: PushNote) -> None:
        """Take a message, or drop it if too many wait."""
        if self.waiting >= MAX_WAITING:
            self.outcomes["dropped"] += 1
            return
        self.waiting += 1
        self._queue.put_nowait(_Attempt(note))

    async def _work(self) -> None:
        while True:
            attempt = await self._queue.get()
            outcome = "failed"
            try:
                outcome = await self._deliver(attempt)
            except Exception:
                logger.exception("a push message failed")
            self.outcomes[outcome] += 1
            if outcome != "retried":
                self.waiting -= 1

    async def _deliver(self, attempt: _Attempt) -> str:
        """Try to deliver a message; what became of it."""
        note = attempt.note
        if not await self.subscriptions.is_wanted(note):
            return "outdated"
        try:
            reply = await self._post(note)
        except EndpointRefused:
            await self.subscriptions.forget_device(note.subscription)
            return "refused"
        except PushFailed:
            return await self._retry(attempt, None)
        if 200 <= reply.status < 300:
            await self.subscriptions.accepted(note)
            return "delivered"
        if reply.status in BUSY or reply.status >= 500:
            return await self._retry(attempt, reply.retry_after_s)
        if reply.status in GONE or 300 <= reply.status < 400:  # no push service sends its senders elsewhere
            await self.subscriptions.forget_device(note.subscription)
            return "gone"
        await self.subscriptions.refused(note)
        return "failed"

    async def _post(self, note: PushNote) -> Reply:
        endpoint = self.client.parse(note.subscription.endpoint)
        now_s = self.clock.now_ms() // 1000
        headers = {
            "Authorization": self.vapid.authorization(endpoint.origin, self.contact, now_s),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": topic_of(note.room),
            "Urgency": "normal",
        }
        return await self.client.post(endpoint, headers, encrypt(payload_of(note.room), note.subscription))

    async def _retry(self, attempt: _Attempt, asked_s: int | None) -> str:
        """Put a message back after a pause, or give it up."""
        if attempt.tries >= len(self.pauses_s) or (asked_s or 0) > MAX_RETRY_AFTER_S:
            await self.subscriptions.refused(attempt.note)
            return "failed"
        pause_s = max(self.pauses_s[attempt.tries], asked_s or 0)
        self.tasks.spawn(self._put_back(_Attempt(attempt.note, attempt.tries + 1), pause_s), "push later")
        return "retried"

    async def _put_back(self, attempt: _Attempt, pause_s: float) -> None:
        await asyncio.sleep(pause_s)
        self._queue.put_nowait(attempt)


def payload_of(room: str) -> bytes:
    """What a browser receives: which room. Its own service worker makes a text of it.

    >>> payload_of("k3v9")
    b'{"type":"turn","path":"/r/k3v9"}'
    """
    return json.dumps({"type": "turn", "path": f"/r/{room}"}, separators=(",", ":")).encode()


def topic_of(room: str) -> str:
    """A name by which a newer message replaces an older one that was not delivered yet. It does not tell the room."""
    return encode_base64(hashlib.sha256(f"happycity topic {room}".encode()).digest())[:TOPIC_CHARS]
