"""A progress bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar() -> Iterator[Callable[[int, int], None] | None]:
    """Something to tell how many games are done, and of how many; None where nobody would see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    shown = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    # By itself it would take what is printed meanwhile to its own screen, away from a pipe.
    console = Console(stderr=True)
    with Progress(*shown, console=console, transient=True, redirect_stdout=False) as progress:
        task = progress.add_task("", total=None)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield tell
