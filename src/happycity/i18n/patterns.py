"""The compiled form of Fluent messages, as JSON holds it.

A pattern is a string, or a list of strings and nodes. A node is a string (a literal) or a list that starts with one
of these marks:

    ["$", name]                                a variable
    ["#", "1.5"]                               a number literal
    ["m", "id" or "id.attribute"]              another message
    ["t", "-id" or "-id.attribute", {args}]    a term, which sees only the arguments given here
    ["f", "NUMBER", [nodes], {options}]        a function
    ["?", node, [[key, pattern], ...], default] a selection; keys are strings or numbers, and a string
                                               also matches the key that spells it without accents
"""

from __future__ import annotations

from typing import Any, TypedDict

Node = Any  # lists of mixed types, each by its mark: no type of Python's describes them
Pattern = str | list[Node]


class CompiledFile(TypedDict, total=False):
    """A compiled file: its messages, and the fingerprint of its source."""

    source: str
    messages: dict[str, Pattern]
