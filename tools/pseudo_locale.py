"""Make a language that nobody speaks: the default's messages with accents, and longer.

    python tools/pseudo_locale.py FOLDER [--name xx]

Writes FOLDER/xx/*.ftl. With it a test shows that adding a language is adding files, that no text is fixed in the
program (it would stand there without accents), and that nothing is cut off (every text is 40 % longer).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

SOURCE = Path(__file__).resolve().parent.parent / "src" / "happycity" / "i18n" / "locale" / "en-GB"
NAME = "xx"
ACCENTS = str.maketrans("aceginosuyzACEGINOSUYZ", "áçéğíñóšúýžÁÇÉĞÍÑÓŠÚÝŽ")
LONGER = 0.4
FILLER = "ßëłţä"


def accented(text: str) -> str:
    """A text with accents and 40 % more letters, as words: what is too long must still be able to wrap."""
    return text.translate(ACCENTS) + "".join(_filling(sum(map(str.isalpha, text))))


def _filling(letters: int) -> Iterator[str]:
    left = round(letters * LONGER)
    while left > 0:
        yield (" " if letters > len(FILLER) else "") + FILLER[:left]
        left -= len(FILLER)


class Pseudo(Transformer):
    """Changes the texts of messages; placeables, ids and variants stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        stripped = node.value.strip()
        if any(map(str.isalpha, stripped)):
            before, after = node.value.split(stripped, 1)
            node.value = before + accented(stripped) + after
        return node


def pseudo(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    return str(FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(source))))


def write(folder: Path, name: str = NAME, source: Path = SOURCE) -> list[Path]:
    """Write the whole pseudo-language below a folder of languages; the files written."""
    target = folder / name
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for file in sorted(source.glob("*.ftl")):
        written.append(target / file.name)
        written[-1].write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
    return written


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="write a pseudo-language for tests")
    parser.add_argument("folder", type=Path, help="the folder that holds a folder for each language")
    parser.add_argument("--name", default=NAME, help=f"the name of the language (default: {NAME})")
    arguments = parser.parse_args()
    print(f"{len(write(arguments.folder, arguments.name))} files written")


if __name__ == "__main__":
    main()
