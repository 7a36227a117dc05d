"""Names of bots, and what is said about bad ones."""

import pytest

from happycity import bots
from happycity.bots.api import Budget
from happycity.bots.factory import is_reproducible
from happycity.errors import BadOptions


def test_every_form_of_a_name() -> None:
    assert bots.parse("greedy").budget is None
    assert bots.parse(" hard:200ms ").budget == Budget(ms=200)
    assert bots.parse("hard:5000").budget == Budget(simulations=5000)
    assert bots.parse("dir/my_bot.py:MyBot").target == "dir/my_bot.py"
    assert bots.parse("dir/my_bot.py:MyBot").class_name == "MyBot"
    assert bots.parse("exec:./mybot --fast").target == "./mybot --fast"
    assert str(Budget(ms=200)) == "200ms"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("zufall", "unknown-bot"), ("", "unknown-bot"), ("exec:", "unknown-bot"), ("my_bot.py:", "unknown-bot"),
        ("hard:", "bad-budget"), ("hard:0", "bad-budget"), ("hard:-1", "bad-budget"), ("hard:1s", "bad-budget"),
        ("hard:9999999999999", "bad-budget"),
    ],
)  # fmt: skip
def test_a_bad_name_is_refused_in_a_sentence(name: str, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        bots.parse(name)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")
    assert code not in str(refused.value)


def test_lists_keep_quoted_commas() -> None:
    assert bots.split("a, b,,c") == ["a", "b", "c"]
    assert bots.split('"exec:./x 1,2",random') == ["exec:./x 1,2", "random"]
    assert bots.split("") == bots.split("\n") == []
    assert bots.split("hard\r\nexec:./x,\n random\n") == ["hard", "exec:./x", "random"]
    assert bots.split('"exec:./x\n1"') == ["exec:./x\n1"]


def test_only_clocks_and_strangers_are_not_reproducible() -> None:
    assert is_reproducible(bots.parse("random"), 100)
    assert is_reproducible(bots.parse("greedy"))
    assert not is_reproducible(bots.parse("exec:./mybot"))
    assert not is_reproducible(bots.parse("my_bot.py:MyBot"))


def test_thinking_by_the_clock_is_not_reproducible() -> None:
    assert is_reproducible(bots.parse("hard:500"), 100)
    assert not is_reproducible(bots.parse("hard"), 100)
    assert not is_reproducible(bots.parse("hard:100ms"))


def test_the_default_action_brings_the_game_to_its_end() -> None:
    assert bots.default_action(["discard museum", "keep"]) == "keep"
    assert bots.default_action(["buy museum", "coin"]) == "buy museum"
    assert bots.default_action(["draw 2", "draw 3"]) == "draw 2"
