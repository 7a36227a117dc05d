"""The table as lines: short at the start of a turn, whole on request, score sheets at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.cards import COLOURS
from happycity.cards.model import Special
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.game.reference import find_cards
from happycity.terminal.lookup import card_lines
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.schema.game import CardInCity, City, State

MAX_CARDS: Final = 5


class Report:
    """A report of a game as it is now, also while the game goes on."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def say(self, message: str, /, **args: object) -> str:
        return self.texts.say(message, **args)

    def short(self, seat: int) -> list[str]:
        """The facts that a player needs at the start of a turn."""
        state = self.game.state()
        lines = [self.say("round", round=state["round"], last="yes" if state["last_round"] else "no")]
        lines += [self.standing(other, city) for other, city in enumerate(state["cities"])]
        return [*lines, *self.central(state), *self.offers(state, seat)]

    def standing(self, seat: int, city: City) -> str:
        """One player's numbers."""
        return self.say(
            "standing",
            seat=seat,
            cards=len(city["cards"]),
            coins=city["coins"],
            income=city["income"],
            citizens=city["citizens"],
            hearts=city["hearts"],
            points=city["points"],
        )

    def central(self, state: State) -> list[str]:
        """The face-up cards."""
        if not state["central"]:
            return [self.say("central-empty")]
        return [self.say("central"), *(f"   {self.named(card)}" for card in state["central"])]

    def named(self, card: str) -> str:
        """A card with its facts in brackets."""
        return f"{self.texts.card(card)} ({self.texts.facts(card)})"

    def offers(self, state: State, seat: int) -> list[str]:
        """The special buildings that a player may still claim."""
        if state["cities"][seat]["special"] is not None or not state["specials"]:
            return []
        return self.specials(state, seat)

    def specials(self, state: State, seat: int | None = None) -> list[str]:
        """The special buildings on offer, with the cards that are missing."""
        lines = [self.say("specials")]
        for special in state["specials"]:
            needs = self.texts.needs(self.game.progress(special, seat))
            label = f"{self.texts.card(special)} ({needs})"
            lines.append("   " + self.texts.labelled(label, self.gain(special)))
        return lines

    def choice(self, action: Action) -> str:
        """An action with the facts about it."""
        label = self.texts.action(self.game, action)
        if action.kind in ("buy", "discard") and action.card:
            return f"{label} ({self.texts.facts(action.card, cost=action.kind == 'discard')})"
        if action.kind in ("claim", "sphinx") and action.card:
            return f"{label} ({self.gain(action.card)})"
        if action.deck:
            return f"{label} ({self.deck(action.deck)})"
        return label

    def gain(self, special: str) -> str:
        """The effect or the symbols of a special building."""
        card = self.texts.cards[special]
        return self.texts.effect(special) or ", ".join(self.texts.symbols(card))

    def deck(self, deck: int) -> str:
        """The cards left in a deck and their colours (R-S2: its backs show it)."""
        left = self.game.state()["decks"][deck - 1]["left"]
        mix = colour_mix(self.game, deck)
        parts = [self.texts.need(colour, count) for colour, count in mix.items() if count]
        monsters = hidden_monsters(self.game, deck)
        if monsters:
            parts.append(self.say("monsters", count=monsters))
        return self.say("deck", left=left, mix=", ".join(parts))

    # The whole table

    def table(self) -> list[str]:
        """Everything on the table."""
        state = self.game.state()
        lines = [self.say("round", round=state["round"], last="yes" if state["last_round"] else "no")]
        lines += self.central(state)
        for number in range(1, len(state["decks"]) + 1):
            lines.append(self.texts.labelled(self.say("deck-number", deck=number), self.deck(number)))
        lines.append(self.say("dwellings"))
        for card, left in state["dwellings"].items():
            lines.append(f"   {self.named(card)}, {self.say('left', left=left)}")
        return [*lines, *self.specials(state), *self.cities("")]

    def cities(self, name: str) -> list[str]:
        """One player's city or all of them."""
        seats = [
            seat for seat, player in enumerate(self.texts.players) if player.lower().startswith(name.lower())
        ]
        if not seats:
            return [self.say("no-such-player", typed=name)]
        lines = []
        for seat in seats:
            city = self.game.state()["cities"][seat]
            lines.append(self.standing(seat, city))
            lines += [f"   {index}. {self.slot(card)}" for index, card in enumerate(city["cards"], 1)]
            lines += self.extras(city)
        return lines

    def slot(self, card: CardInCity) -> str:
        """A card of a city."""
        if card["covered_by"]:
            return self.say("covered", card=card["id"], monster=card["covered_by"])
        if card["id"] == "happy-market":
            return f"{self.texts.card(card['id'])} ({self.texts.colours(card['colours'])})"
        is_special = isinstance(self.texts.cards[card["id"]], Special)
        facts = self.gain(card["id"]) if is_special else self.texts.facts(card["id"], cost=False)
        return f"{self.texts.card(card['id'])} ({facts})"

    def extras(self, city: City) -> list[str]:
        """Monster and tokens."""
        lines = []
        if city["monster"]:
            monster = city["monster"]
            lines.append(f"   {self.say('monster-here', monster=monster)} {self.texts.effect(monster)}")
        held = [colour for colour, count in city.get("tokens", {}).items() for _ in range(count)]
        if held:
            lines.append("   " + self.say("tokens", tokens=held))
        return lines

    def card(self, query: str) -> list[str]:
        """The cards of a query."""
        cards = find_cards(self.game.catalogue, query, self.texts.locale)
        if not cards:
            return [self.say("no-such-card", typed=query)]
        return [line for card in cards[:MAX_CARDS] for line in card_lines(card, self.texts.locale)]

    # Counting

    def scores(self) -> list[str]:
        """Every player's score sheet."""
        return [line for seat in range(self.game.options.players) for line in self.sheet(seat)]

    def sheet(self, seat: int) -> list[str]:
        """The sources of one city's points."""
        sheet = self.game.score_sheet(seat)
        lines = [self.say("sheet", seat=seat, points=sheet.points)]
        for line in sheet.lines:
            parts = [
                self.say(f"part-{name}", value=value, sign="plus" if value > 0 else "minus")
                for name in ("income", "citizens", "hearts", "points")
                if (value := getattr(line, name))
            ]
            lines.append(
                "   " + self.texts.labelled(self.texts.score(line), ", ".join(parts) or self.say("part-none"))
            )
        return lines

    def final(self) -> list[str]:
        """The result and the score sheets."""
        return ["", *self.result(), "", *self.scores()]

    def result(self) -> list[str]:
        """Who has won, the best first."""
        outcome = self.game.outcome
        assert outcome is not None
        lines = [self.say("result")]
        order = sorted(
            range(len(outcome.points)), key=lambda seat: (-outcome.points[seat], -outcome.coins[seat])
        )
        for seat in order:
            points, coins = outcome.points[seat], outcome.coins[seat]
            won = "yes" if seat in outcome.winners else "no"
            lines.append(self.say("result-line", seat=seat, points=points, coins=coins, won=won))
        return lines


def colour_mix(game: Game, deck: int) -> dict[str, int]:
    """The hidden cards of a deck by colour; a multicolour card counts for each of its colours."""
    by_id = {card.id: card for card in game.catalogue.buildings}
    mix: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for card, count in game.view(game.seat)["unseen"][deck - 1].items():
        if card in by_id:
            for colour in by_id[card].colours:
                mix[colour] += count
    return mix


def hidden_monsters(game: Game, deck: int) -> int:
    """The number of hidden monsters in a deck."""
    monsters = {monster.id for monster in game.catalogue.monsters}
    unseen = game.view(game.seat)["unseen"][deck - 1]
    return sum(count for card, count in unseen.items() if card in monsters)
