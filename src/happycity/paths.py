"""Where Happy City keeps its files: one rule for server, browser and terminal. Imports nothing heavy."""

from __future__ import annotations

import os
from pathlib import Path


def expand_path(path: str) -> Path:
    """A typed path with `~` expanded. An unknown `~user` stays as it is, as in a shell: Path.expanduser would raise."""
    return Path(os.path.expanduser(path))


def home() -> Path:
    """The data folder: HAPPYCITY_HOME, or the platform's usual one."""
    own = os.environ.get("HAPPYCITY_HOME")
    if own:
        return expand_path(own)
    data = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "happycity"


def database() -> str:
    """The database of rooms and results: HAPPYCITY_DATABASE, or a file in the data folder."""
    return os.environ.get("HAPPYCITY_DATABASE") or str(home() / "games.sqlite3")
