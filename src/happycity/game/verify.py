"""Verify a saved game: it replays, its draws follow from its seed, its result is right."""

from __future__ import annotations

from collections.abc import Mapping

from happycity.errors import HappyCityError, Message
from happycity.game import records
from happycity.game.fair_shuffle import faults
from happycity.game.game import Game


class Finding(Message):
    """Something that does not hold: the message is `finding-<code>`."""

    __slots__ = ()


def verify(record: Mapping[str, object], *, trust: bool = False) -> list[Finding]:
    """Everything that is wrong with a record; an empty list if nothing is.

    With `trust`, a pack in it may run its own Python file; without, such a record cannot be replayed.

    >>> verify(Game(seed=1).record())
    []
    """
    try:
        saved = records.parse_record(record, trust=trust)
        game = Game.from_record(record)
    except HappyCityError as error:
        return [Finding("unplayable", {**error.arguments, "reason": str(error), "code": error.code})]
    return [
        *_verify_draws(saved, game),
        *_verify_seed(record, game),
        *_verify_result(saved, game),
        *_verify_fair_shuffle(record),
    ]


def _verify_draws(saved: records.Saved, game: Game) -> list[Finding]:
    """The record lists every card that its actions reveal, and no more."""
    if len(saved.draws) == len(game.draws):
        return []
    return [Finding("draws-count", {"told": len(saved.draws), "number": len(game.draws)})]


def _verify_seed(record: Mapping[str, object], game: Game) -> list[Finding]:
    """The seed alone, without the recorded draws, deals the same cards."""
    if record.get("seed") is None:
        return [Finding("no-seed")]
    dealt = Game.from_record({**record, "draws": [], "actions": [], "result": None})
    if record.get("fair") is not None:
        # A proven seed deals alone: anything else in the record was chosen by somebody.
        dealt = Game(game.options, seed=dealt.seed, catalogue=game.catalogue)
        offered = _offered(game)
        if offered is None or offered != _offered(dealt):
            return [Finding("fair-deal")]
    for action in game.actions:
        before = len(dealt.draws)
        dealt.play(action)
        for number in range(before, len(dealt.draws)):
            recorded, card = game.draws[number], dealt.draws[number]
            if recorded != card:
                return [Finding("seed-differs", {"number": number + 1, "card": recorded, "other": card})]
    return []


def _offered(game: Game) -> list[str] | None:
    """The special buildings that a game began with; None if it began from a position."""
    setup = game.record().get("setup")
    return None if setup is None else setup["specials"]


def _verify_fair_shuffle(record: Mapping[str, object]) -> list[Finding]:
    """The proof of a fair shuffle: the seed follows from the commitment."""
    if record.get("fair") is None:
        return []
    return [Finding(code) for code in faults(record["fair"], record.get("seed"))]


def _verify_result(saved: records.Saved, game: Game) -> list[Finding]:
    """The actions lead to the recorded result."""
    true = game.state()["result"]
    recorded = saved.result
    return [] if recorded == true else [Finding("wrong-result", {"told": recorded, "true": true})]
