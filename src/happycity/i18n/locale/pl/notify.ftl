### Powiadomienia: kolej czytającego, gdy patrzy gdzie indziej albo strona jest zamknięta.

notify-hidden = Powiadamiaj mnie, gdy jest moja tura, a patrzę gdzie indziej
notify-push = Powiadamiaj mnie o moich turach w tej grze, nawet gdy strona jest zamknięta
notify-push-help = Dla gier, które trwają długo. Wiadomość dostarcza usługa powiadomień twojej przeglądarki; nie ma w niej żadnych imion ani kart. Najwyżej jedna na turę i dwadzieścia dziennie.
notify-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach tej witryny.
notify-needs-install = Na tym urządzeniu powiadamiać mogą tylko zainstalowane aplikacje: wybierz „Do ekranu początkowego” w menu udostępniania i otwórz grę stamtąd.
notify-insecure = Przeglądarki pozwalają na powiadomienia tylko pod adresami, które zaczynają się od https.
notify-unsupported = Ta przeglądarka nie potrafi wyświetlać powiadomień.
notify-push-failed = Twoja przeglądarka nie może teraz połączyć się ze swoją usługą powiadomień. Spróbuj później.
notify-turn-title = Twoja tura
notify-turn-body = Twoje miasto czeka na ciebie.

error-push-off = Ten serwer nie wysyła powiadomień.
error-bad-push = Ten serwer nie może wysyłać wiadomości do usługi powiadomień twojej przeglądarki.
error-too-many-pushes = Włączono już zbyt wiele powiadomień; najpierw wyłącz je w innej grze.
