### Słowniczek każdej gry: słowo i jego znaczenie.

## Boss Monster
glossary-boss = Boss
    .about = To ty: potwór na końcu własnych podziemi. Jego doświadczenie decyduje o kolejności, a skarb wabi bohaterów.
glossary-dungeon = Podziemia
    .about = Twój rząd najwyżej pięciu komnat. Bohaterowie wchodzą z drugiego końca i idą w stronę bossa.
glossary-room = Komnata
    .about = Karta, która zadaje obrażenia przechodzącym bohaterom i pokazuje skarb. Komnaty potworów i komnaty pułapek współgrają z różnymi kartami.
glossary-advanced = Wypaśna komnata
    .about = Komnata budowana na innej, mającej pasujący skarb. Zakrywa to, co było pod nią.
glossary-treasure = Skarb
    .about = Symbole na komnatach i bossach. Każda klasa bohaterów idzie tam, gdzie jest najwięcej jej skarbu.
glossary-bait = Przynęta
    .about = Krok, w którym każdy bohater z miasta idzie do podziemi z największą liczbą skarbów swojej klasy; przy remisie zostaje w mieście.
glossary-hero = Bohater
    .about = Przychodzi do miasta, daje się zwabić do podziemi i tam ginie albo rani bossa.
glossary-epic = Legendarny bohater
    .about = Twardszy bohater: wart 2 dusze, gdy zginie, i 2 rany, gdy przeżyje.
glossary-soul = Dusza
    .about = Dostajesz ją za bohatera, który zginął w twoich podziemiach. 10 dusz daje zwycięstwo.
glossary-wound = Rana
    .about = Zadaje ją bohater, który przeżył. Z 5 ranami odpadasz z gry.
glossary-town = Miasto
    .about = Tu bohaterowie czekają, aż ktoś ich zwabi.
glossary-entrance = Wejście
    .about = Drugi koniec podziemi, gdzie zwabieni bohaterowie czekają na fazę przygód.
glossary-spell = Czar
    .about = Karta zagrywana w fazie, która jest na niej podana; inni mogą odpowiedzieć własnymi czarami.
glossary-activate = Dezaktywacja
    .about = Dezaktywowana komnata nie zadaje obrażeń, jej zdolność nie działa, a skarb się nie liczy.
glossary-level-up = Awans
    .about = Gdy po raz pierwszy zbudujesz piątą komnatę, twój boss używa własnej zdolności, tylko raz w grze.
glossary-xp = Doświadczenie (PD)
    .about = Liczba na karcie bossa. Kto ma najwięcej, działa pierwszy; na koniec gry to ostatnie kryterium rozstrzygania remisów.

## Najazd na zamek
glossary-faction = Frakcja
    .about = Twoich pięć potworów o sile od 1 do 5.
glossary-guard = Strażnik
    .about = Stoi między bramą a skarbcem. Rewers pokazuje możliwą siłę i łup; awers odkrywa się dopiero w walce.
glossary-pair = Para
    .about = Naprzeciw każdego strażnika stają dwa potwory, zwykle różnych graczy. Jeśli razem są dość silne, dzielą się łupem.
glossary-replace = Zastąpienie
    .about = Silniejszy potwór zajmuje miejsce słabszego. Kosztuje to monety, a piątki nie zastąpi nikt.
glossary-limit = Limit
    .about = Jeśli para osiąga już najwyższą siłę z rewersu strażnika, nie można tam nikogo zastąpić.
glossary-healing = Leczenie
    .about = Koszt, który gracz ponosi za potwora, gdy strażnik nie został pokonany.
glossary-resting = Odpoczynek
    .about = Dwa zagrane potwory leżą zakryte przez rundę i nie można ich zagrać.
glossary-king-tile = Płytka króla
    .about = Rozkaz króla na tę rundę: zmiana zasad, którą znają wszyscy.
glossary-treasury = Skarbiec
    .about = Stąd pochodzi łup, tu trafiają opłaty i koszty leczenia.
