"""Paints one moment of a game onto the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from happycity.cards.model import Card, Special
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.schema.validate import Json
from happycity.terminal.blocked_actions import blocked
from happycity.terminal.lines.report import Report, colour_mix, hidden_monsters
from happycity.terminal.screens import cells, spots
from happycity.terminal.text_width import cut, fitted
from happycity.terminal.texts import Texts, paid

if TYPE_CHECKING:
    from happycity.terminal.screens.board import Board

Teller = Callable[[], str]
"""Tells about something when somebody looks at it."""
STEPS = ("discard", "draw", "buy", "claim")
MOST_SPECIALS = 7
SHORT_NAME = 8
MOST_LINES = 4
"""So high may a choice or a reason be; none is so long that it would not fit."""


class BoardView:
    """Paints one moment of a game."""

    def __init__(
        self, board: Board, game: Game, texts: Texts, viewer: int, choosing: bool, hint: str | None
    ) -> None:
        self.board = board
        self.game = game
        self.texts = texts
        self.viewer = viewer
        self.hint = hint
        self.choosing = choosing
        self.state: Json = game.state()
        self.legal: list[Action] = game.legal() if choosing else []
        self.report = Report(game, texts)

    def say(self, message: str, /, **args: object) -> str:
        return self.texts.say(message, **args)

    def title(self, widget: str, text: str) -> None:
        self.board.query_one(f"#{widget}").border_title = Content(text)

    def actions_for(self, *starts: str) -> list[Action]:
        """The legal actions about one thing."""
        return [action for action in self.legal if action.partition(" with ")[0] in starts]

    def place(
        self,
        name: str,
        painter: spots.Renderer,
        starts: Sequence[str],
        about: Teller,
        *,
        frame: str | None = None,
        ground: str | None = None,
    ) -> None:
        """Put something on its spot, with the legal actions that begin with one of `starts`."""
        actions = self.actions_for(*starts)
        hinted = self.hint is not None and self.hint in actions
        self.board.spot(name).show(
            painter,
            actions=actions,
            about=about,
            legal=bool(actions),
            hinted=hinted,
            frame=frame,
            ground=ground,
        )

    # Parts of the table

    def head(self, note: str) -> None:
        """Round, whose turn, and the step of it."""
        state = self.state
        parts = [Content.styled(f" {self.say('round-short', round=state['round'])} ", "bold reverse")]
        if state["last_round"] and not self.game.over:
            parts.append(Content.styled(self.say("last-round"), f"bold {cells.RED}"))
        rest: list[Content] = []
        if note:
            rest.append(Content.styled(note, "italic"))
        elif state["phase"] in STEPS:
            rest += self.steps()
        elif not self.game.over:
            rest.append(Content(self.say(f"step-{state['phase']}")))
        head = self.board.query_one("#head", Static)
        if self.choosing and not note and state["phase"] not in STEPS:  # a rare question, told in full
            question = self.prompt(head.size.width - sum(part.cell_length + 2 for part in parts))
            head.update(Content("  ").join([*parts, Content.styled(question, "bold")]))
            return
        room = head.size.width - sum(part.cell_length + 2 for part in [*parts, *rest])
        name = self.texts.players[state["turn"]]
        if name not in note:  # "Bruno is thinking…" says it already
            parts.append(Content.styled(cut(name, max(SHORT_NAME, room)), f"bold {cells.GOLD}"))
        head.update(Content("  ").join([*parts, *rest]))

    def steps(self) -> Iterable[Content]:
        """The four steps of a turn, the present one marked."""
        for number, step in enumerate(STEPS, 1):
            label = f"{number} {self.say(f'step-{step}')}"
            present = step == self.state["phase"]
            yield Content.styled(f"▸{label}", "bold") if present else Content.styled(label, cells.GREY)

    def central(self) -> None:
        """The three face-up cards."""
        self.title("central", self.say("title-central"))
        shown = self.state["central"]
        for index in range(3):
            if index >= len(shown):
                self.board.spot(f"central-{index}").show(empty, frame="#44485f")
                continue
            card = self.texts.cards[shown[index]]
            starts = [f"buy {card.id}", f"discard {card.id}"]
            price = self.price(card.id)

            def face(width: int, height: int, card: Card = card, price: int | None = price) -> Content:
                return cells.face(card, self.texts, width, height, price)

            frame = cells.ink(cells.colours_of(card))
            self.place(f"central-{index}", face, starts, self.teller(card.id, "buy"), frame=frame)

    def price(self, card: str) -> int | None:
        """What a card costs the player who may buy it now."""
        for action in self.legal:
            if action == f"buy {card}":
                return paid(self.game, action)
        return None

    def teller(self, card: str, kind: str) -> Teller:
        """Tells about a card, and why it cannot be chosen if so."""

        def tell() -> str:
            facts = self.texts.facts(card)
            text = self.texts.labelled(self.texts.card(card), facts) if facts else self.texts.card(card)
            effect = self.texts.effect(card)
            reason = (
                self.game.why_not(f"{kind} {card}") if self.choosing and self.game.phase == kind else None
            )
            told = f"{text}. {effect}" if effect else f"{text}."
            return f"{told} {self.texts.reason(reason.code, reason.arguments)}" if reason else told

        return tell

    def supply(self) -> None:
        """Decks and dwellings."""
        self.title("decks", self.say("title-decks"))
        self.title("dwellings", self.say("title-dwellings"))
        for index in range(4):
            if index >= len(self.state["decks"]):
                self.board.spot(f"deck-{index}").display = False
                continue
            self.deck(index)
        for index, (dwelling, left) in enumerate(self.state["dwellings"].items()):
            self.dwelling(index, dwelling, left)
        self.token_supply()

    def token_supply(self) -> None:
        """The Stop-Zilla tokens that can still be gained."""
        place = self.board.query_one("#tokens", Static)
        supply = self.state.get("tokens")
        place.display = supply is not None
        if supply is not None:
            counts = [Content.assemble(cells.sign(colour), str(count)) for colour, count in supply.items()]
            label = Content.styled(cut(self.say("tokens-short"), 6), cells.GREY)
            place.update(cells.padded(label, Content("").join(counts), place.size.width))

    def deck(self, index: int) -> None:
        """One deck: how many cards, of which colours."""
        pile = self.state["decks"][index]
        number = index + 1
        mixed = colour_mix(self.game, number)
        monsters = hidden_monsters(self.game, number)

        def line(width: int, height: int) -> Content:
            gap = " " if width >= 32 else ""
            head = Content.assemble(("▤", cells.GREY), (f"{number} ", "bold"), f"×{pile['left']:<2} ")
            parts = [cells.mix(mixed, gap)]
            if monsters:
                parts.append(Content.styled(f"♆{monsters}", f"bold {cells.RED}"))
            return head + Content(gap).join(parts)

        def about() -> str:
            return self.texts.labelled(self.say("deck-number", deck=number), self.report.deck(number)) + "."

        self.place(f"deck-{index}", line, [f"draw {number}"], about)

    def dwelling(self, index: int, dwelling: str, left: int) -> None:
        """One pile of dwellings."""
        card = self.texts.cards[dwelling]
        price = self.price(dwelling)

        def line(width: int, height: int) -> Content:
            cost = price if price is not None else getattr(card, "cost", 0)
            facts = Content.assemble(
                cells.symbols_of(card), (f" {cost}{cells.COIN}", f"bold {cells.GOLD}"), f" ×{left}"
            )
            room = max(4, width - facts.cell_length - 3)
            name = cells.wrapped(self.texts.card(dwelling), room, 1)[0]
            return cells.padded(Content.assemble(cells.sign("green"), " ", name), facts, width)

        self.place(f"dwelling-{index}", line, [f"buy {dwelling}"], self.teller(dwelling, "buy"))

    def city(self) -> None:
        """The viewer's city, two rows of five."""
        city = self.state["cities"][self.viewer]
        place = self.board.query_one("#city")
        place.border_title = self.city_title(city, place.size.width - 2)
        place.set_class(len(city["cards"]) <= 5, "-small")
        for index in range(10):
            card = city["cards"][index] if index < len(city["cards"]) else None

            def cell(width: int, height: int, card: Json | None = card) -> Content:
                return cells.slot(card, self.texts, width, height)

            colours = card["colours"] if card else []
            ground = cells.ground(colours) if card else "#20222f"
            if card and isinstance(self.texts.cards[card["id"]], Special):
                ground = cells.SPECIAL
            starts = [f"destroy {index + 1}"] if self.viewer == self.game.seat else []
            about = self.teller(card["id"], "") if card else str
            self.place(f"slot-{index}", cell, starts, about, ground=ground)

    def city_title(self, city: Json, width: int) -> Content:
        """Whose city it is, its numbers, monster and tokens; a long name makes room for them."""
        facts = Content("  ").join(
            [Content(self.numbers(city)), *([self.guests(city)] if self.guests(city).plain else [])]
        )
        owner = self.texts.players[self.viewer]
        titles = [self.say("title-city", name=owner), owner]
        fitting = [title for title in titles if cell_len(title) + 2 + facts.cell_length <= width]
        title = fitting[0] if fitting else cut(owner, max(5, width - 2 - facts.cell_length))
        return Content.assemble(title, "  ", facts)

    def numbers(self, city: Json) -> str:
        """A city's numbers in a row."""
        earned = f"{city['coins']}{cells.COIN} +{city['income']}"
        happy = f"{city['citizens']}{cells.CITIZEN} {city['hearts']}{cells.HEART}"
        return f"{earned}  {happy}  = {city['points']}"

    def guests(self, city: Json) -> Content:
        """Monster and tokens of a city."""
        parts = []
        if city["monster"]:
            parts.append(Content.styled(f"♆ {self.texts.card(city['monster'])}", f"bold {cells.RED}"))
        held = city.get("tokens", {})
        if any(held.values()):
            parts.append(Content.assemble(self.say("tokens-short"), " ", cells.tokens(held)))
        return Content("  ").join(parts)

    def players(self) -> None:
        """Everybody's numbers, and their cities as signs."""
        self.title("players", self.say("title-players"))
        for seat in range(5):
            if seat >= len(self.state["cities"]):
                self.board.spot(f"player-{seat}").display = False
                continue
            city = self.state["cities"][seat]

            def line(width: int, height: int, seat: int = seat, city: Json = city) -> Content:
                return self.player(seat, city, width)

            def about(seat: int = seat, city: Json = city) -> str:
                return self.report.standing(seat, city)

            starts = [f"gift {seat}", f"louvre {seat}"]
            self.place(f"player-{seat}", line, starts, about)
            self.board.spot(f"player-{seat}").seat = seat

    def player(self, seat: int, city: Json, width: int) -> Content:
        """One line about a player."""
        mark = "▶" if seat == self.state["seat"] and not self.game.over else " "
        name = self.texts.players[seat]
        room = max(5, width - 31)
        style = f"bold {cells.GOLD}" if seat == self.viewer else "bold"
        monster = Content.styled("♆", f"bold {cells.RED}") if city["monster"] else Content(" ")
        return Content.assemble(
            mark,
            (fitted(name, room), style),
            (f"{city['coins']:>3}{cells.COIN}", cells.GOLD),
            f"{city['income']:+3d}",
            (f"{city['citizens']:>3}{cells.CITIZEN}", "#a8e1ff"),
            (f"{city['hearts']:>3}{cells.HEART}", "#ff8fa3"),
            (f"{city['points']:>4}", "bold"),
            monster,
            cells.strip(city["cards"], self.texts),
        )

    def specials(self) -> None:
        """The special buildings on offer with ticked conditions."""
        self.title("specials", self.say("title-specials"))
        offered = self.state["specials"]
        for index in range(MOST_SPECIALS):
            if index >= len(offered):
                self.board.spot(f"special-{index}").display = False
                continue
            self.special(index, offered[index])

    def special(self, index: int, special: str) -> None:
        """One special building."""
        card = self.texts.cards[special]
        progress = self.game.progress(special, self.viewer)
        effect = self.texts.effect(special)

        def lines(width: int, height: int) -> Content:
            needs = cells.conditions(progress)
            gain = cells.symbols_of(card)
            room = max(6, width - needs.cell_length - gain.cell_length - 2)
            name = self.texts.card(special)
            style = f"bold {cells.GOLD}" if progress.met else "bold"
            label = Content.styled(cells.wrapped(name, room, 1)[0], style)
            first = padded_three(needs, label, gain, width)
            if height < 2 or not effect:
                return first
            rest = cells.wrapped(effect, width - 2, height - 1)
            return Content("\n").join([first, *(Content.styled(f"  {line}", cells.GREY) for line in rest)])

        self.place(
            f"special-{index}",
            lines,
            [f"claim {special}", f"sphinx {special}"],
            self.teller(special, "claim"),
        )
        self.board.spot(f"special-{index}").set_class(bool(effect), "-expert")

    def others(self) -> None:
        """The other cities, small."""
        self.title("others", self.say("title-others"))
        others = [seat for seat in range(len(self.state["cities"])) if seat != self.viewer]
        for index in range(4):
            widget = self.board.query_one(f"#other-{index}", Static)
            widget.display = index < len(others)
            if index < len(others):
                widget.update(
                    self.small_city(
                        others[index], max(40, self.board.query_one("#others").content_size.width - 2)
                    )
                )

    def small_city(self, seat: int, width: int) -> Content:
        """A city in three lines: its numbers, and two rows of names."""
        city = self.state["cities"][seat]
        cell = max(7, width // 5)
        facts = Content.assemble("  ", self.numbers(city), "  ", self.guests(city))
        name = cut(self.texts.players[seat], max(5, width - facts.cell_length))
        rows = [Content.assemble((name, "bold"), facts)]
        for start in (0, 5):
            parts = []
            for card in city["cards"][start : start + 5]:
                mark = cells.strip([card], self.texts)[:1]
                name = cells.wrapped(self.texts.card(card["id"]), cell - 3, 1)[0]
                parts.append(Content.assemble(mark, " ", fitted(name, cell - 2)))
            if parts:
                rows.append(Content("").join(parts))
        return Content("\n").join(rows)

    # Choices

    def choices(self) -> None:
        """Everything that may be chosen, numbered, and what may not with the reasons."""
        choices = self.board.query_one("#choices", OptionList)
        choices.clear_options()
        if not self.choosing:
            self.title("choices", self.say("title-over") if self.game.over else "")
            return
        width = choices.size.width
        self.title("choices", self.question(width - 2))
        for number, action in enumerate(self.legal, 1):
            choices.add_option(Option(self.choice(number, action, width - 2), id=str(action)))
        for _, reason in blocked(self.game):
            lines = cells.wrapped(self.texts.reason(reason.code, reason.arguments), width - 5, MOST_LINES)
            text = "\n".join(f"   {line}" for line in lines)
            choices.add_option(Option(Content.styled(text, cells.GREY), disabled=True))
        wanted = self.legal.index(Action(self.hint)) if self.hint in self.legal else 0
        choices.highlighted = wanted

    def prompt(self, width: int) -> str:
        """What is asked; long names are cut if it would not fit."""
        question = self.texts.prompt(self.game)
        if cell_len(question) <= width:
            return question
        shorter = copy(self.texts)
        shorter.players = [cut(name, SHORT_NAME) for name in self.texts.players]
        return shorter.prompt(self.game)

    def question(self, width: int) -> str:
        """What is asked, above the answers; in short if it would not fit.

        A rare question then stands whole in the first line of all.
        """
        question, phase = self.prompt(width), self.game.phase
        if cell_len(question) <= width:
            return question
        if phase not in STEPS:
            return self.say(f"step-{phase}")
        return self.say(f"short-{phase}", coins=self.state["cities"][self.game.seat]["coins"])

    def choice(self, number: int, action: Action, width: int) -> Content:
        """One line of the menu; what lies on the table anyway is left out if it would not fit."""
        parts = [Content.styled(f"{number:>2} ", f"bold {cells.GOLD}")]
        if action == self.hint:
            parts.append(Content.styled("★ ", f"bold {cells.GOLD}"))
        room = width - sum(part.cell_length for part in parts)
        lines = cells.wrapped(self.texts.action(self.game, action), room, MOST_LINES)
        parts.append(Content.styled("\n   ".join(lines), f"bold {cells.WHITE}"))
        line = Content("").join(parts)
        if len(lines) > 1:
            return line
        known = self.reminder(action)
        return line if line.cell_length + known.cell_length > width else line + known

    def reminder(self, action: Action) -> Content:
        """What the thing that is chosen looks like."""
        card = self.texts.cards.get(action.card or "")
        if card is not None:
            colours = Content("") if isinstance(card, Special) else cells.signs(cells.colours_of(card))
            shown = [part for part in (colours, cells.symbols_of(card)) if part.plain]
            return Content("  ") + Content(" ").join(shown) if shown else Content("")
        if action.colour:
            return Content.assemble("  ", cells.sign(action.colour))
        if action.deck:
            return Content.assemble("  ", cells.mix(colour_mix(self.game, action.deck)))
        return Content("")


def empty(width: int, height: int) -> Content:
    """A place without a card."""
    return Content("\n" * (height // 2)) + Content.styled("—".center(max(1, width)), "#44485f")


def padded_three(left: Content, middle: Content, right: Content, width: int) -> Content:
    """Conditions, a name, and at the right end what it gives."""
    return cells.padded(Content.assemble(left, " ", middle), right, width)
