"""The course of a game as rules.md tells it, one small step after the other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tests.oracle import count
from tests.oracle.facts import (
    COLOURS,
    LOWEST_PRICE,
    MARKET,
    MONSTERS,
    TOKENS_PER_COLOUR,
    dwellings,
    facts,
    full_pile,
    pack,
)
from tests.oracle.seen import seen
from tests.oracle.table import City, Impossible, Pile, Placed, Table, placed

SLOTS = 10
CHEAPER = {"port": "blue", "airport": "green", "train-station": "orange"}


class Model:
    """A game. `play` takes the cards that chance revealed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[dict[str, Any]] = []  # what the last action led to
        self.used: Counter[str] = Counter()  # which rules were really met, for the coverage of a run

    @classmethod
    def new(cls, options: dict[str, Any], setup: dict[str, Any]) -> Model:
        """Setup (R-S1 to R-S5, R-X2, R-G1, R-G2)."""
        players = options["players"]
        supply = TOKENS_PER_COLOUR if options["grozilla"] else 0
        table = Table(
            options,
            [City() for _ in range(players)],
            [Pile(list(cards)) for cards in setup["decks"]],
            dict.fromkeys(dwellings(), full_pile(options)),
            list(setup["specials"]),
            Pile(list(setup["box"])),
            dict.fromkeys(COLOURS, supply),
        )
        assert sorted(table.specials + table.box.cards) == sorted(pack(options["mode"]))
        model = cls(table)
        if options["mode"] == "expert":
            table.phase, table.turn, table.seat = "market", players - 1, players - 1
        else:
            for city in table.cities:
                city.cards.append(placed(MARKET))
            model.begin_round()
        return model

    @property
    def city(self) -> City:
        """Whose turn it is."""
        return self.table.cities[self.table.turn]

    def tell(self, event: str, **fields: Any) -> None:
        """Something happened that a player at the table would see."""
        self.events.append({"event": event, **fields})

    def give(self, seat: int, coins: int, reason: str) -> None:
        """Coins gained or lost, but no income."""
        self.table.cities[seat].coins += coins
        self.tell("coins", seat=seat, coins=coins, reason=reason)
        self.used[f"coins by {reason}"] += 1

    def state(self) -> dict[str, Any]:
        """What everybody sees."""
        return seen(self.table)

    # What may be done

    def legal(self) -> set[str]:
        """All actions in the notation of interface.md."""
        table = self.table
        match table.phase:
            case "market":
                taken = {city.cards[0].printed[0] for city in table.cities if city.cards}
                return {f"market {colour}" for colour in COLOURS if colour not in taken}
            case "discard":
                return {"keep"} | {f"discard {card}" for card in table.central}
            case "draw":
                return {f"draw {deck}" for deck in self.drawable()}
            case "buy":
                return {"coin"} | self.purchases()
            case "claim":
                return {"pass"} | {f"claim {special}" for special in self.claimable()}
            case "destroy":
                cards = table.cities[table.seat].cards
                return {f"destroy {slot}" for slot, card in enumerate(cards, 1) if not card.covered_by}
            case "gift" | "louvre":
                return {f"{table.phase} {other}" for other in table.opponents(table.seat)}
            case "sphinx":
                return {f"sphinx {special}" for special in self.sphinx_choices(table.seat)}
        return set()

    def drawable(self) -> list[int]:
        """Decks that can be drawn from."""
        return [deck for deck, pile in enumerate(self.table.piles, 1) if pile.drawable(deck)]

    def price(self, card: str) -> int:
        """What the card costs the player on turn."""
        fact, special = facts()[card], self.city.working_special
        if self.city.free_card and special == "undersea-tunnel":
            return 0  # R-X12
        if special == "hotdog-shop" and fact.deck in LOWEST_PRICE:
            return LOWEST_PRICE[fact.deck]  # R-X11
        if special in CHEAPER and CHEAPER[special] in fact.colours:
            return max(0, fact.cost - 3)  # R-X10
        return fact.cost

    def purchases(self) -> set[str]:
        """Every card that may be bought, with every way to pay (R-B6 to R-B8, R-G7)."""
        table, city = self.table, self.city
        if len(city.cards) >= SLOTS:  # R-E2
            return set()
        offer = set(table.central) | {home for home, left in table.dwellings.items() if left > 0}
        held = [colour for colour in COLOURS for _ in range(city.tokens[colour])]
        actions = set()
        for card in offer:
            if city.has_name(card):
                continue
            price = self.price(card)
            if city.coins >= price:
                actions.add(f"buy {card}")
            for number in range(1, len(held) + 1):
                if 2 * (number - 1) < price and city.coins >= price - 2 * number:
                    actions |= {
                        f"buy {card} with {','.join(choice)}" for choice in combinations(held, number)
                    }
        return actions

    def claimable(self) -> list[str]:
        """Special buildings the player on turn may take (R-B9, R-B10, R-E2)."""
        if self.city.special:
            return []
        full = len(self.city.cards) >= SLOTS
        return [
            special
            for special in self.table.specials
            if count.meets(self.city, special) and (not full or special == "statue-of-liberty")  # R-X26
        ]

    def sphinx_choices(self, seat: int) -> list[str]:
        """Opponents' special buildings that are not covered, or the box (R-X29)."""
        cities = [self.table.cities[other] for other in self.table.opponents(seat)]
        seen = [city.working_special for city in cities if city.working_special]
        return seen + (["box"] if self.table.box.cards else [])

    # What happens then

    def play(self, action: str, revealed: list[str]) -> None:
        """Do what was decided; `revealed` are the cards that came to light by it."""
        if action not in self.legal():
            raise Impossible(f"{action} is not legal")
        self.events = []
        word, _, rest = action.partition(" ")
        cards = iter(revealed)
        if word == "draw":
            self.draw(int(rest), next(cards))
        elif action == "sphinx box":
            self.copy_from_box(next(cards))
        else:
            self.decide(word, rest)
        if list(cards):
            raise Impossible(f"{action} revealed {revealed}")

    def decide(self, word: str, rest: str) -> None:
        """The decisions that reveal nothing."""
        alone = {"keep": self.refill, "coin": self.coin, "pass": self.end_turn}
        if word in alone:
            alone[word]()
            return
        steps = (
            self.market,
            self.discard,
            self.buy,
            self.claim,
            self.destroy,
            self.gift,
            self.louvre,
            self.sphinx,
        )
        {step.__name__: step for step in steps}[word](rest)

    def market(self, colour: str) -> None:
        """The last player chooses first (R-X2)."""
        table = self.table
        self.city.cards.append(placed(MARKET, colour))
        self.tell("market-chosen", seat=table.turn, colour=colour)
        if table.turn == 0:
            self.begin_round()
        else:
            table.turn = table.seat = table.turn - 1

    # The income phase (R-X8)

    def begin_round(self) -> None:
        """Arcades, then the Louvre's choice, then incomes."""
        table = self.table
        self.tell("round-started", round=table.round)
        self.pay_arcades()
        for seat, city in enumerate(table.cities):
            if city.working_special == "louvre" and city.louvre_left > 0:
                table.phase, table.turn, table.seat = "louvre", seat, seat
                return
        self.pay_incomes(0, None)

    def pay_arcades(self) -> None:
        """2 coins for whoever has one, also for the Sphinx that copies it (R-X22, R-X29)."""
        for seat, city in enumerate(self.table.cities):
            if city.effect == "arcade" and city.coins > 0:
                self.give(seat, 2, "arcade")

    def louvre(self, opponent: str) -> None:
        """R-X24."""
        self.pay_incomes(self.table.seat, int(opponent))

    def pay_incomes(self, owner: int, opponent: int | None) -> None:
        """All incomes at once with the Louvre's extra, then Versailles."""
        table = self.table
        income = count.incomes(table, final=False)
        if opponent is not None:
            self.give(owner, income[opponent], "louvre")
            table.cities[owner].louvre_left -= 1
        for seat, city in enumerate(table.cities):
            city.coins += income[seat]
            self.tell("income", seat=seat, coins=income[seat])
        for seat, city in enumerate(table.cities):
            if city.working_special == "versailles":  # R-X23
                coins = {other: table.cities[other].coins for other in table.opponents(seat)}
                richest = [other for other in coins if coins[other] == max(coins.values()) > 0]
                for other in richest:
                    self.give(other, -1, "versailles")
                    self.give(seat, 1, "versailles")
        self.begin_turn(0)

    # Steps 1 and 2

    def begin_turn(self, seat: int) -> None:
        """Step 1 is skipped when nothing is face up or Grozilla forbids it (R-B3, R-G12)."""
        table = self.table
        table.turn = table.seat = seat
        if table.central and not self.city.hosts("grozilla"):
            table.phase = "discard"
        else:
            self.refill()

    def discard(self, card: str) -> None:
        """R-B3."""
        self.table.central.remove(card)
        self.put_away(card)
        self.tell("discarded", seat=self.table.turn, card=card, deck=facts()[card].deck)
        self.refill()

    def put_away(self, card: str) -> None:
        """A building goes to its deck's discard pile; a dwelling is out of the game (R-B3, R-X26)."""
        deck = 4 if card in MONSTERS else facts()[card].deck
        if deck:
            self.table.piles[deck - 1].discards.append(card)

    def refill(self) -> None:
        """Step 2 goes on until three are face up or no deck can be drawn from (R-B4, R-B5)."""
        table = self.table
        table.seat = table.turn
        table.phase = "draw" if len(table.central) < 3 and self.drawable() else "buy"

    def draw(self, deck: int, card: str) -> None:
        """A building is face up; a monster comes before the drawer's city (R-G3)."""
        table = self.table
        pile = table.piles[deck - 1]
        if not pile.cards:
            self.tell("reshuffled", deck=deck, cards=len(pile.discards))
            self.used["reshuffled"] += 1
        pile.draw(card)
        self.tell("drawn", seat=table.turn, card=card, deck=deck)
        if card in MONSTERS:
            self.arrive(card, table.turn, "draw")
        else:
            table.central.append(card)
            self.refill()

    # Monsters

    def arrive(self, monster: str, seat: int, then: str) -> None:
        """Tokens send it on to the left (R-G6); a second monster makes the first destroy (R-G9)."""
        table = self.table
        colour = MONSTERS[monster]
        while table.cities[seat].tokens[colour] > 0:
            table.cities[seat].tokens[colour] -= 1
            self.tell("token-spent", seat=seat, colour=colour)
            self.tell("monster-passed", seat=seat, monster=monster, to=table.left_of(seat))
            seat = table.left_of(seat)
            self.used["a token sends a monster on"] += 1
        city = table.cities[seat]
        self.tell("monster-arrived", seat=seat, monster=monster)
        if city.monster and any(not card.covered_by for card in city.cards):
            table.phase, table.seat = "destroy", seat
            table.interrupted = {"phase": then, "turn": table.turn, "monster": monster}
            return
        if city.monster:
            self.put_away(city.monster)
            self.tell("monster-left", seat=seat, monster=city.monster)
            self.used["a monster finds nothing to destroy"] += 1
        city.monster = monster
        self.go_on(then)

    def destroy(self, slot: str) -> None:
        """The first monster covers the chosen card, the second one stays in front."""
        table = self.table
        city = table.cities[table.seat]
        assert table.interrupted is not None
        card = city.cards[int(slot) - 1]
        card.covered_by, city.monster = city.monster, table.interrupted["monster"]
        self.tell("destroyed", seat=table.seat, slot=int(slot), card=card.id, monster=card.covered_by)
        if card.special:
            self.used[f"covered {card.id}"] += 1
            city.free_card, city.louvre_left = False, 0
        then, table.interrupted = table.interrupted["phase"], None
        self.go_on(then)

    def go_on(self, then: str) -> None:
        """Play resumes where the monster interrupted it."""
        if then == "claim":
            self.offer_specials()
        else:
            self.refill()

    # Step 3

    def coin(self) -> None:
        """Nothing bought: 1 coin, with Big Ben 8 (R-B6, R-X25)."""
        self.give(self.table.turn, 8 if self.city.working_special == "big-ben" else 1, "coin")
        self.offer_specials()

    def buy(self, rest: str) -> None:
        """Pay, Castle's coin, place the card, 3a, 3b, step 4 (R-G14)."""
        table, city = self.table, self.city
        card, _, listed = rest.partition(" with ")
        tokens = listed.split(",") if listed else []
        price = self.price(card)
        if price != facts()[card].cost:
            self.used[f"a price changed by {city.special}"] += 1
        coins = max(0, price - 2 * len(tokens))
        city.coins -= coins
        for colour in tokens:
            city.tokens[colour] -= 1  # R-G8
        self.tell("bought", seat=table.turn, card=card, coins=coins, tokens=tokens)
        city.free_card = False
        for other in table.neighbours(table.turn):
            if table.cities[other].working_special == "castle" and coins + 2 * len(tokens) >= 4:
                self.give(other, 1, "castle")  # R-X13
                self.used["castle paid for tokens"] += bool(tokens)
        if card in table.central:
            table.central.remove(card)
        else:
            table.dwellings[card] -= 1
        self.place(placed(card))
        self.gain_tokens(card)
        self.move_monster(card)

    def place(self, card: Placed) -> None:
        """The next slot; the tenth card makes this the last round (R-B7, R-E1)."""
        assert len(self.city.cards) < SLOTS
        self.city.cards.append(card)
        if len(self.city.cards) == SLOTS:
            if not self.table.last_round:
                self.tell("last-round", seat=self.table.turn)
            self.table.last_round = True

    def gain_tokens(self, card: str) -> None:
        """Step 3a (R-G4)."""
        table, city = self.table, self.city
        for colour in facts()[card].colours:
            if city.of_colour(colour) in {3, 6} and table.tokens[colour] > 0:
                table.tokens[colour] -= 1
                city.tokens[colour] += 1
                self.tell("token-gained", seat=table.turn, colour=colour)

    def move_monster(self, card: str) -> None:
        """Step 3b (R-G5), then step 4."""
        monster = self.city.monster
        if monster and MONSTERS[monster] in facts()[card].colours:
            self.city.monster = None
            left = self.table.left_of(self.table.turn)
            self.tell("monster-passed", seat=self.table.turn, monster=monster, to=left)
            self.arrive(monster, left, "claim")
        else:
            self.offer_specials()

    # Step 4

    def offer_specials(self) -> None:
        """The phase is skipped when nothing can be claimed."""
        self.table.seat = self.table.turn
        if self.claimable():
            self.table.phase = "claim"
        else:
            self.end_turn()

    def claim(self, special: str) -> None:
        """Take it, with what it does at once (R-X7)."""
        table, city = self.table, self.city
        table.specials.remove(special)
        self.used[f"claimed {special}"] += 1
        if special == "statue-of-liberty":  # R-X26
            slot = max(index for index, card in enumerate(city.cards) if not card.covered_by)
            self.put_away(city.cards[slot].id)
            self.tell("replaced", seat=table.turn, card=city.cards[slot].id, slot=slot + 1)
            self.tell("claimed", seat=table.turn, special=special, slot=slot + 1)
            city.cards[slot] = Placed(special, special=True)
        else:
            self.tell("claimed", seat=table.turn, special=special, slot=len(city.cards) + 1)
            self.place(Placed(special, special=True))
        match special:
            case "concert-hall":  # R-X19
                self.give(table.turn, 2 * count.incomes(table, final=False)[table.turn], special)
            case "joke-shop":  # R-X20
                self.give(table.turn, len(city.cards), special)
            case "drone-tower":  # R-X21
                for seat in range(table.players):
                    self.give(seat, 1, special)
            case "undersea-tunnel":
                city.free_card = True
            case "louvre":
                city.louvre_left = 2
        self.end_turn()

    # The end of a turn, a round and the game

    def end_turn(self) -> None:
        """Corgzilla's gift comes last (R-G12, R-G14)."""
        if self.city.hosts("corgzilla"):
            self.table.phase = "gift"
        else:
            self.next_turn()

    def gift(self, opponent: str) -> None:
        """A coin from the bank."""
        self.give(int(opponent), 1, "corgzilla")
        self.next_turn()

    def next_turn(self) -> None:
        """The round is played to its end (R-E1)."""
        table = self.table
        if table.turn < table.players - 1:
            self.begin_turn(table.turn + 1)
            return
        self.tell("round-ended", round=table.round)
        if table.last_round:
            self.end_game()
        else:
            table.round += 1
            self.begin_round()

    def end_game(self) -> None:
        """Sphinx, Arcade coins, the count (R-X9)."""
        table = self.table
        for seat, city in enumerate(table.cities):
            if city.working_special == "sphinx" and not city.copies and self.sphinx_choices(seat):
                table.phase, table.turn, table.seat = "sphinx", seat, seat
                return
        self.pay_arcades()
        table.phase = "over"
        points = [count.points(table, seat) for seat in range(table.players)]
        coins = [city.coins for city in table.cities]
        table.result = {"points": points, "coins": coins, "winners": count.winners(points, coins)}
        self.tell("over", result=table.result)

    def sphinx(self, special: str) -> None:
        """Copy an opponent's special building (R-X29)."""
        owner = next((seat for seat, city in enumerate(self.table.cities) if city.special == special), None)
        self.tell("copied", seat=self.table.seat, special=special, **{"from": owner})
        self.table.cities[self.table.seat].copies = special
        self.used[f"copied {special}"] += 1
        self.end_game()

    def copy_from_box(self, special: str) -> None:
        """Or one drawn from the box."""
        self.table.box.draw(special)
        self.sphinx(special)
