"""The matches of the ladder: which bots meet, how many games they play, and which search has played them."""

import hashlib
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from happycity.bots.levels import BUILT_IN, LEVELS
from happycity.game.options import Options
from happycity.lab.deals import play_deal
from happycity.lab.plan import Plan
from happycity.lab.results import parse_row
from happycity.lab.schema import DealRow
from happycity.lab.tournaments import tournament
from happycity.version import FIRST_RULES_VERSION, RULES_VERSION

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "ladder"
MINDS = FOLDER / "minds.json"
"""By match, the fingerprint of the search that has played it."""
SLICE_DEALS = 10
"""Deals between two looks at the clock, to begin with; twice as many after each slice below SHORT_SLICE_S."""
SHORT_SLICE_S = 10.0

MODES = {
    "family": ("Family", Options()),
    "expert": ("Expert", Options(mode="expert")),
    "grozilla": ("Expert + Grozilla", Options(mode="expert", grozilla=True)),
}
CLAIM_GAMES, USUAL_GAMES, SLOW_GAMES = 1000, 200, 100
"""Games behind a claim, behind any other figure, and of a bot that takes a second for each move."""
MIRRORS = {"random": 4, "hard:200": 1}
"""Bots that play against themselves, in CLAIM_GAMES: only many games show an even match."""
DOUBLINGS = (125, 250, 500, 1000, 2000, 4000)
"""Budgets of `hard`, in simulations; twice the budget plays against it."""
SEED = 1


@dataclass(frozen=True)
class Match:
    """One pairing: the first bot against the second, who takes all other seats."""

    name: str
    mode: str
    players: int
    first: str
    second: str
    games: int

    @property
    def path(self) -> Path:
        """The results file."""
        return FOLDER / f"{self.name}.jsonl"

    @property
    def plan(self) -> Plan:
        options = Options.from_json({**MODES[self.mode][1].to_json(), "players": self.players})
        return Plan((self.first, *[self.second] * (self.players - 1)), options, SEED)

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.plan.seatings))


def groups() -> list[list[Match]]:
    """All matches: claims first, bots that think by the clock last."""
    slow = [match for match in pairs() if thinks_by_clock(match.first)]
    others = [match for match in pairs() if match not in slow]
    return [list(claims()), list(controls()), others, list(doublings()), slow]


def claims() -> Iterator[Match]:
    """The claims of the README, by a thousand games each, and others by fewer."""
    for first, second, games in (
        ("greedy", "random", CLAIM_GAMES), ("normal", "greedy", CLAIM_GAMES), ("hard:100ms", "greedy", USUAL_GAMES)
    ):  # fmt: skip
        for players in (2, 4):
            for mode in MODES:
                name = f"claim-{mode}-{players}-{first.replace(':', '-')}-{second}"
                yield Match(name, mode, players, first, second, games)


def controls() -> Iterator[Match]:
    """Bots against themselves, which must come out even."""
    for bot, factor in MIRRORS.items():
        for mode in MODES:
            yield Match(f"control-{mode}-{bot.replace(':', '-')}", mode, 2, bot, bot, factor * CLAIM_GAMES)


def pairs() -> Iterator[Match]:
    """Every bot against every weaker one."""
    claimed = {(match.first, match.second) for match in claims()}
    for players in (2, 4):
        for mode in MODES:
            for stronger, first in enumerate(BUILT_IN):
                for second in BUILT_IN[:stronger]:
                    if (first, second) not in claimed:
                        name = f"{mode}-{players}-{first}-{second}"
                        games = SLOW_GAMES if thinks_by_clock(first) else USUAL_GAMES
                        yield Match(name, mode, players, first, second, games)


def thinks_by_clock(bot: str) -> bool:
    """Does a built-in bot take its time for each move?"""
    budget = LEVELS[bot].budget
    return budget is not None and budget.ms is not None


def doublings() -> Iterator[Match]:
    """How strength grows with the budget."""
    for budget in DOUBLINGS:
        for mode in MODES:
            name = f"double-{mode}-{2 * budget}"
            yield Match(name, mode, 2, f"hard:{2 * budget}", f"hard:{budget}", USUAL_GAMES)


def play(matches: list[Match], jobs: int, until: float) -> None:
    """Play matches until they are finished or time is up, some deals of each in turn."""
    left = [match for match in matches if deals_played(match) < match.deals]
    slices = dict.fromkeys(left, SLICE_DEALS * jobs)
    while left and time.monotonic() < until:
        for match in left:
            began = time.monotonic()
            if began < until:
                play_some(match, slices[match], jobs)
                slices[match] *= 2 if time.monotonic() - began < SHORT_SLICE_S else 1
        left = [match for match in left if deals_played(match) < match.deals]


def deals_played(match: Match) -> int:
    """How many of its deals the current search has played."""
    return 0 if outdated(match) else len(rows_of(match))


def play_some(match: Match, more: int, jobs: int) -> None:
    """Play more deals and note which search plays them. The deals of an earlier search, or rules, are discarded."""
    if outdated(match):
        match.path.unlink(missing_ok=True)
    deals = min(match.deals, deals_played(match) + more)
    if outdated(match):
        record_fingerprint(match)
    result = tournament(match.plan, deals * len(match.plan.seatings), jobs=jobs, results=match.path)
    first = result["bots"][0]
    low, high = first["interval"]
    print(
        f"{match.name}: {result['games']}/{match.games} games, {first['bot']} {first['win_rate']:.1%} "
        f"({low:.1%} to {high:.1%}), {result['seconds']:.0f} s",
        flush=True,
    )


def has_search(match: Match) -> bool:
    """Does one of the bots search?"""
    return any(name.searches for name in match.plan.names)


def fingerprints() -> dict[str, str]:
    """The fingerprint of the search that has played each match."""
    known: dict[str, str] = json.loads(MINDS.read_text(encoding="utf-8")) if MINDS.exists() else {}
    return known


def record_fingerprint(match: Match) -> None:
    """Note which search plays a match, atomically: without the note the match would be replayed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {**fingerprints(), match.name: fingerprint()}
    temporary = MINDS.with_suffix(".draft")
    temporary.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    os.replace(temporary, MINDS)


@cache
def fingerprint() -> str:
    """The version of the current search, by the games it plays: not every edit changes them."""
    games = hashlib.sha256()
    for mode in MODES:
        for deal in range(4):
            row = play_deal(Plan(("hard:150", "greedy"), MODES[mode][1], SEED), deal)
            games.update(json.dumps([row["points"], row["coins"], row["actions"]]).encode())
    return games.hexdigest()[:8]


def outdated(match: Match) -> bool:
    """Was the match played by an earlier version of the rules or of the search?"""
    if rules_of(match) != RULES_VERSION:
        return True
    return has_search(match) and fingerprints().get(match.name) != fingerprint()


def rules_of(match: Match) -> int:
    """The version of the rules by which a match was played; the current one if there are no games."""
    if not match.path.exists():
        return RULES_VERSION
    with match.path.open("rb") as file:
        version: int = json.loads(file.readline()).get("rules", FIRST_RULES_VERSION)
    return version


def rows_of(match: Match) -> list[DealRow]:
    """The deals played so far, also those by earlier rules, which `Results` refuses."""
    if not match.path.exists():
        return []
    _header, *lines, _unfinished = match.path.read_bytes().split(b"\n")
    rows = {row["deal"]: row for row in (parse_row(match.plan, line) for line in lines)}
    return [rows[deal] for deal in range(match.deals) if deal in rows]
