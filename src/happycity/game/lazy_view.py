"""A view that is built when it is read: many bots only look at the legal actions, and building it takes longest."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Final

from happycity.game.state import build_state, count_unseen

if TYPE_CHECKING:
    from happycity.game.codec import Codec
    from happycity.game.options import Options
    from happycity.rules.table import Table

UNSEEN: Final = "unseen"
WHOLE: Final = (
    "__contains__", "__delitem__", "__eq__", "__iter__", "__len__", "__ne__", "__repr__", "__reversed__",
    "get", "items", "keys", "pop", "popitem", "setdefault", "values",
)  # fmt: skip
"""The methods that look at a dictionary as a whole: they see a complete view."""


class LazyView(dict[str, object]):
    """A `View` of a table as it is now. `unseen`, the most expensive part, is counted only when it is asked for."""

    def __init__(self, table: Table, codec: Codec, options: Options) -> None:
        super().__init__(you=int(table.seat))
        self._table = table.copy()
        self._codec = codec
        self._options = options
        self._built = False

    def _build(self) -> None:
        if not self._built:
            self._built = True
            super().update(build_state(self._table, self._codec, self._options))

    def _complete(self) -> LazyView:
        self._build()
        if not super().__contains__(UNSEEN):
            self[UNSEEN] = count_unseen(self._table, self._codec)
        return self

    def __missing__(self, key: str) -> object:
        if key == UNSEEN:
            self[UNSEEN] = count_unseen(self._table, self._codec)
        elif self._built:
            raise KeyError(key)
        self._build()
        return self[key]

    def copy(self) -> dict[str, object]:
        return dict(self.items())

    def __reduce__(self) -> tuple[type[dict[str, object]], tuple[dict[str, object]]]:
        """Copies and pickles are plain dictionaries."""
        return dict, (self.copy(),)


def _on_the_whole(name: str) -> Callable[[LazyView, *tuple[object, ...]], object]:
    """A method of dictionaries that completes the view first."""
    method = getattr(dict, name)

    @wraps(method)
    def complete_and_call(view: LazyView, *arguments: object) -> object:
        return method(view._complete(), *arguments)

    return complete_and_call


for each in WHOLE:
    setattr(LazyView, each, _on_the_whole(each))
