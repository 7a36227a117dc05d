"""Write the generated documents (`make docs`), or check that they are up to date (`--check`).

A document is made by a function without arguments that returns its text. To add one, add a line to DOCUMENTS.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

DOCUMENTS = {
    "docs/cards.md": "cards_doc:document",
    "docs/rules.md": "happycity.game.rulebook:rules_document",
    "docs/schema.json": "schema_doc:document",
    "docs/openapi.json": "openapi_doc:document",
}


def text_of(maker: str) -> str:
    """Call the function that `package.module:function` names."""
    module, _, function = maker.partition(":")
    return str(getattr(import_module(module), function)())


def main() -> int:
    """Compare or write each document."""
    parser = argparse.ArgumentParser(description="write the generated documents")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a document is out of date"
    )
    check = parser.parse_args().check
    stale = []
    for name, maker in DOCUMENTS.items():
        path, text = ROOT / name, text_of(maker)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.write_text(text, encoding="utf-8")
            print(f"Wrote {name}.")
    if check and stale:
        print(f"Out of date: {', '.join(stale)}. Run `make docs` and commit.", file=sys.stderr)
        return 1
    if not stale:
        print(f"{len(DOCUMENTS)} generated documents are up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
