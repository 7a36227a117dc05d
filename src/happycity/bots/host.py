"""Run someone's Python class as a program bot: `python -m happycity.bots.host my_bot.py MyBot`.

The host speaks the same JSON lines as any program. A class that hangs or crashes the interpreter is stopped like any
other program. What the class prints goes to standard error.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import TYPE_CHECKING, TextIO

from happycity.bots.programs.python_file import load_class
from happycity.errors import HappyCityError

if TYPE_CHECKING:
    from happycity.bots.api import Bot


def serve(path: str, name: str, requests: TextIO, replies: TextIO) -> None:
    """Reply line by line. Every `hello` begins a new game with a new bot."""
    bot: Bot | None = None
    for line in requests:
        message = json.loads(line)
        if "end" in message:
            continue
        try:
            if "hello" in message:
                bot = load_class(path, name)()
                reply = json.dumps({"name": name})
            else:
                assert bot is not None, "no hello"
                reply = json.dumps({"action": bot.decide(message["decide"], message["legal"])})
        except HappyCityError as error:
            reply = json.dumps({"error": str(error)})
        except Exception as error:  # noqa: BLE001 - someone else's code may raise anything
            traceback.print_exc()
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{os.path.basename(place.filename)}:{place.lineno}"
            reply = json.dumps({"error": f"{type(error).__name__}: {error} ({where})"})
        print(reply, file=replies, flush=True)


def main() -> None:
    """Serve the class named on the command line."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # Redirect the file descriptor, not only sys.stdout: libraries and child processes print, too.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # a hang must not swallow the last line
    serve(sys.argv[1], sys.argv[2], sys.stdin, replies)


if __name__ == "__main__":
    main()
