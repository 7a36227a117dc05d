"""Preferences kept between two starts: the language chosen in the menu."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from happycity.paths import home


def settings_file() -> Path:
    """The file of preferences."""
    return home() / "settings.json"


def remembered_language() -> str | None:
    """The language chosen last, if any."""
    with suppress(OSError, ValueError):
        settings = json.loads(settings_file().read_text(encoding="utf-8"))
        language = settings.get("language") if isinstance(settings, dict) else None
        return language if isinstance(language, str) else None
    return None


def remember_language(locale: str) -> None:
    """Keep a choice of language. A folder that is not writable must not disturb a game."""
    file = settings_file()
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(json.dumps({"language": locale}) + "\n", encoding="utf-8")
        os.replace(temporary, file)
