"""Random tables in the middle of a game: every special building, monsters, tokens and covered cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.oracle.facts import (
    COLOURS,
    MARKET,
    MONSTERS,
    TOKENS_PER_COLOUR,
    deck_content,
    dwellings,
    facts,
    full_pile,
    pack,
    special_facts,
)
from tests.oracle.model import SLOTS, Model
from tests.oracle.table import City, Pile, Placed, Table, placed

# Small cities have incomes and symbols around 0, middling ones room to play on, full ones end the game.
COINS = ((0, 0, 1), (0, 1, 2, 3, 5), (2, 3, 5, 8, 12))
SIZES = ((1, 2, 2, 3, 3, 4), (2, 3, 4, 5, 5, 6, 7, 8), (5, 6, 7, 7, 8, 8, 9, 9, 9), (7, 8, 9, 10))


def random_options(rng: Random, mode: str | None = None) -> dict[str, Any]:
    """Any game."""
    return {
        "players": rng.randint(2, 5),
        "mode": mode or rng.choice(["family", "expert"]),
        "grozilla": rng.random() < 0.6,
        "scoring": rng.choice(["product", "product", "sum"]),
        "edition": rng.choice(["fr", "en-GB", "en-US", "pl"]),
    }


def random_setup(rng: Random, options: dict[str, Any]) -> Any:
    """What chance would decide."""
    decks = [deck_content(deck) for deck in range(1, 5 if options["grozilla"] else 4)]
    specials = pack(options["mode"])
    for cards in [*decks, specials]:
        rng.shuffle(cards)
    offered = options["players"] + 2
    return {"decks": decks, "specials": specials[:offered], "box": specials[offered:]}


def random_table(rng: Random, options: dict[str, Any], wanted: list[str], offer: list[str]) -> Table:
    """A table that could have come about, with the wanted special buildings in cities and on offer."""
    players, grozilla = options["players"], options["grozilla"]
    pool = Counter(dict.fromkeys(dwellings(), full_pile(options)))
    for deck in range(1, 5 if grozilla else 4):
        pool.update(card for card in deck_content(deck) if card not in MONSTERS)
    rest = [special for special in pack(options["mode"]) if special not in wanted + offer]
    rng.shuffle(rest)
    markets = rng.sample(COLOURS, players) if options["mode"] == "expert" else [None] * players
    cities = []
    sizes, coins, barren = rng.choice(SIZES), rng.choice(COINS), rng.random() < 0.06
    for seat in range(players):
        special = wanted[seat] if seat < len(wanted) else rest.pop() if rng.random() < 0.5 else None
        needs: list[str] = []
        if offer and seat == players - 1:  # somebody will be able to claim it
            special, needs = None, colours_needed(offer[0])
        cities.append(random_city(rng, pool, markets[seat], special, needs, rng.choice(sizes)))
        cities[-1].coins = rng.choice(coins)
    rng.shuffle(cities)
    offered = rng.randint(0, players + 2 - len(offer))
    central = take(rng, pool, rng.choice([0, 2, 2, 3, 3]))
    table = Table(
        options,
        cities,
        [random_pile(rng, pool, deck, barren=barren) for deck in range(1, 5 if grozilla else 4)],
        {home: pool[home] for home in dwellings()},
        offer + rest[:offered],
        Pile(rest[offered:]),
        dict.fromkeys(COLOURS, 0),
        central,
        round=rng.randint(1, 15),
        last_round=any(len(city.cards) == SLOTS for city in cities),
    )
    if grozilla:
        add_monsters(rng, table)
        add_tokens(rng, table)
    return table


def colours_needed(special: str) -> list[str]:
    """The colours of the special building's condition, one as often as it is needed."""
    return [colour for colour, number in special_facts()[special].needs.items() for _ in range(number)]


def random_city(
    rng: Random,
    pool: Counter[str],
    colour: str | None,
    special: str | None,
    needs: list[str],
    size: int,
) -> City:
    """A market, cards of the needed colours, others, and perhaps a special building anywhere behind the market."""
    city = City(cards=[placed(MARKET, colour)])
    while needs or len(city.cards) < size - (special is not None):
        cards = [card for card, left in pool.items() if left > 0 and not city.has_name(card)]
        wanted = [card for card in cards if not needs or needs[-1] in facts()[card].colours]
        card = rng.choice(wanted or cards)
        pool[card] -= 1
        city.cards.append(placed(card))
        needs = needs[:-1]
    if special:
        city.cards.insert(rng.randint(1, len(city.cards)), Placed(special, special=True))
        city.free_card = special == "undersea-tunnel" and rng.random() < 0.7
        city.louvre_left = rng.randint(0, 2) if special == "louvre" else 0
    return city


def take(rng: Random, pool: Counter[str], number: int) -> list[str]:
    """That many buildings from the pool."""
    taken = []
    for _ in range(number):
        card = rng.choice([card for card, left in pool.items() if left > 0 and facts()[card].deck])
        pool[card] -= 1
        taken.append(card)
    return taken


def random_pile(rng: Random, pool: Counter[str], deck: int, *, barren: bool) -> Pile:
    """What is left of a deck, some of it discarded; sometimes nearly used up, and barren if most cards are lost."""
    cards = [card for card, left in pool.items() if facts()[card].deck == deck for _ in range(left)]
    rng.shuffle(cards)
    if barren:
        return Pile(cards[: rng.choice([0, 0, 1])])
    left = rng.choice([0, 1, 2, len(cards), len(cards), len(cards) // 2])
    return Pile(cards[:left], cards[left:])


def add_monsters(rng: Random, table: Table) -> None:
    """In front of a city, on a building, in the deck or gone."""
    for monster in MONSTERS:
        city = rng.choice(table.cities)
        place = rng.random()
        bare = [card for card in city.cards if not card.covered_by]
        if place < 0.4 and not city.monster:
            city.monster = monster
        elif place < 0.65 and bare:
            card = rng.choice(bare)
            card.covered_by = monster
            if card.special:
                city.free_card, city.louvre_left = False, 0
        elif place < 0.95:
            pile = table.piles[3]
            pile.cards.insert(rng.randint(0, min(3, len(pile.cards))), monster)
        else:
            table.piles[3].discards.append(monster)


def add_tokens(rng: Random, table: Table) -> None:
    """Three of a colour, in the supply, with players or used."""
    for colour in COLOURS:
        for _ in range(3):
            place = rng.random()
            if place < 0.35:
                table.tokens[colour] += 1
            elif place < 0.85:
                rng.choice(table.cities).tokens[colour] += 1


def start_somewhere(rng: Random, model: Model) -> None:
    """Let the game go on at a random decision, half of the time at a rare one if there is any."""
    table = model.table
    starts = rare_starts(model)
    if starts and rng.random() < 0.5:
        table.phase, table.turn = rng.choice(starts)
        table.seat = table.turn
        return
    model.begin_turn(rng.randrange(table.players))
    if rng.random() < 0.3:
        table.phase = "buy"


def rare_starts(model: Model) -> list[tuple[str, int]]:
    """Phase and seat of the decisions that only some cards bring."""
    table = model.table
    starts = []
    for seat, city in enumerate(table.cities):
        table.turn = seat
        if model.claimable():
            starts.append(("claim", seat))
        if city.hosts("corgzilla"):
            starts.append(("gift", seat))
        if city.louvre_left and not table.last_round:
            starts.append(("louvre", seat))
        if city.working_special == "sphinx" and table.last_round and model.sphinx_choices(seat):
            starts.append(("sphinx", seat))
    return starts


def position(model: Model) -> dict[str, Any]:
    """The table as a position of interface.md."""
    table = model.table
    return model.state() | {
        "setup": {
            "decks": [list(pile.cards) for pile in table.piles],
            "discards": [list(pile.discards) for pile in table.piles],
            "box": list(table.box.cards),
        }
    }


def sparse(model: Model) -> dict[str, Any]:
    """The table written down as shortly as interface.md allows; the model then fills in what was left out."""
    table = model.table
    fill_in(table)
    shortest: dict[str, Any] = {
        "options": {name: value for name, value in table.options.items() if value not in USUAL},
        "phase": table.phase,
        "turn": table.turn,
        "cities": [short_city(city) for city in table.cities],
    }
    if table.seat != table.turn:
        shortest["seat"] = table.seat
    for name in ("central", "specials", "interrupted"):
        if getattr(table, name):
            shortest[name] = getattr(table, name)
    return shortest


USUAL = (2, "family", False, "product", "fr")


def short_city(city: City) -> dict[str, Any]:
    """Coins and cards, the cards as ids where that is enough."""
    cards: list[Any] = []
    for card in city.cards:
        if card.covered_by:
            cards.append({"id": card.id, "covered_by": card.covered_by})
        else:
            cards.append(":".join([card.id, *card.colours]) if card.id == MARKET else card.id)
    short: dict[str, Any] = {"coins": city.coins, "cards": cards}
    if city.monster:
        short["monster"] = city.monster
    if any(city.tokens.values()):
        short["tokens"] = {colour: number for colour, number in city.tokens.items() if number}
    if city.special in {"undersea-tunnel", "louvre"}:
        short |= {"free_card": city.free_card, "louvre_left": city.louvre_left}
    return short


def fill_in(table: Table) -> None:
    """What a position means that does not say it (interface.md, Positions)."""
    arriving = [table.interrupted["monster"]] if table.interrupted else []
    seen = Counter([*table.central, *arriving, *(city.monster for city in table.cities if city.monster)])
    for city in table.cities:
        seen.update(card.id for card in city.cards)
        seen.update(card.covered_by for card in city.cards if card.covered_by)
    for deck, pile in enumerate(table.piles, 1):
        pile.cards = list((Counter(deck_content(deck)) - seen).elements())
        pile.discards, pile.ordered = [], False
    each = full_pile(table.options)
    table.dwellings = {home: each - seen[home] for home in dwellings()}
    table.box = Pile(
        [it for it in pack(table.options["mode"]) if it not in seen and it not in table.specials]
    )
    table.box.ordered = False
    for colour in table.tokens if table.options["grozilla"] else ():
        table.tokens[colour] = TOKENS_PER_COLOUR - sum(city.tokens[colour] for city in table.cities)
    table.round = 1
    table.last_round = any(len(city.cards) == SLOTS for city in table.cities)
