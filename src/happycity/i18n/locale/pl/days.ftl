### Miasto dnia i jego wyniki. Wczytywane z tą stroną.
### $points, $coins, $place, $players, $round, $days, $simulations: liczby. $date: data jako tekst. $name, $other: osoby.

## Strona. $time: ile zostało z dnia, „3:12:05”. $level: „łatwy”.

days-today = Dzisiaj, { $date }
days-past = Miasta z dnia { $date }
days-ends = Nowe miasta za { $time } (północ UTC).
days-ended = Ten dzień minął: jego miasta są dostępne do treningu.
days-to-today = Do dzisiejszych miast
days-grozilla = Ekspercki z Grozillą
days-against =
    { $count ->
        [one] Przeciwko jednemu botowi, poziom „{ $level }”.
        [few] Przeciwko { $count } botom, poziom „{ $level }”.
        [many] Przeciwko { $count } botom, poziom „{ $level }”.
       *[other] Przeciwko { $count } bota, poziom „{ $level }”.
    } { $seat ->
        [1] Zaczynasz.
       *[other] Twoje miejsce w kolejności gry: { $seat }.
    }
days-play = Graj
days-go-on = Graj dalej
days-practise = Trening
days-practise-help = Trening z podpowiedziami i cofaniem. Nie zmienia żadnego wyniku.
days-more = Jak poszło
days-result = { amount-points }
days-won = Wygrana
days-lost = Bez wygranej
days-running = Twoja gra już trwa.
days-new-day = Zaczął się nowy dzień: oto nowe miasta.

## Potem.

days-place =
    { $players ->
        [one] Nikt inny nie ukończył tu jeszcze tego miasta.
        [few] Miejsce { $place } z { $players }.
        [many] Miejsce { $place } z { $players }.
       *[other] Miejsce { $place } z { $players }.
    }
days-nobody = Nikt nie ukończył tu jeszcze tego miasta.
days-everybody = Jak poszło wszystkim
days-bar =
    { $range } pkt: { $players ->
        [one] jedna osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }
days-here = Wyniki innych zna tylko serwer. To urządzenie pamięta twoje własne.
days-bot = Jak bot rozgrywa to samo rozdanie
days-bot-help = Silny bot (symulacje na każdą decyzję: { $simulations }) gra na twoim miejscu, z tymi samymi kartami i przeciwnikami.
days-bots-changed = Od twojej gry boty się zmieniły: tu grają dzisiejsze, tymi samymi kartami.
days-bot-show = Niech zagra
days-bot-plays =
    { $done ->
        [one] Bot gra: na razie jedna decyzja…
        [few] Bot gra: na razie { $done } decyzje…
        [many] Bot gra: na razie { $done } decyzji…
       *[other] Bot gra: na razie { $done } decyzji…
    }
days-parting = Wasze drogi rozchodzą się w rundzie { $round }.
days-alike = Każda decyzja była taka sama jak u bota.
days-my-line-gone = Sama gra nie jest już tu przechowywana; wynik zostaje.

## Dwa miasta obok siebie.

line-round = Runda { $round }
line-city = { $name }: { amount-points }, { amount-coins }
line-you = Ty
line-bot = Silny bot
line-buy = Kup kartę { $card }
line-nothing = W tej rundzie bez decyzji
line-points = Punkty runda po rundzie

## Kalendarz i zasady.

days-calendar = Twój kalendarz
days-streak =
    { $days ->
        [0] Ukończone miasto zaczyna nową serię.
        [one] Twoja seria trwa jeden dzień.
        [few] Twoja seria trwa { $days } dni.
        [many] Twoja seria trwa { $days } dni.
       *[other] Twoja seria trwa { $days } dnia.
    }
days-longest =
    { $days ->
        [one] Najdłuższa seria: jeden dzień.
        [few] Najdłuższa seria: { $days } dni.
        [many] Najdłuższa seria: { $days } dni.
       *[other] Najdłuższa seria: { $days } dnia.
    }
days-before = Poprzedni miesiąc
days-after = Następny miesiąc
days-cell = { $date }: ukończone { $count } z 3
days-rules = Co się liczy
days-rules-once = Każdy dzień ma trzy miasta, takie same na całym świecie, od północy do północy UTC. W każdym liczy się twoja pierwsza gra, bez cofania i podpowiedzi. Po ponownym wczytaniu strony albo późniejszym powrocie grasz dalej w tę samą grę. Każda następna to trening.
days-rules-bots = Bot ma na każdą decyzję stałą liczbę symulacji, a nie limit czasu: kto decyduje tak jak ty, dostaje te same odpowiedzi, na każdym serwerze i bez sieci. Nowa wersja gry może przynieść inne boty; twoje miejsce liczy się wśród tych, którzy grali z tymi samymi.
days-rules-limits = Nie ma tu kont, więc pewnym rzeczom nie da się zapobiec: inna przeglądarka albo taka, w której usunięto dane, uchodzi za nową osobę; bez sieci o tym, jaki jest dzień, decyduje zegar urządzenia; a ponieważ każdy może wyprowadzić rozdanie z daty, kto bardzo chce, może obejrzeć karty wcześniej.

## Odmowy. $value: o co proszono.

error-no-such-day = Nie ma miasta dnia „{ $value }”.
error-day-over = Ten dzień minął. Jego miasta są dostępne już tylko do treningu.
error-try-first = Najpierw ukończ grę, która się liczy; potem możesz trenować i zobaczyć, jak poszło.
error-counted-try = To gra, która się liczy: nikt nie może w niej pomagać ani zastąpić bota.
