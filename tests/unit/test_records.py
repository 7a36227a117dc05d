"""Records: saved games that replay everywhere, and the findings about bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from happycity import (
    RULES_VERSION,
    BadOptions,
    BadPack,
    BadRecord,
    Game,
    HappyCityError,
    Options,
    verify,
)
from happycity.cards import load_catalogue
from happycity.game.fair_shuffle import commitment, seed_of
from happycity.i18n import describe
from happycity.version import RECORD_VERSION
from tests.support.games import EVERY, finished, lively, name, steps
from tests.support.positions import NINE, city, expert

Json = dict[str, Any]
SECRET, NONCES = "11" * 32, ["ab" * 16]


def saved(options: Options | None = None, seed: int = 3) -> Json:
    record: Json = json.loads(
        json.dumps(finished(options or Options(players=3), seed).record(["Ana", "bot:greedy"]))
    )
    return record


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_a_record_replays_to_the_same_game(options: Options) -> None:
    game = finished(options, 17)
    record = json.loads(json.dumps(game.record()))
    again = Game.from_record(record)
    assert (again.state(), again.events, again.draws) == (game.state(), game.events, game.draws)
    assert again.record() == record
    assert verify(record) == []


def test_a_record_has_the_fields_of_the_interface() -> None:
    record = saved()
    assert list(record) == [
        "happycity", "rules", "options", "seed", "setup", "pack", "players", "actions", "draws", "result",
    ]  # fmt: skip
    assert (record["happycity"], record["rules"], record["pack"]) == (1, RULES_VERSION, None)
    assert record["players"] == ["Ana", "bot:greedy"]
    assert len(record["setup"]["specials"]) == 5


def test_part_of_a_record_can_be_replayed() -> None:
    record = saved()
    assert Game.from_record(record, upto=0).actions == ()
    assert list(Game.from_record(record, upto=10).actions) == record["actions"][:10]
    unfinished = Game.from_record(record, upto=10)
    for action in record["actions"][10:]:
        unfinished.play(action)
    assert unfinished.state()["result"] == record["result"]


@pytest.mark.parametrize("upto", [-1, "3", 1.5, True])
def test_only_a_number_of_actions_can_be_replayed(upto: object) -> None:
    with pytest.raises(BadRecord, match=r"^upto must be a whole number"):
        Game.from_record(saved(), upto=upto)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "says"), [("Ana", "players must be a list"), (["Ana", 2], "must be a text")]
)
def test_names_of_players_are_a_list_of_texts(players: Any, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Game(seed=1).record(players)


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_a_game_saved_in_the_middle_goes_on_with_the_same_cards(options: Options) -> None:
    game = Game(options, seed=30)
    for each in steps(game, 30):
        if len(each.actions) == 40:
            half = json.loads(json.dumps(each.record()))
    again = Game.from_record(half)
    for action in game.actions[40:]:
        again.play(action)
    assert again.record() == game.record()


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_a_game_from_a_position_is_recorded_with_it(options: Options) -> None:
    middle = None
    for each in steps(Game(options, seed=12), 12):
        if len(each.actions) == 30:
            middle = each.state()
    game = Game.from_position(middle or {}, seed=5)
    for _ in steps(game, 5):
        pass
    record = json.loads(json.dumps(game.record()))
    again = Game.from_record(record)
    assert (again.state(), again.events) == (game.state(), game.events)
    assert again.record() == record
    assert verify(record) == []


def test_options_that_contradict_the_position_are_refused() -> None:
    options = Options(players=3, mode="expert")
    record = json.loads(json.dumps(Game.from_position(Game(options, seed=1).state(), seed=1).record()))
    for change in ({"scoring": "sum"}, {"players": 2}, {"grozilla": True}):
        changed = {**record, "options": {**record["options"], **change}}
        with pytest.raises(BadRecord) as refused:
            Game.from_record(changed)
        assert refused.value.code == "record-options-differ"
        assert str(refused.value).startswith(f"options.{next(iter(change))} is ")
        assert [each.code for each in verify(changed)] == ["unplayable"]
    for given in (None, {}, {"mode": "expert"}):
        assert Game.from_record({**record, "options": given}).options == options


def test_draws_win_over_the_seed_also_after_going_back() -> None:
    record = saved()
    other = {**record, "seed": 999}
    game = Game.from_record(other)
    assert list(game.draws) == record["draws"]
    game.undo(0)
    for action in record["actions"]:
        game.play(action)
    assert list(game.draws) == record["draws"]
    (finding,) = verify(other)
    assert finding.code == "seed-differs"


def test_without_draws_the_seed_deals() -> None:
    record = saved()
    assert Game.from_record({**record, "draws": []}).state()["result"] == record["result"]
    assert [each.code for each in verify({**record, "draws": []})] == ["draws-count"]


def test_without_a_seed_the_draws_are_enough() -> None:
    record = saved()
    assert Game.from_record({**record, "seed": None}).state()["result"] == record["result"]
    assert [each.code for each in verify({**record, "seed": None})] == ["no-seed"]
    with pytest.raises(BadRecord) as refused:
        Game.from_record({**record, "seed": None, "setup": None})
    assert refused.value.code == "record-needs-specials"


def test_without_a_seed_nothing_is_left_to_chance() -> None:
    record = {**saved(), "seed": None}
    with pytest.raises(BadRecord) as refused:
        Game.from_record({**record, "setup": {"specials": record["setup"]["specials"][:-1]}})
    assert refused.value.code == "record-needs-specials"
    with pytest.raises(BadRecord) as refused:
        Game.from_record({**record, "draws": record["draws"][:7]})
    assert (refused.value.code, refused.value.arguments["number"]) == ("record-needs-draws", 8)


def proven(game: Game, actions: int = 30) -> Json:
    """The record of a game that a server with a proven seed might have written."""
    while len(game.actions) < actions:
        game.play(game.legal()[0])
    proof = {"game": "room/1", "secret": SECRET, "nonces": NONCES, "commitment": commitment("room/1", SECRET)}
    return {**game.record(), "fair": proof}


def test_a_proven_seed_deals_alone() -> None:
    """A proof says nothing about cards that the record lays down beside the seed: those somebody has chosen."""
    seed = seed_of("room/1", SECRET, NONCES)
    options = Options(mode="expert")
    assert verify(proven(Game(options, seed=seed))) == []
    offered = Game(options, seed=seed).state()["specials"]
    chosen = Game(options, seed=seed, setup={"specials": offered[::-1]})
    assert [each.code for each in verify(proven(chosen))] == ["fair-deal"]
    stacked = Game(options, seed=seed, setup={"decks": [["bank", "bank", "igloo"]]})
    assert [each.code for each in verify(proven(stacked))] == ["seed-differs"]
    position = Game(options, seed=seed).position()
    position["setup"]["decks"][0].reverse()
    assert [each.code for each in verify(proven(Game.from_position(position, seed=seed)))] == ["fair-deal"]


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        ({"commitment": "0" * 64}, ["fair-commitment"]),
        ({"nonces": ["ab"]}, ["fair-seed"]),
        ({"secret": "22" * 32}, ["fair-commitment", "fair-seed"]),
        ({"secret": "22" * 32, "commitment": commitment("room/1", "22" * 32)}, ["fair-seed"]),
    ],
    ids=["another commitment", "another nonce", "another secret", "a secret made up later"],
)
def test_a_proof_that_proves_nothing_is_found(change: Json, codes: list[str]) -> None:
    record = proven(Game(seed=seed_of("room/1", SECRET, NONCES)))
    assert verify(record) == []
    assert [each.code for each in verify({**record, "fair": {**record["fair"], **change}})] == codes


def test_an_unreadable_proof_is_found() -> None:
    record = proven(Game(seed=seed_of("room/1", SECRET, NONCES)))
    for change in ({"game": "a\ud800"}, {"secret": "00"}, {"nonces": ["x"]}):
        assert [each.code for each in verify({**record, "fair": {**record["fair"], **change}})] == [
            "fair-unreadable"
        ]


def test_a_record_is_the_readers_own() -> None:
    game = Game(seed=1, setup={"decks": [["school"]]})
    record: Any = game.record()
    record["setup"]["decks"][0].append("bank")
    again: Any = game.record()
    assert again["setup"]["decks"] == [["school"]]


def test_a_wrong_result_is_found() -> None:
    record = saved()
    record["result"]["coins"][0] += 1
    assert [each.code for each in verify(record)] == ["wrong-result"]
    record["result"] = None
    assert [each.code for each in verify(record)] == ["wrong-result"]


def test_a_draw_that_cannot_be_is_told_before_its_consequences() -> None:
    record = saved()
    record["draws"][:3] = ["school", "school", "school"]
    record["actions"][:3] = ["draw 1", "draw 1", "draw 1"]
    with pytest.raises(BadRecord) as refused:
        Game.from_record(record)
    assert (refused.value.code, refused.value.arguments["field"]) == ("record-draw-impossible", "draws[2]")
    assert [each.code for each in verify(record)] == ["unplayable"]


def test_an_illegal_action_is_told_with_its_number() -> None:
    record = saved()
    record["actions"][3] = "gift 1"
    with pytest.raises(BadRecord) as refused:
        Game.from_record(record)
    assert refused.value.code == "record-illegal"
    assert (refused.value.arguments["number"], refused.value.arguments["action"]) == (4, "gift 1")
    (finding,) = verify(record)
    assert finding.code == "unplayable"
    sentence = describe("finding-unplayable", finding.arguments, "en-GB")
    assert sentence.startswith("The record cannot be replayed. Action 4")
    assert sentence.endswith(".")
    assert "…" not in sentence


@pytest.mark.parametrize(("field", "ours"), [("happycity", RECORD_VERSION), ("rules", RULES_VERSION)])
def test_a_record_of_a_later_version_is_refused_in_a_clear_sentence(field: str, ours: int) -> None:
    with pytest.raises(BadRecord) as refused:
        Game.from_record({**saved(), field: ours + 1})
    assert refused.value.code == "record-too-new"
    assert "newer version" in str(refused.value)


@pytest.mark.rule("R-X28")
def test_a_game_keeps_the_rules_it_was_played_by() -> None:
    """The end of a game in which the Great Pyramid's owner has 1 point by the first rules and 2 by the second."""
    pyramid = city("happy-market:blue museum great-pyramid house")
    position = expert(
        pyramid,
        city("happy-market:yellow school library/catzilla"),
        city(f"happy-market:green school factory {' '.join(NINE.split()[2:])}"),
        grozilla=True,
        turn=2,
        last_round=True,
    ).position()
    for rules, points in ((1, 1), (2, 2)):
        game = Game.from_position(position, seed=1, rules=rules)
        game.play("coin")
        record = game.record()
        assert (record["rules"], game.rules) == (rules, rules)
        again = Game.from_record(record)
        assert again.copy().rules == rules
        assert again.outcome is not None
        assert again.outcome.points[0] == points
    without = {key: value for key, value in record.items() if key != "rules"}
    assert Game.from_record(without).rules == 1


@pytest.mark.parametrize("rules", [0, RULES_VERSION + 1, True])
def test_unknown_rules_are_refused(rules: int) -> None:
    with pytest.raises(BadOptions, match="rules"):
        Game(rules=rules)


@pytest.mark.parametrize(
    "change",
    [
        {"happycity": None},
        {"happycity": "1"},
        {"happycity": 0},
        {"rules": True},
        {"options": {"players": 7}},
        {"options": 3},
        {"seed": "no hex"},
        {"seed": -1},
        {"setup": {"specials": ["castle"]}},
        {"setup": []},
        {"actions": "coin"},
        {"actions": [3]},
        {"actions": ["coin"]},
        {"draws": [None]},
        {"draws": ["atlantis"]},
        {"draws": ["house"]},
        {"players": [1]},
        {"result": 3},
        {"pack": {"name": "x", "sha256": "y", "content": "z"}},
        {"pack": "x"},
        {"position": {}},
        {"position": 3},
    ],
)
def test_a_wrong_field_is_refused(change: Json) -> None:
    with pytest.raises(HappyCityError) as refused:
        Game.from_record({**saved(), **change})
    assert str(refused.value)
    assert verify({**saved(), **change})


@pytest.mark.parametrize("record", [None, [], "x", 3, {}])
def test_a_record_is_an_object(record: Any) -> None:
    with pytest.raises(BadRecord):
        Game.from_record(record)


def test_a_record_carries_its_pack(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[pack]\nname = "Mine"\n\n[[building]]\nid = "school"\nhearts = 3\n', encoding="utf-8")
    import random

    game = Game(seed=4, catalogue=load_catalogue(file))
    rng = random.Random(4)
    while not game.over:
        game.play(lively(game, rng))
    record = json.loads(json.dumps(game.record()))
    file.unlink()
    assert Game.from_record(record).state() == game.state()
    record["pack"]["content"] += "#"
    with pytest.raises(BadPack):
        Game.from_record(record)
