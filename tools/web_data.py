"""Write the facts that are built into the browser client: `web/src/generated/catalogue.json`.

    python tools/web_data.py [--check]

The file is in the repository, so that the client builds without Python; CI checks that it is fresh.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from happycity.cards import COLOURS, default_catalogue
from happycity.rulebook import GROUPS

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "catalogue.json"


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


def main() -> None:
    """Write the file, or only say whether it is fresh."""
    text = json.dumps(catalogue(), indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{TARGET} is stale: run python tools/web_data.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
