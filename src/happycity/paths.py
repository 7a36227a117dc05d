"""Where Happy City keeps what is yours: one rule for server, browser and terminal. Imports nothing heavy."""

from __future__ import annotations

import os
from pathlib import Path


def expanded(path: str) -> Path:
    """A path that somebody typed. Nobody's `~home` stays as it is, as in a shell: Path.expanduser would raise."""
    return Path(os.path.expanduser(path))


def home() -> Path:
    """The folder: HAPPYCITY_HOME, or the usual one for data of the user's programs."""
    own = os.environ.get("HAPPYCITY_HOME")
    if own:
        return expanded(own)
    data = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "happycity"


def database() -> str:
    """The store of rooms and results: HAPPYCITY_DATABASE, or a file in that folder."""
    return os.environ.get("HAPPYCITY_DATABASE") or str(home() / "games.sqlite3")
