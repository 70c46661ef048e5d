log-round = Rozpoczyna się runda { $number }.
log-phase = { $phase }.
log-game-over = Koniec gry: wygrywa { $who }.
    .you = Koniec gry: wygrywasz.
log-eliminated = { $who } odpada z gry.
    .you = Odpadasz z gry.

## Set-up
log-boss-dealt = { $who } dostaje kartę bossa { $card }.
    .you = Dostajesz kartę bossa { $card }.
    .hidden = { $who } dostaje kartę bossa.
log-boss-revealed = { $who } gra bossem { $card }.
    .you = Grasz bossem { $card }.
log-mulligan = { $who } wymienia całą rękę.
    .you = Wymieniasz całą rękę.

## Cards and hands
log-drew-room = { $who } dociąga komnatę { $card }.
    .you = Dociągasz komnatę { $card }.
    .hidden = { $who } dociąga kartę komnaty.
log-drew-spell = { $who } dociąga czar { $card }.
    .you = Dociągasz czar { $card }.
    .hidden = { $who } dociąga kartę czaru.
log-drew-several = { $who } dociąga: { $cards }.
    .you = Dociągasz: { $cards }.
log-discarded = { $who } odrzuca kartę { $card }.
    .you = Odrzucasz kartę { $card }.
log-discarded-several = { $who } odrzuca: { $cards }.
    .you = Odrzucasz: { $cards }.
log-showed = { $who } pokazuje kartę { $card }.
    .you = Pokazujesz kartę { $card }.
log-showed-several = { $who } pokazuje: { $cards }.
    .you = Pokazujesz: { $cards }.
log-fetched = { $who } bierze na rękę kartę { $card }.
    .you = Bierzesz na rękę kartę { $card }.
log-took = { $who } zabiera kartę { $card } z ręki gracza { $victim }.
    .you = Zabierasz kartę { $card } z ręki gracza { $victim }.
    .from-you = { $who } zabiera z twojej ręki kartę { $card }.
    .hidden = { $who } zabiera kartę z ręki gracza { $victim }.
log-saw-hand = { $who } ogląda karty na ręce gracza { $victim }.
    .you = Oglądasz karty na ręce gracza { $victim }.
    .from-you = { $who } ogląda karty na twojej ręce.
log-searched = { $who } przegląda talię komnat.
    .you = Przeglądasz talię komnat.
log-searched-spells = { $who } przegląda talię czarów.
    .you = Przeglądasz talię czarów.
log-reshuffled =
    { $deck ->
        [room] Odrzucone karty komnat zostają potasowane i tworzą nową talię.
       *[spell] Odrzucone karty czarów zostają potasowane i tworzą nową talię.
    }

## Rooms
log-placed = { $who } kładzie zakrytą komnatę { $card } { $place }.
    .you = Kładziesz zakrytą komnatę { $card } { $place }.
    .hidden = { $who } kładzie zakrytą komnatę { $place }.
log-place-end = jako nową pierwszą
log-place-on = na komnacie z pozycji { $position }
log-declined = { $who } nie buduje komnaty.
    .you = Nie budujesz komnaty.
log-built = { $who } buduje komnatę { $card }.
    .you = Budujesz komnatę { $card }.
log-level-up = Boss { $card } awansuje.
    .you = Twój boss { $card } awansuje.
log-destroyed = Komnata { $card } gracza { $who } zostaje zniszczona.
    .you = Twoja komnata { $card } zostaje zniszczona.
log-uncovered = Leżąca pod spodem komnata { $card } jest znów widoczna.
log-deactivated = Komnata { $card } gracza { $who } zostaje dezaktywowana { -until-end }.
    .you = Twoja komnata { $card } zostaje dezaktywowana { -until-end }.
log-reactivated = Komnata { $card } gracza { $who } jest znów aktywna.
    .you = Twoja komnata { $card } jest znów aktywna.
log-room-bonus = Komnata { $card } gracza { $who } ma { -until-end } { $amount } do obrażeń.
    .you = Twoja komnata { $card } ma { -until-end } { $amount } do obrażeń.
log-dungeon-bonus = Każda komnata w podziemiach gracza { $who } ma { -until-end } { $amount } do obrażeń.
    .you = Każda komnata w twoich podziemiach ma { -until-end } { $amount } do obrażeń.
log-treasure-doubled = Skarby komnat gracza { $who } liczą się { -until-end } podwójnie.
    .you = Skarby twoich komnat liczą się { -until-end } podwójnie.
log-swapped = Komnaty { $card } i { $other } w podziemiach gracza { $who } zamieniają się miejscami.
    .you = Komnaty { $card } i { $other } w twoich podziemiach zamieniają się miejscami.
log-returned-to-hand = Komnata { $card } wraca na rękę gracza { $who }.
    .you = Komnata { $card } wraca na twoją rękę.
    .hidden = Zakryta komnata wraca na rękę gracza { $who }.
log-building-forbidden = Do końca rundy nikt już nie buduje.
log-extra-build = { $who } może zbudować jeszcze jedną komnatę.
    .you = Możesz zbudować jeszcze jedną komnatę.

## Heroes
log-hero-to-town = Do miasta przybywa { $card } ({ $class }, życie: { $health }).
    .back = { $card } wraca do miasta sprzed wejścia do podziemi gracza { $who }.
    .you-back = { $card } wraca do miasta sprzed wejścia do twoich podziemi.
log-lured = { $card } staje przed wejściem do podziemi gracza { $who }.
    .you = { $card } staje przed wejściem do twoich podziemi.
log-stayed = { $card } zostaje w mieście: żadne podziemia nie wabią silniej niż wszystkie pozostałe.
log-entered = { $card } wchodzi do komnaty { $other } w podziemiach gracza { $who }.
    .you = { $card } wchodzi do komnaty { $other } w twoich podziemiach.
log-entered-and-hurt =
    { $card } wchodzi do komnaty { $other } w podziemiach gracza { $who } i otrzymuje { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }.
    .you =
        { $card } wchodzi do komnaty { $other } w twoich podziemiach i otrzymuje { $number ->
            [one] { $number } obrażenie
            [few] { $number } obrażenia
           *[many] { $number } obrażeń
        }.
log-damaged =
    Karta { $other } zadaje bohaterowi { $card } { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }.
    .alone =
        { $card } otrzymuje { $number ->
            [one] { $number } obrażenie
            [few] { $number } obrażenia
           *[many] { $number } obrażeń
        }.
log-died = { $card } ginie w komnacie { $other }: { $souls } dla gracza { $who }.
    .you = { $card } ginie w komnacie { $other }: { $souls } dla ciebie.
    .alone = { $card } ginie: { $souls } dla gracza { $who }.
    .you-alone = { $card } ginie: { $souls } dla ciebie.
log-wounded = { $card } dociera do bossa { $who }: { $wounds }.
    .you = { $card } dociera do twojego bossa: { $wounds }.
log-health-bonus = { $card } ma { -until-end } { $amount } do życia.
log-hero-moved = Efekt przenosi bohatera { $card }.
log-hero-moved-town = { $card } wraca do miasta.
log-hero-moved-entrance = { $card } trafia przed wejście do podziemi gracza { $who }.
    .you = { $card } trafia przed wejście do twoich podziemi.
log-hero-moved-first-room = { $card } cofa się do pierwszej komnaty w podziemiach gracza { $who }.
    .you = { $card } cofa się do pierwszej komnaty w twoich podziemiach.
log-hero-moved-previous-room = { $card } cofa się o jedną komnatę w podziemiach gracza { $who }.
    .you = { $card } cofa się o jedną komnatę w twoich podziemiach.
log-healed = { $who } leczy się: karta { $card } zostaje zakryta i liczy się jako { $souls }.
    .you = Leczysz się: karta { $card } zostaje zakryta i liczy się jako { $souls }.
log-removed = { $card } opuszcza grę.
log-soul-returned = { $card } wraca z obszaru punktacji gracza { $who } przed wejście do podziemi tego gracza.
    .you = { $card } wraca z twojego obszaru punktacji przed wejście do twoich podziemi.
log-entrance-held = Bohaterowie przed wejściem do podziemi gracza { $who } nie wchodzą do nich w tej rundzie.
    .you = Bohaterowie przed wejściem do twoich podziemi nie wchodzą do nich w tej rundzie.

## Spells and abilities
log-announced = { $who } zagrywa czar { $card }.
    .you = Zagrywasz czar { $card }.
    .on = { $who } zagrywa czar { $card } { $on }.
    .you-on = Zagrywasz czar { $card } { $on }.
log-activated = { $who } używa komnaty { $card }.
    .you = Używasz komnaty { $card }.
    .on = { $who } używa komnaty { $card } { $on }.
    .you-on = Używasz komnaty { $card } { $on }.
log-on-player = (cel: { $who })
    .you = (cel: ty)
log-on-card = (cel: { $card })
log-on-card-of = (cel: karta { $card } gracza { $who })
    .you = (cel: twoja karta { $card })
log-triggered = Uruchamia się karta { $card } gracza { $who }.
    .you = Uruchamia się twoja karta { $card }.
log-resolved = Efekt karty { $card } zostaje rozpatrzony.
log-negated = Czar { $card } zostaje zanegowany i nie działa.
log-fizzled = Karta { $card } nie działa: nie ma na co wpłynąć.
log-delayed = Komnata { $card } gracza { $who } jest dezaktywowana: jej efekt czeka na koniec rundy.
    .you = Twoja komnata { $card } jest dezaktywowana: jej efekt czeka na koniec rundy.
log-nothing-happened = Karta { $card } gracza { $who } nic nie daje: brakuje odpowiedniej karty.
    .you = Twoja karta { $card } nic nie daje: brakuje odpowiedniej karty.
