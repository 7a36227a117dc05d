"""Choose a reader's language from a request or from the environment."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

from happycity.i18n.bundle import DEFAULT
from happycity.i18n.locales import language

OWN = "HAPPYCITY_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LANGUAGE = ("C", "POSIX")


def rank_locales(requested: str | Iterable[str]) -> list[str]:
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


def choose_locale(requested: str | Iterable[str], available: Sequence[str]) -> str:
    """The available locale that fits best, or the default."""
    for requested_locale in rank_locales(requested):
        exact = [locale for locale in available if locale.lower() == requested_locale.lower()]
        kin = [locale for locale in available if language(locale) == language(requested_locale)]
        if exact or kin:
            return (exact or kin)[0]
    return DEFAULT


def environment_locale(environment: Mapping[str, str] | None = None) -> str:
    """The locale of the environment: our own variable first, then the usual ones.

    As everywhere on Unix, LANGUAGE (a list with colons) refines the others, unless they select no language.
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
