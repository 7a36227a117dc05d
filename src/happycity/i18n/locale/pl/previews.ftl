### Co pokazuje link wysłany znajomym.

preview-room = Zagraj w Szczęśliwice Wielkie!
preview-room-text = Ktoś zaprasza cię do stołu.
preview-room-playing = Partia gry Szczęśliwice Wielkie
preview-room-over = Zakończona partia gry Szczęśliwice Wielkie
preview-replay-round = Powtórka, runda { $round }
preview-card = Karta, jej zasady i odpowiedzi na pytania.
preview-challenge = Miasto z tych samych kart jest warte { amount-points }. Zbudujesz lepsze?
