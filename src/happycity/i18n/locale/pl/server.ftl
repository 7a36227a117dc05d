### Czego serwer odmawia i co mówi na starcie: po jednym zdaniu.

## Pokoje

error-stale = Stół się w międzyczasie zmienił, więc spójrz jeszcze raz, zanim zdecydujesz.
error-not-your-seat = Teraz decyduje ktoś inny.
error-no-seat = Nie masz miejsca w tym pokoju.
error-not-host = Może to zrobić tylko gospodarz pokoju.
error-no-such-room = Nie ma takiego pokoju; może został zamknięty albo link jest niepełny.
error-bad-address = „{ $value }” to nie adres ani sieć; wpisz na przykład 203.0.113.7, 203.0.113.0/24 albo 2001:db8::/64.
error-not-banned = Adresu { $address } nie ma na liście zablokowanych; ban i unban muszą wskazywać ten sam adres lub tę samą sieć.
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
error-room-worn-out = W tym pokoju wydarzyło się zbyt wiele, by grać w nim dalej; otwórz nowy.
error-bad-settings = Ustawienie „{ $field }” nie jest możliwe.
error-no-such-bot = Nie ma bota o nazwie „{ $value }”; są: { $expected }.
error-no-such-lesson = Nie ma lekcji o nazwie „{ $value }”; są: { $expected }.
error-lesson-other = W tej lekcji zagraj teraz „{ $action }”.

## Osoby

error-bad-name = Wybierz imię, w którym są litery lub cyfry.
error-bad-nonce = Liczba jednorazowa składa się z 2 do 64 cyfr szesnastkowych, w parzystej liczbie i małymi literami.
error-muted = Gospodarz pokoju wyciszył twój czat.
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
error-removal-waiting = Prośba o usunięcie gracza już czeka na odpowiedź pozostałych.
error-nobody-to-agree = Z trwającej gry nie można nikogo usunąć bez zgody pozostałych graczy, a nie ma kogo zapytać. Jeśli ktoś stracił połączenie, może za niego grać bot.
error-no-removal-asked = Nikt nie czeka na twoją odpowiedź.
error-bad-token = Ten link do miejsca albo klucz nie jest tu ważny.
error-not-allowed = To nie jest dozwolone.

## Żądania

error-bad-message = Nie udało się odczytać tej wiadomości: sprawdź „{ $field }”.
error-too-large = To jest za duże; dozwolone jest najwyżej { $most }.
error-too-fast = To było za szybko; poczekaj chwilę.
error-too-busy = Serwer jest zajęty; spróbuj ponownie za chwilę.
error-database-away = Gry są w tej chwili niedostępne; spróbuj ponownie za chwilę.
error-database-damaged = Baza danych jest uszkodzona ({ $reason }); operator serwera może przywrócić kopię zapasową.
error-database-unwritable = Serwer nie może zapisywać na dysku ({ $reason }); to, co potwierdzono, jest zachowane, a operator serwera może zwolnić miejsce.
error-server-full = Na serwerze nie zmieści się więcej pokoi; spróbuj później.
error-shutdown = Serwer właśnie się restartuje; spróbuj ponownie za chwilę.
error-not-a-folder = { $path } nie jest folderem.
error-folder-not-empty = W { $path } są inne pliki; wybierz nowy albo pusty folder.
error-no-client = W tej instalacji nie ma klienta do przeglądarki.
error-needs-server = To wymaga połączenia z serwerem: służy do gry z innymi.
error-no-pictures = Nie można tu rysować obrazków: brakuje potrzebnych plików.
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

## happycity verify dla gry rozegranej na serwerze
finding-fair-unreadable = Nie można odczytać dowodu tasowania.
finding-fair-commitment = Sekret tasowania nie jest tym, do którego serwer się zobowiązał.
finding-fair-seed = Ziarno nie wynika z sekretu serwera i liczb jednorazowych graczy.
finding-fair-deal = Kart nie rozdało samo dowiedzione ziarno: niektóre narzuca zapis.
