"""What an editor shows about the public names. `make doctest` runs the examples."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

import happycity
from happycity import bots, cards, lab


@pytest.mark.parametrize("module", [happycity, lab, cards, bots], ids=lambda module: module.__name__)
def test_every_public_function_has_an_example(module: ModuleType) -> None:
    functions = {name: getattr(module, name) for name in module.__all__}
    functions = {name: value for name, value in functions.items() if inspect.isfunction(value)}
    assert [name for name, value in functions.items() if ">>> " not in (value.__doc__ or "")] == []


def test_every_method_of_a_game_has_an_example() -> None:
    methods = inspect.getmembers(happycity.Game, callable)
    public = [(name, method) for name, method in methods if not name.startswith("_")]
    assert [name for name, method in public if ">>> " not in (method.__doc__ or "")] == []
