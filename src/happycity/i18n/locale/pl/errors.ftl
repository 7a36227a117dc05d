### Odmowy: co jest nie tak i co byłoby dobrze, po jednym zdaniu.
### Argumenty nazywają się wszędzie tak samo: card, special, monster (nazwy), colour, phase, price, coins, slot, deck.

## Akcja, na którą zasady teraz nie pozwalają

error-game-over = Gra jest skończona, więc niczego więcej nie można zagrać.
error-wrong-phase = „{ $action }” – tego nie można teraz zrobić; gra czeka na: { $phase }.
error-too-expensive = Karta { $card } kosztuje { own-price-paid }, a masz { own-coins-taken }.
error-already-in-city = Twoje miasto ma już kartę { $card }, a w żadnym mieście nie może być dwóch kart o tej samej nazwie.
error-not-face-up = Karta { $card } nie leży odkryta w obszarze centralnym, więc nie można jej wybrać.
error-pile-empty = Karta { $card } jest wyprzedana, więc wybierz inną.
error-city-full = Twoje miasto ma już dziesięć kart i więcej nie pomieści.
error-deck-empty = Talia { $deck } i jej stos kart odrzuconych są puste, więc dobierz z innej talii.
error-deck-used-up = Talia { $deck } jest wyczerpana i nigdy się jej nie odnawia, więc dobierz z innej talii.
error-no-such-deck = Takiej talii nie ma w tej grze: talie mają numery od 1 do { $decks }.
error-special-not-offered = Karty { $special } nie ma wśród dostępnych budynków specjalnych.
error-conditions-unmet = Twoje miasto nie spełnia jeszcze warunków karty { $special }; brakujące karty: { $missing }.
error-already-has-special = Masz już budynek specjalny { $special }, a każdy gracz może wziąć w grze tylko jeden.
error-tokens-not-held = Nie masz aż tylu żetonów Stop-Zilla koloru { own-colour-of }.
error-too-many-tokens = Przy tej cenie ({ amount-price }) to za dużo żetonów: każdy liczy się jak 2 monety, a reszty się nie wydaje, więc żaden nie może się zmarnować.
error-market-taken = Ktoś inny wybrał już { $colour } Szczęśliwy sklepik, więc weź inny kolor.
error-no-such-slot = Takiego pola nie ma: miasto ma pola od 1 do 10.
error-slot-covered = Pole { $slot } jest już przykryte przez potwora, więc wybierz inny budynek.
error-slot-empty = Na polu { $slot } nie ma karty, więc wybierz pole, na którym jakaś leży.
error-no-such-seat = Takiego miejsca nie ma w tej grze: miejsca liczy się od 0, a ostatnie to { $last }.
error-own-seat = Wybierz przeciwnika, nie siebie.
error-cannot-copy = Karty { $special } nie można skopiować: wybierz nieprzykryty budynek specjalny przeciwnika albo wylosuj jeden z pudełka.
error-box-empty = W pudełku nie ma już budynków specjalnych, więc skopiuj budynek przeciwnika.
# $id: numer akcji. $game: która partia z zestawu, licząc od 0.
error-illegal-id = Akcja { $id } nie jest teraz dozwolona w partii { $game }: wybierz taką, na którą pozwala maska.
error-no-such-id = Numer akcji to liczba całkowita od 0 do { $last }, a nie { $id }.
error-bad-batch = Krok wymaga liczb całkowitych od 0 do { $last }, po jednej dla każdej partii (partii jest { $games }).
error-pack-in-environment = Numery akcji i obserwacje istnieją tylko dla kart drukowanych, więc gra z zestawem { $pack } ich nie ma.

## Słowa, które w grze nic nie znaczą

error-unknown-card = W tej grze nie ma karty o nazwie „{ $card }”.
error-not-for-sale = Karty { $card } nie można kupić: cenę mają tylko budynki i mieszkania.
error-unknown-action = „{ $action }” nie jest akcją; możliwe są: { $expected }.
# Słowa akcji są takie same we wszystkich językach.
error-unknown-colour = „{ $colour }” nie jest kolorem; kolory to yellow (żółty), blue (niebieski), orange (pomarańczowy), purple (fioletowy) i green (zielony).

error-nothing-to-undo =
    { $most ->
        [0] Nic jeszcze nie zagrano, więc nie ma czego cofać.
       *[other] Zagrano tylko tyle akcji: { $most }, więc nie można zachować tylu: { $value }.
    }
