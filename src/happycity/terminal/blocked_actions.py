"""What a player sees but cannot choose now, with the reasons."""

from __future__ import annotations

from happycity.cards import COLOURS
from happycity.game.actions import Action
from happycity.game.explain import Reason
from happycity.game.game import Game


def blocked_actions(game: Game) -> list[tuple[Action, Reason]]:
    """The illegal actions about things on the table, with the reasons."""
    legal = {action.partition(" with ")[0] for action in game.legal()}
    reasons = [(action, game.why_not(action)) for action in conceivable_actions(game) if action not in legal]
    return [(Action(action), reason) for action, reason in reasons if reason is not None]


def conceivable_actions(game: Game) -> list[str]:
    """One action for everything on the table that this step is about."""
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
