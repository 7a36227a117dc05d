"""Observations, masks and action ids against the game itself."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import numpy as np
import pytest

from happycity import BadArgument, BadOptions, Game, Options
from happycity.cards import load_catalogue
from happycity.envs import action_space, features, observe
from happycity.envs.encoding import Encoder
from happycity.envs.ruleset import Ruleset
from tests.envs.reader import expected
from tests.properties.test_secrets import reordered
from tests.support.tables import every_table, moments

pytestmark = pytest.mark.core

ROOT = Path(__file__).parents[2]

RULESETS = {
    "family-1": (93, "c6fe78bd15"),
    "family-grozilla-1": (154, "5720729474"),
    "expert-1": (161, "59be95795a"),
    "expert-grozilla-1": (222, "166f92007d"),
}
"""How many ids each version has, and a digest of their names: trained agents rely on them."""


@pytest.mark.parametrize("grozilla", [False, True])
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_ids_keep_their_meaning_until_the_version_changes(mode: str, grozilla: bool) -> None:
    spaces = {
        action_space(Options.from_json({"players": players, "mode": mode, "grozilla": grozilla}))
        for players in (2, 3, 4, 5)
    }
    (space,) = spaces
    digest = hashlib.sha256("\n".join(space.names).encode()).hexdigest()[:10]
    assert (len(space), digest) == RULESETS[space.version], space.version
    assert len(set(space.names)) == len(space.names)


@every_table(few=2, many=10)
def test_an_observation_holds_what_a_view_shows(options: Options, seeds: range) -> None:
    names = [feature.name for feature in features(options)]
    assert len(set(names)) == len(names)
    for seed in seeds:
        for number, game in enumerate(moments(options, seed)):
            seat = number % options.players
            written, _ = observe(game, seat)
            wrong = np.flatnonzero(written != expected(game, seat))
            assert not wrong.size, (seed, game.phase, [names[i] for i in wrong])


@every_table(few=2, many=10)
def test_a_mask_allows_what_the_game_allows(options: Options, seeds: range) -> None:
    """Without tokens an id is an action; with tokens, a purchase begins with the card."""
    space = action_space(options)
    for seed in seeds:
        for game in moments(options, seed):
            allowed = {space.path(action, game.seat, options.players)[0] for action in game.legal()}
            _, mask = observe(game)
            assert set(np.flatnonzero(mask)) == allowed, (seed, game.phase)
            other = (game.seat + 1) % options.players
            assert not observe(game, other)[1].any()


@every_table(few=2, many=10, grozilla=True)
def test_every_way_to_pay_is_one_row_of_actions(options: Options, seeds: range) -> None:
    space, rules = action_space(options), Ruleset.of(options)
    paid = 0
    for seed in seeds:
        for game in moments(options, seed):
            ways = {a.card for a in game.legal() if a.kind == "buy" and a.tokens}
            for card in ways:
                wanted = {a.tokens for a in game.legal() if a.kind == "buy" and a.card == card}
                start = rules.new_game()
                start.load(game._table)
                start.act(space.id_of(f"buy {card}"))
                assert start.paying == rules.codec.numbers[str(card)]
                assert sorted(rows(start, space.names)) == sorted(wanted), (seed, card)
                paid += 1
    assert paid


def rows(start, names) -> list[tuple[str, ...]]:
    """The tokens of every row of actions that ends with `pay`."""
    found: list[tuple[str, ...]] = []
    for i in range(start.count):
        number = int(start.choices[i])
        if names[number] == "pay":
            found.append(())
        else:
            following = start.copy()
            following.act(number)
            colour = names[number].removeprefix("token ")
            found += [(colour, *rest) for rest in rows(following, names)]
    return found


@every_table(few=2, many=10)
def test_games_that_differ_in_hidden_order_only_give_the_same_arrays(options: Options, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        for game in moments(options, seed):
            if rng.random() > 0.25:
                continue
            twin = Game.from_position(reordered(game.position(), rng), seed=seed + 77)
            for seat in range(options.players):
                for ours, theirs in zip(observe(game, seat), observe(twin, seat), strict=True):
                    assert np.array_equal(ours, theirs), (seed, seat, game.phase)


@every_table(few=1, many=10)
def test_twins_look_the_same_until_a_draw_differs(options: Options, seeds: range) -> None:
    """Play the same ids in two games whose decks lie in another order; stop where chance shows another card."""
    rules = Ruleset.of(options)
    encoder = Encoder(rules)
    for seed in seeds:
        rng = random.Random(seed)
        game = Game(options, seed=seed)
        position = json.loads(json.dumps(game.position()))
        same_steps = 0
        ours, theirs = rules.new_game(), rules.new_game()
        ours.deal(seed)
        theirs.load(Game.from_position(reordered(position, rng), seed=seed)._table)
        while not ours.over() and list(ours.unseen) == list(theirs.unseen):
            for seat in range(options.players):
                assert np.array_equal(encoder.observe(ours, seat), encoder.observe(theirs, seat))
                assert np.array_equal(encoder.mask(ours, seat), encoder.mask(theirs, seat))
            number = int(ours.choices[rng.randrange(ours.count)])
            ours.act(number)
            theirs.act(number)
            same_steps += 1
        assert same_steps


@every_table(few=1, many=10)
def test_rows_that_are_updated_equal_rows_that_are_written_anew(options: Options, seeds: range) -> None:
    from happycity.envs import BatchedEnv

    encoder = Encoder(Ruleset.of(options))
    for seed in seeds:
        env = BatchedEnv(3, seed=seed, **options.to_json())
        obs, mask, seat = env.reset()
        rng = np.random.default_rng(seed)
        for _ in range(150):
            obs, mask, seat, _, _ = env.step((rng.random(mask.shape) * mask).argmax(axis=1))
            for slot, game in enumerate(env._batch.games):
                assert np.array_equal(obs[slot], encoder.observe(game.copy(), int(seat[slot])))
                assert np.array_equal(mask[slot], encoder.mask(game, int(seat[slot])))


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_of_the_game_observes_it(seat: int) -> None:
    with pytest.raises(BadArgument, match="the last one is 1"):
        observe(Game(seed=1), seat)


def test_a_game_with_a_pack_has_no_ids_and_is_refused() -> None:
    game = Game(catalogue=load_catalogue(ROOT / "examples" / "my-pack.toml"), seed=1)
    with pytest.raises(BadOptions, match="with the pack My pack has none"):
        observe(game)
