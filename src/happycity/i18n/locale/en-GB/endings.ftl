### The end of a game and its review. Loaded when a game is nearly over.
### $name, $names, $winners: people, or lists of them. $points, $coins, $place: numbers.


## Review. $cost, $before, $after, $chance: texts such as “41%”. $action, $best: actions as in a menu.

review-costly = The costliest decisions
review-line = Round { $round }. { $name }: “{ $action }”. Better: “{ $best }”.
review-line-you = Round { $round }. You: “{ $action }”. Better: “{ $best }”.
review-cost = This lowered { $name }’s chance of winning by { $cost } ({ $before } → { $after }).
review-cost-you = This cost you { $cost } of your chance of winning ({ $before } → { $after }).
review-played = played
review-better = better
review-next = { $name } now plays “{ $action }”.
review-next-you = You now play “{ $action }”.
review-instead = Better: “{ $best }”.
review-well = Nothing better was found.
review-chances = Chances of winning: { $chances }.
review-chance-of = { $name } { $chance }
review-total =
    { $name }: { $good } of { $decisions } decisions matched the best; the others cost { $cost } wins in all.
review-moves = Moves
ending-keep = Keep it in my games
ending-kept = In my games: watch it
ending-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ending-win = You have built the happiest city: { amount-points }!
ending-shared = You share the win with { $names }: { amount-points }!
ending-lost =
    { $count ->
        [one] { $winners } wins with { amount-points }.
       *[other] { $winners } share the win with { amount-points }.
    } You finish { ending-place } with { $own }.
ending-tie = Tied on points: { $names }. The coins left over broke the tie.
ending-series = Game { $game }. Wins so far: { $tally }.
ending-asked = { $name } would like to play again.
ending-begun = The next game has begun.
ending-join = Join in
ending-decline = No, thanks
ending-to-table = To the table
ending-review = What could I have done better?
ending-challenge = Challenge a friend
ending-both = Both cities side by side
ending-day = City of the day: how it went
ending-install = Add the game to your home screen?
ending-install-yes = Install
ending-install-no = Don’t ask again