### Koniec gry i jej analiza.

ending-place = { $place }. miejsce
ending-win = Twoje miasto jest najszczęśliwsze: { amount-points }!
ending-shared = Dzielicie zwycięstwo, ty i { $names }: { amount-points }!
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