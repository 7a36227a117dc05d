"""The application: REST, sockets, pages."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from happycity import __version__
from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.schema.error_body import error_body, status_of
from happycity.server.http import pages
from happycity.server.http.caller import COOKIE, read_key
from happycity.server.http.description import add_description
from happycity.server.http.limits import RequestLimits
from happycity.server.http.routes import challenges, days, games, mine, push, puzzles, reference, rooms
from happycity.server.http.security import Guard
from happycity.server.ops.config import Config
from happycity.server.socket.close_codes import CLOSE_REFUSED
from happycity.server.socket.serve import serve_socket
from happycity.server.state import AppState
from happycity.store.retry import is_damaged, is_transient, is_unwritable, report_unavailable

MAX_FIELD_CHARS: Final = 80
MAX_SEQ_DIGITS: Final = 9


def create_app(config: Config | None = None, limits: RequestLimits | None = None) -> FastAPI:
    """The server as an ASGI application. Its lifespan opens and closes the database."""
    state = AppState.create(config or Config.from_environment(), limits)

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await state.runtime.open()
        try:
            yield
        finally:
            await state.runtime.close()

    app = FastAPI(
        title="Happy City", version=__version__, lifespan=lifespan, openapi_url=None, docs_url=None,
        redoc_url=None, description="Rooms, games, replays and words; sockets are described in docs/protocol.md.",
    )  # fmt: skip
    app.state.parts = state
    app.add_middleware(
        Guard, config=state.config, network=state.network, limits=state.limits, runtime=state.runtime
    )
    for module in (rooms, push, mine, games, days, challenges, puzzles, reference):
        app.include_router(module.router)
    _add_error_handlers(app, state)
    _add_socket(app, state)
    add_description(app)
    pages.mount(app, state)
    return app


def _add_error_handlers(app: FastAPI, state: AppState) -> None:
    """Give every error the same JSON form."""

    @app.exception_handler(HappyCityError)
    async def refused(_request: Request, error: HappyCityError) -> Response:
        state.runtime.metrics.refused[error.code] += 1
        status = status_of(error)
        headers = {"Retry-After": str(error.arguments.get("seconds", 1))} if status == 429 else None
        return JSONResponse(error_body(error), status, headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0] if error.errors() else {"loc": ()}
        field = ".".join(str(part) for part in first["loc"][1:])[:MAX_FIELD_CHARS] or "body"
        return JSONResponse(error_body(Refusal("bad-message", field=field)), 422)

    @app.exception_handler(HTTPException)
    async def http_error(_request: Request, error: HTTPException) -> Response:
        code = {404: "no-such-page", 405: "not-allowed"}.get(error.status_code, "bad-message")
        return JSONResponse(error_body(Refusal(code)), error.status_code, getattr(error, "headers", None))

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    async def failed(request: Request, error: Exception) -> Response:
        is_file = isinstance(error, OSError) and error.filename is not None  # not the database
        if not is_file and (is_transient(error) or is_unwritable(error) or is_damaged(error)):
            return await refused(request, report_unavailable(error))
        raise error

    @app.exception_handler(TimeoutError)
    async def timed_out(_request: Request, _error: TimeoutError) -> Response:
        return JSONResponse(error_body(Refusal("too-busy")), 503)


def _add_socket(app: FastAPI, state: AppState) -> None:
    @app.websocket("/api/rooms/{room}/socket")
    async def socket(socket: WebSocket, room: str, after: str = "0") -> None:
        try:
            key, _ = read_key(socket.headers.get("authorization"), socket.cookies.get(COOKIE))
        except Refusal:
            await socket.close(CLOSE_REFUSED, "bad-token")
            return
        is_seq = after.isascii() and after.isdigit() and len(after) <= MAX_SEQ_DIGITS
        address = socket.scope["state"].get("address", "")
        await serve_socket(socket, state.runtime, room, int(after) if is_seq else 0, key, address)
