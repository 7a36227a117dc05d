"""The balance report: what each card adds to winning, seats, length, money and choices (docs/lab.md)."""
