"""`vec` in pure Python, for platforms without librt.

Numbers are kept in an `array`, which checks types and ranges as librt does and is nearly as fast as a list; everything
else is kept in a list. As with librt, only the vec that `append`, `extend`, `pop` or `remove` returns may be used
afterwards, and not the one that was passed in.

Some of what librt refuses works here: adding, ordering and copying vecs, and any object in a slice of objects. The
package does nothing of the kind. `tests/unit/test_standins.py` compares both, operation by operation.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, Final, get_args

from mypy_extensions import i16, i32, i64, u8

TYPE_CODES: Final[dict[object, str]] = {i64: "q", i32: "i", i16: "h", u8: "B", float: "d"}


class ObjectList(list[object]):
    """A vec of objects: a list that refuses items of another type."""

    __slots__ = ("types",)

    def __init__(self, items: Iterable[object], types: tuple[type, ...]) -> None:
        self.types = types
        super().__init__(map(self._check, items))

    def _check(self, item: object) -> object:
        if not isinstance(item, self.types):
            raise TypeError("invalid item type")
        return item

    def __setitem__(self, index: Any, item: object) -> None:
        if isinstance(index, slice):
            raise TypeError("'slice' object cannot be interpreted as an integer")
        super().__setitem__(index, self._check(item))

    def append(self, item: object) -> None:
        """Add an item."""
        super().append(self._check(item))

    def extend(self, items: Iterable[object]) -> None:
        """Add items."""
        super().extend(map(self._check, items))

    def remove(self, item: object) -> None:
        """Remove the first item of this value."""
        super().remove(self._check(item))


Vec = Any
"""An array or a list."""


class VecType(type):
    """The class of `vec` and of every `vec[T]`. Calling a `vec[T]` makes an array or a list."""

    code: str | None
    """The type code of its arrays; None if it makes lists."""
    types: tuple[type, ...]
    """What its items may be; nothing for `vec` itself."""

    def __getitem__(cls, item: object) -> VecType:
        if item not in _known:
            _known[item] = _parametrise(item)
        return _known[item]

    def __call__(cls, items: Iterable[object] = (), /, capacity: int = 0) -> Vec:
        """A vec of these items. The capacity is a hint to librt and means nothing here."""
        if not cls.types:
            raise TypeError("cannot create 'vec' instances")
        if cls.code is None:
            return ObjectList(items, cls.types)
        return array(cls.code, list(items))

    def __instancecheck__(cls, value: object) -> bool:
        if isinstance(value, array):
            return not cls.types or cls.code == value.typecode
        return isinstance(value, ObjectList) and (not cls.types or cls.types == value.types)


class vec(metaclass=VecType):
    """The type that `vec[T]` stands for. Its instances are arrays and lists."""

    code = None
    types = ()


_known: Final[dict[object, VecType]] = {}


def _parametrise(item: object) -> VecType:
    """Make the class `vec[item]`."""
    if item is int:
        raise ValueError("unsupported type in vec[int] (use i64, i32, i16, or u8)")
    types = get_args(item) if isinstance(item, UnionType) else (item,)
    is_optional = len(types) == 2 and NoneType in types
    if not (len(types) == 1 or is_optional) or not all(isinstance(each, type) for each in types):
        raise TypeError("type object expected in vec[...]")
    name = f"vec[{getattr(item, '__name__', item)}]"
    return VecType(name, (), {"code": TYPE_CODES.get(item), "types": types})


def append(items: Vec, item: object) -> Vec:
    """The vec with one more item."""
    items.append(item)
    return items


def extend(items: Vec, more: Iterable[Any]) -> Vec:
    """The vec with more items."""
    items.extend(more if isinstance(items, list) else array(items.typecode, list(more)))
    return items


def pop(items: Vec, index: int = -1) -> tuple[Vec, object]:
    """The vec without one item, and that item."""
    return items, items.pop(index)


def remove(items: Vec, item: Any) -> Vec:
    """The vec without the first item of this value."""
    if not isinstance(items, list):
        array(items.typecode, [item])  # refuses what is not such a number
    items.remove(item)
    return items
