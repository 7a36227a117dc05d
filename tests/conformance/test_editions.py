"""R-L1 to R-L3: what the editions disagree on, and how the catalogue owns up to what is ours."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from happycity import Game, Options, i18n
from happycity.cards import default_catalogue
from happycity.errors import BadOptions
from happycity.game.rulebook import NUMBERS, rules
from happycity.schema.game import Edition
from tests.support.positions import city, family, play

EDITIONS = ("fr", "en-GB", "en-US", "pl")


@pytest.mark.rule("R-L1")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_polish_dwelling_piles_hold_at_most_three(players: int, copies: int) -> None:
    piles = Game(Options(players=players, edition="pl"), seed=1).state()["dwellings"]
    assert set(piles.values()) == {copies}


@pytest.mark.rule("R-L1")
@pytest.mark.parametrize("edition", ["fr", "en-GB", "en-US"])
def test_the_other_editions_follow_the_french_box(edition: Edition) -> None:
    piles = Game(Options(players=5, edition=edition), seed=1).state()["dwellings"]
    assert set(piles.values()) == {4}


@pytest.mark.rule("R-L1")
def test_a_polish_position_with_five_players_fills_piles_of_three() -> None:
    game = family(city("happy-market house"), *[city("happy-market")] * 4, edition="pl")
    assert game.state()["dwellings"] == {"house": 2, "apartment-building": 3, "luxury-residence": 3}


@pytest.mark.rule("R-L1")
def test_the_polish_expert_pack_is_ours() -> None:
    deal = [
        Game(Options(players=5, mode="expert", edition=edition), seed=4).state() for edition in ("fr", "pl")
    ]
    assert deal[0]["specials"] == deal[1]["specials"]


@pytest.mark.rule("R-L1")
@pytest.mark.parametrize(
    ("edition", "dwellings", "experts", "total"), [("fr", 12, 38, 140), ("pl", 9, 40, 139)]
)
def test_the_box_has_as_many_cards_as_it_says(
    edition: Edition, dwellings: int, experts: int, total: int
) -> None:
    catalogue = default_catalogue()
    buildings = sum(card.copies for card in catalogue.buildings if card.deck <= 3)
    markets = sum(market.colour is not None for market in catalogue.markets)
    piles = Game(Options(players=5, edition=edition), seed=1).state()["dwellings"]
    assert sum(piles.values()) == dwellings
    # The Polish box has two expert cards that no source shows; ours has the 38 of the others (R-X1).
    assert len(catalogue.specials_of("expert")) == 38
    first_player_card = 1
    specials = len(catalogue.specials_of("family")) + experts
    assert buildings + markets + dwellings + specials + first_player_card == total
    for number in (dwellings, experts, total):
        assert re.search(rf"\b{number}\b", i18n.text("rule-L1", "en-GB"))


@pytest.mark.rule("R-L1")
def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadOptions):
        Options(edition="de")  # type: ignore[arg-type]


@pytest.mark.rule("R-L2")
def test_the_american_edition_deals_and_plays_the_same_game() -> None:
    states = []
    editions: tuple[Edition, ...] = ("fr", "en-GB", "en-US")
    for edition in editions:
        game = Game(Options(players=3, edition=edition), seed=8)
        play(game, "draw 1", "draw 2", "draw 3", "coin", "keep", "buy house")
        states.append({**game.state(), "options": None})
    assert states[0] == states[1] == states[2]


@pytest.mark.rule("R-L2")
@pytest.mark.parametrize(
    ("british", "american"),
    [
        ("inhabitant", "citizen"),
        ("dwelling", "residence"),
        ("special building", "bonus building"),
        ("central area", "building supply"),
    ],
)
def test_american_texts_use_the_words_of_the_american_book(british: str, american: str) -> None:
    texts = {
        (each.number, locale): f"{each.title} {each.text}".lower().replace("luxury residence", "")
        for locale in ("en-GB", "en-US")
        for each in rules(locale)
    }
    for number in NUMBERS:
        if number == "L2":  # names the words of both books
            assert british in texts[number, "en-US"]
            assert american in texts[number, "en-GB"]
        else:
            assert british not in texts[number, "en-US"], number
            assert american not in texts[number, "en-GB"], number
            assert (british in texts[number, "en-GB"]) == (american in texts[number, "en-US"]), number


@pytest.mark.rule("R-L2", "R-E1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_every_edition_the_round_of_the_tenth_card_is_played_to_its_end(edition: str) -> None:
    nine = "happy-market school park museum grocery shoe-shop florist pastry-shop bank"
    game = family(
        city(nine, coins=1),
        city("happy-market"),
        city("happy-market"),
        central="zoo spa casino",
        edition=edition,
    )
    play(game, "buy house")
    assert game.state()["last_round"]
    assert not game.over
    play(game, "keep", "coin", "keep", "coin")
    assert game.over


@pytest.mark.rule("R-L3")
def test_every_card_says_where_its_facts_come_from() -> None:
    catalogue = default_catalogue()
    every: list[Any] = [*catalogue.buildings, *catalogue.dwellings, *catalogue.specials, *catalogue.monsters]
    assert len(every) == 33 + 20 + 3 + 18 + 38 + 5
    assert not [card.id for card in every if not card.provenance.strip()]


@pytest.mark.rule("R-L3")
def test_titles_that_were_never_seen_are_marked_as_ours() -> None:
    ours = {card.id for card in default_catalogue().specials if card.provenance == "title-ours"}
    assert ours == {
        "burger-bar", "drone-tower", "sushi-bar", "wind-turbine", "maya-pyramid", "leaning-tower", "great-wall",
        "onion-dome-cathedral",
    }  # fmt: skip


@pytest.mark.rule("R-L3")
def test_the_base_game_is_printed_and_the_fourth_deck_says_what_is_ours() -> None:
    catalogue = default_catalogue()
    base: list[Any] = [card for card in catalogue.buildings if card.deck <= 3]
    assert {card.provenance for card in [*base, *catalogue.dwellings]} == {"printed"}
    fourth = Counter(card.provenance for card in catalogue.buildings if card.deck == 4)
    # Six names are printed; the Skatepark and the Hug Fest owe colours to the rulebook's example.
    assert fourth == {"house": 14, "numbers-house": 4, "colours-in-part": 1, "colours-inferred": 1}
    assert [monster.id for monster in catalogue.monsters if monster.provenance == "printed"] == ["grozilla"]


@pytest.mark.rule("R-L3")
def test_every_provenance_is_told_in_words_and_every_card_has_a_name() -> None:
    catalogue = default_catalogue()
    every: list[Any] = [*catalogue.buildings, *catalogue.dwellings, *catalogue.specials, *catalogue.monsters]
    assert not [card.id for card in every if not i18n.has(f"card-{card.id}")]
    assert not {card.provenance for card in every if not i18n.has(f"provenance-{card.provenance}")}
