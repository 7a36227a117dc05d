"""What lies on the table for everybody: central area, decks, dwellings, tokens, special buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content
from textual.widgets import Static

from happycity.terminal.lines.report import colour_mix, hidden_monsters
from happycity.terminal.screens import cells
from happycity.terminal.text_width import cut

if TYPE_CHECKING:
    from happycity.cards.model import Card
    from happycity.terminal.screens.board_view import BoardView

MAX_CENTRAL: Final = 3
MAX_DECKS: Final = 4
MAX_SPECIALS: Final = 7


def show_central(view: BoardView) -> None:
    """Show the three face-up cards."""
    view.set_title("central", view.say("title-central"))
    central = view.state["central"]
    for index in range(MAX_CENTRAL):
        if index >= len(central):
            view.board.spot(f"central-{index}").show(render_empty, frame="#44485f")
            continue
        card = view.texts.cards[central[index]]
        price = view.price(card.id)

        def render(width: int, height: int, card: Card = card, price: int | None = price) -> Content:
            return cells.face(card, view.texts, width, height, price)

        frame = cells.ink(cells.colours_of(card))
        prefixes = [f"buy {card.id}", f"discard {card.id}"]
        view.place(f"central-{index}", render, prefixes, view.card_describer(card.id, "buy"), frame=frame)


def render_empty(width: int, height: int) -> Content:
    """Render a place without a card."""
    return Content("\n" * (height // 2)) + Content.styled("—".center(max(1, width)), "#44485f")


def show_supply(view: BoardView) -> None:
    """Show decks, dwellings and tokens."""
    view.set_title("decks", view.say("title-decks"))
    view.set_title("dwellings", view.say("title-dwellings"))
    for index in range(MAX_DECKS):
        if index >= len(view.state["decks"]):
            view.board.spot(f"deck-{index}").display = False
        else:
            show_deck(view, index)
    for index, (dwelling, left) in enumerate(view.state["dwellings"].items()):
        show_dwelling(view, index, dwelling, left)
    show_tokens(view)


def show_tokens(view: BoardView) -> None:
    """Show the Stop-Zilla tokens that can still be gained."""
    place = view.board.query_one("#tokens", Static)
    supply = view.state.get("tokens")
    place.display = supply is not None
    if supply is not None:
        counts = [Content.assemble(cells.sign(colour), str(count)) for colour, count in supply.items()]
        label = Content.styled(cut(view.say("tokens-short"), 6), cells.GREY)
        place.update(cells.justify(label, Content("").join(counts), place.size.width))


def show_deck(view: BoardView, index: int) -> None:
    """Show one deck: the number of its cards, and their colours."""
    pile = view.state["decks"][index]
    number = index + 1
    mix = colour_mix(view.game, number)
    monsters = hidden_monsters(view.game, number)

    def render(width: int, height: int) -> Content:
        gap = " " if width >= 32 else ""
        head = Content.assemble(("▤", cells.GREY), (f"{number} ", "bold"), f"×{pile['left']:<2} ")
        parts = [cells.mix(mix, gap)]
        if monsters:
            parts.append(Content.styled(f"♆{monsters}", f"bold {cells.RED}"))
        return head + Content(gap).join(parts)

    def describe() -> str:
        return view.texts.labelled(view.say("deck-number", deck=number), view.report.deck(number)) + "."

    view.place(f"deck-{index}", render, [f"draw {number}"], describe)


def show_dwelling(view: BoardView, index: int, dwelling: str, left: int) -> None:
    """Show one pile of dwellings."""
    card = view.texts.cards[dwelling]
    price = view.price(dwelling)

    def render(width: int, height: int) -> Content:
        cost = price if price is not None else getattr(card, "cost", 0)
        facts = Content.assemble(
            cells.symbols_of(card), (f" {cost}{cells.COIN}", f"bold {cells.GOLD}"), f" ×{left}"
        )
        room = max(4, width - facts.cell_length - 3)
        name = cells.wrap(view.texts.card(dwelling), room, 1)[0]
        return cells.justify(Content.assemble(cells.sign("green"), " ", name), facts, width)

    view.place(f"dwelling-{index}", render, [f"buy {dwelling}"], view.card_describer(dwelling, "buy"))


def show_specials(view: BoardView) -> None:
    """Show the special buildings on offer, with ticked conditions."""
    view.set_title("specials", view.say("title-specials"))
    specials = view.state["specials"]
    for index in range(MAX_SPECIALS):
        if index >= len(specials):
            view.board.spot(f"special-{index}").display = False
        else:
            show_special(view, index, specials[index])


def show_special(view: BoardView, index: int, special: str) -> None:
    """Show one special building."""
    card = view.texts.cards[special]
    progress = view.game.progress(special, view.viewer)
    effect = view.texts.effect(special)

    def render(width: int, height: int) -> Content:
        needs = cells.conditions(progress)
        gain = cells.symbols_of(card)
        room = max(6, width - needs.cell_length - gain.cell_length - 2)
        style = f"bold {cells.GOLD}" if progress.met else "bold"
        label = Content.styled(cells.wrap(view.texts.card(special), room, 1)[0], style)
        first = cells.justify(Content.assemble(needs, " ", label), gain, width)
        if height < 2 or not effect:
            return first
        rest = cells.wrap(effect, width - 2, height - 1)
        return Content("\n").join([first, *(Content.styled(f"  {line}", cells.GREY) for line in rest)])

    prefixes = [f"claim {special}", f"sphinx {special}"]
    view.place(f"special-{index}", render, prefixes, view.card_describer(special, "claim"))
    view.board.spot(f"special-{index}").set_class(bool(effect), "-expert")
