"""What is sent is what a table shows: the text that the core writes, kept parts included, is that of the payload."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from happycity import Game, Options
from happycity.cards import load_catalogue
from happycity.game.situation_json import MAX_CITIES, MAX_DECKS, CityText, SituationWriters
from happycity.rooms.view import TableView
from happycity.schema.json_text import encode
from tests.support.tables import every_table, new_game, pick

ROOT = Path(__file__).parents[2]
WRITERS = SituationWriters()
"""As a server keeps them: what one game leaves in them, the next one meets."""
PACK = """
[pack]
name = "Birds"
[[special]]
id = "aviary"
pack = "expert"
needs = { blue = 1, green = 1 }
effects = [{ piece = "discount", colour = "blue", coins = 1 }]
"""


def payload_text(game: Game) -> str:
    """The payload, built and encoded without anything that was kept from another table."""
    return encode(TableView().situation(game))


def check_game(game: Game, rng: random.Random) -> set[str]:
    """Compare at every moment of a game, with actions taken back in between; the phases that were met."""
    phases: set[str] = set()
    while not game.over:
        phases.add(game.phase)
        assert WRITERS.write(game) == payload_text(game), (game.seed, len(game.actions))
        game.play(pick(rng, game))
        if rng.random() < 0.03:
            game.undo(max(0, len(game.actions) - 4))
    return phases


@every_table()
def test_the_text_is_that_of_the_payload_at_every_moment(options: Options, seeds: range) -> None:
    phases: set[str] = set()
    for seed in seeds:
        phases |= check_game(new_game(options, seed), random.Random(seed))
    assert {"discard", "draw", "buy", "claim"} <= phases


@pytest.mark.parametrize("phase", ["market", "destroy", "gift", "louvre", "sphinx"])
def test_rare_phases_are_written_too(phase: str) -> None:
    options = Options(players=4, mode="expert", grozilla=True)
    for seed in range(400):
        rng, game = random.Random(seed), new_game(options, seed)
        while not game.over and game.phase != phase:
            game.play(pick(rng, game))
        if not game.over:
            assert WRITERS.write(game) == payload_text(game), seed
            return
    pytest.fail(f"no {phase} in 400 games")


def test_two_packs_with_a_special_building_of_the_same_id_are_not_mixed_up(tmp_path: Path) -> None:
    texts = []
    for blue in (1, 3):
        file = tmp_path / f"birds-{blue}.toml"
        file.write_text(PACK.replace("blue = 1", f"blue = {blue}"), encoding="utf-8")
        catalogue = load_catalogue(file)
        for seed in range(4):
            check_game(
                Game(Options(players=5, mode="expert"), seed=seed, catalogue=catalogue), random.Random(seed)
            )
        games = (
            Game(Options(players=5, mode="expert"), seed=seed, catalogue=catalogue) for seed in range(99)
        )
        game = next(game for game in games if "aviary" in game.state()["specials"])
        texts.append(WRITERS.write(game))
    assert texts[0] != texts[1]


def test_effects_from_somebodys_own_file_are_not_guessed() -> None:
    catalogue = load_catalogue(ROOT / "examples" / "own-effect.toml", trust=True)
    assert WRITERS.write(Game(Options(mode="expert"), seed=1, catalogue=catalogue)) is None


def test_no_more_than_a_bound_is_kept_and_what_was_dropped_is_written_again() -> None:
    game = Game(Options(players=2, mode="expert"), seed=1)
    WRITERS.write(game)
    writer = WRITERS.by_codec[game._codec]
    writer.cities.update({(-1, -1, -1, n): CityText("wrong") for n in range(MAX_CITIES)})
    writer.decks.update({(-1, n): "wrong" for n in range(MAX_DECKS)})
    check_game(game, random.Random(1))
    assert 0 < len(writer.cities) < MAX_CITIES
    assert 0 < len(writer.decks) < MAX_DECKS
