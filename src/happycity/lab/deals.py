"""Play one deal of a plan in all its seatings. This is what worker processes and clusters are given to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from happycity.bots.factory import make
from happycity.lab.match import Player, play_game
from happycity.lab.plan import Plan

Line = dict[str, Any]
"""A deal that has been played, as it stands in a results file: lists by game, then by seat; or by bot."""


def play_deals(plan: Mapping[str, Any], deals: Sequence[int]) -> list[Line]:
    """Play several deals of a plan."""
    return [play_deal(Plan.from_json(plan), deal) for deal in deals]


def play_deal(plan: Plan, deal: int) -> Line:
    """Play a deal once for each seating, with new bots each time."""
    bots = len(plan.bots)
    line: Line = {"deal": deal, "points": [], "coins": [], "rounds": [], "actions": []}
    moves, nanoseconds = [0] * bots, [0] * bots
    faults: dict[str, dict[str, int]] = {}
    first: dict[str, str] = {}
    for index, seating in enumerate(plan.seatings):
        players = [seated(plan, deal, index, seat) for seat in range(len(seating))]
        played = play_game(plan.options, plan.deal_seed(deal), players)
        for key, value in (("points", list(played.points)), ("coins", list(played.coins))):
            line[key].append(value)
        line["rounds"].append(played.rounds)
        line["actions"].append(played.actions)
        for bot, player in zip(seating, players, strict=True):
            moves[bot] += player.moves
            nanoseconds[bot] += player.nanoseconds
            note_faults(faults.setdefault(str(bot), {}), player)
            if player.safe_bot.first_fault:
                first.setdefault(str(bot), str(player.safe_bot.first_fault))
    line["moves"] = moves
    line["ms"] = [round(spent / 1e6, 1) for spent in nanoseconds]
    if first:
        line["faults"] = {bot: counts for bot, counts in faults.items() if counts}
        line["first"] = first
    return line


def seated(plan: Plan, deal: int, index: int, seat: int) -> Player:
    """The bot for a seat, made anew."""
    name = plan.names[plan.seatings[index][seat]]
    return Player(make(name, seed=plan.bot_seed(deal, index, seat), think_ms=plan.think_ms), name.text)


def note_faults(counts: dict[str, int], player: Player) -> None:
    """Add what a bot did wrong to its account."""
    for code, count in player.safe_bot.faults.items():
        counts[code] = counts.get(code, 0) + count
