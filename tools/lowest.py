"""Test the server with the lowest versions that pyproject.toml allows (`make lowest`).

They are installed into .venv-lowest, beside what the tests need. What pip refuses to install together is a wrong claim,
and so is what a test fails with.
"""

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv-lowest"
LOWEST = re.compile(r"([\w.-]+)(\[[\w,]+\])?\s*>=\s*([\w.]+)")
TESTING = ("pytest", "pytest-asyncio", "pytest-rerunfailures", "pytest-timeout", "hypothesis", "httpx2")
TESTS = (
    "tests/store",
    "tests/server/test_attacks.py",
    "tests/server/test_serve.py",
)


def requirements() -> list[str]:
    """What the program, its server and PostgreSQL need."""
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *extras["play"], *extras["postgres"]]


def lowest(requirement: str) -> str:
    """The lowest version that a requirement allows, under the same conditions.

    >>> lowest("uvicorn>=0.54,<0.55"), lowest("uvloop>=0.20; sys_platform != 'win32'"), lowest("librt==0.16.0")
    ('uvicorn==0.54', "uvloop==0.20; sys_platform != 'win32'", 'librt==0.16.0')
    """
    wanted, semicolon, condition = requirement.partition(";")
    found = LOWEST.match(wanted)
    if found is None:
        return requirement
    return f"{found[1]}{found[2] or ''}=={found[3]}{semicolon}{condition}"


def main() -> None:
    """Install, then test."""
    python = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = "\n".join([*map(lowest, requirements()), *TESTING])
    installed = FOLDER / "installed.txt"
    if not installed.exists() or installed.read_text() != wanted:
        print("Installing the lowest versions", flush=True)
        venv.create(FOLDER, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, *wanted.splitlines()], check=True)
        installed.write_text(wanted)
    command = [str(python), "-m", "pytest", "-p", "no:cacheprovider", "-q", "-m", "not torture", *TESTS]
    environment = {**os.environ, "PYTHONPATH": "src", "EXPECT_CORE": "interpreted"}
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
