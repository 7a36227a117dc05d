### Stół klienta w przeglądarce: o co pyta się dwa razy, wybory, pomoc i klawisze.

## O co pyta się jeszcze raz

table-cancel = Anuluj
table-confirm-pass = Możesz teraz wziąć budynek specjalny. Zrezygnować?
table-confirm-skip = To twoja ostatnia tura, a możesz jeszcze kupić kartę. Nic nie kupujesz?
table-confirm-destroy = Ten budynek przepadnie do końca gry. Na pewno?
table-confirm-sphinx = Sfinks kopiuje tylko raz. Na pewno?
table-confirm-leave = Gra potoczy się bez ciebie: bot zagra za ciebie, aż wrócisz. Wyjść teraz?
table-leave = Wyjdź
table-setting-confirm = Proś o potwierdzenie przed ruchami, przez które coś tracisz
table-setting-coach = Rady sowy w pierwszej grze
table-setting-awake = Nie wygaszaj ekranu podczas gry
table-setting-vibrate = Wibruj, gdy przychodzi moja kolej
table-setting-offer = Proponuj instalację gry
table-install = Zainstaluj grę na tym urządzeniu

## Na stole

table-try-counts =
    { $kind ->
        [day] Miasto dnia: liczy się
       *[other] Wyzwanie: liczy się
    }
table-try-practice =
    { $kind ->
        [day] Miasto dnia: trening
       *[other] Wyzwanie: trening
    }
table-draw = Dobierz
table-deck = Talia { $deck }
table-deck-costs = Koszt jej kart w monetach: { $costs }.
table-deck-left =
    { $left ->
        [0] Nie ma w niej już kart.
        [one] Została w niej { $left } karta.
        [few] Zostały w niej { $left } karty.
       *[other] Zostało w niej { $left } kart.
    }
table-deck-discarded =
    { $discarded ->
        [0] Nic z niej nie odrzucono.
        [one] Na stosie odrzuconych leży { $discarded } karta; stos tasuje się, gdy talia się wyczerpie.
        [few] Na stosie odrzuconych leżą { $discarded } karty; stos tasuje się, gdy talia się wyczerpie.
       *[other] Na stosie odrzuconych leży { $discarded } kart; stos tasuje się, gdy talia się wyczerpie.
    }
table-deck-gone =
    { $discarded ->
        [0] Nigdy nie tasuje się jej ponownie. Żadna karta nie wypadła z gry.
        [one] Nigdy nie tasuje się jej ponownie. Z gry wypadła { $discarded } karta.
        [few] Nigdy nie tasuje się jej ponownie. Z gry wypadły { $discarded } karty.
       *[other] Nigdy nie tasuje się jej ponownie. Z gry wypadło { $discarded } kart.
    }
table-deck-colours = Kolory jeszcze zakryte:
table-playing = gra
table-special-taken = Swój już masz.
table-why-points = Skąd to szczęście
table-looked-at = { $special } patrzy na to pole

## Wybory

table-slot = Pole { $slot }
table-market-wanted =
    { $count ->
        [0] Nie wymaga go żaden dostępny budynek specjalny
        [one] Wymaga go { $count } dostępny budynek specjalny
        [few] Wymagają go { $count } dostępne budynki specjalne
       *[many] Wymaga go { $count } dostępnych budynków specjalnych
    }
table-market-order = Wybór zaczyna ostatni gracz, a kończy pierwszy.
table-monster-covers = przykrywa budynek
table-monster-arrives = nadchodzi
table-sphinx-box = Nikt nie wie, który to będzie.
table-your-tokens = Twoje żetony
table-coins-after =
    { $coins ->
        [one] zostanie ci { amount-coins }
        [few] zostaną ci { amount-coins }
       *[many] zostanie ci { amount-coins }
    }
table-pay-more = Dodaj jeszcze jeden żeton: same monety nie wystarczą.
table-purse = Masz

## Pomoc

table-help = Pomoc
table-coach = Rada sowy
table-signs = Symbole
table-sign-crossed = Przekreślone: liczy się jako −1
table-sign-effect = Ma efekt opisany słowami: dotknij karty
table-key-choose = zrób lub wybierz coś, w pokazanej kolejności
table-key-arrows = przechodź po wszystkim, co można teraz zrobić
table-key-enter = wykonaj albo potwierdź
table-key-escape = anuluj albo zamknij to, co otwarte
table-key-tab = dotrzyj do całej reszty: kart, miast, przycisków
table-key-again = wróć do odłożonego pytania
table-key-undo = cofnij
table-key-hint = podpowiedź
table-key-log = dziennik i czat
table-key-skip = pomiń animację
table-key-help = ta pomoc
