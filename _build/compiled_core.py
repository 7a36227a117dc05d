"""Which modules mypyc compiles, and how: the setuptools half of the backend.

The list of modules is `[tool.happycity] compiled` in pyproject.toml, nowhere else. With HAPPYCITY_CACHE=folder
the extension modules are kept there and used again while nothing that they were made from has changed, so that
an edit elsewhere does not wait for the C compiler.
"""

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
from typing import Any

KEPT = 4
"""How many compiled cores a cache folder holds; the oldest go."""


FLAGS = ("-Wno-error", "-fvisibility=hidden", "-fno-semantic-interposition")
"""mypyc asks for -Werror, but another compiler's new warning must not cost anybody the fast core. And it exports
every function, which forbids the compiler to inline one into another unless told that nobody replaces them:
that makes random games 1.6 times as fast."""

INLINING = ("--param", "max-inline-insns-auto=120", "--param", "inline-unit-growth=100")
"""The core is many small functions that call each other for every action; with gcc's usual limits half of them
stay apart. Wider ones make random games faster still, for some seconds more of building; still wider ones take
minutes. Other compilers do not know these words."""


def project(root: Path) -> dict[str, Any]:
    """Our own table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads(root.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    ours: dict[str, Any] = table["tool"]["happycity"]
    return ours


def compiled_files(root: Path) -> list[str]:
    """The modules that mypyc compiles, as paths relative to the tree."""
    found = {path for pattern in project(root)["compiled"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in found)


def files_read(root: Path) -> list[Path]:
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
    """The files that a module imports when it is loaded; what a function imports lends no type to others."""
    found: list[Path | None] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found += [_module(source, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules = [_module(source, f"{node.module}.{alias.name}") for alias in node.names]
            found += modules if all(modules) else [*modules, _module(source, node.module)]
    return [each for each in found if each is not None]


def _module(source: Path, name: str) -> Path | None:
    """The file of a module of ours."""
    base = source.joinpath(*name.split("."))
    return next((each for each in (base.with_suffix(".py"), base / "__init__.py") if each.is_file()), None)


def fingerprint(root: Path) -> str:
    """One number for the sources, the tools and the settings that a compiled core is made from."""
    tools = [sys.version, sysconfig.get_platform(), *project(root)["compiler"]]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "HAPPYCITY_OPT")]
    total = hashlib.sha256("\0".join(tools + settings).encode())
    for path in [Path(__file__), *files_read(root)]:
        total.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:20]


def compile_core(root: Path) -> list[Any]:
    """Let mypyc write the C code; returns setuptools extensions.

    mypy looks at the compiled modules alone (`silent`) and without our strict settings: those are the linter's
    business, and the libraries that other modules import are not there while building.
    """
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--config-file=", "--follow-imports=silent", *compiled_files(root)],
        opt_level=os.environ.get("HAPPYCITY_OPT", "3"),
        debug_level="0",
        multi_file=False,
        group_name="happycity_core",
    )
    flags = [] if os.name == "nt" else [*FLAGS, *(INLINING if accepted(INLINING) else ())]
    for extension in extensions:
        extension.extra_compile_args += flags
    return extensions


def accepted(flags: tuple[str, ...]) -> bool:
    """Does the compiler take these flags without a word?"""
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
    """Run setuptools' setup with the compiled core: what the setup script in the workshop calls."""
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    root = Path.cwd()
    cache = os.environ.get("HAPPYCITY_CACHE")
    kept = Path(cache, fingerprint(root)) if cache else None
    hit = kept is not None and kept.is_dir()

    class BuildExt(build_ext):  # type: ignore[misc,unused-ignore]
        """Compile, or take what was compiled before."""

        def run(self) -> None:
            places = {
                extension.name: Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions
            }
            if kept and hit:
                for name, place in places.items():
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(kept / name, place)
            else:
                super().run()
            if kept and not hit:
                _keep(places, kept)

    extensions = [Extension(path.name, []) for path in kept.iterdir()] if kept and hit else compile_core(root)
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildExt})


def _keep(made: dict[str, Path], kept: Path) -> None:
    """Put extension modules into the cache, all at once by a rename, and let the oldest go."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix="new-", dir=kept.parent))
    for name, path in made.items():
        shutil.copy2(path, new / name)
    new.rename(kept)
    entries = sorted(kept.parent.iterdir(), key=lambda path: path.stat().st_mtime)
    for path in entries[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)
