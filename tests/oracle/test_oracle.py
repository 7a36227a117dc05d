"""The engine against the naive model: the same legal actions, events, states and results, after every action."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.oracle.facts import pack
from tests.oracle.versus import play_new, play_position

pytestmark = [pytest.mark.core]

EXPERT = pack("expert")


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_whole_games(mode):
    met: Counter[str] = Counter()
    for seed in range(50):
        met += play_new(seed, mode)
    assert met["games"] == 50
    missing = {"phase destroy", "phase gift", "reshuffled", "reloaded"} - met.keys()
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("special", EXPERT)
def test_every_expert_special_building(special):
    """In a city, claimed and copied by the Sphinx."""
    met: Counter[str] = Counter()
    for seed in range(18):
        met += play_position(seed, "expert", special)
    assert any(what.startswith(f"worth {special}") for what in met)
    assert met[f"claimed {special}"]
    assert met[f"copied {special}"] or special == "sphinx"


@pytest.mark.slow
def test_family_positions():
    met: Counter[str] = Counter()
    for seed in range(80):
        met += play_position(seed, "family")
    missing = {"phase destroy", "a token sends a monster on"} - met.keys()
    assert not missing


@pytest.mark.torture
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_games(block):
    met: Counter[str] = Counter()
    for seed in range(block * 1000, (block + 1) * 1000):
        met += play_position(seed, "family" if seed % 4 == 0 else "expert")
        if seed % 10 == 0:
            met += play_new(seed)
    for what in ("claimed", "copied", "covered"):  # a block must not go blind: most of the 38 happen in each
        assert sum(met[f"{what} {special}"] > 0 for special in EXPERT) > 15, what
    assert met["castle paid for tokens"]
