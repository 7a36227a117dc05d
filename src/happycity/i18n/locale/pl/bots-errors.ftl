### Boty, których nie da się utworzyć, i boty, które nie odpowiadają tak, jak powinny.

## Nazwa, która nie jest botem

error-unknown-bot = Nie ma bota o nazwie „{ $bot }”; możliwe są: { $expected }, klasa taka jak my_bot.py:MyBot albo program taki jak exec:./mybot.
error-bot-not-built-in = Nie można tu zapytać „{ $bot }”; odpowiadają tylko boty wbudowane: { $expected }.
error-bad-budget = „{ $value }” nie jest budżetem dla „{ $bot }”; podaj czas, np. hard:200ms, albo liczbę symulacji, np. hard:5000.
error-no-bot-file = Nie ma pliku „{ $path }”, z którego można by wziąć bota.
error-bad-bot-file = Nie można zaimportować pliku „{ $path }”: { $reason }.
error-no-bot-class = W pliku „{ $path }” nie ma klasy { $name } z metodą decide.
error-no-bot-program = Nie można uruchomić programu „{ $bot }”: { $reason }.
error-bot-not-ready = „{ $bot }” nie może grać. { $reason }
error-untrusted-bot = „{ $file }” uruchamia program, który gra jako bot: „{ $bot }”; jeśli mu ufasz, graj dalej poleceniem happycity play --trust { $file }

## Bot, który nie odpowiada jak trzeba; gra wtedy akcję domyślną, a mecz toczy się dalej

error-bot-crashed = { $bot }: awaria. { $reason }
error-bot-silent = { $bot }: brak odpowiedzi w ciągu { $ms } ms.
error-bot-nonsense = { $bot }: odpowiedź „{ $answer }” nie odpowiada na pytanie o decyzję.
error-bot-illegal = { $bot }: odpowiedź „{ $answer }” nie jest żadną z dozwolonych akcji.
