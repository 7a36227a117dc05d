### Postępy, na stronie ze statystykami.

progress-title = Twoje osiągnięcia
progress-now =
    { $wins ->
        [0] Następna wygrana rozpocznie nową serię.
        [one] Ostatnia gra zakończyła się twoją wygraną.
        [few] Ostatnie { $wins } gry zakończyły się twoją wygraną.
       *[other] Ostatnich { $wins } gier zakończyło się twoją wygraną.
    }
progress-longest =
    { $wins ->
        [one] Jak dotąd bez dwóch wygranych z rzędu.
        [few] Najdłuższa seria: { $wins } wygrane z rzędu.
       *[other] Najdłuższa seria: { $wins } wygranych z rzędu.
    }
progress-days =
    { $days ->
        [one] Jak dotąd bez gry przez dwa dni z rzędu.
        [few] Najdłużej: gra przez { $days } dni z rzędu.
        [many] Najdłużej: gra przez { $days } dni z rzędu.
       *[other] Najdłużej: gra przez { $days } dnia z rzędu.
    }
progress-ladder = Boty do pokonania
progress-kind-grozilla = Z Grozillą
progress-beaten = Pokonany { $date }.
progress-met = Wygrane: { $wins } z { $games }.
progress-best = Najlepsze miasto: { amount-points }.
progress-tried = Jeszcze niepokonany.
progress-untried = Jeszcze bez pojedynku.
progress-achievements = Jest o czym opowiadać
progress-earned = Pierwszy raz: { $date }.
progress-times =
    { $times ->
        [one] Dotąd jeden raz.
        [few] Dotąd { $times } razy.
        [many] Dotąd { $times } razy.
       *[other] Dotąd { $times } razu.
    }
progress-cities = Twoje najlepsze miasta
progress-city = { amount-points }, { $date }
progress-watch = Obejrzyj powtórkę

achievement-fifty = Szczęśliwe miasto
achievement-fifty-help = Zbuduj miasto warte 50 punktów.
achievement-hundred = Szczęśliwa metropolia
achievement-hundred-help = Zbuduj miasto warte 100 punktów.
achievement-harmony = W harmonii
achievement-harmony-help = Wygraj, mając tylu mieszkańców, ile serc.
achievement-colours = Wszystkie kolory
achievement-colours-help = Wygraj ze wszystkimi pięcioma kolorami w mieście.
achievement-no-special = Nic specjalnego
achievement-no-special-help = Wygraj bez budynku specjalnego z kimś, kto go ma.
achievement-negative = Mimo wad
achievement-negative-help = Wygraj z budynkiem, który odbiera ci dochód, mieszkańców lub serca.
achievement-one-coin = Do ostatniej monety
achievement-one-coin-help = Wygraj, mając najwyżej jedną monetę.
achievement-one-point = O włos
achievement-one-point-help = Wygraj o jeden punkt.
achievement-by-coins = Liczy się każda moneta
achievement-by-coins-help = Przy równej liczbie punktów wygraj dzięki pozostałym monetom.
achievement-double = Dwa razy szczęśliwsze
achievement-double-help = Wygraj, mając co najmniej dwa razy więcej punktów niż każdy inny gracz.
achievement-comeback = Z ostatniego na pierwsze
achievement-comeback-help = Wygraj, choć po połowie rund zajmujesz ostatnie miejsce.
achievement-head-start = Jako pierwsze
achievement-head-start-help = Zapełnij miasto dziesięcioma kartami, zanim ktokolwiek będzie miał osiem.
achievement-five = Najlepsze z pięciu
achievement-five-help = Wygraj grę pięcioosobową.
achievement-monsters = Wciąż stoi
achievement-monsters-help = Wygraj po wizycie trzech potworów w swoim mieście.
