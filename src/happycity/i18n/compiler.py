"""Compile Fluent files into the JSON form of `patterns.py`.

This is the only module that imports a message parser. It runs when the package is built
(`tools/compile_messages.py`), and at run time only for a file that has no fresh compiled form.
"""

from __future__ import annotations

import json
from pathlib import Path

from fluent.syntax import FluentParser, ast

from happycity.i18n.files import fingerprint
from happycity.i18n.patterns import CompiledFile, Node, Pattern


class BadMessages(ValueError):
    """A Fluent file that does not parse, with the place and the reason."""


def compile_source(text: str, name: str = "messages") -> dict[str, Pattern]:
    """Every message, term and attribute of a Fluent file as `{key: pattern}`."""
    entries: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadMessages(_describe_junk(entry, text, name))
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if key in entries:
            raise BadMessages(f"{name}: {key} is defined twice")
        if entry.value is not None:
            entries[key] = _pattern(entry.value)
        for attribute in entry.attributes:
            entries[f"{key}.{attribute.id.name}"] = _pattern(attribute.value)
    return entries


def compile_file(source: Path) -> CompiledFile:
    """Compile a Fluent file."""
    data = source.read_bytes()
    return {"source": fingerprint(data), "messages": compile_source(data.decode("utf-8"), str(source))}


def compile_tree(source: Path, target: Path) -> list[Path]:
    """Compile `source/<locale>/<area>.ftl` to `target/<locale>/<area>.json`. Returns the files written."""
    written = []
    for file in sorted(source.glob("*/*.ftl")):
        out = target / file.parent.name / (file.stem + ".json")
        out.parent.mkdir(parents=True, exist_ok=True)
        compiled = json.dumps(compile_file(file), ensure_ascii=False, separators=(",", ":"))
        out.write_text(compiled + "\n", encoding="utf-8")
        written.append(out)
    return written


def _describe_junk(junk: ast.Junk, text: str, name: str) -> str:
    note = junk.annotations[0] if junk.annotations else None
    start = note.span.start if note and note.span else 0
    reason = note.message if note else "does not parse"
    return f"{name}:{text.count(chr(10), 0, start) + 1}: {reason}"


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts: list[Node] = []
    for element in pattern.elements:
        node = element.value if isinstance(element, ast.TextElement) else _node(element)
        if isinstance(node, str) and parts and isinstance(parts[-1], str):
            parts[-1] += node
        else:
            parts.append(node)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _node(node: object) -> Node:
    match node:
        case ast.Placeable():
            return _node(node.expression)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            return ["#", node.value]
        case ast.VariableReference():
            return ["$", node.id.name]
        case ast.MessageReference():
            return ["m", _key(node)]
        case ast.TermReference():
            return ["t", "-" + _key(node), _named(node.arguments)]
        case ast.FunctionReference():
            positional = [_node(argument) for argument in node.arguments.positional]
            return ["f", node.id.name, positional, _named(node.arguments)]
        case ast.SelectExpression():
            return _selection(node)
    raise BadMessages(f"unknown Fluent element {type(node).__name__}")


def _key(reference: ast.MessageReference | ast.TermReference) -> str:
    attribute = reference.attribute
    return reference.id.name + ("." + attribute.name if attribute else "")


def _named(arguments: ast.CallArguments | None) -> dict[str, Node]:
    return {named.name.name: _node(named.value) for named in arguments.named} if arguments else {}


def _selection(node: ast.SelectExpression) -> Node:
    variants: list[Node] = []
    default = 0
    for index, variant in enumerate(node.variants):
        key = variant.key
        variants.append(
            [key.name if isinstance(key, ast.Identifier) else float(key.value), _pattern(variant.value)]
        )
        default = index if variant.default else default
    return ["?", _node(node.selector), variants, default]
