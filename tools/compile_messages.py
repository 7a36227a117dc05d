"""Compile the Fluent messages, so that the installed program needs no parser when it starts.

    python tools/compile_messages.py [--out FOLDER]

Writes `<locale>/<area>.json` for every `.ftl` file below `src/happycity/i18n/locale`, beside it or below FOLDER.
The build calls it on its copy of the tree; the sources keep no compiled files.
"""

from __future__ import annotations

import argparse
import sys
import types
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def compile_messages(source: Path, out: Path | None = None) -> list[Path]:
    """Compile `<source>/happycity/locale`; the files written."""
    _importable(source)
    from happycity.i18n.compiler import compile_tree

    locale = source / "happycity" / "i18n" / "locale"
    return compile_tree(locale, out or locale)


def _importable(source: Path) -> None:
    """Let `happycity.i18n` be imported alone: a build has none of the package's dependencies."""
    if "happycity" not in sys.modules:
        package = types.ModuleType("happycity")
        package.__path__ = [str(source / "happycity")]
        sys.modules["happycity"] = package


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Compile the Fluent messages to JSON.")
    parser.add_argument("--out", type=Path, help="folder to write below (default: beside the sources)")
    written = compile_messages(SOURCE, parser.parse_args().out)
    print(f"{len(written)} files compiled")


if __name__ == "__main__":
    main()
