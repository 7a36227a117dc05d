"""Find words for people that stand in the program instead of in the message files.

A person reads what is printed, what help texts say, and what stands in the markup of the browser client; each must
be a Fluent message, so that it exists in every language. Marks, numbers and names of things that are never
translated may stand in the program: `ALLOWED` lists them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Generator, Iterator
from pathlib import Path

ALLOWED = {
    "happycity",  # the command
    "Happy City",  # the name of the game, in the corner and the window's title
    "R-",  # numbers of rules
    "QR",
    "JSON",
    "ms",
}

# What shows its arguments to a person: printing, and the widgets and notices of the full-screen terminal.
SHOWING = {"print", "echo", "secho", "notify", "confirm", "prompt", "Label", "Static", "Button", "Binding"}
SHOWN_KEYWORDS = {"help", "label", "title", "tooltip", "placeholder", "prompt", "epilog", "short_help"}
SHOWN_ATTRIBUTES = {"border_title", "border_subtitle", "tooltip", "placeholder", "sub_title", "title"}
NOT_SHOWN = {"id", "classes", "name", "key", "action", "severity", "file", "sep", "end", "style", "variant"}
LETTERS = re.compile(r"[^\W\d_]{2,}")
MESSAGE = re.compile(r"[a-z]+(-[a-z0-9]*)+")  # an id, or the beginning of one


def wordy(text: str) -> bool:
    """Whether a text says something: it has a word that is not on the list of what may stand anywhere."""
    for allowed in sorted(ALLOWED, key=len, reverse=True):
        text = text.replace(allowed, " ")
    return LETTERS.search(text) is not None


# Python


def python_faults(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every word for people in a Python module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            shown = list(node.args) if name in SHOWING else []
            if name == "Binding":  # key, action, description
                shown = shown[2:]
            if name == "write" and isinstance(node.func, ast.Attribute):
                shown = list(node.args) if _standard_stream(node.func.value) else []
            shown += [each.value for each in node.keywords if _shown_keyword(each, name)]
        elif isinstance(node, ast.Assign) and any(_shown_target(target) for target in node.targets):
            shown = [node.value]
        else:
            continue
        for expression in shown:
            for text in _texts(expression):
                if wordy(text) and not MESSAGE.fullmatch(text):
                    yield node.lineno, text


def _standard_stream(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in ("stdout", "stderr")


def _shown_keyword(keyword: ast.keyword, function: str) -> bool:
    if keyword.arg in SHOWN_KEYWORDS:
        # FastAPI and dataclasses have titles too, but for programs; ours are widgets and commands.
        return function not in ("FastAPI", "Field", "Query", "Path", "Body")
    return function in SHOWING and keyword.arg is not None and keyword.arg not in NOT_SHOWN


def _shown_target(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and target.attr in SHOWN_ATTRIBUTES


def _texts(expression: ast.expr) -> Iterator[str]:
    """The literal parts of a text; what a call inside it is given is that call's own affair."""
    match expression:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                if isinstance(part, ast.Constant):
                    yield str(part.value)
        case ast.BinOp(left=left, right=right):
            yield from _texts(left)
            yield from _texts(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)


# Svelte

SPOKEN = {"aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt", "label"}
TAG = re.compile(r"</?[A-Za-z][\w:.-]*")
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def svelte_faults(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every word for people in a Svelte component's markup."""
    markup = _without_code(source)
    for at, kind, text in _pieces(markup):
        spoken = re.sub(r"&\w+;", " ", text) if kind == "text" else text
        words = _said(spoken) if kind == "expression" else [spoken]
        for said in words:
            if wordy(said):
                yield markup.count("\n", 0, at) + 1, said.strip()


def _without_code(source: str) -> str:
    """The markup alone; what is left out leaves its line breaks."""
    for pattern in (r"<script\b.*?</script>", r"<style\b.*?</style>", r"<!--.*?-->"):
        source = re.sub(pattern, lambda found: "\n" * found.group().count("\n"), source, flags=re.S)
    return source


def _pieces(markup: str) -> Iterator[tuple[int, str, str]]:
    """Text between tags, expressions in braces, and attributes that are read aloud or shown."""
    at = 0
    while at < len(markup):
        if markup[at] == "{":
            end = _closing(markup, at)
            yield at, "expression", markup[at + 1 : end]
            at = end + 1
        elif markup[at] == "<" and TAG.match(markup, at):
            at = yield from _tag(markup, at)
        else:
            marks = (markup.find(mark, at + 1) for mark in "<{")
            end = min((where for where in marks if where > 0), default=len(markup))
            yield at, "text", markup[at:end]
            at = end


def _tag(markup: str, start: int) -> Generator[tuple[int, str, str], None, int]:
    """The spoken attributes of one tag; returns where the tag ends."""
    found = TAG.match(markup, start)
    at = found.end() if found else start + 1
    name = ""
    while at < len(markup) and markup[at] != ">":
        if markup[at] == "{":
            end = _closing(markup, at)
            if name in SPOKEN:
                yield at, "expression", markup[at + 1 : end]
            at, name = end + 1, ""
        elif markup[at] in "\"'":
            end = _quote(markup, at)
            if name in SPOKEN:
                yield at, "text", re.sub(r"\{.*?\}", "", markup[at + 1 : end])
            at, name = end + 1, ""
        else:
            attribute = re.compile(r"([\w:-]+)\s*=\s*").match(markup, at)
            name = attribute.group(1) if attribute else ""
            at = attribute.end() if attribute else at + 1
    return at + 1


def _said(expression: str) -> Iterator[str]:
    """Texts in an expression that a person would read: not message ids, keys or marks of the program."""
    if re.match(r"\s*[#:/@]", expression):
        return
    for found in LITERAL.finditer(expression):
        text = re.sub(r"\$\{.*?\}", " ", next(group for group in found.groups() if group is not None))
        if re.fullmatch(r"\s*[a-z0-9][\w:./#-]*\s*|\s*[\w-]+-\s+(-[\w-]+)?\s*", text) is None:
            yield text


def _closing(markup: str, start: int) -> int:
    """Where the brace at `start` closes, past braces and quotation marks inside it."""
    depth, at = 0, start
    while at < len(markup):
        if markup[at] in "\"'`":
            at = _quote(markup, at)
        depth += {"{": 1, "}": -1}.get(markup[at], 0)
        if depth == 0:
            return at
        at += 1
    return at


def _quote(markup: str, start: int) -> int:
    """Where the quotation at `start` ends."""
    at = start + 1
    while at < len(markup) - 1 and markup[at] != markup[start]:
        at += 2 if markup[at] == "\\" else 1
    return at


# HTML


def html_faults(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every word for people in a page of the server; `{{message}}` and code are none."""
    markup = re.sub(r"<!doctype[^>]*>|\{\{[\w-]+\}\}", "", source, flags=re.I)
    for pattern in (r"<code>.*?</code>", r"(?<=>)[\w/-]+\.\w+(?=</a>)"):
        markup = re.sub(pattern, "", markup, flags=re.S)
    yield from svelte_faults(markup)


# The whole program


def hard_coded(root: Path) -> Iterator[str]:
    """A line for every word for people that is not a message."""
    for file in sorted((root / "src" / "happycity").rglob("*.py")):
        for line, text in python_faults(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}:{line}: hard-coded text {text!r}"
    for file in (*sorted((root / "src" / "happycity").rglob("*.html")), root / "web" / "index.html"):
        if "static" not in file.parts:  # the built client
            for line, text in html_faults(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(root)}:{line}: hard-coded text {text!r}"
    for file in sorted((root / "web" / "src").rglob("*.svelte")):
        for line, text in svelte_faults(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}:{line}: hard-coded text {text!r}"
