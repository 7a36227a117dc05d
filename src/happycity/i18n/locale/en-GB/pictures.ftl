### Pictures to share, and the sheet that shares them.

## In a picture. There is little room.
picture-city = A happy city
# $name (text): a player.
picture-city-of = { $name }’s city
# Below a large number of points.
picture-points =
    { $points ->
        [one] point
       *[other] points
    }
# $place (number): 1 for the winner. $players (number): of the game.
picture-place =
    { $place ->
        [1] Winner
       *[other] Place { $place } of { $players }
    }
# Above the face-up cards of the central area.
picture-offer = On offer
picture-specials = Special buildings
# $name (text): a player. $games (number): how many were finished; always several.
picture-series-leader = { $name } leads after { $games } games
picture-series-level = Tied at the top after { $games } games
# Below a large number of games won.
picture-wins =
    { $wins ->
        [one] win
       *[other] wins
    }
# $round (number).
picture-round = Round { $round }
# $name (text): the player who must decide.
picture-to-move = { $name } to move

## Lines of text that go with a picture.
# $title (text): picture-city-of or picture-city. $sign (text): × or +.
picture-city-line = { $title }: { $citizens } 🧑 { $sign } { $hearts } ❤️ = { amount-points } 🏙️
# $title (text): who leads. $text (text): "Ana 2, Milo 1".
picture-series-line = { $title } 🏆 { $text }
# $title (text), $text (text): a round, and what happened.
picture-moment-line = 🏙️ { $title } – { $text }

# $day, $month, $year (texts): figures, the year of four.
picture-date = { $day }/{ $month }/{ $year }
# $text (text): picture-date. $size (text): family, expert or grozilla.
picture-day =
    City of the day, { $text }: { $size ->
        [expert] expert
        [grozilla] expert with Grozilla
       *[family] family
    }
picture-day-won = Won against the bots
# $place and $players (numbers): of all who finished this city.
picture-day-place = Place { $place } of { $players }
# $title (text): picture-day.
picture-day-line = { $title } 🏙️ { amount-points }

# The title of a puzzle’s picture.
picture-puzzle = What would you play?
# The reader’s city in a puzzle, in place of a name.
picture-you = You
# $title (text): picture-puzzle. $text (text): "3 players, expert".
picture-puzzle-line = 🧩 { $title } – { $text }

## The sheet.
share-title = Share a picture
share-city = City
share-series = Result
share-moment = This moment
share-names = Show the players’ names
share-dark = Dark background
# The picture as readers of the screen hear it. $text (text): the line that goes with it.
share-picture-of = Picture: { $text }
share-drawing = Drawing the picture…
share-failed = The picture cannot be drawn here.
share-send = Share…
share-copy-picture = Copy picture
share-copy-text = Copy text
share-download = Download
share-done-picture = Picture copied.
share-done-text = Text copied.
share-no-copy = Your browser cannot copy pictures. Use “Download” instead.
share-link = With a link to the replay
share-link-day = With a link to the city of the day
share-link-puzzle = With a link to the puzzle
