"""docs/protocol.md, written by hand, names what the server's description (docs/openapi.json) promises."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from happycity import version

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
SCHEMAS = json.loads((DOCS / "openapi.json").read_text(encoding="utf-8"))["components"]["schemas"]
COMMON = {"seq", "at", "kind", "game"}
"""What every happening has."""


def promised() -> dict[str, set[str]]:
    """The fields of every kind of happening."""
    fields_by_kind = {}
    for each in SCHEMAS["Happening"]["anyOf"]:
        fields: dict[str, Any] = SCHEMAS[each["$ref"].rpartition("/")[2]]["properties"]
        kind = fields["kind"]
        for name in kind.get("enum") or [kind["const"]]:
            fields_by_kind[name] = set(fields) - COMMON
    return fields_by_kind


def documented() -> dict[str, set[str]]:
    """The same as the page's table tells it; what stands in brackets explains a field."""
    table = PROTOCOL.partition("**Happening**")[2].partition("`over` in the action")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", table, re.MULTILINE)
    return {kind: set(re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", fields))) for kind, fields in rows}


def test_every_happening_is_told_with_all_its_fields() -> None:
    assert documented() == promised()


def test_an_undo_that_waits_is_told_with_all_its_fields() -> None:
    match = re.search(r"^- `undo`: `(\{.+?\})`", PROTOCOL, re.MULTILINE)
    assert match is not None
    assert set(json.loads(match.group(1))) == set(SCHEMAS["UndoWish"]["properties"])


def test_the_page_names_todays_versions() -> None:
    assert f"Protocol number: **{version.PROTOCOL}**" in PROTOCOL
    shown = re.findall(r'"(protocol|rules)": (\d+)', PROTOCOL)
    newest = {"protocol": version.PROTOCOL, "rules": version.RULES_VERSION}
    assert len(shown) > 3
    assert {(name, int(number)) for name, number in shown} == set(newest.items())
