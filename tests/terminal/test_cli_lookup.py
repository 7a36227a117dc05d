"""`happycity cards`, `rules`, `score`, `review`, `replay`, `verify` and `bench`: answers for people and programs."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, Options
from tests.bots.positions import RIVAL


def test_a_review_tells_the_worst_decisions_of_people(run: Any, tmp_path: Path) -> None:
    """A coin on the very last turn instead of the card that wins the game is the worst there can be."""
    position = {
        "options": {"players": 2},
        "phase": "buy",
        "turn": 1,
        "last_round": True,
        "round": 9,
        "central": ["zoo"],
        "cities": [
            {"coins": 0, "cards": RIVAL[:9]},
            {"coins": 9, "cards": ["happy-market", "hospital", "museum", "luxury-residence"]},
        ],
    }
    game = Game.from_position(position, seed=1)
    game.play("coin")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record(["bot:random", "Ana"])))
    code, out, err = run("review", str(file), "--think-ms", "20")
    assert (code, err) == (0, "")
    line, why = out.splitlines()
    assert line.startswith("1. Round 9, Ana: “Buy nothing and take a coin”. Better: “Buy Zoo for ")
    assert line.endswith("(chance of winning: +100%).")
    assert why == "   It is worth 15 points at once."
    _, out, _ = run("review", str(file), "--json")
    told = json.loads(out)
    assert (told["n"], told["seat"], told["loss"]) == (0, 1, 1.0)
    assert (told["action"], told["best"]) == ("coin", "buy zoo")
    file.write_text(json.dumps(game.record(["Bob", "bot:random"])))
    assert run("review", str(file)) == (0, "Hardly any decision could have been better.\n", "")
    assert run("review", str(file), "--all", "--think-ms", "20")[1].startswith("1. Round 9, Bruno: ")


def test_cards_answers_a_question_at_the_table(run: Any) -> None:
    code, out, _ = run("cards", "golden gate")
    assert code == 0
    assert out.startswith(
        "Golden Gate Bridge: expert special building\n  Needs these cards: 2 blue and 1 orange.\n"
    )
    for typed in ("Golden-Gate", "golden-gate-bridge", "goldn gate bridge", "gate"):
        assert run("cards", typed)[1] == out
    assert "Cat Café" in run("cards", "cat cafe")[1]


def test_cards_for_programs(run: Any) -> None:
    _, out, _ = run("cards", "museum", "--json")
    (card,) = json.loads(out)
    assert (card["id"], card["colours"], card["cost"], card["hearts"]) == ("museum", ["blue"], 4, 2)
    assert len(json.loads(run("cards", "--json")[1])) > 100


def test_rules_by_number_and_by_word(run: Any) -> None:
    assert run("rules", "R-B7")[1].startswith("R-B7  Paying and placing a card\n")
    assert run("rules", "b7")[1] == run("rules", "R-B7")[1]
    out = run("rules", "monster")[1]
    assert "R-G9" in out
    assert "R-S2" not in out
    assert [rule["rule"] for rule in json.loads(run("rules", "B7", "--json")[1])] == ["R-B7"]


def test_score_of_a_typed_city_is_explained(run: Any) -> None:
    code, out, _ = run("score", "--city", "happy market, House, museum, school")
    assert code == 0
    assert out.splitlines()[0].endswith("has 4 points:")
    assert "   Museum: hearts +2" in out
    (sheet,) = json.loads(run("score", "--city", "house,museum,school", "--json")[1])
    assert (sheet["citizens"], sheet["hearts"], sheet["points"]) == (2, 2, 4)


def test_score_of_files(run: Any, tmp_path: Path) -> None:
    game = Game(Options(mode="expert"), seed=1)
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal()))
    assert game.outcome is not None
    for content in (
        game.record(["Ana", "Bob"]),
        {"cities": game.state()["cities"], "options": {"mode": "expert"}},
    ):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(content))
        sheets = json.loads(run("score", str(file), "--json")[1])
        assert tuple(sheet["points"] for sheet in sheets) == game.outcome.points
    file.write_text(json.dumps({"cities": game.state()["cities"][:1], "options": {"mode": "expert"}}))
    (sheet,) = json.loads(run("score", str(file), "--json")[1])  # no city that nobody asked about
    assert sheet["points"] == game.outcome.points[0]
    assert "Player 2" not in run("score", str(file))[1]


def test_a_line_of_a_score_sheet_keeps_its_own_numbers(run: Any) -> None:
    city = "happy-market:blue, concert hall, museum, school"
    (sheet,) = json.loads(run("score", "-m", "expert", "--city", city, "--json")[1])
    product = next(line for line in sheet["lines"] if line["source"] == "product")
    assert product["args"] == {"citizens": sheet["citizens"], "hearts": sheet["hearts"]}
    assert (product["citizens"], product["hearts"]) == (0, 0)


@pytest.mark.parametrize("wrong", [{"options": [1]}, {"options": "x"}, {"players": 5}], ids=str)
def test_score_refuses_a_file_with_wrong_fields(run: Any, tmp_path: Path, wrong: dict[str, Any]) -> None:
    file = tmp_path / "cities.json"
    file.write_text(json.dumps({"cities": [{"cards": ["happy-market"]}], **wrong}))
    code, _, err = run("score", str(file))
    assert code == 2
    assert next(iter(wrong)) in err


def test_verify_counts_what_a_short_record_tells(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"happycity": 1, "seed": 1, "actions": None}))
    code, out, _ = run("verify", str(file))
    assert (code, out.count("0")) == (0, 2)


def test_a_long_file_is_read_and_a_longer_one_refused(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**Game(seed=1).record(), "note": "x" * 1_000_100}))
    assert run("verify", str(file))[0] == 0
    file.write_text(" " * 16_000_001)
    code, _, err = run("verify", str(file))
    assert (code, "longer than" in err) == (2, True)


def test_replay_and_verify(run: Any, tmp_path: Path) -> None:
    game = Game(seed=1)
    game.play("draw 1")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record(["Ana", "Bob"])))
    assert "Ana draws" in run("replay", str(file))[1]
    assert json.loads(run("replay", str(file), "--json")[1].splitlines()[-1])["event"] == "drawn"
    assert run("verify", str(file))[0] == 0


def test_bench_measures_every_mode(run: Any) -> None:
    found = json.loads(run("bench", "--seconds", "0.1", "--json")[1])
    assert len(found["results"]) == 4
    assert all(row["games_per_second"] > 0 for row in found["results"])
