"""Explanations: why not, how far, where from."""

from __future__ import annotations

import pytest

from happycity import BadNotation, Game, Options
from happycity.cards import catalogue_from_pack
from happycity.game.explain import assign
from tests.support.games import EVERY, name, steps
from tests.support.positions import NINE, city, expert, family

HOME = city("happy-market")


def reason(game: Game, action: str) -> tuple[str, dict[str, object]]:
    why = game.why_not(action)
    assert why is not None
    return why.code, why.arguments


# Why not


def test_a_legal_action_needs_no_reason() -> None:
    assert Game(seed=1).why_not("draw 1") is None


def test_why_nothing_more_can_be_played() -> None:
    game = family(HOME, HOME, phase="over")
    assert reason(game, "coin") == ("game-over", {})


def test_why_the_phase_is_wrong() -> None:
    game = family(HOME, HOME)
    assert reason(game, "keep") == ("wrong-phase", {"action": "keep", "phase": "buy"})
    assert reason(game, "nonsense")[0] == "unknown-action"
    assert reason(game, "buy atlantis") == ("unknown-card", {"card": "atlantis"})


def test_why_a_card_cannot_be_bought() -> None:
    game = family(
        city("happy-market school", coins=3), HOME, central="school museum zoo", dwellings={"house": 0}
    )
    assert reason(game, "buy museum") == ("too-expensive", {"card": "museum", "price": 4, "coins": 3})
    assert reason(game, "buy school") == ("already-in-city", {"card": "school"})
    assert reason(game, "buy spa") == ("not-face-up", {"card": "spa"})
    assert reason(game, "buy catzilla") == ("not-face-up", {"card": "catzilla"})
    assert reason(game, "buy house") == ("pile-empty", {"card": "house"})
    assert reason(game, "buy zoo with green") == ("tokens-not-held", {"colour": "green"})
    full = family(city(f"happy-market {NINE}", coins=99), HOME, central="museum")
    assert reason(full, "buy museum") == ("city-full", {})


def test_why_tokens_cannot_be_spent() -> None:
    game = family(
        city("happy-market", coins=0, tokens="green green blue"), HOME, central="school zoo", grozilla=True
    )
    assert reason(game, "buy school with green,green")[0] == "too-many-tokens"
    code, arguments = reason(game, "buy zoo with green")
    assert code == "too-expensive"
    assert arguments["coins"] == 0
    assert reason(game, "buy zoo with green,green,green") == ("tokens-not-held", {"colour": "green"})
    assert reason(game, "buy zoo with " + ",".join(["green"] * 16))[0] == "tokens-not-held"


def test_why_a_special_building_cannot_be_claimed() -> None:
    game = family(HOME, HOME, phase="claim", specials="film-studios")
    code, arguments = reason(game, "claim film-studios")
    assert code == "conditions-unmet"
    assert arguments["missing"]
    assert reason(game, "claim cat-cafe") == ("special-not-offered", {"special": "cat-cafe"})
    assert reason(game, "claim school") == ("special-not-offered", {"special": "school"})
    owner = family(city("happy-market house cat-cafe"), HOME, phase="claim", specials="film-studios")
    assert reason(owner, "claim film-studios") == ("already-has-special", {"special": "cat-cafe"})
    full = family(city(f"happy-market {NINE}"), HOME, phase="claim", specials="film-studios")
    assert reason(full, "claim film-studios") == ("city-full", {})


def test_why_a_deck_cannot_be_drawn_from() -> None:
    game = family(HOME, HOME, phase="draw", decks={1: ""})
    assert reason(game, "draw 1") == ("deck-empty", {"deck": 1})
    assert reason(game, "draw 4") == ("no-such-deck", {"deck": 4, "decks": 3})
    assert reason(game, "draw 0") == ("no-such-deck", {"deck": 0, "decks": 3})
    fourth = family(HOME, HOME, phase="draw", grozilla=True, decks={4: ""}, discards={4: "saloon"})
    assert reason(fourth, "draw 4") == ("deck-used-up", {"deck": 4})  # R-G1: what is discarded is gone


def test_why_a_card_cannot_be_discarded() -> None:
    game = family(HOME, HOME, phase="discard", central="school")
    assert reason(game, "discard museum") == ("not-face-up", {"card": "museum"})


def test_why_a_market_cannot_be_chosen() -> None:
    game = Game(Options(players=2, mode="expert"), seed=1)
    game.play("market blue")
    assert reason(game, "market blue") == ("market-taken", {"colour": "blue"})


def test_why_nothing_can_be_destroyed_there() -> None:
    game = family(
        city("happy-market school/poulpzilla bank", monster="grozilla"), HOME, grozilla=True, phase="destroy",
        interrupted={"phase": "draw", "turn": 0, "monster": "catzilla"},
    )  # fmt: skip
    assert reason(game, "destroy 2") == ("slot-covered", {"slot": 2})
    assert reason(game, "destroy 4") == ("slot-empty", {"slot": 4})
    assert reason(game, "destroy 11") == ("no-such-slot", {"slot": 11})
    assert reason(game, "destroy 0") == ("no-such-slot", {"slot": 0})


def test_why_an_opponent_cannot_be_chosen() -> None:
    game = family(city("happy-market", monster="corgzilla"), HOME, grozilla=True, phase="gift")
    assert reason(game, "gift 0") == ("own-seat", {"seat": 0})
    assert reason(game, "gift 2") == ("no-such-seat", {"seat": 2, "last": 1})


def test_why_the_sphinx_cannot_copy() -> None:
    game = expert(city("happy-market sphinx"), city("happy-market castle"), phase="sphinx", box="")
    assert reason(game, "sphinx port") == ("cannot-copy", {"special": "port"})
    assert reason(game, "sphinx box") == ("box-empty", {})
    assert game.legal() == ["sphinx castle"]


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_there_is_a_reason_exactly_for_what_is_not_legal(options: Options) -> None:
    actions = [
        "keep",
        "coin",
        "pass",
        "sphinx box",
        "draw 4",
        "gift 0",
        "louvre 1",
        "destroy 1",
        "market blue",
    ]
    actions += [f"buy {card}" for card in ("school", "house", "skatepark", "zoo")] + [
        "claim castle",
        "discard bank",
    ]
    for game in steps(Game(options, seed=2), 2):
        legal = game.legal()
        for word in actions:
            assert (game.why_not(word) is None) == (word in legal)


def test_what_buying_nothing_brings() -> None:
    """R-B6, R-X25: the coin is a number of the cards, so that no client needs to know it."""
    plain = expert(HOME, HOME)
    ben = expert(city("happy-market school big-ben"), HOME)
    assert plain.coins_of("coin") == 1
    assert ben.coins_of("coin") == 8


def test_what_a_purchase_costs_in_coins() -> None:
    """R-G7: a token counts 2, and no change is given."""
    game = expert(
        city("happy-market", coins=5, tokens="green green"), HOME, grozilla=True, central="school museum"
    )
    costs = {str(action): game.coins_of(action) for action in game.legal() if action.kind == "buy"}
    assert costs["buy museum"] == -4
    assert costs["buy museum with green"] == -2
    assert costs["buy museum with green,green"] == 0
    assert costs["buy school with green"] == 0
    assert game.coins_of("claim port") == 0


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("atlantis", "unknown-card"),
        ("golden-gate-bridge", "not-for-sale"),
        ("happy-market", "not-for-sale"),
        ("grozilla", "not-for-sale"),
    ],
)
def test_what_is_not_sold_has_no_price(card: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        expert(HOME, HOME, grozilla=True).price(card)
    assert (refused.value.code, refused.value.arguments) == (code, {"card": card})


@pytest.mark.parametrize(
    ("cards", "slots"),
    [
        ("happy-market golden-gate-bridge", [1, 3, 7]),
        ("happy-market school library museum golden-gate-bridge", [4, 10]),
        ("happy-market school library museum shoe-shop golden-gate-bridge", [1, 7]),
        ("happy-market school library museum shoe-shop grocery golden-gate-bridge", [2, 6, 8]),
        ("happy-market great-wall", [3, 4]),
        ("happy-market school library museum shoe-shop grocery bank park florist great-wall", []),
        ("happy-market school art-gallery", [2]),
        ("art-gallery", []),
        ("happy-market school library billiards", [1, 2, 3]),
        ("happy-market port", []),
        ("happy-market", []),
        ("happy-market golden-gate-bridge/catzilla", []),
    ],
)
def test_which_slots_a_special_building_looks_at(cards: str, slots: list[int]) -> None:
    """R-X16, R-X27, R-X30 (slots 5 and 6 do not touch), R-X31."""
    assert expert(city(cards), HOME, grozilla=True).looks_at(0) == slots


def test_a_sphinx_looks_where_its_copy_does() -> None:
    """R-X29: as if what it copies stood in its slot."""
    bridge = city("happy-market golden-gate-bridge")
    game = expert(city("happy-market school sphinx"), bridge, phase="sphinx")
    assert game.looks_at(0) == []
    game.play("sphinx golden-gate-bridge")
    assert game.looks_at(0) == [2, 4, 8]


# How far


def test_progress_tells_what_each_colour_needs_and_has() -> None:
    game = family(city("happy-market shoe-shop school house"), HOME, specials="film-studios")
    progress = game.progress("film-studios")
    assert progress.offered
    assert all(colour["need"] > 0 for colour in progress.needs.values())
    assert progress.met == (not progress.missing)
    with pytest.raises(BadNotation):
        game.progress("school")
    with pytest.raises(BadNotation):
        game.progress("film-studios", 2)


def test_a_multicolour_card_counts_for_one_colour_only() -> None:
    assert assign({"blue": 1, "green": 1}, [["blue", "green"]]) in (
        {"blue": 1, "green": 0},
        {"blue": 0, "green": 1},
    )
    assert assign({"blue": 1, "orange": 1, "green": 0}, [["blue", "orange"], ["blue", "green"]]) == {
        "blue": 1, "orange": 1, "green": 0,
    }  # fmt: skip


@pytest.mark.parametrize("options", [each for each in EVERY if each.grozilla], ids=name)
def test_progress_is_met_exactly_when_the_rules_say_so(options: Options) -> None:
    for game in steps(Game(options, seed=14), 14):
        if game.phase == "claim":
            claimable = {action.card for action in game.legal() if action.kind == "claim"}
            for special in game.state()["specials"]:
                progress = game.progress(special)
                assert (
                    progress.met == (not progress.missing) == (special in claimable or not _has_place(game))
                )


def _has_place(game: Game) -> bool:
    return len(game.state()["cities"][game.seat]["cards"]) < 10


# Where from


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_the_lines_of_a_score_sheet_add_up(options: Options) -> None:
    for seed in range(2):
        for number, game in enumerate(steps(Game(options, seed=seed), seed)):
            if number % 4 == 0 or game.over:
                for seat, city in enumerate(game.state()["cities"]):
                    sheet = game.score_sheet(seat)
                    for column in ("income", "citizens", "hearts", "points"):
                        total = sum(getattr(line, column) for line in sheet.lines)
                        assert total == getattr(sheet, column) == city[column], (column, sheet)


def test_a_score_sheet_names_the_neighbour_that_was_chosen() -> None:
    game = expert(
        city("happy-market:yellow library stonehenge"),
        city("happy-market:green school"),
        city("happy-market:purple"),
        city("happy-market:blue school library museum"),
        phase="over",
    )
    line = next(line for line in game.score_sheet(0).lines if line.code == "per-colour")
    assert line.arguments["special"] == "stonehenge"
    assert line.arguments["from"] in (1, 3)
    assert line.citizens == line.arguments["cards"]


def test_a_score_sheet_takes_no_other_income_for_the_bonus_of_the_lowest() -> None:
    """R-X14, for a card of somebody's own that earns in two ways."""
    catalogue = catalogue_from_pack(
        """
        [pack]
        name = "Two ways"
        [[special]]
        id = "two-ways"
        pack = "expert"
        needs = { blue = 1 }
        effects = [{ piece = "lowest-income", income = 3 }, { piece = "per-colour", colour = "blue", income = 2 }]
        """
    )
    cities = [
        {"coins": 0, "cards": ["happy-market:blue", "two-ways"]},
        {"coins": 0, "cards": ["happy-market:green"]},
    ]
    position = {"options": {"players": 2, "mode": "expert"}, "phase": "buy", "turn": 0, "cities": cities}
    sheet = Game.from_position(position, seed=1, catalogue=catalogue).score_sheet(0)
    incomes = {line.code: line.income for line in sheet.lines if line.income}
    assert incomes == {"card": 1, "per-colour": 2}
    assert sheet.income == 3


def test_a_score_sheet_shows_product_sum_and_what_changes_points() -> None:
    concert = expert(city("happy-market:blue house concert-hall"), city("happy-market:green"), phase="over")
    codes = [line.code for line in concert.score_sheet(0).lines]
    assert codes[-2:] == ["product", "lose-income"]
    by_sum = family(city("happy-market house"), HOME, scoring="sum", phase="over")
    assert by_sum.score_sheet(0).lines[-1].code == "sum"
    with pytest.raises(BadNotation):
        by_sum.score_sheet(2)
