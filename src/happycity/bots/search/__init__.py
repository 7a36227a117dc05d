"""Searching for good actions: pure and compiled like the rules. No I/O, no clock of its own."""
