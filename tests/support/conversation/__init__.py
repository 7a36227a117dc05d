"""Whole conversations with a server, recorded from one build and held against another.

Only what a user sees is used: the command line, HTTP, WebSockets, and the two databases. Nothing here imports the
program, so no change of its insides can break the comparison.
"""
