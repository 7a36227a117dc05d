### American English: only what differs from British English (en-GB).

balance-cards = Buildings and residences
balance-specials = Bonus buildings
balance-markets-about = Seats that chose this color at the start against seats that chose another.
