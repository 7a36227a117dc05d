### Słowa wspólne dla innych komunikatów. Komunikat przywołany przez { amount-coins } widzi te same argumenty.
### Komunikaty own-… istnieją tylko po polsku: odmieniają monety, karty i kolory. Klucze kolorów pisze się bez
### znaków diakrytycznych (zolty), bo klucz wariantu we Fluencie składa się z liter łacińskich.

-ruling = Nasze rozstrzygnięcie:

list-and = { $first } i { $rest }
list-last = { $first } i { $rest }
list-comma = { $first }, { $rest }
# „2 niebieskie”: chodzi zawsze o karty.
list-need =
    { $count } { $count ->
        [one] { own-colour-card }
        [few] { own-colour-cards }
       *[many] { own-colour-of-cards }
    }

moment = { $day }.{ $month }.{ $year } { $hour }:{ $minute }
player-seat = Gracz { $number }

## Kolory: „żółta karta”, „żółtą kartę”, „żółte karty”, „żółtych kart”, „żółtej karty”.
own-colour-card =
    { $colour ->
        [zolty] żółta
        [niebieski] niebieska
        [pomaranczowy] pomarańczowa
        [fioletowy] fioletowa
        [zielony] zielona
        [bialy] biała
       *[other] { $colour }
    }
own-colour-cards =
    { $colour ->
        [zolty] żółte
        [niebieski] niebieskie
        [pomaranczowy] pomarańczowe
        [fioletowy] fioletowe
        [zielony] zielone
        [bialy] białe
       *[other] { $colour }
    }
own-colour-of-cards =
    { $colour ->
        [zolty] żółtych
        [niebieski] niebieskich
        [pomaranczowy] pomarańczowych
        [fioletowy] fioletowych
        [zielony] zielonych
        [bialy] białych
       *[other] { $colour }
    }
own-colour-of-card =
    { $colour ->
        [zolty] żółtej
        [niebieski] niebieskiej
        [pomaranczowy] pomarańczowej
        [fioletowy] fioletowej
        [zielony] zielonej
        [bialy] białej
       *[other] { $colour }
    }
own-colour-taken-card =
    { $colour ->
        [zolty] żółtą
        [niebieski] niebieską
        [pomaranczowy] pomarańczową
        [fioletowy] fioletową
        [zielony] zieloną
        [bialy] białą
       *[other] { $colour }
    }
own-colour-of =
    { $colour ->
        [zolty] żółtego
        [niebieski] niebieskiego
        [pomaranczowy] pomarańczowego
        [fioletowy] fioletowego
        [zielony] zielonego
        [bialy] białego
       *[other] { $colour }
    }

## Ile czego, w mianowniku: „1 moneta”.
amount-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
amount-price =
    { $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
amount-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
amount-income = dochód { $income }
amount-citizens =
    { $citizens ->
        [one] { $citizens } mieszkaniec
        [few] { $citizens } mieszkańców
        [many] { $citizens } mieszkańców
       *[other] { $citizens } mieszkańca
    }
amount-hearts =
    { $hearts ->
        [one] { $hearts } serce
        [few] { $hearts } serca
        [many] { $hearts } serc
       *[other] { $hearts } serca
    }

## W bierniku: „bierze 1 monetę”, „kosztuje 1 monetę”.
own-coins-taken =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
own-price-paid =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
