### Twarze, kolory i reakcje graczy.

face-choose = Twoja twarz
face-change = Zmień twarz ({ $avatar })
face-colour = Twój kolor
face-done = Gotowe
face-avatar = { $face }, { $colour }
face-robot = Robot
face-fox = Lis
face-panda = Panda
face-rabbit = Królik
face-bear = Niedźwiedź
face-koala = Koala
face-tiger = Tygrys
face-frog = Żaba
face-penguin = Pingwin
face-owl = Sowa
face-hedgehog = Jeż
face-turtle = Żółw
face-bee = Pszczoła
face-hamster = Chomik
face-monkey = Małpa
face-wolf = Wilk
face-mouse = Mysz
face-colour-red = kolor czerwony
face-colour-amber = kolor bursztynowy
face-colour-lime = kolor limonkowy
face-colour-teal = kolor morski
face-colour-sky = kolor błękitny
face-colour-navy = kolor granatowy
face-colour-violet = kolor fioletowy
face-colour-pink = kolor różowy

## Reakcje

reaction-list = Reakcje
reaction-clap = Oklaski
reaction-laugh = Śmiech
reaction-wow = Zdziwienie
reaction-cry = Łzy
reaction-think = Namysł
reaction-heart = Serce
reaction-by = { $name }: { $reaction }
reaction-setting = Pokazuj reakcje
