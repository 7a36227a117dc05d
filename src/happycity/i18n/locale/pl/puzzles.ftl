### Zagadki: „Co zagrasz?”

error-no-such-puzzle = Nie ma takiej zagadki; mogła zostać usunięta.

puzzles-about = Pozycje z gier silnych botów, w których jedna decyzja jest wyraźnie najlepsza. Do rankingu liczy się pierwsza próba.
puzzles-untried = Nie masz jeszcze za sobą żadnej zagadki. Wszyscy zaczynają od { $rating }.
puzzles-rating = Twój ranking: { $rating }
puzzles-rating-provisional = Twój ranking na razie: { $rating }
puzzles-solved =
    { $attempts ->
        [one] Masz za sobą jedną zagadkę
        [few] Masz za sobą { $attempts } zagadki
       *[many] Masz za sobą { $attempts } zagadek
    }, rozwiązane za pierwszym razem: { $solved }.
puzzles-today = Zagadka dnia
puzzles-today-open = Taka sama dla wszystkich; nowa o północy (UTC).
puzzles-today-solved = Rozwiązana! Nowa zagadka będzie o północy (UTC).
puzzles-today-missed = Masz już za sobą próbę. Nowa zagadka będzie o północy (UTC).
puzzles-next = Następna zagadka
puzzles-kind = Wariant
puzzles-kind-all = Wszystkie warianty
puzzles-kind-family = Rodzinny
puzzles-kind-expert = Ekspercki
puzzles-kind-grozilla = Ekspercki z Grozillą
puzzles-themes = Tematy
puzzles-tried = Masz za sobą { $tried } z { $all }
puzzles-all-tried = Masz już za sobą wszystkie.

puzzle-theme-save = Oszczędzać czy wydać
puzzle-theme-save-help = Kupić teraz czy wziąć monetę?
puzzle-theme-purchase = Którą kartę?
puzzle-theme-purchase-help = Stać cię na kilka, właściwa jest jedna.
puzzle-theme-deny = Nie dać innym
puzzle-theme-deny-help = Ktoś inny czeka na kartę.
puzzle-theme-clear = Odrzucić czy zostawić
puzzle-theme-clear-help = Czy nowa karta pomoże twojemu miastu?
puzzle-theme-claim = Brać czy czekać
puzzle-theme-claim-help = Jeden budynek specjalny na grę: ten, teraz?
puzzle-theme-finish = Zapełnić miasto
puzzle-theme-finish-help = Dziesiąta karta kończy grę. Czy to już pora?
puzzle-theme-last-round = Ostatnia runda
puzzle-theme-last-round-help = Została jedna tura, żeby wygrać.
puzzle-theme-monsters = Potwory
puzzle-theme-monsters-help = Wydać żeton, ustąpić czy odesłać potwora?
puzzle-theme-effect = Moce specjalne
puzzle-theme-effect-help = Czyja karta lub dochód pomoże ci najbardziej?

puzzle-question = Co zagrasz?
puzzle-rated = Zagadka o rankingu { $rating }
puzzle-you = Ty
puzzle-counts = Liczy się pierwsza próba.
puzzle-practice = Tę zagadkę masz już za sobą, więc to tylko trening.
puzzle-right = Dobrze!
puzzle-wrong = Jest coś lepszego.
puzzle-best-is = Najlepiej: { $best }
puzzle-themes = Temat: { $themes }
puzzle-rating-changed = Twój ranking: { $before } → { $after }
puzzle-chances = Ile wart jest każdy wybór
puzzle-chances-help = Twoja szansa na wygraną, jeśli wszyscy dalej grają dobrze.
puzzle-yours = Twój wybór
puzzle-best = Najlepszy
puzzle-line = Jeden z dalszych przebiegów
puzzle-line-start = Taka była pozycja.
puzzle-again = Spróbuj jeszcze raz
puzzle-all = Wszystkie zagadki
