"""Find the puzzles of one game: strong bots play it, and what their search finds clear is looked at deeply."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.bots.api import Budget
from happycity.bots.greedy import GreedyBot
from happycity.bots.search.search import card_shown
from happycity.bots.search_bot import SearchBot
from happycity.game.codec import Codec
from happycity.game.dealer import ScriptedDealer, deal
from happycity.game.game import Game
from happycity.game.notation import write_notation
from happycity.game.seeds import derive_bot_seed, derive_key
from happycity.game.state import PHASE_NAMES
from happycity.lab.puzzles import standards
from happycity.lab.puzzles.judge import Judge, Judged
from happycity.puzzles.book import ID_LENGTH
from happycity.puzzles.themes import Dilemma, themes_of
from happycity.rules.codes import NOTHING, OVER
from happycity.rules.engine import play
from happycity.rules.legal import legal_moves
from happycity.rules.turn import start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.game.options import Options
    from happycity.puzzles.book import PuzzleRow
    from happycity.rules.table import Table
    from happycity.schema.responses import PuzzleTheme

EASY_SEEDS: Final = range(3)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision that a quick look finds clear."""

    table: Table
    number: int
    """Actions of the game before it."""
    dilemma: Dilemma


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of strong bots."""

    line: list[str]
    """Every action, with the card that it revealed."""
    rounds: list[tuple[int, int]]
    """The round and the turn of every action."""
    candidates: list[Candidate]


def play_strong_game(options: Options, codec: Codec, seed: int) -> PlayedGame:
    """Play a game, and note its clear decisions."""
    dealer = ScriptedDealer(derive_key(seed))
    table = deal(options, codec, dealer)
    start(table)
    bot = SearchBot(Budget(simulations=standards.PLAY_SIMULATIONS), derive_bot_seed(seed, "puzzles"))
    bot.settings.every_action = True  # spend the whole budget: candidates need it
    game = PlayedGame([], [], [])
    while table.phase != OVER:
        moves = legal_moves(table)
        move = moves[0]
        if len(moves) > 1:
            move, runner_up = _think(bot, table)
            if runner_up != NOTHING and PHASE_NAMES[table.phase] in standards.PHASES:
                dilemma = Dilemma(table.copy(), move, runner_up)
                game.candidates.append(Candidate(dilemma.table, len(game.line), dilemma))
        place = dealer.chance(table, move)
        card = int(card_shown(table, move, place)) if place != NOTHING else NOTHING
        game.line.append(codec.decode(move) + (f"={codec.ids[card]}" if card != NOTHING else ""))
        game.rounds.append((int(table.round), int(table.turn)))
        play(table, move, place)
    return game


def _think(bot: SearchBot, table: Table) -> tuple[int, int]:
    """The bot's move, and the next best one if it is clearly worse, else NOTHING."""
    search = bot.search(table)
    best = int(search.best())
    chances = {}
    for i in range(search.choices()):
        move, tries, wins, _ = search.choice(i)
        if tries >= standards.SCREEN_TRIES or move == best:
            chances[int(move)] = wins / tries
    others = sorted((chance, move) for move, chance in chances.items() if move != best)
    if not others or chances[best] < standards.MIN_CHANCE:
        return best, NOTHING
    chance, runner_up = others[-1]
    return best, runner_up if chances[best] - chance >= standards.SCREEN_MARGIN else NOTHING


class Quota:
    """How many more puzzles a table wants, and of which kind."""

    def __init__(self, rows: Sequence[PuzzleRow]) -> None:
        self.total = len(rows)
        self.themes = Counter(row["themes"][0] for row in rows)
        self.obvious = sum(row["level"] == 0 for row in rows)

    @property
    def is_full(self) -> bool:
        """Does the table have all its puzzles?"""
        return self.total >= standards.PER_TABLE

    def wants(self, theme: PuzzleTheme) -> bool:
        """Is there room for a puzzle of this theme?"""
        return not self.is_full and self.themes[theme] < standards.MAX_OF_THEME

    def wants_obvious(self) -> bool:
        """Is there room for one that the greedy bot gets right?"""
        return self.obvious < standards.MAX_OBVIOUS


def find_puzzles(options: Options, codec: Codec, seed: int, rows: Sequence[PuzzleRow]) -> list[PuzzleRow]:
    """The puzzles of one game that are still wanted beside those found before it."""
    game = play_strong_game(options, codec, seed)
    judge = Judge(standards.DEPTH, derive_bot_seed(seed, "judge"))
    greedy = GreedyBot()
    taken: list[PuzzleRow] = []
    rounds: set[int] = set()
    quota = Quota(rows)
    first_choice = sorted(
        game.candidates, key=lambda each: (quota.themes[themes_of(each.dilemma)[0]], each.number)
    )
    for candidate in first_choice:
        if len(taken) == standards.PER_GAME:
            break
        quota = Quota([*rows, *taken])
        main = themes_of(candidate.dilemma)[0]
        obvious = greedy.table_move(candidate.table) == candidate.dilemma.answer
        alike = any(abs(int(candidate.table.round) - each) < standards.ROUNDS_APART for each in rounds)
        if alike or not quota.wants(main) or (obvious and not quota.wants_obvious()):
            continue
        judged = judge.judge_clear(candidate.table, candidate.dilemma.answer, standards.MARGIN)
        if judged is not None:
            taken.append(_row(options, codec, game, candidate, judged))
            rounds.add(int(candidate.table.round))
    return taken


def _row(
    options: Options, codec: Codec, game: PlayedGame, candidate: Candidate, judged: Sequence[Judged]
) -> PuzzleRow:
    table = candidate.table
    answer, runner_up = judged[0].move, judged[1].move
    at = write_notation(table, codec, options)
    return {
        "id": Game.from_notation(at).key()[:ID_LENGTH],
        "at": at,
        "themes": themes_of(Dilemma(table, answer, runner_up)),
        "level": level_of(table, answer),
        "choices": [(str(codec.decode(each.move)), round(each.win, 3)) for each in judged],
        "line": _line(game, candidate),
    }


def _line(game: PlayedGame, candidate: Candidate) -> list[str]:
    """The answer and what followed it, until the same player is on turn again."""
    first = candidate.number
    here = game.rounds[first]
    end = first + 1
    while end < min(len(game.line), first + standards.LINE):
        if game.rounds[end] != here and game.rounds[end][1] == here[1]:
            break
        end += 1
    return game.line[first:end]


def level_of(table: Table, answer: int) -> int:
    """Which built-in bots miss the answer: 0 none, 1 greedy, 2 easy too, 3 normal too."""
    if GreedyBot().table_move(table) == answer:
        return 0
    easy = sum(SearchBot(Budget(simulations=30), seed).table_move(table) == answer for seed in EASY_SEEDS)
    if 2 * easy > len(EASY_SEEDS):
        return 1
    return 2 if SearchBot(Budget(simulations=400)).table_move(table) == answer else 3
