### Wiersz poleceń.

cli-app = Szczęśliwice Wielkie (Happy City), karciana gra o budowaniu miasta. Nieoficjalna praca fanowska.

## happycity play
cli-play = Zagraj w tym terminalu: z botami albo w kilka osób przy jednej klawiaturze.
cli-play-save = Zapisana gra, w którą chcesz grać dalej.
cli-option-mode = family (rodzinny) albo expert (ekspercki).
cli-option-players = Ile osób siedzi przy stole, od 2 do 5.
cli-option-grozilla = Graj z dodatkiem Grozilla.
cli-option-scoring = product (mieszkańcy razy serca) albo sum (suma).
cli-option-edition = Z którego wydania są stosy mieszkań: fr, en-GB, en-US albo pl.
cli-option-bots = Boty na pozostałych miejscach, rozdzielone przecinkami, np. easy,hard.
cli-option-name = Twoje imię; raz dla każdej osoby przy tej klawiaturze.
cli-option-seats = Wszystkie miejsca po kolei, np. Ana,bot:hard,Bob.
cli-option-seed = Liczba albo tekst szesnastkowy, od którego zależą wszystkie losowania.
cli-option-think-ms = Jak długo bot może myśleć nad decyzją, w milisekundach.
cli-option-resume = Graj dalej w ostatnią grę.
cli-option-plain = Pytania i ponumerowane odpowiedzi zamiast pełnego ekranu; samo z siebie tam, gdzie nie ma terminala.
cli-option-no-save = Nie zachowuj gry.

## happycity referee
cli-referee = Prowadź grę przez standardowe wejście i wyjście: po jednym obiekcie JSON w wierszu, tak samo w odpowiedzi.
cli-option-cards = Plik z własnymi kartami; można podać kilka razy.

## happycity verify
cli-verify = Sprawdź zapisaną grę: czy da się ją odtworzyć, czy odkryte karty wynikają z ziarna i czy wynik się zgadza.
cli-record = Zapisana gra (JSON).
cli-verify-ok = Zapis jest poprawny. Akcje: { $actions }, odkryte karty: { $draws }.

## happycity replay
cli-replay = Opowiedz zapisaną grę, wydarzenie po wydarzeniu.
cli-option-upto = Zatrzymaj się po tylu akcjach.
cli-option-json = Wypisz po jednym obiekcie JSON na wydarzenie zamiast zdań.

## Pliki, których nie da się przeczytać
error-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.

## Kto może usiąść przy stole
error-too-many-seats = Miejsca przy stole: { $players }, a podano więcej: { $seats }; podaj mniej imion i botów albo więcej graczy.
error-bad-player-name = „{ $value }” nie może być imieniem; imię ma od 1 do { $most } widocznych znaków.
error-same-player-name = Dwie osoby nazywają się tak samo ({ $value }); podaj różne imiona.
error-nothing-to-resume = W folderze { $folder } nie ma niedokończonej gry.
