"""Train an agent by self-play with JAX, then say how it does against `random` and `greedy` (`make train`).

Proximal policy optimisation in its plainest form: one small network chooses for both seats of a `BatchedEnv`; each
decision is judged by how its game ended. JAX is no part of our extras: `make train` installs it into .venv-train.
"""

from __future__ import annotations

import argparse
import math
import time
from functools import partial

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np

from happycity import envs

GAMES = 512
STEPS = 160
"""Steps of a rollout: about two games. Decisions of games that do not end in it are left out."""
HIDDEN = 256
EPOCHS = 3
BATCH = 4096
LEARNING_RATE = 7e-4
CLIP = 0.2
ENTROPY = 0.01


def new_network(key, features, actions):
    """Two hidden layers, then a score for every action id and a guess how the game ends."""
    sizes = [features, HIDDEN, HIDDEN, actions + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    return [
        (jax.random.normal(k, (n, m)) * math.sqrt(2 / n) * (0.01 if last else 1), jnp.zeros(m))
        for k, n, m, last in zip(keys, sizes, sizes[1:], (False, False, True), strict=False)
    ]


def apply(network, observations, masks):
    """Logarithms of the probabilities of all actions, and the expected reward."""
    x = observations
    for weights, biases in network[:-1]:
        x = jax.nn.relu(x @ weights + biases)
    weights, biases = network[-1]
    out = x @ weights + biases
    return jax.nn.log_softmax(jnp.where(masks, out[..., :-1], -1e9)), jax.nn.sigmoid(out[..., -1])


@jax.jit
def choose(network, key, observations, masks):
    """An action for every game, with the logarithm of its probability."""
    logs, _ = apply(network, observations, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], axis=1)[:, 0]


def loss(network, observations, masks, actions, old, returns):
    """The clipped objective, the error of the guess, and a little reward for variety."""
    logs, values = apply(network, observations, masks)
    ratio = jnp.exp(jnp.take_along_axis(logs, actions[:, None], axis=1)[:, 0] - old)
    gain = jax.lax.stop_gradient(returns - values)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    variety = -(jnp.exp(logs) * jnp.where(masks, logs, 0)).sum(-1).mean()
    return policy + ((returns - values) ** 2).mean() - ENTROPY * variety


@partial(jax.jit, donate_argnums=(0, 1))
def improve(network, moments, count, *sample):
    """One step of Adam."""
    slope = jax.grad(loss)(network, *sample)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], slope)
    scale = LEARNING_RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    moved = jax.tree.map(lambda w, m, v: w - scale * m / (jnp.sqrt(v) + 1e-8), network, first, second)
    return moved, (first, second)


def play(env, network, key, state):
    """One rollout: every decision whose game ended, with the reward of the seat that made it."""
    obs, mask, seat = state
    kept = []
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        actions, old = map(np.asarray, choose(network, now, obs, mask))
        following = env.step(actions)
        kept.append((obs, mask, seat, actions, old, *following[3:]))
        obs, mask, seat = following[:3]
    outcome = np.full((env.n, env.options.players), np.nan, np.float32)
    rows = np.arange(env.n)
    sample = []
    for obs_, mask_, seat_, actions, old, rewards, done in reversed(kept):
        outcome[done] = rewards[done]
        returns = outcome[rows, seat_]
        known = ~np.isnan(returns)
        sample.append([array[known] for array in (obs_, mask_, actions, old, returns)])
    return [np.concatenate(arrays) for arrays in zip(*sample, strict=True)], (obs, mask, seat)


def win_rate(network, opponent, games, seed):
    """The share of wins against a bot, and an interval. The agent takes its most likely action."""
    env = gymnasium.make("HappyCity-v1", opponents=[opponent])
    best = jax.jit(lambda obs, mask: apply(network, obs, mask)[0].argmax())
    won = []
    for game in range(games):
        obs, info = env.reset(seed=seed + game, options={})
        over = False
        while not over:
            action = int(best(obs, info["action_mask"].astype(bool)))
            obs, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        won.append(reward)
    return float(np.mean(won)), *wilson(float(np.mean(won)), games)


def wilson(mean, games):
    """A 95 % interval that is right near 0 and 1, too."""
    centre, width = mean + 1.92 / games, 1.96 * math.sqrt(mean * (1 - mean) / games + 0.96 / games**2)
    return (centre - width) / (1 + 3.84 / games), (centre + width) / (1 + 3.84 / games)


def report(network, decisions, began, games, seed):
    """Print time and win rates."""
    rates = []
    for opponent in ("random", "greedy"):
        mean, low, high = win_rate(network, opponent, games, seed)
        rates.append(f"{opponent} {mean:.1%} ({low:.1%} to {high:.1%})")
    print(
        f"{time.monotonic() - began:6.0f} s  {decisions:>11,} decisions   wins: {', '.join(rates)}",
        flush=True,
    )


def main():
    """Train for some minutes."""
    parser = argparse.ArgumentParser(description="train an agent by self-play")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--reports", type=int, default=5, help="how often to measure on the way")
    parser.add_argument("--games", type=int, default=500, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    env = envs.BatchedEnv(GAMES, seed=options.seed)
    key = jax.random.PRNGKey(options.seed)
    network = new_network(key, env.features, env.actions)
    moments = (jax.tree.map(jnp.zeros_like, network), jax.tree.map(jnp.zeros_like, network))
    rng, state = np.random.default_rng(options.seed), env.reset()
    began, decisions, count, reported = time.monotonic(), 0, 0, 0
    report(network, decisions, began, options.games, 10**6)
    while (elapsed := time.monotonic() - began) < options.minutes * 60:
        key, now = jax.random.split(key)
        sample, state = play(env, network, now, state)
        decisions += GAMES * STEPS
        for _ in range(EPOCHS):
            order = rng.permutation(len(sample[0]))
            for start in range(0, len(order) - BATCH + 1, BATCH):
                count += 1
                some = order[start : start + BATCH]
                network, moments = improve(network, moments, count, *(array[some] for array in sample))
        if elapsed >= (reported + 1) * options.minutes * 60 / options.reports:
            reported += 1
            report(network, decisions, began, options.games, 10**6)
    report(network, decisions, began, options.games, 10**6)


if __name__ == "__main__":
    main()
