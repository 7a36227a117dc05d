"""What bots think, by time. A page's second worker runs it, so that the room never waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.rooms.advice import HINT_MS, judge_decision, rank_actions
from happycity.schema.json_text import decode, encode

if TYPE_CHECKING:
    from happycity.schema.game import View

MAX_THINK_MS: Final = 800
"""A phone may be ten times as slow as a server: a bot keeps its level's budget, but no longer than this."""


def choose(bot: str, view: View, legal: list[str], seed: int) -> str:
    """A bot's choice. With a budget in its name it thinks as much everywhere, however long that takes."""
    from happycity.bots import make
    from happycity.bots.names import parse

    at_most_ms = None if parse(bot).budget is not None else MAX_THINK_MS
    return make(bot, seed=seed, at_most_ms=at_most_ms).decide(view, legal)


def answer(question: str) -> str:
    """Answer a question in JSON: the name of a function and its arguments."""
    name, *arguments = decode(question)
    if name == "choose":
        return encode(choose(*arguments))
    if name == "rank":
        return encode(rank_actions(arguments[0], HINT_MS))
    return encode(judge_decision(*arguments))
