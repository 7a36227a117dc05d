"""R-X10 to R-X13 and R-X25: special buildings that change what is paid."""

from __future__ import annotations

import pytest

from happycity import Game
from tests.support.positions import city, coins, expert, legal, play, seat

OTHER = city("happy-market:orange")


def spent(game: Game, action: str) -> int:
    """Play a purchase (not the last of a round, which would pay an income): the coins it took."""
    buyer = game.turn
    before = coins(game, buyer)
    play(game, action)
    return before - coins(game, buyer)


# Port, Airport, Train Station


@pytest.mark.rule("R-X10")
@pytest.mark.parametrize(
    ("special", "card", "price"),
    [
        ("port", "museum", 4 - 3),
        ("port", "laboratory", 6 - 3),
        ("port", "school", 0),  # 2 - 3, never below 0
        ("port", "grocery", 2),
        ("port", "house", 1),
        ("airport", "igloo", 0),
        ("airport", "treehouse", 8 - 3),
        ("airport", "museum", 4),
        ("airport", "house", 0),
        ("airport", "apartment-building", 0),
        ("airport", "luxury-residence", 6 - 3),
        ("train-station", "zoo", 8 - 3),
        ("train-station", "stadium", 9 - 3),
        ("train-station", "haunted-house", 0),
        ("train-station", "treehouse", 8),
    ],
)
def test_port_airport_and_train_station_take_three_off_their_colour(
    special: str, card: str, price: int
) -> None:
    dwelling = card in ("house", "apartment-building", "luxury-residence")
    game = expert(
        city(f"happy-market:yellow {special}", coins=9), OTHER, central="park" if dwelling else card
    )
    assert spent(game, f"buy {card}") == price


@pytest.mark.rule("R-X10")
def test_a_reduction_makes_an_unaffordable_card_affordable() -> None:
    game = expert(city("happy-market:yellow port", coins=1), OTHER, central="museum laboratory")
    assert legal(game, "buy") == {"buy museum", "buy house"}


@pytest.mark.rule("R-X10", "R-B6")
def test_a_refusal_names_the_reduced_price() -> None:
    game = expert(city("happy-market:yellow port", coins=1), OTHER, central="laboratory")
    reason = game.why_not("buy laboratory")
    assert reason is not None
    assert dict(reason.arguments).items() >= {"price": 3, "coins": 1}.items()


@pytest.mark.rule("R-X10")
def test_opponents_pay_the_full_price() -> None:
    game = expert(
        city("happy-market:yellow port"), city("happy-market:orange", coins=9), city("happy-market:blue"), turn=1,
        central="museum",
    )  # fmt: skip
    assert spent(game, "buy museum") == 4


@pytest.mark.rule("R-X10", "R-G10")
@pytest.mark.parametrize(
    ("special", "card", "price"),
    [
        ("port", "houseboat", 0),  # green and blue, 3 - 3
        ("airport", "houseboat", 0),
        ("train-station", "houseboat", 3),
        ("port", "festival-hall", 8 - 3),  # four colours, one reduction
        ("train-station", "castle-hotel", 9 - 3),
        ("airport", "joke-drive", 0),
    ],
)
def test_a_multicolour_card_is_reduced_once_if_one_of_its_colours_is(
    special: str, card: str, price: int
) -> None:
    game = expert(city(f"happy-market:yellow {special}", coins=9), OTHER, central=card, grozilla=True)
    assert spent(game, f"buy {card}") == price


@pytest.mark.rule("R-X10", "R-G9")
def test_a_covered_port_reduces_nothing() -> None:
    game = expert(city("happy-market:yellow port/catzilla", coins=9), OTHER, central="museum", grozilla=True)
    assert spent(game, "buy museum") == 4


@pytest.mark.rule("R-X10")
@pytest.mark.parametrize(
    ("special", "cards"),
    [("port", "happy-market:yellow house"), ("airport", "happy-market:blue haunted-house"),
     ("train-station", "happy-market:blue factory house")],
)  # fmt: skip
def test_a_reduction_holds_from_the_next_purchase_on(special: str, cards: str) -> None:
    game = expert(city(cards, coins=9), OTHER, phase="claim", specials=special, central="museum igloo zoo")
    play(game, f"claim {special}", "keep", "coin", "keep")
    card = {"port": "museum", "airport": "igloo", "train-station": "zoo"}[special]
    price = {"port": 1, "airport": 0, "train-station": 5}[special]
    assert spent(game, f"buy {card}") == price


# Hot Dog Shop


@pytest.mark.rule("R-X11")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("factory", 1),
        ("grocery", 1),
        ("igloo", 1),
        ("museum", 4),
        ("shopping-mall", 4),
        ("laboratory", 6),
        ("stadium", 6),
    ],
)
def test_the_hot_dog_shop_sells_at_the_lowest_price_of_the_deck(card: str, price: int) -> None:
    game = expert(city("happy-market:yellow hotdog-shop", coins=9), OTHER, central=card)
    assert spent(game, f"buy {card}") == price


@pytest.mark.rule("R-X11")
@pytest.mark.parametrize(
    ("dwelling", "price"), [("house", 1), ("apartment-building", 3), ("luxury-residence", 6)]
)
def test_the_hot_dog_shop_sells_dwellings_at_their_own_price(dwelling: str, price: int) -> None:
    game = expert(city("happy-market:yellow hotdog-shop", coins=9), OTHER)
    assert spent(game, f"buy {dwelling}") == price


@pytest.mark.rule("R-X11")
@pytest.mark.parametrize(("card", "price"), [("saloon", 3), ("castle-hotel", 9), ("joke-drive", 0)])
def test_the_hot_dog_shop_leaves_the_fourth_deck_alone(card: str, price: int) -> None:
    game = expert(city("happy-market:blue hotdog-shop", coins=9), OTHER, central=card, grozilla=True)
    assert spent(game, f"buy {card}") == price


@pytest.mark.rule("R-X11", "R-G7")
def test_tokens_pay_the_hot_dog_shops_price() -> None:
    game = expert(
        city("happy-market:blue hotdog-shop", tokens="blue blue purple"),
        OTHER,
        central="stadium igloo",
        grozilla=True,
    )
    # Stadium 6: three tokens. Igloo 1: one token, and two would be one too many.
    assert legal(game, "buy") == {
        "buy stadium with blue,blue,purple",
        "buy igloo with blue",
        "buy igloo with purple",
        "buy house with blue",
        "buy house with purple",
        "buy apartment-building with blue,blue",
        "buy apartment-building with blue,purple",
        "buy luxury-residence with blue,blue,purple",
    }


@pytest.mark.rule("R-X11", "R-X13")
def test_the_castle_sees_the_hot_dog_shops_price() -> None:
    cities = city("happy-market:purple house castle"), city("happy-market:yellow hotdog-shop", coins=9)
    others = city("happy-market:orange"), city("happy-market:blue")
    # Shopping Mall 5 -> 4 is still enough for the Castle, Igloo 3 -> 1 is not; with four players no round ends here.
    for card, gained in (("shopping-mall", 1), ("igloo", 0)):
        game = expert(*cities, *others, turn=1, central=card)
        play(game, f"buy {card}")
        assert coins(game, 0) == gained


@pytest.mark.rule("R-X11", "R-G9")
def test_a_covered_hot_dog_shop_changes_no_price() -> None:
    game = expert(
        city("happy-market:yellow hotdog-shop/grozilla", coins=9), OTHER, central="stadium", grozilla=True
    )
    assert spent(game, "buy stadium") == 9


# Undersea Tunnel


@pytest.mark.rule("R-X12")
def test_the_undersea_tunnel_makes_the_next_card_free_once() -> None:
    game = expert(
        city("happy-market:purple park school"),
        OTHER,
        phase="claim",
        specials="undersea-tunnel",
        central="stadium",
    )
    assert not seat(game, 0)["free_card"]
    play(game, "claim undersea-tunnel")
    assert seat(game, 0)["free_card"]
    play(game, "keep", "draw 1", "draw 1", "coin", "keep")
    before = coins(game)
    play(game, "buy stadium")
    assert coins(game) == before
    assert not seat(game, 0)["free_card"]


@pytest.mark.rule("R-X12")
def test_the_tunnels_second_card_is_paid() -> None:
    game = expert(
        city("happy-market:purple undersea-tunnel", coins=3, free_card=False), OTHER, central="museum park"
    )
    assert "buy museum" not in legal(game)
    assert spent(game, "buy park") == 2


@pytest.mark.rule("R-X12")
@pytest.mark.parametrize("card", ["stadium", "house", "luxury-residence", "treehouse"])
def test_the_tunnels_free_card_may_be_of_any_kind(card: str) -> None:
    game = expert(
        city("happy-market:purple undersea-tunnel", free_card=True), OTHER, central="stadium treehouse"
    )
    assert f"buy {card}" in legal(game)
    assert spent(game, f"buy {card}") == 0


@pytest.mark.rule("R-X12")
def test_a_coin_does_not_use_the_tunnel_up() -> None:
    game = expert(city("happy-market:purple undersea-tunnel", free_card=True), OTHER)
    play(game, "coin")
    assert seat(game, 0)["free_card"]
    assert coins(game) == 1


@pytest.mark.rule("R-X12")
def test_the_free_card_cannot_be_saved_and_no_tokens_are_added() -> None:
    game = expert(
        city("happy-market:purple undersea-tunnel", coins=9, tokens="blue green", free_card=True),
        OTHER, central="museum", grozilla=True,
    )  # fmt: skip
    assert legal(game, "buy") == {"buy museum", "buy house", "buy apartment-building", "buy luxury-residence"}
    assert spent(game, "buy museum") == 0


@pytest.mark.rule("R-X12", "R-B7")
def test_a_card_that_costs_nothing_uses_the_tunnel_up() -> None:
    game = expert(
        city("happy-market:green undersea-tunnel", free_card=True), OTHER, central="joke-drive", grozilla=True
    )
    play(game, "buy joke-drive")
    assert not seat(game, 0)["free_card"]


@pytest.mark.rule("R-X12", "R-X13")
def test_the_castle_gains_nothing_from_a_free_card() -> None:
    game = expert(
        city("happy-market:purple house castle"), city("happy-market:yellow undersea-tunnel", coins=9, free_card=True),
        city("happy-market:blue"), turn=1, central="stadium",
    )  # fmt: skip
    play(game, "buy stadium")
    assert coins(game, 0) == 0
    assert coins(game, 1) == 9


@pytest.mark.rule("R-X12", "R-G9")
def test_a_covered_tunnel_gives_no_free_card_any_more() -> None:
    # Catzilla arrives while Grozilla is in front of the city: Grozilla covers the unused Tunnel.
    game = expert(
        city("happy-market:purple park undersea-tunnel", free_card=True, monster="grozilla"), OTHER,
        phase="draw", central="museum stadium", decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4", "destroy 3", "draw 4")
    assert game.phase == "buy"
    assert legal(game) == {"coin"}


# Castle


@pytest.mark.rule("R-X13")
@pytest.mark.parametrize(
    ("card", "gained"), [("igloo", 0), ("museum", 1), ("stadium", 1), ("luxury-residence", 1)]
)
def test_the_castle_gains_a_coin_when_a_neighbour_spends_four_or_more(card: str, gained: int) -> None:
    game = expert(
        city("happy-market:purple castle"), city("happy-market:yellow", coins=9), city("happy-market:blue"),
        turn=1, central="igloo museum stadium",
    )  # fmt: skip
    play(game, f"buy {card}")
    assert coins(game, 0) == gained


@pytest.mark.rule("R-X13")
def test_the_castle_gains_nothing_from_its_owners_purchases() -> None:
    game = expert(city("happy-market:purple castle", coins=9), OTHER, central="museum")
    play(game, "buy museum")
    assert coins(game) == 5


@pytest.mark.rule("R-X13", "R-X10")
@pytest.mark.parametrize(("card", "gained"), [("museum", 0), ("laboratory", 0), ("stadium", 1)])
def test_reductions_do_not_profit_the_castle(card: str, gained: int) -> None:
    # With the Port the Museum costs 1 and the Laboratory 3.
    game = expert(
        city("happy-market:purple castle"), city("happy-market:yellow port", coins=9), city("happy-market:blue"),
        turn=1, central="museum laboratory stadium",
    )  # fmt: skip
    play(game, f"buy {card}")
    assert coins(game, 0) == gained


@pytest.mark.rule("R-X13", "R-G7")
@pytest.mark.parametrize(
    ("action", "gained"),
    [
        ("buy museum with blue", 1),  # 2 coins and a token worth 2
        ("buy museum with blue,green", 1),
        ("buy igloo with blue", 0),  # a coin and a token: 3
        ("buy igloo with blue,green", 1),  # two tokens are 4, no change given
        ("buy house with blue", 0),
    ],
)
def test_tokens_handed_over_count_two_each_for_the_castle(action: str, gained: int) -> None:
    game = expert(
        city("happy-market:purple castle"), city("happy-market:yellow", coins=9, tokens="blue green"),
        city("happy-market:blue"), turn=1, central="igloo museum", grozilla=True,
    )  # fmt: skip
    play(game, action)
    assert coins(game, 0) == gained


@pytest.mark.rule("R-X13", "R-G9")
def test_a_covered_castle_gains_nothing() -> None:
    game = expert(
        city("happy-market:purple castle/catzilla"), city("happy-market:yellow", coins=9), city("happy-market:blue"),
        turn=1, central="museum", grozilla=True,
    )  # fmt: skip
    play(game, "buy museum")
    assert coins(game, 0) == 0


@pytest.mark.rule("R-X13", "R-G14")
def test_the_castles_coin_comes_with_the_payment() -> None:
    game = expert(
        city("happy-market:purple castle"), city("happy-market:yellow school", coins=4), city("happy-market:blue"),
        turn=1, central="museum", specials="versailles",
    )  # fmt: skip
    play(game, "buy museum")
    assert game.phase == "claim"
    assert coins(game, 0) == 1


# Big Ben


@pytest.mark.rule("R-X25")
def test_big_ben_gives_eight_coins_for_taking_no_card() -> None:
    game = expert(city("happy-market:yellow big-ben", coins=1), OTHER)
    play(game, "coin")
    assert coins(game) == 9


@pytest.mark.rule("R-X25")
def test_big_ben_helps_its_owner_only_and_only_when_no_card_is_taken() -> None:
    game = expert(
        city("happy-market:yellow big-ben", coins=1),
        city("happy-market:green"),
        OTHER,
        central="zoo spa casino",
    )
    play(game, "buy house", "keep", "coin")
    assert [coins(game, number) for number in (0, 1)] == [0, 1]


@pytest.mark.rule("R-X25", "R-G9")
def test_a_covered_big_ben_gives_the_usual_coin() -> None:
    game = expert(city("happy-market:yellow big-ben/grozilla"), OTHER, grozilla=True)
    play(game, "coin")
    assert coins(game) == 1
