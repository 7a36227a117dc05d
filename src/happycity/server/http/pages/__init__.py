"""Pages: the browser client, the description of the API, and the health checks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl, urlsplit

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.schema.json_text import dump
from happycity.server.http.caller import client_of
from happycity.server.http.compression import COMPRESSED_SUFFIXES, FOREVER
from happycity.server.http.pages.art import read_art
from happycity.server.http.pages.localized import reader_locale
from happycity.server.http.pages.offline import offline_files
from happycity.server.http.previews.links import home
from happycity.server.http.previews.preview import ICON, PICTURE, Preview
from happycity.server.runtime.bot_pool import LOST
from happycity.worker.bundle import archive, archive_name

if TYPE_CHECKING:
    from happycity.server.state import AppState

FOLDER: Final = Path(__file__).parent
STATIC: Final = FOLDER.parent / "static"
DOCS_FILES: Final = ("docs.js", "docs.css")
SHORTLY: Final = "public, max-age=3600"
"""A picture's address changes with what it tells; of a game that runs it may be an hour old."""
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

    @app.get(PICTURE, include_in_schema=False)
    async def preview_picture(request: Request) -> Response:
        return await _preview_picture(state, request)

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        found = await _client_response(state, path, request)
        return found or state.pages.page("missing.html", request)


async def _client_response(state: AppState, path: str, request: Request) -> Response | None:
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
    return await _page_response(state, index, path, request) if index.is_file() else None


async def _page_response(state: AppState, index: Path, path: str, request: Request) -> Response:
    """The client's page for one of its routes."""
    preview = await _preview(state, f"/{path}".removesuffix("index.html"), request)
    drawn = state.rasteriser.is_there and read_art() is not None
    return state.pages.client_page(index, request, preview, state.network.public_url(request), drawn=drawn)


async def _preview(state: AppState, path: str, request: Request) -> Preview:
    """What the page's link is about. Whoever asks too fast gets the description of the game."""
    locale = reader_locale(request)
    try:
        state.limits.light.check(client_of(request))
    except Refusal:
        return home(path, locale)
    return await state.links.preview(path, request.query_params, locale)


async def _preview_picture(state: AppState, request: Request) -> Response:
    """The picture of a link; the icon where it cannot be drawn."""
    state.limits.heavy.check(client_of(request))
    address = urlsplit(request.query_params.get("of", "/"))
    preview = await state.links.preview(address.path, dict(parse_qsl(address.query)), reader_locale(request))
    art = await asyncio.to_thread(read_art)
    headers = {"Cache-Control": SHORTLY, "Cross-Origin-Resource-Policy": "cross-origin"}
    try:
        if art is None or not state.rasteriser.is_there:
            raise Refusal("no-pictures")
        picture = await state.rasteriser.png(await asyncio.to_thread(preview.draw, art))
    except (*LOST, HappyCityError):
        return FileResponse(STATIC / ICON.removeprefix("/"), media_type="image/png", headers=headers)
    return Response(picture, media_type="image/png", headers=headers)


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
