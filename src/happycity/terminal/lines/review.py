"""`happycity review`: the costliest decisions of a game, and better ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from happycity.bots.api import Budget
from happycity.bots.explain import REVIEW, Decision, review
from happycity.game.game import Game
from happycity.terminal.sessions.seats import parse_seats
from happycity.terminal.texts import Texts, texts_for

if TYPE_CHECKING:
    from happycity.schema.game import Record

MIN_LOSS: Final = 0.02
"""The chance to win that a decision must have cost to be worth showing: searches differ by as much."""
MAX_MISTAKES: Final = 8


def worst_decisions(decisions: Iterable[Decision]) -> list[Decision]:
    """The costliest decisions, the worst first."""
    mistakes = [each for each in decisions if each.loss > MIN_LOSS and each.best.action != each.played.action]
    return sorted(mistakes, key=lambda each: -each.loss)[:MAX_MISTAKES]


def human_seats(players: Sequence[str]) -> list[int] | None:
    """The seats of people in a record; None if there are none, so that everybody is reviewed."""
    return [index for index, seat in enumerate(parse_seats(players)) if seat.bot is None] or None


def describe_decision(decision: Decision, game: Game, texts: Texts) -> list[str]:
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


def print_review(record: Record, locale: str, *, think_ms: int | None, everybody: bool, json: bool) -> None:
    """Print a review: the worst decisions in sentences, or all of them as lines of JSON."""
    from happycity.jsonlines import encode
    from happycity.lab.progress import progress_bar

    game = Game.from_record(record)
    texts = texts_for(record.get("players"), game, locale)
    seats = None if everybody else human_seats(record.get("players") or [])
    reviewed = review(game, seats=seats, budget=Budget(ms=think_ms) if think_ms else REVIEW)
    if json:
        for each in reviewed:
            print(encode(each.to_json()), flush=True)
        return
    decisions = []
    with progress_bar() as progress:
        for each in reviewed:
            decisions.append(each)
            if progress is not None:
                progress(each.number + 1, len(game.actions))
    worst = worst_decisions(decisions)
    if not worst:
        print(texts.say("review-nothing"))
    for number, each in enumerate(worst, 1):
        line, why = describe_decision(each, game, texts)
        print(f"{number}. {line}\n   {why}")
