"""Read message files: the compiled form if it is fresh, else the Fluent source."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from happycity.i18n.patterns import CompiledFile, Pattern

FORM = 1  # raise it when the compiled form changes


def fingerprint(source: bytes) -> str:
    """A cheap hash of a source file, to notice a stale compiled form."""
    return f"{FORM}-{len(source)}-{zlib.crc32(source):08x}"


def load(source: Path) -> dict[str, Pattern]:
    """The messages of a `.ftl` file by key; none if neither it nor its compiled form exists."""
    compiled = _read_compiled(source.with_suffix(".json"))
    try:
        data = source.read_bytes()
    except OSError:
        return compiled.get("messages", {})
    if compiled.get("source") != fingerprint(data):
        from happycity.i18n.compiler import compile_file  # imports the parser, so only when it must

        compiled = compile_file(source)
    return compiled.get("messages", {})


def _read_compiled(path: Path) -> CompiledFile:
    try:
        content = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    is_valid = isinstance(content, dict) and isinstance(content.get("messages"), dict)
    compiled: CompiledFile = content if is_valid else {}
    return compiled
