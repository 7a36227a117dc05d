"""Find puzzles in games of strong bots, and check them (tools/puzzles.py)."""
