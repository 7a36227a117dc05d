### Wyzwania: „Zagraj lepiej”. Wczytywane z ich stroną.
### $name: osoba. $points, $count, $seat: liczby. $levels: poziomy botów, „łatwy i zwykły”.

challenge-title = Zagraj lepiej ode mnie
challenge-lead = Te same karty, to samo miejsce, te same boty.
challenge-by = { $name }: miasto z tych kart jest warte { amount-points }. Zbudujesz lepsze?
challenge-by-own = Twoje miasto z tych kart jest warte { amount-points }. Wyślij komuś link.
challenge-against =
    { $count ->
        [one] Przeciwnikiem jest bot, poziom „{ $levels }”.
        [few] Przeciwnikami są boty, poziomy „{ $levels }”.
        [many] Przeciwnikami są boty, poziomy „{ $levels }”.
       *[other] Przeciwnikami są boty, poziomy „{ $levels }”.
    } { $seat ->
        [1] Zaczynasz.
       *[other] Twoje miejsce w kolejności gry: { $seat }.
    }
challenge-people = Ludzi, którzy tam siedzieli, zastępują boty poziomu „zwykły”. Każdy bot ma na decyzję stałą liczbę symulacji, więc każdy spotyka tych samych przeciwników.
challenge-once = Liczy się pierwsza gra, bez cofania i podpowiedzi. Po ponownym wczytaniu strony grasz w nią dalej.
challenge-limits = Link nie zdradza kart. Nie da się zapobiec temu, że ktoś zagra jeszcze raz w innej przeglądarce albo że zna karty, bo oglądał pierwszą grę.
challenge-limits-device = Ten link zawiera całą grę, więc działa bez serwera. Nie zapobiegnie drugiej próbie na innym urządzeniu, a kto zajrzy do jego środka, może odczytać karty.
challenge-reply = Twoje miasto dla gracza { $name }
challenge-reply-help = Nie ma serwera, który pokazałby twój wynik graczowi { $name }. Odeślij ten link: pokazuje oba miasta.
challenge-link = Link do wysłania
challenge-share = Wyślij link
challenge-both = Oba miasta
challenge-waiting = Nikt jeszcze nie skończył. Tutaj pojawią się miasta znajomych.
challenge-waiting-reply = Nikt jeszcze nie odpowiedział. Odpowiedź też jest linkiem: pokazuje oba miasta.
challenge-above = { $name }: przewaga { amount-points }.
challenge-level = Oba miasta mają tyle samo punktów.
challenge-gone = Ta gra nie jest już tu przechowywana.

## Odmowy.

error-no-challenge = Z tej gry nie może być wyzwania: jej karty były wybrane, toczyła się według innych zasad albo to dzisiejsze miasto.
error-no-such-challenge = Nie ma tu takiego wyzwania. Wyzwania są przechowywane przez 90 dni.
error-bad-challenge-link = Ten link jest uszkodzony albo pochodzi z innej wersji Happy City. Poproś o nowy.
