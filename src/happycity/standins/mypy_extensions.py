"""A stand-in for mypy_extensions: the machine integers of the core, which are plain integers without a compiler.

Like the real ones they do not wrap: only the compiler gives them a width. `tests/unit/test_standins.py` compares both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

NO_BASE = object()


class MachineInteger(type):
    """A type whose instances are all integers, and whose call converts to one."""

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, int)

    def __call__(cls, x: int | float | str = 0, base: object = NO_BASE) -> int:
        return int(x) if base is NO_BASE else int(x, base)  # type: ignore[call-overload]  # int() refuses it


class i64(metaclass=MachineInteger):
    """Signed, 64 bits."""


class i32(metaclass=MachineInteger):
    """Signed, 32 bits."""


class i16(metaclass=MachineInteger):
    """Signed, 16 bits."""


class u8(metaclass=MachineInteger):
    """Unsigned, 8 bits."""


Decorated = TypeVar("Decorated")


def mypyc_attr(*_names: str, **_options: object) -> Callable[[Decorated], Decorated]:
    """Mark a class for the compiler; without one, nothing."""

    def unchanged(decorated: Decorated) -> Decorated:
        return decorated

    return unchanged
