"""The puzzles that are shipped: every one loads, has a legal answer by the margin, and hides nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from happycity.lab.puzzles import standards
from happycity.lab.puzzles.finder import Quota
from happycity.puzzles.book import DATA, ID_LENGTH, load_puzzles, read_book, split_step
from happycity.puzzles.daily import DAY_MS, day_of, puzzle_of_day
from happycity.rooms.puzzles import answer_payload, find_puzzle, puzzle_payload
from happycity.version import RULES_VERSION


def test_there_are_at_least_300_for_every_table_and_they_are_small() -> None:
    puzzles = load_puzzles().values()
    assert len(puzzles) >= 300
    assert DATA.stat().st_size < 1_000_000
    tables = Counter((puzzle.kind, puzzle.players) for puzzle in puzzles)
    assert set(tables) == {(kind, players) for kind in standards.MODES for players in standards.PLAYERS}
    assert min(tables.values()) >= 20
    assert {"monsters", "last-round", "claim", "deny", "save"} <= {puzzle.themes[0] for puzzle in puzzles}


def test_the_data_says_how_it_was_checked() -> None:
    book = read_book(DATA)
    assert (book["depth"], book["margin"]) == (standards.DEPTH, standards.MARGIN)
    assert book["rules"] == RULES_VERSION
    for name, options in standards.tables().items():
        kind, _, players = name.partition("-")
        rows = [
            row
            for row in book["puzzles"]
            if row["at"].split()[1].split(",")[0] == players and load_puzzles()[row["id"]].kind == kind
        ]
        quota = Quota(rows)
        assert quota.total <= standards.PER_TABLE, options
        assert quota.obvious <= standards.MAX_OBVIOUS


def test_every_puzzle_loads_and_its_answer_is_legal_and_clearly_best() -> None:
    for puzzle in load_puzzles().values():
        game = puzzle.game()
        assert game.key().startswith(puzzle.id)
        assert len(puzzle.id) == ID_LENGTH
        assert game.rules == RULES_VERSION
        assert puzzle.at.split()[0] == f"v{RULES_VERSION}"
        assert {action for action, _ in puzzle.choices} == set(game.legal())
        chances = [chance for _, chance in puzzle.choices]
        assert chances[0] - max(chances[1:]) >= standards.MARGIN - 0.0011, "they are rounded"
        assert puzzle.line[0].partition("=")[0] == puzzle.answer
        for step in puzzle.line:
            action, card = split_step(step)
            game.play(action, reveals=card)


def test_a_puzzle_has_no_hidden_order() -> None:
    """Two loads have other decks, and what is shown of them is the same."""
    puzzle = next(puzzle for puzzle in load_puzzles().values() if not puzzle.game().over)
    one, other = puzzle.game(), puzzle.game()
    assert one.position()["setup"]["decks"] != other.position()["setup"]["decks"]
    assert puzzle_payload(puzzle, [], {}, 0) == puzzle_payload(puzzle, [], {}, 0)
    assert "line" not in puzzle_payload(puzzle, [], {}, 0)


def test_every_answer_can_be_shown() -> None:
    for puzzle in load_puzzles().values():
        told = answer_payload(puzzle, puzzle.choices[1][0], [], None, None)
        assert not told["solved"]
        assert [choice["action"] for choice in told["choices"]] == [action for action, _ in puzzle.choices]
        assert len(told["line"]["frames"]) == len(puzzle.line) + 1


def test_the_date_picks_the_puzzle_of_the_day() -> None:
    first = day_of(1_800_000_000_000)
    days = [puzzle_of_day(day).id for day in range(first, first + 60)]
    assert len(set(days)) > 45, "few come twice in two months"
    assert find_puzzle("today", first * DAY_MS) == find_puzzle("today", (first + 1) * DAY_MS - 1)
    assert find_puzzle("today", first * DAY_MS).id == days[0]


@pytest.mark.parametrize("id", ["", "nothing", "../x", "TODAY"])
def test_an_unknown_puzzle_is_refused(id: str) -> None:
    with pytest.raises(Exception, match="no such puzzle"):
        find_puzzle(id, 0)
