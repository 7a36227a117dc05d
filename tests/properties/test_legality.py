"""Every offered action is accepted, and no other."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

import pytest

from happycity import IllegalAction, Options
from happycity.cards import default_catalogue
from tests.support.tables import every_table, moments, snapshot

COLOURS = ("yellow", "blue", "orange", "purple", "green")
CATALOGUE = default_catalogue()
BUYABLE = [card.id for card in CATALOGUE.buildings] + [card.id for card in CATALOGUE.dwellings]
SPECIALS = [card.id for card in CATALOGUE.specials]
MONSTERS = [card.id for card in CATALOGUE.monsters]
PAYMENTS = [
    " with " + ",".join(paid) for k in (1, 2, 3) for paid in combinations_with_replacement(COLOURS, k)
]


def universe() -> list[str]:
    """Every action that can be written down, legal or not, with up to three tokens."""
    actions = ["keep", "coin", "pass", "sphinx box"]
    actions += [f"market {colour}" for colour in COLOURS]
    actions += [f"draw {deck}" for deck in range(1, 5)]
    actions += [f"destroy {slot}" for slot in range(1, 11)]
    actions += [f"{kind} {seat}" for kind in ("gift", "louvre") for seat in range(5)]
    actions += [f"{kind} {special}" for kind in ("claim", "sphinx", "buy", "discard") for special in SPECIALS]
    actions += [
        f"{kind} {card}" for kind in ("discard", "claim") for card in (*BUYABLE, *MONSTERS, "happy-market")
    ]
    actions += [
        f"buy {card}{paid}" for card in (*BUYABLE, *MONSTERS, "happy-market") for paid in ("", *PAYMENTS)
    ]
    return actions


UNIVERSE = universe()
BY_KIND = {
    kind: [word for word in UNIVERSE if word.split()[0] == kind]
    for kind in {word.split()[0] for word in UNIVERSE}
}


@every_table(many=30)
def test_every_offered_action_is_accepted(options: Options, seeds: range) -> None:
    for seed in seeds:
        for game in moments(options, seed):
            for action in game.legal():
                assert game.why_not(action) is None, (seed, action)
                trial = game.copy()
                trial.play(action)
                assert trial.actions[-1] == action


@every_table(many=30)
def test_no_other_action_is_accepted_and_a_refusal_changes_nothing(options: Options, seeds: range) -> None:
    rng = random.Random(7)
    for seed in seeds:
        for game in moments(options, seed):
            offered = set(map(str, game.legal()))
            # What the present step could mean, and a few of all the rest.
            likely = BY_KIND[rng.choice(sorted(offered)).split()[0]] if offered else UNIVERSE
            before = snapshot(game)
            for action in (*rng.sample(likely, min(len(likely), 12)), *rng.sample(UNIVERSE, 3)):
                if action in offered:
                    continue
                reason = game.why_not(action)
                assert reason is not None, (seed, action)
                with pytest.raises(IllegalAction) as refusal:
                    game.play(action)
                assert refusal.value.code == reason.code
            assert snapshot(game) == before


@every_table(many=10)
def test_whatever_near_miss_is_written_the_list_alone_decides(options: Options, seeds: range) -> None:
    """Purchases of what is face up with every payment: exactly those of the list are accepted."""
    for seed in seeds:
        for number, game in enumerate(moments(options, seed)):
            if game.phase != "buy" or number % 3:  # some of them, because this asks some 300 times
                continue
            offered = set(map(str, game.legal()))
            face_up = (*game.state()["central"], *game.state()["dwellings"])
            accepted = {
                action
                for card in face_up
                for paid in ("", *PAYMENTS)
                if game.why_not(action := f"buy {card}{paid}") is None
            }
            assert accepted == {action for action in offered if action.count(",") < 3} - {"coin"}
