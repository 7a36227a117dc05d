"""Whole games and single positions: replays, analysis, the score calculator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.errors import HappyCityError
from happycity.game.game import Game
from happycity.rooms.series import series
from happycity.rooms.view import TableView, coins_by_action, looks_at, score_sheets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.schema.responses import Frame, Replay, Score
    from happycity.schema.room import Situation


def replay(game: Game, first: int, last: int, players: list[str]) -> Replay:
    """The table after each action from `first` to `last`, so that a client never plays by itself."""
    total = len(game.actions)
    view = TableView()
    walked = game.copy()
    walked.undo(0)
    frames: list[Frame] = []
    for number in range(min(last, total) + 1):
        action = None if number == 0 else str(game.actions[number - 1])
        seat = None if number == 0 else walked.seat
        events = walked.events if action is None else walked.play(action)
        if number >= first:
            state = walked.state()
            frames.append(
                {
                    "n": number, "action": action, "seat": seat, "events": events, "state": state,
                    "progress": view.progress(walked, state),
                    "looks_at": looks_at(walked),
                    "decks": walked.unseen(),
                    "coins": coins_by_action(walked, state, [str(each) for each in walked.legal()]),
                }
            )  # fmt: skip
    whole: Replay = {
        "options": game.options.to_json(), "players": players, "actions": total, "first": first,
        "result": game.state()["result"], "sheets": score_sheets(game) if game.over else None,
        "series": series(game), "frames": frames,
    }  # fmt: skip
    pack = game.catalogue.pack
    if pack is not None:
        whole["pack"] = {"name": pack.name, "sha256": pack.sha256}
    return whole


def analyse(position: Mapping[str, object]) -> Situation:
    """A position as a table."""
    return TableView().situation(Game.from_position(position))


def count_scores(position: Mapping[str, object]) -> Score:
    """Score sheets of a position, for people who played with the box. Phase, turn and options may be left out."""
    cities = position.get("cities")
    players = len(cities) if isinstance(cities, list) else 0
    options = {"players": max(2, min(5, players))}
    filled = {"options": options, "phase": "over", "turn": 0, **position}
    try:
        game = Game.from_position(filled)
    except HappyCityError:
        if "phase" in position:
            raise
        game = Game.from_position({**filled, "phase": "draw"})
    counted = game.state()["cities"]
    points = [city["points"] for city in counted]
    coins = [city["coins"] for city in counted]
    best = max(zip(points, coins, strict=True))
    winners = [seat for seat, each in enumerate(zip(points, coins, strict=True)) if each == best]
    return {"sheets": score_sheets(game), "points": points, "coins": coins, "winners": winners}
