"""Effect pieces of a pack's own Python file.

Such a file runs with all rights of whoever starts it. It therefore runs only after `trust` has been given for exactly
this text, by `load_catalogue(..., trust=True)`, by `Game.from_record(..., trust=True)` or by `--trust`. Servers and
browsers never give it.
"""

from __future__ import annotations

import ast
import hashlib
import string
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Final, NoReturn, Protocol, runtime_checkable

from happycity.cards.pieces import PIECES, Piece
from happycity.cards.tables import KEBAB, LANGUAGE, MAX_ID, MAX_LANGUAGES
from happycity.errors import BadPack

REQUIRED_LANGUAGE: Final = "en-GB"
"""Every piece has a sentence in it; other languages fall back on it."""
MAX_SENTENCE: Final = 300
MAX_DETAIL: Final = 200
RESERVED_PARAMS: Final = frozenset({"piece"})

READERS: Final = frozenset({"number", "numbers", "choice"})
"""The methods of `self.params` that read the parameter of a name."""

_trusted: set[str] = set()
"""Digests of the Python texts that this process may run."""


@dataclass(frozen=True, slots=True, eq=False)
class OwnPiece:
    """A piece of a pack's Python file: its name, parameters and sentence by language, and what makes the effect."""

    name: str
    piece: Piece
    texts: Mapping[str, str]
    make: Callable[[object], object]


@runtime_checkable
class Declares(Protocol):
    """A class that declares a piece: a `happycity.effects.CustomEffect`."""

    def declare(self, file: str) -> OwnPiece: ...


def trust(python: str) -> None:
    """Let this process run a Python text."""
    _trusted.add(_digest(python))


def own_pieces(pack: str, name: str, python: str) -> Mapping[str, OwnPiece]:
    """The pieces of a pack's Python file. Raises BadPack if nobody trusts it, or if a piece lacks something."""
    if _digest(python) not in _trusted:
        raise BadPack("pack-untrusted", file=pack, python=name)
    return _read_pieces(name, python)


def _digest(python: str) -> str:
    return hashlib.sha256(python.encode("utf-8", "surrogatepass")).hexdigest()


@lru_cache(maxsize=32)
def _read_pieces(name: str, python: str) -> Mapping[str, OwnPiece]:
    """Run the file once, and check each of its pieces."""
    module = _run(name, python)
    found: dict[str, OwnPiece] = {}
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__ and isinstance(value, Declares):
            own = value.declare(name)
            if own.name in found:
                _refuse(name, own.name, "pack-python-taken")
            _check(name, own)
            _check_reads(name, own, value.__name__, python)
            found[own.name] = own
    if not found:
        raise BadPack("pack-python-empty", file=name)
    return found


def _run(name: str, python: str) -> ModuleType:
    """Run the file as a module of its own; tracebacks show its lines."""
    module = ModuleType(f"happycity_pack_{_digest(python)[:12]}")
    module.__file__ = name
    sys.modules[module.__name__] = module  # dataclasses and type hints look their module up
    try:
        exec(compile(python, name, "exec"), vars(module))
    except Exception as error:  # noqa: BLE001 - somebody else's code may raise anything
        del sys.modules[module.__name__]
        _refuse_failure(name, error)
    return module


def _refuse_failure(name: str, error: Exception) -> NoReturn:
    """Say where in the file an error arose."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == name]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    detail = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    raise BadPack("pack-python-failed", file=name, line=line or 0, detail=detail[:MAX_DETAIL]) from error


def _check(file: str, own: OwnPiece) -> None:
    """Refuse what a card or a reader could not use."""
    if len(own.name) > MAX_ID or not KEBAB.fullmatch(own.name):
        _refuse(file, own.name, "pack-python-name", longest=MAX_ID)
    if own.name in PIECES:
        _refuse(file, own.name, "pack-python-taken")
    for param in own.piece.params:
        if not KEBAB.fullmatch(param) or param in RESERVED_PARAMS:
            _refuse(file, own.name, "pack-python-param", value=param)
    if REQUIRED_LANGUAGE not in own.texts or len(own.texts) > MAX_LANGUAGES:
        _refuse(file, own.name, "pack-python-text", language=REQUIRED_LANGUAGE)
    for language, sentence in own.texts.items():
        _check_sentence(file, own, language, sentence)


def _check_reads(file: str, own: OwnPiece, owner: str, python: str) -> None:
    """Refuse a class that reads a parameter which its piece does not declare: it would be 0 in every game."""
    for node in ast.parse(python).body:
        if isinstance(node, ast.ClassDef) and node.name == owner:
            for read, line in _reads(node):
                if read not in own.piece.params:
                    _refuse(file, own.name, "pack-python-undeclared", value=read, line=line)


def _reads(owner: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """Every parameter that a class reads by a name in quotation marks, with its line."""
    for call in ast.walk(owner):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        params, reader = call.func.value, call.func.attr
        if not isinstance(params, ast.Attribute) or params.attr != "params":
            continue
        if reader == "colour":
            yield "colour", call.lineno
        elif reader in READERS and call.args and isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value), call.lineno


def _check_sentence(file: str, own: OwnPiece, language: str, sentence: str) -> None:
    """A sentence is one line, and names only what its piece has."""
    known = {*own.piece.params, "gain"}
    if (
        not LANGUAGE.fullmatch(language)
        or not 0 < len(sentence) <= MAX_SENTENCE
        or not sentence.isprintable()
    ):
        _refuse(file, own.name, "pack-python-text", language=language)
    try:
        fields = [(field, form, to) for _, field, form, to in string.Formatter().parse(sentence)]
    except ValueError:
        _refuse(file, own.name, "pack-python-text", language=language)
    for field, form, to in fields:
        if field is not None and (field not in known or form or to):
            _refuse(file, own.name, "pack-python-unknown", value=field, allowed=tuple(sorted(known)))


def _refuse(file: str, piece: str, code: str, **arguments: object) -> NoReturn:
    raise BadPack(code, file=file, piece=piece, **arguments)
