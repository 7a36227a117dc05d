### Puzzles: “What would you play?” Loaded when one of their pages is opened.

error-no-such-puzzle = There is no such puzzle; it may have been removed.

## The page with all puzzles. $rating: a number such as 1500. $solved, $attempts, $tried, $all: numbers.

puzzles-about = Positions from games of strong bots, in each of which one decision is clearly best. Your first try at a puzzle counts for your rating.
puzzles-untried = You have not tried a puzzle yet. Everybody starts at { $rating }.
puzzles-rating = Your rating: { $rating }
puzzles-rating-provisional = Your rating so far: { $rating }
puzzles-solved =
    { $attempts ->
        [one] One puzzle tried, { $solved } solved on the first try.
       *[other] { $attempts } puzzles tried, { $solved } solved on the first try.
    }
puzzles-today = Puzzle of the day
puzzles-today-open = The same for everybody; a new one at midnight (UTC).
puzzles-today-solved = You have solved it. A new one comes at midnight (UTC).
puzzles-today-missed = You have tried it. A new one comes at midnight (UTC).
puzzles-next = Next puzzle
puzzles-kind = Mode
puzzles-kind-all = All modes
puzzles-kind-family = Family
puzzles-kind-expert = Expert
puzzles-kind-grozilla = Expert with Grozilla
puzzles-themes = By theme
puzzles-tried = { $tried } of { $all } tried
puzzles-all-tried = You have tried all of these.

## What a puzzle is about

puzzle-theme-save = Save or spend
puzzle-theme-save-help = Buy now, or take a coin?
puzzle-theme-purchase = Which card?
puzzle-theme-purchase-help = You can afford several; one is right.
puzzle-theme-deny = Deny it to others
puzzle-theme-deny-help = Somebody else is waiting for a card.
puzzle-theme-clear = Discard or keep
puzzle-theme-clear-help = Would a new card help your city?
puzzle-theme-claim = Take or wait
puzzle-theme-claim-help = Only one special building per game: this one, now?
puzzle-theme-finish = Fill the city
puzzle-theme-finish-help = The tenth card ends the game. Is it time?
puzzle-theme-last-round = Last round
puzzle-theme-last-round-help = One turn left to win.
puzzle-theme-monsters = Monsters
puzzle-theme-monsters-help = Spend a token, give way, or send it on?
puzzle-theme-effect = Special powers
puzzle-theme-effect-help = Whose card or income helps you most?

## One puzzle. $best: an action such as “Take 1 coin”. $themes: a list. $before, $after: ratings.

puzzle-question = What would you play?
puzzle-rated = Puzzle rated { $rating }
puzzle-you = You
puzzle-counts = Your first try counts.
puzzle-practice = You have tried this puzzle before, so this one is practice.
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-best-is = Best: { $best }
puzzle-themes = About: { $themes }
puzzle-rating-changed = Your rating: { $before } → { $after }
puzzle-chances = What each choice is worth
puzzle-chances-help = Your chance of winning after it, if everybody plays well from there.
puzzle-yours = Your choice
puzzle-best = Best
puzzle-line = One way to go on
puzzle-line-start = This was the position.
puzzle-again = Try again
puzzle-all = All puzzles
