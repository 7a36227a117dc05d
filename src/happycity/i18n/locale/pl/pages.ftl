### Strony w przeglądarce inne niż stół. To, co wspólne, jest w web.ftl.

## Wybór gry

web-mode-family-help = Łatwo się nauczyć: buduj, zarabiaj, licz.
web-mode-expert-help = 38 budynków specjalnych, każdy z własną mocą.
web-grozilla-help = Potwory, czwarta talia i żetony, które je zatrzymują.
web-new-here = Pierwszy raz? Naucz się, grając

## Poczekalnia

# $number (number): of the seat
web-add-bot-seat = Dodaj bota na miejsce { $number }
web-lan-done = Urządzenia w tej samej sieci mogą otworzyć ten link.
web-lan-none = Ten komputer nie jest w żadnej sieci, z której mogłyby skorzystać inne urządzenia.
web-qr-help = Zeskanuj telefonem.
web-you-are-away = Bot gra za ciebie.
web-take-back = Wracam do gry
web-go-away = Muszę na chwilę odejść
web-go-away-help = Reszta nie musi czekać: bot zagra za ciebie, aż dasz znać, że wracasz.
web-bot-for = Niech za gracza { $name } zagra na razie bot

## Zasady i karty, statystyki, lekcje, o programie

# $text: what was searched for
web-nothing-found = Nic nie znaleziono dla „{ $text }”.
web-show-all = Pokaż wszystko
# One player's result in a list. $points (number)
web-score-of = { $name } { $points }
web-kept-replays = Obejrzane powtórki
web-stats-played =
    Masz za sobą { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }, wygrane: { $wins } ({ $share }).
web-stats-points = Twoje miasto zdobywa średnio { $mean } pkt; najlepsze zdobyło { $best }.
web-stats-mode = Wygrane: { $wins } z { $games }, średnio { $mean } pkt, najlepiej { $best }.
# $lesson: title of a lesson
web-lesson-start = Zacznij: { $lesson }
# $version: such as 0.1.0
web-version = Wersja { $version }
web-again = Spróbuj ponownie

## Kalkulator punktów

web-calc-pick = Karty: { $name }
web-calc-add-to = Dodaj karty do miasta: { $name }
web-calc-done = Gotowe
web-calc-none = brak
web-calc-market = Kolor Szczęśliwego sklepiku
web-calc-take-out = Wyjmij kartę
web-calc-clear = Zacznij od nowa
web-calc-why = Skąd to szczęście
