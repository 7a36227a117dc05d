### Gra w terminalu: tryb wierszowy i pełny ekran oraz odpowiedzi o kartach.
### Polecenia (help, table, city …) wpisuje się we wszystkich językach tak samo.

## Tryb wierszowy: początek i koniec

terminal-welcome =
    { $mode ->
        [expert] Szczęśliwice Wielkie, wariant ekspercki. Przy stole: { $names }.
       *[family] Szczęśliwice Wielkie, wariant rodzinny. Przy stole: { $names }.
    }
terminal-welcome-help = Odpowiedz numerem albo wpisz „help”, by zobaczyć, o co jeszcze możesz pytać.
terminal-bot-name =
    { $name } (bot { $bot ->
        [random] losowy
        [greedy] zachłanny
        [easy] łatwy
        [normal] zwykły
        [hard] trudny
        [champion] mistrz
       *[other] { $bot }
    })
terminal-goodbye = Do zobaczenia! Gra czeka w tym samym miejscu.
terminal-goodbye-resume = Graj dalej poleceniem: happycity play { $file }
terminal-goodbye-unsaved = Do zobaczenia! Ta gra nie zostanie zachowana.
terminal-saved-over = Cała gra jest w pliku { $file }; „happycity replay” opowie ją jeszcze raz, a „happycity review” powie, co można było zrobić lepiej.
terminal-saved = Zapisano jako { $file }.
terminal-save-how = Gra zapisuje się automatycznie w pliku { $file }. Wpisz „save” i nazwę pliku, by zrobić kopię.
terminal-save-how-unsaved = Ta gra nie zapisuje się automatycznie. Wpisz „save” i nazwę pliku, by zrobić kopię.
terminal-ask-welcome = Szczęśliwice Wielkie. Odpowiadaj numerem; sam Enter wybiera ten w nawiasie.
terminal-ask-unfinished = W którą grę chcesz grać?
terminal-ask-new = nowa gra
terminal-ask-mode = Który wariant?
terminal-ask-players = Ilu graczy, od 2 do 5?
terminal-ask-grozilla = Z dodatkiem Grozilla?
terminal-ask-scoring = Jak liczyć punkty?
terminal-ask-against = Kim są przeciwnicy?
terminal-ask-mixed = wybiorę dla każdego miejsca
terminal-ask-seat = Kto siedzi na miejscu { $number }?
terminal-ask-person = osoba przy tej klawiaturze
terminal-ask-name = Jak masz na imię?
terminal-ask-name-of = Jak ma na imię osoba na miejscu { $number }?
terminal-ask-number = „{ $typed }” nie ma wśród odpowiedzi; wpisz jeden z numerów: { $answers }.

## Tryb wierszowy: co leży na stole

terminal-round =
    { $last ->
        [yes] Runda { $round }, ostatnia.
       *[no] Runda { $round }.
    }
terminal-standing =
    { $player }: { amount-coins }, { amount-income }, { amount-citizens }, { amount-hearts }, { amount-points }; { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
terminal-label = { $label }:
terminal-central = Odkryte karty:
terminal-central-empty = Nie ma odkrytych kart.
terminal-costs = koszt { $price }
terminal-specials = Budynki specjalne:
terminal-needs-met = warunki spełnione
terminal-needs-missing = brakuje: { $missing }
terminal-deck =
    { $left ->
        [0] pusta; dobranie przetasuje jej stos kart odrzuconych
        [one] jedna karta: { $mix }
        [few] { $left } karty: { $mix }
       *[many] { $left } kart: { $mix }
    }
terminal-monsters =
    { $count ->
        [one] jeden potwór
        [few] { $count } potwory
       *[many] { $count } potworów
    }
terminal-deck-number = Talia { $deck }
terminal-left = zostało { $left }
terminal-dwellings = Mieszkania:
terminal-covered = { $card } (przykrywa ją { $monster })
terminal-monster-here = Stoi tu { $monster }.
terminal-tokens = Żetony Stop-Zilla: { $tokens }

## Tryb wierszowy: odpowiedzi i polecenia

terminal-no-such-answer = Wśród odpowiedzi nie ma { $typed }; wpisz numer od 1 do { $last } albo „help”.
terminal-not-understood = „{ $typed }” nic tu nie znaczy; wpisz numer od 1 do { $last } albo „help”.
terminal-no-such-player = Żadne imię przy stole nie zaczyna się od „{ $typed }”.
terminal-no-such-card = Żadna karta nie nazywa się podobnie do „{ $typed }”.
terminal-possible = To jest teraz możliwe.
terminal-all-possible = Wszystko, co można wybrać w tym kroku, jest na liście.
terminal-undone = Twój ostatni wybór został cofnięty.
terminal-hint = Podpowiedź: { $action }.
terminal-hint-chance = Szansa na wygraną: około { $percent }%, spodziewany wynik: { amount-points }.
terminal-help = Odpowiedz numerem albo słowami, np. „buy museum”. Możesz też wpisać:
terminal-help-table = table: wszystko, co leży na stole
terminal-help-city = city albo city i imię: miasta
terminal-help-hint = hint: co wybrałby ktoś z doświadczeniem
terminal-help-why = why: co nie jest teraz możliwe i dlaczego; albo why i akcja, np. „why buy school”
terminal-help-undo = undo: cofnij swój ostatni wybór
terminal-help-card = card i nazwa: ile karta kosztuje i co robi
terminal-help-log = log: co się ostatnio wydarzyło
terminal-help-score = score: skąd biorą się punkty wszystkich graczy
terminal-help-save = save i nazwa pliku: zrób kopię
terminal-help-say = say i tekst: powiedz coś przy stole
terminal-help-agree = agree: pozwól komuś cofnąć wybór
terminal-help-refuse = refuse: nie pozwól cofnąć wyboru
terminal-help-back = back: wróć na swoje miejsce, gdy gra za ciebie bot
terminal-help-start = start: zacznij grę, jeśli jesteś gospodarzem
terminal-help-again = again: jeszcze jedna gra po zakończeniu tej
terminal-help-quit = quit: wyjdź; gra zostanie zachowana

## Podsumowania

terminal-result = Wynik:
terminal-result-line =
    { $won ->
        [yes] Wygrywa { $player }: { amount-points }, { amount-coins }.
       *[no] { $player }: { amount-points }, { amount-coins }.
    }
terminal-sheet = { $player } ma { amount-points }:
terminal-part-income = dochód { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-citizens = mieszkańcy { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-hearts = serca { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-points = punkty { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-none = nic

## Karty w kilku wierszach

cards-head = { $name }: { $kind }
cards-building = budynek ({ $shades }) z talii { $deck }, { amount-price }, egzemplarze w grze: { $copies }
cards-dwelling = mieszkanie ({ $shades }), { amount-price }
cards-market = pierwsza karta każdego miasta
cards-special =
    { $pack ->
        [expert] ekspercki budynek specjalny
       *[family] rodzinny budynek specjalny
    }
cards-monster = { $colour } potwór
cards-needs = Wymaga kart: { $missing }.

## Pliki
error-file-unwritable = Nie można zapisać pliku { $file }: { $reason }.

## Pełny ekran: tytuły

terminal-round-short = Runda { $round }
terminal-last-round = ostatnia runda
terminal-title-central = Obszar centralny
terminal-title-decks = Talie
terminal-title-dwellings = Mieszkania
terminal-title-city = Miasto: { $name }
terminal-title-players = Gracze
terminal-title-specials = Budynki specjalne
terminal-title-others = Pozostałe miasta
terminal-title-waiting = Grają pozostali
terminal-title-replay = Zapisana gra
terminal-title-over = Koniec gry
terminal-title-pay = Jak chcesz zapłacić?
terminal-title-unfinished = W którą grę chcesz grać dalej?
terminal-title-scores = Skąd biorą się punkty
terminal-title-news = Dziennik
terminal-title-log = Co się wydarzyło, najnowsze na górze
terminal-title-help = Klawisze i symbole
terminal-title-charts = Runda po rundzie
terminal-title-review = Co można było zrobić lepiej
terminal-tokens-short = żetony
terminal-thinking = { $name } myśli…
terminal-thinking-hint = Szukam podpowiedzi…

## Pełny ekran: kroki tury, jedno lub dwa słowa

terminal-step-discard = odrzucanie
terminal-step-draw = uzupełnianie
terminal-step-buy = zakup
terminal-step-claim = specjalny
terminal-step-market = wybór Szczęśliwego sklepiku
terminal-step-destroy = niszczenie budynku
terminal-step-gift = prezent od Corgzilli
terminal-step-louvre = Luwr
terminal-step-sphinx = Sfinks

## Pełny ekran: pytania tury w skrócie, najwyżej 36 liter

terminal-short-discard = Odrzucasz kartę?
terminal-short-draw = Z której talii?
terminal-short-buy = Co kupujesz? Masz { own-coins-taken }.
terminal-short-claim = Bierzesz budynek specjalny?

## Pełny ekran: opisy klawiszy, jedno lub dwa słowa

terminal-key-hint = Podpowiedź
terminal-key-undo = Cofnij
terminal-key-city = Miasta
terminal-key-scores = Punkty
terminal-key-log = Dziennik
terminal-key-help = Pomoc
terminal-key-home = Wróć
terminal-key-leave = Wyjdź
terminal-key-quit = Zakończ
terminal-key-table = Stół
terminal-key-again = Jeszcze raz
terminal-key-chat = Czat
terminal-key-return = Wróć do gry
terminal-key-begin = Zacznij
terminal-key-agree = Zgoda
terminal-key-refuse = Odmowa
terminal-key-next = Dalej
terminal-key-previous = Wstecz
terminal-key-next-turn = Następna tura
terminal-key-previous-turn = Poprzednia tura
terminal-key-start = Początek
terminal-key-end = Koniec
terminal-key-run = Odtwarzaj
terminal-key-results = Wynik
terminal-key-review = Analiza

## Pełny ekran: okno pomocy

terminal-keys-choose = wykonaj tę akcję
terminal-keys-arrows = przejdź do akcji i wykonaj ją
terminal-keys-tab = przechodź od karty do karty i wybierz jedną
terminal-keys-hint = co wybrałby ktoś z doświadczeniem
terminal-keys-undo = cofnij swój ostatni wybór
terminal-keys-city = zobacz następne miasto
terminal-keys-scores = skąd biorą się punkty wszystkich graczy
terminal-keys-log = wszystko, co się wydarzyło
terminal-keys-chat = powiedz coś pozostałym w pokoju
terminal-keys-home = wróć do swojego miasta
terminal-keys-leave = wyjdź; gra zostanie zachowana
terminal-keys-step = o jedną akcję naprzód albo wstecz
terminal-keys-turn = do następnej tury albo do poprzedniej
terminal-keys-ends = na początek albo na koniec
terminal-keys-run = odtwarzaj albo zatrzymaj
terminal-keys-results = wynik, arkusze punktów i wykresy
terminal-keys-review = które decyzje kosztowały najwięcej i co było lepsze
terminal-keys-mouse = Myszą: kliknij kartę, talię albo wybór; wskaż je, by o nich przeczytać.
terminal-legend-symbols = { $coin } monety i dochód   { $citizen } mieszkańcy   { $heart } serca
terminal-legend-city = ★ budynek specjalny   ❖ kilka kolorów   ♆ potwór   ✖ przykryty
terminal-legend-deck = talia 1 kryje 28 kart, w tym 12 żółtych
terminal-legend-needs = { $tick } już masz   { $missing } jeszcze brakuje

## Pełny ekran: menu

terminal-menu-continue = Graj dalej: { $names }
terminal-menu-unfinished =
    { $count ->
        [one] Graj dalej: { $count } niedokończona gra
        [few] Graj dalej: { $count } niedokończone gry
       *[many] Graj dalej: { $count } niedokończonych gier
    }
terminal-menu-nothing-unfinished = Nie ma jeszcze niedokończonych gier
terminal-menu-damaged =
    { $count ->
        [one] Uszkodzony zapis gry
        [few] { $count } uszkodzone zapisy gier
       *[many] { $count } uszkodzonych zapisów gier
    }
terminal-menu-start = Nowa gra
terminal-menu-mode = Wariant
terminal-menu-family = rodzinny
terminal-menu-expert = ekspercki
terminal-menu-players = Gracze
terminal-menu-grozilla = Grozilla
terminal-menu-yes = tak
terminal-menu-no = nie
terminal-menu-scoring = Punkty
terminal-menu-product = mieszkańcy × serca
terminal-menu-sum = mieszkańcy + serca
terminal-menu-seat = Miejsce { $number }
terminal-menu-bot =
    bot { $bot ->
        [random] losowy
        [greedy] zachłanny
        [easy] łatwy
        [normal] zwykły
        [hard] trudny
        [champion] mistrz
       *[other] { $bot }
    }
terminal-menu-person = { $name }
terminal-menu-language = Język
# The name of this language, in itself.
terminal-language-name = Polski
terminal-menu-watch = Obejrzyj zapisaną grę
terminal-menu-quit = Zakończ
terminal-menu-help = ↑ ↓ ruch, ← → zmiana, Enter wybór
terminal-menu-name = Twoje imię
terminal-menu-nothing-saved = Nie ma jeszcze żadnej zapisanej gry.

## Zapisane gry do wyboru

terminal-shelf-game =
    { $mode ->
        [expert] Wariant ekspercki
       *[family] Wariant rodzinny
    }{ $grozilla ->
        [yes] {" "}z dodatkiem Grozilla
       *[no] {""}
    }, { $players } graczy, { $round ->
        [0] gra skończona
       *[other] runda { $round }
    }
terminal-shelf-against =
    { $people }, { $bots-count ->
        [one] przeciwnik
       *[other] przeciwnicy
    }: { $bots }
terminal-shelf-names = { $names }
terminal-shelf-line = { $game }: { $players } ({ $when })
terminal-shelf-older =
    { $count ->
        [one] jedna starsza gra…
        [few] { $count } starsze gry…
       *[many] { $count } starszych gier…
    }
terminal-shelf-damaged =
    { $newer ->
        [yes] Zapis gry { $file } pochodzi z nowszej wersji programu i nie można go tu otworzyć.
       *[no] Zapis gry { $file } jest uszkodzony i nie można go otworzyć.
    }

## Pełny ekran: koniec i powtórki

terminal-banner-line = { amount-points }, { amount-coins }
terminal-chart-points = Punkty (najwięcej: { $most })
terminal-chart-coins = Monety (najwięcej: { $most })
terminal-chart-income = Dochód (najwyższy: { $most })
terminal-replay-at = Akcja { $number } z { $last }
terminal-replay-next = Następna: { $action }
terminal-replay-unfinished = Tej gry nie rozegrano do końca.

## Analiza
terminal-review-line = Runda { $round }, { $name }: „{ $action }”. Lepiej: „{ $best }” (szanse na wygraną: +{ $percent }%).
terminal-review-looking = Bot przygląda się każdej decyzji: { $number } z { $last } akcji…
terminal-review-choose = Enter albo cyfra pokaże stół z tej chwili, Esc zamyka.
terminal-review-nothing = Prawie nic nie dało się zrobić lepiej.

## Pokój na serwerze. $name: kto to robi.

terminal-room-waiting = Czekamy na pozostałych i na początek gry.
terminal-waiting-for = Teraz decyduje { $name }
terminal-room-chat = { $name }: { $text }
terminal-room-undone = { $name } cofa ostatni wybór.
terminal-room-joined = { $name } dołącza.
terminal-room-left = { $name } odchodzi.
terminal-room-away = { $name } ma przerwę; gra bot.
terminal-room-back = { $name } wraca.
terminal-room-host = Gospodarzem jest teraz { $name }.
terminal-room-started = Gra się zaczyna.
terminal-room-rematch = { $name } proponuje jeszcze jedną grę.
terminal-room-closed = Pokój został zamknięty.
terminal-room-undo-asked = { $name } chce cofnąć ostatni wybór.
terminal-room-undo-agreed = { $name } się zgadza.
terminal-room-undo-refused = Wybór pozostaje.
terminal-room-undo-sent = Pozostali gracze zostali zapytani o zgodę.
terminal-room-undo-how = { $name } chce cofnąć ostatni wybór: wpisz „agree” (zgoda) albo „refuse” (odmowa).
terminal-room-undo-keys = { $name } chce cofnąć ostatni wybór: y – zgoda, x – odmowa.
# $other: who is to be removed.
terminal-room-removal-asked = { $name } prosi pozostałych o zgodę na usunięcie z gry: { $other }.
terminal-room-removal-agreed = { $name } się zgadza.
terminal-room-removal-refused = { $name } się nie zgadza; { $other } zostaje w grze.
terminal-room-removal-how = { $name } prosi o usunięcie z gry: { $other }. Wpisz „agree” (zgoda) albo „refuse” (odmowa).
terminal-room-removal-keys = { $name } prosi o usunięcie: { $other }. y – zgoda, x – odmowa.
terminal-room-free = wolne
terminal-room-host-mark = { $name } (gospodarz)
terminal-room-invite = Pozostali wchodzą przez ten link: { $link }
terminal-room-you-start = Jesteś gospodarzem: wpisz „start”, by zacząć; wolne miejsca zajmą boty.
terminal-room-you-begin = Jesteś gospodarzem: naciśnij b, by zacząć; wolne miejsca zajmą boty.
terminal-room-watching = Oglądasz grę.
terminal-room-again = Wpisz „again”, by zagrać jeszcze raz, albo „quit”.
terminal-room-over = Koniec gry; wpisz „quit”, by wyjść, albo poczekaj na następną.
terminal-room-not-now = „{ $typed }” nic nie znaczy, gdy grają inni; wpisz „help”, by zobaczyć, o co możesz zapytać.
terminal-room-goodbye = Do zobaczenia! Twoje miejsce czeka: happycity join { $link }
terminal-room-goodbye-watching = Do zobaczenia! Wrócisz tak: happycity join { $link }
terminal-room-clock = Czas minął: za gracza { $name } decyduje bot.
terminal-room-time = Na tę decyzję zostało { $time }.
terminal-room-lent-how = Gra za ciebie bot: wpisz „back”, by wrócić na swoje miejsce.
terminal-room-lent-keys = Gra za ciebie bot: naciśnij k, by wrócić na swoje miejsce.
terminal-room-lost = Połączenie zerwane; próbuję ponownie…
terminal-title-chat = Powiedz coś przy stole
terminal-title-room = Pokój
error-bad-link = „{ $value }” to nie zaproszenie; zaproszenie wygląda tak: http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd.
error-server-away = Serwer { $address } nie odpowiada: { $reason }.
error-server-answer = Serwer dał odpowiedź, która nie ma tu sensu ({ $value }).
