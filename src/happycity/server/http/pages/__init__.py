"""Pages: the browser client's files, the description of the API, and what operators look at."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from sqlalchemy import text
from starlette.exceptions import HTTPException

from happycity.server.http.compression import FOREVER, PACKED_KINDS, content, public
from happycity.server.http.pages.localized import first_page, worded

HERE: Final = Path(__file__).parent
STATIC: Final = HERE.parent / "static"
OURS: Final = ("docs.js", "docs.css")
KINDS: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By name, because a machine's own table of types may be wrong."""


def mount(app: FastAPI) -> None:
    """Add all pages; the client's come last, because they answer to every address that is left."""

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> Response:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready(request: Request) -> Response:
        registry = request.app.state.registry
        try:
            async with registry.database.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return JSONResponse({"ready": False, "database": False}, 503)
        good = registry.bus.healthy and not registry.closing
        return JSONResponse(
            {"ready": good, "database": True, "wakeups": registry.bus.healthy}, 200 if good else 503
        )

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return worded("docs.html", request)

    @app.get("/docs/{name}", include_in_schema=False)
    async def docs_part(name: str, request: Request) -> Response:
        if name not in OURS:
            raise HTTPException(404)
        return _file(HERE / name, "no-cache", request)

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        return page(path, request) or worded("missing.html", request)


def page(path: str, request: Request) -> Response | None:
    """A file of the client, or its first page for the addresses that the client itself knows; none without a client."""
    if path.startswith("api/"):
        raise HTTPException(404)
    file = _client_file(path)
    if path != "index.html" and file is not None:
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        return _file(file, kept, request)
    if path != "index.html" and "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    index = STATIC / "index.html"
    return first_page(index, request) if index.is_file() else None


def _client_file(path: str) -> Path | None:
    """The client's file of that name, if there is one."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name, and the client knows no such address
        raise HTTPException(404) from None


def _file(file: Path, kept: str, request: Request) -> Response:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    if file.suffix in PACKED_KINDS:
        return public(request, content(file), kind, kept)
    return FileResponse(file, media_type=kind, headers={"Cache-Control": kept})
