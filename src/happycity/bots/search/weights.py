"""The numbers with which the search looks at cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from happycity.rules.facts import Facts


class Weights:
    """What `Outlook` and `Policy` believe; tuned by self-play."""

    def __init__(self) -> None:
        self.stretch: float = 1.1
        """How many turns a turn left becomes, because nobody grows by a card in each of them."""
        self.reach: float = 5.0
        self.half: float = 8.0
        """A card paid with b coins brings reach * b / (b + half) symbols."""
        self.growth: float = 0.15
        """Income still to come from later purchases, per turn left squared."""
        self.near: float = 0.9
        self.far: float = 0.65
        """A special building counts near * far ** cards missing."""
        self.borrow: float = 0.35
        """A coin of a special building's income per turn left, in symbols."""
        self.effect: float = 2.5
        """What an effect is worth in symbols when nothing better is known."""
        self.token: float = 0.4
        self.monster: float = 1.5
        """In symbols: a Stop-Zilla token, a monster before the city."""
        self.second_deck: float = 4.0
        self.third_deck: float = 6.0
        self.fourth_deck: float = 0.25
        """Coins from which the second and the third deck are drawn from, and how often the fourth."""
        self.renew: float = 0.5
        self.late: float = 3.0
        """How often a card of no use is discarded, and from how many turns before the end on one without symbols is."""


EFFECTS: Final[dict[str, float]] = {}
"""What the effects of our special buildings are worth in symbols."""


def effect_worths(facts: Facts, weights: Weights) -> vec[float]:
    """For every card, what the effects of a special building are worth in symbols."""
    worths = vec[float]([0.0] * int(facts.end))
    for card in range(facts.first_special, facts.first_monster):
        if facts.hooks[card]:
            worths[card] = EFFECTS.get(facts.ids[card], weights.effect)
    return worths
