### Strony klienta przeglądarkowego o zasadach, kartach, zapisanych grach i statystykach oraz kalkulator. Wczytywane razem z nimi.

## O programie

web-operator = Ten serwer prowadzi: { $operator }.
web-licence-own = Program jest wolnym oprogramowaniem na licencji MIT.
web-licence-pictures = Obrazki: Fluent Emoji firmy Microsoft, licencja MIT. Karty, symbole i ikony są naszego autorstwa.
web-licence-font = Kroje pisma: Fredoka i Baloo 2, SIL Open Font License 1.1.
web-licences = Pełne licencje
web-api-docs = Dla programistów
# $version: such as 0.1.0
web-version = Wersja { $version }

## Zasady i karty

web-monster = Potwór
web-cards = Karty
web-rules = Zasady
web-search = Szukaj
web-contents = Spis treści
web-titles-help = Tytuły są takie jak na drukowanych kartach, o ile je znamy; pozostałe to nasze tłumaczenia.
web-cards-start = Szczęśliwy sklepik i mieszkania
web-cards-deck1 = Talia 1: koszt od 1 do 3
web-cards-deck2 = Talia 2: koszt 4 lub 5
web-cards-deck3 = Talia 3: koszt od 6 do 9
web-cards-family = Budynki specjalne, wariant rodzinny
web-cards-expert = Budynki specjalne, wariant ekspercki
web-cards-deck4 = Budynki wielokolorowe (Grozilla)
web-cards-monsters = Potwory (Grozilla)
# $text: what was searched for
web-nothing-found = Nic nie znaleziono dla „{ $text }”.
web-show-all = Pokaż wszystko
# The rules about a card, which also answer questions about it
web-card-rules = Zasady i odpowiedzi
web-card-kind-rules = Zasady dla kart tego rodzaju
web-all-cards = Wszystkie karty

## Zapisane gry

web-not-a-record = To nie jest zapis gry Szczęśliwice Wielkie.
web-record-file = Wybierz plik…
web-record-drop = Albo upuść plik tutaj.
web-record-text = Albo wklej tutaj
web-show-replay = Pokaż

## Statystyki i dane osobiste

web-recent = Ostatnie gry
web-stats-shared = Gry kilku osób na tym urządzeniu są na liście, ale się nie liczą.
web-stats-server = Na serwerze
web-stats-device = Na tym urządzeniu
web-no-games = Nie ma jeszcze żadnej ukończonej gry. Zagraj!
web-data = Twoje dane
web-data-help = Ten serwer przechowuje twoje gry, wiadomości i imiona do 90 dni po ostatniej aktywności w pokoju (operator może wybrać inny czas), a twoje wyniki i próby rozwiązania zagadek przez 400 dni. Jeśli włączysz powiadomienia, zapamiętuje też adres usługi powiadomień twojej przeglądarki, dopóki ich nie wyłączysz albo nie opuścisz pokoju. Adres, z którego utworzono pokój, jest pamiętany przez siedem dni. Przeglądarkę rozpoznaje losowe ciasteczko; twój adres nie jest zapisywany nigdzie indziej.
web-data-download = Pobierz moje dane
web-data-erase = Wymaż moje dane
web-data-erase-ask = Wymazać twoje imiona, wiadomości, wyniki i powiadomienia na tym serwerze? Gry pozostaną takie, jakie rozegrano, bez twojego imienia. Tego nie można cofnąć.
web-data-erased = Twoje imiona, wiadomości, wyniki i powiadomienia zostały wymazane.
web-data-both = Wszystko naraz
web-data-both-help = To, co ten serwer przechowuje o tobie, i to, co jest na tym urządzeniu – razem.
web-data-both-download = Pobierz wszystko
web-data-both-erase = Wymaż wszystko
web-data-both-erase-ask = Wymazać twoje imiona, wiadomości, wyniki i powiadomienia na tym serwerze oraz wszystkie gry, wyniki, zagadki i powtórki na tym urządzeniu, także nieukończone gry? Tego nie można cofnąć.
web-data-both-erased = Twoje imiona, wiadomości, wyniki i powiadomienia na tym serwerze oraz wszystko o grach na tym urządzeniu zostało wymazane.
web-data-device = Twoje dane na tym urządzeniu
web-data-device-help = Ta przeglądarka przechowuje gry rozegrane na tym urządzeniu wraz z imionami i wiadomościami, twoje wyniki, miasta dnia i zagadki, zapisane gry oraz obejrzane powtórki, dopóki ich nie wymażesz. Nic z tego nie trafia na serwer, chyba że samodzielnie przekażesz mu grę. Ustawienia, twoje imię i twarz oraz pliki do gry bez sieci pozostaną.
web-data-device-none = W tej chwili nie ma tu żadnych gier.
web-data-device-download = Pobierz dane z tego urządzenia
web-data-device-erase = Wymaż dane z tego urządzenia
web-data-device-erase-ask = Wymazać z tego urządzenia wszystkie gry, także niedokończone, wyniki, zagadki i powtórki oraz listę gier zachowanych na serwerze? Tego nie można cofnąć.
web-data-device-erased = Wszystkie gry, wyniki, zagadki i powtórki zostały wymazane z tego urządzenia.
web-data-device-open = Gra z tego urządzenia jest otwarta w innej karcie. Najpierw ją zamknij, a potem wymaż dane.
web-data-device-failed = Przeglądarka nie pozwoliła zmienić swojej pamięci. Spróbuj ponownie.
web-kept-replays = Obejrzane powtórki
web-kept-games = Gry z tego urządzenia zachowane na serwerze
web-stats-played =
    Masz za sobą { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }, wygrane: { $wins } ({ $share }).
web-stats-points = Twoje miasta zdobywają średnio { $mean } pkt; najlepsze zdobyło { $best }.
web-stats-mode = Wygrane: { $wins } z { $games }, średnio { $mean } pkt, najlepiej { $best }.

## Lekcje

web-lesson-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
# $lesson: title of a lesson
web-lesson-start = Zacznij: { $lesson }

## Kalkulator punktów

web-name = Imię
web-covered-label = Potwór na karcie { $card }
web-add-city = Dodaj miasto
web-sphinx-copies = Sfinks kopiuje
web-group-dwelling = Mieszkania
web-group-deck1 = Talia 1
web-group-deck2 = Talia 2
web-group-deck3 = Talia 3
web-group-deck4 = Budynki wielokolorowe
web-group-special = Budynki specjalne
web-calc-pick = Karty: { $name }
web-calc-add-to = Dodaj karty do miasta: { $name }
web-calc-done = Gotowe
web-calc-none = brak
web-calc-market = Kolor Szczęśliwego sklepiku
web-calc-take-out = Usuń tę kartę
web-calc-clear = Zacznij od nowa
web-calc-why = Skąd to szczęście
