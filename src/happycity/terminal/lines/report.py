"""The table told in lines: short at the start of a turn, whole when asked, score sheets at the end."""

from __future__ import annotations

from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.schema.validate import Json
from happycity.terminal.lookup import card_lines, find_cards
from happycity.terminal.texts import Texts


class Report:
    """Tells about a game. The game may go on; a report is always of now."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    def say(self, message: str, /, **args: object) -> str:
        return self.texts.say(message, **args)

    def short(self, seat: int) -> list[str]:
        """What a player needs at the start of a turn."""
        state = self.game.state()
        lines = [self.say("round", round=state["round"], last="yes" if state["last_round"] else "no")]
        lines += [self.standing(other, city) for other, city in enumerate(state["cities"])]
        return [*lines, *self.central(state), *self.offers(state, seat)]

    def standing(self, seat: int, city: Json) -> str:
        """One player's numbers."""
        args = {name: city[name] for name in ("coins", "income", "citizens", "hearts", "points")}
        return self.say("standing", seat=seat, cards=len(city["cards"]), **args)

    def central(self, state: Json) -> list[str]:
        """The face-up cards."""
        if not state["central"]:
            return [self.say("central-empty")]
        return [self.say("central"), *(f"   {self.named(card)}" for card in state["central"])]

    def named(self, card: str) -> str:
        """A card with its facts in brackets."""
        return f"{self.texts.card(card)} ({self.texts.facts(card)})"

    def offers(self, state: Json, seat: int) -> list[str]:
        """The special buildings that a player may still take, with what is missing."""
        if state["cities"][seat]["special"] is not None or not state["specials"]:
            return []
        lines = [self.say("specials")]
        for special in state["specials"]:
            needs = self.texts.needs(self.game.progress(special, seat))
            label = f"{self.texts.card(special)} ({needs})"
            lines.append("   " + self.texts.labelled(label, self.gain(special)))
        return lines

    def choice(self, action: Action) -> str:
        """An action with what speaks for it."""
        label = self.texts.action(self.game, action)
        if action.kind in ("buy", "discard") and action.card:
            return f"{label} ({self.texts.facts(action.card, cost=action.kind == 'discard')})"
        if action.kind in ("claim", "sphinx") and action.card:
            return f"{label} ({self.gain(action.card)})"
        if action.deck:
            return f"{label} ({self.deck(action.deck)})"
        return label

    def gain(self, special: str) -> str:
        """What a special building gives."""
        card = self.texts.cards[special]
        return self.texts.effect(special) or ", ".join(self.texts.symbols(card))

    def deck(self, deck: int) -> str:
        """How many cards of which colours a deck hides (R-S2: its backs show it)."""
        left = self.game.state()["decks"][deck - 1]["left"]
        mix = colour_mix(self.game, deck)
        parts = [self.texts.need(colour, count) for colour, count in mix.items() if count]
        monsters = hidden_monsters(self.game, deck)
        if monsters:
            parts.append(self.say("monsters", count=monsters))
        return self.say("deck", left=left, mix=", ".join(parts))

    # The whole table

    def table(self) -> list[str]:
        """Everything that lies there."""
        state = self.game.state()
        lines = [self.say("round", round=state["round"], last="yes" if state["last_round"] else "no")]
        lines += self.central(state)
        for number in range(1, len(state["decks"]) + 1):
            lines.append(self.texts.labelled(self.say("deck-number", deck=number), self.deck(number)))
        lines.append(self.say("dwellings"))
        for card, left in state["dwellings"].items():
            lines.append(f"   {self.named(card)}, {self.say('left', left=left)}")
        lines.append(self.say("specials"))
        for special in state["specials"]:
            needs = self.texts.needs(self.game.progress(special))
            label = f"{self.texts.card(special)} ({needs})"
            lines.append("   " + self.texts.labelled(label, self.gain(special)))
        return [*lines, *self.cities("")]

    def cities(self, name: str) -> list[str]:
        """One player's city or all of them."""
        wanted = [
            seat for seat, player in enumerate(self.texts.players) if player.lower().startswith(name.lower())
        ]
        if not wanted:
            return [self.say("no-such-player", typed=name)]
        lines = []
        for seat in wanted:
            city = self.game.state()["cities"][seat]
            lines.append(self.standing(seat, city))
            lines += [f"   {index}. {self.slot(card)}" for index, card in enumerate(city["cards"], 1)]
            lines += self.extras(city)
        return lines

    def slot(self, card: Json) -> str:
        """A card of a city."""
        if card["covered_by"]:
            return self.say("covered", card=card["id"], monster=card["covered_by"])
        if card["id"] == "happy-market":
            return f"{self.texts.card(card['id'])} ({self.texts.colours(card['colours'])})"
        facts = (
            self.gain(card["id"]) if card["id"] in self.specials else self.texts.facts(card["id"], cost=False)
        )
        return f"{self.texts.card(card['id'])} ({facts})"

    @property
    def specials(self) -> set[str]:
        return {special.id for special in self.game.catalogue.specials}

    def extras(self, city: Json) -> list[str]:
        """Monster, tokens and what a special building still owes."""
        lines = []
        if city["monster"]:
            monster = city["monster"]
            lines.append(f"   {self.say('monster-here', monster=monster)} {self.texts.effect(monster)}")
        held = [colour for colour, count in city.get("tokens", {}).items() for _ in range(count)]
        if held:
            lines.append("   " + self.say("tokens", tokens=held))
        return lines

    def card(self, typed: str) -> list[str]:
        """A card that somebody asks about."""
        found = find_cards(self.game.catalogue, typed, self.texts.locale)
        if not found:
            return [self.say("no-such-card", typed=typed)]
        return [line for card in found[:5] for line in card_lines(card, self.texts.locale)]

    # Counting

    def scores(self) -> list[str]:
        """Every player's score sheet."""
        return [line for seat in range(self.game.options.players) for line in self.sheet(seat)]

    def sheet(self, seat: int) -> list[str]:
        """Where the points of one city come from."""
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
        """The end of a game: who won, and why."""
        outcome = self.game.outcome
        assert outcome is not None
        lines = ["", self.say("result")]
        order = sorted(
            range(len(outcome.points)), key=lambda seat: (-outcome.points[seat], -outcome.coins[seat])
        )
        for seat in order:
            points, coins = outcome.points[seat], outcome.coins[seat]
            won = "yes" if seat in outcome.winners else "no"
            lines.append(self.say("result-line", seat=seat, points=points, coins=coins, won=won))
        return [*lines, "", *self.scores()]


def colour_mix(game: Game, deck: int) -> dict[str, int]:
    """How many cards of each colour a deck still hides; a multicolour card counts for each of its colours."""
    by_id = {card.id: card for card in game.catalogue.buildings}
    mix: dict[str, int] = dict.fromkeys(("yellow", "blue", "orange", "purple", "green"), 0)
    for card, count in game.view(game.seat)["unseen"][deck - 1].items():
        if card in by_id:
            for colour in by_id[card].colours:
                mix[colour] += count
    return mix


def hidden_monsters(game: Game, deck: int) -> int:
    """How many monsters a deck still hides."""
    monsters = {monster.id for monster in game.catalogue.monsters}
    unseen = game.view(game.seat)["unseen"][deck - 1]
    return sum(count for card, count in unseen.items() if card in monsters)
