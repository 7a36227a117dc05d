### Strona polecenia „happycity balance”, dla projektantów kart.

balance-title = Raport o równowadze gry
balance-played-by = Grają: { $bots }
balance-mode =
    { $mode ->
        [family] Wariant rodzinny
       *[expert] Wariant ekspercki
    }
balance-grozilla = Z Grozillą
balance-sum = Mieszkańcy plus serca
balance-players =
    { $low ->
        [2] { $high ->
            [2] 2 graczy
           *[other] Od 2 do { $high } graczy
        }
        [3] { $high ->
            [3] 3 graczy
           *[other] Od 3 do { $high } graczy
        }
        [4] { $high ->
            [4] 4 graczy
           *[other] Od 4 do { $high } graczy
        }
       *[other] { $high } graczy
    }
balance-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
balance-seed = Ziarno { $seed }
balance-pack = Karty: { $name }
balance-caution = Te liczby pokazują, co idzie w parze z wygraną, a nie co ją powoduje. Silne miasto stać na dobre karty, a dobre karty tworzą silne miasto; rozstrzygną to dopiero gry ze zmienionymi kartami.

## Wnioski

balance-best = Najczęściej idzie w parze z wygraną
balance-worst = Najrzadziej idzie w parze z wygraną
balance-best-seat = Najlepsze miejsce
balance-typical = Typowa gra
balance-difference = { $value } pkt proc. wygranych
balance-seat = Miejsce { $number }
balance-best-seat-about = liczba graczy: { $players }, wygrywa { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } gier; równy udział to { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-rounds = Rundy: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-points = Punkty na gracza: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Karty

balance-cards = Budynki i mieszkania
balance-cards-about = Jak często wygrywają miejsca, które kupiły kartę, minus jak często wygrywają te, które mogły ją kupić, a nie kupiły, w punktach procentowych. Pasek to przedział 95%; zielony leży w całości powyżej zera, czerwony w całości poniżej.
balance-prices = Cena i wartość
balance-prices-about = Każda karta według ceny i różnicy podanej wyżej. Kartom, które odstają od innych w tej samej cenie, warto przyjrzeć się jeszcze raz.
balance-specials = Budynki specjalne
balance-specials-about = To samo dla miejsc, które spełniły warunki: te, które wzięły budynek, i te, które go zostawiły. „Wzięty” to odsetek gier z tym budynkiem na stole, w których ktoś go wziął.
balance-markets = Szczęśliwe sklepiki
balance-markets-about = Miejsca, które na początku wybrały ten kolor, i te, które wybrały inny.
balance-market = Szczęśliwy sklepik ({ $colour })
balance-head-card = Karta
balance-head-wins = Różnica wygranych
balance-head-points = Punkty
balance-head-bought = Kupiona
balance-head-taken = Wzięty
balance-head-chosen = Wybrany
balance-head-seats = Wzięto / można
balance-cost = Cena
balance-badge-house = nasza
balance-badge-pack = zestaw
balance-too-few = za mało, by ocenić
balance-never = nikt nie wziął
balance-star = Prawie każdy, kto mógł wziąć ten budynek, wziął go; porównujemy więc ze wszystkimi miejscami, które go nie wzięły w grach, w których leżał na stole.

## Gry

balance-seats = Miejsca
balance-seats-about = Jak często wygrywa każde miejsce; linia przerywana to równy udział. Miejsce 1 gra pierwsze.
balance-length = Długość
balance-length-about = Gry według liczby rund.
balance-money = Pieniądze
balance-money-about = Ile ma gracz, gdy przychodzi pora zakupów, i jak często nic nie kupuje.
balance-chart-coins = Posiadane monety w kolejnych rundach
balance-chart-unspent = Tury bez zakupu w kolejnych rundach
balance-chart-legal = Dozwolone akcje na decyzję w kolejnych rundach
balance-left = Monety pozostałe na koniec:
balance-choices = Wybory
balance-choices-about = Ile jest decyzji do podjęcia. Tabela podaje liczbę decyzji w grze × liczbę dozwolonych akcji w każdej.
balance-head-phase = Decyzja

## Metoda

balance-method = Jak to policzono
balance-method-strata = Miejsce porównuje się tylko z tym samym miejscem tego samego bota przy stole tej samej wielkości; wyniki łączy się z wagami Mantela i Haenszela.
balance-method-interval = Przedziały są 95-procentowe i liczone z całych rozdań, bo miejsca, które dzielą karty, nie są niezależne. Odsetki mają przedział Wilsona. Strony, która ma mniej niż 30 miejsc, nie pokazujemy.
balance-method-many = Przy tylu kartach mniej więcej jedna na dwadzieścia wyda się lepsza lub gorsza przez zwykły przypadek: warto ufać temu, co powtarza się z innym ziarnem.
balance-method-house = Karty oznaczone „nasza” mają liczby lub efekty, których nie pokazuje żadne źródło, więc gra drukowana może być inna; „zestaw” oznacza karty z własnego pliku.
balance-method-bots = Boty grają jak boty. Silniejsze, takie jak normal czy hard, korzystają z kart, z którymi prosty bot nie umie nic zrobić.
balance-faults =
    { $count ->
        [one] Jeden raz bot nie dał poprawnej odpowiedzi i zagrano akcję domyślną.
       *[many] { $count } razy bot nie dał poprawnej odpowiedzi i zagrano akcję domyślną.
    }
balance-version = Happy City { $version }, wersja zasad { $rules }
