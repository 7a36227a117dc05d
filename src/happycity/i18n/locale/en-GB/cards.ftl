# Cards in words: their names, what special buildings and monsters do, and how much of each card is printed.
# A card's id is the end of its message's id. The names are our translations of the French titles, except those the
# English editions print.

## Colours

colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-green = green
colour-none = white

## Happy Market and dwellings

card-happy-market = Happy Market
card-house = House
card-apartment-building = Apartment Building
card-luxury-residence = Luxury Residence

## Buildings, by deck

card-haunted-house = Haunted House
card-factory = Factory
card-steelworks = Steelworks
card-grocery = Grocery
card-shoe-shop = Shoe Shop
card-school = School
card-police-station = Police Station
card-library = Library
card-park = Park
card-florist = Florist
card-pastry-shop = Pastry Shop
card-bookshop = Bookshop
card-bank = Bank
card-igloo = Igloo
card-museum = Museum
card-observatory = Observatory
card-hospital = Hospital
card-hardware-store = Hardware Store
card-perfumery = Perfumery
card-shopping-mall = Shopping Mall
card-garage = Garage
card-offices = Offices
card-grand-hotel = Grand Hotel
card-restaurant = Restaurant
card-laboratory = Laboratory
card-university = University
card-spa = Spa
card-casino = Casino
card-ski-resort = Ski Resort
card-zoo = Zoo
card-treehouse = Treehouse
card-stadium = Stadium
card-amusement-park = Amusement Park

## Multicolour buildings (Grozilla)

card-joke-drive = Joke Drive
card-saloon = Saloon
card-swiss-chalet = Swiss Chalet
card-magic-tower = Tower of Magic
card-skatepark = Skatepark
card-hug-fest = Hug Fest
card-food-truck = Food Truck
card-houseboat = Houseboat
card-farm-shop = Farm Shop
card-workshop-loft = Workshop Loft
card-brewery = Brewery
card-recycling-centre = Recycling Centre
card-town-hall = Town Hall
card-holiday-village = Holiday Village
card-science-park = Science Park
card-castle-hotel = Castle Hotel
card-eco-district = Eco-District
card-festival-hall = Festival Hall
card-film-set = Film Set
card-botanical-dome = Botanical Dome

## Monsters (Grozilla)

card-grozilla = Grozilla
card-catzilla = Catzilla
card-pioupiouzilla = Pioupiouzilla
card-poulpzilla = Poulpzilla
card-corgzilla = Corgzilla

## Special buildings, family

card-dinosaur-park = Dinosaur Park
card-ball-pool = Olympic Ball Pool
card-cat-cafe = Cat Café
card-toy-shop = Toy Shop
card-nightclub = Nightclub
card-superhero-academy = Superhero Academy
card-dragon-parking = Dragon Park-n-Ride
card-candy-factory = Candy Factory
card-film-studios = Film Studios
card-labyrinth = Labyrinth
card-ghost-hunters-hq = Ghost Hunters’ HQ
card-martian-embassy = Martian Embassy
card-pirate-ship = Pirate Ship
card-chocolate-factory = Chocolate Factory
card-unicorn-ranch = Unicorn Ranch
card-dream-factory = Dream Factory
card-aqua-pony-club = Aqua-Pony Club
card-wizard-school = School of Wizards

## Special buildings, expert

card-great-pyramid = Great Pyramid
card-castle = Castle
card-joke-shop = Joke Shop
card-port = Port
card-airport = Airport
card-art-gallery = Art Gallery
card-bowling-alley = Bowling Alley
card-concert-hall = Concert Hall
card-moai = Moai Statue
card-train-station = Train Station
card-statue-of-liberty = Statue of Liberty
card-hotdog-shop = Hot Dog Shop
card-barber = Barber
card-sphinx = Sphinx
card-versailles = Palace of Versailles
card-burger-bar = Burger Bar
card-undersea-tunnel = Undersea Tunnel
card-drone-tower = Drone Tower
card-escape-room = Escape Room
card-machu-picchu = Machu Picchu
card-big-ben = Big Ben
card-golden-gate-bridge = Golden Gate Bridge
card-stonehenge = Stonehenge
card-sushi-bar = Sushi Bar
card-wind-turbine = Wind Turbine
card-taj-mahal = Taj Mahal
card-louvre = Louvre
card-organic-market = Organic Market
card-bakery = Bakery
card-maya-pyramid = Maya Pyramid
card-leaning-tower = Leaning Tower
card-arcade = Arcade
card-great-wall = Great Wall
card-billiards = Billiards
card-onion-dome-cathedral = Onion-Dome Cathedral
card-japanese-garden = Japanese Garden
card-parthenon = Parthenon
card-rainbow-fountain = Rainbow Fountain

## What monsters do
# "Host" is the player whose city the monster stands in front of, or in.

effect-grozilla = Its host may not discard a card from the central area.
effect-catzilla = Its host’s city has 1 inhabitant fewer.
effect-pioupiouzilla = Its host’s city has 1 heart fewer.
effect-poulpzilla = Its host’s income is 1 lower, but never below 0.
effect-corgzilla = At the end of each of their turns its host gives an opponent of their choice 1 coin from the bank.

## What expert special buildings do
# "You" is the owner; "income" is what the income phase pays, and nothing else is income.

effect-great-pyramid = At the end: copies the income and symbols, not the colour, of a neighbour’s card in the same slot, whichever is better for you. Never copies a special building.
effect-castle = Each time a neighbour actually pays 4 coins or more for a card, take 1 coin from the bank.
effect-joke-shop = At once: 1 coin per card in your city, this one included.
effect-port = From now on blue cards cost you 3 coins less, but never less than 0.
effect-airport = From now on green cards, dwellings included, cost you 3 coins less, but never less than 0.
effect-art-gallery = Copies the income and symbols, not the colour, of the card just before it in your city.
effect-bowling-alley = +3 income per purple card in your city.
effect-concert-hall = At once: take coins equal to twice your city’s income. At the end: lose as many points as your city’s income.
effect-moai = At the end: 2 hearts if your city has exactly 9 cards, this one included; 4 hearts if it has fewer.
effect-train-station = From now on orange cards cost you 3 coins less, but never less than 0.
effect-statue-of-liberty = 4 hearts. At once: discard the last card in your city; the statue takes its slot.
effect-hotdog-shop = From now on buildings in the central area cost you the lowest price of their deck: 1, 4 or 6 coins. Not dwellings, not the fourth deck.
effect-barber = +3 income while your city’s income without it is strictly the lowest at the table.
effect-sphinx = At the end: copies the effect of an opponent’s special building of your choice, or of one drawn unseen from the box.
effect-versailles = After each income phase: take 1 coin from the opponent with the most coins, from each of them if tied.
effect-burger-bar = 3 hearts with strictly the most blue cards at the table, 2 if tied for the most, otherwise 1.
effect-undersea-tunnel = The next card you buy, of any kind, is free (once).
effect-drone-tower = 2 hearts. At once: every player, you included, takes 1 coin from the bank.
effect-escape-room = +2 income while no other player has fewer yellow cards than you.
effect-machu-picchu = 1 inhabitant per orange card in your left neighbour’s city.
effect-big-ben = From now on buying nothing gives you 8 coins instead of 1.
effect-golden-gate-bridge = If two cards next to it (left, right, above, below) share a colour: 1 heart and 1 inhabitant. If three share one: 2 hearts and 1 inhabitant.
effect-stonehenge = 1 inhabitant per blue card in one neighbour’s city, whichever is better for you.
effect-sushi-bar = +1 income per blue card in your city.
effect-wind-turbine = 1 heart per green card in your city.
effect-taj-mahal = At the end: 3 hearts if your city’s income is strictly below both neighbours’, otherwise 1.
effect-louvre = In each of the next 2 income phases: in addition to your own income, gain as many coins as the income of an opponent of your choice.
effect-organic-market = +1 income per pair of 1 heart and 1 inhabitant in your city.
effect-bakery = +2 income per green card in your city.
effect-maya-pyramid = 3 hearts with strictly the most green cards at the table, otherwise 1.
effect-leaning-tower = 1 heart per yellow card in one neighbour’s city, whichever is better for you.
effect-arcade = Before each income phase and before the final scoring: 2 coins if you have at least 1 coin.
effect-great-wall = 3 hearts if the two cards after it in your city share a colour, otherwise 1.
effect-billiards = +1 income per different colour among the cards before it in your city; a multicolour card gives one colour only.
effect-onion-dome-cathedral = 3 hearts while your city has no orange card.
effect-japanese-garden = At the end: your points are doubled if they are strictly fewer than 30.
effect-parthenon = 4 inhabitants while your city has no green card.
effect-rainbow-fountain = 2 hearts and 2 inhabitants while your city has all five colours, otherwise 1 heart and 1 inhabitant.

## What effect pieces do
# For the cards of custom packs that bring no text of their own. A $…gain is text such as "income 1 and 2 hearts"; the
# other arguments are the piece's parameters, with $from as $least.

symbol-none = nothing
symbols = { $parts }
symbols-always = Shows { $gain }.

piece-per-colour =
    Gives { $gain } per { $colour } card in { $of ->
        [left] your left neighbour’s city
        [neighbour] one neighbour’s city, whichever is better for you
       *[city] your city
    }.
piece-most-of-colour = Gives { $most-gain } with strictly the most { $colour } cards at the table, { $tied-gain } if tied for the most, otherwise { $otherwise-gain }.
piece-fewest-of-colour = Gives { $gain } while no other player has fewer { $colour } cards than you.
piece-lowest-income = Gives { $gain } while your city’s income without it is strictly the lowest at the table.
piece-without-colour = Gives { $gain } while your city has no { $colour } card.
piece-all-colours = Gives { $gain } while your city has all five colours, otherwise { $otherwise-gain }.
piece-adjacent-share = If two cards next to it (left, right, above, below) share a colour: { $two-gain }. If three share one: { $three-gain }.
piece-next-share = Gives { $gain } if the next { $cards } cards after it in your city share a colour, otherwise { $otherwise-gain }.
piece-colours-before = Gives { $gain } per different colour among the cards before it in your city.
piece-pairs = Gives { $gain } per pair of 1 heart and 1 inhabitant in your city.
piece-copy-previous = Copies the income and symbols, not the colour, of the card just before it in your city.
piece-copy-same-slot = At the end: copies the income and symbols, not the colour, of a neighbour’s card in the same slot, whichever is better for you. Never copies a special building.
piece-copy-special = At the end: copies the effect of an opponent’s special building of your choice, or of one drawn unseen from the box.
piece-below-neighbours-income = At the end: { $gain } if your city’s income is strictly below both neighbours’, otherwise { $otherwise-gain }.
piece-few-cards = At the end: { $gain } if your city has exactly { $exactly } cards, this one included; { $fewer-gain } if it has fewer.
piece-lose-income =
    At the end: lose { $times ->
        [1] as many points as your city’s income
       *[other] { $times } times as many points as your city’s income
    }.
piece-double-below = At the end: your points count { $times } times if they are strictly fewer than { $points }.
piece-discount = From now on { $colour } cards cost you { amount-coins } less, but never less than 0.
piece-deck-price = From now on buildings of decks 1, 2 and 3 in the central area cost you at most { $prices } coins respectively.
piece-next-free = The next card you buy, of any kind, is free (once).
piece-toll =
    Each time a neighbour actually pays { $least ->
        [one] { $least } coin
       *[other] { $least } coins
    } or more for a card, take { amount-coins } from the bank.
piece-instead-of-buying = From now on buying nothing gives you { amount-coins } instead of 1.
piece-coins-per-card = At once: { amount-coins } per card in your city, this one included.
piece-coins-times-income =
    At once: take coins equal to { $times ->
        [1] your city’s income
       *[other] { $times } times your city’s income
    }.
piece-coins-for-all = At once: every player, you included, takes { amount-coins } from the bank.
piece-replace-last = At once: discard the last card in your city; this one takes its slot.
piece-coins-before-income =
    Before each income phase and before the final scoring: { amount-coins }{ $having ->
        [0] {""}
        [one] {" "}if you have at least { $having } coin
       *[other] {" "}if you have at least { $having } coins
    }.
piece-steal-after-income = After each income phase: take { amount-coins } from the opponent with the most coins, from each of them if tied.
piece-borrow-income =
    In { $phases ->
        [one] the next income phase
       *[other] each of the next { $phases } income phases
    }: in addition to your own income, gain as many coins as the income of an opponent of your choice.
piece-no-discard = Its host may not discard a card from the central area.
piece-gift = At the end of each of their turns its host gives an opponent of their choice { amount-coins } from the bank.

## How much of a card is printed

provenance-printed = Numbers, conditions, effect and French title as printed.
provenance-title-ours = Conditions and effect as printed; the title was never seen and is ours.
provenance-digit-blurred = As printed; one number is our best reading of a blurred digit.
provenance-numbers-house = The French name is printed; the numbers are ours.
provenance-colours-inferred = The French name is printed; the colours are inferred from an example in the rulebook; the numbers are ours.
provenance-colours-in-part = The French name is printed; blue and orange come from an example in the rulebook; purple and the numbers are ours.
provenance-colour-house = Name and effect are printed; the colour is ours.
provenance-colour-and-coin-house = Name and effect are printed; the colour and the number of coins are ours.
provenance-symbol-and-colour-house = The rulebook says that the card exists and changes the final scoring; symbol and colour are ours.
provenance-stand-in = Ours: it stands in for the one expert card that no source shows.
provenance-house = Ours: no source shows this card.
provenance-pack = From a custom pack.

## Titles
# Ids of the cards whose title an edition prints just so, in this language or another; the others are our translations.
titles-printed =
    happy-market film-studios haunted-house factory police-station igloo museum garage restaurant spa casino
    zoo saloon skatepark hug-fest house apartment-building dragon-parking port escape-room big-ben stonehenge
    grozilla catzilla pioupiouzilla poulpzilla corgzilla
title-translated = The title is our translation.
