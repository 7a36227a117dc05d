"""The description of the API: types of answers and of the socket's frames, made from `happycity.schema`.

A route only names its type (`told(Entered)`): the types are worked out when somebody asks for the description, so they
neither slow the start nor the answers.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Any, Final

from fastapi import FastAPI, Response

from happycity.schema import game, room, room_events, socket
from happycity.schema.validate import Json
from happycity.store.json import encode

PLACE: Final = "#/components/schemas/{model}"
SOCKET: Final = "/api/rooms/{room}/socket"
MARK: Final = "x-type"
NAMED: Final[dict[str, Any]] = {
    "ServerFrame": socket.ServerFrame,
    "ClientMessage": socket.ClientMessage,
    "Happening": room_events.Happening,
    "Event": game.Event,
    "Options": game.Options,
    "Position": game.Position,
    "Record": game.Record,
    "Refused": room.Refused,
}
"""Types that are described besides those of the answers."""

_told: dict[str, Any] = {}


def reference(name: str) -> Json:
    """A type of the description by its name."""
    return {"$ref": PLACE.format(model=name)}


def told(model: type, status: int = 200) -> Json:
    """For a route's decorator: what it answers."""
    _told[model.__name__] = model
    content = {"application/json": {"schema": reference(model.__name__)}}
    summary = (model.__doc__ or "").partition("\n")[0]
    response = {"description": summary, "content": content}
    return {"response_model": Json, "responses": {status: response}}  # FastAPI need not check our own types


def named(name: str) -> Json:
    """For a field of a request that the rules themselves check: which type it has."""
    return {MARK: name}


def heard(name: str) -> Json:
    """For a route's decorator: what it takes."""
    content = {"application/json": {"schema": reference(name)}}
    return {"openapi_extra": {"requestBody": {"content": content, "required": True}}}


def describe(app: FastAPI) -> None:
    """Let the application describe itself with these types; the work is done once, beside the event loop."""
    lock = threading.Lock()
    plain = app.openapi

    def complete() -> Json:
        with lock:
            if app.openapi_schema is None:
                made = plain()
                _complete(made)
                app.openapi_schema = made
            return app.openapi_schema

    app.openapi = complete  # type: ignore[method-assign]

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        text = await asyncio.to_thread(lambda: encode(complete()))
        return Response(text, media_type="application/json")


def _complete(api: Json) -> None:
    schemas = api["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    for schema in schemas.values():
        schema["properties"] = {name: _field(each) for name, each in schema.get("properties", {}).items()}
    schemas.update(definitions())
    api["components"]["schemas"] = dict(sorted(schemas.items()))
    refusal = {
        "description": "Refused",
        "content": {"application/json": {"schema": reference("Refused")}},
    }
    for path in api["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"]["default"] = refusal
            for each in (operation.get("requestBody"), *operation["responses"].values()):
                _only_the_type(each)
    api["x-websocket"] = {
        SOCKET: {
            "description": "A WebSocket: frames are JSON texts; see docs/protocol.md.",
            "server": reference("ServerFrame"),
            "client": reference("ClientMessage"),
        }
    }


def _field(schema: Json) -> Json:
    """A field of a request with the type that it names."""
    if MARK not in schema:
        return schema
    kind = reference(schema[MARK])
    return {"anyOf": [kind, {"type": "null"}]} if "anyOf" in schema else kind


def _only_the_type(part: Json | None) -> None:
    """Where a type is named, what FastAPI guessed beside it says less."""
    for content in (part or {}).get("content", {}).values():
        schema = content.get("schema", {})
        if "$ref" in schema:
            content["schema"] = {"$ref": schema["$ref"]}


def definitions() -> Json:
    """All types by name, as JSON Schema."""
    from pydantic import TypeAdapter

    inputs: Any = [(name, "validation", TypeAdapter(each)) for name, each in {**NAMED, **_told}.items()]
    found, inside = TypeAdapter.json_schemas(inputs, ref_template=PLACE)
    made = dict(inside["$defs"])
    for (name, _), content in found.items():
        made.setdefault(str(name), dict(content))
    return made
