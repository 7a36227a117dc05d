"""The table of an environment as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.game.state import build_state

if TYPE_CHECKING:
    from happycity.envs.core.env_game import EnvGame
    from happycity.envs.ruleset import Ruleset
    from happycity.schema.game import City


class Rendering:
    """Shows the games of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def show(self, game: EnvGame, mode: str | None) -> str | None:
        """The table as text for the mode `ansi`; printed for `human`; nothing without a mode."""
        if mode is None:
            return None
        text = self.text(game)
        if mode == "ansi":
            return text
        print(text)
        return None

    def text(self, game: EnvGame) -> str:
        """A few lines: what is on offer, and one line for each city."""
        state = build_state(game.table, self.rules.codec, self.rules.options)
        lines = [
            f"Round {state['round']}, seat {state['seat']}: {state['phase']}",
            f"Central area: {', '.join(state['central']) or '-'}",
            f"On offer: {', '.join(state['specials']) or '-'}",
        ]
        return "\n".join(lines + [_city(seat, city) for seat, city in enumerate(state["cities"])])


def _city(seat: int, city: City) -> str:
    """One city in a line."""
    cards = ", ".join(card["id"] + (" (covered)" if card["covered_by"] else "") for card in city["cards"])
    numbers = f"{city['coins']} coins, income {city['income']}, {city['points']} points"
    return f"Seat {seat}: {numbers}: {cards}"
