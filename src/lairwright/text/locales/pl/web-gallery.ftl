### Galeria kart, strona karty i okno, które pokazuje kartę ze stołu.

web-gallery-title = Karty
web-gallery-search = Szukaj
web-gallery-search-hint = Nazwa, tekst lub cecha
web-gallery-filters = Filtry
web-gallery-game = Gra
web-gallery-set = Zestaw
web-gallery-kind = Rodzaj
web-gallery-class = Klasa lub skarb
web-gallery-any = Wszystkie
web-gallery-clear = Wyczyść filtry
web-gallery-unsure = Tylko karty o niepotwierdzonych danych
web-gallery-count =
    { $total ->
        [one] { $count } z { $total } karty
        [few] { $count } z { $total } kart
       *[many] { $count } z { $total } kart
    }
web-gallery-none = Żadna karta nie pasuje do tych filtrów.

## Rodzaje kart
web-gallery-kind-boss = Bossowie
web-gallery-kind-room = Komnaty
web-gallery-kind-spell = Czary
web-gallery-kind-hero = Bohaterowie
web-gallery-kind-item = Przedmioty
web-gallery-kind-miniboss = Minibossowie
web-gallery-kind-location = Miejsca na planszy
web-gallery-kind-monster = Potwory
web-gallery-kind-guard = Strażnicy
web-gallery-kind-tile = Płytki króla
web-gallery-kind-faction = Frakcje
web-gallery-kind-other = Inne karty

## Liczby na karcie
web-gallery-damage = obrażenia: { $number }
web-gallery-health = życie: { $number }
web-gallery-xp = { $number } PD
web-gallery-strength = siła: { $number }
web-gallery-loot = łup: { $number }
web-gallery-healing = leczenie: { $number }
web-gallery-stars =
    { $number ->
        [one] { $number } gwiazdka
        [few] { $number } gwiazdki
       *[many] { $number } gwiazdek
    }
web-gallery-treasure = skarb ({ $class }): { $number }

## Karta
web-gallery-inferred = wywnioskowana
web-gallery-likely = prawdopodobna
web-gallery-own = domowa
web-gallery-facts = Dane
web-gallery-no-text = Ta karta nie ma zdolności.
web-gallery-rulings = Rozstrzygnięcia
web-gallery-no-rulings = Żadne rozstrzygnięcie nie dotyczy tej karty.
web-gallery-certainty = Pewność danych
web-gallery-copies =
    { $count ->
        [one] { $count } egzemplarz w talii
        [few] { $count } egzemplarze w talii
       *[many] { $count } egzemplarzy w talii
    }
web-gallery-english = Po angielsku: { $name }
web-gallery-not-printed = Ta nazwa nie pochodzi z polskiego wydania; to nasze tłumaczenie.
web-gallery-no-name = Nie znamy polskiej nazwy z wydania drukowanego, więc podajemy angielską.
web-gallery-all = Wszystkie karty
web-gallery-previous = Poprzednia: { $name }
web-gallery-next = Następna: { $name }
web-gallery-unknown = Nie ma takiej karty.
web-gallery-open = Pokaż w galerii
web-gallery-why = Dlaczego nie teraz?
web-gallery-rule = Zasada { $rule }
