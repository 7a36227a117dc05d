"""One seed, one game: a batch, an AEC environment and a `Game` show the same."""

from __future__ import annotations

import numpy as np
import pytest

from happycity import BadOptions, Game, IllegalAction, Options
from happycity.envs import BatchedEnv, action_space, aec, observe
from happycity.game.actions import Action
from tests.support.tables import OPTIONS, title

pytestmark = pytest.mark.core


def choose(mask: np.ndarray, step: int) -> int:
    """A legal id that depends on the step alone."""
    legal = np.flatnonzero(mask)
    return int(legal[(step * 7919 + 13) % len(legal)])


def game_action(name: str, game: Game, pending: list[str]) -> str | None:
    """The action of a `Game` that an id completes; a purchase with tokens collects its tokens first."""
    if name.startswith("token "):
        pending.append(name.removeprefix("token "))
        return None
    if name == "pay":
        bought, *tokens = pending
        pending.clear()
        return f"buy {bought}" + (f" with {','.join(tokens)}" if tokens else "")
    parsed, _, distance = name.partition(" +")
    if distance:
        return f"{parsed} {(game.seat + int(distance)) % game.options.players}"
    card = Action.parse(name).card if name.startswith("buy ") else None
    if card and any(a.kind == "buy" and a.card == card and a.tokens for a in game.legal()):
        pending.append(card)
        return None
    return name


@pytest.mark.parametrize("options", OPTIONS, ids=title)
def test_the_same_seed_gives_the_same_batch_aec_and_game(options: Options) -> None:
    seed, games = 41, 3
    names = action_space(options).names
    batch = BatchedEnv(games, seed=seed, **options.to_json())
    obs, mask, seat = batch.reset()
    envs = [aec(**options.to_json()) for _ in range(games)]
    plain = [Game(options, seed=seed + slot) for slot in range(games)]
    pending: list[list[str]] = [[] for _ in range(games)]
    finished = [0] * games
    for slot, env in enumerate(envs):
        env.reset(seed=seed + slot)
    step = 0
    while min(finished) < 1:
        actions = [choose(mask[slot], step + slot) for slot in range(games)]
        for slot, env in enumerate(envs):
            seen = env.observe(env.agent_selection)
            assert np.array_equal(seen["observation"], obs[slot])
            assert np.array_equal(seen["action_mask"], mask[slot])
            if not pending[slot]:
                assert np.array_equal(observe(plain[slot])[0], obs[slot])
            env.step(actions[slot])
            action = game_action(names[actions[slot]], plain[slot], pending[slot])
            if action:
                plain[slot].play(action)
        obs, mask, seat, rewards, done = batch.step(actions)
        for slot in np.flatnonzero(done).tolist():
            outcome = plain[slot].outcome
            assert outcome is not None
            shares = [1 / len(outcome.winners) if s in outcome.winners else 0 for s in range(options.players)]
            assert np.array_equal(rewards[slot], np.array(shares, np.float32))
            assert list(envs[slot].rewards.values()) == rewards[slot].tolist()
            finished[slot] += 1
            following = seed + slot + games * finished[slot]
            plain[slot] = Game(options, seed=following)
            envs[slot].reset(seed=following)
        assert not rewards[~done].any()
        assert seat.tolist() == [game.seat for game in plain]
        step += 1


def test_arrays_have_the_promised_types_and_belong_to_the_caller() -> None:
    env = BatchedEnv(5, seed=3)
    obs, mask, _ = env.reset()
    kept = obs.copy()
    after = env.step(mask.argmax(axis=1))
    assert [array.dtype for array in after] == [np.float32, np.bool_, np.int64, np.float32, np.bool_]
    assert [array.shape for array in after] == [(5, env.features), (5, env.actions), (5,), (5, 2), (5,)]
    assert np.array_equal(obs, kept)
    assert all(array.flags.writeable for array in after)


def test_reset_starts_from_the_seed_again_or_from_another_one() -> None:
    env = BatchedEnv(2, seed=3)
    first = env.reset()
    env.step(first[1].argmax(axis=1))
    assert all(
        np.array_equal(np.asarray(ours), np.asarray(again))
        for ours, again in zip(first, env.reset(), strict=True)
    )
    assert not np.array_equal(first[0], env.reset(seed=99)[0])
    assert np.array_equal(env.reset()[0], BatchedEnv(2, seed=99).reset()[0])


def test_integers_of_numpy_are_numbers_and_seeds() -> None:
    env = BatchedEnv(np.int32(2), seed=np.int64(3))  # type: ignore[arg-type]
    assert np.array_equal(env.reset()[0], BatchedEnv(2, seed=3).reset()[0])
    agents, same = aec(), aec()
    agents.reset(seed=np.int64(3))  # type: ignore[arg-type]
    same.reset(seed=3)
    assert str(agents.observe("player_0")) == str(same.observe("player_0"))
    game = Game(seed=np.int64(3))  # type: ignore[arg-type]
    assert game.record() == Game(seed=3).record()
    assert type(game.copy(seed=np.int64(5)).seed) is int  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**62 + 1, "ff", 1.0, True])
def test_a_batch_counts_its_seeds_on_from_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOptions, match="seed cannot be"):
        BatchedEnv(2, seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="seed cannot be"):
        BatchedEnv(2).reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**256, "ff"])
def test_an_agents_game_has_the_seeds_of_a_game(seed: object) -> None:
    with pytest.raises(BadOptions, match="seed cannot be"):
        aec().reset(seed=seed)  # type: ignore[arg-type]


def test_an_illegal_action_changes_no_game() -> None:
    env = BatchedEnv(2, seed=3)
    _, mask, _ = env.reset()
    legal, illegal = int(mask[0].argmax()), int((~mask[1]).argmax())
    with pytest.raises(IllegalAction, match="not legal now in game 1"):
        env.step([legal, illegal])
    obs, *_ = env.step([legal, int(mask[1].argmax())])
    other = BatchedEnv(2, seed=3)
    assert np.array_equal(obs, other.step([legal, int(mask[1].argmax())])[0])


@pytest.mark.parametrize("actions", [[0], [0, 93], [0, -1], [0.0, 1.0], "no"])
def test_what_is_no_batch_of_actions_gets_one_sentence(actions: object) -> None:
    with pytest.raises(BadOptions, match="A step takes 2 whole numbers, one for each game, from 0 to 92"):
        BatchedEnv(2).step(actions)


def test_a_game_without_end_is_cut_off_without_a_winner() -> None:
    env = BatchedEnv(1, seed=1, max_rounds=2)
    coin = action_space(Options()).id_of("coin")
    _, mask, _ = env.reset()
    done = np.array([False])
    while not done[0]:
        action = coin if mask[0, coin] else mask[0].argmax()
        _, mask, _, rewards, done = env.step([action])
    assert not rewards.any()
    with pytest.raises(BadOptions, match="max_rounds"):
        BatchedEnv(1, max_rounds=0)
    with pytest.raises(BadOptions, match="n"):
        BatchedEnv(0)
