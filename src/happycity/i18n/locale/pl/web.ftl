### Klient w przeglądarce. Przyciski i nagłówki są krótkie; teksty pomocy to całe zdania.

## Wszędzie

web-tagline = Zbuduj najszczęśliwsze miasteczko w okolicy.
web-home = Strona główna
web-close = Zamknij
web-skip = Przejdź do treści
web-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-auto = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-sound = Dźwięki
web-use-keys = Graj literami i cyframi na klawiaturze
web-no-motion = Ogranicz animacje
web-show-keys = Pokazuj klawisze cyfr na przyciskach
web-keys = Klawiatura
web-pace = Tempo botów
web-pace-value =
    { $pace ->
        [0] Natychmiastowe
        [400] Szybkie
        [900] Zwykłe
        [1800] Spokojne
       *[other] Wolne
    }
# Imię, gdy nikt żadnego nie podał: „Gracz kupuje kartę Dom”.
web-guest = Gość
web-you = ty
web-somebody = ktoś
web-more = Więcej
web-about = O grze i licencje
web-fan-work = Nieoficjalny projekt fanowski: wydawca gry drukowanej ani go nie stworzył, ani nie zatwierdził.

## Kłopoty

error-no-server = Chwilowo nie ma połączenia. Zagrasz dalej, gdy wróci.
web-offline-shell = Nie można się teraz połączyć z serwerem. Zasady, karty i obejrzane powtórki nadal działają.
web-offline-alone = Brak połączenia z serwerem: grasz na tym urządzeniu. Pokoje z innymi wrócą wraz z połączeniem.
web-alone = Gra offline
web-alone-ready = Gotowe: wszystkie warianty gry z botami działają na tym urządzeniu offline.
web-alone-fetching = Pobrano { $done } z { $size } MB
web-alone-missing = Pobierz grę raz ({ $size } MB), żeby grać offline.
web-alone-failed = Nie udało się pobrać gry. To, co już pobrano, zostaje.
web-alone-fetch = Pobierz { $size } MB
web-trouble-connecting = Chwileczkę…
web-trouble-connecting-help = Miasto się buduje.
web-trouble-gone = Nic tu nie ma
web-trouble-gone-help = Ta strona nie istnieje albo już nie istnieje.
web-trouble-reload = Jest nowa wersja
web-trouble-reload-help = Wczytaj stronę ponownie, by grać dalej; nic nie przepadnie.
web-trouble-offline = Brak połączenia
web-trouble-offline-help = Nie można połączyć się z serwerem, a tej strony jeszcze tu nie otwierano. Spróbuj później.
web-trouble-elsewhere = Otwarte w innej karcie
web-trouble-elsewhere-help = Twoje gry na tym urządzeniu są otwarte w innej karcie. Pojawią się tutaj, gdy ją zamkniesz.
web-reload = Wczytaj ponownie
web-reconnecting = Brak połączenia. Nic nie przepadło: zagrasz dalej, gdy wróci.
web-slow = Na razie brak odpowiedzi. Twój ruch jest zapisany i zostanie wysłany ponownie.
web-go-on-alone = Graj dalej offline

## Strony

web-page-play = Nowa gra
web-page-play-help = Z botami, od razu.
web-page-day = Miasto dnia
web-page-day-help = To samo rozdanie dla wszystkich, raz dziennie.
web-day-finished = Dzisiaj ukończone: { $count } z 3.
web-day-streak =
    { $days ->
        [one] Twoja seria: jeden dzień.
        [few] Twoja seria: { $days } dni.
        [many] Twoja seria: { $days } dni.
       *[other] Twoja seria: { $days } dnia.
    }
web-page-friends = Zagraj ze znajomymi
web-page-friends-help = Zaproś ich linkiem albo kodem QR.
web-page-pass = Jedno urządzenie
web-page-pass-help = Kilka osób, jeden ekran.
web-page-rooms = Pokoje publiczne
web-page-rooms-help = Dołącz do gry albo popatrz, jak grają inni.
web-page-learn = Nauka
web-page-learn-help = Naucz się, grając, w kilka minut.
web-page-puzzles = Zagadki
web-page-puzzles-help = Co zagrasz?
web-page-rules = Zasady i karty
web-page-rules-help = Wszystkie ponumerowane zasady i wszystkie karty.
web-page-cards = Karty
web-page-calculator = Kalkulator punktów
web-page-calculator-help = Masz pudełko z grą? Policz punkty każdego miasta i zobacz, skąd się biorą.
web-page-stats = Moje statystyki
web-page-stats-help = Gry, wygrane i powtórki.
web-page-import = Otwórz zapisaną grę
web-page-import-help = Obejrzyj zapisaną grę albo graj w nią dalej.

## Strona główna i nowe gry

web-play-now = Zagraj teraz
web-starting = Zaczynamy…
web-change = Zmień
web-continue = Graj dalej
web-dismiss = Ukryj tę grę
web-options-line =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $mode ->
        [expert] wariant ekspercki
       *[family] wariant rodzinny
    }{ $grozilla ->
        [true] {" "}+ Grozilla
       *[false] {""}
    }{ $scoring ->
        [sum] , suma dla młodszych
       *[product] {""}
    }
web-status-lobby = Czeka na graczy
web-status-playing = Gra trwa
# $open (number): seats that wait for somebody.
web-seats-free =
    { $open ->
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
        [many] { $open } wolnych miejsc
       *[other] { $open } wolnego miejsca
    }
web-players = Gracze
web-mode = Wariant
web-mode-family = Rodzinny
web-mode-expert = Ekspercki
web-grozilla = Z dodatkiem Grozilla
web-bot-level = Siła przeciwników
web-more-options = Więcej opcji
web-scoring = Końcowa punktacja
web-scoring-product = Mieszkańcy razy serca
web-scoring-sum = Mieszkańcy plus serca (dla młodszych graczy)
web-edition = Wydanie
web-edition-fr = Francuskie
web-edition-en-GB = Brytyjskie
web-edition-en-US = Amerykańskie
web-edition-pl = Polskie
web-names = Imiona
web-your-name = Twoje imię
web-public = Pokój widoczny publicznie
web-start = Zacznij
web-open-room = Otwórz pokój
web-no-rooms = W tej chwili nie ma otwartych pokoi publicznych. Otwórz własny!
web-level-easy = łatwy
web-level-normal = zwykły
web-level-hard = trudny
web-level-champion = mistrz
web-level-greedy = prosty
web-level-random = kapryśny
web-bot-0 = Oliwka
web-bot-1 = Milo
web-bot-2 = Luna
web-bot-3 = Otto
web-bot-4 = Zoja
web-bot-of = przeciwnik: { $level }

## Poczekalnia

web-lobby = Przed grą
web-seats = Miejsca
web-seat-open = Wolne miejsce
web-host = gospodarz
web-offline = bez połączenia
web-asked = ogląda wynik
web-away = przerwa, gra bot
web-add-bot = Dodaj bota
web-fill-bots = Uzupełnij botami
web-shuffle-seats = Wymieszaj miejsca
web-remove = Usuń
web-remove-name = Usuń: { $name }
web-removed = Gospodarz zwolnił twoje miejsce.
web-join = Dołącz
web-watch = Oglądaj
web-sit-down = Zajmij miejsce
web-watching = Oglądasz
# $names: a list of people, perhaps with “2 spectators” at its end.
web-watching-list = Widownia: { $names }
web-room-full = Wszystkie miejsca są zajęte
web-wait-for-host = Gdy wszyscy będą na miejscu, gospodarz rozpocznie grę.
web-wait-for-answer = Czekamy na odpowiedź: { $names }.
web-seats-open-help =
    { $open ->
        [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo dodaj bota.
        [few] { $open } miejsca są jeszcze wolne: zaproś kogoś albo dodaj boty.
       *[many] { $open } miejsc jest jeszcze wolnych: zaproś kogoś albo dodaj boty.
    }
web-room-options = Opcje pokoju
web-allow-hints = Zezwalaj na podpowiedzi
web-clock = Czas na każdą decyzję
web-clock-value =
    { $seconds ->
        [0] Bez limitu
        [86400] 1 dzień
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
web-clock-left = Pozostały czas
web-clock-days =
    { $days ->
        [one] { $days } dzień { $hours } godz.
        [few] { $days } dni { $hours } godz.
       *[many] { $days } dni { $hours } godz.
    }
web-invite = Zaproś
web-invite-help = Kto otworzy ten link, może usiąść przy stole albo oglądać. Konto nie jest potrzebne.
web-link = Link
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-qr = Kod QR linku
web-lan-help = Ten link działa tylko na tym komputerze.
web-lan-open = Udostępnij grę w sieci lokalnej

## Stół

web-table-title = Stół
web-round = Runda { $round }
web-last-round = Ostatnia runda
web-central = Obszar centralny
web-decks = Talie
web-face-up = Odkryte budynki
web-dwellings = Mieszkania
web-specials = Budynki specjalne
web-special-taken-by = { $name } ma już swój.
web-no-specials = Nie ma już budynków specjalnych.
web-others = Inne miasta
web-actions = Twoje akcje
web-steps = Kroki tury
web-step-discard = Odrzuć
web-step-draw = Uzupełnij
web-step-buy = Kup
web-step-claim = Specjalny
web-your-turn = Twoja tura
# $question: what the player is asked
web-your-turn-asks = Twoja tura. { $question }
web-waiting-for = Teraz { $player }: { $phase }
web-choose = Wybierz
web-buy = Kup
web-discard = Odrzuć
web-claim = Weź
web-undo = Cofnij
web-undo-ask = Poproś innych o cofnięcie
web-undo-asked = { $name } prosi o cofnięcie ruchu.
web-agree = Zgoda
web-refuse = Odmów
# $name: the host. $other: who is to be removed.
web-removal-asked = { $name } prosi o usunięcie z gry: { $other }. Zgadzasz się?
web-removal-asked-me = { $name } prosi pozostałych o usunięcie cię z gry.
web-removal-sent = Pozostali odpowiadają na prośbę o usunięcie z gry: { $other }.
web-removal-ask = Poproś o usunięcie: { $name }
web-removal-help = Pozostali gracze muszą się zgodzić. Miejsce zajmie bot.
web-hint = Podpowiedź
web-hint-play = Zrób to
web-hint-chance = Szansa na wygraną: około { $chance }, spodziewany wynik: { amount-points }.
web-log = Co się wydarzyło
web-log-and-chat = Dziennik i czat
# $count (number): messages not seen yet
web-log-and-chat-new = Dziennik i czat, { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
web-chat = Napisz coś
web-chat-line = { $name }: { $text }
web-send = Wyślij
web-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
web-another-device = Graj na innym urządzeniu
web-another-device-help = Otwórz ten link na drugim urządzeniu. To twoje miejsce, więc nie dawaj go nikomu innemu. Link działa przez siedem dni.
web-unlink = Wyloguj inne urządzenia
web-unlinked = Twoje miejsce jest teraz tylko w tej przeglądarce. Utworzone linki przestały działać.
web-report = Zgłoś tę wiadomość
web-reported = Dziękujemy. Operator tego serwera może teraz przeczytać tę wiadomość.
web-leave = Opuść grę (do mojego powrotu gra za mnie bot)
web-leave-room = Opuść ten pokój
web-city-of = Miasto: { $player }
web-open-city = Zobacz miasto: { $player }
web-city-slots =
    { $cards ->
        [one] { $cards } karta z 10
        [few] { $cards } karty z 10
       *[many] { $cards } kart z 10
    }
web-cards-of-ten = { web-city-slots }
web-slot-card = Pole { $slot }: { $card }
web-income = Dochód
web-citizens = Mieszkańcy
web-hearts = Serca
web-points = Szczęście teraz
web-coins = Monety
web-numbers-label = Dochód { $income }, mieszkańcy { $citizens }, serca { $hearts }, szczęście { $points }
web-tokens-label = Żetony Stop-Zilla: { $tokens }
web-free-card = Następna karta za darmo
web-louvre-left =
    { $phases ->
        [one] Luwr: jeszcze raz
       *[many] Luwr: jeszcze { $phases } razy
    }
web-deck-label = Talia { $deck }: zostało { $left }, odrzucono { $discarded }. Nieodkryte: { $mix }. { $reason }
web-dwelling-label = { $card }, zostało { $left }
web-missing-coins =
    { $missing ->
        [one] Brakuje { $missing } monety
       *[many] Brakuje { $missing } monet
    }
web-why-already-in-city = Już w mieście
web-why-pile-empty = Brak
web-why-city-full = Miasto pełne
web-why-not-face-up = Niedostępne
web-why-wrong-phase = Nie teraz
web-why-lesson-other = Nie w tej lekcji
web-need-progress = { $colour }: { $have } z { $need }

## Karty

web-card-costs = koszt: { amount-price }
web-card-needs = wymaga: { $needs }
web-card-house = Nie wszystko na tej karcie pochodzi z gry drukowanej: część jest nasza
web-card-covered = { $card } (karta zniszczona, przykrywa ją { $monster })
web-covered-by = Budynek zniszczony: { $monster } go przykrywa. Nie ma już nazwy, efektu ani koloru, ale jego pole się liczy.
web-costs = Koszt:
web-price-reduced = { amount-price } zamiast { $printed }
web-gives = Daje
web-needs = Wymaga
web-rule-link = Przeczytaj zasadę { $rule }
web-kind-yellow = handel
web-kind-blue = instytucja
web-kind-orange = rozrywka
web-kind-purple = przemysł
web-kind-green = dom

## Wybory

web-choice-market = Jego kolor liczy się w warunkach i efektach przez całą grę.
web-choice-destroy = Wskazany budynek pozostaje przykryty do końca gry; jego pole jest nadal zajęte.
web-choice-gift = Moneta pochodzi z banku.
web-choice-louvre = Oprócz własnego dochodu dostajesz tyle monet, ile wynosi dochód tego miasta.
web-choice-sphinx = Wybierz, co skopiować do końcowej punktacji, albo wylosuj w ciemno budynek specjalny.
web-pay-title = Zapłać za kartę { $card }
web-pay-help = Każdy żeton Stop-Zilla liczy się jak 2 monety; reszty się nie wydaje.

## Co wydarzyło się w pokoju

web-log-joined = { $name } dołącza.
web-log-left = { $name } odchodzi.
web-log-renamed = Nowe imię: { $name }.
web-log-host = Nowy gospodarz pokoju: { $name }.
web-log-started = Gra się zaczyna.
web-log-undone = Cofnięto ruch.
web-log-undo-asked = { $name } prosi o cofnięcie ruchu.
web-log-undo-agreed = { $name } się zgadza.
web-log-undo-refused = Ruch pozostaje.
# $other: who is to be removed.
web-log-removal-asked = { $name } prosi pozostałych o zgodę na usunięcie z gry: { $other }.
web-log-removal-agreed = { $name } się zgadza.
web-log-removal-refused = { $name } się nie zgadza; { $other } zostaje w grze.
web-log-away = { $name } ma przerwę; gra bot.
web-log-back = { $name } wraca.
web-log-rematch = Jeszcze jedna gra!
web-log-clock = Czas minął: za gracza { $name } decyduje bot.
web-log-closed = Pokój jest zamknięty.

## Koniec

web-game-over = Koniec gry
web-score = Wynik
web-winner = zwycięstwo
web-winners =
    { $count ->
        [one] Najszczęśliwsze miasto ma { $winners }: { amount-points }!
       *[many] Zwycięstwem dzielą się { $winners }: { amount-points }!
    }
web-source = Źródło
web-coins-left = Pozostałe monety: { $coins }
web-chart-points = Szczęście według rund
web-chart-income = Dochód według rund
web-chart-coins = Monety według rund
web-chart-chance = Szansa na wygraną
web-as-table = Jako tabela
web-see-table = Zobacz stół
web-export = Zapisz grę
web-replay = Powtórka
web-rematch = Zagraj jeszcze raz

## Powtórka i analiza

web-replay-start = Początek gry.
# $action: an action as in a menu. Shown when the log has nothing to say about a decision.
web-replay-action = { $name }: { $action }.
web-previous = Wstecz
web-next = Dalej
web-run = Odtwarzaj
web-pause = Pauza
web-moment = Moment
web-moment-of = { $at } z { $last }
web-view-from = Oczami gracza
web-share-moment = Udostępnij tę chwilę
web-branch = Graj dalej od tego miejsca
web-review = Analiza
web-review-help = Bot przygląda się każdej decyzji i mówi, które kosztowały najwięcej.
web-review-start = Przeanalizuj tę grę
web-nothing-missed = Prawie nic nie dało się zrobić lepiej.

## Nauka

web-lesson = Lekcja
web-lesson-watch = Patrz, co się dzieje.
web-lesson-free = Wiesz już wszystko, czego trzeba: graj dalej, jak chcesz! Gra kończy się wraz z rundą, w której jedno z miast dostanie dziesiątą kartę.
web-lesson-over = Brawo! Masz za sobą całą grę.
web-first-game = Zagraj pierwszą grę
web-lesson-now = Teraz: { $action }
web-lesson-step = Krok { $step } z { $steps }

## Wybór gry

web-mode-family-help = Łatwo się nauczyć: buduj, zarabiaj, licz.
web-mode-expert-help = 38 budynków specjalnych, każdy z własną mocą.
web-grozilla-help = Potwory, czwarta talia i żetony, które je zatrzymują.
web-new-here = Pierwszy raz? Naucz się, grając
web-puzzle-today = Zagadka dnia
web-puzzle-tried = Już za tobą. Nowa o północy (UTC).

## Poczekalnia

# $number (number): of the seat
web-add-bot-seat = Dodaj bota na miejsce { $number }
web-lan-done = Urządzenia w tej samej sieci mogą otworzyć ten link.
web-lan-none = Ten komputer nie jest w żadnej sieci dostępnej dla innych urządzeń.
web-qr-help = Zeskanuj telefonem.
web-you-are-away = Bot gra za ciebie.
web-take-back = Wracam do gry
web-go-away = Muszę na chwilę odejść
web-go-away-help = Reszta nie musi czekać: bot zagra za ciebie, aż dasz znać, że wracasz.
web-bot-for = Niech za gracza { $name } zagra na razie bot

## Listy i kłopoty

web-wins =
    { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }
# One player's result in a list. $points (number)
web-score-of = { $name } { $points }
web-again = Spróbuj ponownie
