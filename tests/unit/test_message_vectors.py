"""Our two evaluators of messages give the same texts: this one and the browser's (web/tests/evaluate.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from happycity.i18n.compiler import compile_source
from happycity.i18n.evaluate import Scope, evaluate

GROUPS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("message_vectors.json").read_text(encoding="utf-8")
)
CASES = [
    pytest.param(group, case, id=f"{group['name']}: {case['id']} {case['args']}")
    for group in GROUPS
    for case in group["cases"]
]


@pytest.mark.parametrize(("group", "case"), CASES)
def test_a_message_has_the_text_that_the_browser_gives(group: dict[str, Any], case: dict[str, Any]) -> None:
    scope = Scope(case["args"], group["messages"].get, group["locale"])
    assert evaluate(group["messages"][case["id"]], scope) == case["text"]


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group["name"]))
def test_the_vectors_are_what_the_compiler_makes_of_their_source(group: dict[str, Any]) -> None:
    source = "\n".join(group["source"]) + "\n"
    assert compile_source(source, "vectors") == group["messages"]
