"""Each framework's own checks."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Literal

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from happycity import BadOptions, IllegalAction, envs
from happycity.bots import make

MODES = [
    {"players": 2},
    {"players": 3, "mode": "expert"},
    {"players": 4, "grozilla": True},
    {"players": 5, "mode": "expert", "grozilla": True},
]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_pettingzoo_accepts_the_aec_environment(options: dict, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checks say what they recommend; failures raise
        api_test(envs.aec(**options), num_cycles=300)
        seed_test(lambda: envs.aec(**options), num_cycles=100)


@pytest.mark.parametrize("opponents", [["greedy"], ["random", "greedy"]], ids=str)
def test_gymnasium_accepts_the_environment(opponents: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("HappyCity-v1", opponents=opponents, mode="expert", grozilla=True)
    check_env(env.unwrapped)
    assert "Central area: " in capsys.readouterr().out


def play(env: gymnasium.Env, seed: int) -> tuple[float, int]:
    """A game at random: its reward and the seat."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return float(reward), info["seat"]


def test_one_agent_plays_whole_games_against_bots() -> None:
    env = gymnasium.make("HappyCity-v1", opponents=["random", make("greedy"), "random"])
    results = [play(env, seed) for seed in range(12)]
    assert {seat for _, seat in results} == {0, 1, 2, 3}
    assert all(0 <= reward <= 1 for reward, _ in results)
    assert [play(env, seed) for seed in range(12)] == results


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasium_plays_several_at_once(mode: Literal["sync", "async"]) -> None:
    envs_at_once = gymnasium.make_vec(
        "HappyCity-v1", num_envs=2, vectorization_mode=mode, opponents=["random"], seat=0
    )
    observations, info = envs_at_once.reset(seed=7)
    alone = gymnasium.make("HappyCity-v1", opponents=["random"], seat=0)
    assert np.array_equal(observations[0], alone.reset(seed=7)[0])
    finished = 0
    while not finished:
        _, rewards, terminated, _, info = envs_at_once.step(info["action_mask"].argmax(axis=1))
        finished += int(terminated.sum())
        assert not rewards[~terminated].any()
    envs_at_once.close()


def test_gymnasium_imports_the_environment_by_its_full_name() -> None:
    code = "import gymnasium; print(gymnasium.make('happycity.envs:HappyCity-v1').unwrapped.spec.id)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "HappyCity-v1\n"


class Dice:
    """Plays at random; a class, so that each game has its own with a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def decide(self, view: dict, legal: list[str]) -> str:
        return str(self.rng.choice(legal))


def test_an_opponent_may_be_a_class() -> None:
    env = gymnasium.make("HappyCity-v1", opponents=[Dice])
    results = [play(env, seed) for seed in range(6)]
    assert len(set(results)) > 1
    assert [play(env, seed) for seed in range(6)] == results


def test_an_illegal_action_ends_the_game_below_a_loss() -> None:
    env = gymnasium.make("HappyCity-v1", seat=0).unwrapped
    _, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).argmax())
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_wrong_options_get_a_sentence() -> None:
    with pytest.raises(BadOptions, match="players"):
        gymnasium.make("HappyCity-v1", opponents=["greedy"], players=4)
    with pytest.raises(BadOptions, match="seat"):
        gymnasium.make("HappyCity-v1", seat=2)
    for opponents, sentence in (
        ("greedy", "Bots are a list"),
        (["gredy"], "no bot called"),
        ([5], "5 cannot play"),
    ):
        with pytest.raises(BadOptions, match=sentence):
            gymnasium.make("HappyCity-v1", opponents=opponents)
    with pytest.raises(BadOptions, match="Options are written"):
        envs.action_space("family")  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, 93, 1.0, "0", None, True, [0]])
def test_what_is_no_action_id_gets_a_sentence(action: object) -> None:
    agents, agent = envs.aec(), gymnasium.make("HappyCity-v1").unwrapped
    agents.reset(seed=1)
    agent.reset(seed=1)
    for env in (agents, agent):
        with pytest.raises(IllegalAction, match=r"^An action id is a whole number from 0 to 92, not "):
            env.step(action)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="not legal now"):
        agents.step(np.int64(0))  # type: ignore[arg-type]


def test_a_table_can_be_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("HappyCity-v1", render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1: " in str(env.render())
    other = envs.aec(render_mode="human")
    other.reset(seed=1)
    assert other.render() is None
    assert "Central area" in capsys.readouterr().out


@pytest.mark.parametrize("options", MODES, ids=str)
def test_openspiel_plays_random_games(options: dict) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import happycity.envs.openspiel  # noqa: F401

    text = ",".join(f"{key}={str(value).lower()}" for key, value in options.items())
    game = pyspiel.load_game(f"happycity({text})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.is_chance_node()
    while not state.is_terminal():
        outcomes = (
            state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        )
        state.apply_action(outcomes[len(state.history()) % len(outcomes)][0])
    assert sum(state.returns()) == pytest.approx(1)


def test_without_numpy_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None\nimport happycity.envs"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1].endswith(
        'This needs the library numpy, which is not installed: pip install "happycity[rl]".'
    )
