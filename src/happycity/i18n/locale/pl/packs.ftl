### Gra w przeglądarce z własnymi kartami. Wczytywane tam, gdzie można otworzyć zestaw, i z grami, które go mają.

pack-choose = Karty z pliku…
pack-choose-help = Zestaw zmienia lub dodaje karty. Gra pozostaje wtedy na tym urządzeniu.
pack-reading = Wczytywanie kart…
# $name (text): the pack’s; $cards (number): those that are new or not as in the box
pack-chosen =
    { $cards ->
        [one] { $name }: jedna nowa lub zmieniona karta
        [few] { $name }: { $cards } nowe lub zmienione karty
       *[many] { $name }: { $cards } nowych lub zmienionych kart
    }
pack-put-back = Usuń ten zestaw
