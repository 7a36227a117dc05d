### American English: only what differs from British English (en-GB).

## About

web-licence-own = The program is free software under the MIT license.
web-licence-pictures = Pictures: Fluent Emoji by Microsoft, MIT license. The cards, symbols, and icons are our own drawings.
web-licences = Licenses in full

## Rules and cards

web-cards-start = Happy Market and residences
web-cards-family = Bonus buildings (family)
web-cards-expert = Bonus buildings (expert)
web-cards-deck4 = Multicolor buildings (Grozilla)

## Statistics and personal data

web-data-help = This server stores your games, messages, and names until nobody has used the room for 90 days (the operator may choose another period), and your results for 400 days. The address a room was created from is kept for seven days. A random cookie identifies your browser; your address is not stored anywhere else.

## Score calculator

web-group-dwelling = Residences
web-group-deck4 = Multicolor buildings
web-group-special = Bonus buildings
web-calc-market = Color of the Happy Market
