"""What the application is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from happycity.server.http.catalogue import CatalogueJson
from happycity.server.http.client_messages import ClientMessages
from happycity.server.http.compression import PublicContent
from happycity.server.http.limits import RequestLimits
from happycity.server.http.pages.localized import LocalizedPages
from happycity.server.http.previews.links import Links
from happycity.server.http.previews.raster import Rasteriser
from happycity.server.ops.lan import Network
from happycity.server.runtime.runtime import Runtime

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from happycity.server.ops.config import Config


@dataclass(slots=True)
class AppState:
    """The parts of one application, each made once by `create_app`."""

    config: Config
    runtime: Runtime
    network: Network
    limits: RequestLimits
    messages: ClientMessages
    content: PublicContent
    pages: LocalizedPages
    links: Links
    rasteriser: Rasteriser
    catalogue: CatalogueJson = field(default_factory=CatalogueJson)

    @classmethod
    def create(cls, config: Config, limits: RequestLimits | None = None) -> AppState:
        """The parts for a configuration. Nothing is opened yet."""
        messages, content = ClientMessages(), PublicContent()
        limits = limits or RequestLimits(config)
        runtime = Runtime(config, talk_limit=limits.talk)
        return cls(
            config=config,
            runtime=runtime,
            network=Network(config),
            limits=limits,
            messages=messages,
            content=content,
            pages=LocalizedPages(messages, content),
            links=Links(runtime),
            rasteriser=Rasteriser(runtime.bot_pool),
        )


def state_of(app: Starlette) -> AppState:
    """The parts of an application."""
    return cast(AppState, app.state.parts)
