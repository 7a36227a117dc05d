"""A whole game in line mode in every language: what a person reads, from the first line to the score sheets.

`python -m tests.locale.test_transcripts` writes the golden files anew; read them before you commit them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from happycity import i18n
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.seats import parse_seats
from tests.locale.foreign import english_words
from tests.terminal.line_games import Typist, golden_input, transcript

GOLDEN = Path(__file__).parent / "golden"
LOCALES = i18n.available_locales()
SEED = 23


def session() -> LocalSession:
    options = Options(players=3, mode="expert", grozilla=True)
    return LocalSession(Game(options, seed=SEED), parse_seats(["Ana", "bot:random", "Éloïse"]))


def written(locale: str) -> str:
    """A transcript for a golden file."""
    played = session()
    return transcript(played, Typist(played, SEED), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_game_reads_as_it_did(locale: str) -> None:
    golden = (GOLDEN / f"{locale}.txt").read_text(encoding="utf-8")
    assert transcript(session(), golden_input(golden), locale) == golden
    assert "{" not in golden


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if not locale.startswith("en")])
def test_a_whole_game_has_no_english(locale: str) -> None:
    golden = (GOLDEN / f"{locale}.txt").read_text(encoding="utf-8")
    told = "\n".join(line for line in golden.splitlines() if not line.startswith(">"))
    assert english_words(told) == set()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in LOCALES:
        (GOLDEN / f"{each}.txt").write_text(written(each), encoding="utf-8")
