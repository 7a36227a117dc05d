"""A review: the decisions of a game that cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from happycity.bots.api import Budget
from happycity.bots.explain import REVIEW, Decision, review
from happycity.game.game import Game
from happycity.terminal.sessions.local import seats_of
from happycity.terminal.texts import Texts, texts_for

if TYPE_CHECKING:
    from happycity.schema.game import Record

LOSS: Final = 0.02
"""Chance to win that a decision must have cost to be worth telling: searches differ by as much."""
MOST: Final = 8


def missed(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions that cost most, the worst first."""
    found = [each for each in decisions if each.loss > LOSS and each.best.action != each.played.action]
    return sorted(found, key=lambda each: -each.loss)[:MOST]


def people_of(players: Sequence[str]) -> list[int] | None:
    """The seats of people in a record; None if it has none, and everybody's decisions are looked at."""
    return [index for index, seat in enumerate(seats_of(players)) if seat.bot is None] or None


def told(decision: Decision, game: Game, texts: Texts) -> list[str]:
    """A decision in two sentences: what was better, and why."""
    then = game.copy()
    then.undo(decision.number)
    line = texts.say(
        "review-line",
        round=then.round,
        name=texts.players[decision.seat],
        action=texts.action(then, decision.played.action),
        best=texts.action(then, decision.best.action),
        percent=round(100 * decision.loss),
    )
    return [line, texts.describe(decision.best.reason.code, decision.best.reason.arguments)]


def review_command(record: Record, locale: str, *, think_ms: int | None, everybody: bool, json: bool) -> None:
    """Print a review: the worst decisions in sentences, or all of them as lines of JSON."""
    from happycity.jsonlines import encode
    from happycity.lab.progress import progress_bar

    game = Game.from_record(record)
    texts = texts_for(record, game, locale)
    seats = None if everybody else people_of(record.get("players") or [])
    walk = review(game, seats=seats, budget=Budget(ms=think_ms) if think_ms else REVIEW)
    if json:
        for each in walk:
            print(encode(each.to_json()), flush=True)
        return
    decisions = []
    with progress_bar() as progress:
        for each in walk:
            decisions.append(each)
            if progress is not None:
                progress(each.number + 1, len(game.actions))
    worst = missed(decisions)
    if not worst:
        print(texts.say("review-nothing"))
    for number, each in enumerate(worst, 1):
        line, why = told(each, game, texts)
        print(f"{number}. {line}\n   {why}")
