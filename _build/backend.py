"""The build backend: setuptools, with a core compiled by mypyc wherever a C compiler works.

`pip install .` gives the compiled core. Without a working compiler, or with HAPPYCITY_PURE=1, the same sources
make a pure wheel (py3-none-any) that plays the same game more slowly. HAPPYCITY_PURE=0 insists on the compiled
core and fails without a compiler; HAPPYCITY_OPT=0..3 sets the compiler's optimisation (3).

Everything is built in a throw-away copy of the tree: no build folder, egg-info or extension module is ever left
among the sources, where a stale one would hide later edits.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from compiled_core import compiled_files, project
from setuptools import build_meta

from web import build_client, client_missing

NO_SOURCES = (
    ".*_cache",
    ".git",
    ".hypothesis",
    ".venv*",
    "*.egg-info",
    "*.pyc",
    "*.so",
    "*.pyd",
    "__pycache__",
    "node_modules",
)
MADE_HERE = ("build", "dist")
"""What a copy of the tree leaves out: anywhere, and in the topmost folder."""

PROBE = "#include <Python.h>\nint happycity_probe(void) { return PY_MAJOR_VERSION; }\n"

SETUP = "from compiled_core import setup_core\n\nsetup_core()\n"
"""The setup script of a compiled build. It exists in the throw-away copy only, since it is of no use elsewhere."""

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Ask for mypy only where there is a C compiler to feed, for Node only where the client is not built yet."""
    ours = project(Path.cwd())
    return [*ours["build"], *(ours["compiler"] if _core_wanted() else []), *_node(ours)]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """An sdist is a copy of the sources and holds the built client, so that its users need no Node."""
    return _node(project(Path.cwd()))


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """Write the metadata, which is the same for both kinds of wheel."""
    target = os.path.abspath(metadata_directory)
    with _workshop():
        return str(build_meta.prepare_metadata_for_build_wheel(target, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the platform wheel with the compiled core, or the pure one."""
    target = os.path.abspath(wheel_directory)
    compiled = _core_wanted()
    with _workshop() as tree:
        _furnish(tree)
        if compiled:
            tree.joinpath("setup.py").write_text(SETUP)
        return str(build_meta.build_wheel(target, config_settings))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the source archive (MANIFEST.in says what is in it); needs no git metadata."""
    target = os.path.abspath(sdist_directory)
    with _workshop() as tree:
        if client_missing(tree):
            build_client(tree)
        return str(build_meta.build_sdist(target, config_settings))


def _node(ours: Mapping[str, Any]) -> list[str]:
    return list(ours["web"]) if client_missing(Path.cwd()) else []


def compiler_trouble() -> str | None:
    """Why no extension module can be built here, or None if one can: really compiles and links a tiny one."""
    if sys.implementation.name != "cpython":
        return f"mypyc does not support {sys.implementation.name}"
    from distutils import ccompiler, errors, sysconfig

    with tempfile.TemporaryDirectory(prefix="happycity-probe-") as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            headers = [sysconfig.get_python_inc(), sysconfig.get_python_inc(plat_specific=True)]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=headers)
            compiler.link_shared_object(objects, str(Path(folder, "probe.out")))
        except (errors.CCompilerError, errors.DistutilsError, OSError) as error:
            return str(error)
    return None


def _core_wanted() -> bool:
    """Compile? A missing compiler means no, said aloud; HAPPYCITY_PURE overrules."""
    pure = os.environ.get("HAPPYCITY_PURE", "")
    if pure not in ("", "0") or not compiled_files(Path.cwd()):
        return False
    trouble = compiler_trouble()
    if trouble and pure == "0":
        raise SystemExit(f"HAPPYCITY_PURE=0 asks for the compiled core, but no C compiler works: {trouble}")
    if trouble:
        print(
            f"happycity: no working C compiler ({trouble}); building the slower pure wheel", file=sys.stderr
        )
    return trouble is None


@contextmanager
def _workshop() -> Iterator[Path]:
    """Work in a copy of the tree, and throw it away."""
    root = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="happycity-build-") as folder:
        tree = Path(folder, "tree")
        shutil.copytree(root, tree, ignore=partial(_left_behind, str(root)), symlinks=True)
        os.chdir(tree)
        try:
            yield tree
        finally:
            os.chdir(root)


def _left_behind(root: str, folder: str, names: list[str]) -> set[str]:
    """Which entries of a folder are no sources."""
    unwanted = shutil.ignore_patterns(*NO_SOURCES, *(MADE_HERE if folder == root else ()))(folder, names)
    return set(unwanted)


def _furnish(tree: Path) -> None:
    """Make what a wheel holds besides the sources: messages in their compiled form, and the browser client."""
    if client_missing(tree):
        build_client(tree)
    subprocess.run([sys.executable, "tools/compile_messages.py"], cwd=tree, check=True)
