"""Errors of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.errors import HappyCityError

if TYPE_CHECKING:
    from pathlib import Path


class StoreError(HappyCityError):
    """The database cannot be used: it is newer than this program, or another process holds it."""


def file_unreadable(file: Path, error: OSError) -> StoreError:
    """The error for a file that cannot be read."""
    return StoreError("file-unreadable", file=str(file), reason=error.strerror or type(error).__name__)


def file_unwritable(file: Path, error: OSError) -> StoreError:
    """The error for a file that cannot be written."""
    return StoreError("file-unwritable", file=str(file), reason=error.strerror or type(error).__name__)
