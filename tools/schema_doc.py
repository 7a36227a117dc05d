"""docs/schema.json: the JSON Schema of everything in `happycity.schema.game`. `tools/docs.py` writes it."""

from __future__ import annotations

import json
from typing import Any

NAMES = (
    "Options", "State", "View", "Position", "Setup", "Record", "Action", "Event", "Command", "Answer", "Refusal",
    "Hello", "Name", "Decide", "Decision", "End",
)  # fmt: skip
"""The types of whole messages; the types inside them come along."""


def build_schema() -> dict[str, Any]:
    """The schema: a definition for each name, so that a client can refer to `schema.json#/$defs/State`."""
    from pydantic import TypeAdapter

    from happycity.schema import game

    inputs: Any = [(name, "validation", TypeAdapter(getattr(game, name))) for name in NAMES]
    schemas, shared = TypeAdapter.json_schemas(inputs)
    definitions = dict(shared["$defs"])
    for (name, _), content in schemas.items():
        definitions.setdefault(str(name), dict(content))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "Made by tools/schema_doc.py from src/happycity/schema/game.py. Edit that file, not this one.",
        "title": "Happy City",
        "$defs": {name: definitions[name] for name in sorted(definitions)},
    }


def document() -> str:
    """The text of docs/schema.json."""
    return json.dumps(build_schema(), indent=1, ensure_ascii=False) + "\n"
