"""Web Push of one process, put together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from happycity.server.push.client import EndpointRefused, PushClient
from happycity.server.push.encryption import VapidKey, is_sound
from happycity.server.push.notifier import PushNotifier
from happycity.server.push.outbox import PushOutbox
from happycity.store.push import VAPID, PushSubscriptions, ensure_server_key

if TYPE_CHECKING:
    from happycity.server.ops.config import Config
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.registry import RoomRegistry
    from happycity.server.runtime.tasks import BackgroundTasks
    from happycity.store.database import Database
    from happycity.store.push import PushSubscription


class PushService:
    """Takes subscriptions, watches for turns, and delivers."""

    def __init__(
        self, subscriptions: PushSubscriptions, client: PushClient, notifier: PushNotifier, outbox: PushOutbox
    ) -> None:
        self.subscriptions = subscriptions
        self.client = client
        self.notifier = notifier
        self.outbox = outbox

    @classmethod
    async def open(
        cls, config: Config, database: Database, registry: RoomRegistry, tasks: BackgroundTasks, clock: Clock
    ) -> PushService:
        """Read or make the server's key, and begin to work."""
        text = await ensure_server_key(database, VAPID, VapidKey.generate().to_text())
        subscriptions = PushSubscriptions(database, clock.now_ms)
        client = await asyncio.to_thread(
            PushClient, allow_loopback=config.push_loopback
        )  # reads certificates
        contact = config.origin if config.origin.startswith("https://") else None
        outbox = PushOutbox(subscriptions, client, VapidKey.from_text(text), contact, tasks, clock)
        notifier = PushNotifier(registry, subscriptions, outbox)
        registry.subscribe(notifier.on_change)
        outbox.start()
        tasks.spawn(notifier.recover(), "push recovery")
        return cls(subscriptions, client, notifier, outbox)

    @property
    def public_key(self) -> str:
        """The key to which browsers subscribe."""
        return self.outbox.vapid.public

    def accepts(self, subscription: PushSubscription) -> bool:
        """Is this the subscription of a browser to a push service?"""
        try:
            self.client.parse(subscription.endpoint)
        except EndpointRefused:
            return False
        return is_sound(subscription)

    async def close(self) -> None:
        """Stop watching. The workers end with the other tasks."""
        await self.notifier.close()
        self.client.close()
