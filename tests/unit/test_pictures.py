"""Pictures to share: well formed, safe with strange names, and without what is hidden."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import cast
from xml.etree import ElementTree

import pytest

from happycity import Game, i18n
from happycity.cards import default_catalogue
from happycity.errors import BadOptions
from happycity.game.options import Options
from happycity.pictures import Art, DayPicture, Player, SeriesPicture, draw_day, series_line, series_title
from happycity.pictures.of_days import draw_day_result
from happycity.pictures.of_games import Kind, Tally, Wanted, draw_game, without_names
from happycity.pictures.of_puzzles import draw_puzzle
from happycity.pictures.of_records import draw_record
from happycity.pictures.pages import MAX_TOWERS, group_points
from happycity.puzzles.book import load_puzzles
from happycity.rooms.refusal import Refusal
from happycity.schema.deals import DayResult
from happycity.schema.game import Mode

PLAIN = Art({"plain": {}, "bold": {}}, {"house": "<path/>"})
"""Without outlines every text stays text, so that a test can read it."""
NAMES = ("Ana", "Milo", "Maksymilian Brzęczyszczykiewicz", "Фёдор", "Zoë")


def played(
    players: int = 3, mode: Mode = "expert", *, grozilla: bool = True, upto: int = 2000, seed: int = 5
) -> Game:
    game, chance = (
        Game(Options(players=players, mode=mode, grozilla=grozilla), seed=seed),
        random.Random(seed),
    )
    while not game.over and len(game.actions) < upto:
        legal = [str(action) for action in game.legal()]
        game.play(chance.choice([each for each in legal if each.startswith(("buy", "claim"))] or legal))
    return game


def people(game: Game) -> list[Player]:
    return [Player(name) for name in NAMES[: game.options.players]]


def texts(svg: str) -> str:
    return " ".join(
        element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")
    )


@pytest.mark.parametrize("locale", ["en-GB", "en-US", "fr", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_picture_is_well_formed_at_every_table(players: int, locale: str) -> None:
    game = played(players, grozilla=players % 2 == 0)
    kinds: tuple[Kind, ...] = ("city", "result", "moment")
    for kind in kinds:
        shown = draw_game(PLAIN, game, people(game), Wanted(kind, theme="dark", locale=locale))
        assert ElementTree.fromstring(shown["svg"]).get("width") == "1200"
        assert "{" not in shown["text"] + shown["title"] + texts(shown["svg"])


def test_a_name_is_text_and_never_markup() -> None:
    game = played()
    evil = [Player('<script>alert("x")</script>&\x00\ud800'), Player("</svg>"), Player("Ana")]
    svg = draw_game(PLAIN, game, evil, Wanted("result"))["svg"]
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert "script" not in tags
    assert '<script>alert("x")</script>&' in texts(svg)


def test_a_city_tells_inhabitants_times_hearts() -> None:
    game = played()
    city = game.state()["cities"][1]
    shown = draw_game(PLAIN, game, people(game), Wanted("city", seat=1))
    assert shown["title"] == i18n.text("picture-city-of", name="Milo")
    assert f"{city['citizens']} 🧑 × {city['hearts']} ❤️ = " in shown["text"]
    assert {str(city["points"]), str(city["citizens"]), str(city["hearts"])} <= set(
        texts(shown["svg"]).split()
    )


def test_a_picture_without_names_names_nobody() -> None:
    game = played()
    record = {**game.record(), "players": ["Ana", "bot:hard", "Milo"]}
    kinds: tuple[Kind, ...] = ("city", "result", "moment")
    for kind in kinds:
        for seat in range(3):
            shown = draw_record(PLAIN, record, Wanted(kind, seat=seat), None, names=False)
            told = shown["title"] + shown["text"] + texts(shown["svg"])
            assert "Ana" not in told
            assert "bot:" not in told
    assert "Ana" in texts(draw_record(PLAIN, record, Wanted("result"), None, names=True)["svg"])


def test_a_moment_shows_nothing_that_is_hidden() -> None:
    """Two games with the same past and other cards to come have the same picture."""
    game = played(upto=60)
    record = game.record()
    assert record["setup"] is not None
    setup = {"specials": record["setup"]["specials"]}
    other = Game.from_record({**record, "seed": "99", "setup": setup})
    assert other.record()["seed"] != record["seed"]
    shown = [draw_game(PLAIN, each, people(each), Wanted("moment", at=60)) for each in (game, other)]
    assert shown[0] == shown[1]


def test_a_moment_is_the_one_that_is_named() -> None:
    game = played()
    walked = game.copy()
    walked.undo(40)
    assert draw_game(PLAIN, game, people(game), Wanted("moment", at=40)) == draw_game(
        PLAIN, walked, people(game), Wanted("moment")
    )


def test_only_a_finished_game_has_a_city_and_a_result() -> None:
    kinds: tuple[Kind, ...] = ("city", "result")
    for kind in kinds:
        with pytest.raises(BadOptions, match="not over"):
            draw_game(PLAIN, played(upto=30), [Player("Ana")] * 3, Wanted(kind))


def test_a_series_is_told_by_its_wins_the_leader_first() -> None:
    game = played()
    state = game.state()
    assert state["result"] is not None
    series = SeriesPicture(people(game), [1, 2, 0], 3, state["options"], state["cities"], state["result"])
    assert series_title(series, "en-GB") == "Milo leads after 3 games"
    assert series_line(series, "en-GB").endswith("Milo 2, Ana 1, Maksymilian Brzęczyszczykiewicz 0")
    shown = draw_game(PLAIN, game, people(game), Wanted("result"), Tally([1, 1, 1], 3))
    assert shown["title"] == "Tied at the top after 3 games"


def test_a_moment_tells_what_was_done_and_not_what_every_round_brings() -> None:
    game = played()
    walked = game.copy()
    walked.undo(0)
    moments = [(at, walked.play(action)) for at, action in enumerate(game.actions, 1)]
    wanted = {"bought", "round-ended", "income"}
    at, events = next(each for each in moments if wanted <= {event["event"] for event in each[1]})
    told = draw_game(PLAIN, game, people(game), Wanted("moment", at=at))["text"]
    by_kind = {event["event"]: i18n.tell(event, players=NAMES) for event in events}
    assert by_kind["bought"] in told
    assert by_kind["income"] not in told
    assert by_kind["round-ended"] not in told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_long_name_of_two_words_is_shown_whole_at_the_table(players: int) -> None:
    """Letters as wide as the real ones on average; the longest name has 24."""
    wide = {chr(code): (560, "M0 0") for code in range(32, 384)}
    game = played(players, upto=40)
    seats = [Player("Maksymilian Brzęczyszczy")] * players
    svg = draw_game(Art({"plain": wide, "bold": wide}, {"house": ""}), game, seats, Wanted("moment"))["svg"]
    drawn = [
        "".join(chr(int(code, 16)) for code in re.findall(r'<use href="#b([0-9a-f]+)"', line))
        for line in re.findall("<g .*?</g>", svg)
    ]
    assert drawn.count("Brzęczyszczy") >= players
    assert not [text for text in drawn if text.startswith("Maksymilian") and text.endswith("…")]


@pytest.mark.parametrize("points", [[7], [0, 13], [0, 14], [-5, 200], list(range(-3, 60, 7))])
def test_towers_of_a_day_are_few_and_hold_everybody(points: list[int]) -> None:
    histogram = [(each, 2 + number) for number, each in enumerate(points)]
    towers, span = group_points(histogram)
    assert len(towers) <= MAX_TOWERS
    assert sum(towers.values()) == sum(players for _, players in histogram)
    for least, players in towers.items():
        assert players == sum(count for each, count in histogram if least <= each < least + span)


def test_a_day_shows_how_others_did_and_no_card() -> None:
    day = DayPicture("City of the day", 42, True, ["Place 12 of 80"], [(30, 4), (42, 9), (51, 1)])
    svg = draw_day(PLAIN, day, "light", "en-GB")
    assert {"30", "42", "50", "9"} <= set(texts(svg).split())
    used = {
        element.get("href") for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("use")
    }
    assert used <= {"#p-house"}  # the trophy and the tree of the foot, which this art does not have


def test_a_result_of_the_day_tells_no_card_and_only_a_finished_try() -> None:
    deal = {"size": "expert", "options": Options().to_json(), "seat": 0, "bot": "easy", "simulations": 200}
    mine = {
        "day": "2026-11-18", "size": "expert", "room": "r", "began": 1, "finished": 2, "points": 42, "coins": 3, "won": True,
    }  # fmt: skip
    result = cast(
        DayResult,
        {
            "day": "2026-11-18", "deal": deal, "counts": False, "mine": mine, "line": None, "simulations": 1,
            "players": 9, "place": 2, "histogram": [{"points": 30, "players": 8}, {"points": 42, "players": 1}],
        },
    )  # fmt: skip
    shown = draw_day_result(PLAIN, result, "light", "en-GB")
    assert shown["text"] == "City of the day, 18/11/2026: expert 🏙️ 42 points · Place 2 of 9"
    cards = {i18n.text(f"card-{card.id}") for card in default_catalogue().cards()}
    assert not [card for card in cards if card in texts(shown["svg"])]
    with pytest.raises(Refusal, match="Finish the try that counts first"):
        draw_day_result(PLAIN, {**result, "mine": None}, "light", "en-GB")


def test_a_puzzle_is_a_position_and_a_question_without_its_answer() -> None:
    for puzzle in list({each.game().phase: each for each in load_puzzles().values()}.values()):
        for locale in ("en-GB", "en-US", "fr", "pl"):
            shown = draw_puzzle(PLAIN, puzzle, "light", locale)
            drawn = texts(shown["svg"])
            assert "{" not in drawn + shown["text"] + shown["title"]
            assert i18n.text("picture-you", locale) in drawn
            assert not {"\u2011", "\u202f"} & set(drawn), "no outlines are there for these"
        dwellings = puzzle.game().state()["dwellings"]
        assert drawn.count("×") >= sum(count > 0 for count in dwellings.values()), "they may be the answer"
        unsolved = replace(puzzle, choices=(), line=(), themes=(), level=0)
        assert draw_puzzle(PLAIN, unsolved, "light", "pl") == shown, (
            "its decks are shuffled anew each time, too"
        )


def test_people_without_names_are_told_apart() -> None:
    players = without_names(["Ana", "Milo", "bot:easy"], "en-GB")
    assert [player.name for player in players[:2]] == ["Player 1", "Player 2"]
    assert len({(player.face, player.colour) for player in players}) == 3
