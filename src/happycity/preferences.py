"""What Happy City remembers of its reader between two starts: the language chosen in the menu."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from happycity.paths import home


def settings() -> Path:
    """The file."""
    return home() / "settings.json"


def remembered_language() -> str | None:
    """The language that was chosen last, if any."""
    with suppress(OSError, ValueError):
        found = json.loads(settings().read_text(encoding="utf-8"))
        language = found.get("language") if isinstance(found, dict) else None
        return language if isinstance(language, str) else None
    return None


def remember_language(locale: str) -> None:
    """Keep a choice of language. A folder that cannot be written to must not disturb anybody's game."""
    file = settings()
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps({"language": locale}) + "\n", encoding="utf-8")
        os.replace(draft, file)
