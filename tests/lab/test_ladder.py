"""The ladder: every pairing once, resumable, and the tables say what was played."""

import sys
from pathlib import Path

import pytest

from happycity.version import RULES_VERSION

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(TOOLS))
    import ladder
    import ladder_matches

    (tmp_path / "bots.md").write_text(f"# Bots\n\n{ladder.BEGIN}old\n{ladder.END}\nThe rest.\n")
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    monkeypatch.setattr(ladder_matches, "FOLDER", tmp_path / "ladder")
    monkeypatch.setattr(ladder_matches, "MINDS", tmp_path / "ladder" / "minds.json")
    monkeypatch.setattr(ladder, "DOCUMENT", tmp_path / "bots.md")
    monkeypatch.setattr(ladder_matches, "CLAIM_GAMES", 4)
    monkeypatch.setattr(ladder_matches, "SLICE_DEALS", 1)
    return ladder


def run(ladder, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder.py", *arguments])
    ladder.main()


def test_every_pairing_is_there_once(ladder) -> None:
    matches = [match for group in ladder.groups() for match in group]
    names = [match.name for match in matches]
    assert len(names) == len(set(names))
    pairs = {(m.mode, m.players, m.first, m.second) for m in matches}
    for players in (2, 4):
        for mode in ladder.MODES:
            for stronger, first in enumerate(ladder.BUILT_IN):
                for second in ladder.BUILT_IN[:stronger]:
                    assert (mode, players, first, second) in pairs
            assert (mode, players, "hard:100ms", "greedy") in pairs
    assert all(match.plan.options.players == match.players == len(match.plan.bots) for match in matches)


def test_it_plays_goes_on_and_writes_the_tables(
    ladder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "usable_cores", lambda: 1)
    run(ladder, monkeypatch, "--only", "claim-family-2-greedy-random", "--minutes", "5", "--jobs", "0")
    (path,) = ladder.ladder_matches.FOLDER.glob("*.jsonl")
    assert len(path.read_text().splitlines()) == 1 + 2
    text = ladder.DOCUMENT.read_text()
    assert text.startswith("# Bots\n")
    assert text.endswith("The rest.\n")
    assert "old" not in text
    assert "| `greedy` against `random` | Family | 2 | 4 |" in text
    assert "4/4 games" in capsys.readouterr().out
    run(ladder, monkeypatch, "--only", "claim-family-2-greedy-random")
    assert "games" not in capsys.readouterr().out  # nothing was left to play
    assert ladder.DOCUMENT.read_text() == text


def test_figures_of_earlier_rules_are_marked_and_played_anew(ladder, monkeypatch: pytest.MonkeyPatch) -> None:
    run(ladder, monkeypatch, "--only", "claim-family-2-greedy-random")
    (path,) = ladder.ladder_matches.FOLDER.glob("*.jsonl")
    header, *rows = path.read_text().splitlines(keepends=True)
    new = f'"rules":{RULES_VERSION}'
    assert new in header
    path.write_text("".join([header.replace(new, '"rules":1'), *rows]))
    run(ladder, monkeypatch, "--tables")
    assert " %** † |" in ladder.DOCUMENT.read_text()
    run(ladder, monkeypatch, "--only", "claim-family-2-greedy-random")
    assert " %** † |" not in ladder.DOCUMENT.read_text()
    assert new in path.read_text()


@pytest.mark.slow
def test_figures_of_an_earlier_search_are_marked_and_played_anew(
    ladder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder.ladder_matches, "DOUBLINGS", (4,))
    monkeypatch.setattr(ladder.ladder_matches, "USUAL_GAMES", 2)
    run(ladder, monkeypatch, "--only", "double-family-8")
    assert "; 2) |" in ladder.DOCUMENT.read_text()
    monkeypatch.setattr(ladder.ladder_matches, "fingerprint", lambda: "another")
    run(ladder, monkeypatch, "--tables")
    assert "; 2) † |" in ladder.DOCUMENT.read_text()
    monkeypatch.setattr(ladder.ladder_matches, "USUAL_GAMES", 4)
    run(ladder, monkeypatch, "--only", "double-family-8")
    assert "; 4) |" in ladder.DOCUMENT.read_text()  # all of them replayed, not two added to the old ones
    assert ladder.ladder_matches.fingerprints() == {"double-family-8": "another"}
