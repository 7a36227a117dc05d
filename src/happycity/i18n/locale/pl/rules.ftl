### Zasady naszymi słowami: jeden komunikat na każdy numer z docs/rules.md, wraz z tytułem.
### Nasze decyzje tam, gdzie instrukcje milczą, zaczynają się od { -ruling }.

rule-group-S = Przygotowanie do gry
rule-group-B = Runda
rule-group-E = Koniec gry i punkty
rule-group-X = Wariant ekspercki
rule-group-G = Dodatek Grozilla
rule-group-L = Czym różnią się wydania

## Przygotowanie do gry

rule-S1-title = Gracze i pierwszy gracz
rule-S1 = Gra od dwóch do pięciu osób. Jedna z nich bierze kartę pierwszego gracza i zaczyna każdą rundę do końca rozgrywki; kolejka idzie zgodnie z ruchem wskazówek zegara, zawsze w lewo. Przy stole zaczyna najszczęśliwsza osoba (w wydaniu amerykańskim ta, która ostatnio była w innym mieście). W tym programie zaczyna osoba na pierwszym miejscu; miejsca losuje się albo wybiera przed grą.

rule-S2-title = Trzy talie budynków
rule-S2 = 66 budynków (33 różne, każdy w dwóch egzemplarzach) dzieli się według kosztu na trzy talie: talia 1 to karty za 1–3 monety (28 kart), talia 2 za 4 lub 5 monet (20 kart), talia 3 za 6–9 monet (18 kart). Każdą talię tasuje się osobno i kładzie zakrytą. Rewersy pokazują wszystkim, ile kart każdego koloru jest w talii. Talia 1: 12 żółtych, 8 niebieskich, 4 fioletowe, 2 pomarańczowe, 2 zielone. Talia 2: 6 żółtych, 6 niebieskich, 4 fioletowe, 4 pomarańczowe. Talia 3: 12 pomarańczowych, 4 niebieskie, 2 zielone.

rule-S3-title = Stosy mieszkań
rule-S3 = Mieszkania tworzą trzy stosy: domy, bloki i luksusowe rezydencje. W każdym stosie jest o jedną kartę mniej, niż jest graczy.

rule-S4-title = Budynki specjalne
rule-S4 = Losuje się tyle budynków specjalnych, ilu jest graczy, i jeszcze dwa, po czym wykłada się je warunkami do góry. Pochodzą z zestawu wybranego wariantu: 18 kart w rodzinnym, 38 w eksperckim. Później żadnych już nie przybywa; reszta zostaje w pudełku.

rule-S5-title = Z czym zaczyna każdy gracz
rule-S5 = Każdy gracz dostaje 2 monety i Szczęśliwy sklepik, który jest pierwszą kartą miasta. W wariancie rodzinnym używa się jego białej strony: nie ma koloru, a jego dochód wynosi 1. Niepotrzebne Szczęśliwe sklepiki zostają w pudełku.

rule-S6-title = Bank
rule-S6 = W pudełku jest 30 monet: dwadzieścia o wartości 1 i dziesięć o wartości 5; razem tworzą bank. { -ruling } W banku nigdy nie brakuje pieniędzy.

## Runda

rule-B1-title = Faza dochodów
rule-B1 = Runda zaczyna się od fazy dochodów: wszyscy jednocześnie pobierają z banku tyle monet, ile wynosi dochód ich miast. W pierwszej rundzie jest to po 1 monecie, za Szczęśliwy sklepik. Instrukcje radzą, by od początku zwiększać dochód i nie zostać w tyle.

rule-B2-title = Faza akcji
rule-B2 = Potem następuje faza akcji: począwszy od pierwszego gracza, każdy rozgrywa jedną turę, która składa się z kroków od 1 do 4, w tej kolejności.

rule-B3-title = Krok 1: odrzucenie karty
rule-B3 = Możesz odrzucić jeden odkryty budynek z obszaru centralnego. (W pierwszej turze gry nic tam jeszcze nie leży). Karta trafia zakryta na stos kart odrzuconych swojej talii; tych stosów nikomu nie wolno przeglądać.

rule-B4-title = Krok 2: uzupełnienie obszaru centralnego
rule-B4 = Musisz doprowadzić do tego, by w obszarze centralnym znów były trzy odkryte karty. Dobierasz je po jednej, każdą z dowolnej talii; widzisz kartę, zanim wybierzesz talię dla następnej.

rule-B5-title = Gdy talia się skończy
rule-B5 = Wyczerpaną talię tworzy się na nowo, tasując jej stos kart odrzuconych. { -ruling } Dzieje się to w chwili, gdy ktoś z niej dobiera, i obejmuje też kartę odrzuconą w tej samej turze. Z talii, której stos kart odrzuconych także jest pusty, nie można dobierać; jeśli nie można z żadnej, krok kończy się z mniej niż trzema odkrytymi kartami.

rule-B6-title = Krok 3: zakup karty albo moneta
rule-B6 = Musisz zrobić dokładnie jedną z trzech rzeczy: kupić odkryty budynek z obszaru centralnego, kupić mieszkanie albo nic nie kupić i pobrać 1 monetę z banku.

rule-B7-title = Zapłata i ułożenie karty
rule-B7 = Kupując kartę, płacisz jej koszt do banku i dokładasz ją do miasta. Miasto ma dziesięć pól: od 1 do 5 w górnym rzędzie, od lewej do prawej, potem od 6 do 10 poniżej; zapełnia się je w tej kolejności. Kartę, która nic nie kosztuje, kupuje się tak samo.

rule-B8-title = Każda nazwa tylko raz
rule-B8 = W żadnym mieście nie może być dwóch kart o tej samej nazwie. { -ruling } Karta przykryta przez potwora albo usunięta z miasta nie blokuje już swojej nazwy.

rule-B9-title = Krok 4: wzięcie budynku specjalnego
rule-B9 = Po zakupie albo pobraniu monety możesz wziąć dostępny budynek specjalny, jeśli twoje miasto spełnia jego warunki. Kładziesz go nazwą do góry na następnym polu. Warunki podają, ile co najmniej kart i w jakich kolorach musi mieć miasto; nieważne, od jak dawna je ma.

rule-B10-title = Tylko jeden budynek specjalny
rule-B10 = Każdy gracz może wziąć w całej grze jeden budynek specjalny. Spełnienie warunków nikogo do tego nie zmusza.

rule-B11-title = Budynki specjalne w mieście
rule-B11 = Dochód budynku specjalnego liczy się od następnej fazy dochodów, jego mieszkańcy i serca – na koniec gry. { -ruling } Budynki specjalne nie mają koloru.

## Koniec gry i punkty

rule-E1-title = Ostatnia runda
rule-E1 = Gdy w którymś mieście pojawi się dziesiąta karta (wliczając budynek specjalny), rundę gra się do końca, tak by wszyscy rozegrali tyle samo tur. Potem gra się kończy.

rule-E2-title = Najwyżej dziesięć kart
rule-E2 = Żadne miasto nie dostaje jedenastej karty, nawet jeśli miałby nią być budynek specjalny.

rule-E3-title = Szczęście
rule-E3 = Szczęście miasta to liczba jego mieszkańców pomnożona przez liczbę jego serc. Każdy przekreślony symbol odejmuje jeden. Instrukcje radzą zbierać zielone karty dla mieszkańców, a pomarańczowe dla serc. { -ruling } Liczy się dokładnie tak, jak zapisano, także poniżej zera: z dwóch liczb ujemnych wychodzą punkty dodatnie.

rule-E4-title = Kto wygrywa
rule-E4 = Wygrywa najszczęśliwsze miasto. Jeśli miasta są równie szczęśliwe, lepszy jest gracz, któremu zostało więcej monet; żetony Stop-Zilla to nie monety. { -ruling } Gracze, którzy nadal remisują, dzielą się zwycięstwem.

rule-E5-title = Wariant dla młodszych graczy
rule-E5 = Mieszkańców i serca dodaje się, zamiast je mnożyć. { -ruling } Efekty zmieniające punkty działają wtedy na tę sumę.

rule-E6-title = Przykłady liczenia
rule-E6 = Miasto z kartami Szczęśliwy sklepik, Sklep obuwniczy, Szkoła, Dom, Muzeum, Studio filmowe, Huta stali, Luksusowa rezydencja, Spa i Zoo ma 5 mieszkańców i 9 − 1 serc: 5 × 8 = 40 punktów. Podobnie 7 mieszkańców i 7 − 1 serc daje 42 punkty, a 2 mieszkańców i 3 serca – 6 punktów. Kto ma Szczęśliwy sklepik, Sklep obuwniczy, Szkołę i Dom i kupuje Muzeum, może wziąć Studio filmowe. Kto ma jedną niebieską i dwie zielone karty, może wziąć Parking dla Smoków.

## Wariant ekspercki

rule-X1-title = Eksperckie budynki specjalne
rule-X1 = 38 eksperckich budynków specjalnych zastępuje te z wariantu rodzinnego. 37 z nich to karty drukowane, kilka z naszymi tytułami; Tęczowa fontanna jest nasza i zastępuje jedyną kartę, której nie pokazuje żadne źródło.

rule-X2-title = Kolorowe Szczęśliwe sklepiki
rule-X2 = Pięć Szczęśliwych sklepików leży na stole kolorową stroną do góry, po jednym w każdym kolorze. Gdy budynki specjalne są już odkryte, każdy wybiera jeden: zaczyna ostatni gracz, siedzący po prawej stronie pierwszego, potem kolejni przeciwnie do ruchu wskazówek zegara, a pierwszy gracz na końcu. Sklepik liczy się w warunkach jako karta swojego koloru i ma dochód 1.

rule-X3-title = Sąsiedzi
rule-X3 = Sąsiedzi to przeciwnicy siedzący bezpośrednio po twojej lewej i prawej stronie. Przy czterech lub pięciu graczach nie każdy przeciwnik jest sąsiadem. { -ruling } W grze dwuosobowej obaj sąsiedzi to ten sam przeciwnik i liczy się on raz.

rule-X4-title = Efekt
rule-X4 = Efekt karty to cały jej dochód i wszystkie jej symbole.

rule-X5-title = Dochód
rule-X5 = Dochód to wszystko, co oznaczono symbolem dochodu, także to, co dodają karty takie jak Klub bilardowy czy Golibroda. Monety z Salonu gier i z Luwru nie są dochodem. { -ruling } Monety z Pałacu w Wersalu też nie.

rule-X6-title = Kiedy się liczy
rule-X6 = Liczenie i porównania dotyczą stołu takiego, jaki jest w danej chwili; efekty „na koniec gry” dotyczą końcowego liczenia punktów. Kolorowy Szczęśliwy sklepik jest kartą swojego koloru przy każdym liczeniu: amerykańska instrukcja traktuje go jak jeden budynek tego rodzaju.

rule-X7-title = Efekty natychmiastowe
rule-X7 = To, co karta robi natychmiast, dzieje się w chwili jej wzięcia.

rule-X8-title = Kolejność w fazie dochodów
rule-X8 = { -ruling } Najpierw wypłacają Salony gier; potem wybierają właściciele Luwru; następnie oblicza się i wypłaca naraz wszystkie dochody, wraz z tym, co dodaje Luwr; na końcu swoje monety zabiera Pałac w Wersalu.

rule-X9-title = Kolejność na koniec gry
rule-X9 = { -ruling } Gdy skończy się ostatnia tura, łącznie z prezentem Corgzilli w tej turze, następują po kolei: wybory Sfinksa w kolejności miejsc; monety z Salonów gier; dochody wraz z tym, co kopiują Sfinks i Piramida Cheopsa; mieszkańcy i serca; ich iloczyn albo suma; Ogród japoński albo Sala koncertowa. Nie ma już wypłaty dochodów, Luwru ani Pałacu w Wersalu.

rule-X10-title = Port, Lotnisko, Dworzec
rule-X10 = Port obniża o 3 monety cenę niebieskich kart, Lotnisko – zielonych, Dworzec – pomarańczowych. Cena nigdy nie spada poniżej 0. { -ruling } Cenę karty obniża się tylko raz i dotyczy to także mieszkań.

rule-X11-title = Budka z hot dogami
rule-X11 = Budynki z obszaru centralnego kosztują cię 1, 4 lub 6 monet, zależnie od talii, z której pochodzą: 1, 2 lub 3. Nie zmienia to ceny mieszkań ani kart z czwartej talii.

rule-X12-title = Tunel podmorski
rule-X12 = Następna karta, którą kupisz, jakakolwiek by była, nic nie kosztuje; działa to jeden raz. { -ruling } Nie można tego odłożyć na później ani dołożyć żetonów, a efekt zużywa nawet karta, która i tak nic by nie kosztowała.

rule-X13-title = Zamek
rule-X13 = Za każdym razem, gdy sąsiad rzeczywiście płaci za kartę co najmniej 4 monety, po odjęciu wszystkich zniżek, bierzesz 1 monetę z banku. Oddany żeton Stop-Zilla liczy się jak 2 zapłacone monety. { -ruling } Za jeden zakup należy się jedna moneta, choćby karta była bardzo droga.

rule-X14-title = Golibroda
rule-X14 = Twój dochód jest o 3 wyższy, dopóki bez tych 3 jest niższy niż u każdego innego gracza. Budynki specjalne pozostałych liczą się w tym porównaniu. { -ruling } Jeśli przez Sfinksa działają dwie takie karty, wszystkie dochody porównuje się bez premii jakiegokolwiek Golibrody.

rule-X15-title = Escape Room
rule-X15 = Twój dochód jest o 2 wyższy, dopóki żaden inny gracz nie ma mniej żółtych kart niż ty.

rule-X16-title = Klub bilardowy
rule-X16 = Twój dochód jest o 1 wyższy za każdy kolor występujący wśród kart położonych przed Klubem bilardowym. Karta wielokolorowa daje tylko jeden ze swoich kolorów. { -ruling } Kolory przydziela się tak, by dały jak najwięcej.

rule-X17-title = Targ ekologiczny
rule-X17 = Twój dochód jest o 1 wyższy za każdą parę serca i mieszkańca w twoim mieście. Najpierw odejmuje się przekreślone symbole. Przy 4 sercach i 4 − 1 mieszkańcach wynosi 3; przy 3 sercach i 2 mieszkańcach – 2. { -ruling } Par nigdy nie jest mniej niż 0.

rule-X18-title = Kręgielnia, Sushi bar, Piekarnia
rule-X18 = Dochód za karty twojego miasta: 3 za każdą fioletową dzięki Kręgielni, 1 za każdą niebieską dzięki karcie Sushi bar, 2 za każdą zieloną dzięki Piekarni.

rule-X19-title = Sala koncertowa
rule-X19 = Od razu bierzesz podwójny dochód swojego miasta, a zwykły dochód działa dalej. Na koniec gry tracisz tyle punktów, ile wynosi twój dochód, już po mnożeniu: dochód 7 kosztuje cię 7 punktów.

rule-X20-title = Sklep z psikusami
rule-X20 = Od razu bierzesz po 1 monecie za każdą kartę swojego miasta, ze Sklepem z psikusami włącznie. Przykryty budynek i potwór na nim to jedna karta.

rule-X21-title = Wieża dronów
rule-X21 = Wieża dronów ma 2 serca. W chwili jej wzięcia każdy gracz bierze 1 monetę, jej właściciel też.

rule-X22-title = Salon gier
rule-X22 = Przed każdą fazą dochodów bierzesz 2 monety, jeśli masz co najmniej jedną monetę; pod tym samym warunkiem jeszcze raz przed końcowym liczeniem punktów. Te monety nie są dochodem.

rule-X23-title = Pałac w Wersalu
rule-X23 = Po każdej fazie dochodów bierzesz 1 monetę od przeciwnika, który ma najwięcej monet, albo od każdego z nich, jeśli kilku ma ich po równo. { -ruling } Te monety nie są dochodem, a komu nie zostało nic, temu nic się nie zabiera.

rule-X24-title = Luwr
rule-X24 = W każdej z dwóch następnych faz dochodów dostajesz dodatkowo tyle monet, ile wynosi dochód przeciwnika, którego wybierasz za każdym razem na nowo; należy do niego także premia Golibrody, jeśli akurat działa. Te monety nie są dochodem. { -ruling } Fazy, które się nie odbędą, przepadają.

rule-X25-title = Big Ben
rule-X25 = Gdy nic nie kupujesz, bierzesz 8 monet zamiast 1. (8 to nasze odczytanie rozmazanej cyfry).

rule-X26-title = Statua Wolności
rule-X26 = Statua Wolności ma 4 serca. Ostatnią kartę twojego miasta natychmiast się odrzuca, a statua zajmuje jej pole; może to być nawet ta karta, dzięki której warunek został spełniony. Jeśli ostatnia karta jest przykryta, zostaje, a odrzuca się budynek przed nią. { -ruling } Budynek trafia na stos kart odrzuconych swojej talii; mieszkanie albo karta z czwartej talii opuszcza grę. Żetony zdobyte i potwory przepędzone dzięki odrzuconej karcie pozostają bez zmian. Ponieważ kart nie przybywa, statuę może wziąć nawet miasto z dziesięcioma kartami.

rule-X27-title = Galeria sztuki
rule-X27 = Kopiuje dochód i symbole karty położonej tuż przed nią, ale nie jej kolor. Jeśli ta karta jest zniszczona, nie ma czego kopiować.

rule-X28-title = Piramida Cheopsa
rule-X28 = Na koniec gry kopiuje dochód i symbole karty sąsiada leżącej na tym samym polu: jako twoja dziewiąta karta kopiuje dziewiątą. Nigdy nie kopiuje budynku specjalnego ani koloru. { -ruling } Jeśli taką kartę mają obaj sąsiedzi, wybiera się tę, która da ci więcej punktów, a przy równych – tę z lewej. Przykryta karta pozostaje kartą na swoim polu: można wybrać właśnie ją i wtedy nic nie daje.

rule-X29-title = Sfinks
rule-X29 = Na koniec gry wybierasz budynek specjalny przeciwnika do skopiowania albo losujesz jeden z tych, które zostały w pudełku, nie oglądając ich wcześniej. Jeśli nie ma czego skopiować, musisz losować. Kopiuje się tylko efekt, czyli stronę z nazwą, tak jakby karta leżała na polu Sfinksa. { -ruling } Przykrytego budynku specjalnego nie można skopiować, a przykryty Sfinks nic nie robi. To, co karta robi w chwili wzięcia albo „odtąd”, już minęło: Statua Wolności daje 4 serca i niczego nie odrzuca, Wieża dronów daje 2 serca, Sala koncertowa tylko odbiera punkty. Salon gier wypłaca swoje monety na koniec gry.

rule-X30-title = Most Golden Gate
rule-X30 = Spójrz na karty z lewej, z prawej, nad nim i pod nim w siatce dwóch rzędów po pięć pól; pola 5 i 6 się nie stykają. Jeśli dwie z nich mają wspólny kolor, most ma serce i mieszkańca; jeśli jeden wspólny kolor mają trzy – dwa serca i mieszkańca.

rule-X31-title = Wielki Mur
rule-X31 = Jeśli dwie karty na polach za nim mają wspólny kolor, ma 3 serca, w przeciwnym razie 1. { -ruling } Ma 1 także wtedy, gdy nie leżą za nim dwie karty.

rule-X32-title = Bar burgerowy, Piramida Majów
rule-X32 = Bar burgerowy ma 3 serca, jeśli masz więcej niebieskich kart niż ktokolwiek inny, 2, jeśli z kimś remisujesz na pierwszym miejscu, w przeciwnym razie 1. Piramida Majów ma 3 serca, jeśli masz więcej zielonych kart niż ktokolwiek inny, w przeciwnym razie 1, także przy remisie.

rule-X33-title = Stonehenge, Krzywa wieża, Machu Picchu
rule-X33 = Stonehenge ma mieszkańca za każdą niebieską kartę, a Krzywa wieża serce za każdą żółtą kartę w mieście jednego sąsiada. { -ruling } Jest to ten sąsiad, który da ci więcej punktów. Machu Picchu ma mieszkańca za każdą pomarańczową kartę sąsiada z lewej.

rule-X34-title = Wiatrak, Cebulasta katedra, Partenon
rule-X34 = Wiatrak ma serce za każdą zieloną kartę twojego miasta. Cebulasta katedra ma 3 serca, jeśli w twoim mieście nie ma pomarańczowej karty. Partenon ma 4 mieszkańców, jeśli w twoim mieście nie ma zielonej karty.

rule-X35-title = Tadź Mahal
rule-X35 = Ma 3 serca, jeśli przy końcowym liczeniu punktów twój dochód jest niższy niż dochód każdego z sąsiadów, z ich budynkami specjalnymi; w przeciwnym razie 1.

rule-X36-title = Posąg moai
rule-X36 = Na koniec gry ma 2 serca, jeśli w twoim mieście jest dokładnie dziewięć kart, a 4, jeśli jest ich mniej; Posąg moai też się liczy. Przykryty budynek i potwór na nim to jedna karta.

rule-X37-title = Ogród japoński
rule-X37 = Jeśli na koniec gry masz mniej niż 30 punktów, podwajasz je.

rule-X38-title = Tęczowa fontanna
rule-X38 = Nasza karta: ma 2 serca i 2 mieszkańców, jeśli w twoim mieście są karty we wszystkich pięciu kolorach, w przeciwnym razie 1 serce i 1 mieszkańca. Karta wielokolorowa liczy się tutaj za wszystkie swoje kolory.

## Dodatek Grozilla

rule-G1-title = Czwarta talia
rule-G1 = Z Grozillą można grać w wariancie rodzinnym i eksperckim. Jej 20 budynków wielokolorowych, po jednym egzemplarzu, tasuje się razem z 5 potworami w czwartą talię, o kosztach od 0 do 9. Dobiera się z niej tak jak z pozostałych, ale nigdy nie tworzy się jej na nowo. { -ruling } To, co się z niej odrzuci, wypada z gry.

rule-G2-title = Żetony Stop-Zilla
rule-G2 = Jest 15 żetonów Stop-Zilla, po 3 w każdym kolorze. { -ruling } W każdym kolorze jest też jeden potwór: każdy żeton pokazuje któregoś z nich.

rule-G3-title = Odkrycie potwora
rule-G3 = Potwór odkryty podczas uzupełniania obszaru centralnego staje wraz ze swoją figurką przed miastem osoby, która go odkryła, a nie na polu. Jego efekt działa, dopóki potwór tam stoi. Gracz dobiera dalej.

rule-G4-title = Krok 3a: zdobywanie żetonów
rule-G4 = Po zakupie weź po żetonie za każdy kolor, w którym nowa karta jest trzecią albo szóstą w twoim mieście, o ile został jeszcze żeton tego koloru. Karta wielokolorowa może dać kilka żetonów. Kolorowy Szczęśliwy sklepik się liczy, budynek specjalny nigdy. { -ruling } Jeśli po zniszczeniu budynku miasto znów dojdzie do tej liczby, zdobywa żeton ponownie.

rule-G5-title = Krok 3b: przepędzenie potwora
rule-G5 = Następnie, jeśli potwór przed twoim miastem ma wspólny kolor z kupioną kartą, przechodzi do sąsiada z lewej. Potwór, który przykrywa budynek, nigdy się nie rusza.

rule-G6-title = Żeton odsyła potwora
rule-G6 = Kto dostaje potwora, z talii albo z prawej strony, i ma żeton w jego kolorze, musi ten żeton zużyć i od razu przekazać potwora w lewo, zanim cokolwiek zostanie zniszczone. Potwór może tak wędrować dalej. { -ruling } Może obejść cały stół i wrócić tam, skąd przyszedł.

rule-G7-title = Płacenie żetonami
rule-G7 = Przy zakupie można zużyć żeton jak 2 monety. { -ruling } Reszty się nie wydaje.

rule-G8-title = Zużyte żetony
rule-G8 = Zużyty żeton wypada z gry.

rule-G9-title = Z dwóch potworów niszczy pierwszy
rule-G9 = Jeśli do miasta przychodzi drugi potwór, pierwszy natychmiast niszczy budynek, który wskazuje właściciel miasta: potwór przykrywa go do końca gry. Przykryty budynek nie ma nazwy, efektu ani koloru, ale jego pole pozostaje zajęte; efekt potwora działa dalej. Na czas tego wyboru gra się zatrzymuje, niezależnie od tego, czyja jest tura, a potem toczy się dalej. { -ruling } Wskazać można każdą nieprzykrytą kartę, także Szczęśliwy sklepik i budynek specjalny; jego utrata nie pozwala wziąć następnego. Jeśli takiej karty nie ma, pierwszy potwór opuszcza grę.

rule-G10-title = Karty wielokolorowe
rule-G10 = Karta wielokolorowa liczy się za wszystkie swoje kolory, także przy efektach przeciwników i zniżkach. Wyjątkiem jest branie budynku specjalnego: w tej chwili każda karta liczy się za jeden ze swoich kolorów, który wybierasz. W drukowanym przykładzie Skatepark przynosi żeton niebieski i pomarańczowy i pozwala wziąć Partenon, ale nie Ogród japoński: karta wielokolorowa to tylko jedna karta, a Ogród wymaga sześciu kart, podczas gdy miasto ma pięć.

rule-G11-title = Zniszczone budynki a dziesięć kart
rule-G11 = Zniszczony budynek nadal liczy się do dziesięciu kart miasta.

rule-G12-title = Potwory
rule-G12 = Grozilla (zielona) zabrania kroku 1 graczowi, którego miasto odwiedza. Poulpzilla (fioletowa) obniża dochód tego gracza o 1. Przy Corgzilli (pomarańczowej) gracz na koniec każdej swojej tury daje przeciwnikowi monetę z banku. Catzilla (niebieska) zabiera jednego mieszkańca, Pioupiouzilla (żółta) jedno serce. Wszystko to działa przez cały czas, przed miastem i na budynku. { -ruling } Jedna moneta Corgzilli, jeden mieszkaniec Catzilli i jedno serce Pioupiouzilli to nasze liczby; nasze są też wszystkie kolory poza zielenią Grozilli. Potwór odkryty w kroku 2 zabrania kroku 1 od następnej tury tego gracza. Dochód nigdy nie jest niższy niż 0.

rule-G13-title = Przykłady
rule-G13 = Przy zielonym Szczęśliwym sklepiku i Domu Igloo jest trzecią zieloną kartą: przynosi zielony żeton, a Grozilla idzie dalej. Dwaj następni gracze z lewej mają zielone żetony i przekazują ją dalej; u czwartego gracza zostaje. W innym mieście czeka Pioupiouzilla, gdy zostaje odkryta Catzilla: Pioupiouzilla przykrywa Dom, a tura toczy się dalej.

rule-G14-title = Kolejność w turze
rule-G14 = { -ruling } Tura przebiega tak: zapłata; moneta dla Zamku; ułożenie karty; krok 3a; krok 3b, z całym przekazywaniem i niszczeniem; krok 4; prezent Corgzilli; następny gracz.

## Czym różnią się wydania

rule-L1-title = Zawartość pudełka
rule-L1 = Pudełko francuskie i brytyjskie ma 140 kart: 66 budynków, 5 Szczęśliwych sklepików, 12 mieszkań, 18 rodzinnych i 38 eksperckich budynków specjalnych oraz kartę pierwszego gracza. Polskie ma 139 kart, z 9 mieszkaniami i 40 kartami eksperckimi. Dlatego w wydaniu polskim stos mieszkań nigdy nie ma więcej niż 3 karty; karty eksperckie pochodzą z naszego katalogu. Wszystkie inne wydania są takie jak francuskie.

rule-L2-title = Angielskie słowa
rule-L2 = Amerykańskie wydanie nazywa mieszkańców, mieszkania, budynki specjalne i obszar centralny inaczej niż brytyjskie: citizens, residences, bonus buildings i building supply. Brytyjskie podsumowanie mówi, że runda się kończy, gdy miasto ma dziesięć kart; chodzi o ostatnią rundę, tak jak opisano tutaj (R-E1).

rule-L3-title = Tytuły kart
rule-L3 = Drukowane tytuły kart znane są po francusku, a w innych językach tylko nieliczne. Wszystkie pozostałe to nasze tłumaczenia i katalog kart o tym mówi.
