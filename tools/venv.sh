#!/bin/sh
# Make the virtual environment, unless it is there and still fits (`make` calls this each time): tools/venv.sh FOLDER
# Its scripts name the folder that it was made in, and its libraries belong to one Python. So after a move or an upgrade
# of Python it is made again. What pyvenv.cfg tells is enough to see that. Somebody's link to another one is left alone.
set -eu
python=${PYTHON:-python3}
folder=$1
told=$folder/pyvenv.cfg
here=$(pwd -P)

fits() {
    [ -e "$folder/.made" ] || return 1
    [ ! -h "$folder" ] || return 0
    version=$("$folder/bin/python" -V 2>/dev/null | sed -n 's/^Python \([0-9]*\.[0-9]*\)\..*/\1/p')
    [ -n "$version" ] && grep -qsF "version = $version." "$told" && grep -qsF -e "--clear $here/$folder" "$told"
}

fits || {
    tools/need.sh python
    echo "Making the virtual environment $folder"
    "$python" -m venv --clear "$folder"
    touch "$folder/.made"
}
