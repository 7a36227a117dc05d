"""The command `happycity`. Its entry point is `happycity.cli.main:main`."""

from happycity.cli.main import main

__all__ = ["main"]
