### Laboratorium: simulate, tournament, bots.

## Polecenia i opcje

lab-simulate = Rozegraj wiele gier z botami na stałych miejscach i wypisz średnie.
lab-tournament = Niech boty grają ze sobą, zamieniając się miejscami: każde rozdanie rozgrywa się w każdym ustawieniu.
lab-balance = Niech boty rozegrają wiele gier, a program zapisze stronę dla projektantów kart: związek kart i miejsc z wygraną, długość gier, pieniądze, wybory.
lab-bots = Wypisz boty.
lab-option-bots = Boty rozdzielone przecinkami: po jednym na miejsce albo mniej, wtedy powtarzają się wokół stołu. Można dodać budżet, np. hard:200ms albo hard:5000.
lab-option-players = Ile osób siedzi przy stole, od 2 do 5; domyślnie tyle, ile jest botów.
lab-option-games = Ile gier; turniej zaokrągla w górę do pełnych serii ustawień.
lab-option-think-ms = Jak długo boty bez własnego budżetu mogą myśleć nad decyzją, w milisekundach.
lab-option-seed = Liczba albo tekst szesnastkowy, który ustala wszystkie losowania.
lab-option-jobs = Ile procesów gra; 0 zajmuje wszystkie procesory.
lab-option-csv = Wypisz wartości rozdzielone przecinkami.
lab-option-results = Plik, który przechowuje gry: przerwany turniej można z niego kontynuować, a zakończony wydłużyć.
lab-option-output = Zapisz w plikach w tym folderze po jednym wierszu na grę, miejsce i decyzję.
lab-option-format = Format tych plików: parquet lub csv.
lab-option-page = Folder na balance.html i balance.json; domyślnie „balance”.
lab-option-every-table = Ile osób siedzi przy stole; bez tej opcji rozgrywa się każdą liczbę od 2 do 5.
lab-option-table-games = Ile gier dla każdej liczby graczy, zaokrąglone w górę do pełnych serii ustawień.
lab-option-cluster = Adres planisty dask.distributed, np. tcp://host:8786.

## Boty

bot-random = gra dowolną dozwoloną akcję
bot-greedy = patrzy jeden krok naprzód i wybiera to, z czym jego miasto wygląda najlepiej
bot-easy = myśli niewiele; na pierwsze gry
bot-normal = myśli na tyle dobrze, by być godnym przeciwnikiem
bot-hard = myśli dogłębnie
bot-champion = najsilniejszy, sekunda na każdą decyzję
lab-other-bots = Mogą dołączyć inne: my_bot.py:MyBot to klasa w pliku Pythona, exec:./mybot – dowolny program, który czyta i pisze wiersze JSON.

## Tabele

lab-head-bot = Bot
lab-head-seat = Miejsce
lab-head-games = Gry
lab-head-wins = Wygrane
lab-head-rate = Skuteczność
lab-head-interval = Przedział 95%
lab-head-points = Punkty
lab-head-rating = Ranking
lab-head-ms = ms/ruch
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-simulated =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }, średnia liczba rund: { NUMBER($rounds, maximumFractionDigits: 2) }, czas: { NUMBER($seconds, maximumFractionDigits: 2) } s, gier na sekundę: { $speed }.
lab-balance-written = Zapisano „{ $page }” i „{ $data }”. Gry: { $games }, czas: { NUMBER($seconds, maximumFractionDigits: 1) } s.
lab-same-again = To samo ziarno da znowu ten sam wynik.
lab-played-again = Gry: { $games }, rozdania: { $deals }, czas: { NUMBER($seconds, maximumFractionDigits: 1) } s. { lab-same-again }
lab-by-the-clock = Boty, które myślą według zegara, i boty innych autorów mogą następnym razem zdecydować inaczej.
lab-played-by-the-clock = Gry: { $games }, rozdania: { $deals }, czas: { NUMBER($seconds, maximumFractionDigits: 1) } s. { lab-by-the-clock }

## Co boty zrobiły źle. Zamiast tego zagrano akcję domyślną: zostaw, weź monetę, pasuj, a jak nie, to pierwszą dozwoloną.

lab-fault-bot-crashed = { $bot }: awaria { $count ->
    [one] jeden raz
   *[many] { $count } razy
}; zamiast tego zagrano akcję domyślną.
lab-fault-bot-silent = { $bot }: brak odpowiedzi na czas { $count ->
    [one] jeden raz
   *[many] { $count } razy
}; zamiast tego zagrano akcję domyślną.
lab-fault-bot-nonsense = { $bot }: odpowiedź bez sensu { $count ->
    [one] jeden raz
   *[many] { $count } razy
}; zamiast tego zagrano akcję domyślną.
lab-fault-bot-illegal = { $bot }: niedozwolony wybór { $count ->
    [one] jeden raz
   *[many] { $count } razy
}; zamiast tego zagrano akcję domyślną.
lab-fault-first = Za pierwszym razem: { $sentence }

## Czego nie da się rozegrać

error-bots-do-not-fit = { $bots ->
    [0] Podaj co najmniej jednego bota.
    [one] Jeden bot nie pasuje do stołu na tyle osób: { $players }.
   *[many] Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $players }): podaj po jednym na miejsce albo mniej.
}
error-bots-not-a-list = Boty podaje się jako listę, na przykład ["greedy", MyBot], a nie { $value }.
error-not-a-bot = { $value } nie może grać: bot to nazwa albo klasa (nie obiekt) z metodą decide(view, legal), nazwana inaczej niż wbudowane boty.
error-bot-not-importable = Inne procesy nie mogą zaimportować { $bot }: przenieś tę klasę do osobnego pliku albo graj z jobs=1.
error-no-games = Liczba gier { $games } to za mało: podaj co najmniej jedną.
error-bad-results = Wiersz { $line } w „{ $path }” nie jest wynikiem turnieju.
error-other-results = „{ $path }” zawiera wyniki innego turnieju: inne jest { $field }.
error-bot-changed = „{ $path }” zawiera wyniki bota { $bot } sprzed zmiany jego pliku: nowe zachowaj w innym pliku.
error-no-results-file = „{ $path }” nie jest zwykłym plikiem, więc nie można w nim przechowywać wyników.
error-output-exists = „{ $path }” już istnieje: wybierz inny folder.
error-output-or-results = Wybierz --output albo --results: tego, co jest już w pliku z wynikami, nie rozgrywa się ponownie.
error-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster: { $reason }.
error-cluster-differs = Procesy pod adresem „{ $address }” mają Happy City { $found }, a tutaj jest { $expected }.
