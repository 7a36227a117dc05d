### Ce qu’un lien montre là où on l’envoie à des amis.

preview-room = Venez jouer à Happy City !
preview-room-text = Une place vous attend à la table.
preview-room-playing = Une partie de Happy City
preview-room-over = Une partie terminée de Happy City
preview-replay-round = Relecture, manche { $round }
preview-card = Une carte, ses règles et les réponses aux questions.
preview-challenge = Ferez‑vous mieux qu’une ville de { amount-points } avec les mêmes cartes ?
