"""What an editor shows about the public names. `make doctest` runs the examples."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

import happycity
from happycity import bots, cards, envs, lab


@pytest.mark.parametrize("module", [happycity, lab, cards, bots, envs], ids=lambda module: module.__name__)
def test_every_public_function_has_an_example(module: ModuleType) -> None:
    functions = {name: getattr(module, name) for name in module.__all__}
    functions = {name: value for name, value in functions.items() if inspect.isfunction(value)}
    assert [name for name, value in functions.items() if ">>> " not in (value.__doc__ or "")] == []


@pytest.mark.parametrize("module", [happycity, lab, cards, bots, envs], ids=lambda module: module.__name__)
def test_every_method_of_a_public_class_has_an_example(module: ModuleType) -> None:
    """Not those of a Protocol, which others write."""
    classes = [value for name in module.__all__ if inspect.isclass(value := getattr(module, name))]
    methods = [
        (each.__name__, name, getattr(value, "__func__", value))
        for each in classes
        if not getattr(each, "_is_protocol", False)
        for name, value in vars(each).items()
        if not name.startswith("_")
    ]
    bare = [
        (owner, name) for owner, name, method in methods if inspect.isfunction(method) and not example(method)
    ]
    assert bare == []


def example(method: object) -> bool:
    return ">>> " in (method.__doc__ or "")


def test_every_method_of_a_game_has_an_example() -> None:
    methods = inspect.getmembers(happycity.Game, callable)
    public = [(name, method) for name, method in methods if not name.startswith("_")]
    assert [name for name, method in public if ">>> " not in (method.__doc__ or "")] == []
