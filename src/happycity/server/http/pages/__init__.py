"""Pages: the browser client, the description of the API, and the health checks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from happycity.schema.json_text import dump
from happycity.server.http.compression import COMPRESSED_SUFFIXES, FOREVER
from happycity.server.http.pages.offline import offline_files
from happycity.worker.bundle import archive, archive_name

if TYPE_CHECKING:
    from happycity.server.state import AppState

FOLDER: Final = Path(__file__).parent
STATIC: Final = FOLDER.parent / "static"
DOCS_FILES: Final = ("docs.js", "docs.css")
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""By suffix, because the system's own table may be wrong."""


def mount(app: FastAPI, state: AppState) -> None:
    """Add all pages. The client's come last, because they match every remaining path."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        runtime = state.runtime
        fault = await runtime.housekeeping.find_fault()
        if fault is not None:
            return JSONResponse({"ready": False, "database": False, "error": str(fault)}, 503)
        is_woken = runtime.bus.is_healthy
        ready = is_woken and not runtime.registry.is_draining
        body = {"ready": ready, "database": True, "wakeups": is_woken}
        return JSONResponse(body, 200 if ready else 503)

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return state.pages.page("docs.html", request)

    @app.get("/docs/{name}", include_in_schema=False)
    async def docs_file(name: str, request: Request) -> Response:
        if name not in DOCS_FILES:
            raise HTTPException(404)
        return _file_response(state, FOLDER / name, "no-cache", request)

    @app.get("/offline.json", include_in_schema=False)
    async def offline(request: Request) -> Response:
        listed = await asyncio.to_thread(offline_files, STATIC, state.messages)
        return state.content.respond(request, dump(listed), "application/json", "no-cache")

    @app.get("/python/{name}", include_in_schema=False)
    async def package(name: str) -> Response:
        if name != await asyncio.to_thread(archive_name):
            raise HTTPException(404)
        return Response(archive(), media_type="application/zip", headers={"Cache-Control": FOREVER})

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        return _client_response(state, path, request) or state.pages.page("missing.html", request)


def _client_response(state: AppState, path: str, request: Request) -> Response | None:
    """A file of the client, or its page for the client's own routes. None if the client is not built."""
    if path.startswith("api/"):
        raise HTTPException(404)
    file = _find_client_file(path)
    if path != "index.html" and file is not None:
        cache_control = FOREVER if path.startswith("assets/") else "no-cache"
        return _file_response(state, file, cache_control, request)
    if path != "index.html" and "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    index = STATIC / "index.html"
    return state.pages.client_page(index, request) if index.is_file() else None


def _find_client_file(path: str) -> Path | None:
    """The client's file at a path."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # not a possible file name, nor a route of the client
        raise HTTPException(404) from None


def _file_response(state: AppState, file: Path, cache_control: str, request: Request) -> Response:
    media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    if file.suffix in COMPRESSED_SUFFIXES:
        return state.content.respond(request, state.content.read(file), media_type, cache_control)
    return FileResponse(file, media_type=media_type, headers={"Cache-Control": cache_control})
