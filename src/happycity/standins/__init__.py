"""Stand-ins for packages that some platforms lack: Pyodide has neither librt nor mypy_extensions.

`offer` makes the folder beside this file the last place where imports look: an installed package always comes first.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

FOLDER: Final = str(Path(__file__).parent)
NAMES: Final = frozenset({"librt", "mypy_extensions"})


class StandIns:
    """Finds a stand-in for a package that nobody else has found."""

    @classmethod
    def find_spec(
        cls, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a stand-in; the import system calls this."""
        return PathFinder.find_spec(name, [FOLDER]) if name in NAMES else None


def offer() -> None:
    """Let imports find the stand-ins from now on."""
    if StandIns not in sys.meta_path:
        sys.meta_path.append(StandIns)
