"""What nobody may know, and what perfect memory may: views and chances."""

from __future__ import annotations

import json
import random
from collections import Counter
from fractions import Fraction

from happycity import Game, Options
from happycity.schema.game import FullPosition
from tests.support.tables import every_table, moments


def reordered(position: FullPosition, rng: random.Random) -> FullPosition:
    """The same position with all that lies face down in another order."""
    other: FullPosition = json.loads(json.dumps(position))
    for piles in (other["setup"]["decks"], other["setup"]["discards"]):
        for pile in piles:
            rng.shuffle(pile)
    rng.shuffle(other["setup"]["box"])
    return other


@every_table()
def test_games_that_differ_in_hidden_order_only_look_the_same(options: Options, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        for game in moments(options, seed):
            twin = Game.from_position(reordered(game.position(), rng), seed=seed + 77)
            seat = rng.randrange(options.players)
            assert twin.state() == game.state()
            assert twin.view(seat) == game.view(seat), (seed, game.phase)
            assert list(twin.legal()) == list(game.legal())


@every_table()
def test_a_view_is_the_state_and_what_is_unseen(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            state = game.state()
            view = game.view(0)
            assert [sum(deck.values()) for deck in view["unseen"]] == [
                deck["left"] for deck in state["decks"]
            ]
            assert all(count > 0 for deck in view["unseen"] for count in deck.values())
            assert state.items() <= {**view, "seat": state["seat"]}.items()
            assert "seed" not in json.dumps(view)


@every_table()
def test_chances_add_up_to_one_and_match_what_is_unseen(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            unseen = game.view(0)["unseen"]
            hidden = game.position()["setup"]
            for action in game.legal():
                if action.kind == "draw":
                    deck = int(action.argument) - 1
                    # An empty deck is about to be rebuilt (R-B5).
                    pile: Counter[str] = Counter(unseen[deck]) or Counter(hidden["discards"][deck])
                elif action == "sphinx box":
                    pile = Counter(hidden["box"])
                else:
                    assert game.chances(action) == []
                    continue
                expected = {card: Fraction(count, pile.total()) for card, count in pile.items()}
                chances = {str(chance.card): chance.probability for chance in game.chances(action)}
                assert chances == expected, (seed, action)
                assert sum(chances.values()) == 1


@every_table()
def test_what_is_drawn_was_possible(options: Options, seeds: range) -> None:
    for seed in seeds:
        possible: set[str] = set()
        drawn = 0
        for game in moments(options, seed):
            if len(game.draws) > drawn:
                assert game.draws[-1] in possible
            drawn = len(game.draws)
            hidden = game.position()["setup"]
            possible = {card for pile in hidden["decks"] + hidden["discards"] for card in pile}
            possible |= set(hidden["box"])
