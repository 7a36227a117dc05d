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

web-data-help = This server stores your games, messages, and names until nobody has used the room for 90 days (the operator may choose another period), and your results and tries at puzzles for 400 days. If you ask for notifications, it also stores the address of your browser’s push service until you switch them off or leave the room. The address a room was created from is kept for seven days. A random cookie identifies your browser; your address is not stored anywhere else.
web-data-erase-ask = Erase your names, messages, results, and notifications on this server? Games stay as they were played, without your name. This cannot be undone.
web-data-erased = Your names, messages, results, and notifications have been erased.
web-data-device-help = This browser keeps the games you play on this device, with their names and messages, your results, cities of the day, and puzzles, the games you saved, and the replays you watched, until you erase them. None of this reaches a server unless you hand over a game yourself. Your settings, your name and face, and the files for playing without a network stay.
web-data-device-erase-ask = Erase all games, results, puzzles, and replays on this device, unfinished games too, and its list of games kept on the server? This cannot be undone.
web-data-device-erased = All games, results, puzzles, and replays on this device have been erased.

## Score calculator

web-group-dwelling = Residences
web-group-deck4 = Multicolor buildings
web-group-special = Bonus buildings
web-calc-market = Color of the Happy Market
web-data-both-erase-ask = Erase your names, messages, results, and notifications on this server, and all games, results, puzzles, and replays on this device, unfinished games too? This cannot be undone.
web-data-both-erased = Your names, messages, results, and notifications on this server and everything about games on this device have been erased.
