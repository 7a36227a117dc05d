### Czego serwer odmawia i co mówi na starcie: po jednym zdaniu.

## Pokoje

error-stale = Stół się w międzyczasie zmienił, więc spójrz jeszcze raz, zanim zdecydujesz.
error-not-your-seat = Teraz decyduje ktoś inny.
error-no-seat = Nie masz miejsca w tym pokoju.
error-not-host = Może to zrobić tylko osoba, która prowadzi pokój.
error-no-such-room = Nie ma takiego pokoju; może został zamknięty albo link jest niepełny.
error-bad-address = „{ $value }” to nie adres ani sieć; wpisz na przykład 203.0.113.7, 203.0.113.0/24 albo 2001:db8::/64.
error-not-banned = { $address } nie ma na liście zablokowanych; ban i unban muszą wskazywać ten sam adres lub tę samą sieć.
# $room: the id of a room.
error-no-origin = Nie wiadomo już, skąd utworzono { $room }; pamięta się to przez siedem dni.
error-no-such-game = W tym pokoju nie rozegrano takiej gry.
error-no-such-person = W tym pokoju nie ma takiej osoby.
error-no-such-message = W tym pokoju nie ma takiej wiadomości.
error-room-full = W tym pokoju nie ma wolnego miejsca.
error-seat-taken = To miejsce jest zajęte.
error-too-many-seated = Przy stole siedzi więcej osób; najpierw poproś kogoś, by tylko oglądał.
error-seats-open = Niektóre miejsca są jeszcze wolne: poczekaj na innych albo posadź tam boty.
error-not-in-lobby = Można to zrobić tylko przed rozpoczęciem gry.
error-not-playing = Teraz nie toczy się tu żadna gra.
error-not-over = Gra jeszcze się nie skończyła.
error-not-away = Żaden bot za ciebie nie gra, więc nie ma od kogo przejąć gry.
error-still-here = Bot może zastąpić tylko gracza, który od minuty nie ma połączenia.
error-you-are-away = Gra za ciebie bot; najpierw daj znać, że to znowu ty.
error-closed = Ten pokój został zamknięty.
error-room-worn-out = W tym pokoju wydarzyło się tak wiele, że więcej się nie zmieści; otwórz nowy.
error-bad-settings = Ustawienie „{ $field }” nie jest możliwe.
error-no-such-bot = Nie ma bota o nazwie „{ $value }”; są: { $expected }.
error-no-such-lesson = Nie ma lekcji o nazwie „{ $value }”; są: { $expected }.
error-lesson-other = W tej lekcji zagraj teraz „{ $action }”.

## Osoby

error-bad-name = Wybierz imię, w którym są litery lub cyfry.
error-bad-nonce = Liczba jednorazowa składa się z 2 do 64 cyfr szesnastkowych, w parzystej liczbie i małymi literami.
error-muted = Osoba, która prowadzi pokój, wyciszyła twój czat.
error-chat-off = Czat w tym pokoju jest wyłączony.
error-empty-text = Ta wiadomość jest pusta.
error-too-long = Ta wiadomość jest za długa; najwięcej znaków: { $most }.
error-hints-off = Podpowiedzi w tym pokoju są wyłączone.
error-hint-budget = To już dużo rad; poczekaj chwilę, zanim poprosisz o następną.
error-undo-off = Cofanie w tym pokoju jest wyłączone.
error-nothing-to-take-back = Nie ma niczego, co można by cofnąć.
error-undo-waiting = Ktoś już prosi o cofnięcie; najpierw odpowiedz.
error-no-undo-asked = Nikt nie czeka na twoją odpowiedź.
error-undo-away = Za gracza { $name } gra bot, więc nie można spytać o zgodę: cofnąć można tylko to, co nie odsłoniło żadnej karty.
error-bad-token = Ten link do miejsca albo klucz nie jest tu ważny.
error-not-allowed = To nie jest dozwolone.

## Żądania

error-bad-message = Nie udało się odczytać tej wiadomości: sprawdź „{ $field }”.
error-too-large = To jest za duże; dozwolone jest najwyżej { $most }.
error-too-fast = To było za szybko; poczekaj chwilę.
error-too-busy = Serwer jest zajęty; spróbuj ponownie za chwilę.
error-database-away = Gry są w tej chwili niedostępne; spróbuj ponownie za chwilę.
error-database-damaged = Baza danych jest uszkodzona ({ $reason }); operator serwera może przywrócić kopię zapasową.
error-server-full = Na serwerze nie zmieści się więcej pokoi; spróbuj później.
error-shutdown = Serwer właśnie się restartuje; spróbuj ponownie za chwilę.
error-not-a-folder = { $path } nie jest folderem.
error-folder-not-empty = W { $path } są inne pliki; wybierz nowy albo pusty folder.
error-no-client = W tej instalacji nie ma klienta do przeglądarki.
error-needs-server = To wymaga połączenia z serwerem: służy do gry z innymi.
error-storage-full = Na tym urządzeniu nie ma już miejsca na kolejny ruch. Zwolnij trochę i spróbuj ponownie: nic nie przepadło.
error-other-tab = Twoje gry na tym urządzeniu są otwarte w innej karcie.
error-other-protocol = Ta strona pochodzi z innej wersji gry; wczytaj ją ponownie.
error-foreign-origin = To żądanie pochodzi ze strony w innej witrynie.
error-unknown-host = Ten serwer nie nazywa się „{ $value }”; jego operator może dodać tę nazwę opcją --hosts.
error-banned = Z tego adresu nie można tu grać.
error-no-such-page = Pod tym adresem niczego nie ma.
error-no-such-record = Nie ma takiej gry; być może minął czas jej przechowywania i została usunięta.
error-no-such-job = Nie ma takiej analizy.
error-no-packs = Nie można tu pokazać gier z własnym zestawem kart.
error-no-network = Ten komputer nie jest w żadnej sieci, z której inni mogliby się z nim połączyć.

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
site-folder = Folder, który ma powstać.
site-written = Pliki w { $path }: { $files }. Poda je każdy serwer WWW; spróbuj: python -m http.server --directory { $path }
serve-command = Uruchom serwer dla rodziny albo dla wielu osób.
serve-option-host = Adres, na którym serwer nasłuchuje; 127.0.0.1 to tylko ten komputer.
serve-option-port = Port, na którym serwer nasłuchuje; 0 wybiera wolny.
serve-option-database = Gdzie przechowywać gry: plik albo adres zaczynający się od postgresql://.
serve-option-workers = Ile procesów; więcej niż jeden wymaga PostgreSQL.
serve-option-lan = Udostępnij grę w sieci lokalnej.
serve-option-hosts = Nazwy, pod którymi serwer może być wywoływany, rozdzielone przecinkami.
serve-option-origin = Adres, który widzą gracze, np. https://play.example.org.
serve-option-proxies = Adresy serwerów pośredniczących, których nagłówkom można wierzyć.
serve-option-metrics = Port na tym komputerze dla Prometheusa; 0 oznacza brak.
serve-option-logs = text albo json.

## happycity admin
admin-command = Dbaj o gry na serwerze.
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
admin-purge = Usuń pokoje, których nikt nie używał od kilku dni.
admin-purged =
    { $rooms ->
        [one] Usunięto jeden pokój.
        [few] Usunięto { $rooms } pokoje.
       *[many] Usunięto { $rooms } pokoi.
    }
admin-option-days = Pokoje, których nikt nie ruszał od tylu dni.
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
admin-head-mode = tryb
admin-head-players = gracze
admin-head-events = zdarzenia
admin-head-address = adres
admin-head-since = od
admin-head-reason = powód
admin-head-origin = skąd
admin-head-times = ile razy
admin-head-name = imię
admin-head-text = wiadomość

## happycity verify dla gry rozegranej na serwerze
finding-fair-unreadable = Nie można odczytać dowodu tasowania.
finding-fair-commitment = Sekret tasowania nie jest tym, do którego serwer się zobowiązał.
finding-fair-seed = Ziarno nie wynika z sekretu serwera i liczb jednorazowych graczy.
finding-fair-deal = Kart nie rozdało samo dowiedzione ziarno: niektóre narzuca zapis.
