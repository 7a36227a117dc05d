"""What bots think, by time. A page's second worker runs it, so that the room never waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.bots import make
from happycity.bots.names import parse
from happycity.rooms.advice import HINT_MS, judge_decision, rank_actions
from happycity.schema.json_text import decode, encode

if TYPE_CHECKING:
    from happycity.cards import Catalogue
    from happycity.schema.game import View

MAX_THINK_MS: Final = 800
"""A phone may be ten times as slow as a server: a bot keeps its level's budget, but no longer than this."""


def prepare() -> None:
    """Import what a search needs, before the first question."""
    make("easy")


def choose(bot: str, view: View, legal: list[str], seed: int, pack: str | None) -> str:
    """A bot's choice. With a budget in its name it thinks as much everywhere, however long that takes."""
    at_most_ms = None if parse(bot).budget is not None else MAX_THINK_MS
    return make(bot, seed=seed, at_most_ms=at_most_ms, catalogue=_cards(pack)).decide(view, legal)


def _cards(pack: str | None) -> Catalogue | None:
    """The cards of a custom pack; None for those of the box."""
    from happycity.worker.packs import load_pack

    return None if pack is None else load_pack(pack)


def answer(question: str) -> str:
    """Answer a question in JSON: the name of a function and its arguments."""
    name, *arguments = decode(question)
    if name == "choose":
        return encode(choose(*arguments))
    if name == "rank":
        view, pack = arguments
        return encode(rank_actions(view, HINT_MS, _cards(pack)))
    view, action, number, pack = arguments
    return encode(judge_decision(view, action, number, _cards(pack)))
