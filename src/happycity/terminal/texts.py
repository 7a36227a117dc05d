"""A table in a reader's language: cards, actions, questions, reasons and events as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from happycity import i18n
from happycity.cards import Catalogue
from happycity.cards.card_text import card_effect, card_name, titles
from happycity.cards.model import Building, Card, Dwelling, Market, Monster, Special
from happycity.game.actions import Action
from happycity.game.explain import Progress
from happycity.game.game import Game
from happycity.game.scoring import Line
from happycity.terminal.sessions.local import seats_of


class Seated(Protocol):
    """A session, as far as words must know it."""

    @property
    def names(self) -> list[str]: ...

    @property
    def people(self) -> list[int]: ...


class Texts:
    """How one reader is told about one game."""

    def __init__(self, locale: str, players: Sequence[str], catalogue: Catalogue) -> None:
        self.locale = locale
        self.players = list(players)
        self.reader: int | None = None
        """The seat of whoever is told, if it is one person's."""
        self.catalogue = catalogue
        self.titles = titles(catalogue)
        self.cards: dict[str, Card] = {card.id: card for card in reversed(list(catalogue.cards()))}

    def meet(self, session: Seated) -> None:
        """Who sits at the table. One person alone at a keyboard is "you"; several are told apart by their names."""
        self.players = session.names
        self.reader = session.people[0] if len(session.people) == 1 else None

    def say(self, message: str, /, **args: object) -> str:
        """A message of the terminal."""
        return i18n.describe(
            f"terminal-{message}", args, self.locale, players=self.players, titles=self.titles
        )

    def describe(self, message: str, args: Mapping[str, object]) -> str:
        """Any message."""
        return i18n.describe(message, args, self.locale, players=self.players, titles=self.titles)

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened in the game, or in the room around it."""
        if event["event"] == "room":
            return self.say(f"room-{event['kind']}", name=event.get("name", "?"), text=event.get("text", ""))
        return i18n.tell(event, self.locale, players=self.players, titles=self.titles, reader=self.reader)

    def reason(self, code: str, arguments: Mapping[str, object]) -> str:
        """Why something is not possible."""
        return self.describe(f"error-{code}", arguments)

    def card(self, card: str) -> str:
        """A card's name."""
        found = self.cards.get(card)
        return card if found is None else card_name(found, self.locale)

    def colour(self, colour: str) -> str:
        """A colour's name."""
        return i18n.text(f"colour-{colour}", self.locale)

    def colours(self, colours: Sequence[str]) -> str:
        """The colours of a card in words."""
        return " / ".join(self.colour(colour) for colour in colours) or self.colour("none")

    def labelled(self, label: str, text: str) -> str:
        """A text behind its label; French puts a space before the colon."""
        return f"{self.say('label', label=label)} {text}"

    def need(self, colour: str, count: int) -> str:
        """So many cards of a colour, "2 blue"."""
        return self.describe("list-need", {"count": count, "colour": colour})

    def symbols(self, card: Card) -> list[str]:
        """What a card shows, in words; nothing that it does not show."""
        shown = {
            name: getattr(card, name) for name in ("income", "citizens", "hearts") if getattr(card, name, 0)
        }
        return [i18n.text(f"amount-{name}", self.locale, **{name: value}) for name, value in shown.items()]

    def facts(self, card_id: str, *, cost: bool = True) -> str:
        """A card in brackets: its colours, what it costs and what it shows or does."""
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
        """What a special building or monster does, if it is more than its symbols."""
        card = self.cards[card_id]
        return card_effect(card, self.locale) if isinstance(card, Special | Monster) else ""

    def needs(self, progress: Progress) -> str:
        """What a special building still needs."""
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
            return self.describe("action-coin", {"coins": taken(game)})
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
        coins = paid(game, action)
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


def texts_for(record: Mapping[str, Any], game: Game, locale: str) -> Texts:
    """How a reader is told about a saved game; a player whom it does not name is called by the seat."""
    texts = Texts(locale, [seat.name for seat in seats_of(record.get("players") or [])], game.catalogue)
    missing = range(len(texts.players), game.options.players)
    texts.players += [texts.describe("player-seat", {"number": index + 1}) for index in missing]
    return texts


def paid(game: Game, action: str) -> int:
    """The coins that a purchase costs now, discounts and tokens counted: it is tried on a copy."""
    events = game.copy().play(action)
    return next(int(event["coins"]) for event in events if event["event"] == "bought")


def taken(game: Game) -> int:
    """The coins that buying nothing brings now."""
    events = game.copy().play("coin")
    return next(int(event["coins"]) for event in events if event["event"] == "coins")
