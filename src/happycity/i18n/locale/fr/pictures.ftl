### Les images à partager, et le volet qui les partage.

picture-city = Une ville heureuse
picture-city-of = { $name } et sa ville
picture-points =
    { $points ->
        [one] point
       *[other] points
    }
picture-place =
    { $place ->
        [1] Victoire
       *[other] { $place }e sur { $players }
    }
picture-offer = Au choix
picture-specials = Bâtiments spéciaux
picture-series-leader = { $name } mène après { $games } parties
picture-series-level = Égalité en tête après { $games } parties
picture-wins =
    { $wins ->
        [one] victoire
       *[other] victoires
    }
picture-round = Manche { $round }
picture-to-move = À { $name } de jouer

picture-city-line = { $title } – { $citizens } 🧑 { $sign } { $hearts } ❤️ = { amount-points } 🏙️
picture-series-line = { $title } 🏆 { $text }
picture-moment-line = 🏙️ { $title } – { $text }

picture-date = { $day }/{ $month }/{ $year }
picture-day =
    Ville du jour, { $text } ({ $size ->
        [expert] mode Expert
        [grozilla] mode Expert avec Grozilla
       *[family] mode Familial
    })
picture-day-won = Victoire contre les bots
picture-day-place =
    { $place ->
        [1] 1re place sur { $players }
       *[other] { $place }e place sur { $players }
    }
picture-day-line = { $title } 🏙️ { amount-points }

picture-puzzle = Que joueriez‑vous ?
picture-you = Vous
picture-puzzle-line = 🧩 { $title } – { $text }

share-title = Partager une image
share-city = Ville
share-series = Résultat
share-moment = Ce moment
share-names = Montrer les noms des joueurs
share-dark = Fond sombre
share-picture-of = Image : { $text }
share-drawing = L’image se dessine…
share-failed = L’image ne peut pas être dessinée ici.
share-send = Partager…
share-copy-picture = Copier l’image
share-copy-text = Copier le texte
share-download = Télécharger
share-done-picture = Image copiée.
share-done-text = Texte copié.
share-no-copy = Votre navigateur ne sait pas copier d’images. Utilisez « Télécharger ».
share-link = Avec un lien vers la relecture
share-link-day = Avec un lien vers la ville du jour
share-link-puzzle = Avec un lien vers le problème
