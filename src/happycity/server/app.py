"""The application: REST, sockets, pages."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from happycity import __version__
from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.server.http import pages
from happycity.server.http.caller import COOKIE, key_from
from happycity.server.http.description import describe
from happycity.server.http.errors import error_body, status_of
from happycity.server.http.routes import games, reference, rooms
from happycity.server.http.security import Guard, RequestLimits
from happycity.server.ops.config import Config
from happycity.server.ops.lan import Network
from happycity.server.runtime.registry import RoomRegistry
from happycity.server.socket.connection import serve_socket
from happycity.store.retry import is_transient, is_unwritable, report_unavailable


def create_app(config: Config | None = None) -> FastAPI:
    """A server. Its middleware is the gate; its life opens and closes the database."""
    config = config or Config.from_environment()
    network = Network(config)
    limits = RequestLimits(config)
    registry = RoomRegistry(config)

    @contextlib.asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    app = FastAPI(
        title="Happy City", version=__version__, lifespan=life, openapi_url=None, docs_url=None,
        redoc_url=None, description="Rooms, games, replays and words; sockets are described in docs/protocol.md.",
    )  # fmt: skip
    app.state.registry, app.state.lan, app.state.limits, app.state.config = registry, network, limits, config
    app.add_middleware(Guard, config=config, network=network, limits=limits, registry=registry)
    for router in (rooms.router, games.router, reference.router):
        app.include_router(router)
    _handlers(app)
    _socket(app)
    describe(app)
    pages.mount(app)
    return app


def _handlers(app: FastAPI) -> None:
    """Every refusal in the same words."""

    @app.exception_handler(HappyCityError)
    async def refused(request: Request, error: HappyCityError) -> Response:
        request.app.state.registry.metrics.refused[error.code] += 1
        status = status_of(error)
        headers = {"Retry-After": str(error.arguments.get("seconds", 1))} if status == 429 else None
        return JSONResponse(error_body(error), status, headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0] if error.errors() else {"loc": ()}
        where = ".".join(str(part) for part in first["loc"][1:])[:80] or "body"
        return JSONResponse(error_body(Refusal("bad-message", field=where)), 422)

    @app.exception_handler(HTTPException)
    async def other(_request: Request, error: HTTPException) -> Response:
        code = {404: "no-such-page", 405: "not-allowed"}.get(error.status_code, "bad-message")
        return JSONResponse(error_body(Refusal(code)), error.status_code, getattr(error, "headers", None))

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    async def failed(request: Request, error: Exception) -> Response:
        ours = isinstance(error, OSError) and error.filename is not None  # a file is not the database
        if not ours and (is_transient(error) or is_unwritable(error)):
            return await refused(request, report_unavailable(error))
        raise error

    @app.exception_handler(TimeoutError)
    async def slow(_request: Request, _error: TimeoutError) -> Response:
        return JSONResponse(error_body(Refusal("too-busy")), 503)


def _socket(app: FastAPI) -> None:
    @app.websocket("/api/rooms/{room}/socket")
    async def socket(socket: WebSocket, room: str, after: str = "0") -> None:
        try:
            key, _ = key_from(socket.headers.get("authorization"), socket.cookies.get(COOKIE))
        except Refusal:
            await socket.close(4003, "bad-token")
            return
        seen = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else 0
        address = socket.scope["state"].get("address", "")
        await serve_socket(socket, app.state.registry, room, seen, key, address)
