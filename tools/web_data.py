"""Write what the browser client is told at build time, in `web/src/generated`.

    python tools/web_data.py [--check]

`catalogue.json` holds the cards, `game.ts` the types of docs/schema.json (states, events, records), `server.ts` those
of docs/openapi.json (rooms, tables, frames of the socket, answers to requests). All are in the repository, so that the
client builds without Python; `make lint` checks that they are fresh. In `web/public/manifest` is one manifest of the
installed app for each language.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from happycity import i18n
from happycity.cards import COLOURS, default_catalogue
from happycity.game.rulebook import GROUPS

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated"
MANIFESTS = ROOT / "web" / "public" / "manifest"
SCHEMA = ROOT / "docs" / "schema.json"
API = ROOT / "docs" / "openapi.json"
SERVER_HEAD = "/** Made by tools/web_data.py from docs/openapi.json: edit src/happycity/schema. */\n"
HEAD = "/** Made by tools/web_data.py from docs/schema.json: edit src/happycity/schema/game.py, not this file. */\n"


def catalogue() -> dict[str, Any]:
    """Every card by id, as the client draws it; the words are messages."""
    facts = default_catalogue()
    numbers = ("income", "citizens", "hearts")
    cards: list[dict[str, Any]] = []
    for building in facts.buildings:
        own = {"deck": building.deck, "copies": building.copies, "cost": building.cost}
        cards.append({"id": building.id, "kind": "building", "colours": list(building.colours), **own})
        cards[-1] |= {name: getattr(building, name) for name in numbers} | {"provenance": building.provenance}
    for dwelling in facts.dwellings:
        cards.append({"id": dwelling.id, "kind": "dwelling", "colours": list(dwelling.colours)})
        cards[-1] |= {"cost": dwelling.cost} | {name: getattr(dwelling, name) for name in numbers}
        cards[-1] |= {"provenance": dwelling.provenance}
    market = next(each for each in facts.markets if each.colour is None)
    cards.append({"id": market.id, "kind": "market", "colours": [], "income": market.income})
    cards[-1] |= {"citizens": 0, "hearts": 0, "provenance": market.provenance}
    for special in facts.specials:
        needs = {colour: count for colour, count in zip(COLOURS, special.needs, strict=True) if count}
        cards.append(
            {"id": special.id, "kind": "special", "pack": special.pack, "colours": [], "needs": needs}
        )
        cards[-1] |= {name: getattr(special, name) for name in numbers} | {"provenance": special.provenance}
    for monster in facts.monsters:
        cards.append({"id": monster.id, "kind": "monster", "colours": [monster.colour]})
        cards[-1] |= {name: getattr(monster, name) for name in numbers} | {"provenance": monster.provenance}
    return {"cards": cards, "rules": GROUPS}


def types() -> str:
    """The schema's definitions as TypeScript types of the same names."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return HEAD + "".join(_definition(name, each) for name, each in sorted(schema["$defs"].items()))


def server_types() -> str:
    """The server's own types; those of the game are taken from game.ts. `Answers` has the type of every answer."""
    api = json.loads(API.read_text(encoding="utf-8"))
    known = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    found = api["components"]["schemas"]
    own = "".join(_definition(name, each) for name, each in sorted(found.items()) if name not in known)
    own += _answers(api)
    used = set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", own)))
    imported = "".join(f"  {name},\n" for name in sorted(known.keys() & found.keys() & used))
    return SERVER_HEAD + f'import type {{\n{imported}}} from "./game";\n' + own


def _answers(api: dict[str, Any]) -> str:
    lines = []
    for path, methods in sorted(api["paths"].items()):
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                content = answer.get("content", {}).get("application/json")
                if status.startswith("2") and content is not None:
                    lines.append(f'  "{method.upper()} {path}": {_type(content["schema"])};\n')
    note = "\n/** What each request is answered, if it is granted. */\n"
    return f"{note}export interface Answers {{\n{''.join(lines)}}}\n"


def _definition(name: str, schema: dict[str, Any]) -> str:
    note = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"\n{note}export type {name} = {_type(schema)};\n"
    needed = schema.get("required", [])
    fields = [
        f"  {key}{'' if key in needed else '?'}: {_type(each)};\n"
        for key, each in schema["properties"].items()
    ]
    return f"\n{note}export interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Any) -> str:
    """A schema as a TypeScript type."""
    if schema is True or not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    match schema.get("type"):
        case "array":
            inner = _type(schema.get("items", True))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            named = list(schema.get("patternProperties", {}).values())
            values = named[0] if named else schema.get("additionalProperties", True)
            return f"{{ [name: string]: {_type(values)} }}"
        case "integer" | "number":
            return "number"
        case kind:
            return str(kind)


def manifest(locale: str) -> dict[str, Any]:
    """How a device shows the installed app: its name, and a menu of shortcuts."""
    icon = {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}
    pages = ("play", "friends", "learn", "rules")
    return {
        "id": "/",
        "name": i18n.text("game-title", locale),
        "short_name": i18n.text("game-title", locale),
        "description": i18n.text("web-tagline", locale),
        "lang": locale,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#fdf6e9",
        "theme_color": "#cfeaf7",
        "categories": ["games"],
        "icons": [icon],
        "shortcuts": [
            {"name": i18n.text(f"web-page-{page}", locale), "url": f"/{page}", "icons": [icon]}
            for page in pages
        ],
    }


def main() -> None:
    """Write the files, or only say whether they are fresh."""
    made = {
        TARGET / "catalogue.json": json.dumps(catalogue(), indent=1, ensure_ascii=False) + "\n",
        TARGET / "game.ts": types(),
        TARGET / "server.ts": server_types(),
    }
    for locale in i18n.available_locales():
        text = json.dumps(manifest(locale), indent=2, ensure_ascii=False) + "\n"
        made[MANIFESTS / f"{locale}.webmanifest"] = text
    for path, text in made.items():
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{path} is stale: run python tools/web_data.py")


if __name__ == "__main__":
    main()
