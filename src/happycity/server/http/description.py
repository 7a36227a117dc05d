"""The OpenAPI description, with the types of `happycity.schema` for responses and for the socket's frames.

A route only names its type (`responds(Entered)`). The types are resolved when a client asks for the description, so
they slow neither the start nor the responses.
"""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Response

from happycity.schema import deals, game, responses, room, room_events, socket
from happycity.schema.json_text import encode

if TYPE_CHECKING:
    from collections.abc import Iterator

    Document = dict[str, Any]
    """A part of an OpenAPI document."""

SCHEMA_REF: Final = "#/components/schemas/{model}"
SOCKET_PATH: Final = "/api/rooms/{room}/socket"
TYPE_KEY: Final = "x-type"
NAMED_TYPES: Final = {
    "ServerFrame": socket.ServerFrame,
    "ClientMessage": socket.ClientMessage,
    "Happening": room_events.Happening,
    "Event": game.Event,
    "Options": game.Options,
    "Position": game.Position,
    "PackCards": responses.PackCards,
    "Record": game.Record,
    "Refused": room.Refused,
}
"""Types that are described besides those of the responses. Only a device answers with `PackCards`."""
RESPONSE_MODULES: Final = (responses, deals, room, socket)


def schema_ref(name: str) -> Document:
    """A reference to a type of the description."""
    return {"$ref": SCHEMA_REF.format(model=name)}


def responds(model: type, status: int = 200) -> Document:
    """Arguments of a route's decorator: the type of its response."""
    content = {"application/json": {"schema": schema_ref(model.__name__)}}
    response = {"description": (model.__doc__ or "").partition("\n")[0], "content": content}
    # FastAPI would build a validator for the type; mypy has checked it already.
    return {"response_model": dict[str, Any], "responses": {status: response}}


def accepts(name: str) -> Document:
    """Arguments of a route's decorator: the type of its request body."""
    content = {"application/json": {"schema": schema_ref(name)}}
    return {"openapi_extra": {"requestBody": {"content": content, "required": True}}}


def type_ref(name: str) -> Document:
    """Extra schema of a body's field that the rules check themselves: the name of its type."""
    return {TYPE_KEY: name}


def add_description(app: FastAPI) -> None:
    """Make the application describe itself with these types. The work is done once, outside the event loop."""
    lock = threading.Lock()
    generate = app.openapi

    def openapi() -> Document:
        with lock:
            if app.openapi_schema is None:
                document = generate()
                _complete(document, _definitions(document))
                app.openapi_schema = document
            return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        text = await asyncio.to_thread(lambda: encode(openapi()))
        return Response(text, media_type="application/json")


def _complete(document: Document, definitions: Document) -> None:
    schemas = document["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    for schema in schemas.values():
        properties = schema.get("properties", {})
        schema["properties"] = {name: _resolve_field(field) for name, field in properties.items()}
    schemas.update(definitions)
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    refused = {
        "description": "Refused",
        "content": {"application/json": {"schema": schema_ref("Refused")}},
    }
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"]["default"] = refused
            for part in (operation.get("requestBody"), *operation["responses"].values()):
                _keep_only_ref(part)
    document["x-websocket"] = {
        SOCKET_PATH: {
            "description": "A WebSocket: frames are JSON texts; see docs/protocol.md.",
            "server": schema_ref("ServerFrame"),
            "client": schema_ref("ClientMessage"),
        }
    }


def _resolve_field(schema: Document) -> Document:
    """The schema of a body's field, replaced by the type that it names."""
    if TYPE_KEY not in schema:
        return schema
    ref = schema_ref(schema[TYPE_KEY])
    return {"anyOf": [ref, {"type": "null"}]} if "anyOf" in schema else ref


def _keep_only_ref(part: Document | None) -> None:
    """Drop what FastAPI guesses beside a reference."""
    for content in (part or {}).get("content", {}).values():
        schema = content.get("schema", {})
        if "$ref" in schema:
            content["schema"] = {"$ref": schema["$ref"]}


def _definitions(document: Document) -> Document:
    """All types by name, as JSON Schema."""
    from pydantic import TypeAdapter

    types: dict[str, Any] = {**NAMED_TYPES, **dict(_response_types(document))}
    adapters: Any = [(name, "validation", TypeAdapter(each)) for name, each in types.items()]
    found, inner = TypeAdapter.json_schemas(adapters, ref_template=SCHEMA_REF)
    definitions = dict(inner["$defs"])
    for (name, _), schema in found.items():
        definitions.setdefault(str(name), dict(schema))
    return definitions


def _response_types(document: Document) -> Iterator[tuple[str, type]]:
    """The types that the routes name in `responds`."""
    for path in document["paths"].values():
        for operation in path.values():
            for response in operation["responses"].values():
                ref = (
                    response.get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
                )
                name = ref.rpartition("/")[2]
                for module in RESPONSE_MODULES:
                    if name and hasattr(module, name):
                        yield name, getattr(module, name)
                        break
