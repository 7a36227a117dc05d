"""Choose a reader's language from what they ask for or what their machine says."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

from happycity.messages.bundle import DEFAULT
from happycity.messages.locales import language

VARIABLES = ("HAPPYCITY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def wishes(requested: str | Iterable[str]) -> list[str]:
    """Locales in order of preference, from one name, several, or a browser's Accept-Language."""
    items = requested.split(",") if isinstance(requested, str) else list(requested)
    ranked = []
    for position, item in enumerate(items):
        name, _, options = item.strip().partition(";")
        name = name.partition(".")[0].partition("@")[0].replace("_", "-").strip()
        weight = _weight(options)
        if name and weight > 0:
            ranked.append((-weight, position, name))
    return [name for _, _, name in sorted(ranked)]


def best(requested: str | Iterable[str], available: Sequence[str]) -> str:
    """The available locale that serves these wishes best, or the default."""
    for wish in wishes(requested):
        exact = [locale for locale in available if locale.lower() == wish.lower()]
        kin = [locale for locale in available if language(locale) == language(wish)]
        if exact or kin:
            return (exact or kin)[0]
    return DEFAULT


def asked_for(environment: Mapping[str, str] | None = None) -> str:
    """What the environment asks for: our own variable first, then the usual ones."""
    variables = os.environ if environment is None else environment
    return next((variables[name] for name in VARIABLES if variables.get(name)), "")


def _weight(options: str) -> float:
    key, _, value = options.strip().partition("=")
    if key.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
