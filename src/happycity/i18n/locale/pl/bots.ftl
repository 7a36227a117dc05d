### Dlaczego bot wybrałby jakąś akcję: po jednym powodzie, całym zdaniem. Widać je w podpowiedziach i analizach.

## Zakup karty albo rezygnacja

reason-last-round = To dziesiąta karta: ta runda stanie się ostatnią.
reason-claim-available = Dzięki niej możesz wziąć budynek specjalny { $special }.
reason-monster-away = Przepędza potwora { $monster } do gracza { $player }.
reason-happiness-gain = Od razu warta jest { amount-points }.
reason-token = Przynosi { $colour } żeton Stop-Zilla.
reason-income = Zwiększa twój dochód o { $income }, na mniej więcej { $turns ->
        [one] { $turns } rundę
        [few] { $turns } rundy
       *[many] { $turns } rund
    }.
reason-progress = To krok do budynku specjalnego { $special }: { $cards ->
        [0] niczego już nie brakuje
        [one] brakuje { $cards } karty
       *[many] brakuje { $cards } kart
    }.
reason-citizens = Więcej mieszkańców (+{ $citizens }), których później pomnożysz przez serca.
reason-hearts = Więcej serc (+{ $hearts }), które później pomnożysz przez mieszkańców.
reason-no-gain = Nie daje już żadnych punktów.
reason-fills-slot = Zajmuje pole, a kosztuje niewiele.
reason-save = W następnej turze wystarczy ci monet na kartę { $card } ({ amount-price }).
reason-nothing-better = Żadna z kart nie jest teraz warta swojej ceny.
reason-nothing-else = Nic innego nie można zrobić.

## Obszar centralny

reason-denies = { $player } może kupić kartę { $card } i zyskać { amount-points }.
reason-discard-owned = Twoje miasto ma już kartę { $card }: zrób miejsce dla innej.
reason-discard-expensive = Karta { $card } jest teraz za droga: zrób miejsce dla innej.
reason-discard-renew = Karta { $card } niewiele daje: zrób miejsce dla innej.
reason-keep-card = Kartę { $card } warto zostawić na stole.
reason-keep = Niczego na stole nie warto odrzucać.
reason-draw-special = Szansa, że talia { $deck } odsłoni kartę, która otwiera drogę do budynku specjalnego { $special }, wynosi { $percent }%.
reason-draw = Szansa, że talia { $deck } odsłoni nową kartę, na którą cię stać, wynosi { $percent }%.
reason-draw-later = Na żadną kartę z talii { $deck } jeszcze cię nie stać: to, co odsłoni, jest na później.

## Budynki specjalne i Szczęśliwe sklepiki

reason-claim-points = Budynek specjalny { $special } daje teraz { amount-points }, a możesz wziąć tylko jeden.
reason-claim-income = Budynek specjalny { $special } zwiększa twój dochód o { $income }.
reason-claim = Budynek specjalny { $special } pomaga twojemu miastu, a może go zabrać ktoś inny.
reason-wait = Budynek specjalny { $special } może być lepszy; liczba brakujących kart: { $cards }.
reason-pass = Żadnego z budynków specjalnych nie warto brać.
reason-market = Dostępne budynki specjalne, które wymagają koloru { own-colour-of }: { $count }.

## Potwory, Luwr, Sfinks

reason-destroy = Bez karty { $card } twoje miasto się obejdzie: razem z nowym potworem kosztuje to { amount-points }.
reason-destroy-harmless = Bez karty { $card } twoje miasto nie traci punktów.
reason-gift = { $player } ma { amount-points } i zagraża ci najmniej.
reason-gift-points = { $player } ma { amount-points }.
reason-louvre = { $player } ma dochód { $income }.
reason-sphinx = Skopiowanie karty { $special } zmienia twoje punkty o { $points }.
reason-sphinx-box = Liczba budynków specjalnych w pudełku, które mogą być lepsze: { $count }.
