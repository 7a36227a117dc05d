### The lessons: short scripted games that teach by playing. Each step says why, then what to do.
### The names of cards stand here as cards.ftl has them.


## The coach: short tips in the first rounds of the first game. $needs: a list such as “1 blue”.


## The game on one page, for the help at the table and the rules page

overview-goal = The goal
overview-goal-text = Build the happiest city. At the end, multiply your inhabitants by your hearts: the highest score wins.
overview-round = A round
overview-income = First, everybody collects their income. Then each player in turn takes four steps.
overview-discard = You may discard one face-up building.
overview-draw = Refill to three face-up buildings, from any decks.
overview-buy = Buy one card, or take a coin.
overview-claim = If your colours allow it, you may take a special building: it is free, but only one per player.
overview-end = The end
overview-end-text = When a city has ten cards, the round is played to its end. Then the points are counted.
overview-tip = Raise your income early. Green cards bring inhabitants, orange ones hearts. No city may have two cards of the same name.
overview-expert = Expert mode
overview-expert-text = Everybody chooses a coloured Happy Market, and 38 special buildings have powers of their own: at once, always, or at the end.
overview-grozilla = Grozilla
overview-grozilla-text = A fourth deck holds multicolour buildings and monsters. Buy a card of a monster’s colour, or spend a token, and it moves to your left neighbour.
coach-goal =
    { $scoring ->
        [sum] Your points are inhabitants plus hearts. Fill ten slots, and collect as much of both as you can.
       *[product] Your points are inhabitants times hearts. Fill ten slots, and keep the two in balance.
    }
coach-income = Income first: a cheap shop pays you again every round. Expensive cards can wait until you can afford them.
coach-colours = Green cards bring inhabitants, orange ones hearts. The marks on a deck show which colours are still in it.
coach-special = { $special } needs only { $needs } more. A special building costs nothing but a slot.
coach-balance =
    { $lacks ->
        [hearts] No hearts, no points: anything times 0 is 0. Watch for a card with a heart.
       *[citizens] No inhabitants, no points: anything times 0 is 0. A House is cheap and brings one.
    }
coach-claim = You meet the conditions of a special building! It is free, but you may take only one per game.
lesson-family-title = First steps: the family game
lesson-expert-title = Expert mode
lesson-grozilla-title = Grozilla!
lesson-family-about = A short game with one bot: draw, buy, earn, take a special building, count.
lesson-expert-about = A coloured Happy Market, and special buildings that do more than count.
lesson-grozilla-about = A fourth deck with monsters in it, and how to send them next door.

## First steps

lesson-family-goal = Welcome, mayor! You hold the First Player card. With ten cards you will build the happiest city: happiness is inhabitants times hearts. First, three buildings must lie face up in the central area. You choose a deck for each: deck 1 holds the cheap ones. Draw one.
lesson-family-draw-more = A Shoe Shop! The coin in its corner is its cost; the coin below is income, which it pays every round. Draw another cheap card.
lesson-family-draw-deck-2 = The more expensive decks hold better cards. The coloured marks on a deck show what is still in it: deck 1 begins with mostly yellow and blue cards, deck 3 with mostly orange ones. Take the third card from deck 2.
lesson-family-buy-first = The Museum has two hearts, but costs 4, and you have 3 coins: 2 to start with and 1 in income. Income first is a good plan: buy the Shoe Shop.
lesson-family-income-discard = A new round, and your shops have paid: you have 3 coins. You may discard one face-up card before you refill the central area. The Library would suit Milo too well: discard it.
lesson-family-refill = Now bring the central area back to three cards. The Museum is waiting for you; draw something cheap.
lesson-family-refill-again = One more.
lesson-family-dwelling = You do not draw dwellings: they lie in three piles beside the central area, each with one card fewer than there are players. A House costs 1 and brings an inhabitant. Buy it.
lesson-family-crossed = Milo bought the Factory: it earns coins, but its crossed-out heart counts minus one at the end. You have 4 coins now, enough for the Museum, so keep the cards that are there.
lesson-family-draw-towards = Look at the special buildings: each needs certain colours, and the ones you have are ticked. Your House is green; the Museum will be blue. Refill from deck 2.
lesson-family-hearts = Buy the Museum: two hearts. Hearts without inhabitants are worth nothing, and the other way round, so build both: green cards are good for inhabitants, orange ones for hearts.
lesson-family-special = One blue and one green card: the conditions of the Toy Shop are met! A special building costs nothing but fills a slot, and you may take only one per game. Take it: income 2.
lesson-family-happiness = Your income is 4 now, and you already have 1 inhabitant times 2 hearts: 2 points of happiness. Keep both cards: you want the Hospital.
lesson-family-names = By the way: no city may have two cards of the same name. Draw a cheap card.
lesson-family-grow = Buy the Hospital: two inhabitants at once. Watch your happiness: 3 times 2.

## Expert mode

lesson-expert-draft = In expert mode everybody chooses a coloured Happy Market, the last player first. Its colour counts for everything. Two are gone; take the green one.
lesson-expert-specials = The special buildings have other powers here. Tap one to read what it does. Some work at once, some always, some only at the end. Draw a card.
lesson-expert-at-once = The Joke Shop works at once: a coin for each card in your city. It needs two green cards, and your Happy Market is one of them. Draw another card.
lesson-expert-neighbours = Some cards look at your neighbours: the players on your left and right. Here that means both of the others. Draw the last card.
lesson-expert-second-green = A House is green: your second green card. Buy it.
lesson-expert-claim = Take the Joke Shop: three cards, so three coins. A quick start, but it was your only special building. Other players wait longer for a better one.
lesson-expert-coins = That is expert mode: a plan from the very first turn. From here the game is yours. Keep the cards, then play as you like.

## Grozilla

lesson-grozilla-fourth-deck = With Grozilla there is a fourth deck. It holds buildings of several colours, and monsters. Be brave: draw from it.
lesson-grozilla-multicolour = The Houseboat is blue and green, and counts as both (but as only one of them when you take a special building). Draw from it once more…
lesson-grozilla-monster-here = Catzilla! There is one monster of each colour. A monster stands in front of your city until you get rid of it; this one takes away an inhabitant. Keep drawing, but from deck 1 this time.
lesson-grozilla-go-on = One more card.
lesson-grozilla-chase = Catzilla is blue. Whoever buys a card of a monster’s colour chases it to the left neighbour. The Houseboat is partly blue: buy it!
lesson-grozilla-destroyed = Milo drew a second monster, so the first one had to destroy a building: it covers it until the end of the game. The slot stays filled. Keep the cards.
lesson-grozilla-tokens = The third and the sixth card of a colour give a Stop-Zilla token. It sends on a monster of its colour at once, or counts as 2 coins when you buy. Draw a card, and then the game is yours.
