"""The yardsticks in C that speeds are measured against play the same games as the core."""

import shutil
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_random_games_rollouts_and_searches_in_c_are_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCH)
    import same
    from cases import EXPERT, FAMILY, GROZILLA
    from yardstick import Yardstick

    from happycity.bots.learned import weight_sets
    from happycity.cards import default_catalogue

    for kind in (
        "expert-2",
        "expert-3",
        "expert-grozilla-3",
    ):  # in C the policy that learned knows every kind
        monkeypatch.setitem(weight_sets(), kind, weight_sets()["family-2"])
    yardstick = Yardstick(tmp_path, default_catalogue(), optimise="-O1")
    for mode, players in ((FAMILY, 2), (EXPERT, 4), (EXPERT, 2), (GROZILLA, 3), (GROZILLA, 5)):
        assert same.unlike_parts(yardstick, mode, players, 60, 11) == []
