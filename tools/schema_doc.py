"""Write docs/schema.json: the JSON Schema of everything in `happycity.words` (`--check` only compares)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "schema.json"

NAMES = (
    "Options", "State", "View", "Position", "Setup", "Record", "Action", "Event", "Command", "Answer", "Refusal",
    "Hello", "Name", "Decide", "Decision", "End",
)  # fmt: skip
"""What a client sends or reads as a whole; the types inside come along."""


def schema() -> dict[str, Any]:
    """The schema: a definition for each name, so that a client can refer to `schema.json#/$defs/State`."""
    from pydantic import TypeAdapter

    from happycity import words

    inputs: Any = [(name, "validation", TypeAdapter(getattr(words, name))) for name in NAMES]
    found, inside = TypeAdapter.json_schemas(inputs)
    definitions = dict(inside["$defs"])
    for (name, _), content in found.items():
        definitions.setdefault(str(name), dict(content))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "Made by tools/schema_doc.py from src/happycity/words.py. Edit that file, not this one.",
        "title": "Happy City",
        "$defs": {name: definitions[name] for name in sorted(definitions)},
    }


def document() -> str:
    """The text of docs/schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the document, or compare it with what is there."""
    wanted = document()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    print("docs/schema.json is not up to date: run python tools/schema_doc.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
