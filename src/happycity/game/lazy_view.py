"""A view that is built when it is read: many bots only look at the legal actions, and building it takes longest."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import TYPE_CHECKING

from happycity.game.state import build_state, count_unseen

if TYPE_CHECKING:
    from happycity.game.codec import Codec
    from happycity.game.options import Options
    from happycity.rules.table import Table

UNSEEN = "unseen"


class LazyView(dict[str, object]):
    """A `View` of a table as it is now. `unseen`, the dearest part, is counted only when it is asked for."""

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

    # Whatever looks at the dictionary as a whole sees all of it.

    def get(self, key: str, default: object = None) -> object:
        return super(LazyView, self._complete()).get(key, default)

    def __contains__(self, key: object) -> bool:
        return super(LazyView, self._complete()).__contains__(key)

    def __iter__(self) -> Iterator[str]:
        return super(LazyView, self._complete()).__iter__()

    def __len__(self) -> int:
        return super(LazyView, self._complete()).__len__()

    def __eq__(self, other: object) -> bool:
        return super(LazyView, self._complete()).__eq__(other)

    __hash__ = None  # like any dictionary

    def __repr__(self) -> str:
        return super(LazyView, self._complete()).__repr__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return super(LazyView, self._complete()).keys()

    def values(self) -> ValuesView[object]:  # type: ignore[override]
        return super(LazyView, self._complete()).values()

    def items(self) -> ItemsView[str, object]:  # type: ignore[override]
        return super(LazyView, self._complete()).items()

    def copy(self) -> dict[str, object]:
        return dict(self.items())

    def __reduce__(self) -> tuple[type[dict[str, object]], tuple[dict[str, object]]]:
        """Copies and pickles are plain dictionaries."""
        return dict, (self.copy(),)
