"""Read message files: the compiled form where it is fresh, else the Fluent source itself."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

from happycity.i18n.evaluate import Pattern

FORM = 1  # raise it when the compiled form changes


def fingerprint(source: bytes) -> str:
    """A cheap mark of a source file, so that a stale compiled form is noticed."""
    return f"{FORM}-{len(source)}-{zlib.crc32(source):08x}"


def load(source: Path) -> dict[str, Pattern]:
    """The messages of a `.ftl` file by key; none if neither it nor its compiled form exists."""
    compiled = _compiled(source.with_suffix(".json"))
    try:
        data = source.read_bytes()
    except OSError:
        return _messages(compiled)
    if compiled.get("source") == fingerprint(data):
        return _messages(compiled)
    from happycity.i18n.compiler import compile_file  # imports the parser, so only when it must

    return _messages(compile_file(source))


def _compiled(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def _messages(compiled: dict[str, Any]) -> dict[str, Pattern]:
    messages = compiled.get("messages", {})
    return messages if isinstance(messages, dict) else {}
