### American English: only what differs from British English (en-GB).

## Setup

rule-S1 = Two to five people play. One of them takes the First Player card (Prem’s in the French and British boxes) and is the first player for the whole game; turns go around clockwise, always to the left. At a table whoever was last in another city begins (in the other editions, the happiest person). In this program the player in the first seat begins; the seats are drawn by lot or chosen before the game.
rule-S2 = The 66 buildings, two copies each of 33, are sorted by cost into three decks: deck 1 holds those that cost 1 to 3 coins (28 cards), deck 2 those that cost 4 or 5 (20 cards), and deck 3 those that cost 6 to 9 (18 cards). Each deck is shuffled by itself and lies face down. The backs show everybody how many cards of each color a deck holds. Deck 1: 12 yellow, 8 blue, 4 purple, 2 orange, 2 green. Deck 2: 6 yellow, 6 blue, 4 purple, 4 orange. Deck 3: 12 orange, 4 blue, 2 green.
rule-S3-title = The residence piles
rule-S3 = There are three piles of residences: houses, apartment buildings, and high rises. Each pile has one card fewer than there are players.
rule-S4-title = The bonus buildings
rule-S4 = Two more bonus buildings than there are players are drawn at random and laid out with their conditions showing. They come from the pack of the chosen mode: 18 cards in family mode, 38 in expert mode. None are added later; the rest stay in the box.
rule-S5 = Every player gets 2 coins and a Happy Market, the first card of the city. In family mode its white side is used: it has no color and an income of 1. Happy Markets that nobody needs stay in the box.

## The round

rule-B3 = You may discard one face-up building from the building supply. (On the very first turn of the game there is none.) It goes face down on the discard pile of its own deck, and nobody may look through a discard pile.
rule-B4-title = Step 2: refill the building supply
rule-B4 = You must bring the building supply back to three face-up cards. Draw them one by one, each from any deck you like; you see each card before you choose the deck of the next.
rule-B6 = You must do exactly one of three things: buy a face-up building from the building supply, buy a residence, or buy nothing and take 1 coin from the bank.
rule-B9-title = Step 4: claim a bonus building
rule-B9 = After buying, or taking a coin, you may claim a bonus building on offer if your city now meets its conditions. It goes into your next slot with its name showing. The conditions are minimum numbers of cards of certain colors; how long the city has had them does not matter.
rule-B10-title = Only one bonus building
rule-B10 = Each player may claim only one bonus building in the whole game. Nobody has to claim one just because the conditions are met.
rule-B11-title = Bonus buildings in the city
rule-B11 = The income of a bonus building counts from the next income phase onward; its citizens and hearts count at the end. { -ruling } Bonus buildings have no color.

## End and score

rule-E1 = As soon as a city gets its tenth card, bonus buildings included, the round is played to its end, so that everybody has had the same number of turns. Then the game is over.
rule-E2 = No city ever gets an eleventh card, not even a bonus building.
rule-E3 = The happiness of a city is the number of its citizens multiplied by the number of its hearts. Each crossed-out symbol takes one away. The rulebooks advise green cards for citizens and orange ones for hearts. { -ruling } The arithmetic is done exactly as written, even when a number is negative: two numbers below zero give points above zero.
rule-E5 = Citizens and hearts are added instead of multiplied. { -ruling } Effects on points then work on that sum.
rule-E6 = A city with Happy Market, Shoe Store, School, House, Museum, Movie Studios, Steelworks, High Rise, Spa, and Zoo has 5 citizens and 9 − 1 hearts: 5 × 8 = 40 points. Likewise 7 citizens and 7 − 1 hearts make 42 points, and 2 citizens and 3 hearts make 6. A player with Happy Market, Shoe Store, School, and House who buys the Museum may claim the Movie Studios. A player with one blue and two green cards may claim the Dragon Park-n-Ride.

## Expert mode

rule-X1-title = The expert bonus buildings
rule-X1 = The 38 expert bonus buildings take the place of those of family mode. 37 of them are printed cards, a few with titles of our own; the Rainbow Fountain is ours and stands in for the one card that no source shows.
rule-X2-title = Colored Happy Markets
rule-X2 = The five Happy Markets lie on the table with their colored sides up, one of each color. When the bonus buildings have been revealed, each player chooses one: first the last player, who sits to the right of the first player, then the others counterclockwise, and the first player last. It counts as a card of its color for conditions and has an income of 1.
rule-X3-title = Neighbors
rule-X3 = Your neighbors are the opponents directly to your left and to your right. With four or five players some opponents are not neighbors. { -ruling } With two players both neighbors are the one opponent, who counts once.
rule-X6 = Counts and comparisons look at the table as it is at that moment; effects “at the end” look at the final scoring. A colored Happy Market is a card of its color for every count: the American rulebook treats it as one building of that kind.
rule-X7 = What a card does at once happens when it is claimed.
rule-X9 = { -ruling } When the last turn is over, Corgzilla’s gift of that turn included, these follow in order: the Sphinx’s choices in seat order; the coins of the Arcades; the incomes, with what Sphinx and Great Pyramid copy; citizens and hearts; their product or sum; Japanese Garden or Concert Hall. There is no further income, Louvre, or Versailles.
rule-X10 = The Port makes blue cards 3 coins cheaper, the Airport green ones, the Train Station orange ones. A price never falls below 0. { -ruling } The price of a card is reduced only once, and residences are included.
rule-X11 = Buildings from the building supply cost you 1, 4, or 6 coins, by the deck they come from: 1, 2, or 3. It changes neither residences nor cards from the fourth deck.
rule-X13 = Each time a neighbor actually pays 4 coins or more for a card, after all reductions, you take 1 coin from the bank. A Stop-Zilla token handed over counts as 2 coins paid. { -ruling } It is one coin per purchase, however expensive.
rule-X14 = Your income is 3 higher while, without these 3, it is strictly the lowest at the table. The bonus buildings of the others count in this comparison. { -ruling } If two Barbers are in effect, because of a Sphinx, all incomes are compared without any Barber’s 3.
rule-X16 = Your income is 1 higher for each different color among the cards placed before the Billiards. A multicolor card gives only one of its colors. { -ruling } The colors are assigned in the way that gives the most.
rule-X17 = Your income is 1 higher for each pair of a heart and a citizen in your city. Crossed-out symbols are taken off first. With 4 hearts and 4 − 1 citizens it is 3; with 3 hearts and 2 citizens it is 2. { -ruling } There are never fewer than 0 pairs.
rule-X18 = Income for cards in your city: 3 for each purple card with the Bowling Alley, 1 for each blue card with the Sushi Bar, and 2 for each green card with the Bakery.
rule-X21 = The Drone Tower has 2 hearts. When it is claimed, every player takes 1 coin at once, its owner too.
rule-X26 = The Statue of Liberty has 4 hearts. The last card in your city is discarded at once, and the statue takes its slot; that card may be the very one that met the condition. If the last card is covered, it stays, and the building before it goes. { -ruling } A building goes to the discard pile of its deck; a residence or a card from the fourth deck leaves the game. Tokens gained and monsters moved by the discarded card are not undone. Because it adds no card, even a city of ten may claim the statue.
rule-X27 = It copies the income and the symbols of the card placed just before it, but not its color. If that card is destroyed, there is nothing to copy.
rule-X28 = At the end it copies the income and the symbols of a neighbor’s card in the same slot: as your ninth card it copies a ninth card. It never copies a bonus building, and never a color. { -ruling } If both neighbors have such a card, it is the one that gives you more points, and the left one if they give the same. A covered card is still the card in its slot: it can be the one, and gives nothing.
rule-X29 = At the end you choose an opponent’s bonus building to copy, or draw one of those left in the box without seeing it first. If there is none to copy, you must draw. Only its effect is copied, the side with the name, as if it stood in the Sphinx’s slot. { -ruling } A covered bonus building cannot be copied, and a covered Sphinx does nothing. What a card does when it is claimed, or “from now on”, is past: a Statue of Liberty gives 4 hearts and discards nothing, a Drone Tower gives 2 hearts, a Concert Hall only takes points away. An Arcade pays its coins at the end.
rule-X30 = Look at the cards to the left, to the right, above, and below it in the grid of two rows of five; slots 5 and 6 do not touch. If two of them share a color, it has a heart and a citizen; if three share one color, two hearts and a citizen.
rule-X31 = If the two cards in the slots after it share a color, it has 3 hearts, otherwise 1. { -ruling } It also has 1 if fewer than two cards follow it.
rule-X33 = Stonehenge has a citizen for each blue card, the Leaning Tower a heart for each yellow card, in the city of one neighbor. { -ruling } It is the neighbor who gives you more points. Machu Picchu has a citizen for each orange card of your left neighbor.
rule-X34 = The Wind Turbine has a heart for each green card in your city. The Onion-Dome Cathedral has 3 hearts if your city has no orange card. The Parthenon has 4 citizens if your city has no green card.
rule-X35 = It has 3 hearts if at the final scoring your income is strictly below that of both neighbors, their bonus buildings included; otherwise 1.
rule-X38 = A card of ours: it has 2 hearts and 2 citizens if your city has all five colors, otherwise 1 heart and 1 citizen. Here a multicolor card counts for all its colors.

## The Grozilla expansion

rule-G1 = Grozilla works with both family and expert mode. Its 20 multicolor buildings, one copy of each, are shuffled together with its 5 monsters into a fourth deck, with costs from 0 to 9. You draw from it as from the others, but it is never rebuilt. { -ruling } What is discarded from it is out of the game.
rule-G2 = There are 15 Stop-Zilla tokens, 3 of each color. { -ruling } There is one monster of each color: every token shows one.
rule-G3 = A monster that is drawn while refilling the building supply goes, with its figure, in front of the city of whoever drew it, not into a slot. Its effect holds as long as it stays there. The player goes on drawing.
rule-G4 = After a purchase, take a token for each color of which the new card is the third or the sixth in your city, if a token of that color is left. A multicolor card can give several. A colored Happy Market counts, a bonus building never does. { -ruling } If a city gets there a second time after a destruction, it gains a token again.
rule-G5 = Next, if the monster in front of your city has a color in common with the card you bought, it moves to your left neighbor. A monster that covers a building never moves.
rule-G6 = Whoever receives a monster, from the deck or from the right, and holds a token of its color must spend that token and pass the monster to the left at once, before anything is destroyed. It may travel on in the same way. { -ruling } It may go full circle, back to where it started.
rule-G9 = If a second monster comes to a city, the first one at once destroys a building, which the city’s owner chooses: the monster covers it until the end of the game. A covered building has no name, no effect, and no color, but its slot stays filled; the monster’s effect goes on. Play stops for this choice, whoever’s turn it is, and then continues. { -ruling } Any card that is not covered may be chosen, including the Happy Market and the bonus building; losing it does not allow another bonus building. If there is no such card, the first monster leaves the game.
rule-G10-title = Multicolor cards
rule-G10 = A multicolor card counts for all its colors, including for opponents’ effects and for lower prices. The exception is claiming a bonus building: at that moment each card counts for one of its colors, which you choose. In the printed example the Skatepark earns a blue and an orange token and allows the Parthenon, but not the Japanese Garden: a multicolor card is one card only, and the Garden asks for six cards where the city has five.
rule-G11 = A destroyed building still counts toward the ten cards of a city.
rule-G12 = While Grozilla (green) visits a city, its owner skips step 1. Poulpzilla (purple) lowers that player’s income by 1. With Corgzilla (orange) that player gives an opponent a coin from the bank at the end of each of their own turns. Catzilla (blue) takes away one citizen, Pioupiouzilla (yellow) one heart. All this holds at all times, in front of the city or on top of a building. { -ruling } Corgzilla’s one coin, Catzilla’s one citizen, and Pioupiouzilla’s one heart are numbers of our own, and so are all colors except Grozilla’s green. A monster drawn in step 2 forbids step 1 from that player’s next turn. Income is never below 0.

## What the editions disagree on

rule-L1 = The French and British box has 140 cards: 66 buildings, 5 Happy Markets, 12 residences, 18 family and 38 expert bonus buildings, and the First Player card. The Polish box has 139, with 9 residences and 40 expert cards. In the Polish edition a residence pile therefore never has more than 3 cards; the expert cards are those of our catalog. All other editions follow the French box.
rule-L2 = British English says inhabitants, dwellings, special buildings, and central area for citizens, residences, bonus buildings, and building supply. The British summary says that the round ends when a city has ten cards; it means the last round as described here (R-E1).
