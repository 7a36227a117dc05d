"""The server's commands: `serve`, and `happycity` without a command. Each imports what it needs when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from happycity.cli.options import LOCALE, Database
from happycity.cli.translate import examples
from happycity.i18n import text

Host = Annotated[
    str | None, typer.Option("--host", metavar="ADDRESS", help=text("serve-option-host", LOCALE))
]
Port = Annotated[
    int | None,
    typer.Option("--port", metavar="PORT", min=0, max=65535, help=text("serve-option-port", LOCALE)),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, max=64, help=text("serve-option-workers", LOCALE)),
]
Lan = Annotated[bool | None, typer.Option("--lan", help=text("serve-option-lan", LOCALE))]
Hosts = Annotated[
    str | None, typer.Option("--hosts", metavar="HOSTS", help=text("serve-option-hosts", LOCALE))
]
Origin = Annotated[
    str | None, typer.Option("--origin", metavar="URL", help=text("serve-option-origin", LOCALE))
]
Proxies = Annotated[
    str | None, typer.Option("--proxies", metavar="ADDRESSES", help=text("serve-option-proxies", LOCALE))
]
Metrics = Annotated[
    int | None,
    typer.Option(
        "--metrics-port", metavar="PORT", min=0, max=65535, help=text("serve-option-metrics", LOCALE)
    ),
]
Logs = Annotated[
    str | None, typer.Option("--log-format", metavar="FORMAT", help=text("serve-option-logs", LOCALE))
]


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("serve", help=text("serve-command", LOCALE), epilog=examples("serve", LOCALE))(serve)
    app.command("site", help=text("site-command", LOCALE), epilog=examples("site", LOCALE))(site)


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=text("site-folder", LOCALE))],
) -> None:
    """Write the game as static files."""
    from happycity.server.http.pages.site import write_site

    print(text("site-written", LOCALE, files=write_site(folder), path=str(folder)))


def play_in_browser() -> None:
    """Run `happycity` without a command: a server on this machine, and a browser that shows it."""
    from happycity.server.ops import browser
    from happycity.server.ops.config import Config

    browser.play_in_browser(Config.from_environment(host="127.0.0.1"))


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    workers: Workers = None,
    lan: Lan = None,
    hosts: Hosts = None,
    origin: Origin = None,
    proxies: Proxies = None,
    metrics_port: Metrics = None,
    log_format: Logs = None,
) -> None:
    """Run the server."""
    from happycity.server.ops.config import Config
    from happycity.server.ops.serve import run

    run(
        Config.from_environment(
            host=host, port=port, database=database, workers=workers, lan=lan, hosts=hosts, origin=origin,
            proxies=proxies, metrics_port=metrics_port, log_format=log_format,
        )
    )  # fmt: skip
