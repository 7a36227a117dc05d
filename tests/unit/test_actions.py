"""Actions as text."""

from __future__ import annotations

import pytest

from happycity import Action, BadNotation, Options
from happycity.cards import default_catalogue
from happycity.game.codec import Codec
from tests.support.games import EVERY, name, steps

CODEC = Codec.of(default_catalogue())


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("keep", "keep"),
        ("  DRAW   3 ", "draw 3"),
        ("buy igloo", "buy igloo"),
        ("buy igloo with green,blue,green", "buy igloo with blue,green,green"),
        ("buy igloo with Yellow , blue", "buy igloo with yellow,blue"),
        ("market PURPLE", "market purple"),
        ("sphinx box", "sphinx box"),
        ("louvre 0", "louvre 0"),
    ],
)
def test_an_action_is_read_into_its_normal_form(text: str, normal: str) -> None:
    assert Action.parse(text) == normal


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("buy", "unknown-action"),
        ("keep school", "unknown-action"),
        ("draw", "unknown-action"),
        ("draw one", "unknown-action"),
        ("draw 01", "unknown-action"),
        ("draw 1 1", "unknown-action"),
        ("draw -1", "unknown-action"),
        ("draw 9999", "unknown-action"),
        ("discard igloo with blue", "unknown-action"),
        ("buy igloo with", "unknown-action"),
        ("buy igloo with pink", "unknown-colour"),
        ("buy igloo with blue,", "unknown-colour"),
        ("market white", "unknown-colour"),
        ("fly museum", "unknown-action"),
        ("buy " + "a" * 600, "unknown-action"),
        (7, "unknown-action"),
        (None, "unknown-action"),
    ],
)
def test_other_words_are_refused(text: object, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Action.parse(text)
    assert refused.value.code == code
    assert str(refused.value)


def test_an_action_tells_its_parts() -> None:
    buy = Action("buy igloo with blue,green")
    assert (buy.kind, buy.card, buy.tokens) == ("buy", "igloo", ("blue", "green"))
    assert (buy.colour, buy.deck, buy.slot, buy.seat) == (None, None, None, None)
    assert Action("market blue").colour == "blue"
    assert Action("draw 4").deck == 4
    assert Action("destroy 10").slot == 10
    assert Action("gift 0").seat == Action("louvre 0").seat == 0
    assert Action("sphinx box").card is None
    assert Action("sphinx castle").card == "castle"
    assert Action("keep").card is None


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_words_and_the_core_agree_about_every_action(options: Options) -> None:
    from happycity import Game
    from happycity.game.codec import Codec

    fresh = Codec(default_catalogue())
    for game in steps(Game(options, seed=21), 21):
        for action in game.legal():
            assert Action.parse(str(action)) == action
            assert fresh._encode(action) == CODEC.encode(action)
            assert CODEC.decode(CODEC.encode(action)) == action


def test_unknown_cards_are_named() -> None:
    with pytest.raises(BadNotation) as refused:
        CODEC.encode("buy atlantis")
    assert (refused.value.code, refused.value.arguments) == ("unknown-card", {"card": "atlantis"})
