### Zasady według identyfikatorów i słowniczek.

web-rules-title = Zasady
web-rules-intro = Każda zasada ma stały identyfikator. Powołują się na niego odmowy, pytania i rozstrzygnięcia.
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo lub identyfikator
web-rules-game = Gra
web-rules-section = Przejdź do rozdziału
web-rules-count =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-rules-none = Żadna zasada o tym nie mówi.
web-rules-link = Odnośnik do zasady { $rule }
web-rules-unknown = Nie ma zasady { $rule }.
web-rules-proven =
    { $count ->
        [one] pokazuje ją { $count } scenariusz
        [few] pokazują ją { $count } scenariusze
       *[many] pokazuje ją { $count } scenariuszy
    }
web-rules-glossary = Słowniczek

## Słowniczek
web-glossary-boss = Boss
    .about = To ty: potwór na końcu własnych podziemi. Jego doświadczenie decyduje o kolejności, a skarb wabi bohaterów.
web-glossary-dungeon = Podziemia
    .about = Twój rząd najwyżej pięciu komnat. Bohaterowie wchodzą z drugiego końca i idą w stronę bossa.
web-glossary-room = Komnata
    .about = Karta, która zadaje obrażenia przechodzącym bohaterom i pokazuje skarb. Komnaty potworów i komnaty pułapek współgrają z różnymi kartami.
web-glossary-advanced = Wypaśna komnata
    .about = Komnata budowana na innej, mającej pasujący skarb. Zakrywa to, co było pod nią.
web-glossary-treasure = Skarb
    .about = Symbole na komnatach i bossach. Każda klasa bohaterów idzie tam, gdzie jest najwięcej jej skarbu.
web-glossary-bait = Przynęta
    .about = Krok, w którym każdy bohater z miasta idzie do podziemi z największą liczbą skarbów swojej klasy; przy remisie zostaje w mieście.
web-glossary-hero = Bohater
    .about = Przychodzi do miasta, daje się zwabić do podziemi i tam ginie albo rani bossa.
web-glossary-epic = Legendarny bohater
    .about = Twardszy bohater: wart 2 dusze, gdy zginie, i 2 rany, gdy przeżyje.
web-glossary-soul = Dusza
    .about = Dostajesz ją za bohatera, który zginął w twoich podziemiach. 10 dusz daje zwycięstwo.
web-glossary-wound = Rana
    .about = Zadaje ją bohater, który przeżył. Z 5 ranami odpadasz z gry.
web-glossary-town = Miasto
    .about = Tu bohaterowie czekają, aż ktoś ich zwabi.
web-glossary-entrance = Wejście
    .about = Drugi koniec podziemi, gdzie zwabieni bohaterowie czekają na fazę przygód.
web-glossary-spell = Czar
    .about = Karta zagrywana w fazie, która jest na niej podana; inni mogą odpowiedzieć własnymi czarami.
web-glossary-activate = Dezaktywacja
    .about = Dezaktywowana komnata nie zadaje obrażeń, jej zdolność nie działa, a skarb się nie liczy.
web-glossary-level-up = Awans
    .about = Gdy po raz pierwszy zbudujesz piątą komnatę, twój boss używa własnej zdolności, tylko raz w grze.
web-glossary-xp = Doświadczenie (PD)
    .about = Liczba na karcie bossa. Kto ma najwięcej, działa pierwszy; na koniec gry to ostatnie kryterium rozstrzygania remisów.
web-glossary-faction = Frakcja
    .about = W grze „Najazd na zamek”: twoich pięć potworów o sile od 1 do 5.
web-glossary-guard = Strażnik
    .about = Stoi między bramą a skarbcem. Rewers pokazuje możliwą siłę i łup; awers odkrywa się dopiero w walce.
web-glossary-pair = Para
    .about = Naprzeciw każdego strażnika stają dwa potwory, zwykle różnych graczy. Jeśli razem są dość silne, dzielą się łupem.
web-glossary-replace = Zastąpienie
    .about = Silniejszy potwór zajmuje miejsce słabszego. Kosztuje to monety, a piątki nie zastąpi nikt.
web-glossary-limit = Limit
    .about = Jeśli para osiąga już najwyższą siłę z rewersu strażnika, nie można tam nikogo zastąpić.
web-glossary-healing = Leczenie
    .about = Koszt, który gracz ponosi za potwora, gdy strażnik nie został pokonany.
web-glossary-resting = Odpoczynek
    .about = Dwa zagrane potwory leżą zakryte przez rundę i nie można ich zagrać.
web-glossary-king-tile = Płytka króla
    .about = Rozkaz króla na tę rundę: zmiana zasad, którą znają wszyscy.
web-glossary-treasury = Skarbiec
    .about = Stąd pochodzi łup, tu trafiają opłaty i koszty leczenia.
