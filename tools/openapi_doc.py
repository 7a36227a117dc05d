"""Write docs/openapi.json, the description that the server offers at /api/openapi.json, for client generators."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "docs" / "openapi.json"


def document() -> str:
    """The content of the file."""
    from happycity.server.app import create_app
    from happycity.server.ops.config import Config

    with tempfile.TemporaryDirectory() as folder:
        api = create_app(Config(database=f"{folder}/games.sqlite3")).openapi()
    return json.dumps(api, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(document(), encoding="utf-8")
    sys.exit(0)
