### Co jest nie tak w zapisanej grze, pozycji, opcjach lub wierszu programu, po jednym zdaniu.

## Wiersze, które wysyła program

error-bad-json = Ten wiersz nie jest poprawnym JSON-em: { $reason }.
error-bad-command = „{ $value }” nie jest poleceniem; możliwe są: { $expected }.
error-no-game = Nie rozpoczęto żadnej gry: najpierw wyślij „new” albo „load”.
error-line-too-long = Ten wiersz jest dłuższy niż { $most } B, więc nie został przeczytany.
error-too-deep = Ten JSON jest zagnieżdżony zbyt głęboko jak na polecenie.
error-duplicate-field = Pole { $field } występuje dwa razy, więc nie wiadomo, o które chodzi.
error-not-options = Opcje zapisuje się jako Options(mode="expert", players=3), a nie { $value }.
error-cannot-reveal = „{ $action }” nie może teraz odkryć karty: { $card }.
error-notation-parts = Liczba części pozycji w jednym wierszu, oddzielonych spacjami, powinna wynosić { $expected }, a wynosi { $found }.
error-notation-part = Nie da się odczytać części { $number } pozycji: „{ $value }”.
error-missing-extra = To wymaga biblioteki { $library }, która nie jest zainstalowana: pip install "happycity[{ $extra }]".
error-internal-error = Coś poszło nie tak w samym programie ({ $reason }). Gra pozostała bez zmian; prosimy o zgłoszenie tego błędu.

## Pola opcji, ustawień początkowych, pozycji i zapisów. $field to ścieżka pola, np. cities[1].coins.

# Zastępuje $field, gdy chodzi o całość.
field-whole = To

error-missing-field = Brakuje pola { $field }, a jest potrzebne.
error-unknown-field = Nieznane pole: { $field }; możliwe są: { $expected }.
error-wrong-type =
    { $field }: { $expected ->
        [number] wymagana jest liczba całkowita
        [flag] wymagane jest true albo false
        [text] wymagany jest tekst w cudzysłowie
        [list] wymagana jest lista
       *[object] wymagany jest obiekt z nazwanymi polami
    }, a nie { $value }.
error-out-of-range = { $field }: wymagana jest liczba całkowita od { $low } do { $high }, a nie { $value }.
error-too-many-entries = { $field }: za dużo pozycji ({ $value }); może ich być najwyżej { $most }.
error-bad-options = { $field }: „{ $value }” nie jest możliwe; możliwe są: { $expected }.
error-unknown-option = { $field } nie jest opcją; opcje to: { $expected }.
error-bad-seed = „{ $value }” nie jest ziarnem losowania; ziarno to liczba całkowita od 0 wzwyż albo tekst z cyfr szesnastkowych.

error-unknown-id = { $field } wymienia „{ $card }”, a takiej karty tu nie ma.
error-no-such-special = { $field } wymienia „{ $card }”, a nie jest to budynek specjalny tego wariantu.
error-no-such-monster = { $field } wymienia „{ $card }”, a nie jest to potwór.
error-not-a-building = { $field } wymienia „{ $card }”, a w obszarze centralnym leżą tylko budynki.
error-not-of-this-deck = { $field } wymienia kartę { $card }, która nie należy do talii { $deck }.
error-not-in-the-box = { $field } wymienia kartę { $card }, której nie może być w pudełku: leży na stole albo należy do innego wariantu.
error-needs-grozilla = { $field } ma sens tylko z dodatkiem Grozilla, a ta gra toczy się bez niego.
error-needs-special = { $field } ma sens tylko w mieście z odpowiednim, nieprzykrytym budynkiem specjalnym.
error-too-many-copies =
    { $field }: za dużo kart { $card }; { $most ->
        [0] nie ma takiej karty, którą można by tam położyć
        [one] w grze jest jedna
        [few] w grze są { $most }
       *[many] w grze jest { $most }
    }.
error-too-many-cards = { $field }: za dużo kart ({ $value }); najwięcej może ich być { $most }.
error-too-many-decks = { $field }: za dużo talii ({ $value }); w tej grze jest ich { $most }.
error-too-many-specials = { $field }: za dużo budynków specjalnych ({ $value }); dostępnych jest { $most }.
error-too-many-tokens-held = { $field }: za dużo żetonów koloru { own-colour-of }; w grze jest ich { $most }.
error-special-twice = { $field } wymienia kartę { $card } po raz drugi, a jest tylko jedna.
error-second-special = { $field }: { $card } to drugi budynek specjalny, a w mieście może być tylko jeden.
error-special-not-in-cards = { $field }: { $card } nie leży wśród kart tego miasta.
error-duplicate-name = { $field }: znowu { $card }, a w żadnym mieście nie może być dwóch kart o tej samej nazwie.
error-market-not-first = { $field }: { $card } na dalszym polu, a Szczęśliwy sklepik jest zawsze pierwszą kartą miasta.
error-needs-expert = { $field }: { $card } dostaje kolor, a ma go tylko w wariancie eksperckim.
error-colour-of-market = { $field }: { $card } dostaje kolor, a zapisuje się go tylko przy Szczęśliwym sklepiku.
error-cannot-be-copied = { $field }: karty { $card } żaden Sfinks nie może tu skopiować; można tylko budynek specjalny przeciwnika lub z pudełka.
error-wrong-number-of-cities = { $field }: liczba miast to { $value }, a liczba graczy w opcjach to { $players }.
error-unknown-phase = { $field }: „{ $value }” nie jest możliwe; możliwe są: { $expected }.
error-seat-unknown = { $field }: { $value }, a miejsca w tej grze mają numery od 0 do { $last }.
error-seat-is-not-turn = { $field }: { $value }, ale w tej chwili decyduje gracz, którego jest tura: miejsce { $turn }.
error-turns-differ = { $field }: { $value }, ale według pozycji tura należy do miejsca { $turn }.
error-phase-not-asked = { $field } nie pasuje: w tej pozycji gra nie może czekać na: { $phase }.

## Zapisy gier

error-record-illegal = Akcji nr { $number } z zapisu, „{ $action }”, nie można zagrać. { $reason }
error-record-options-differ = { $field }: { $value }, ale pozycja w zapisie podaje { $position }.
error-record-draw-impossible = { $field } mówi: { $told }, ale odkryto tam kartę { $card }.
error-record-needs-specials = Brakuje pola { $field }, a ustawienia nie wymieniają budynków specjalnych, więc nie da się rozdać tej gry na nowo.
error-record-needs-draws = { $field } nie podaje karty nr { $number }, a bez ziarna nikt nie wie, która to była.
error-record-too-new = { $field }: { $value }, a ten program zna najwyżej { $most }: zapis pochodzi z nowszej wersji.

## Co może wykryć sprawdzenie zapisu (happycity verify)

finding-unplayable = Zapisu nie można odtworzyć. { $reason }
finding-draws-count = Liczba odkrytych kart według zapisu to { $told }, a według jego akcji { $number }.
finding-no-seed = Zapis nie ma ziarna losowania, więc nie można sprawdzić rozdania.
finding-seed-differs = Ziarno i odkryte karty nie zgadzają się: kartą nr { $number } była karta { $card }, a ziarno daje kartę { $other }.
finding-wrong-result = Wynik w zapisie nie jest tym, do którego prowadzą jego akcje.
