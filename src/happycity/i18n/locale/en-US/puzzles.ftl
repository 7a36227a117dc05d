### Puzzles: only what differs from British English.

puzzle-theme-claim = Claim or wait
puzzle-theme-claim-help = Only one bonus building per game: this one, now?
