"""Options that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from happycity.cli import completion
from happycity.i18n import detect_locale, text

if TYPE_CHECKING:
    from happycity.schema.game import Record

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
Trust = Annotated[bool, typer.Option("--trust", help=text("cli-option-trust", LOCALE))]
AsJson = Annotated[bool, typer.Option("--json", help=text("cli-option-as-json", LOCALE))]
Database = Annotated[
    str | None, typer.Option("--database", metavar="DATABASE", help=text("serve-option-database", LOCALE))
]


def read_saved(file: str, trust: bool) -> Record:
    """The saved game in a file. With `--trust`, its pack may run its own Python file."""
    from happycity.files import read_record

    record = read_record(file)
    pack = record.get("pack")
    if trust and isinstance(pack, dict) and isinstance(pack.get("content"), str):
        from happycity.cards.packs import trust_pack

        trust_pack(pack["content"])
    return record
