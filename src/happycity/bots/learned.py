"""The learned weights of the rollout policy, one set for each kind of game. `tools/train_bots.py` writes the file."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.search.features import LEARNED
from happycity.bots.search.learned_policy import LearnedPolicy
from happycity.bots.search.policy import Policy
from happycity.bots.search.weights import Weights
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from happycity.rules.table import Table

FILE: Final = "weights.json"
BLUNDERS_PER_THOUSAND: Final = 50
"""Random decisions in rollouts of the policy that did not learn, so that they see more than one way to play."""


def set_name(table: Table) -> str:
    """The set of weights for the kind of game on a table, such as "expert-grozilla-2"."""
    words = ["expert" if table.expert else "family"]
    words += ["sum"] if table.by_sum else ["grozilla"] * table.grozilla
    words += ["2" if table.players == 2 else "3"]
    return "-".join(words)


def read_weights(text: str) -> dict[str, list[int]]:
    """The sets of a file by name. What was learned by other rules, or with other features, is refused."""
    content = json.loads(text)
    if content["rules"] != RULES_VERSION:
        raise ValueError(f"These weights were learned by rules {content['rules']}, not by {RULES_VERSION}.")
    sets: dict[str, list[int]] = content["policies"]
    for name, weights in sets.items():
        if len(weights) != LEARNED or fingerprint(weights) != content["training"][name]["fingerprint"]:
            raise ValueError(f"The weights of {name} are not those that were learned.")
    return sets


def fingerprint(weights: list[int]) -> str:
    """Eight digits for a set of weights."""
    return hashlib.sha256(" ".join(map(str, weights)).encode()).hexdigest()[:8]


@cache
def weight_sets() -> dict[str, list[int]]:
    """The sets of this package."""
    return read_weights(resources.files("happycity.bots").joinpath("data", FILE).read_text(encoding="utf-8"))


def policy_for(table: Table) -> Policy:
    """The rollout policy for the kind of game on a table: the learned one, where it makes the search stronger."""
    weights = weight_sets().get(set_name(table))
    if weights is None:
        return Policy(table.facts, Weights(), BLUNDERS_PER_THOUSAND)
    return LearnedPolicy(table.facts, vec[i64](weights))
