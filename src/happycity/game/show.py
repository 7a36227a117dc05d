"""`str(game)`: the table in plain text, in the words of the interface, for notebooks and debuggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from happycity.schema.game import City, State, Tokens


def show_table(state: State) -> str:
    """A state as a few lines of text. `*` marks whoever decides."""
    options = state["options"]
    grozilla = " with grozilla" if options["grozilla"] else ""
    last = ", last round" if state["last_round"] else ""
    piles = [f"{pile['left']}+{pile['discarded']}" for pile in state["decks"]]
    dwellings = [f"{name} {left}" for name, left in state["dwellings"].items()]
    rows = [
        ("", f"{options['mode']}{grozilla}, round {state['round']}{last}, {state['phase']}"),
        ("central", ", ".join(state["central"]) or "-"),
        ("decks", f"{' '.join(piles)} (left+discarded)"),
        ("dwellings", ", ".join(dwellings)),
        ("specials", ", ".join(state["specials"]) or "-"),
    ]
    if "tokens" in state:
        rows.append(("tokens", _counts(state["tokens"])))
    for seat, city in enumerate(state["cities"]):
        mark = "*" if seat == state["seat"] and state["result"] is None else " "
        rows.append((f"seat {seat} {mark}", _numbers(city)))
        rows.append(("", _cards(city)))
    if state["result"] is not None:
        rows.append(("winners", ", ".join(f"seat {seat}" for seat in state["result"]["winners"])))
    return "\n".join(f"{name:<10}{text}".rstrip() for name, text in rows)


def _counts(counts: Tokens) -> str:
    return " ".join(f"{name} {count}" for name, count in counts.items() if count) or "-"


def _numbers(city: City) -> str:
    counts = {"citizen": city["citizens"], "heart": city["hearts"], "point": city["points"]}
    symbols = ", ".join(_several(count, word) for word, count in counts.items())
    numbers = f"{_several(city['coins'], 'coin')}, income {city['income']}, {symbols}"
    if any(city.get("tokens", {}).values()):
        numbers += f", tokens {_counts(city.get('tokens', {}))}"
    return numbers + (f", {city['monster']} in front" if city["monster"] else "")


def _several(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


def _cards(city: City) -> str:
    cards = []
    for card in city["cards"]:
        coloured = card["id"] == "happy-market" and card["colours"]
        name = f"{card['id']}:{card['colours'][0]}" if coloured else card["id"]
        cards.append(f"[{name}]" if card["covered_by"] else name)
    return ", ".join(cards) or "-"
