### Wiersz poleceń.

cli-app = Szczęśliwice Wielkie (Happy City), karciana gra o budowaniu miasta. Nieoficjalny projekt fanowski.

## happycity play
cli-play = Zagraj w tym terminalu: z botami albo w kilka osób przy jednej klawiaturze.
cli-play-save = Zapisana gra, w którą chcesz grać dalej.
cli-option-mode = family (rodzinny) albo expert (ekspercki).
cli-option-players = Ile osób siedzi przy stole, od 2 do 5.
cli-option-grozilla = Graj z dodatkiem Grozilla.
cli-option-scoring = product (mieszkańcy razy serca) albo sum (suma).
cli-option-edition = Z którego wydania są stosy mieszkań: fr, en-GB, en-US albo pl.
cli-option-bots = Boty na pozostałych miejscach, rozdzielone przecinkami, np. easy,hard.
cli-option-name = Twoje imię; raz dla każdej osoby przy tej klawiaturze.
cli-option-seats = Wszystkie miejsca po kolei, np. Ana,bot:hard,Bob.
cli-option-seed = Liczba albo tekst szesnastkowy, który ustala wszystkie losowania.
cli-option-think-ms = Jak długo bot może myśleć nad decyzją, w milisekundach.
cli-option-resume = Graj dalej w ostatnią grę.
cli-option-trust = Uruchamiaj też pliki Pythona z zestawów i programy, które grają jako boty, nawet jeśli pochodzą skądinąd.
cli-option-plain = Pytania i ponumerowane odpowiedzi zamiast pełnego ekranu; automatycznie, gdy nie ma terminala.
cli-option-no-save = Nie zapisuj gry.

## happycity join
cli-join = Zajmij miejsce w pokoju na serwerze; pozostali mogą grać w przeglądarkach, w terminalach albo być programami.
cli-join-link = Zaproszenie, np. http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd.
cli-option-own-name = Twoje imię.
cli-option-watch = Tylko oglądaj.

## happycity cards
cli-cards = Znajdź kartę: ile kosztuje, czego wymaga i co robi.
cli-cards-query = Nazwa albo jej część; bez niej – wszystkie karty.
cli-option-as-json = Wypisz JSON dla programów.

## happycity rules
cli-rules = Znajdź zasadę.
cli-rules-query = Numer, np. B7, albo słowa; bez nich – wszystkie tytuły.
cli-rules-none = Żadna zasada nie mówi o „{ $typed }”.

## happycity score
cli-score = Policz punkty miasta i pokaż, skąd bierze się każdy z nich.
cli-score-file = Pozycja albo zapisana gra (JSON); - to standardowe wejście.
cli-score-city = Miasto: nazwy kart w kolejności pól, po przecinkach, na przykład "szczęśliwy sklepik (niebieski), dom (catzilla), sfinks (zamek), grozilla, 7 monet". Raz dla każdego miasta, sąsiedzi obok siebie.
cli-score-name = Czyje to miasto; raz dla każdego miasta, w tej samej kolejności.
error-city-entry = Nie wiadomo, co znaczy „{ $typed }”. W nawiasie może stać kolor Szczęśliwego sklepiku, potwór, który przykrywa kartę, albo to, co kopiuje Sfinks.
error-market-colour-missing = W wariancie eksperckim Szczęśliwy sklepik ma kolor: napisz „szczęśliwy sklepik (niebieski)”.
error-sphinx-copy-missing = Wynik zależy od tego, co kopiuje { $special }: napisz „sfinks (zamek)”.
error-other-cities-missing = { $special } patrzy na inne miasta: podaj każde z nich z --city, w kolejności miejsc.
error-second-monster = Przed miastem stoi tylko jeden potwór, a { $monster } byłby drugim: tego, który przykrywa kartę, zapisz tak: „dom (catzilla)”.
error-card-unclear = „{ $card }” może oznaczać kilka kart: { $expected }.
error-typed-other-mode =
    { $mode ->
        [expert] { $special } to budynek specjalny wariantu eksperckiego: dodaj --mode expert.
       *[family] { $special } to budynek specjalny wariantu rodzinnego, a to miasto liczy się w wariancie eksperckim.
    }
error-typed-needs-grozilla = { $card } należy do dodatku Grozilla: dodaj --grozilla.
error-typed-market-colour = Szczęśliwy sklepik ma kolor tylko w wariancie eksperckim: pomiń go albo dodaj --mode expert.
error-typed-market-first = Szczęśliwy sklepik jest zawsze pierwszą kartą miasta: wpisz go na początku.
error-typed-second-special = { $special } i { $card } to dwa budynki specjalne, a w mieście może być tylko jeden.
error-typed-twice = Karta { $card } jest podana dwa razy, a w żadnym mieście nie może być dwóch kart o tej samej nazwie.
error-typed-coins-twice = Monety miasta można podać tylko raz.
error-typed-coins = „{ $typed }” nie jest liczbą monet: wpisz na przykład „7 monet”, najwyżej { $most }.
error-typed-colour = „{ $colour }” nie jest kolorem; kolory to żółty, niebieski, pomarańczowy, fioletowy i zielony.
error-typed-card = W tej grze nie ma karty o nazwie „{ $card }”; rozdziel karty przecinkami.
score-city-number = Miasto { $number }

## happycity stats
cli-stats = Podsumowanie twoich ukończonych gier: wygrane według wariantu i bota, ulubione budynki.
cli-stats-name = Gry tej osoby; bez tego – twoje, według imienia, pod którym grasz.
cli-stats-none = Nie ma jeszcze żadnej ukończonej gry.
cli-stats-none-of = { $name }: nie ma jeszcze żadnej ukończonej gry.
cli-stats-others = Gry innych osób, które tu grały ({ $names }): happycity stats --name IMIĘ
cli-stats-bot = przeciw: { $bot }
cli-stats-line =
    { $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, wygrane: { $percent }%, punkty: średnio { $mean }, najwięcej { $best }
cli-stats-buildings = Ulubione budynki:

## happycity bench
cli-bench = Zmierz, ile losowych gier na sekundę rozgrywa ten komputer.
cli-option-seconds = Jak długo mierzyć każdy wariant.
cli-bench-compiled = Skompilowany rdzeń, dwoje graczy gra losowo:
cli-bench-interpreted = Interpretowany rdzeń, dwoje graczy gra losowo:
cli-bench-line = gry: { $games }/s, akcje: { $actions }/s

## Przykłady pod pomocą polecenia, po jednym w wierszu. Dla ludzi są tylko słowa po znaku #.
cli-examples = Przykłady:
cli-app-examples =
    happycity                        # graj w przeglądarce
    happycity play                   # graj w tym terminalu
    happycity cards "golden gate"    # co robi ta karta?
    happycity rules potwór           # co mówią zasady?
    happycity --lang fr cards        # w innym języku
cli-play-examples =
    happycity play                                   # wybierz w menu
    happycity play --mode expert --bots hard,easy    # gra trzyosobowa
    happycity play --name Ana --name Bob             # dwie osoby przy jednej klawiaturze
    happycity play --resume                          # graj dalej
    happycity play --plain                           # pytania i ponumerowane odpowiedzi
cli-join-examples =
    happycity join http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd --name Ana
cli-cards-examples =
    happycity cards golden gate
    happycity cards --json | jq -r '.[].name'
cli-rules-examples =
    happycity rules potwór
    happycity rules R-B7
cli-score-examples =
    happycity score --city "szczęśliwy sklepik, dom, muzeum, szkoła"
    happycity score -m expert -g -c "szczęśliwy sklepik (niebieski), dom (catzilla), szkoła, 7 monet"
    happycity score finished-game.json --json
cli-stats-examples =
    happycity stats
    happycity stats --name Ana
    happycity stats --json | jq .win_rate
cli-bench-examples =
    happycity bench --seconds 5
cli-serve-examples =
    happycity serve                                    # na tym komputerze
    happycity serve --lan                              # dla wszystkich w domu
    happycity serve --origin https://play.example.org --proxies 127.0.0.1
cli-site-examples =
    happycity site public                              # na dowolny hosting
cli-admin-examples =
    happycity admin list
    happycity admin backup games.backup
    happycity admin purge --days 30
cli-referee-examples =
    echo '{ "{" }"cmd": "new", "seed": 1{ "}" }' | happycity referee
cli-verify-examples =
    happycity verify finished-game.json
cli-replay-examples =
    happycity replay finished-game.json           # zdaniami
    happycity replay finished-game.json --full    # na ekranie
    happycity replay finished-game.json --json | jq -r .event
cli-review-examples =
    happycity review finished-game.json
    happycity review finished-game.json --think-ms 1000    # przyjrzyj się dłużej
    happycity review finished-game.json --all --json | jq .loss
cli-help-examples =
    happycity help play
cli-simulate-examples =
    happycity simulate --games 100000 --players 4 --mode expert
    happycity simulate --bots greedy,random --json | jq .seats
cli-tournament-examples =
    happycity tournament --bots hard,greedy --games 200 --think-ms 100
    happycity tournament --bots ./my_bot.py:MyBot,normal --mode expert --grozilla
cli-balance-examples =
    happycity balance --mode expert --games 2000
    happycity balance --cards my-pack.toml --bots normal --output my-pack    # własne karty
cli-bots-examples =
    happycity bots
    happycity bots --json | jq -r '.[].name'

cli-option-lang = Język, np. en-GB, fr albo pl; także HAPPYCITY_LANG.
cli-option-version = Pokaż wersję i zakończ.

## happycity help
cli-help = Pokaż pomoc do polecenia.
cli-help-command = Polecenie; bez niego – lista wszystkich.

## happycity referee
cli-referee = Prowadź grę przez standardowe wejście i wyjście: po jednym obiekcie JSON w wierszu, tak samo w odpowiedzi.
cli-option-cards = Plik z własnymi kartami; można podać kilka razy.

## happycity verify
cli-verify = Sprawdź zapisaną grę: czy da się ją odtworzyć, czy odkryte karty wynikają z ziarna i czy wynik się zgadza.
cli-record = Zapisana gra (JSON).
cli-verify-ok = Zapis jest poprawny. Akcje: { $actions }, odkryte karty: { $draws }.

## happycity replay
cli-replay = Opowiedz zapisaną grę, wydarzenie po wydarzeniu.
cli-option-full = Oglądaj na pełnym ekranie, do przodu i wstecz.
error-full-or-json = --full pokazuje grę na ekranie: pomiń --json.
error-options-with-file = Plik sam mówi, w co się gra: pomiń --mode, --grozilla i --scoring albo wpisz je do pliku („options”).
error-options-with-save = Zapisana gra zna swoich graczy, opcje i karty: pomiń je albo pomiń zapisaną grę.
error-options-with-seats = --seats wymienia wszystkich przy stole: pomiń --players, --bots i --name.
error-no-terminal = Do tego potrzebny jest terminal; bez niego pomiń --full.
cli-option-upto = Zatrzymaj się po tylu akcjach.
cli-option-json = Wypisz po jednym obiekcie JSON na wydarzenie zamiast zdań.

## happycity review
cli-review = Niech bot przyjrzy się zapisanej grze: które decyzje kosztowały najwięcej i co było lepsze.
cli-review-think-ms = Jak długo przyglądać się każdej decyzji, w milisekundach; domyślnie 120, bez skompilowanego rdzenia 700.
cli-review-all = Przyjrzyj się też decyzjom botów.
cli-review-json = Wypisz po jednym obiekcie JSON na decyzję zamiast najgorszych w zdaniach.

## Pliki, których nie da się przeczytać
error-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
error-file-too-long = { $file } ma więcej niż { $most } bajtów, więc nie został wczytany.
error-no-json-in-file =
    { $file ->
        [stdin] Standardowe wejście
       *[other] Plik { $file }
    } nie zawiera obiektu JSON, jakim jest zapis gry albo pozycja.
error-not-a-record =
    { $file ->
        [stdin] Standardowe wejście
       *[other] Plik { $file }
    } nie jest zapisem tej gry.
error-score-what = Podaj miasto, na przykład --city "muzeum, dom", albo plik, nie oba naraz.

## Kto może usiąść przy stole
error-too-many-seats = Miejsca przy stole: { $players }, a podano więcej: { $seats }; podaj mniej imion i botów albo więcej graczy.
error-bad-player-name = „{ $value }” nie może być imieniem; imię ma od 1 do { $most } widocznych znaków.
error-same-player-name = Dwie osoby nazywają się tak samo ({ $value }); podaj różne imiona.
error-nothing-to-resume = W folderze { $folder } nie ma niedokończonej gry.

## Co sam z siebie mówi analizator opcji. $value: to, co wpisano albo co tam stoi.
cli-parser-usage = Użycie:
cli-parser-options = Opcje:
cli-parser-commands = Polecenia:
cli-parser-arguments = Argumenty:
cli-parser-some-options = [OPCJE]
cli-parser-command = POLECENIE [ARGUMENTY]...
cli-parser-help = Pokaż tę pomoc i zakończ.
cli-parser-install-completion = Zainstaluj uzupełnianie poleceń w tej powłoce.
cli-parser-show-completion = Pokaż uzupełnianie poleceń dla tej powłoki, by je skopiować lub dostosować.
cli-parser-default = [domyślnie: { $value }]
cli-parser-required = [wymagane]
cli-parser-try = Pomoc: „{ $command }”.
cli-parser-no-option = Nie ma opcji { $value }
cli-parser-possible = (możliwe opcje: { $value })
cli-parser-no-command = Nie ma polecenia „{ $value }”.
cli-parser-mean = Może chodzi o { $value }?
cli-parser-missing-command = Brakuje polecenia.
cli-parser-missing = Brakuje: „{ $value }”.
cli-parser-extra = Zbędne argumenty ({ $value })
cli-parser-invalid = Nieprawidłowa wartość w „{ $value }”:
cli-parser-number = to nie jest liczba.
cli-parser-least = najmniejsza dozwolona to { $value }.
cli-parser-most = największa dozwolona to { $value }.

cli-metavar-ADDRESS = ADRES
cli-metavar-ADDRESSES = ADRESY
cli-metavar-CARDS = KARTY
cli-metavar-COMMAND = POLECENIE
cli-metavar-DATABASE = BAZA
cli-metavar-DAYS = DNI
cli-metavar-DIR = FOLDER
cli-metavar-EDITION = WYDANIE
cli-metavar-FILE = PLIK
cli-metavar-FOLDER = FOLDER
cli-metavar-HOSTS = NAZWY
cli-metavar-HOURS = GODZINY
cli-metavar-LANGUAGE = JĘZYK
cli-metavar-MODE = WARIANT
cli-metavar-NAME = IMIĘ
cli-metavar-RECORD = ZAPIS
cli-metavar-ROOM = POKÓJ
cli-metavar-SAVE = ZAPIS
cli-metavar-SEATS = MIEJSCA
cli-metavar-SEED = ZIARNO
cli-metavar-TEXT = TEKST
cli-metavar-WAY = SPOSÓB
cli-metavar-WORD = SŁOWO
