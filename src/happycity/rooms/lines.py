"""Lines: one seat's way through a game, round by round, and where two ways through the same deal part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from happycity.game.game import Game
from happycity.rooms.room_game import decision_seed, with_budget

if TYPE_CHECKING:
    from collections.abc import Generator

    from happycity.rooms.days import DayDeal
    from happycity.schema.deals import Line, LineRound
    from happycity.schema.game import View

STRONG_BOT: Final = "hard"
STRONG_SIMULATIONS: Final = 1000
"""Whose line is shown beside one's own, and what it thinks about each decision: a phone can do that in minutes."""


class Question(NamedTuple):
    """A decision that a bot has to make, for whoever lets bots think."""

    bot: str
    view: View
    legal: list[str]
    seed: int


def play_line(deal: DayDeal) -> Generator[Question, str, Game]:
    """Play a deal with a strong bot on the player's seat: yields questions, is sent actions, returns the game.

    The other bots are those of the deal and think as they do in a room, so they answer the same to the same actions.
    """
    bots = [with_budget(bot, deal.simulations) for bot in deal.seats]
    bots[deal.seat] = with_budget(STRONG_BOT, {STRONG_BOT: STRONG_SIMULATIONS})
    game = Game(deal.size.options, seed=deal.seed)
    while not game.over:
        seat, legal = game.seat, [str(action) for action in game.legal()]
        if len(legal) == 1:
            game.play(legal[0])
        else:
            game.play(
                (yield Question(bots[seat], game.view(seat), legal, decision_seed(len(game.actions), seat)))
            )
    return game


def line_of(game: Game, seat: int, name: str) -> Line:
    """What a seat did in each round of a finished game, and its city then."""
    walked = game.copy()
    walked.undo(0)
    rounds: list[LineRound] = []
    actions: list[str] = []

    def end_round(number: int) -> None:
        rounds.append({"round": number, "actions": [*actions], "city": walked.state()["cities"][seat]})
        actions.clear()

    for action in game.actions:
        number = walked.round
        if walked.seat == seat:
            actions.append(str(action))
        walked.play(action)
        if walked.round != number and not walked.over:
            end_round(number)
    end_round(walked.round)
    result = game.state()["result"]
    assert result is not None, "the game is over"
    return {
        "seat": seat, "name": name, "points": result["points"][seat], "coins": result["coins"][seat],
        "won": seat in result["winners"], "rounds": rounds,
    }  # fmt: skip


def parting_round(one: Line, other: Line) -> int | None:
    """The first round in which two lines differ; None if they never do."""
    for ours, theirs in zip(one["rounds"], other["rounds"], strict=False):
        if ours["actions"] != theirs["actions"]:
            return ours["round"]
    return None
