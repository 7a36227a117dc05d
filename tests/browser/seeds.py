"""Seeds of the browser tests. A failed test prints the seed of its run; the same seed repeats its choices and deals."""

from __future__ import annotations

import os
import secrets

VARIABLE = "HAPPYCITY_BROWSER_SEED"
RUN_SEED = os.environ.get(VARIABLE) or secrets.token_hex(4)


def seed_for(test: str) -> str:
    """The seed of one test, by its node id. A test can be repeated alone."""
    return f"{RUN_SEED}/{test}"
