#!/bin/sh
# Make sure that the machine has what a target needs beyond Python packages:
# tools/need.sh python|compiler|browser|postgres|helpers
# As root on Debian it is installed; elsewhere one sentence says what is missing.
set -eu
python=${PYTHON:-python3}

debian_install() { # packages...
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    echo "Installing $* with apt-get."
    { apt-get install -y -q "$@" || { apt-get update -q && apt-get install -y -q "$@"; }; } >/dev/null 2>&1
}

need_python() {
    command -v "$python" >/dev/null 2>&1 || {
        echo "Happy City needs Python 3.11 or newer; there is no '$python' here (make PYTHON=/path/to/python3)." >&2
        exit 1
    }
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
        echo "Happy City needs Python 3.11 or newer; '$python' is $("$python" -V) (make PYTHON=/path/to/python3)." >&2
        exit 1
    }
    "$python" -c 'import ensurepip, venv' 2>/dev/null || debian_install python3-venv || {
        echo "Python's venv module is missing; install it first (Debian and Ubuntu: apt-get install python3-venv)." >&2
        exit 1
    }
}

compiler_works() {
    .venv/bin/python - <<'PROBE' >/dev/null 2>&1
import sys
sys.path.insert(0, "_build")
from backend import compiler_problem
sys.exit(compiler_problem() is not None)
PROBE
}

need_compiler() {
    compiler_works || { debian_install gcc libc6-dev python3-dev && compiler_works; } || {
        echo "A C compiler with Python's headers is needed for this (Debian and Ubuntu: apt-get install gcc python3-dev)." >&2
        exit 1
    }
}

need_browser() {
    command -v chromium >/dev/null 2>&1 || debian_install chromium || {
        echo "The browser tests need Chromium as 'chromium' (Debian: apt-get install chromium)." >&2
        exit 1
    }
}

need_postgres() {
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || debian_install postgresql || {
        echo "The tests of several server processes need PostgreSQL's server (Debian: apt-get install postgresql)." >&2
        exit 1
    }
}

# One test each: people may do without them and are told so, CI may not.
need_helpers() {
    for helper in nginx strace; do
        PATH=$PATH:/usr/sbin command -v "$helper" >/dev/null 2>&1 || debian_install "$helper" || {
            echo "The test that needs $helper will be skipped (Debian: apt-get install $helper)." >&2
            [ "${CI:-}" != true ] || exit 1
        }
    done
}

case "$1" in
python) need_python ;;
compiler) need_compiler ;;
browser) need_browser ;;
postgres) need_postgres ;;
helpers) need_helpers ;;
*) echo "usage: tools/need.sh python|compiler|browser|postgres|helpers" >&2; exit 2 ;;
esac
