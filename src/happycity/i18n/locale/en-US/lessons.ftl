### American English: only what differs from British English (en-GB).


## The coach


## The game on one page

overview-goal-text = Build the happiest city. At the end, multiply your citizens by your hearts: the highest score wins.
overview-claim = If your colors allow it, you may claim a bonus building: it is free, but only one per player.
overview-tip = Raise your income early. Green cards bring citizens, orange ones hearts. No city may have two cards of the same name.
overview-expert-text = Everybody chooses a colored Happy Market, and 38 bonus buildings have powers of their own: at once, always, or at the end.
overview-grozilla-text = A fourth deck holds multicolor buildings and monsters. Buy a card of a monster’s color, or spend a token, and it moves to your left neighbor.
coach-goal =
    { $scoring ->
        [sum] Your points are citizens plus hearts. Fill ten slots, and collect as much of both as you can.
       *[product] Your points are citizens times hearts. Fill ten slots, and keep the two in balance.
    }
coach-income = Income first: a cheap store pays you again every round. Expensive cards can wait until you can afford them.
coach-colours = Green cards bring citizens, orange ones hearts. The marks on a deck show which colors are still in it.
coach-special = { $special } needs only { $needs } more. A bonus building costs nothing but a slot.
coach-balance =
    { $lacks ->
        [hearts] No hearts, no points: anything times 0 is 0. Watch for a card with a heart.
       *[citizens] No citizens, no points: anything times 0 is 0. A House is cheap and brings one.
    }
coach-claim = You meet the conditions of a bonus building! It is free, but you may claim only one per game.
lesson-family-about = A short game with one bot: draw, buy, earn, claim a bonus building, count.
lesson-expert-about = A colored Happy Market, and bonus buildings that do more than count.

## First steps

lesson-family-goal = Welcome, mayor! You hold the First Player card. With ten cards you will build the happiest city: happiness is citizens times hearts. First, three buildings must lie face up in the building supply. You choose a deck for each: deck 1 holds the cheap ones. Draw one.
lesson-family-draw-more = A Shoe Store! The coin in its corner is its cost; the coin below is income, which it pays every round. Draw another cheap card.
lesson-family-draw-deck-2 = The more expensive decks hold better cards. The colored marks on a deck show what is still in it: deck 1 begins with mostly yellow and blue cards, deck 3 with mostly orange ones. Take the third card from deck 2.
lesson-family-buy-first = The Museum has two hearts, but costs 4, and you have 3 coins: 2 to start with and 1 in income. Income first is a good plan: buy the Shoe Store.
lesson-family-income-discard = A new round, and your stores have paid: you have 3 coins. You may discard one face-up card before you refill the building supply. The Library would suit Milo too well: discard it.
lesson-family-refill = Now bring the building supply back to three cards. The Museum is waiting for you; draw something cheap.
lesson-family-dwelling = You do not draw residences: they lie in three piles beside the building supply, each with one card fewer than there are players. A House costs 1 and brings a citizen. Buy it.
lesson-family-draw-towards = Look at the bonus buildings: each needs certain colors, and the ones you have are checked. Your House is green; the Museum will be blue. Refill from deck 2.
lesson-family-hearts = Buy the Museum: two hearts. Hearts without citizens are worth nothing, and the other way around, so build both: green cards are good for citizens, orange ones for hearts.
lesson-family-special = One blue and one green card: the conditions of the Toy Store are met! A bonus building costs nothing but fills a slot, and you may claim only one per game. Claim it: income 2.
lesson-family-happiness = Your income is 4 now, and you already have 1 citizen times 2 hearts: 2 points of happiness. Keep both cards: you want the Hospital.
lesson-family-grow = Buy the Hospital: two citizens at once. Watch your happiness: 3 times 2.

## Expert mode

lesson-expert-draft = In expert mode everybody chooses a colored Happy Market, the last player first. Its color counts for everything. Two are gone; take the green one.
lesson-expert-specials = The bonus buildings have other powers here. Tap one to read what it does. Some work at once, some always, some only at the end. Draw a card.
lesson-expert-neighbours = Some cards look at your neighbors: the players on your left and right. Here that means both of the others. Draw the last card.
lesson-expert-claim = Claim the Joke Shop: three cards, so three coins. A quick start, but it was your only bonus building. Other players wait longer for a better one.

## Grozilla

lesson-grozilla-fourth-deck = With Grozilla there is a fourth deck. It holds buildings of several colors, and monsters. Be brave: draw from it.
lesson-grozilla-multicolour = The Houseboat is blue and green, and counts as both (but as only one of them when you claim a bonus building). Draw from it once more…
lesson-grozilla-monster-here = Catzilla! There is one monster of each color. A monster stands in front of your city until you get rid of it; this one takes away a citizen. Keep drawing, but from deck 1 this time.
lesson-grozilla-chase = Catzilla is blue. Whoever buys a card of a monster’s color chases it to the left neighbor. The Houseboat is partly blue: buy it!
lesson-grozilla-tokens = The third and the sixth card of a color give a Stop-Zilla token. It sends on a monster of its color at once, or counts as 2 coins when you buy. Draw a card, and then the game is yours.
