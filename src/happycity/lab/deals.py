"""Play one deal of a plan in all its seatings: the unit of work for worker processes and clusters."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from happycity.bots.factory import make, make_from
from happycity.lab.data import Journal, append, no_data
from happycity.lab.match import Player, play_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.lab.plan import Plan
    from happycity.lab.schema import DealRow


def play_deals(plan: Plan, deals: Sequence[int], with_data: bool = False) -> list[DealRow]:
    """Play several deals of a plan."""
    return [play_deal(plan, deal, with_data) for deal in deals]


def play_deal(plan: Plan, deal: int, with_data: bool = False) -> DealRow:
    """Play a deal once for each seating, with new bots each time. `with_data` keeps every decision."""
    row: DealRow = {"deal": deal, "points": [], "coins": [], "rounds": [], "actions": []}
    moves, elapsed_ns = [0] * len(plan.bots), [0] * len(plan.bots)
    faults: defaultdict[str, Counter[str]] = defaultdict(Counter)
    first_faults: dict[str, str] = {}
    for index, seating in enumerate(plan.seatings):
        players = [seat_player(plan, deal, index, seat) for seat in range(len(seating))]
        journal = Journal(plan, deal, index) if with_data else None
        game = play_game(plan.options, plan.deal_seed(deal), players, plan.catalogue, journal)
        if journal is not None:
            append(row.setdefault("data", no_data()), journal.data)
        row["points"].append(list(game.points))
        row["coins"].append(list(game.coins))
        row["rounds"].append(game.rounds)
        row["actions"].append(game.actions)
        for bot, player in zip(seating, players, strict=True):
            moves[bot] += player.moves
            elapsed_ns[bot] += player.elapsed_ns
            faults[str(bot)].update(player.safe_bot.faults)
            if player.safe_bot.first_fault:
                first_faults.setdefault(str(bot), str(player.safe_bot.first_fault))
    row["moves"] = moves
    row["ms"] = [round(spent / 1e6, 1) for spent in elapsed_ns]
    if first_faults:
        row["faults"] = {bot: dict(counts) for bot, counts in faults.items() if counts}
        row["first"] = first_faults
    return row


def seat_player(plan: Plan, deal: int, index: int, seat: int) -> Player:
    """Make the bot for a seat."""
    name = plan.names[plan.seatings[index][seat]]
    seed = plan.bot_seed(deal, index, seat)
    if name.kind == "class":
        return Player(make_from(plan.classes[name.text], seed), name.text, trusted=True)
    bot = make(name, seed=seed, think_ms=plan.think_ms, catalogue=plan.catalogue)
    return Player(bot, name.text)
