"""An observation read from a view, naive and slow: what the compiled core must write."""

from __future__ import annotations

from typing import Any

import numpy as np

from happycity import Game, Options
from happycity.envs import features


def expected(game: Game, seat: int) -> np.ndarray:
    """The observation of a seat by the words of docs/environments.md."""
    view: Any = game.view(seat)
    values = table_values(view, seat) | {
        f"city +{(other - seat) % len(view['cities'])} {name}": value
        for other, city in enumerate(view["cities"])
        for name, value in city_values(city, game.options).items()
    }
    listed = features(game.options)
    assert set(values) <= {feature.name for feature in listed}
    row = [min(max(values.get(each.name, 0), each.lowest), each.highest) / each.divisor for each in listed]
    return np.array(row, np.float32)


def table_values(view: Any, seat: int) -> dict[str, float]:
    """Names and values of the table's features that are not zero."""
    players = len(view["cities"])
    values = {
        f"phase {view['phase']}": 1,
        "round": view["round"],
        "last round": int(view["last_round"]),
        f"turn +{(view['turn'] - seat) % players}": 1,
        f"decides +{(view['seat'] - seat) % players}": 1,
        f"first player +{-seat % players}": 1,
    }
    for number, deck in enumerate(view["decks"], 1):
        values |= {f"deck {number} {key}": count for key, count in deck.items()}
    values |= {f"central {card}": view["central"].count(card) for card in view["central"]}
    values |= {f"unseen {card}": count for deck in view["unseen"] for card, count in deck.items()}
    values |= {f"left {card}": count for card, count in view["dwellings"].items()}
    values |= {f"offered {card}": 1 for card in view["specials"]}
    values |= {f"supply {colour}": count for colour, count in view.get("tokens", {}).items()}
    if view["interrupted"]:
        values[f"arriving {view['interrupted']['monster']}"] = 1
        values[f"resumes {view['interrupted']['phase']}"] = 1
    return values


def city_values(city: Any, options: Options) -> dict[str, float]:
    """Names and values of a city's features that are not zero."""
    values = {name: city[name] for name in ("coins", "income", "citizens", "hearts", "points")}
    values["cards"] = len(city["cards"])
    for slot, card in enumerate(city["cards"], 1):
        for colour in card["colours"]:
            values[colour] = values.get(colour, 0) + 1
        values |= card_values(city, card, slot, options)
    values |= {f"token {colour}": count for colour, count in city.get("tokens", {}).items()}
    for kind in ("special", "monster", "copies"):
        values |= {f"{kind} {city[kind]}": 1} if city[kind] else {}
    if options.expert:
        values |= {"free card": int(city["free_card"]), "louvre left": city["louvre_left"]}
    return values


def card_values(city: Any, card: Any, slot: int, options: Options) -> dict[str, float]:
    """What one card of a city adds."""
    covered = card["covered_by"] is not None
    values: dict[str, float] = {f"slot under {card['covered_by']}": slot} if covered else {}
    if card["id"] == "happy-market":
        return values | {f"market {colour}": 1 for colour in card["colours"]}
    if card["id"] == city["special"]:
        return values | ({"special slot": slot} if options.expert or options.grozilla else {})
    values |= {} if covered else {f"holds {card['id']}": 1}
    return values | ({f"slot {card['id']}": slot} if options.expert or options.grozilla else {})
