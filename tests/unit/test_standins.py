"""The stand-ins for librt and mypy_extensions against the real ones: every operation, every type, wrong types and ranges."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mypy_extensions
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt import vecs as real
from mypy_extensions import i16, i32, i64, u8
from packaging.requirements import Requirement

from happycity.standins import mypy_extensions as our_types
from happycity.standins.librt import vecs as ours

SOURCES = Path(__file__).resolve().parents[2] / "src"


class Card:
    """Something that a vec may hold."""


CARDS = [Card(), Card(), Card()]
ITEMS: dict[Any, list[Any]] = {
    i64: [0, 1, -1, 2**63 - 1, -(2**63), True],
    i32: [0, 1, -1, 2**31 - 1, -(2**31)],
    i16: [0, 1, -1, 2**15 - 1, -(2**15)],
    u8: [0, 1, 255],
    float: [0.0, 1.5, -2.0, 3, float("inf")],
    bool: [True, False],
    str: ["a", "", "żółw"],
    str | None: ["a", None],
    Card: CARDS,
    object: [1, "a", CARDS[0]],
}  # fmt: skip
"""What a vec of each type may hold."""
ODD = [
    2**63,
    -(2**63) - 1,
    2**31,
    -(2**31) - 1,
    2**15,
    -(2**15) - 1,
    256,
    300,
    -1,
    1.0,
    "a",
    None,
    CARDS[0],
    [1],
    2**100,
]
"""What some vecs refuse."""
INDEXES: list[Any] = [0, 1, -1, 2, -3, 5, -6, True, 1.0, "a", None]
SLICES = [
    slice(None),
    slice(1, None),
    slice(0, 2),
    slice(5, 1),
    slice(None, None, -1),
    slice(-2, None),
    slice(None, None, 2),
]


def plain(value: Any) -> Any:
    """A value without the type of its vecs."""
    if isinstance(value, tuple):
        return tuple(plain(each) for each in value)
    is_vec = type(value).__name__.startswith(("vec", "array", "ObjectList", "list"))
    return ["vec", *map(plain, value)] if is_vec else value


def outcome(operation: Callable[..., Any], vecs: Any, *arguments: Any) -> Any:
    """What an operation returns, or the type of its error."""
    try:
        value = plain(operation(vecs, *arguments))
    except Exception as error:  # noqa: BLE001 - compared
        return type(error)
    return value, type(value)


def agree(operation: Callable[..., Any], *arguments: Any) -> None:
    """Both vecs do the same."""
    assert outcome(operation, ours, *arguments) == outcome(operation, real, *arguments)


@pytest.mark.parametrize("item", ITEMS)
def test_a_vec_takes_the_same_items(item: Any) -> None:
    for value in [*ITEMS[item], *ODD]:
        if item is u8 and isinstance(value, float):
            continue  # librt raises a SystemError
        agree(lambda vecs, value: vecs.vec[item]([value]), value)
        agree(lambda vecs, value: vecs.append(vecs.vec[item](ITEMS[item]), value), value)
        agree(lambda vecs, value: vecs.extend(vecs.vec[item](ITEMS[item]), [value]), value)
        agree(lambda vecs, value: vecs.remove(vecs.vec[item](ITEMS[item]), value), value)
        agree(lambda vecs, value: value in vecs.vec[item](ITEMS[item]), value)

        agree(put, item, value)


def put(vecs: Any, item: Any, value: Any) -> Any:
    items = vecs.vec[item](ITEMS[item])
    items[1] = value
    return items


@pytest.mark.parametrize("item", ITEMS)
def test_a_vec_has_the_same_places(item: Any) -> None:
    for index in INDEXES:
        agree(lambda vecs, index: vecs.vec[item](ITEMS[item])[index], index)
        agree(lambda vecs, index: vecs.pop(vecs.vec[item](ITEMS[item]), index), index)
        agree(lambda vecs, index: vecs.vec[item](ITEMS[item]).__setitem__(index, ITEMS[item][0]), index)
    for part in SLICES:
        agree(lambda vecs, part: vecs.vec[item](ITEMS[item])[part], part)
        agree(lambda vecs, part: vecs.vec[item](ITEMS[item]).__setitem__(part, ITEMS[item]), part)
    agree(lambda vecs: vecs.pop(vecs.vec[item]()))
    agree(lambda vecs: vecs.pop(vecs.vec[item](ITEMS[item])))


@pytest.mark.parametrize("item", ITEMS)
def test_a_slice_is_a_copy(item: Any) -> None:
    def copy(vecs: Any) -> Any:
        items = vecs.vec[item](ITEMS[item])
        other = items[:]
        other[0] = ITEMS[item][1]
        return items, other

    agree(copy)


@pytest.mark.parametrize("item", ITEMS)
def test_a_vec_counts_walks_and_compares_the_same(item: Any) -> None:
    agree(lambda vecs: len(vecs.vec[item](ITEMS[item])))
    agree(lambda vecs: bool(vecs.vec[item]()))
    agree(lambda vecs: list(vecs.vec[item](ITEMS[item])))
    agree(lambda vecs: vecs.vec[item](ITEMS[item]) == vecs.vec[item](ITEMS[item]))
    agree(lambda vecs: vecs.vec[item](ITEMS[item]) != vecs.vec[item](ITEMS[item][1:]))
    agree(lambda vecs: vecs.vec[item](ITEMS[item]) == tuple(ITEMS[item]))
    agree(lambda vecs: hash(vecs.vec[item](ITEMS[item])))
    agree(lambda vecs: isinstance(vecs.vec[item](ITEMS[item]), vecs.vec[u8]))
    agree(lambda vecs: isinstance(vecs.vec[item](), vecs.vec))
    agree(lambda vecs: isinstance(ITEMS[item], vecs.vec[i64]))


@pytest.mark.parametrize("source", [(), range(3), iter([1, 2]), (1, 2), [], 3, None, "ab", ["a"]])
def test_a_vec_is_made_from_the_same_things(source: Any) -> None:
    held = list(source) if hasattr(source, "__next__") else source
    agree(lambda vecs: vecs.vec[i64](held))
    agree(lambda vecs: vecs.vec[i64](held, capacity=9))
    agree(lambda vecs: vecs.extend(vecs.vec[i64]([7]), held))


@pytest.mark.parametrize("item", [int, 1, "i64", None, list[int], int | str, (i64, i64)])
def test_the_same_types_are_refused(item: Any) -> None:
    agree(lambda vecs: vecs.vec[item])


def test_a_vec_without_a_type_cannot_be_made() -> None:
    agree(lambda vecs: vecs.vec([1]))
    agree(lambda vecs: vecs.vec())


def test_vecs_of_vecs() -> None:
    def nest(vecs: Any) -> Any:
        return list(vecs.vec[vecs.vec[i64]]([vecs.vec[i64]([1, 2]), vecs.vec[i64]()]))

    assert [list(each) for each in nest(ours)] == [list(each) for each in nest(real)]
    agree(lambda vecs: vecs.vec[vecs.vec[i64]]([[1]]))
    agree(lambda vecs: vecs.vec[vecs.vec[i64]]([vecs.vec[i32]([1])]))


def test_a_type_has_one_class() -> None:
    agree(lambda vecs: vecs.vec[i64] is vecs.vec[i64])
    assert ours.vec[i64].__name__ == real.vec[i64].__name__
    assert ours.vec[str].__name__ == "vec[str]"


Step = tuple[str, int, int]


@given(
    st.lists(st.integers(-5, 5), max_size=6),
    st.lists(
        st.tuples(
            st.sampled_from(["append", "pop", "remove", "put", "extend", "slice"]),
            st.integers(-7, 7),
            st.one_of(st.integers(-6, 6), st.integers(-(2**64), 2**64)),
        ),
        max_size=12,
    ),
)
def test_any_series_of_operations_gives_the_same_vec(start: list[int], steps: list[Step]) -> None:
    def walk(vecs: Any) -> list[Any]:
        items = vecs.vec[i64](start)
        seen: list[Any] = []
        for what, place, value in steps:
            try:
                items = perform(vecs, items, what, place, value)
                seen.append(list(items))
            except (IndexError, ValueError, OverflowError) as error:
                seen.append(type(error))
        return seen

    assert walk(ours) == walk(real)


def perform(vecs: Any, items: Any, what: str, place: int, value: int) -> Any:
    match what:
        case "append":
            return vecs.append(items, value)
        case "pop":
            return vecs.pop(items, place)[0]
        case "remove":
            return vecs.remove(items, value)
        case "extend":
            return vecs.extend(items, [place, value])
        case "slice":
            return items[place:]
        case _:
            items[place] = value
            return items


MACHINE_INTEGERS = ("i64", "i32", "i16", "u8")
NUMBERS: list[tuple[Any, ...]] = [
    (), (0,), (-1,), (2**63 - 1,), (2**63,), (-(2**63) - 1,), (2**31,), (256,), (2**100,), (True,), (2.9,), (-2.9,),
    ("12",), (" -7 ",), ("ff", 16), ("0b11", 0), ("12", 1), (12, 10), ("x",), ("",), (None,), ([1],), (float("inf"),),
    (float("nan"),), ("1", None), (1, 2, 3),
]  # fmt: skip
"""What a machine integer is made of, and what it refuses."""


@pytest.mark.parametrize("name", MACHINE_INTEGERS)
def test_a_machine_integer_is_made_of_the_same_things_and_wraps_as_little(name: str) -> None:
    ours, real = getattr(our_types, name), getattr(mypy_extensions, name)
    for arguments in NUMBERS:
        made = [outcome(lambda kind, *given: kind(*given), kind, *arguments) for kind in (ours, real)]
        assert made[0] == made[1], arguments
    assert ours(x=300) == real(x=300) == 300, "only the compiler gives it a width"
    assert ours("z", base=36) == real("z", base=36)


@pytest.mark.parametrize("name", MACHINE_INTEGERS)
def test_the_same_values_are_machine_integers(name: str) -> None:
    ours, real = getattr(our_types, name), getattr(mypy_extensions, name)
    for value in (0, -1, 2**100, True, 1.0, "1", None, ours, [1]):
        assert isinstance(value, ours) is isinstance(value, real), value
    assert (ours.__name__, isinstance(ours, type)) == (real.__name__, isinstance(real, type))


def test_a_mark_for_the_compiler_changes_nothing() -> None:
    for mark in (our_types.mypyc_attr, mypy_extensions.mypyc_attr):
        assert mark(allow_interpreted_subclasses=True)(Card) is Card
        assert mark("anything", native_class=False)(Card) is Card


def test_every_name_that_the_package_takes_from_either_is_there() -> None:
    taken = {"librt.vecs": ours, "mypy_extensions": our_types}
    for path in (SOURCES / "happycity").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in taken:
                for name in node.names:
                    assert hasattr(taken[node.module], name.name), (path, name.name)
            elif isinstance(node, ast.Import):
                assert not any(each.name.startswith(("librt", "mypy_ext")) for each in node.names), path


PLAY = """
import json, sys
sys.path.append(sys.argv[1])
from happycity import Game, Options
from happycity.bots import make
import librt.vecs
records = []
for mode, grozilla in (("family", False), ("expert", False), ("family", True), ("expert", True)):
    game = Game(Options(players=3, mode=mode, grozilla=grozilla), seed=5)
    while not game.over:
        legal = [str(action) for action in game.legal()]
        game.play(make("easy" if len(game.actions) < 12 else "greedy", seed=len(game.actions)).decide(game.view(game.seat), legal))
    records.append(game.record())
print(json.dumps({"librt": librt.vecs.__file__, "records": records}))
"""


def test_a_platform_without_librt_plays_the_same_games(tmp_path: Path) -> None:
    """Without its site packages, Python finds no librt; the package brings its own."""
    tmp_path.joinpath("happycity").symlink_to(SOURCES / "happycity")
    games = {}
    for name, flags in (("without", ["-I", "-S"]), ("with", ["-I"])):
        command = [sys.executable, *flags, "-c", PLAY, str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        games[name] = json.loads(done.stdout)
    assert "standins" in games["without"]["librt"]
    assert "standins" not in games["with"]["librt"]
    assert games["without"]["records"] == games["with"]["records"]


PLATFORMS = [
    ("cpython", "linux", "x86_64", True),
    ("cpython", "linux", "aarch64", True),
    ("cpython", "darwin", "arm64", True),
    ("cpython", "win32", "AMD64", True),
    ("cpython", "linux", "riscv64", False),
    ("cpython", "linux", "armv7l", False),
    ("cpython", "emscripten", "wasm32", False),
    ("pypy", "linux", "x86_64", False),
]


@pytest.mark.parametrize(("implementation", "system", "machine", "expected"), PLATFORMS)
def test_librt_is_required_only_where_it_has_a_wheel(
    implementation: str, system: str, machine: str, expected: bool
) -> None:
    project = tomllib.loads(SOURCES.with_name("pyproject.toml").read_text(encoding="utf-8"))["project"]
    librt = next(each for each in map(Requirement, project["dependencies"]) if each.name == "librt")
    platform = {"implementation_name": implementation, "sys_platform": system, "platform_machine": machine}
    assert librt.marker is not None
    assert librt.marker.evaluate(platform) is expected
