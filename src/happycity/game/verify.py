"""Check a saved game: does it replay, do its draws follow from its seed, is its result right?"""

from __future__ import annotations

from collections.abc import Mapping

from happycity.errors import HappyCityError, Message
from happycity.game import records
from happycity.game.fair_shuffle import faults
from happycity.game.game import Game


class Finding(Message):
    """Something that does not hold: the message is `finding-<code>`."""

    __slots__ = ()


def verify(record: Mapping[str, object]) -> list[Finding]:
    """Everything that is wrong with a record; an empty list if nothing is."""
    try:
        saved = records.read(record)
        game = Game.from_record(record)
    except HappyCityError as error:
        return [Finding("unplayable", {**error.arguments, "reason": str(error), "code": error.code})]
    return [*_draws(saved, game), *_seed(record, game), *_result(saved, game), *_fair(record)]


def _draws(saved: records.Saved, game: Game) -> list[Finding]:
    """The record should tell every card that its actions bring to light, and no more."""
    if len(saved.draws) == len(game.draws):
        return []
    return [Finding("draws-count", {"told": len(saved.draws), "number": len(game.draws)})]


def _seed(record: Mapping[str, object], game: Game) -> list[Finding]:
    """Without its draws, the seed alone must deal the same cards."""
    if record.get("seed") is None:
        return [Finding("no-seed")]
    dealt = Game.from_record({**record, "draws": [], "actions": [], "result": None})
    if record.get("fair") is not None:
        # A proven seed deals alone: what a record lays down beside it, somebody has chosen.
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


def _fair(record: Mapping[str, object]) -> list[Finding]:
    """A game from a server carries the proof of its shuffle: its seed must follow from what was committed to."""
    if record.get("fair") is None:
        return []
    return [Finding(code) for code in faults(record["fair"], record.get("seed"))]


def _result(saved: records.Saved, game: Game) -> list[Finding]:
    """The result must be the one that the actions lead to."""
    true = game.state()["result"]
    told = None if saved.result is None else dict(saved.result)
    return [] if told == true else [Finding("wrong-result", {"told": told, "true": true})]
