"""TypedDict, from where pydantic can read it: `typing_extensions` before Python 3.12.

The library itself needs neither. Without `typing_extensions` the standard class serves; only pydantic would miss it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

__all__ = ["TypedDict"]

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    try:
        from typing_extensions import TypedDict
    except ImportError:
        from typing import TypedDict
