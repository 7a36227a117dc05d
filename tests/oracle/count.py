"""Income, symbols and points, straight from the numbered rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.oracle.facts import COLOURS, facts, special_facts
from tests.oracle.table import City, Placed, Table

Symbols = tuple[int, int]  # inhabitants and hearts
Effect = tuple[int, int, int]  # income, inhabitants and hearts (R-X4)
NOTHING: Effect = (0, 0, 0)


def printed(card: Placed) -> Effect:
    """What a card shows; nothing once it is covered, and nothing here for a special building."""
    if not card.plain:
        return NOTHING
    fact = facts()[card.id]
    return fact.income, fact.citizens, fact.hearts


def printed_symbols(city: City) -> Effect:
    """The printed numbers of the city's cards and what its monsters take off (R-G12)."""
    income = citizens = hearts = 0
    for card in city.cards:
        more = printed(card)
        income, citizens, hearts = income + more[0], citizens + more[1], hearts + more[2]
    if city.effect in special_facts():
        fact = special_facts()[city.effect]
        income, citizens, hearts = income + fact.income, citizens + fact.citizens, hearts + fact.hearts
    return (
        income - city.hosts("poulpzilla"),
        citizens - city.hosts("catzilla"),
        hearts - city.hosts("pioupiouzilla"),
    )


def happiness(table: Table, citizens: int, hearts: int) -> int:
    """R-E3, or R-E5."""
    return citizens + hearts if table.options["scoring"] == "sum" else citizens * hearts


# Income


def income_of_special(table: Table, seat: int) -> int:
    """What the special building adds to the income, Barber and Great Pyramid apart."""
    city = table.cities[seat]
    match city.effect:
        case "art-gallery":  # R-X27
            return card_before(city)[0]
        case "bowling-alley":  # R-X18
            return 3 * city.of_colour("purple")
        case "sushi-bar":
            return city.of_colour("blue")
        case "bakery":
            return 2 * city.of_colour("green")
        case "escape-room":  # R-X15
            mine = city.of_colour("yellow")
            return 2 if all(table.cities[o].of_colour("yellow") >= mine for o in table.opponents(seat)) else 0
        case "billiards":  # R-X16
            return most_colours(city.cards[: city.special_slot])
        case "organic-market":  # R-X17
            _, citizens, hearts = printed_symbols(city)
            return max(0, min(citizens, hearts))
    return 0


def incomes(table: Table, *, final: bool) -> list[int]:
    """All incomes at once; at the final count with what a Great Pyramid copies (R-X9)."""
    raw = []
    for seat, city in enumerate(table.cities):
        income = printed_symbols(city)[0] + income_of_special(table, seat)
        if final and city.effect == "great-pyramid":
            income += pyramid(table, seat)[0]
        raw.append(income)
    paid = [max(0, income) for income in raw]  # R-G12: never below 0
    bonus = [0] * table.players
    for seat, city in enumerate(table.cities):
        if city.effect == "barber" and all(paid[seat] < paid[other] for other in table.opponents(seat)):
            bonus[seat] = 3  # R-X14
    return [max(0, income + more) for income, more in zip(raw, bonus, strict=True)]


def most_colours(cards: list[Placed]) -> int:
    """The most different colours if each card gives one only."""
    coloured = [card.colours for card in cards if card.colours]
    reached: set[frozenset[str]] = {frozenset()}
    for colours in coloured:
        reached = {have | {colour} for have in reached for colour in colours}
    return max(len(have) for have in reached)


# Copies


def card_before(city: City) -> Effect:
    """The card in the slot before the special building (R-X27)."""
    slot = city.special_slot
    return printed(city.cards[slot - 1]) if slot > 0 else NOTHING


def pyramid(table: Table, seat: int) -> Effect:
    """A neighbour's card in the same slot; of two the one better for the owner's points, else the left (R-X28).

    A covered card still is the card of its slot, and gives nothing.
    """
    city = table.cities[seat]
    slot = city.special_slot
    rows = [table.cities[other].cards for other in table.neighbours(seat)]
    choices = [printed(row[slot]) for row in rows if len(row) > slot and not row[slot].special]
    _, citizens, hearts = printed_symbols(city)
    return best(choices, lambda it: happiness(table, citizens + it[1], hearts + it[2]))


def best(choices: list[Effect], worth: Callable[[Effect], int]) -> Effect:
    """The first of the best, nothing if there is none."""
    chosen = NOTHING
    for index, choice in enumerate(choices):
        if index == 0 or worth(choice) > worth(chosen):
            chosen = choice
    return chosen


# Symbols


def symbols(table: Table, seat: int) -> Symbols:
    """Inhabitants and hearts if the final count were made now."""
    _, citizens, hearts = printed_symbols(table.cities[seat])
    more = symbols_of_special(table, seat, (citizens, hearts))
    return citizens + more[0], hearts + more[1]


def symbols_of_special(table: Table, seat: int, others: Symbols) -> Symbols:
    """What an expert special building adds to the symbols of the other cards."""
    city = table.cities[seat]
    match city.effect:
        case "art-gallery":
            return card_before(city)[1:]
        case "great-pyramid":
            return pyramid(table, seat)[1:]
        case "statue-of-liberty":  # R-X26
            return 0, 4
        case "drone-tower":  # R-X21
            return 0, 2
        case "moai":  # R-X36
            return 0, 2 if len(city.cards) == 9 else 4 if len(city.cards) < 9 else 0
        case "wind-turbine":  # R-X34
            return 0, city.of_colour("green")
        case "onion-dome-cathedral":
            return 0, 3 if city.of_colour("orange") == 0 else 0
        case "parthenon":
            return 4 if city.of_colour("green") == 0 else 0, 0
        case "rainbow-fountain":  # R-X38
            return (2, 2) if all(city.of_colour(colour) for colour in COLOURS) else (1, 1)
        case "golden-gate-bridge":  # R-X30
            return bridge(city)
        case "great-wall":  # R-X31
            return 0, wall(city)
    return symbols_seen_elsewhere(table, seat, others)


def symbols_seen_elsewhere(table: Table, seat: int, others: Symbols) -> Symbols:
    """Special buildings that look at other cities."""
    city = table.cities[seat]
    match city.effect:
        case "burger-bar":  # R-X32
            mine, most = city.of_colour("blue"), most_elsewhere(table, seat, "blue")
            return 0, 3 if mine > most else 2 if mine == most else 1
        case "maya-pyramid":
            return 0, 3 if city.of_colour("green") > most_elsewhere(table, seat, "green") else 1
        case "machu-picchu":  # R-X33
            return table.cities[table.left_of(seat)].of_colour("orange"), 0
        case "stonehenge" | "leaning-tower":
            return better_neighbour(table, seat, others)
        case "taj-mahal":  # R-X35
            income = incomes(table, final=True)
            lowest = all(income[seat] < income[other] for other in table.neighbours(seat))
            return 0, 3 if lowest else 1
    return 0, 0


def most_elsewhere(table: Table, seat: int, colour: str) -> int:
    """The most cards of a colour in another city."""
    return max(table.cities[other].of_colour(colour) for other in table.opponents(seat))


def better_neighbour(table: Table, seat: int, others: Symbols) -> Symbols:
    """Stonehenge and Leaning Tower count in the neighbour's city that is better for the owner's points (R-X33)."""
    choices: list[Effect] = []
    for other in table.neighbours(seat):
        neighbour = table.cities[other]
        if table.cities[seat].effect == "stonehenge":
            choices.append((0, neighbour.of_colour("blue"), 0))
        else:
            choices.append((0, 0, neighbour.of_colour("yellow")))
    return best(choices, lambda it: happiness(table, others[0] + it[1], others[1] + it[2]))[1:]


def bridge(city: City) -> Symbols:
    """Cards left, right, above and below that share a colour."""
    beside = [card for index, card in enumerate(city.cards) if touches(index, city.special_slot)]
    most = max(sum(colour in card.colours for card in beside) for colour in COLOURS)
    return (1, 2) if most >= 3 else (1, 1) if most == 2 else (0, 0)


def touches(one: int, other: int) -> bool:
    """Two slots, counted from 0, side by side in the grid of 2 x 5."""
    rows, columns = (one // 5, other // 5), (one % 5, other % 5)
    return abs(rows[0] - rows[1]) + abs(columns[0] - columns[1]) == 1


def wall(city: City) -> int:
    """The hearts of a Great Wall."""
    after = city.cards[city.special_slot + 1 : city.special_slot + 3]
    return 3 if len(after) == 2 and set(after[0].colours) & set(after[1].colours) else 1


# Points and conditions


def points(table: Table, seat: int) -> int:
    """Product or sum, then Japanese Garden or Concert Hall (R-X9)."""
    points = happiness(table, *symbols(table, seat))
    match table.cities[seat].effect:
        case "japanese-garden":  # R-X37
            return points * 2 if points < 30 else points
        case "concert-hall":  # R-X19
            return points - incomes(table, final=True)[seat]
    return points


def meets(city: City, special: str) -> bool:
    """Has the city the colours, each multicolour card for one colour of choice (R-B9, R-G10)?"""
    needs = special_facts()[special].needs
    missing = {tuple(needs[colour] for colour in COLOURS)}
    for card in city.cards:
        missing |= {used for still in missing for colour in card.colours for used in given(still, colour)}
    return (0, 0, 0, 0, 0) in missing


def given(missing: tuple[int, ...], colour: str) -> Iterator[tuple[int, ...]]:
    """What is still missing after one card of that colour, if it helps at all."""
    index = COLOURS.index(colour)
    if missing[index] > 0:
        yield (*missing[:index], missing[index] - 1, *missing[index + 1 :])


def winners(points_of: list[int], coins: list[int]) -> list[int]:
    """Most points, then most coins; still tied they share the win (R-E4)."""
    pairs = list(zip(points_of, coins, strict=True))
    return [seat for seat, pair in enumerate(pairs) if pair == max(pairs)]
