# Karty w słowach: nazwy, działanie budynków specjalnych i potworów oraz to, ile z każdej karty jest drukowane.
# Drukowane polskie tytuły: Szczęśliwy sklepik, Muzeum, Studio filmowe, Szkoła Magii, Ambasada Marsa,
# Parking dla Smoków, Escape Room, Big Ben. Pozostałe nazwy są naszymi tłumaczeniami.

## Kolory

colour-yellow = żółty
colour-blue = niebieski
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-green = zielony
colour-none = biały

## Szczęśliwy sklepik i mieszkania

card-happy-market = Szczęśliwy sklepik
card-house = Dom
card-apartment-building = Blok
card-luxury-residence = Luksusowa rezydencja

## Budynki według talii

card-haunted-house = Nawiedzony dom
card-factory = Fabryka
card-steelworks = Huta stali
card-grocery = Sklep spożywczy
card-shoe-shop = Sklep obuwniczy
card-school = Szkoła
card-police-station = Komisariat
card-library = Biblioteka
card-park = Park
card-florist = Kwiaciarnia
card-pastry-shop = Cukiernia
card-bookshop = Księgarnia
card-bank = Bank
card-igloo = Igloo
card-museum = Muzeum
card-observatory = Obserwatorium
card-hospital = Szpital
card-hardware-store = Sklep z narzędziami
card-perfumery = Perfumeria
card-shopping-mall = Galeria handlowa
card-garage = Warsztat
card-offices = Biurowiec
card-grand-hotel = Grand Hotel
card-restaurant = Restauracja
card-laboratory = Laboratorium
card-university = Uniwersytet
card-spa = Spa
card-casino = Kasyno
card-ski-resort = Stacja narciarska
card-zoo = Zoo
card-treehouse = Domek na drzewie
card-stadium = Stadion
card-amusement-park = Wesołe miasteczko

## Budynki wielokolorowe (Grozilla)

card-joke-drive = Dowcip-Drive
card-saloon = Saloon
card-swiss-chalet = Domek szwajcarski
card-magic-tower = Wieża magii
card-skatepark = Skatepark
card-hug-fest = Festiwal przytulania
card-food-truck = Food truck
card-houseboat = Barka mieszkalna
card-farm-shop = Sklep na farmie
card-workshop-loft = Loft artysty
card-brewery = Browar
card-recycling-centre = Centrum recyklingu
card-town-hall = Ratusz
card-holiday-village = Wioska wakacyjna
card-science-park = Park naukowy
card-castle-hotel = Hotel w zamku
card-eco-district = Ekoosiedle
card-festival-hall = Hala festiwalowa
card-film-set = Plan filmowy
card-botanical-dome = Kopuła botaniczna

## Potwory (Grozilla)

card-grozilla = Grozilla
card-catzilla = Catzilla
card-pioupiouzilla = Pioupiouzilla
card-poulpzilla = Poulpzilla
card-corgzilla = Corgzilla

## Budynki specjalne, wariant rodzinny

card-dinosaur-park = Park dinozaurów
card-ball-pool = Olimpijski basen z kulkami
card-cat-cafe = Kocia kawiarnia
card-toy-shop = Sklep z zabawkami
card-nightclub = Dyskoteka
card-superhero-academy = Akademia superbohaterów
card-dragon-parking = Parking dla Smoków
card-candy-factory = Fabryka cukierków
card-film-studios = Studio filmowe
card-labyrinth = Labirynt
card-ghost-hunters-hq = Kwatera łowców duchów
card-martian-embassy = Ambasada Marsa
card-pirate-ship = Statek piracki
card-chocolate-factory = Fabryka czekolady
card-unicorn-ranch = Ranczo jednorożców
card-dream-factory = Fabryka snów
card-aqua-pony-club = Klub wodnych kucyków
card-wizard-school = Szkoła Magii

## Budynki specjalne, wariant ekspercki

card-great-pyramid = Piramida Cheopsa
card-castle = Zamek
card-joke-shop = Sklep z psikusami
card-port = Port
card-airport = Lotnisko
card-art-gallery = Galeria sztuki
card-bowling-alley = Kręgielnia
card-concert-hall = Sala koncertowa
card-moai = Posąg moai
card-train-station = Dworzec
card-statue-of-liberty = Statua Wolności
card-hotdog-shop = Budka z hot dogami
card-barber = Golibroda
card-sphinx = Sfinks
card-versailles = Pałac w Wersalu
card-burger-bar = Bar burgerowy
card-undersea-tunnel = Tunel podmorski
card-drone-tower = Wieża dronów
card-escape-room = Escape Room
card-machu-picchu = Machu Picchu
card-big-ben = Big Ben
card-golden-gate-bridge = Most Golden Gate
card-stonehenge = Stonehenge
card-sushi-bar = Sushi bar
card-wind-turbine = Wiatrak
card-taj-mahal = Tadź Mahal
card-louvre = Luwr
card-organic-market = Targ ekologiczny
card-bakery = Piekarnia
card-maya-pyramid = Piramida Majów
card-leaning-tower = Krzywa wieża
card-arcade = Salon gier
card-great-wall = Wielki Mur
card-billiards = Klub bilardowy
card-onion-dome-cathedral = Cebulasta katedra
card-japanese-garden = Ogród japoński
card-parthenon = Partenon
card-rainbow-fountain = Tęczowa fontanna

## Co robią potwory

effect-grozilla = Właściciel odwiedzanego miasta nie może odrzucać kart z obszaru centralnego.
effect-catzilla = W mieście, które odwiedza, jest o 1 mieszkańca mniej.
effect-pioupiouzilla = W mieście, które odwiedza, jest o 1 serce mniej.
effect-poulpzilla = Dochód odwiedzanego miasta jest o 1 niższy, ale nigdy niższy niż 0.
effect-corgzilla = Na koniec każdej swojej tury właściciel odwiedzanego miasta daje 1 monetę z banku wybranemu przeciwnikowi.

## Co robią budynki specjalne wariantu eksperckiego
# „Ty” to właściciel karty; „dochód” to tylko to, co wypłaca faza dochodów.

effect-great-pyramid = Na koniec gry: kopiuje dochód i symbole (bez koloru) karty sąsiada leżącej na tym samym polu – tej, która jest dla ciebie korzystniejsza. Nigdy nie kopiuje budynku specjalnego.
effect-castle = Za każdym razem, gdy sąsiad rzeczywiście płaci za kartę co najmniej 4 monety, weź 1 monetę z banku.
effect-joke-shop = Natychmiast: 1 moneta za każdą kartę w twoim mieście, łącznie z tą.
effect-port = Odtąd niebieskie karty kosztują cię o 3 monety mniej, ale nigdy mniej niż 0.
effect-airport = Odtąd zielone karty, w tym mieszkania, kosztują cię o 3 monety mniej, ale nigdy mniej niż 0.
effect-art-gallery = Kopiuje dochód i symbole (bez koloru) karty leżącej tuż przed nią w twoim mieście.
effect-bowling-alley = +3 do dochodu za każdą fioletową kartę w twoim mieście.
effect-concert-hall = Natychmiast: weź tyle monet, ile wynosi podwójny dochód twojego miasta. Na koniec gry: tracisz tyle punktów, ile wynosi dochód twojego miasta.
effect-moai = Na koniec gry: 2 serca, jeśli w twoim mieście jest dokładnie 9 kart (łącznie z tą); 4 serca, jeśli jest ich mniej.
effect-train-station = Odtąd pomarańczowe karty kosztują cię o 3 monety mniej, ale nigdy mniej niż 0.
effect-statue-of-liberty = 4 serca. Natychmiast: odrzuć ostatnią kartę swojego miasta; statua zajmuje jej pole.
effect-hotdog-shop = Odtąd budynki z obszaru centralnego kosztują cię tyle, ile wynosi najniższa cena w ich talii: 1, 4 lub 6 monet. Nie dotyczy mieszkań ani czwartej talii.
effect-barber = +3 do dochodu, dopóki dochód twojego miasta bez tej premii jest niższy niż u każdego innego gracza.
effect-sphinx = Na koniec gry: kopiuje efekt wybranego budynku specjalnego przeciwnika albo budynku specjalnego wylosowanego w ciemno z pudełka.
effect-versailles = Po każdej fazie dochodów: weź 1 monetę od przeciwnika, który ma najwięcej monet; przy remisie – od każdego z nich.
effect-burger-bar = 3 serca, jeśli masz więcej niebieskich kart niż każdy inny gracz; 2 przy remisie na pierwszym miejscu; w przeciwnym razie 1.
effect-undersea-tunnel = Następna karta, którą kupisz, dowolnego rodzaju, jest darmowa (jednorazowo).
effect-drone-tower = 2 serca. Natychmiast: każdy gracz, ty też, bierze 1 monetę z banku.
effect-escape-room = +2 do dochodu, dopóki żaden inny gracz nie ma mniej żółtych kart niż ty.
effect-machu-picchu = 1 mieszkaniec za każdą pomarańczową kartę w mieście sąsiada z lewej.
effect-big-ben = Odtąd za rezygnację z zakupu dostajesz 8 monet zamiast 1.
effect-golden-gate-bridge = Jeśli dwie karty obok niego (z lewej, z prawej, powyżej, poniżej) mają wspólny kolor: 1 serce i 1 mieszkaniec. Jeśli wspólny kolor mają trzy: 2 serca i 1 mieszkaniec.
effect-stonehenge = 1 mieszkaniec za każdą niebieską kartę w mieście jednego z sąsiadów (tego, który jest dla ciebie korzystniejszy).
effect-sushi-bar = +1 do dochodu za każdą niebieską kartę w twoim mieście.
effect-wind-turbine = 1 serce za każdą zieloną kartę w twoim mieście.
effect-taj-mahal = Na koniec gry: 3 serca, jeśli dochód twojego miasta jest niższy niż u obu sąsiadów; w przeciwnym razie 1.
effect-louvre = W każdej z 2 następnych faz dochodów: oprócz własnego dochodu dostajesz tyle monet, ile wynosi dochód wybranego przeciwnika.
effect-organic-market = +1 do dochodu za każdą parę złożoną z 1 serca i 1 mieszkańca w twoim mieście.
effect-bakery = +2 do dochodu za każdą zieloną kartę w twoim mieście.
effect-maya-pyramid = 3 serca, jeśli masz więcej zielonych kart niż każdy inny gracz; w przeciwnym razie 1.
effect-leaning-tower = 1 serce za każdą żółtą kartę w mieście jednego z sąsiadów (tego, który jest dla ciebie korzystniejszy).
effect-arcade = Przed każdą fazą dochodów i przed końcowym liczeniem punktów: 2 monety, jeśli masz co najmniej 1 monetę.
effect-great-wall = 3 serca, jeśli dwie karty leżące za nim w twoim mieście mają wspólny kolor; w przeciwnym razie 1.
effect-billiards = +1 do dochodu za każdy kolor występujący wśród kart leżących przed nim w twoim mieście; karta wielokolorowa daje tylko jeden kolor.
effect-onion-dome-cathedral = 3 serca, dopóki w twoim mieście nie ma pomarańczowej karty.
effect-japanese-garden = Na koniec gry: twoje punkty się podwajają, jeśli jest ich mniej niż 30.
effect-parthenon = 4 mieszkańców, dopóki w twoim mieście nie ma zielonej karty.
effect-rainbow-fountain = 2 serca i 2 mieszkańców, dopóki w twoim mieście są karty we wszystkich pięciu kolorach; w przeciwnym razie 1 serce i 1 mieszkaniec.

## Co robią składniki efektów
# Dla kart z własnych zestawów, które nie mają własnego opisu. $…gain to tekst taki jak „dochód 1 i 2 serca”.

symbol-none = nic
symbols = { $parts }
symbols-always = Ma: { $gain }.

piece-per-colour =
    Za każdą { own-colour-taken-card } kartę w { $of ->
        [left] mieście sąsiada z lewej
        [neighbour] mieście jednego z sąsiadów (tego, który jest dla ciebie korzystniejszy)
       *[city] twoim mieście
    } daje: { $gain }.
piece-most-of-colour = Jeśli masz więcej { own-colour-of-cards } kart niż każdy inny gracz, daje: { $most-gain }; przy remisie na pierwszym miejscu: { $tied-gain }; w przeciwnym razie: { $otherwise-gain }.
piece-fewest-of-colour = Dopóki żaden inny gracz nie ma mniej { own-colour-of-cards } kart niż ty, daje: { $gain }.
piece-lowest-income = Dopóki dochód twojego miasta bez tej premii jest niższy niż u każdego innego gracza, daje: { $gain }.
piece-without-colour = Dopóki w twoim mieście nie ma { own-colour-of-card } karty, daje: { $gain }.
piece-all-colours = Dopóki w twoim mieście są karty we wszystkich pięciu kolorach, daje: { $gain }; w przeciwnym razie: { $otherwise-gain }.
piece-adjacent-share = Jeśli dwie karty obok (z lewej, z prawej, powyżej, poniżej) mają wspólny kolor: { $two-gain }. Jeśli wspólny kolor mają trzy: { $three-gain }.
piece-next-share =
    Jeśli { $cards ->
        [one] następna karta za tą w twoim mieście ma kolor
        [few] { $cards } karty leżące za tą w twoim mieście mają wspólny kolor
       *[many] { $cards } kart leżących za tą w twoim mieście ma wspólny kolor
    }, daje: { $gain }; w przeciwnym razie: { $otherwise-gain }.
piece-colours-before = Za każdy kolor występujący wśród wcześniejszych kart twojego miasta daje: { $gain }.
piece-pairs = Za każdą parę złożoną z 1 serca i 1 mieszkańca w twoim mieście daje: { $gain }.
piece-copy-previous = Kopiuje dochód i symbole (bez koloru) karty leżącej tuż przed nią w twoim mieście.
piece-copy-same-slot = Na koniec gry: kopiuje dochód i symbole (bez koloru) karty sąsiada leżącej na tym samym polu – tej, która jest dla ciebie korzystniejsza. Nigdy nie kopiuje budynku specjalnego.
piece-copy-special = Na koniec gry: kopiuje efekt wybranego budynku specjalnego przeciwnika albo budynku specjalnego wylosowanego w ciemno z pudełka.
piece-below-neighbours-income = Na koniec gry, jeśli dochód twojego miasta jest niższy niż u obu sąsiadów: { $gain }; w przeciwnym razie: { $otherwise-gain }.
piece-few-cards =
    Na koniec gry, jeśli w twoim mieście { $exactly ->
        [one] jest dokładnie { $exactly } karta
        [few] są dokładnie { $exactly } karty
       *[many] jest dokładnie { $exactly } kart
    } (łącznie z tą): { $gain }; jeśli jest ich mniej: { $fewer-gain }.
piece-lose-income =
    Na koniec gry: tracisz { $times ->
        [1] tyle punktów, ile wynosi dochód twojego miasta
       *[other] tyle punktów, ile wynosi dochód twojego miasta pomnożony przez { $times }
    }.
piece-double-below =
    Na koniec gry: twoje punkty liczą się { $times ->
        [one] { $times } raz
       *[many] { $times } razy
    }, jeśli jest ich mniej niż { $points }.
piece-discount = Odtąd { own-colour-cards } karty kosztują cię o { own-coins-taken } mniej, ale nigdy mniej niż 0.
piece-deck-price = Odtąd budynki z talii 1, 2 i 3 w obszarze centralnym kosztują cię (w monetach) odpowiednio najwyżej { $prices }.
piece-next-free = Następna karta, którą kupisz, dowolnego rodzaju, jest darmowa (jednorazowo).
piece-toll =
    Za każdym razem, gdy sąsiad rzeczywiście płaci za kartę co najmniej { $least ->
        [one] { $least } monetę
        [few] { $least } monety
       *[many] { $least } monet
    }, weź { own-coins-taken } z banku.
piece-instead-of-buying = Odtąd za rezygnację z zakupu dostajesz { own-coins-taken } zamiast 1.
piece-coins-per-card = Natychmiast: { amount-coins } za każdą kartę w twoim mieście, łącznie z tą.
piece-coins-times-income =
    Natychmiast: tyle monet, ile wynosi { $times ->
        [1] dochód twojego miasta
       *[other] dochód twojego miasta pomnożony przez { $times }
    }.
piece-coins-for-all = Natychmiast: każdy gracz, ty też, bierze { own-coins-taken } z banku.
piece-replace-last = Natychmiast: odrzuć ostatnią kartę swojego miasta; ta zajmuje jej pole.
piece-coins-before-income =
    Przed każdą fazą dochodów i przed końcowym liczeniem punktów: { amount-coins }{ $having ->
        [0] {""}
        [one] , jeśli masz co najmniej { $having } monetę
        [few] , jeśli masz co najmniej { $having } monety
       *[many] , jeśli masz co najmniej { $having } monet
    }.
piece-steal-after-income = Po każdej fazie dochodów: weź { own-coins-taken } od przeciwnika, który ma najwięcej monet; przy remisie – od każdego z nich.
piece-borrow-income =
    W { $phases ->
        [one] następnej fazie dochodów
        [few] każdej z { $phases } następnych faz dochodów
       *[many] każdej z { $phases } następnych faz dochodów
    }: oprócz własnego dochodu dostajesz tyle monet, ile wynosi dochód wybranego przeciwnika.
piece-no-discard = Właściciel odwiedzanego miasta nie może odrzucać kart z obszaru centralnego.
piece-gift = Na koniec każdej swojej tury właściciel odwiedzanego miasta daje { own-coins-taken } z banku wybranemu przeciwnikowi.

## Ile z karty jest drukowane

provenance-printed = Liczby, warunki, efekt i francuski tytuł jak na drukowanej karcie.
provenance-title-ours = Warunki i efekt jak na drukowanej karcie; jej tytułu nie widzieliśmy, więc ten jest nasz.
provenance-digit-blurred = Jak na drukowanej karcie; jedną rozmazaną cyfrę odczytaliśmy najlepiej, jak się dało.
provenance-numbers-house = Nazwa jest drukowana; liczby są nasze.
provenance-colours-inferred = Nazwa jest drukowana; kolory wynikają z przykładu w instrukcji; liczby są nasze.
provenance-colours-in-part = Nazwa jest drukowana; niebieski i pomarańczowy pochodzą z przykładu w instrukcji; fioletowy i liczby są nasze.
provenance-colour-house = Nazwa i efekt są drukowane; kolor jest nasz.
provenance-colour-and-coin-house = Nazwa i efekt są drukowane; kolor i liczba monet są nasze.
provenance-symbol-and-colour-house = Drukowane jest to, że karta istnieje i zmienia końcowy wynik; symbol i kolor są nasze.
provenance-stand-in = Nasza: zastępuje jedyną kartę ekspercką, której nie pokazuje żadne źródło.
provenance-house = Nasza: żadne źródło nie pokazuje tej karty.
provenance-pack = Z własnego zestawu kart.

## Tytuły
# Karty z tytułem takim jak w wydaniu polskim albo innym; pozostałe tytuły są naszymi tłumaczeniami.
titles-printed =
    happy-market museum film-studios wizard-school martian-embassy dragon-parking escape-room big-ben igloo
    spa zoo saloon skatepark port stonehenge grozilla catzilla pioupiouzilla poulpzilla corgzilla
title-translated = Tytuł jest naszym tłumaczeniem.
