"""Hooks of the documentation site (mkdocs.yml): pages that lie elsewhere in the repository, and links out of docs/.

    python tools/site_docs.py build/site-docs

checks the built site: no page loads anything from a foreign host.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
LOADED: Final = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?(?:https?:)?//"""
    r"""|<link(?![^>]*canonical)[^>]*\shref=["']?(?:https?:)?//"""
    r"""|url\((?:https?:)?//"""
)
"""What makes a browser ask another host."""
OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\(\.\./([^)#]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add CONTRIBUTING.md, whose links are those of the repository's top folder."""
    from mkdocs.structure.files import File

    text = ROOT.joinpath("CONTRIBUTING.md").read_text(encoding="utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "contributing.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Name a file of the repository that is not part of the site, instead of linking to it."""
    del page, config, files
    markdown = markdown.replace("](../CONTRIBUTING.md)", "](contributing.md)")
    return OUTSIDE.sub(lambda link: f"`{link[2]}`", markdown)


def foreign_pages(site: Path) -> list[str]:
    """The pages and styles of a built site that load something from another host."""
    files = [file for file in sorted(site.rglob("*")) if file.suffix in (".html", ".css")]
    return [str(file.relative_to(site)) for file in files if LOADED.search(file.read_text(encoding="utf-8"))]


def main() -> None:
    """Check a built site."""
    site = Path(sys.argv[1])
    foreign = foreign_pages(site)
    if foreign:
        raise SystemExit("These load from a foreign host: " + ", ".join(foreign))
    print(f"{len(list(site.rglob('*.html')))} pages in {site}, nothing from a foreign host.")


if __name__ == "__main__":
    main()
