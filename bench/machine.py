"""A few lines about the machine that figures were measured on."""

import os
import platform
import shlex
import subprocess
from importlib.metadata import version
from pathlib import Path


def cpu() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def compiler() -> str:
    """The C compiler's first line about itself."""
    try:
        command = [*shlex.split(os.environ.get("CC", "cc")), "--version"]
        run = subprocess.run(command, check=False, capture_output=True, text=True)
    except OSError:
        return "no C compiler"
    return run.stdout.partition("\n")[0]


def description() -> str:
    """What a reader needs to judge the figures by."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"{cpu()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {platform.system()} {platform.release()}\n"
        f"{python}, mypyc runtime librt {version('librt')}; {compiler()}"
    )
