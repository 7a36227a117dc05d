"""Other people's bots in Python: `my_bot.py:MyBot` is the class MyBot of that file."""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING, Any

from happycity.errors import BadOptions
from happycity.paths import expanded

if TYPE_CHECKING:
    from happycity.bots.program import ProgramBot


def load(path: str, name: str) -> type[Any]:
    """Import a file and find a class in it. Raises BadOptions with the reason."""
    file = expanded(path).resolve()
    if not file.is_file():
        raise BadOptions("no-bot-file", path=path)
    spec = importlib.util.spec_from_file_location(f"happycity_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles look for it there
    sys.path.insert(0, str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadOptions("bad-bot-file", path=file.name, reason=reason) from error
    finally:
        sys.path.remove(str(file.parent))
    found = getattr(module, name, None)
    if not (isinstance(found, type) and callable(getattr(found, "decide", None))):
        raise BadOptions("no-bot-class", path=file.name, name=name)
    return found


def hosted(path: str, name: str, *, ms: int) -> ProgramBot:
    """The class in a process of its own, so that it can be stopped when it hangs."""
    from happycity.bots.program import ProgramBot  # here: the host needs none of it

    if not expanded(path).is_file():
        raise BadOptions("no-bot-file", path=path)
    command = [sys.executable, "-m", "happycity.bots.host", path, name]
    return ProgramBot(command, f"{path}:{name}", ms)
