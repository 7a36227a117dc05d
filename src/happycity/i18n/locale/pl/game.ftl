### Rozgrywka w słowach: kroki, akcje, pytania i wydarzenia.
### Imiona i nazwy kart stoją zawsze w mianowniku, a zdania nie zdradzają płci: „Ania kupuje kartę Muzeum”.

# Tak nazywa się polskie wydanie.
game-title = Szczęśliwice Wielkie

## Na co czeka gra („gra czeka na: ...”)

phase-market = wybór Szczęśliwego sklepiku
phase-discard = krok 1, odrzucenie karty
phase-draw = krok 2, uzupełnienie obszaru centralnego
phase-buy = krok 3, zakup karty lub pobranie monety
phase-claim = krok 4, wzięcie budynku specjalnego
phase-destroy = wybór budynku do zniszczenia
phase-gift = wybór osoby, która dostanie monetę od Corgzilli
phase-louvre = wybór przeciwnika dla Luwru
phase-sphinx = wybór budynku specjalnego dla Sfinksa
phase-over = nic, bo rozgrywka dobiegła końca

## Pytania do osoby, która ma zdecydować

prompt-market = { $player }: który Szczęśliwy sklepik wybierasz?
prompt-discard = { $player }: odrzucasz kartę z obszaru centralnego?
prompt-draw = { $player }: z której talii dobierasz?
prompt-buy =
    { $player }: co kupujesz? Masz { own-coins-taken }.
prompt-claim = { $player }: bierzesz budynek specjalny? W całej grze możesz wziąć tylko jeden.
prompt-destroy = { $player }: nadchodzi { $arriving }! Który z twoich budynków zniszczy { $monster }?
prompt-gift = { $player }: Corgzilla daje monetę z banku. Kto ją dostanie?
prompt-louvre = { $player }: czyj dochód skopiuje twój Luwr?
prompt-sphinx = { $player }: który budynek specjalny skopiuje twój Sfinks?

## Akcje jako pozycje menu

action-market = Weź { $colour } Szczęśliwy sklepik
action-discard = Odrzuć kartę { $card }
action-keep = Zostaw wszystkie karty
action-draw = Dobierz z talii { $deck }
action-buy =
    { $price ->
        [0] Kup kartę { $card } za darmo
       *[other] Kup kartę { $card } za { own-price-paid }
    }
action-buy-with =
    Kup kartę { $card } za { $coins ->
        [0] { $tokens-count ->
            [1] żeton { $tokens }
           *[other] żetony: { $tokens }
        }
       *[other] { own-coins-taken } i { $tokens-count ->
            [1] żeton { $tokens }
           *[other] żetony: { $tokens }
        }
    }
action-coin =
    Nic nie kupuj i weź { $coins ->
        [1] monetę
       *[other] { own-coins-taken }
    }
action-claim = Weź kartę { $special }
action-pass = Nie bierz budynku specjalnego
action-destroy = Pozwól zniszczyć kartę { $card } (pole { $slot })
action-gift = Dostaje: { $to }
action-louvre = Wybierz: { $to }
action-sphinx = Skopiuj kartę { $special }
action-sphinx-box = Wylosuj w ciemno budynek specjalny z pudełka

## Co się wydarzyło

event-market-chosen = { $player } bierze { $colour } Szczęśliwy sklepik.
event-income = { $player } dostaje { own-coins-taken } dochodu.
event-coins =
    { $reason ->
        [coin] { $player } nic nie kupuje i bierze { own-coins-taken }.
        [castle] { $player } bierze { own-coins-taken }: Zamek zarabia na zakupie sąsiada.
        [arcade] { $player } bierze { own-coins-taken } z Salonu gier.
        [louvre] { $player } dostaje jeszcze { own-coins-taken } dzięki Luwrowi.
        [versailles]
            { $coins ->
                [-1] { $player } traci monetę na rzecz Pałacu w Wersalu.
               *[other] { $player } bierze { own-coins-taken } dzięki Pałacowi w Wersalu.
            }
        [concert-hall] { $player } bierze { own-coins-taken }: podwójny dochód miasta dzięki Sali koncertowej.
        [joke-shop] { $player } bierze { own-coins-taken }: po jednej za każdą kartę miasta, dzięki Sklepowi z psikusami.
        [drone-tower] { $player } bierze { own-coins-taken } z Wieży dronów.
        [corgzilla] { $player } dostaje { own-coins-taken } w prezencie od Corgzilli.
       *[other]
            { $coins ->
                [-1] { $player } traci monetę za sprawą karty { $cause }.
               *[other] { $player } bierze { own-coins-taken } za kartę { $cause }.
            }
    }
event-discarded = { $player } odrzuca kartę { $card } na stos talii { $deck }.
event-drawn = { $player } dobiera kartę { $card } z talii { $deck }.
event-reshuffled =
    Stos kart odrzuconych talii { $deck } zostaje przetasowany; nowa talia ma { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-bought =
    { $player } kupuje kartę { $card } za { $tokens-count ->
        [0] { $coins ->
            [0] darmo
           *[other] { own-coins-taken }
        }
        [1] { $coins ->
            [0] żeton { $tokens }
           *[other] { own-coins-taken } i żeton { $tokens }
        }
       *[other] { $coins ->
            [0] żetony: { $tokens }
           *[other] { own-coins-taken } i żetony: { $tokens }
        }
    }.
event-claimed = { $player } bierze budynek specjalny { $special }.
event-replaced = { $player } odrzuca kartę { $card }, by zwolnić miejsce (pole { $slot }).
event-token-gained = { $player } zdobywa { $colour } żeton Stop-Zilla.
event-token-spent = { $player } zużywa { $colour } żeton Stop-Zilla.
event-monster-arrived = { $monster } przychodzi do miasta gracza { $player }.
event-monster-passed = { $monster } idzie dalej: z miasta gracza { $player } do miasta gracza { $to }.
event-monster-left = { $monster } nie znajduje niczego do zniszczenia w mieście gracza { $player } i znika z gry.
event-destroyed = { $monster } niszczy kartę { $card } w mieście gracza { $player } (pole { $slot }).
event-copied =
    { $from ->
        [null] Sfinks gracza { $player } losuje z pudełka i kopiuje kartę { $special }.
       *[other] Sfinks gracza { $player } kopiuje kartę { $special } z miasta gracza { $from }.
    }
event-round-started = Zaczyna się runda { $round }.
event-round-ended = Koniec rundy { $round }.
event-last-round = { $player } ma dziesięć kart: to ostatnia runda.
event-over =
    { $winners-count ->
        [1] Koniec gry. Wygrywa { $winners }.
       *[other] Koniec gry. Zwycięstwem dzielą się: { $winners }.
    }

## Wiersze podsumowania: skąd biorą się dochód, mieszkańcy, serca i punkty.

score-own-piece = { $special }: własny efekt
score-card = { $card }
score-covered = { $monster } na karcie { $card }
score-monster = { $monster }
score-copied-special = Sfinks jako { $special }
score-per-colour =
    { $special }: { $cards ->
        [one] jedna { own-colour-card } karta u gracza { $from }
        [few] { $cards } { own-colour-cards } karty u gracza { $from }
       *[many] { $cards } { own-colour-of-cards } kart u gracza { $from }
    }
score-most-of-colour = { $special }: porównanie { own-colour-of-cards } kart
score-fewest-of-colour = { $special }: nikt nie ma mniej { own-colour-of-cards } kart
score-lowest-income = { $special }: najniższy dochód przy stole
score-without-colour = { $special }: żadnej { own-colour-of-card } karty w mieście
score-all-colours = { $special }: kolory w mieście
score-adjacent-share = { $special }: karty obok mają wspólny kolor
score-next-share = { $special }: następne karty
score-colours-before = { $special }: różne kolory wcześniejszych kart
score-pairs = { $special }: pary serca i mieszkańca
score-copy-previous = { $special }: jak karta tuż przed nią
score-copy-same-slot = { $special }: jak { $card } u sąsiada
score-below-neighbours-income = { $special }: dochód na tle sąsiadów
score-few-cards = { $special }: liczba kart w mieście
score-income-floor = Dochód nigdy nie jest niższy niż 0
score-product = { amount-citizens } × { amount-hearts }
score-sum = { amount-citizens } + { amount-hearts }
score-lose-income = { $special }: punkty stracone za { amount-income }
score-double-below = { $special }: podwojenie wyniku ({ amount-points })

## Te same pytania, do jedynej osoby przed tym ekranem.

prompt-market-you = Który Szczęśliwy sklepik wybierasz?
prompt-discard-you = Odrzucasz kartę z obszaru centralnego?
prompt-draw-you = Z której talii dobierasz?
prompt-buy-you = Co kupujesz? Masz { own-coins-taken }.
prompt-claim-you = Bierzesz budynek specjalny? W całej grze możesz wziąć tylko jeden.
prompt-destroy-you = Nadchodzi { $arriving }! Który z twoich budynków zniszczy { $monster }?
prompt-gift-you = Corgzilla daje monetę z banku. Kto ją dostanie?
prompt-louvre-you = Czyj dochód skopiuje twój Luwr?
prompt-sphinx-you = Który budynek specjalny skopiuje twój Sfinks?

## Te same wydarzenia, opowiedziane temu, kogo dotyczą.

event-market-chosen-you = Bierzesz { $colour } Szczęśliwy sklepik.
event-income-you = Dostajesz { own-coins-taken } dochodu.
event-coins-you =
    { $reason ->
        [coin] Nic nie kupujesz i bierzesz { own-coins-taken }.
        [castle] Bierzesz { own-coins-taken }: Zamek zarabia na zakupie sąsiada.
        [arcade] Bierzesz { own-coins-taken } z Salonu gier.
        [louvre] Dostajesz jeszcze { own-coins-taken } dzięki Luwrowi.
        [versailles]
            { $coins ->
                [-1] Tracisz monetę na rzecz Pałacu w Wersalu.
               *[other] Bierzesz { own-coins-taken } dzięki Pałacowi w Wersalu.
            }
        [concert-hall] Bierzesz { own-coins-taken }: podwójny dochód twojego miasta dzięki Sali koncertowej.
        [joke-shop] Bierzesz { own-coins-taken }: po jednej za każdą kartę twojego miasta, dzięki Sklepowi z psikusami.
        [drone-tower] Bierzesz { own-coins-taken } z Wieży dronów.
        [corgzilla] Dostajesz { own-coins-taken } w prezencie od Corgzilli.
       *[other]
            { $coins ->
                [-1] Tracisz monetę za sprawą karty { $cause }.
               *[other] Bierzesz { own-coins-taken } za kartę { $cause }.
            }
    }
event-discarded-you = Odrzucasz kartę { $card } na stos talii { $deck }.
event-drawn-you = Dobierasz kartę { $card } z talii { $deck }.
event-bought-you =
    Kupujesz kartę { $card } za { $tokens-count ->
        [0]
            { $coins ->
                [0] darmo
               *[other] { own-coins-taken }
            }
        [1]
            { $coins ->
                [0] żeton { $tokens }
               *[other] { own-coins-taken } i żeton { $tokens }
            }
       *[other]
            { $coins ->
                [0] żetony: { $tokens }
               *[other] { own-coins-taken } i żetony: { $tokens }
            }
    }.
event-claimed-you = Bierzesz budynek specjalny { $special }.
event-replaced-you = Odrzucasz kartę { $card }, by zwolnić miejsce (pole { $slot }).
event-token-gained-you = Zdobywasz { $colour } żeton Stop-Zilla.
event-token-spent-you = Zużywasz { $colour } żeton Stop-Zilla.
event-monster-arrived-you = { $monster } przychodzi do twojego miasta.
event-monster-passed-you = { $monster } idzie dalej: z twojego miasta do miasta gracza { $to }.
event-monster-left-you = { $monster } nie znajduje niczego do zniszczenia w twoim mieście i znika z gry.
event-destroyed-you = { $monster } niszczy kartę { $card } w twoim mieście (pole { $slot }).
event-copied-you =
    { $from ->
        [null] Twój Sfinks losuje z pudełka i kopiuje kartę { $special }.
       *[other] Twój Sfinks kopiuje kartę { $special } z miasta gracza { $from }.
    }
event-last-round-you = Masz dziesięć kart: to ostatnia runda.
event-over-you = Koniec gry. Wygrywasz!
