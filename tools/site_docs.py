"""Hooks of the documentation site (mkdocs.yml): pages that lie elsewhere in the repository, and links out of docs/.

    python tools/site_docs.py build/site-docs

checks the built site: no page loads anything from a foreign host, and every public name has an entry.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
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
PUBLIC: Final = ("happycity", "happycity.bots", "happycity.cards", "happycity.envs", "happycity.lab")
OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\(\.\./([^)#]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the game's icon, and CONTRIBUTING.md, whose links are those of the repository's top folder."""
    from mkdocs.structure.files import File

    text = ROOT.joinpath("CONTRIBUTING.md").read_text(encoding="utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "contributing.md", content=text))
    files.append(
        File.generated(config, "icon.svg", content=ROOT.joinpath("web/public/icon.svg").read_bytes())
    )
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


def undocumented_names(site: Path) -> list[str]:
    """The public names without an entry on a page of the API reference."""
    text = "".join(page.read_text(encoding="utf-8") for page in site.glob("api*.html"))
    shown = set(re.findall(r'id="happycity\.(?:\w+\.)*(\w+)"', text))
    return [
        f"{module}.{name}" for module in PUBLIC for name in import_module(module).__all__ if name not in shown
    ]


def main() -> None:
    """Check a built site."""
    site = Path(sys.argv[1])
    foreign = foreign_pages(site)
    if foreign:
        raise SystemExit("These load from a foreign host: " + ", ".join(foreign))
    undocumented = undocumented_names(site)
    if undocumented:
        raise SystemExit("These are not in the API reference: " + ", ".join(undocumented))
    print(f"{len(list(site.rglob('*.html')))} pages in {site}, nothing from a foreign host.")


if __name__ == "__main__":
    main()
