"""Other people's bots in Python: `my_bot.py:MyBot` is the class MyBot in that file."""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING

from happycity.errors import BadOptions
from happycity.paths import expand_path

if TYPE_CHECKING:
    from happycity.bots.api import Bot
    from happycity.bots.programs.program import ProgramBot


def load_class(path: str, name: str) -> type[Bot]:
    """Import a file and return a class from it. Raises BadOptions with the reason."""
    file = expand_path(path).resolve()
    if not file.is_file():
        raise BadOptions("no-bot-file", path=path)
    spec = importlib.util.spec_from_file_location(f"happycity_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses and pickle look for it
    sys.path.insert(0, str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # someone else's code may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise BadOptions("bad-bot-file", path=file.name, reason=reason) from error
    finally:
        sys.path.remove(str(file.parent))
    bot_class = getattr(module, name, None)
    if not (isinstance(bot_class, type) and callable(getattr(bot_class, "decide", None))):
        raise BadOptions("no-bot-class", path=file.name, name=name)
    return bot_class


def host_class(path: str, name: str, *, ms: int) -> ProgramBot:
    """Run the class in a process of its own, which can be killed when it hangs."""
    from happycity.bots.programs.program import ProgramBot  # the host process does not need it

    if not expand_path(path).is_file():
        raise BadOptions("no-bot-file", path=path)
    command = [sys.executable, "-m", "happycity.bots.host", path, name]
    return ProgramBot(command, f"{path}:{name}", ms)
