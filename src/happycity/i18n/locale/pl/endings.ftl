### Koniec gry i jej analiza.


## Analiza

review-costly = Decyzje, które kosztowały najwięcej
review-line = Runda { $round }. { $name }: „{ $action }”. Lepiej: „{ $best }”.
review-line-you = Runda { $round }. Ty: „{ $action }”. Lepiej: „{ $best }”.
review-cost = To kosztowało { $cost } szans na wygraną ({ $name }: { $before } → { $after }).
review-cost-you = To kosztowało cię { $cost } szans na wygraną ({ $before } → { $after }).
review-played = zagrane
review-better = lepsze
review-next = { $name } zagra teraz „{ $action }”.
review-next-you = Teraz zagrasz „{ $action }”.
review-instead = Lepiej: „{ $best }”.
review-well = Nic lepszego nie znaleziono.
review-chances = Szanse na wygraną: { $chances }.
review-chance-of = { $name } { $chance }
review-total =
    { $name }: { $good } z { $decisions } decyzji dorównało najlepszej; łączny koszt pozostałych, w zwycięstwach: { $cost }.
review-moves = Ruchy
ending-keep = Zachowaj w moich grach
ending-kept = W moich grach: obejrzyj
ending-place = { $place }. miejsce
ending-win = Twoje miasto jest najszczęśliwsze: { amount-points }!
ending-shared = Ty i { $names } dzielicie zwycięstwo: { amount-points }!
ending-lost =
    { $count ->
        [one] Wygrywa { $winners }: { amount-points }.
       *[many] Zwycięstwem dzielą się { $winners }: { amount-points }.
    } Ty zajmujesz { ending-place } z wynikiem { $own }.
ending-tie = Tyle samo punktów: { $names }. Zdecydowały pozostałe monety.
ending-series = Gra nr { $game }. Dotychczasowe zwycięstwa: { $tally }.
ending-asked = { $name } chce zagrać jeszcze raz.
ending-begun = Zaczęła się następna gra.
ending-join = Gram
ending-decline = Nie, dziękuję
ending-to-table = Do stołu
ending-review = Co dało się zrobić lepiej?
ending-challenge = Rzuć wyzwanie
ending-both = Oba miasta obok siebie
ending-day = Miasto dnia: jak poszło
ending-install = Dodać grę do ekranu głównego?
ending-install-yes = Zainstaluj
ending-install-no = Nie pytaj więcej