### The rules in our own words, one message for each number of docs/rules.md, with a title.
### Decisions of ours where the rulebooks are silent begin with { -ruling }.

rule-group-S = Setup
rule-group-B = The round
rule-group-E = End and score
rule-group-X = Expert mode
rule-group-G = The Grozilla expansion
rule-group-L = What the editions disagree on

## Setup

rule-S1-title = Players and the first player
rule-S1 = Two to five people play. One of them takes the First Player card (the Prem’s card of the French and British boxes) and is the first player for the whole game; turns go round clockwise, always to the left. At a table the happiest person begins (in the American edition, whoever was last in another city). In this program the player in the first seat begins; the seats are drawn by lot or chosen before the game.

rule-S2-title = The three building decks
rule-S2 = The 66 buildings, two copies each of 33, are sorted by cost into three decks: deck 1 holds those that cost 1 to 3 coins (28 cards), deck 2 those that cost 4 or 5 (20 cards) and deck 3 those that cost 6 to 9 (18 cards). Each deck is shuffled by itself and lies face down. The backs show everybody how many cards of each colour a deck holds. Deck 1: 12 yellow, 8 blue, 4 purple, 2 orange, 2 green. Deck 2: 6 yellow, 6 blue, 4 purple, 4 orange. Deck 3: 12 orange, 4 blue, 2 green.

rule-S3-title = The dwelling piles
rule-S3 = There are three piles of dwellings: houses, apartment buildings and luxury residences. Each pile has one card fewer than there are players.

rule-S4-title = The special buildings
rule-S4 = Two more special buildings than there are players are drawn at random and laid out with their conditions showing. They come from the pack of the chosen mode: 18 cards in family mode, 38 in expert mode. None are added later; the rest stay in the box.

rule-S5-title = What each player starts with
rule-S5 = Every player gets 2 coins and a Happy Market, the first card of the city. In family mode its white side is used: it has no colour and an income of 1. Happy Markets that nobody needs stay in the box.

rule-S6-title = The bank
rule-S6 = The box has 30 coin pieces, twenty worth 1 and ten worth 5; together they are the bank. { -ruling } The bank never runs out.

## The round

rule-B1-title = Income phase
rule-B1 = A round begins with the income phase: all players take coins from the bank at the same time, as many as their cities show in income. In the first round that is 1 coin each, for the Happy Market. The rulebooks advise raising your income early, so as not to fall behind.

rule-B2-title = Action phase
rule-B2 = Then comes the action phase: beginning with the first player, each player takes one turn, made of steps 1 to 4 in this order.

rule-B3-title = Step 1: discard
rule-B3 = You may discard one face-up building from the central area. (On the very first turn of the game there is none.) It goes face down on the discard pile of its own deck, and nobody may look through a discard pile.

rule-B4-title = Step 2: refill the central area
rule-B4 = You must bring the central area back to three face-up cards. Draw them one by one, each from any deck you like; you see each card before you choose the deck of the next.

rule-B5-title = When a deck is empty
rule-B5 = An empty deck is rebuilt by shuffling its own discard pile. { -ruling } That happens at the moment somebody draws from it, and includes a card discarded in the same turn. A deck that has no discard pile either cannot be drawn from; if no deck can be, the step ends with fewer than three cards face up.

rule-B6-title = Step 3: buy a card or take a coin
rule-B6 = You must do exactly one of three things: buy a face-up building from the central area, buy a dwelling, or buy nothing and take 1 coin from the bank.

rule-B7-title = Paying and placing a card
rule-B7 = To buy a card, pay its cost to the bank and add it to your city. A city has ten slots: 1 to 5 in the upper row from left to right, then 6 to 10 below, filled in that order. A card that costs nothing is bought all the same.

rule-B8-title = No two cards of the same name
rule-B8 = No city may hold two cards of the same name. { -ruling } A card that is covered by a monster or has left the city no longer blocks its name.

rule-B9-title = Step 4: take a special building
rule-B9 = After buying, or taking a coin, you may take a special building on offer if your city now meets its conditions. It goes into your next slot with its name showing. The conditions are minimum numbers of cards of certain colours; how long the city has had them does not matter.

rule-B10-title = Only one special building
rule-B10 = Each player may take only one special building in the whole game. Nobody has to take one just because the conditions are met.

rule-B11-title = Special buildings in the city
rule-B11 = The income of a special building counts from the next income phase onwards; its inhabitants and hearts count at the end. { -ruling } Special buildings have no colour.

## End and score

rule-E1-title = The last round
rule-E1 = As soon as a city gets its tenth card, special buildings included, the round is played to its end, so that everybody has had the same number of turns. Then the game is over.

rule-E2-title = Never an eleventh card
rule-E2 = No city ever gets an eleventh card, not even a special building.

rule-E3-title = Happiness
rule-E3 = The happiness of a city is the number of its inhabitants multiplied by the number of its hearts. Each crossed-out symbol takes one away. The rulebooks advise green cards for inhabitants and orange ones for hearts. { -ruling } The arithmetic is done exactly as written, even when a number is negative: two numbers below zero give points above zero.

rule-E4-title = Who wins
rule-E4 = The happiest city wins. If cities are equally happy, the player with more coins left is ahead; Stop-Zilla tokens are not coins. { -ruling } Players who are still tied share the win.

rule-E5-title = Variant for younger players
rule-E5 = Inhabitants and hearts are added instead of multiplied. { -ruling } Effects on points then work on that sum.

rule-E6-title = Worked examples
rule-E6 = A city with Happy Market, Shoe Shop, School, House, Museum, Film Studios, Steelworks, Luxury Residence, Spa and Zoo has 5 inhabitants and 9 − 1 hearts: 5 × 8 = 40 points. Likewise 7 inhabitants and 7 − 1 hearts make 42 points, and 2 inhabitants and 3 hearts make 6. A player with Happy Market, Shoe Shop, School and House who buys the Museum may take the Film Studios. A player with one blue and two green cards may take the Dragon Park-n-Ride.

## Expert mode

rule-X1-title = The expert special buildings
rule-X1 = The 38 expert special buildings take the place of those of family mode. 37 of them are printed cards, a few with titles of our own; the Rainbow Fountain is ours and stands in for the one card that no source shows.

rule-X2-title = Coloured Happy Markets
rule-X2 = The five Happy Markets lie on the table with their coloured sides up, one of each colour. When the special buildings have been revealed, each player chooses one: first the last player, who sits to the right of the first player, then the others counter-clockwise, and the first player last. It counts as a card of its colour for conditions and has an income of 1.

rule-X3-title = Neighbours
rule-X3 = Your neighbours are the opponents directly to your left and to your right. With four or five players some opponents are not neighbours. { -ruling } With two players both neighbours are the one opponent, who counts once.

rule-X4-title = Effect
rule-X4 = The effect of a card is all of its income and all of its symbols.

rule-X5-title = Income
rule-X5 = Income is everything shown with the income symbol, including what cards such as the Billiards or the Barber add. The coins of the Arcade and the Louvre are not income. { -ruling } Nor are those of the Palace of Versailles.

rule-X6-title = When things are counted
rule-X6 = Counts and comparisons look at the table as it is at that moment; effects “at the end” look at the final scoring. A coloured Happy Market is a card of its colour for every count: the American rulebook treats it as one building of that kind.

rule-X7-title = Effects at once
rule-X7 = What a card does at once happens when it is taken.

rule-X8-title = Order of an income phase
rule-X8 = { -ruling } First the Arcades pay; then the owners of a Louvre choose; then all incomes are worked out together and paid, with what the Louvre adds; last, the Palace of Versailles takes its coins.

rule-X9-title = Order at the end
rule-X9 = { -ruling } When the last turn is over, Corgzilla’s gift of that turn included, these follow in order: the Sphinx’s choices in seat order; the coins of the Arcades; the incomes, with what Sphinx and Great Pyramid copy; inhabitants and hearts; their product or sum; Japanese Garden or Concert Hall. There is no further income, Louvre or Versailles.

rule-X10-title = Port, Airport, Train Station
rule-X10 = The Port makes blue cards 3 coins cheaper, the Airport green ones, the Train Station orange ones. A price never falls below 0. { -ruling } The price of a card is reduced only once, and dwellings are included.

rule-X11-title = Hot Dog Shop
rule-X11 = Buildings from the central area cost you 1, 4 or 6 coins, by the deck they come from: 1, 2 or 3. It changes neither dwellings nor cards from the fourth deck.

rule-X12-title = Undersea Tunnel
rule-X12 = The next card you buy, of whatever kind, costs nothing; this works once. { -ruling } It cannot be saved for later, no tokens may be added to it, and it is used up even by a card that would cost nothing anyway.

rule-X13-title = Castle
rule-X13 = Each time a neighbour actually pays 4 coins or more for a card, after all reductions, you take 1 coin from the bank. A Stop-Zilla token handed over counts as 2 coins paid. { -ruling } It is one coin per purchase, however expensive.

rule-X14-title = Barber
rule-X14 = Your income is 3 higher while, without these 3, it is strictly the lowest at the table. The special buildings of the others count in this comparison. { -ruling } If two Barbers are in effect, because of a Sphinx, all incomes are compared without any Barber’s 3.

rule-X15-title = Escape Room
rule-X15 = Your income is 2 higher while no other player has fewer yellow cards than you.

rule-X16-title = Billiards
rule-X16 = Your income is 1 higher for each different colour among the cards placed before the Billiards. A multicolour card gives only one of its colours. { -ruling } The colours are assigned in the way that gives the most.

rule-X17-title = Organic Market
rule-X17 = Your income is 1 higher for each pair of a heart and an inhabitant in your city. Crossed-out symbols are taken off first. With 4 hearts and 4 − 1 inhabitants it is 3; with 3 hearts and 2 inhabitants it is 2. { -ruling } There are never fewer than 0 pairs.

rule-X18-title = Bowling Alley, Sushi Bar, Bakery
rule-X18 = Income for cards in your city: 3 for each purple card with the Bowling Alley, 1 for each blue card with the Sushi Bar, 2 for each green card with the Bakery.

rule-X19-title = Concert Hall
rule-X19 = You take twice your city’s income at once, and the usual income continues. At the end you lose as many points as your income, after the multiplication: an income of 7 costs you 7 points.

rule-X20-title = Joke Shop
rule-X20 = You take 1 coin at once for each card in your city, the Joke Shop included. A covered building and the monster on it are one card.

rule-X21-title = Drone Tower
rule-X21 = The Drone Tower has 2 hearts. When it is taken, every player takes 1 coin at once, its owner too.

rule-X22-title = Arcade
rule-X22 = Before each income phase you take 2 coins if you have at least one coin; on the same condition once more before the final scoring. These coins are not income.

rule-X23-title = Palace of Versailles
rule-X23 = After each income phase you take 1 coin from the opponent who has the most coins, or from each of them if several have equally many. { -ruling } These coins are not income, and nobody goes below 0 coins.

rule-X24-title = Louvre
rule-X24 = In each of the next two income phases you also gain as many coins as the income of an opponent, whom you choose each time; a Barber’s 3 is part of it where it applies. These coins are not income. { -ruling } Phases that are never played are lost.

rule-X25-title = Big Ben
rule-X25 = When you buy nothing you take 8 coins instead of 1. (The 8 is our reading of a blurred digit.)

rule-X26-title = Statue of Liberty
rule-X26 = The Statue of Liberty has 4 hearts. The last card in your city is discarded at once, and the statue takes its slot; that card may be the very one that met the condition. If the last card is covered, it stays, and the building before it goes. { -ruling } A building goes to the discard pile of its deck; a dwelling or a card from the fourth deck leaves the game. Tokens gained and monsters moved by the discarded card are not undone. Because it adds no card, even a city of ten may take the statue.

rule-X27-title = Art Gallery
rule-X27 = It copies the income and the symbols of the card placed just before it, but not its colour. If that card is destroyed, there is nothing to copy.

rule-X28-title = Great Pyramid
rule-X28 = At the end it copies the income and the symbols of a neighbour’s card in the same slot: as your ninth card it copies a ninth card. It never copies a special building, and never a colour. { -ruling } If both neighbours have such a card, it is the one that gives you more points, and the left one if they give the same. A covered card is still the card in its slot: it can be the one, and gives nothing.

rule-X29-title = Sphinx
rule-X29 = At the end you choose an opponent’s special building to copy, or draw one of those left in the box without seeing it first. If there is none to copy, you must draw. Only its effect is copied, the side with the name, as if it stood in the Sphinx’s slot. { -ruling } A covered special building cannot be copied, and a covered Sphinx does nothing. What a card does when it is taken, or “from now on”, is past: a Statue of Liberty gives 4 hearts and discards nothing, a Drone Tower gives 2 hearts, a Concert Hall only takes points away. An Arcade pays its coins at the end.

rule-X30-title = Golden Gate Bridge
rule-X30 = Look at the cards to the left, to the right, above and below it in the grid of two rows of five; slots 5 and 6 do not touch. If two of them share a colour, it has a heart and an inhabitant; if three share one colour, two hearts and an inhabitant.

rule-X31-title = Great Wall
rule-X31 = If the two cards in the slots after it share a colour, it has 3 hearts, otherwise 1. { -ruling } It also has 1 if fewer than two cards follow it.

rule-X32-title = Burger Bar, Maya Pyramid
rule-X32 = The Burger Bar has 3 hearts if you have strictly more blue cards than anybody else, 2 if you are tied for the most, otherwise 1. The Maya Pyramid has 3 hearts if you have strictly more green cards than anybody else, otherwise 1, even when you are tied.

rule-X33-title = Stonehenge, Leaning Tower, Machu Picchu
rule-X33 = Stonehenge has an inhabitant for each blue card, the Leaning Tower a heart for each yellow card, in the city of one neighbour. { -ruling } It is the neighbour who gives you more points. Machu Picchu has an inhabitant for each orange card of your left neighbour.

rule-X34-title = Wind Turbine, Onion-Dome Cathedral, Parthenon
rule-X34 = The Wind Turbine has a heart for each green card in your city. The Onion-Dome Cathedral has 3 hearts if your city has no orange card. The Parthenon has 4 inhabitants if your city has no green card.

rule-X35-title = Taj Mahal
rule-X35 = It has 3 hearts if at the final scoring your income is strictly below that of both neighbours, their special buildings included; otherwise 1.

rule-X36-title = Moai Statue
rule-X36 = At the end it has 2 hearts if your city has exactly nine cards, and 4 if it has fewer, the Moai Statue included. A covered building and the monster on it are one card.

rule-X37-title = Japanese Garden
rule-X37 = If you have strictly fewer than 30 points at the end, they are doubled.

rule-X38-title = Rainbow Fountain
rule-X38 = A card of ours: it has 2 hearts and 2 inhabitants if your city has all five colours, otherwise 1 heart and 1 inhabitant. Here a multicolour card counts for all its colours.

## The Grozilla expansion

rule-G1-title = The fourth deck
rule-G1 = Grozilla works with both family and expert mode. Its 20 multicolour buildings, one copy of each, are shuffled together with its 5 monsters into a fourth deck, with costs from 0 to 9. You draw from it as from the others, but it is never rebuilt. { -ruling } What is discarded from it is out of the game.

rule-G2-title = Stop-Zilla tokens
rule-G2 = There are 15 Stop-Zilla tokens, 3 of each colour. { -ruling } There is one monster of each colour: every token shows one.

rule-G3-title = A monster is drawn
rule-G3 = A monster that is drawn while refilling the central area goes, with its figure, in front of the city of whoever drew it, not into a slot. Its effect holds as long as it stays there. The player goes on drawing.

rule-G4-title = Step 3a: gain tokens
rule-G4 = After a purchase, take a token for each colour of which the new card is the third or the sixth in your city, if a token of that colour is left. A multicolour card can give several. A coloured Happy Market counts, a special building never does. { -ruling } If a city gets there a second time after a destruction, it gains a token again.

rule-G5-title = Step 3b: move a monster on
rule-G5 = Next, if the monster in front of your city has a colour in common with the card you bought, it moves to your left neighbour. A monster that covers a building never moves.

rule-G6-title = A token sends a monster on
rule-G6 = Whoever receives a monster, from the deck or from the right, and holds a token of its colour must spend that token and pass the monster to the left at once, before anything is destroyed. It may travel on in the same way. { -ruling } It may go full circle, back to where it started.

rule-G7-title = Paying with tokens
rule-G7 = In a purchase a token may be spent as 2 coins. { -ruling } No change is given.

rule-G8-title = Used tokens
rule-G8 = A token that has been used is out of the game.

rule-G9-title = The first of two monsters destroys
rule-G9 = If a second monster comes to a city, the first one at once destroys a building, which the city’s owner chooses: the monster covers it until the end of the game. A covered building has no name, no effect and no colour, but its slot stays filled; the monster’s effect goes on. Play stops for this choice, whoever’s turn it is, and then continues. { -ruling } Any card that is not covered may be chosen, including the Happy Market and the special building; losing it does not allow another special building. If there is no such card, the first monster leaves the game.

rule-G10-title = Multicolour cards
rule-G10 = A multicolour card counts for all its colours, including for opponents’ effects and for lower prices. The exception is taking a special building: at that moment each card counts for one of its colours, which you choose. In the printed example the Skatepark earns a blue and an orange token and allows the Parthenon, but not the Japanese Garden: a multicolour card is one card only, and the Garden asks for six cards where the city has five.

rule-G11-title = Destroyed buildings and the ten cards
rule-G11 = A destroyed building still counts towards the ten cards of a city.

rule-G12-title = The monsters
rule-G12 = While Grozilla (green) visits a city, its owner skips step 1. Poulpzilla (purple) lowers that player’s income by 1. With Corgzilla (orange) that player gives an opponent a coin from the bank at the end of each of their own turns. Catzilla (blue) takes away one inhabitant, Pioupiouzilla (yellow) one heart. All this holds at all times, in front of the city or on top of a building. { -ruling } Corgzilla’s one coin, Catzilla’s one inhabitant and Pioupiouzilla’s one heart are numbers of our own, and so are all colours except Grozilla’s green. A monster drawn in step 2 forbids step 1 from that player’s next turn. Income is never below 0.

rule-G13-title = Worked examples
rule-G13 = With a green Happy Market and a House, the Igloo is the third green card: it brings a green token, and Grozilla moves on. The next two players to the left hold green tokens and pass it on; the fourth player keeps it. In another city Pioupiouzilla is waiting when Catzilla is drawn: Pioupiouzilla covers the House, and the turn goes on.

rule-G14-title = Order of a turn
rule-G14 = { -ruling } A turn goes: pay; the Castle’s coin; place the card; step 3a; step 3b, with all passing on and destroying; step 4; Corgzilla’s gift; next player.

## What the editions disagree on

rule-L1-title = What is in the box
rule-L1 = The French and British box has 140 cards: 66 buildings, 5 Happy Markets, 12 dwellings, 18 family and 38 expert special buildings and the First Player card. The Polish box has 139, with 9 dwellings and 40 expert cards. In the Polish edition a dwelling pile therefore never has more than 3 cards; the expert cards are those of our catalogue. All other editions follow the French box.

rule-L2-title = English words
rule-L2 = American English says citizens, residences, bonus buildings and building supply for inhabitants, dwellings, special buildings and central area. The British summary says that the round ends when a city has ten cards; it means the last round as described here (R-E1).

rule-L3-title = Card titles
rule-L3 = The printed titles of the cards are known for French, and a few for other languages. All other titles are our translations, and the reference says so.
