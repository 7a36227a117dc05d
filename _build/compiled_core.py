"""Which modules mypyc compiles, and how: the setuptools half of the backend.

The list of modules is `[tool.happycity] compiled` in pyproject.toml, nowhere else. HAPPYCITY_CACHE=folder caches the
extension modules there until one of their sources changes, so that an edit elsewhere does not wait for the C compiler.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from setuptools import Extension

MAX_CACHED_CORES = 4
"""A cache folder drops the oldest beyond these."""

FLAGS = ("-Wno-error", "-fvisibility=hidden", "-fno-semantic-interposition")
"""mypyc asks for -Werror, but another compiler's new warning must not cost anybody the fast core. And it exports
every function, which forbids the compiler to inline one into another unless told that nobody replaces them:
that makes random games 1.6 times as fast."""

INLINING = ("--param", "max-inline-insns-auto=120", "--param", "inline-unit-growth=100")
"""The core is many small functions that call each other for every action; with gcc's usual limits half of them
stay apart. Wider ones make random games faster still, for some seconds more of building; still wider ones take
minutes. Other compilers do not know these flags."""


class Project(TypedDict):
    """The table `[tool.happycity]` of pyproject.toml."""

    compiled: list[str]
    build: list[str]
    compiler: list[str]
    web: list[str]


def project(root: Path) -> Project:
    """Read our own table of pyproject.toml."""
    content = tomllib.loads(root.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    ours: Project = content["tool"]["happycity"]
    return ours


def compiled_files(root: Path) -> list[str]:
    """The modules that mypyc compiles, as paths relative to the tree."""
    paths = {path for pattern in project(root)["compiled"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in paths)


def source_files(root: Path) -> list[Path]:
    """The compiled modules and all that they import from this project: mypy takes types from them."""
    todo = [root / name for name in compiled_files(root)]
    seen: set[Path] = set()
    while todo:
        path = todo.pop()
        if path not in seen:
            seen.add(path)
            todo += _imports(path, root / "src")
    return sorted(seen)


def _imports(path: Path, source: Path) -> list[Path]:
    """The files that a module imports when it is loaded. Imports in functions lend no types to others."""
    files: list[Path | None] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            files += [_module(source, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules = [_module(source, f"{node.module}.{alias.name}") for alias in node.names]
            files += modules if all(modules) else [*modules, _module(source, node.module)]
    return [each for each in files if each is not None]


def _module(source: Path, name: str) -> Path | None:
    """The file of a module of ours."""
    base = source.joinpath(*name.split("."))
    return next((each for each in (base.with_suffix(".py"), base / "__init__.py") if each.is_file()), None)


def fingerprint(root: Path) -> str:
    """A digest of the sources, tools and settings that a compiled core is made from."""
    tools = [sys.version, sysconfig.get_platform(), *project(root)["compiler"]]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "HAPPYCITY_OPT")]
    total = hashlib.sha256("\0".join(tools + settings).encode())
    for path in [Path(__file__), *source_files(root)]:
        total.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:20]


def compile_core(root: Path) -> list[Extension]:
    """Let mypyc write the C code; returns setuptools extensions.

    mypy looks at the compiled modules alone (`silent`) and without our strict settings: those are the linter's
    business, and the libraries that other modules import are not there while building.
    """
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        ["--config-file=", "--follow-imports=silent", *compiled_files(root)],
        opt_level=os.environ.get("HAPPYCITY_OPT", "3"),
        debug_level="0",
        multi_file=False,
        group_name="happycity_core",
    )
    flags = [] if os.name == "nt" else [*FLAGS, *(INLINING if accepts(INLINING) else ())]
    for extension in extensions:
        extension.extra_compile_args += flags
    return extensions


def accepts(flags: tuple[str, ...]) -> bool:
    """Does the compiler accept these flags without a warning?"""
    from distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    program = getattr(compiler, "compiler_so", None)
    if not program:
        return False
    with tempfile.TemporaryDirectory(prefix="happycity-flags-") as folder:
        source = Path(folder, "flags.c")
        source.write_text("int happycity_flags(void) { return 0; }\n")
        command = [*program, "-Werror", *flags, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def setup_core() -> None:
    """Run setuptools' setup with the compiled core: called by the setup script in the temporary tree."""
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    root = Path.cwd()
    cache = os.environ.get("HAPPYCITY_CACHE")
    cached = Path(cache, fingerprint(root)) if cache else None
    hit = cached is not None and cached.is_dir()

    class BuildExt(build_ext):  # type: ignore[misc,unused-ignore]
        """Compile, or copy from the cache."""

        def run(self) -> None:
            places = {
                extension.name: Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions
            }
            if cached and hit:
                for name, place in places.items():
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(cached / name, place)
            else:
                super().run()
            if cached and not hit:
                _store(places, cached)

    extensions = (
        [Extension(path.name, []) for path in cached.iterdir()] if cached and hit else compile_core(root)
    )
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildExt})


def _store(modules: dict[str, Path], cached: Path) -> None:
    """Put extension modules into the cache, atomically by a rename, and drop the oldest."""
    cached.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix="new-", dir=cached.parent))
    for name, path in modules.items():
        shutil.copy2(path, new / name)
    new.rename(cached)
    entries = sorted(cached.parent.iterdir(), key=lambda path: path.stat().st_mtime)
    for path in entries[:-MAX_CACHED_CORES]:
        shutil.rmtree(path, ignore_errors=True)
