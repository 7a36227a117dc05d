### Uruchamianie serwera i opieka nad nim: to, co czyta operator. Przeglądarka tego nie wczytuje.

## Start

error-unknown-database = „{ $value }” nie jest bazą danych, którą zna Happy City; podaj plik albo adres zaczynający się od postgresql://.
error-database-in-use = Pliku { $value } używa inny serwer Happy City; najpierw go zatrzymaj albo podaj inny plik opcją --database.
error-file-damaged = Plik { $file } jest uszkodzony ({ $reason }); przywróć kopię zapasową poleceniem „happycity admin restore”.
error-not-a-database = Plik { $value } nie jest bazą danych; podaj inny opcją --database albo zmienną HAPPYCITY_DATABASE.
error-database-unusable = Nie można użyć bazy danych { $value }: { $reason }. Sprawdź, czy działa oraz czy adres, użytkownik i hasło są poprawne.
error-database-too-new = Tę bazę danych zapisała nowsza wersja Happy City (jej schemat to { $value }, ta wersja zna { $expected }); zaktualizuj program.
error-no-room-for-copy = Na dysku brakuje miejsca na kopię gier przed ich aktualizacją ({ $value }).
error-workers-need-postgres = Kilka procesów wymaga PostgreSQL: podaj --database postgresql://… albo użyj jednego procesu z SQLite.
error-port-taken = Nie można użyć portu { $value }: { $reason }.
cli-serve-ready = Szczęśliwice Wielkie są gotowe: { $url }
cli-serve-running = Szczęśliwice Wielkie już działają: { $url }
cli-serve-lan = W twojej sieci: { $url }
error-bad-backup = { $value } nie jest poprawną kopią zapasową gier Happy City.
error-backup-in-place = { $value } to sama baza danych; podaj plik kopii zapasowej.
error-tool-missing = Do tego potrzebny jest program, którego brakuje: { $value }.
error-tool-failed = Program { $value } zawiódł: { $reason }

## happycity serve
site-command = Zapisz grę jako pliki statyczne: na dowolny hosting, do dowolnego folderu, bez serwera.
site-folder = Folder docelowy.
site-written = Pliki w { $path }: { $files }. Udostępni je każdy serwer WWW; spróbuj: python -m http.server --directory { $path }
serve-command = Uruchom serwer dla rodziny albo dla wielu osób.
serve-option-host = Adres, na którym serwer nasłuchuje; 127.0.0.1 to tylko ten komputer.
serve-option-port = Port, na którym serwer nasłuchuje; 0 wybiera wolny.
serve-option-database = Gdzie przechowywać gry: plik albo adres zaczynający się od postgresql://.
serve-option-workers = Ile procesów; więcej niż jeden wymaga PostgreSQL.
serve-option-lan = Udostępnij grę w sieci lokalnej.
serve-option-hosts = Nazwy, pod którymi serwer jest dostępny, rozdzielone przecinkami.
serve-option-origin = Adres, który widzą gracze, np. https://play.example.org.
serve-option-proxies = Adresy serwerów pośredniczących, których nagłówkom można wierzyć.
serve-option-metrics = Port na tym komputerze dla Prometheusa; 0 oznacza brak.
serve-option-logs = text albo json.

## happycity admin
admin-command = Zarządzaj grami na serwerze.
admin-list = Wypisz pokoje.
admin-bans = Pokaż, kto jest zablokowany i dlaczego.
admin-close = Zamknij pokoje.
admin-closed =
    { $rooms ->
        [one] Zamknięto jeden pokój.
        [few] Zamknięto { $rooms } pokoje.
       *[many] Zamknięto { $rooms } pokoi.
    }
admin-delete = Usuń pokoje razem ze wszystkim, co w nich napisano i zagrano.
admin-export = Wypisz pokoje z ich dziennikami, po jednym obiekcie JSON w wierszu.
admin-reports = Wypisz wiadomości zgłoszone przez graczy.
admin-purge = Usuń pokoje, których nikt nie używał przez podaną liczbę dni.
admin-purged =
    { $rooms ->
        [one] Usunięto jeden pokój.
        [few] Usunięto { $rooms } pokoje.
       *[many] Usunięto { $rooms } pokoi.
    }
admin-option-days = Pokoje, których nikt nie używał od tylu dni.
admin-option-unplayed = Także wszystkie pokoje, w których nikt nie grał i w których od tylu godzin nic się nie zmieniło.
admin-option-player = Także wszystkie pokoje, w których ktoś o tym imieniu ma miejsce.
admin-option-origin = Także wszystkie pokoje utworzone z tego adresu (lub sieci IPv6), tak jak pokazuje go „happycity admin list”.
admin-option-reason = Dlaczego, dla własnej pamięci.
admin-argument-room = Identyfikator pokoju, taki jak na liście „happycity admin list”.
admin-argument-address = Adres IP albo sieć, na przykład 203.0.113.0/24.
admin-argument-entry = Adres IP, sieć albo identyfikator pokoju: wtedy adres, z którego go utworzono.
admin-argument-file = Plik kopii zapasowej.
admin-ban = Zablokuj adres lub sieć.
admin-unban = Odblokuj adres lub sieć.
admin-backup = Skopiuj wszystkie gry do pliku.
admin-restore = Przywróć kopię zapasową; serwer musi być zatrzymany.
admin-no-rooms = Nie ma jeszcze żadnych pokoi.
admin-no-bans = Nikt nie jest zablokowany.
admin-no-reports = Niczego nie zgłoszono.
admin-head-room = pokój
admin-head-status = stan
admin-head-changed = zmiana
admin-head-mode = wariant
admin-head-players = gracze
admin-head-events = zdarzenia
admin-head-address = adres
admin-head-since = od
admin-head-reason = powód
admin-head-origin = skąd
admin-head-times = ile razy
admin-head-name = imię
admin-head-text = wiadomość
