### Stół gry podstawowej w przeglądarce.

## Parts of the table
web-dungeon-table = Stół
web-dungeon-own = Twoje podziemia
web-dungeon-of = Podziemia gracza { $who }
web-dungeon-town = Miasto
web-dungeon-town-empty = W mieście nie ma nikogo.
web-dungeon-hand = Twoja ręka
web-dungeon-hand-empty = Brak kart na ręce.
web-dungeon-piles = Talie i stos odrzuconych kart
web-dungeon-stack = Czary, które jeszcze nie zadziałały
web-dungeon-phases = Fazy rundy
web-dungeon-order = Kolejność graczy
web-dungeon-short-setup = Przygotowanie
web-dungeon-short-start = Początek
web-dungeon-short-build = Budowa
web-dungeon-short-reveal = Odkrycie
web-dungeon-short-bait = Przynęta
web-dungeon-short-adventure = Przygody
web-dungeon-short-end = Koniec

## Players
web-dungeon-you = Ty
web-dungeon-active = tura tego gracza
    .you = twoja tura
web-dungeon-asked = wybiera
    .you = wybierasz
web-dungeon-out = poza grą
web-dungeon-souls = Dusze: { $souls } z { $needed }
web-dungeon-wounds = Rany: { $wounds } z { $deadly }
web-dungeon-rooms-in-hand = Komnaty na ręce: { $count }
web-dungeon-spells-in-hand = Czary na ręce: { $count }
web-dungeon-treasure = skarby: { $list }
web-dungeon-no-treasure = bez skarbów
web-dungeon-treasures = Skarby w tych podziemiach
web-dungeon-known = Wiesz o kartach: { $cards }
web-dungeon-entrance-held = Bohaterowie sprzed tego wejścia nie wchodzą w tej rundzie do podziemi.
web-dungeon-no-building = Do końca tej rundy nikt już nie buduje.
web-dungeon-expand = Pokaż podziemia gracza { $who }
web-dungeon-collapse = Ukryj podziemia gracza { $who }

## What lies on the table
web-dungeon-boss = Boss: { $facts }
web-dungeon-xp = { $xp } PD
web-dungeon-levelled = po Awansie
web-dungeon-room = Pozycja { $number } z { $count }: { $facts }
web-dungeon-face-down = zakryta
web-dungeon-face-down-room = zakryta komnata
web-dungeon-inactive = nieaktywna
web-dungeon-used = użyta w tej rundzie
web-dungeon-damage =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
web-dungeon-built-over = pod spodem: { $rooms }
web-dungeon-health = życie { $count }
web-dungeon-epic = legendarny bohater
web-dungeon-then = potem { $number }
web-dungeon-can = można wybrać
web-dungeon-new-room = Nowa pierwsza komnata
web-dungeon-spell-of = { $who }: { $card }

## Where a Hero would go
web-dungeon-lured-to = idzie do gracza { $who }, przewaga { $lead }
    .you = idzie do ciebie, przewaga { $lead }
web-dungeon-lured-by = idzie do gracza { $who }: { $lure }
    .you = idzie do ciebie: { $lure }
web-dungeon-lure-most-souls = najwięcej dusz
web-dungeon-lure-most-wounds = najwięcej ran
web-dungeon-lure-most-points = najwięcej punktów
web-dungeon-lure-most-hand = najwięcej kart na ręce
web-dungeon-lure-most-coins = najwięcej monet
web-dungeon-lure-fewest-souls = najmniej dusz
web-dungeon-lure-fewest-wounds = najmniej ran
web-dungeon-lure-fewest-points = najmniej punktów
web-dungeon-lure-fewest-hand = najmniej kart na ręce
web-dungeon-lure-fewest-coins = najmniej monet
web-dungeon-would-die = zginie tam
web-dungeon-would-survive = przejdzie podziemia
web-dungeon-stays = zostaje w mieście
web-dungeon-stays-short = zostaje

## What its way would do to it
web-dungeon-dies = ginie w komnacie { $room }: { $souls }
web-dungeon-survives = przeżywa: { $wounds }
web-dungeon-step = { $room }: obrażenia: { $damage }, pozostałe życie: { $left }
web-dungeon-on-the-way = W drodze: { $hero }, otrzymane obrażenia: { $damage }, życie: { $health }

## Decks
web-dungeon-deck-rooms = Talia komnat: { $count }
web-dungeon-deck-spells = Talia czarów: { $count }
web-dungeon-deck-heroes = Typowi bohaterowie: { $count }
web-dungeon-deck-epic = Legendarni bohaterowie: { $count }
web-dungeon-discard = Stos odrzuconych kart: { $count }
web-dungeon-discard-title = Stos odrzuconych kart, od najnowszej
web-dungeon-souls-title = Dusze gracza { $who }
    .you = Twoje dusze
web-dungeon-wounds-title = Rany gracza { $who }
    .you = Twoje rany
web-dungeon-search = Szukaj
web-dungeon-nothing-found = Żadna karta nie pasuje.
web-dungeon-pile-empty = Brak kart.
web-dungeon-hidden-card = Karta, której nie możesz zobaczyć

## Doing something
web-dungeon-holding = Trzymasz kartę { $card }: wybierz dla niej miejsce.
web-dungeon-put-back = Odłóż
web-dungeon-details = Szczegóły
web-dungeon-inspect = Oglądaj karty
    .on = Oglądasz karty: naciśnięcie pokazuje kartę i niczego nie wybiera.
web-dungeon-which = Co wybierasz?
web-dungeon-skip = Pomiń animację

## Keys
web-dungeon-key-zones = przejdź do ręki, własnych podziemi, miasta, przeciwników, pytania
web-dungeon-key-discard = stos odrzuconych kart

## What is said while things happen
web-dungeon-cue-announced = { $card }
web-dungeon-cue-resolved = { $card }: czar działa
web-dungeon-cue-negated = { $card }: czar zanegowany
web-dungeon-cue-fizzled = { $card }: bez efektu
web-dungeon-cue-level = Awans!
