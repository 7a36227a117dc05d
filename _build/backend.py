"""The build backend: setuptools, with a core compiled by mypyc if a C compiler works.

`pip install .` gives the compiled core. Without a working compiler, or with HAPPYCITY_PURE=1, the same sources
make a pure wheel (py3-none-any) that plays the same game more slowly. HAPPYCITY_PURE=0 requires the compiled
core and fails without a compiler; HAPPYCITY_OPT=0..3 sets the compiler's optimisation (3).

Everything is built in a temporary copy of the tree: no build folder, egg-info or extension module is left among the
sources, where a stale one would hide later edits.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - pip calls the backend before it knows which Python we need
    raise SystemExit(f"Happy City needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import tomllib

from compiled_core import Project, compiled_files, project
from package_page import write_package_page
from setuptools import build_meta

from web import build_client, client_missing

NOT_SOURCES = (
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
BUILD_FOLDERS = ("build", "dist")
"""A copy of the tree leaves these out: the first anywhere, the second in the topmost folder."""

PROBE = "#include <Python.h>\nint happycity_probe(void) { return PY_MAJOR_VERSION; }\n"

SETUP = "from compiled_core import setup_core\n\nsetup_core()\n"
"""The setup script of a compiled build, only needed in the temporary copy."""

Settings = Mapping[str, object] | None
"""What pip's `--config-settings` hands to a backend; passed on to setuptools."""


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Require mypy only where a C compiler works, and Node only where the client is not built yet."""
    ours = project(Path.cwd())
    return [*ours["build"], *(ours["compiler"] if _should_compile() else []), *_node(ours)]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Require Node: an sdist holds the built client, so that its users need none."""
    return _node(project(Path.cwd()))


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """Write the metadata, which is the same for both kinds of wheel."""
    target = os.path.abspath(metadata_directory)
    with _temporary_tree():
        return str(build_meta.prepare_metadata_for_build_wheel(target, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the platform wheel with the compiled core, or the pure one."""
    target = os.path.abspath(wheel_directory)
    compiled = _should_compile()
    with _temporary_tree() as tree:
        _generate_files(tree)
        if compiled:
            tree.joinpath("setup.py").write_text(SETUP)
        return str(build_meta.build_wheel(target, config_settings))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the source archive (MANIFEST.in says what is in it); needs no git metadata."""
    target = os.path.abspath(sdist_directory)
    with _temporary_tree() as tree:
        if client_missing(tree):
            build_client(tree)
        return str(build_meta.build_sdist(target, config_settings))


def _node(ours: Project) -> list[str]:
    return list(ours["web"]) if client_missing(Path.cwd()) else []


def has_librt() -> bool:
    """Is librt among the dependencies here? The compiled core cannot run without it."""
    from packaging.requirements import Requirement

    path = Path(__file__).resolve().parent.parent / "pyproject.toml"
    dependencies = tomllib.loads(path.read_text(encoding="utf-8"))["project"]["dependencies"]
    found = next(each for each in map(Requirement, dependencies) if each.name == "librt")
    return found.marker is None or found.marker.evaluate()


def compiler_problem() -> str | None:
    """Why no extension module can be built here, or None: compiles and links a tiny one to find out."""
    if sys.implementation.name != "cpython":
        return f"mypyc does not support {sys.implementation.name}"
    if not has_librt():
        return f"librt has no wheel for {sys.platform} on {platform.machine()}"
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


def _should_compile() -> bool:
    """Should the core be compiled? Without a compiler not, with a message; HAPPYCITY_PURE overrides."""
    pure = os.environ.get("HAPPYCITY_PURE", "")
    if pure not in ("", "0") or not compiled_files(Path.cwd()):
        return False
    problem = compiler_problem()
    if problem and pure == "0":
        raise SystemExit(f"HAPPYCITY_PURE=0 asks for the compiled core, but no C compiler works: {problem}")
    if problem:
        print(
            f"happycity: no working C compiler ({problem}); building the slower pure wheel", file=sys.stderr
        )
    return problem is None


@contextmanager
def _temporary_tree() -> Iterator[Path]:
    """Work in a temporary copy of the tree."""
    root = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="happycity-build-") as folder:
        tree = Path(folder, "tree")
        shutil.copytree(root, tree, ignore=partial(_ignored_names, str(root)), symlinks=True)
        write_package_page(tree)
        os.chdir(tree)
        try:
            yield tree
        finally:
            os.chdir(root)


def _ignored_names(root: str, folder: str, names: list[str]) -> set[str]:
    """The entries of a folder that are not sources."""
    unwanted = shutil.ignore_patterns(*NOT_SOURCES, *(BUILD_FOLDERS if folder == root else ()))(folder, names)
    return set(unwanted)


def _generate_files(tree: Path) -> None:
    """Generate what a wheel holds besides the sources: compiled messages and the browser client."""
    if client_missing(tree):
        build_client(tree)
    subprocess.run([sys.executable, "tools/compile_messages.py"], cwd=tree, check=True)
