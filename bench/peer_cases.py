"""What bench/peers.py measures, each in a process of its own: `python bench/peer_cases.py our_aec 1.0`.

A case returns a function that plays some steps at random and returns how many, and the processor time that counts.
"""

# mypy: ignore-errors
# Other libraries are not here when types are checked.

import os
import random
import sys
from collections.abc import Callable
from time import process_time

Work = Callable[[], tuple[int, float]]
CHUNK = 500
"""Steps between two looks at the clock."""


def timed(play: Callable[[], int]) -> Work:
    """Count all the time that some steps take."""

    def work() -> tuple[int, float]:
        began = process_time()
        steps = play()
        return steps, process_time() - began

    return work


def our_game() -> Work:
    from happycity import Game

    rng, seeds = random.Random(1), iter(range(10**9))

    def play() -> int:
        game, steps = Game(seed=next(seeds)), 0
        while not game.over:
            game.play(rng.choice(game.legal()))
            steps += 1
        return steps

    return timed(play)


def aec(env) -> Work:
    """Whole games with `agent_iter`, `last` and `step`."""
    import numpy as np

    pick, seeds = random.Random(1).random, iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
        return steps

    return timed(play)


def our_aec() -> Work:
    from happycity import envs

    return aec(envs.aec())


def our_gymnasium() -> Work:
    import gymnasium
    import numpy as np

    import happycity.envs  # noqa: F401

    env = gymnasium.make("HappyCity-v1", opponents=["random"])
    pick = random.Random(1).random

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, terminated, truncated, info = env.step(int(legal[int(pick() * len(legal))]))
            over = terminated or truncated
            steps += 1
        return steps

    return timed(play)


def batch(env, step_alone: bool) -> Work:
    """Steps of a batch of our games."""
    import numpy as np

    rng = np.random.default_rng(1)
    masks = [env.reset()[1]]

    def work() -> tuple[int, float]:
        began = process_time()
        mask = masks[0]
        actions = (rng.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
        chosen = process_time()
        masks[0] = env.step(actions)[1]
        return env.n, process_time() - (chosen if step_alone else began)

    return work


def our_batch() -> Work:
    from happycity import envs

    return batch(envs.BatchedEnv(1024, seed=1), step_alone=True)


def our_batch_chosen() -> Work:
    from happycity import envs

    return batch(envs.BatchedEnv(1024, seed=1), step_alone=False)


def openspiel(game) -> Work:
    """Whole games: legal actions or chance outcomes, and apply."""
    rng = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return timed(play)


def our_openspiel() -> Work:
    import pyspiel

    import happycity.envs.openspiel  # noqa: F401

    return openspiel(pyspiel.load_game("happycity"))


def openspiel_connect_four() -> Work:
    import pyspiel

    return openspiel(pyspiel.load_game("connect_four"))


def openspiel_gin_rummy() -> Work:
    import pyspiel

    return openspiel(pyspiel.load_game("gin_rummy"))


def pettingzoo_connect_four() -> Work:
    from pettingzoo.classic import connect_four_v3

    return aec(connect_four_v3.env())


def pettingzoo_texas_holdem() -> Work:
    from pettingzoo.classic import texas_holdem_v4

    return aec(texas_holdem_v4.env())


def rlcard(name: str) -> Work:
    """Whole games with `step` and the legal actions of a state."""
    import rlcard as library

    env, rng = library.make(name), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return timed(play)


def rlcard_uno() -> Work:
    return rlcard("uno")


def rlcard_gin_rummy() -> Work:
    return rlcard("gin-rummy")


def catanatron_tick() -> Work:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        for steps in range(CHUNK):
            if game.winning_color() is not None:
                return steps
            game.play_tick()
        return CHUNK

    return timed(play)


def pgx(name: str, games: int) -> Work:
    """Steps of a batch with the choice inside the compiled function, as pgx is meant to be used."""
    import jax
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    reset = jax.jit(jax.vmap(env.init))
    keys = jax.random.split(jax.random.PRNGKey(1), games)

    def once(state, key):
        choose, deal = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choose, logits, axis=-1)
        return jax.vmap(auto_reset(env.step, env.init))(state, action, jax.random.split(deal, games))

    step = jax.jit(once)
    kept = [reset(keys), jax.random.PRNGKey(2)]

    def play() -> int:
        for _ in range(20):
            kept[1], key = jax.random.split(kept[1])
            kept[0] = step(kept[0], key)
        jax.block_until_ready(kept[0].observation)
        return 20 * games

    play()  # compiles
    return timed(play)


def pgx_single() -> Work:
    return pgx("connect_four", 1)


def pgx_batch() -> Work:
    return pgx("connect_four", 1024)


def pgx_backgammon() -> Work:
    return pgx("backgammon", 1024)


def fastcatan_step() -> Work:
    raise SystemExit("fastcatan has no interface that we know")


def main() -> None:
    """Warm up, then measure for some seconds and print steps a second."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    work: Work = globals()[name]()
    work()
    steps, spent = 0, 0.0
    while spent < seconds:
        more, took = work()
        steps += more
        spent += took
    print(steps / spent)


if __name__ == "__main__":
    main()
