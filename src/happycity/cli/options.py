"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from happycity.cli import completion
from happycity.i18n import detect_locale, text

LOCALE: Final = detect_locale()

Mode = Annotated[
    str,
    typer.Option(
        "--mode", "-m", metavar="MODE", autocompletion=completion.modes, help=text("cli-option-mode", LOCALE)
    ),
]
Grozilla = Annotated[bool, typer.Option("--grozilla", "-g", help=text("cli-option-grozilla", LOCALE))]
Scoring = Annotated[
    str,
    typer.Option(
        "--scoring",
        metavar="WAY",
        autocompletion=completion.scorings,
        help=text("cli-option-scoring", LOCALE),
    ),
]
Edition = Annotated[
    str,
    typer.Option(
        "--edition",
        metavar="EDITION",
        autocompletion=completion.editions,
        help=text("cli-option-edition", LOCALE),
    ),
]
Cards = Annotated[
    list[str] | None, typer.Option("--cards", metavar="FILE", help=text("cli-option-cards", LOCALE))
]
AsJson = Annotated[bool, typer.Option("--json", help=text("cli-option-as-json", LOCALE))]
Database = Annotated[
    str | None, typer.Option("--database", metavar="DATABASE", help=text("serve-option-database", LOCALE))
]
