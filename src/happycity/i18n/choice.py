"""Choose a reader's language from what they ask for or what their machine says."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

from happycity.i18n.bundle import DEFAULT
from happycity.i18n.locales import language

OWN = "HAPPYCITY_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("C", "POSIX")


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
    """What the environment asks for: our own variable first, then the usual ones.

    As everywhere on Unix, LANGUAGE (a list with colons) refines the others, but not where they ask for no language.
    """
    variables = os.environ if environment is None else environment
    if variables.get(OWN):
        return variables[OWN]
    system = next((variables[name] for name in SYSTEM if variables.get(name)), "")
    listed = variables.get("LANGUAGE", "")
    if not listed or system.partition(".")[0] in NO_LANGUAGE:
        return system
    return ",".join(filter(None, [*listed.split(":"), system]))


def _weight(options: str) -> float:
    key, _, value = options.strip().partition("=")
    if key.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
