"""The balance report: its statistics, its numbers and its page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from happycity import i18n, lab
from happycity.cards import default_catalogue, load_catalogue
from happycity.cli import main
from happycity.errors import BadOptions
from happycity.lab.report.comparison import MIN_SAMPLE, Observation, difference, rate
from happycity.lab.report.texts import ReportTexts

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").partition("## Balance")[2]


@pytest.fixture(scope="module")
def report() -> Any:
    return lab.balance(["greedy"], games=60, players=2, mode="expert", grozilla=True, seed=4)


@pytest.fixture(scope="module")
def rows() -> Any:
    """The same games as rows."""
    return lab.dataset(["greedy"], games=60, players=2, mode="expert", grozilla=True, seed=4)


def lasting(report: Any) -> Any:
    return report | {"seconds": 0}


def test_seats_are_compared_within_their_stratum() -> None:
    """The first seat wins more and buys more; the card itself does nothing."""
    seats = []
    for deal in range(400):
        first = deal % 2 == 0
        took = deal % 8 < 6 if first else deal % 8 < 2
        seats.append(Observation(first, deal, took, 0.8 if first else 0.2))
    found = difference(seats)
    assert found is not None
    assert found["mean"] == pytest.approx(0)


def test_repeated_deals_do_not_make_an_interval_narrower() -> None:
    once = [Observation(0, deal, deal % 2 == 0, deal % 3) for deal in range(300)]
    narrow, wide = difference(once), difference(once * 4)
    assert narrow is not None
    assert wide is not None
    assert wide["high"] - wide["low"] == pytest.approx(narrow["high"] - narrow["low"])
    alone, together = (
        rate([(deal % 2, 1) for deal in range(100)]),
        rate([(deal % 2 * 4, 4) for deal in range(100)]),
    )
    assert together["high"] == pytest.approx(alone["high"])


def test_an_interval_of_a_difference_holds_the_truth_about_as_often_as_it_says() -> None:
    import random

    rng = random.Random(5)
    held = 0
    for _ in range(200):
        sample = [
            Observation(0, n, n % 2 == 0, rng.random() < (0.6 if n % 2 == 0 else 0.5)) for n in range(300)
        ]
        found = difference(sample)
        assert found is not None
        held += found["low"] <= 0.1 <= found["high"]
    assert 180 <= held <= 199


def test_a_small_side_says_nothing() -> None:
    few = [Observation(0, deal, deal < MIN_SAMPLE - 1, 0) for deal in range(200)]
    assert difference(few) is None
    assert difference([]) is None


def test_rates_are_wilsons() -> None:
    found = rate([(1, 1)] * 8 + [(0, 1)] * 2)
    assert (found["mean"], round(found["low"], 3), round(found["high"], 3)) == (0.8, 0.49, 0.943)
    never = rate([(0, 1)] * 20)
    assert (never["mean"], round(never["low"], 9), round(never["high"], 3)) == (0, 0, 0.161)


def test_the_report_agrees_with_the_rows_of_the_same_games(report: Any, rows: Any) -> None:
    for card in report["cards"]:
        bought = [
            row
            for row in rows["decisions"]
            if row["action"].partition(" with ")[0] in (f"buy {card['card']}", f"claim {card['card']}")
        ]
        if card["kind"] == "market":
            bought = [row for row in rows["decisions"] if row["action"] == f"market {card['colours'][0]}"]
        assert card["took"] == len({(row["game"], row["seat"]) for row in bought}), card["card"]
        assert card["could"] >= card["took"]
    table = report["tables"][0]
    for seat in table["seats"]:
        won = [row["won"] for row in rows["seats"] if row["seat"] == seat["seat"]]
        assert seat["wins"]["mean"] == pytest.approx(sum(won) / len(won))
        assert seat["wins"]["low"] < seat["wins"]["mean"] < seat["wins"]["high"]
    assert sum(table["lengths"].values()) == report["games"] == 60
    assert table["rounds"]["mean"] == pytest.approx(sum(row["rounds"] for row in rows["games"]) / 60)
    for phase in table["by_phase"]:
        legal = [row["legal"] for row in rows["decisions"] if row["phase"] == phase["phase"]]
        assert phase["legal"] == pytest.approx(sum(legal) / len(legal))
    for entry in table["by_round"]:
        coins = [
            row["coins"]
            for row in rows["decisions"]
            if row["phase"] == "buy" and row["round"] == entry["round"]
        ]
        assert entry["coins"] == pytest.approx(sum(coins) / len(coins))


def test_any_number_of_processes_gives_the_same_report() -> None:
    options: Any = {"games": 8, "players": 3, "seed": 2}
    one = lab.balance(["easy:5", "greedy"], **options)
    assert one["games"] == 12, "whole sets of duplicate games"
    assert lasting(one) == lasting(lab.balance(["easy:5", "greedy"], jobs=2, **options))


def test_every_number_of_players_that_fits_is_played() -> None:
    tables = lab.balance(["random"] * 3, games=1)["tables"]
    assert [(table["players"], len(table["seats"])) for table in tables] == [(3, 3), (4, 4), (5, 5)]


def test_house_made_numbers_are_marked(report: Any) -> None:
    printed = {card["card"] for card in report["cards"] if not card["house"]}
    assert "museum" in printed
    assert "big-ben" not in printed, "one digit is our reading"
    catalogue = load_catalogue(ROOT / "examples" / "my-pack.toml")
    changed = lab.balance(["random"], games=30, players=2, grozilla=True, catalogue=catalogue)
    marked = [card for card in changed["cards"] if card["provenance"] == "pack"]
    assert marked
    assert all(card["house"] for card in marked)
    page = lab.balance_page(changed, "en-GB", catalogue)
    assert 'title="From a custom pack.">pack<' in page
    assert ">ours<" in page


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_the_page_needs_nothing_but_itself(report: Any, locale: str) -> None:
    page = lab.balance_page(report, locale)
    assert f'<html lang="{locale}">' in page
    body = page.partition("</style>")[2]
    assert not re.search(r"https?:|<script|<link|<img|url\(|@import", page)
    assert not re.search(r"\{[a-z$-]+\}|\N{REPLACEMENT CHARACTER}", body), (
        "a message or an argument is missing"
    )
    for card in report["cards"]:
        if card["kind"] == "special":
            assert i18n.text(f"card-{card['card']}", locale).replace("'", "&#x27;") in body


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0%"), (0.004, "<1%"), (0.006, "1%"), (0.5, "50%"), (0.994, "99%"), (0.996, ">99%"), (1, "100%")],
)
def test_a_rare_thing_is_not_called_never_nor_a_usual_one_always(value: float, shown: str) -> None:
    texts = ReportTexts("en-GB", default_catalogue())
    assert texts.rate(value) == shown
    assert [texts.mean(each) for each in (0, 0.04, 0.06, 2)] == ["0.0", "<0.1", "0.1", "2.0"]


def test_strange_titles_are_escaped(report: Any) -> None:
    strange = report | {"pack": "<script>alert(1)</script>", "bots": ["<b>"]}
    assert "<script" not in lab.balance_page(strange)
    assert "Played by &lt;b&gt;" in lab.balance_page(strange)


def test_the_page_of_few_games_says_so() -> None:
    page = lab.balance_page(lab.balance(["random"], games=1, players=5))
    assert "too few to tell" in page


def test_every_field_is_documented(report: Any) -> None:
    fields = {*report, *report["cards"][0], *report["tables"][0]} - {"players"}
    assert [field for field in sorted(fields) if f"`{field}`" not in DOCUMENT] == []


def test_the_command_writes_a_page_and_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["balance", "--bots", "random", "--games", "5", "--players", "2", "--jobs", "1"]
    main(command)
    assert "balance.html" in capsys.readouterr().out
    page, data = tmp_path / "balance" / "balance.html", tmp_path / "balance" / "balance.json"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    main([*command, "--json"])
    printed = json.loads(capsys.readouterr().out)
    assert lasting(printed) == lasting(json.loads(data.read_text(encoding="utf-8")))
    with pytest.raises(SystemExit):
        main(command)
    assert "balance.html" in capsys.readouterr().err, "files are never overwritten"


def test_nonsense_is_refused() -> None:
    with pytest.raises(BadOptions):
        lab.balance(games=0)
    with pytest.raises(BadOptions):
        lab.balance(players=7)
    with pytest.raises(BadOptions):
        lab.balance(["random", "random", "random"], players=2)
