### Obrazki do udostępniania i okno, które je udostępnia.

picture-city = Szczęśliwe miasto
picture-city-of = Miasto gracza { $name }
picture-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
picture-place =
    { $place ->
        [1] Wygrana
       *[other] { $place }. miejsce z { $players }
    }
picture-offer = Do wyboru
picture-specials = Budynki specjalne
picture-series-leader = Po { $games } grach prowadzi { $name }
picture-series-level = Remis na czele po { $games } grach
picture-wins =
    { $wins ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
picture-round = Runda { $round }
picture-to-move = Ruch ma { $name }

picture-city-line = { $title } – { $citizens } 🧑 { $sign } { $hearts } ❤️ = { amount-points } 🏙️
picture-series-line = { $title } 🏆 { $text }
picture-moment-line = 🏙️ { $title } – { $text }

picture-date = { $day }.{ $month }.{ $year }
picture-day =
    Miasto dnia, { $text }: { $size ->
        [expert] wariant ekspercki
        [grozilla] wariant ekspercki z Grozillą
       *[family] wariant rodzinny
    }
picture-day-won = Wygrana z botami
picture-day-place = { $place }. miejsce z { $players }
picture-day-line = { $title } 🏙️ { amount-points }

picture-puzzle = Co zagrasz?
picture-you = Ty
picture-puzzle-line = 🧩 { $title } – { $text }

share-title = Udostępnij obrazek
share-city = Miasto
share-series = Wynik
share-moment = Ta chwila
share-names = Pokaż imiona graczy
share-dark = Ciemne tło
share-picture-of = Obrazek: { $text }
share-drawing = Trwa rysowanie obrazka…
share-failed = Nie da się tu narysować obrazka.
share-send = Udostępnij…
share-copy-picture = Kopiuj obrazek
share-copy-text = Kopiuj tekst
share-download = Pobierz
share-done-picture = Obrazek skopiowany.
share-done-text = Tekst skopiowany.
share-no-copy = Twoja przeglądarka nie kopiuje obrazków. Użyj przycisku „Pobierz”.
share-link = Z linkiem do powtórki
share-link-day = Z linkiem do miasta dnia
share-link-puzzle = Z linkiem do zagadki
