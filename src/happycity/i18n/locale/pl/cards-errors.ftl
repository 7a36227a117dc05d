# Pliki kart i własne zestawy, które zostają odrzucone. Zdanie wymienia plik, kartę, pole i to, co byłoby dobrze.
# $file, $card i $field są takie jak w pliku; $value to, co tam stoi; $allowed wylicza, co może tam stać.

## Czytanie pliku

error-pack-not-found = Nie ma pliku kart { $file }.
error-not-a-catalogue = „{ $value }” nie jest katalogiem kart: wczytuje go { $function }("my-pack.toml").
error-pack-no-file = { $file } nie jest zwykłym plikiem, a zestaw musi nim być.
error-pack-unreadable = Nie można odczytać pliku kart { $file }: { $detail }.
error-pack-too-big = { $file } jest za duży: zestaw może mieć najwyżej { $most } B.
error-pack-line-too-long = { $file }, wiersz { $line }: wiersz może mieć co najwyżej tyle znaków: { $most }.
error-pack-not-utf-8 = { $file } nie jest tekstem UTF-8 (bajt { $value }); zapisz go jako UTF-8.
error-pack-toml = { $file } nie jest poprawnym plikiem TOML: { $detail }.
error-pack-separator = { $file } zawiera wiersz "{ $value }", który w zapisie gry oddziela zestawy; usuń go.
error-pack-too-many = Za dużo zestawów: naraz można użyć najwyżej { $most }.
error-pack-hash = Zestaw w { $file } nie jest tym, który zapisano: ma inny skrót.
error-no-such-pack = Kart tego zestawu nie ma na tym urządzeniu.

## The Python file of a pack. $piece: the name of an effect piece in it. $hook: a method of Python.

error-pack-untrusted = { $file } uruchamia plik Pythona { $python } ze wszystkimi twoimi uprawnieniami: jeśli mu ufasz, dodaj --trust albo w Pythonie trust=True.
error-pack-python-here = { $file } potrzebuje pliku Pythona { $python }, którego przeglądarka nigdy nie uruchamia: zagraj z nim w terminalu albo z Pythona.
error-pack-python-file = { $file }, { $card }: { $field } musi być nazwą pliku Pythona (.py), który leży obok zestawu, a nie "{ $value }".
error-pack-python-missing = { $file }, { $card }: { $field } i sam plik Pythona muszą występować razem; jednego z nich brakuje.
error-pack-python-failed =
    Nie można użyć { $file }: { $detail }{ $line ->
        [0] .
       *[other] {" "}(wiersz { $line }).
    }
error-pack-python-empty = { $file } nie zawiera żadnego składnika efektu: składnik to podklasa CustomEffect z happycity.effects.
error-pack-python-unnamed = { $file }: klasa { $piece } nie nazywa swojego składnika; dodaj piece = "…".
error-pack-python-name = { $file }, { $piece }: nazwa składnika to słowa małymi literami połączone łącznikami, najwyżej { $longest } znaków.
error-pack-python-taken = { $file }, { $piece }: składnik efektu o tej nazwie już istnieje; wybierz inną.
error-pack-python-idle = { $file }, { $piece }: składnik nic nie robi; musi definiować co najmniej jedną z metod { $allowed }.
error-pack-python-signature = { $file }, { $piece }: { $hook } musi przyjmować ({ $expected }).
error-pack-python-param = { $file }, { $piece }: nazwa parametru to słowa małymi literami połączone łącznikami, a jego wartość tworzy się przez Param(…); „{ $value }” nie pasuje.
error-pack-python-undeclared = { $file }, wiersz { $line }: { $piece } czyta parametr { $value }, którego nie ma w parameters.
error-pack-python-text = { $file }, { $piece }: texts musi w jednym wierszu dla „{ $language }” mówić, co robi składnik.
error-pack-python-unknown = { $file }, { $piece }: w jego tekście stoi { $value }, a takiego parametru nie ma; możliwe są { $allowed }.
error-python-on-cluster = „{ $pack }” uruchamia plik Pythona, a wolno to tylko temu komputerowi: graj bez --cluster.
error-effect-failed = Składnik efektu { $piece } zawiódł w { $hook }: { $detail }
error-effect-out-of-range = Składnik efektu { $piece } zwrócił { $value } w { $hook }; dozwolone są liczby od { $low } do { $most }.

## Pola

error-pack-field-missing =
    { $file }, { $card }: brakuje { $field }; { $expected ->
        [number] wymagana jest liczba całkowita
        [colours] wymagana jest lista kolorów, np. ["blue"]
        [id] wymagany jest identyfikator małymi literami, np. "ice-rink"
        [needs] wymagana jest tabela kolorów i liczb, np. {"{"} blue = 2, green = 1 {"}"}
        [numbers] wymagana jest lista liczb całkowitych
        [header] wymagana jest tabela [pack] z nazwą zestawu
       *[text] wymagany jest tekst w cudzysłowie
    }.
error-pack-field-unknown = { $file }, { $card }: nie ma pola { $field }; możliwe pola: { $allowed }.
error-pack-type =
    { $file }, { $card }: { $field } – { $expected ->
        [number] wymagana jest liczba całkowita
        [colours] wymagana jest lista kolorów, np. ["blue"]
        [effects] wymagana jest lista tabel, np. [{"{"} piece = "next-free" {"}"}]
        [header] wymagana jest tabela [pack] z nazwą zestawu
        [id] wymagany jest identyfikator małymi literami, np. "ice-rink"
        [ids] wymagana jest lista identyfikatorów kart, np. ["casino"]
        [needs] wymagana jest tabela kolorów i liczb, np. {"{"} blue = 2, green = 1 {"}"}
        [numbers] wymagana jest lista liczb całkowitych
        [table] wymagana jest tabela w nawiasach kwadratowych, np. [{ $field }]
        [tables] wymagane są tabele w podwójnych nawiasach kwadratowych, np. [[{ $field }]]
        [words] wymagana jest tabela języków i tekstów, np. {"{"} en-GB = "Ice Rink" {"}"}
       *[text] wymagany jest tekst w cudzysłowie
    }, a nie { $value }.
error-pack-number = { $file }, { $card }: { $field } – wymagana jest liczba całkowita od { $low } do { $high }, a nie { $value }.
error-pack-choice = { $file }, { $card }: { $field } – możliwe są: { $allowed }, a nie { $value }.
error-pack-text =
    { $file }, { $card }: { $field } – wymagany jest jeden wiersz bez znaków sterujących, o długości od 1 do { $longest }, a nie { $value }.
error-pack-language = { $file }, { $card }: { $field } – wymagane są nazwy języków takie jak "fr" czy "en-GB", a nie { $value }.
error-pack-length = { $file }, { $card }: { $field } – liczb musi być dokładnie { $length }, a jest { $value }.

## Karty

error-pack-id =
    { $file }, { $card }: { $field } – wymagane są słowa małymi literami połączone łącznikami, razem co najwyżej { $longest } znaków, np. "ice-rink", a nie { $value }.
error-pack-id-reserved = { $file }, { $card }: { $field } musi być inne; "{ $value }" znaczy już coś w akcjach.
error-pack-twice = { $file }, { $card }: { $field } { $value } występuje dwa razy; każda karta może być w pliku tylko raz.
error-pack-kind =
    { $file }, { $card }: { $field } musi być inne; "{ $value }" to już { $kind }, a żeby zmienić tamtą kartę, wpis musi stać pod [[{ $kind }]].
error-pack-fixed = { $file }, { $card }: { $field } – możliwe są: { $allowed }; te karty można zmieniać, ale nie dodawać.
error-pack-cost =
    { $file }, { $card }: { $field } w talii { $deck } musi być od { $low } do { $high }, a nie { $value }.
error-pack-colours =
    { $file }, { $card }: { $field } – { $most ->
        [1] wymagany jest dokładnie jeden kolor
       *[other] wymagane są różne kolory, od 1 do { $most }
    }, a nie { $value }.
error-pack-needs = { $file }, { $card }: { $field } musi wymagać łącznie od 1 do { $most } kart, a nie { $value }.
error-pack-family-effects =
    { $file }, { $card }: { $field } musi być puste w rodzinnym budynku specjalnym, który ma tylko symbole; nadaj mu pack = "expert".
error-pack-effects = { $file }, { $card }: { $field } – składników może być najwyżej { $most }, a nie { $value }.
error-pack-piece-host = { $file }, { $card }: { $field } nie może być "{ $value }" na karcie tego rodzaju; możliwe są: { $allowed }.
error-pack-piece-idle = { $file }, { $card }: { $field } "{ $value }" nic nie robi; co najmniej jedna z liczb { $allowed } musi być różna od 0.
error-pack-neighbour-mixed =
    { $file }, { $card }: { $field } musi wynosić 0 albo być jedyną liczbą w "{ $value }": za karty sąsiada składnik daje albo dochód, albo symbole, bo korzystniejszy sąsiad mógłby być za każdym razem inny.
error-pack-piece-alone = { $file }, { $card }: { $field } może zawierać "{ $value }" tylko jako jedyny składnik, bo to, co on kopiuje, zastępuje wszystkie pozostałe.
error-pack-piece-twice =
    { $file }, { $card }: { $field } powtarza "{ $value }"; składnik może być na karcie raz albo raz dla każdego koloru.

## Całe zestawy

error-pack-remove-unknown = { $file }, { $card }: { $field } – wymagany jest identyfikator karty, a nie { $value }.
error-pack-remove-fixed =
    { $file }, { $card }: { $field } nie może być "{ $value }"; mieszkania i Szczęśliwe sklepiki można zmieniać, ale nie usuwać.
error-pack-total =
    Z { $file } { $field ->
        [names] liczba budynków i mieszkań
        [monsters] liczba potworów
        [family-specials] liczba rodzinnych budynków specjalnych
        [expert-specials] liczba eksperckich budynków specjalnych
        [deck-1] liczba kart w talii 1
        [deck-2] liczba kart w talii 2
        [deck-3] liczba kart w talii 3
       *[deck-4] liczba kart w talii 4
    } wyniosłaby { $value }; musi wynosić od { $low } do { $high }.
