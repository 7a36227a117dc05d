"""Other people's bots: programs over JSON lines, classes in Python files, and a guard against their faults."""
