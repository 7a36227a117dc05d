"""The rules of Happy City, once: pure, typed, compiled. No I/O, no clock, no global randomness."""

from happycity.rules import table

COMPILED = not table.__file__.endswith(".py")
"""Is this the compiled core, or the same source interpreted?"""
