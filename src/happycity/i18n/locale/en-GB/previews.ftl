### What a link shows where it is sent to friends. Nobody else needs these texts.

preview-room = Come and play Happy City!
preview-room-text = You are invited to a table.
preview-room-playing = A game of Happy City
preview-room-over = A finished game of Happy City
# $round (number): of the moment that the link shows.
preview-replay-round = Replay, round { $round }
# Of cards without an effect.
preview-card = A card with its rules and answers.
# $points (number): of the city to beat.
preview-challenge = Can you beat a city worth { amount-points } with the same cards?
