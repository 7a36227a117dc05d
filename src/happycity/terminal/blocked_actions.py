"""What a player sees but cannot choose now, with the reasons; and what changed during a game."""

from __future__ import annotations

from happycity.cards import COLOURS
from happycity.game.actions import Action
from happycity.game.explain import Reason
from happycity.game.game import Game


def blocked(game: Game) -> list[tuple[Action, Reason]]:
    """Every action of this step that a player could think of but may not play, with the reason."""
    legal = set(game.legal())
    offered = {action.partition(" with ")[0] for action in legal}
    found = []
    for word in thinkable(game):
        if word not in offered:
            reason = game.why_not(word)
            if reason is not None:
                found.append((Action(word), reason))
    return found


def thinkable(game: Game) -> list[str]:
    """Whatever lies on the table for this step."""
    state = game.state()
    seats = [seat for seat in range(game.options.players) if seat != game.seat]
    by_phase: dict[str, list[str]] = {
        "market": [f"market {colour}" for colour in COLOURS],
        "discard": [f"discard {card}" for card in state["central"]],
        "draw": [f"draw {deck}" for deck in range(1, len(state["decks"]) + 1)],
        "buy": [f"buy {card}" for card in [*state["central"], *state["dwellings"]]],
        "claim": [f"claim {special}" for special in state["specials"]],
        "destroy": [f"destroy {slot + 1}" for slot in range(len(state["cities"][game.seat]["cards"]))],
        "gift": [f"gift {seat}" for seat in seats],
        "louvre": [f"louvre {seat}" for seat in seats],
    }
    return list(dict.fromkeys(by_phase.get(game.phase, [])))
