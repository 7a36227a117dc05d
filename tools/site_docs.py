"""Hooks of the documentation site (mkdocs.yml): pages from elsewhere, links out of docs/, links to every rule.

    python tools/site_docs.py build/site-docs

checks the built site: no page loads anything from a foreign host, every public name has an entry, every rule that a
page cites exists, and no list is shown as running text.
"""

from __future__ import annotations

import ast
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
RULES: Final = "rules.html"
RULE: Final = re.compile(r"\bR-[SBEXGL]\d{1,2}\b")
PARAGRAPH: Final = re.compile(r"<p>(.*?)</p>", re.DOTALL)
ITEMS: Final = re.compile(r"\n\s*(?:[-*|]|\d+\.) ")
"""An item of a list, or a row, within running text."""
TAG: Final = re.compile(r"(<[^>]+>)")
ITEM: Final = re.compile(r"<li><strong>(R-\w+)</strong> <em>(.+?)\.</em> (.+?)</li>", re.DOTALL)
ROW: Final = re.compile(r"<tr>\s*<td>(.+?)</td>\s*<td>(.+?)</td>\s*<td>(.+?)</td>\s*</tr>", re.DOTALL)
TABLE: Final = re.compile(r"<table>.*?<tbody>(.*?)</tbody>\s*</table>", re.DOTALL)
UNLINKED: Final = {"a", "code", "pre", "h1", "h2", "h3", "h4", "strong"}
"""Elements whose rule numbers are not links."""
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


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Make every rule a section of its own, and every number of a rule a link to it."""
    del config, files
    if page.file.src_uri == "rules.md":
        html = separate_rules(html)
    elif page.file.src_uri == "rulings.md":
        html = separate_rulings(html)
    if page.file.src_uri.startswith("api"):
        html = link_documents(html)
    return link_rules(html)


def link_documents(html: str) -> str:
    """A docstring's "(interface: Records)" as a link to that part of the page, if it has one; docs/lab.md as a link."""
    text = ROOT.joinpath("docs", "interface.md").read_text(encoding="utf-8")
    parts = {part.lower() for part in re.findall(r"^## (.+)$", text, re.MULTILINE)}

    def link(found: re.Match[str]) -> str:
        part = found[1].split(",")[0]
        anchor = part.lower().replace(" ", "-")
        return f' (<a href="interface.html#{anchor}">interface: {part}</a>)' if part.lower() in parts else ""

    html = re.sub(r" \(interface: ([^)<]+)\)", link, html)
    return re.sub(r"\bdocs/([\w-]+)\.md\b(?!</a>)", r'<a href="\1.html">\1</a>', html)


def separate_rules(html: str) -> str:
    """The page of rules with a heading for each rule, so that the search finds the rule and not the whole chapter."""
    html = ITEM.sub(r'<h3 id="\1">\1 \2</h3>\n<p>\3</p>', html)
    return re.sub(r"</?ul>", "", html)


def separate_rulings(html: str) -> str:
    """The page of rulings with a heading for each question: the search finds it, and a phone has room for it."""

    def section(row: re.Match[str]) -> str:
        rules, question, reason = row.groups()
        anchor = re.sub(r"\W+", "-", question).strip("-").lower()
        return f'<h3 id="{anchor}">{question}</h3>\n<p>{reason} ({rules})</p>'

    return TABLE.sub(lambda table: ROW.sub(section, table[1]), html)


def link_rules(html: str) -> str:
    """The page with a link at each rule number of its running text."""
    parts = TAG.split(html)
    depth = 0
    for place, part in enumerate(parts):
        tag = re.match(r"<(/?)(\w+)", part)
        if tag and tag[2] in UNLINKED:
            depth += -1 if tag[1] else 1
        elif not tag and depth == 0:
            parts[place] = RULE.sub(rf'<a href="{RULES}#\g<0>">\g<0></a>', part)
    return "".join(parts)


def missing_rules(site: Path) -> set[str]:
    """The rules that pages link to and the page of rules lacks."""
    anchors = set(re.findall(r'id="?(R-\w+)', site.joinpath(RULES).read_text(encoding="utf-8")))
    pages = (page.read_text(encoding="utf-8") for page in site.glob("*.html"))
    return {rule for page in pages for rule in re.findall(rf"{RULES}#(R-\w+)", page)} - anchors


def foreign_pages(site: Path) -> list[str]:
    """The pages and styles of a built site that load something from another host."""
    files = [file for file in sorted(site.rglob("*")) if file.suffix in (".html", ".css")]
    return [str(file.relative_to(site)) for file in files if LOADED.search(file.read_text(encoding="utf-8"))]


def undocumented_names(site: Path) -> list[str]:
    """The public names without an entry on a page of the API reference."""
    text = "".join(page.read_text(encoding="utf-8") for page in site.glob("api*.html"))
    shown = set(re.findall(r'id="happycity\.(?:\w+\.)*(\w+)"', text))
    return [f"{module}.{name}" for module in PUBLIC for name in public_names(module) if name not in shown]


def public_names(module: str) -> list[str]:
    """What a module exports, read without importing it: environments need numpy, which a site does not."""
    source = ROOT.joinpath("src", *module.split("."), "__init__.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets
        ):
            names: list[str] = ast.literal_eval(node.value)
            return names
    return list(import_module(module).__all__)  # the package itself makes it from a table


def hidden_lists(site: Path) -> list[str]:
    """The pages with a list that lacks the blank line before it, which this Markdown needs."""
    return [
        page.name
        for page in sorted(site.glob("*.html"))
        if any(ITEMS.search(text) for text in PARAGRAPH.findall(page.read_text(encoding="utf-8")))
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
    missing = missing_rules(site)
    if missing:
        raise SystemExit("These rules do not exist: " + ", ".join(sorted(missing)))
    hidden = hidden_lists(site)
    if hidden:
        raise SystemExit("These have a list without a blank line before it: " + ", ".join(hidden))
    print(f"{len(list(site.rglob('*.html')))} pages in {site}, nothing from a foreign host.")


if __name__ == "__main__":
    main()
