"""The numbers with which the search looks at cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from happycity.rules.facts import Facts


class Weights:
    """What `Policy` believes, tuned by self-play of the policy alone.

    `tools/tune_bots.py weights` moves one number at a time and keeps what wins thousands of duplicate games twice, on
    different deals, over modes and tables.
    """

    def __init__(self) -> None:
        self.stretch: float = 0.68
        """How many income phases a turn left is worth: what comes late buys little."""
        self.reach: float = 6.8
        self.half: float = 8.9
        """A card paid with b coins brings reach * b / (b + half) symbols."""
        self.growth: float = 0.13
        """Income still to come from later purchases, per turn left squared."""
        self.near: float = 0.98
        self.far: float = 0.625
        """A special building counts near * far ** cards missing."""
        self.borrow: float = 0.3
        """A coin of a special building's income per turn left, in symbols."""
        self.effect: float = 2.5
        """What an effect is worth in symbols when nothing better is known."""
        self.token: float = 0.3
        self.monster: float = 0.9
        """In symbols: a Stop-Zilla token, a monster before the city."""
        self.second_deck: float = 4.7
        self.third_deck: float = 7.1
        self.fourth_deck: float = 0.11
        """Coins from which the second and the third deck are drawn from, and how often the fourth."""


EFFECTS: Final[dict[str, float]] = {
    "airport": 2.21,
    "arcade": 2.11,
    "art-gallery": 1.74,
    "bakery": 1.63,
    "barber": 2.84,
    "big-ben": 1.02,
    "billiards": 5.61,
    "bowling-alley": 1.02,
    "burger-bar": 2.84,
    "castle": 1.26,
    "concert-hall": 1.91,
    "drone-tower": 1.87,
    "escape-room": 3.07,
    "golden-gate-bridge": 0.64,
    "great-pyramid": 1.27,
    "great-wall": 2.17,
    "hotdog-shop": 1.39,
    "japanese-garden": 2.98,
    "joke-shop": 3.45,
    "leaning-tower": 2.1,
    "louvre": 2.18,
    "machu-picchu": 1.57,
    "maya-pyramid": 2.63,
    "moai": 1.39,
    "onion-dome-cathedral": 1.88,
    "organic-market": 1.78,
    "parthenon": 1.41,
    "port": 2.52,
    "rainbow-fountain": 6.71,
    "sphinx": 1.1,
    "statue-of-liberty": -1.0,
    "stonehenge": 3.22,
    "sushi-bar": 2.94,
    "taj-mahal": 2.82,
    "train-station": 0.79,
    "undersea-tunnel": 1.36,
    "versailles": 4.6,
    "wind-turbine": 2.52,
}
"""What the effects of our special buildings are worth in symbols, besides their printed ones (tools/tune_bots.py)."""


def effect_worths(facts: Facts, weights: Weights) -> vec[float]:
    """For every card, what the effects of a special building are worth in symbols."""
    worths = vec[float]([0.0] * int(facts.end))
    for card in range(facts.first_special, facts.first_monster):
        if facts.hooks[card]:
            worths[card] = EFFECTS.get(facts.ids[card], weights.effect)
    return worths
