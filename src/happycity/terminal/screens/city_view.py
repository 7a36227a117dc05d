"""The cities: the viewer's in full, everybody's numbers, the others in small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from happycity.cards.model import Special
from happycity.terminal.screens import cells
from happycity.terminal.text_width import cut, fit

if TYPE_CHECKING:
    from happycity.schema.game import CardInCity, City
    from happycity.terminal.screens.board_view import BoardView

MAX_PLAYERS: Final = 5
MAX_SLOTS: Final = 10
SLOTS_PER_ROW: Final = 5
EMPTY_GROUND: Final = "#20222f"


def show_city(view: BoardView) -> None:
    """Show the viewer's city, two rows of five."""
    city = view.state["cities"][view.viewer]
    place = view.board.query_one("#city")
    place.border_title = city_title(view, city, place.size.width - 2)
    place.set_class(len(city["cards"]) <= SLOTS_PER_ROW, "-small")
    for index in range(MAX_SLOTS):
        card = city["cards"][index] if index < len(city["cards"]) else None

        def render(width: int, height: int, card: CardInCity | None = card) -> Content:
            return cells.slot(card, view.texts, width, height)

        ground = cells.ground(card["colours"]) if card else EMPTY_GROUND
        if card and isinstance(view.texts.cards[card["id"]], Special):
            ground = cells.SPECIAL
        prefixes = [f"destroy {index + 1}"] if view.viewer == view.game.seat else []
        describe = view.card_describer(card["id"], "") if card else str
        view.place(f"slot-{index}", render, prefixes, describe, ground=ground)


def city_title(view: BoardView, city: City, width: int) -> Content:
    """The owner, the numbers, monster and tokens; a long name makes room for them."""
    guests = city_guests(view, city)
    facts = Content("  ").join([Content(city_numbers(city)), *([guests] if guests.plain else [])])
    owner = view.texts.players[view.viewer]
    titles = [view.say("title-city", name=owner), owner]
    fitting = [title for title in titles if cell_len(title) + 2 + facts.cell_length <= width]
    title = fitting[0] if fitting else cut(owner, max(5, width - 2 - facts.cell_length))
    return Content.assemble(title, "  ", facts)


def city_numbers(city: City) -> str:
    """A city's numbers in a row."""
    earned = f"{city['coins']}{cells.COIN} +{city['income']}"
    happy = f"{city['citizens']}{cells.CITIZEN} {city['hearts']}{cells.HEART}"
    return f"{earned}  {happy}  = {city['points']}"


def city_guests(view: BoardView, city: City) -> Content:
    """Monster and tokens of a city."""
    parts = []
    if city["monster"]:
        parts.append(Content.styled(f"♆ {view.texts.card(city['monster'])}", f"bold {cells.RED}"))
    tokens = city.get("tokens", {})
    if any(tokens.values()):
        parts.append(Content.assemble(view.say("tokens-short"), " ", cells.tokens(tokens)))
    return Content("  ").join(parts)


def show_players(view: BoardView) -> None:
    """Show everybody's numbers, and their cities as signs."""
    view.set_title("players", view.say("title-players"))
    for seat in range(MAX_PLAYERS):
        if seat >= len(view.state["cities"]):
            view.board.spot(f"player-{seat}").display = False
            continue
        city = view.state["cities"][seat]

        def render(width: int, height: int, seat: int = seat, city: City = city) -> Content:
            return player_line(view, seat, city, width)

        def describe(seat: int = seat, city: City = city) -> str:
            return view.report.standing(seat, city)

        view.place(f"player-{seat}", render, [f"gift {seat}", f"louvre {seat}"], describe)
        view.board.spot(f"player-{seat}").seat = seat


def player_line(view: BoardView, seat: int, city: City, width: int) -> Content:
    """One line about a player."""
    mark = "▶" if seat == view.state["seat"] and not view.game.over else " "
    room = max(5, width - 31)
    style = f"bold {cells.GOLD}" if seat == view.viewer else "bold"
    monster = Content.styled("♆", f"bold {cells.RED}") if city["monster"] else Content(" ")
    return Content.assemble(
        mark,
        (fit(view.texts.players[seat], room), style),
        (f"{city['coins']:>3}{cells.COIN}", cells.GOLD),
        f"{city['income']:+3d}",
        (f"{city['citizens']:>3}{cells.CITIZEN}", "#a8e1ff"),
        (f"{city['hearts']:>3}{cells.HEART}", "#ff8fa3"),
        (f"{city['points']:>4}", "bold"),
        monster,
        cells.strip(city["cards"], view.texts),
    )


def show_others(view: BoardView) -> None:
    """Show the other cities in small."""
    view.set_title("others", view.say("title-others"))
    others = [seat for seat in range(len(view.state["cities"])) if seat != view.viewer]
    for index in range(MAX_PLAYERS - 1):
        widget = view.board.query_one(f"#other-{index}", Static)
        widget.display = index < len(others)
        if index < len(others):
            width = max(40, view.board.query_one("#others").content_size.width - 2)
            widget.update(small_city(view, others[index], width))


def small_city(view: BoardView, seat: int, width: int) -> Content:
    """A city in three lines: its numbers, and two rows of names."""
    city = view.state["cities"][seat]
    cell = max(7, width // SLOTS_PER_ROW)
    facts = Content.assemble("  ", city_numbers(city), "  ", city_guests(view, city))
    name = cut(view.texts.players[seat], max(5, width - facts.cell_length))
    rows = [Content.assemble((name, "bold"), facts)]
    for start in (0, SLOTS_PER_ROW):
        parts = []
        for card in city["cards"][start : start + SLOTS_PER_ROW]:
            mark = cells.strip([card], view.texts)[:1]
            name = cells.wrap(view.texts.card(card["id"]), cell - 3, 1)[0]
            parts.append(Content.assemble(mark, " ", fit(name, cell - 2)))
        if parts:
            rows.append(Content("").join(parts))
    return Content("\n").join(rows)
