"""A small bot in Python. Let it play.

    happycity tournament --bots examples/my_bot.py:MyBot,greedy --games 20

A bot is a class with one method. Each game has a bot of its own, which sees what a player at the table sees. An editor
that reads types completes the parts of a `View`.
"""

from collections.abc import Sequence

from happycity import View


class MyBot:
    """Draws cheap cards until it has an income, buys the last thing on offer, and takes any special building."""

    def decide(self, view: View, legal: Sequence[str]) -> str:
        """Choose one of the legal actions, such as "draw 2" or "buy museum"."""
        city = view["cities"][view["you"]]
        phase = view["phase"]
        if phase == "draw":
            deck = 1 if city["income"] < 3 else 2 if city["coins"] < 6 else 3
            return f"draw {deck}" if f"draw {deck}" in legal else legal[0]
        if phase == "buy":
            # First what is face up, then the dwellings, the most expensive last.
            purchases = [action for action in legal if action.startswith("buy ") and " with " not in action]
            return purchases[-1] if purchases else "coin"
        if phase == "claim":
            return legal[0]
        if phase == "discard":
            return "keep"
        if phase in ("gift", "louvre"):
            others = [int(action.split()[1]) for action in legal]
            richest = max(others, key=lambda seat: view["cities"][seat]["income"])
            poorest = min(others, key=lambda seat: view["cities"][seat]["points"])
            return f"louvre {richest}" if phase == "louvre" else f"gift {poorest}"
        return legal[0]
