"""docs/interface.md, written by hand, says what the referee does and what docs/schema.json promises."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from happycity.cli.referee import Referee
from happycity.game.actions import Action

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "interface.md").read_text(encoding="utf-8")
SCHEMAS = json.loads((DOCS / "schema.json").read_text(encoding="utf-8"))["$defs"]


def fits(documented: Any, actual: Any) -> bool:
    """Does an answer fit the page? What the page leaves out, as …, may be anything."""
    if isinstance(documented, dict) and "…" not in documented:
        return isinstance(actual, dict) and all(
            key in actual and fits(documented[key], actual[key]) for key in documented
        )
    return documented in ("…", {"…": 0}, ["…"]) or documented == actual


def parsed(line: str) -> Any:
    return json.loads(line.replace("{…}", '{"…": 0}').replace("[…]", '["…"]'))


def test_the_session_happens_as_it_is_told() -> None:
    session = PAGE.partition("```\n> ")[2].partition("```")[0]
    lines = re.findall(r"^(?:> )?(.+)\n< (.+)$", session, re.MULTILINE)
    assert len(lines) == 4
    referee = Referee()
    for command, answer in lines:
        actual = referee.answer(command.encode())
        assert fits(parsed(answer), actual), (command, actual)


def test_every_command_is_told_with_its_fields() -> None:
    documented = {
        (payload["cmd"], *sorted(payload.keys() - {"cmd"}))
        for payload in (parsed(text) for text in re.findall(r'`(\{"cmd".+?\})`', PAGE))
    }
    promised = set()
    for name in ("New", "Load", "Play", "Ask", "AskRecord", "AskView", "Undo", "Choose"):
        fields = SCHEMAS[name]["properties"]
        for command in fields["cmd"].get("enum") or [fields["cmd"]["const"]]:
            promised |= {(command, field) for field in fields if field != "cmd"} or {(command, "")}
    assert {(command, field) for command, *fields in documented for field in fields or [""]} - {
        ("undo", "")
    } == promised


def test_every_event_is_told_with_its_fields() -> None:
    table = PAGE.partition("## Events")[2].partition("## Records")[0]
    documented = {}
    for names, fields in re.findall(r"^\| (`[a-z-]+`.*?) \| (.+) \|$", table, re.MULTILINE):
        for name in re.findall(r"`([a-z-]+)`", names):
            documented[name] = set(re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", fields)))
    promised = {}
    for schema in SCHEMAS.values():
        kind = schema.get("properties", {}).get("event")
        for name in (kind or {}).get("enum") or [(kind or {}).get("const")]:
            if name:
                promised[name] = set(schema["properties"]) - {"event"}
    assert documented == promised


def test_every_phase_is_told_with_actions_that_can_be_read() -> None:
    table = PAGE.partition("## Actions")[2].partition("## State")[0]
    rows = dict(re.findall(r"^\| `([a-z]+)` \| (.+) \|$", table, re.MULTILINE))
    assert list(rows) == SCHEMAS["State"]["properties"]["phase"]["enum"]
    for phase, cell in rows.items():
        for word in re.findall(r"`([a-z0-9 ,-]+)`", cell):
            assert Action(word) == word, (phase, word)


def test_every_field_of_a_state_is_told() -> None:
    example = PAGE.partition("## State")[2].partition("```json\n")[2].partition("```")[0]
    for schema in ("State", "City"):
        for field in SCHEMAS[schema]["properties"]:
            assert f'"{field}":' in example, (schema, field)
