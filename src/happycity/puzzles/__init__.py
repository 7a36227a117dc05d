"""Puzzles, "What would you play?": positions in which one decision is clearly best. Pure, but for reading the data.

`lab/puzzles` finds and checks them (`make puzzles`); rooms, server and worker show them and rate who solves them.
"""
