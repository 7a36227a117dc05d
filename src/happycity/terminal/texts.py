"""A table in a reader's language: cards, actions, questions, reasons and events as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from happycity import i18n
from happycity.cards import Catalogue
from happycity.cards.card_text import card_name, titles
from happycity.cards.model import Building, Card, Dwelling, Market, Monster
from happycity.game.actions import Action
from happycity.game.explain import Progress
from happycity.game.game import Game
from happycity.game.scoring import Line
from happycity.terminal.lookup import effect_text, symbol_texts
from happycity.terminal.sessions.seats import parse_seats

if TYPE_CHECKING:
    from happycity.errors import HappyCityError, Message
    from happycity.schema.game import Event
    from happycity.terminal.sessions.protocol import RoomNews, Session


class Texts:
    """The texts of one game for one reader."""

    def __init__(self, locale: str, players: Sequence[str], catalogue: Catalogue) -> None:
        self.locale = locale
        self.players = list(players)
        self.reader: int | None = None
        """The seat of the only person at this keyboard."""
        self.catalogue = catalogue
        self.titles = titles(catalogue)
        self.cards: dict[str, Card] = {card.id: card for card in reversed(list(catalogue.cards()))}

    def address(self, session: Session) -> None:
        """Address the people at the keyboard: one alone is "you", several are called by their names."""
        self.players = session.names
        self.reader = session.own_seats[0] if len(session.own_seats) == 1 else None

    def say(self, message: str, /, **args: object) -> str:
        """A message of the terminal."""
        return self.describe(f"terminal-{message}", args)

    def describe(self, message: str, args: Mapping[str, object]) -> str:
        """Any message."""
        return i18n.describe(message, args, self.locale, players=self.players, titles=self.titles)

    def event(self, event: Event | RoomNews) -> str:
        """An event of the game, or of the room around it."""
        if event["event"] == "room":
            return self.say(
                f"room-{event['kind']}", name=event["name"], text=event["text"], other=event["other"]
            )
        return i18n.tell(event, self.locale, players=self.players, titles=self.titles, reader=self.reader)

    def reason(self, reason: HappyCityError | Message) -> str:
        """Why something is not possible."""
        return self.error(reason.code, **reason.arguments)

    def error(self, code: str, /, **arguments: object) -> str:
        """An error by its code."""
        return self.describe(f"error-{code}", arguments)

    def card(self, card: str) -> str:
        """A card's name."""
        found = self.cards.get(card)
        return card if found is None else card_name(found, self.locale)

    def colour(self, colour: str) -> str:
        """A colour's name."""
        return i18n.text(f"colour-{colour}", self.locale)

    def colours(self, colours: Sequence[str]) -> str:
        """The colours of a card."""
        return " / ".join(self.colour(colour) for colour in colours) or self.colour("none")

    def labelled(self, label: str, text: str) -> str:
        """A text after its label; French puts a space before the colon."""
        return f"{self.say('label', label=label)} {text}"

    def need(self, colour: str, count: int) -> str:
        """A number of cards of a colour, "2 blue"."""
        return self.describe("list-need", {"count": count, "colour": colour})

    def symbols(self, card: Card) -> list[str]:
        """The symbols on a card, as amounts."""
        return symbol_texts(card, self.locale)

    def facts(self, card_id: str, *, cost: bool = True) -> str:
        """The facts of a card: its colours, price and symbols."""
        card = self.cards[card_id]
        parts: list[str] = []
        if isinstance(card, Building | Dwelling):
            parts.append(self.colours(card.colours))
            if cost:
                parts.append(self.say("costs", price=card.cost))
        if isinstance(card, Monster):
            parts.append(self.colour(card.colour))
        if isinstance(card, Market):
            parts.append(self.colour(card.colour or "none"))
        return ", ".join([*parts, *self.symbols(card)])

    def effect(self, card_id: str) -> str:
        """The effect of a special building or monster, beyond its symbols."""
        return effect_text(self.cards[card_id], self.locale)

    def needs(self, progress: Progress) -> str:
        """The cards that a special building still needs."""
        if progress.met:
            return self.say("needs-met")
        return self.say("needs-missing", missing=progress.missing)

    def action(self, game: Game, action: Action) -> str:
        """An action as a choice in a menu."""
        args: dict[str, object] = {"card": action.card or "", "special": action.card or ""}
        if action.kind == "buy":
            args |= self._payment(game, action)
            return self.describe("action-buy-with" if action.tokens else "action-buy", args)
        if action.kind == "coin":
            return self.describe("action-coin", {"coins": coins_for_nothing(game)})
        if action.kind == "destroy":
            slot = action.slot or 1
            card = game.state()["cities"][game.seat]["cards"][slot - 1]["id"]
            return self.describe("action-destroy", {"slot": slot, "card": card})
        if action == "sphinx box":
            return self.describe("action-sphinx-box", {})
        if action.deck is not None:
            args["deck"] = action.deck
        if action.colour is not None:
            args["colour"] = action.colour
        if action.seat is not None:
            args["to"] = action.seat
        return self.describe(f"action-{action.kind}", args)

    def _payment(self, game: Game, action: Action) -> dict[str, object]:
        coins = purchase_price(game, action)
        return {"price": coins, "coins": coins, "tokens": list(action.tokens)}

    def prompt(self, game: Game) -> str:
        """The question to whoever must decide."""
        state = game.state()
        city = state["cities"][game.seat]
        arriving = state["interrupted"]["monster"] if state["interrupted"] else ""
        args = {
            "seat": game.seat,
            "coins": city["coins"],
            "arriving": arriving,
            "monster": city["monster"] or arriving,
        }
        own = "-you" if game.seat == self.reader else ""
        return self.describe(f"prompt-{game.phase}{own}", args)

    def score(self, line: Line) -> str:
        """A line of a score sheet."""
        return self.describe(f"score-{line.code}", line.arguments)


def texts_for(players: Sequence[str] | None, game: Game, locale: str) -> Texts:
    """The texts of a saved game. A player without a name is called by the seat."""
    texts = Texts(locale, [seat.name for seat in parse_seats(players or [])], game.catalogue)
    missing = range(len(texts.players), game.options.players)
    texts.players += [texts.describe("player-seat", {"number": index + 1}) for index in missing]
    return texts


def purchase_price(game: Game, action: str) -> int:
    """The coins that a purchase costs now, with discounts and tokens: a copy of the game tries it."""
    events = game.copy().play(action)
    return next(event["coins"] for event in events if event["event"] == "bought")


def coins_for_nothing(game: Game) -> int:
    """The coins for buying nothing now."""
    events = game.copy().play("coin")
    return next(event["coins"] for event in events if event["event"] == "coins")
