### Lekcje: krótkie, przygotowane partie, które uczą przez granie. Każdy krok mówi dlaczego, a potem co zrobić.
### Nazwy kart są takie jak w cards.ftl.


## Rady w pierwszej grze


## Gra na jednej stronie

overview-goal = Cel
overview-goal-text = Zbuduj najszczęśliwsze miasto. Na końcu pomnóż mieszkańców przez serca: wygrywa, kto ma najwięcej punktów.
overview-round = Runda
overview-income = Najpierw każdy dostaje monety ze swojego dochodu. Potem gracze po kolei wykonują cztery kroki.
overview-discard = Możesz odrzucić jeden odkryty budynek.
overview-draw = Uzupełnij do trzech odkrytych budynków, z dowolnych talii.
overview-buy = Kup jedną kartę albo weź monetę.
overview-claim = Jeśli pozwalają na to twoje kolory, możesz wziąć budynek specjalny: darmowy, jeden na gracza.
overview-end = Koniec
overview-end-text = Gdy jakieś miasto ma dziesięć kart, rundę dogrywa się do końca i wszyscy liczą punkty.
overview-tip = Wcześnie zwiększ dochód. Zielone karty dają mieszkańców, pomarańczowe serca. W mieście nie może być dwóch kart o tej samej nazwie.
overview-expert = Wariant ekspercki
overview-expert-text = Każdy wybiera kolorowy Szczęśliwy sklepik, a 38 budynków specjalnych ma własne moce: od razu, zawsze albo na końcu.
overview-grozilla = Grozilla
overview-grozilla-text = W czwartej talii są budynki wielokolorowe i potwory. Kup kartę w kolorze potwora albo wydaj żeton, a potwór pójdzie do sąsiada po lewej.
coach-goal =
    { $scoring ->
        [sum] Twoje punkty to mieszkańcy plus serca. Zapełnij dziesięć pól i zbierz jak najwięcej jednych i drugich.
       *[product] Twoje punkty to mieszkańcy razy serca. Zapełnij dziesięć pól i dbaj o równowagę między nimi.
    }
coach-income = Najpierw dochód: tani sklep płaci w każdej rundzie. Drogie karty mogą poczekać, aż będzie cię na nie stać.
coach-colours = Zielone karty dają mieszkańców, pomarańczowe serca. Znaczki na talii pokazują, jakie kolory w niej jeszcze są.
coach-special = Do budynku specjalnego { $special } brakuje już tylko: { $needs }. Budynek specjalny nic nie kosztuje, zajmuje tylko pole.
coach-balance =
    { $lacks ->
        [hearts] Bez serc nie ma punktów: cokolwiek razy 0 to 0. Wypatruj karty z sercem.
       *[citizens] Bez mieszkańców nie ma punktów: cokolwiek razy 0 to 0. Tani Dom da jednego.
    }
coach-claim = Spełniasz warunki budynku specjalnego! Jest darmowy, ale w całej grze możesz wziąć tylko jeden.
lesson-family-title = Pierwsze kroki: wariant rodzinny
lesson-expert-title = Wariant ekspercki
lesson-grozilla-title = Grozilla!
lesson-family-about = Krótka partia z jednym botem: dobierz, kup, zarób, weź budynek specjalny, policz.
lesson-expert-about = Kolorowy Szczęśliwy sklepik i budynki specjalne, które robią więcej niż tylko punktują.
lesson-grozilla-about = Czwarta talia z potworami – i jak odesłać je do sąsiada.

## Pierwsze kroki

lesson-family-goal = Witamy w ratuszu! Masz kartę pierwszego gracza. Zbudujesz z dziesięciu kart jak najszczęśliwsze miasto: szczęście to mieszkańcy razy serca. Najpierw w obszarze centralnym muszą leżeć trzy odkryte budynki. Talię dla każdego wybierasz ty: w talii 1 są tanie. Dobierz jeden.
lesson-family-draw-more = Sklep obuwniczy! Moneta w rogu to koszt karty; moneta niżej to dochód, który karta przynosi w każdej rundzie. Dobierz jeszcze jedną tanią kartę.
lesson-family-draw-deck-2 = W droższych taliach są lepsze karty. Kolorowe znaczki na talii mówią, co jeszcze w niej jest: w talii 1 są z początku głównie żółte i niebieskie karty, w talii 3 głównie pomarańczowe. Trzecią kartę weź z talii 2.
lesson-family-buy-first = Muzeum ma dwa serca, ale kosztuje 4, a masz 3 monety: 2 na początek i 1 dochodu. Najpierw dochód – to dobry plan: kup Sklep obuwniczy.
lesson-family-income-discard = Nowa runda, sklepy wypłaciły dochód i masz 3 monety. Zanim uzupełnisz obszar centralny, możesz odrzucić jedną odkrytą kartę. Biblioteka aż za bardzo pasowałaby do miasta Milo: odrzuć ją.
lesson-family-refill = Teraz uzupełnij obszar centralny do trzech kart. Muzeum na ciebie czeka; dobierz coś taniego.
lesson-family-refill-again = Jeszcze jedną.
lesson-family-dwelling = Mieszkań się nie dobiera: leżą obok obszaru centralnego w trzech stosach, a w każdym jest o jedną kartę mniej niż graczy. Dom kosztuje 1 i przynosi mieszkańca. Kup go.
lesson-family-crossed = Milo kupuje Fabrykę: przynosi ona dochód, ale jej przekreślone serce liczy się na koniec jako minus jeden. Masz teraz 4 monety, dość na Muzeum, więc zostaw to, co leży.
lesson-family-draw-towards = Spójrz na budynki specjalne: każdy wymaga jakichś kolorów, a te, które masz, są odhaczone. Dom jest zielony; Muzeum będzie niebieskie. Uzupełnij z talii 2.
lesson-family-hearts = Kup Muzeum: dwa serca. Serca bez mieszkańców są nic niewarte, i na odwrót, więc buduj jedno i drugie: zielone karty dają głównie mieszkańców, pomarańczowe serca.
lesson-family-special = Jedna niebieska i jedna zielona karta: warunki karty Sklep z zabawkami są spełnione! Budynek specjalny nic nie kosztuje, ale zajmuje pole, a w całej grze możesz wziąć tylko jeden. Weź go: dochód 2.
lesson-family-happiness = Twój dochód wynosi teraz 4 i masz już 1 mieszkańca razy 2 serca: 2 punkty szczęścia. Zostaw obie karty: przyda ci się Szpital.
lesson-family-names = Przy okazji: w żadnym mieście nie może być dwóch kart o tej samej nazwie. Dobierz tanią kartę.
lesson-family-grow = Kup Szpital: od razu dwóch mieszkańców. Patrz, jak rośnie szczęście: 3 razy 2.

## Wariant ekspercki

lesson-expert-draft = W wariancie eksperckim każdy wybiera kolorowy Szczęśliwy sklepik, ostatni gracz jako pierwszy. Jego kolor liczy się do wszystkiego. Dwa są już zajęte; weź zielony.
lesson-expert-specials = Budynki specjalne mają tu inne moce. Dotknij któregoś, by przeczytać, co robi. Jedne działają natychmiast, inne zawsze, a jeszcze inne dopiero na koniec gry. Dobierz kartę.
lesson-expert-at-once = Sklep z psikusami działa natychmiast: moneta za każdą kartę w mieście. Wymaga dwóch zielonych kart, a twój Szczęśliwy sklepik jest jedną z nich. Dobieraj dalej.
lesson-expert-neighbours = Niektóre karty patrzą na sąsiadów: graczy po twojej lewej i prawej stronie. Tutaj są nimi obie pozostałe osoby. Dobierz ostatnią kartę.
lesson-expert-second-green = Dom jest zielony: to druga zielona karta. Kup go.
lesson-expert-claim = Weź Sklep z psikusami: trzy karty, więc trzy monety. Szybki start, ale to był twój jedyny budynek specjalny. Inni czekają dłużej na coś większego.
lesson-expert-coins = Tak gra się w wariancie eksperckim: z planem od pierwszej tury. Dalej grasz już po swojemu. Zostaw karty, a potem graj, jak chcesz.

## Grozilla

lesson-grozilla-fourth-deck = Z Grozillą dochodzi czwarta talia. Są w niej budynki w kilku kolorach – i potwory. Odwagi: dobierz z niej.
lesson-grozilla-multicolour = Barka mieszkalna jest niebiesko-zielona i liczy się za oba kolory (ale tylko za jeden, gdy bierzesz budynek specjalny). Dobierz stamtąd jeszcze raz…
lesson-grozilla-monster-here = Catzilla! Jest po jednym potworze w każdym kolorze. Potwór stoi przed twoim miastem, dopóki się go nie pozbędziesz; ten zabiera mieszkańca. Dobierasz dalej; lepiej z talii 1.
lesson-grozilla-go-on = Jeszcze jedną kartę.
lesson-grozilla-chase = Catzilla jest niebieska. Kto kupuje kartę w kolorze potwora, przepędza go do sąsiada z lewej. Barka mieszkalna jest po części niebieska: kup ją!
lesson-grozilla-destroyed = Do miasta Milo przyszedł drugi potwór, więc pierwszy niszczy budynek: przykrywa go do końca gry. Pole pozostaje zajęte. Zostaw karty.
lesson-grozilla-tokens = Trzecia i szósta karta w jednym kolorze dają żeton Stop-Zilla. Żeton od razu odsyła potwora w swoim kolorze albo liczy się jak 2 monety przy zakupie. Dobierz kartę, a potem graj już po swojemu.
