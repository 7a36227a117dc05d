"""Positions in a few words, so that a test shows its rule and little else.

A city is written as its cards in slot order: `happy-market:blue` is the blue Happy Market, `house/catzilla` a House
covered by Catzilla. A table is its cities in seat order, with the first player about to buy unless stated otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from happycity import Game
from happycity.cards import COLOURS, default_catalogue
from happycity.schema.game import City, Result

# Nine cards without blue, orange and purple: with a Happy Market before them a city of ten, which makes the round the last.
NINE = "grocery shoe-shop florist pastry-shop bookshop bank igloo hardware-store perfumery"

Json = dict[str, Any]


def city(cards: str, *, coins: int = 0, monster: str | None = None, tokens: str = "", **more: Any) -> Json:
    """A city of a position; `tokens="green green"` are Stop-Zilla tokens, `more` any other field of a state's city."""
    entries = [_card(word) for word in cards.split()]
    described: Json = {"coins": coins, "cards": entries, **more}
    if monster:
        described["monster"] = monster
    if tokens:
        described["tokens"] = purse(tokens)
    return described


def purse(tokens: str) -> dict[str, int]:
    """`purse("green green")`: tokens counted by colour, every colour named."""
    held = Counter(tokens.split())
    return {colour: held[colour] for colour in COLOURS}


def _card(word: str) -> str | Json:
    card, _, monster = word.partition("/")
    return {"id": card.partition(":")[0], "covered_by": monster} if monster else card


def position(
    *cities: Json,
    mode: str = "family",
    grozilla: bool = False,
    scoring: str = "product",
    edition: str = "fr",
    phase: str = "buy",
    turn: int = 0,
    central: str = "",
    specials: str = "",
    decks: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    box: str | None = None,
    **more: Any,
) -> Json:
    """A whole position.

    `decks={4: "catzilla saloon"}` says what is left of deck 4, top card first; a deck not named holds every card that is
    nowhere else. `more` is any other field of a state (seat, round, last_round, dwellings, tokens).
    """
    options = {
        "players": len(cities),
        "mode": mode,
        "grozilla": grozilla,
        "scoring": scoring,
        "edition": edition,
    }
    where: Json = {"options": options, "phase": phase, "turn": turn, "cities": list(cities), **more}
    where["central"] = central.split()
    where["specials"] = specials.split()
    setup: Json = {}
    if decks is not None or discards is not None:
        piles = [(discards or {}).get(number, "").split() for number in range(1, 5 if grozilla else 4)]
        setup["discards"] = piles
        setup["decks"] = _decks(where, decks or {}, piles)
    if box is not None:
        setup["box"] = box.split()
    if setup:
        where["setup"] = setup
    return where


def _decks(where: Json, given: Mapping[int, str], piles: Sequence[Sequence[str]]) -> list[list[str]]:
    """The decks as given, the others with all that is neither face up, nor in a city, nor discarded."""
    elsewhere: Counter[str | None] = Counter(where["central"])
    for pile in piles:
        elsewhere.update(pile)
    for each in where["cities"]:
        elsewhere[each.get("monster")] += 1
        for entry in each["cards"]:
            elsewhere.update([entry] if isinstance(entry, str) else entry.values())
    catalogue = default_catalogue()
    copies = [(card.id, card.deck, card.copies) for card in catalogue.buildings]
    copies += [(monster.id, 4, 1) for monster in catalogue.monsters]
    return [
        given[number].split()
        if number in given
        else [card for card, deck, most in copies if deck == number for _ in range(most - elsewhere[card])]
        for number in range(1, len(piles) + 1)
    ]


def family(*cities: Json, **fields: Any) -> Game:
    """A family game that stands at this position."""
    return Game.from_position(position(*cities, **fields), seed=1)


def expert(*cities: Json, **fields: Any) -> Game:
    """An expert game that stands at this position."""
    return family(*cities, mode="expert", **fields)


def play(game: Game, *actions: str) -> list[Json]:
    """Play these actions one after the other; all their events."""
    return [{**event} for action in actions for event in game.play(action)]


def legal(game: Game, kind: str = "") -> set[str]:
    """The legal actions as a set of words, or only those of one kind (`buy`)."""
    return {str(action) for action in game.legal() if not kind or str(action).split()[0] == kind}


def seat(game: Game, number: int) -> City:
    """What the table sees of one player."""
    return game.state()["cities"][number]


def result(game: Game) -> Result:
    """How a game that is over ended."""
    final = game.state()["result"]
    assert final is not None
    return final


def coins(game: Game, number: int = 0) -> int:
    return int(seat(game, number)["coins"])


def all_coins(game: Game) -> list[int]:
    return [int(each["coins"]) for each in game.state()["cities"]]


def income(game: Game, number: int = 0) -> int:
    return int(seat(game, number)["income"])


def citizens(game: Game, number: int = 0) -> int:
    return int(seat(game, number)["citizens"])


def hearts(game: Game, number: int = 0) -> int:
    return int(seat(game, number)["hearts"])


def points(game: Game, number: int = 0) -> int:
    return int(seat(game, number)["points"])


def symbols(game: Game, number: int = 0) -> tuple[int, int]:
    """Citizens and hearts."""
    return citizens(game, number), hearts(game, number)


def cards(game: Game, number: int = 0) -> str:
    """The ids of a city's cards in slot order, covered ones as `house/catzilla`."""
    return " ".join(
        f"{entry['id']}/{entry['covered_by']}" if entry.get("covered_by") else entry["id"]
        for entry in seat(game, number)["cards"]
    )


def tokens(game: Game, number: int = 0) -> str:
    """A city's tokens in words: `blue green green`."""
    held = seat(game, number)["tokens"]
    return " ".join(colour for colour in COLOURS for _ in range(held[colour]))


def monsters(game: Game) -> list[str | None]:
    """The monster in front of each city."""
    return [each["monster"] for each in game.state()["cities"]]


def pile(game: Game, deck: int) -> tuple[int, int]:
    """How many cards of a deck are left and how many are discarded."""
    pile = game.state()["decks"][deck - 1]
    return pile["left"], pile["discarded"]


def only(items: Iterable[str]) -> str:
    """The only one of these items."""
    (item,) = items
    return item
