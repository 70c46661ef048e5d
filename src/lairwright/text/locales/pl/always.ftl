always-price-spell = każdy czar kosztuje o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        }
always-price-reveal = odkrycie minibossa kosztuje o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        }
always-price-promote = awans minibossa kosztuje o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        }
always-souls = liczysz sobie o { $number ->
            [one] { $number } duszę
            [few] { $number } dusze
           *[many] { $number } dusz
        } więcej
always-wounds = liczysz sobie o { $number ->
            [one] { $number } ranę
            [few] { $number } rany
           *[many] { $number } ran
        } więcej

## Co zawsze działa
against = przeciwko { $hero-dat }
always-damage = { $target } zadaje { $number ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $per } { $against }
always-health = { $target } ma { $amount } do życia { $per }
always-treasure = { $target } ma dodatkowy skarb { $per } ({ $treasure })
always-treasure-you = twój boss ma dodatkowy skarb { $per } ({ $treasure })
always-double-damage = { $target } zadaje podwójne obrażenia { $against }
always-double-treasure = skarby { $target-gen } liczą się podwójnie
always-double-health = { $target } ma podwójne życie
always-no-damage = { $target } nie zadaje obrażeń
always-no-damage-hero = komnaty nie zadają obrażeń { $target-dat }
always-no-treasure = { $target } nie ma żadnych skarbów
always-no-text = tekst { $target-gen } nie działa
always-no-spell = czary nie działają na { $target-acc }
always-no-spell-you = nie możesz zagrywać czarów
always-no-spell-player = { $target } nie może zagrywać czarów
always-no-room = teksty komnat nie działają na { $target-acc }
always-no-build = na { $target-dat } nie można nic zbudować
always-no-build-you = nie możesz nic budować
always-no-build-player = { $target } nie może nic budować
always-no-build-on = na { $target-dat } nie można zbudować { $room-gen }
always-no-enters = { $target } nie wchodzi do podziemi
always-no-enters-you = do twoich podziemi nie wchodzą bohaterowie
always-no-enters-player = bohaterowie przed wejściem do podziemi { $target-gen } nie wchodzą do nich
always-no-lured = { $target } nie daje się zwabić
always-no-win = { $target } nie może wygrać dzięki duszom
always-no-win-you = nie możesz wygrać dzięki duszom
always-no-lose = { $target } nie może przegrać z powodu ran
always-no-lose-you = nie możesz przegrać z powodu ran
always-skip = { $target } omija { $room-acc }
always-fits = symbole nie muszą się zgadzać, aby zbudować { $cards } na { $target-dat }
always-fits-yours = symbole nie muszą się zgadzać, kiedy budujesz { $cards }
always-fits-this = symbole nie muszą się zgadzać, aby zbudować { $target-acc }
always-ability = { $target } ma następującą zdolność: „{ $text }”
always-build-more = możesz budować co rundę o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } więcej
always-build-fewer = możesz budować co rundę o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } mniej
always-item = możesz mieć o { $number ->
            [one] { $number } odkryty przedmiot
            [few] { $number } odkryte przedmioty
           *[many] { $number } odkrytych przedmiotów
        } więcej
always-while = { $text }, dopóki ten bohater jest w twoich podziemiach
always-if = { $text }, { $condition }

## Obrażenia
always-this-room =
    Ta komnata zadaje { $number ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .per =
        Ta komnata zadaje { $number ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $per }.
always-adjacent-rooms =
    { $kind ->
        [monster] Każda sąsiednia komnata potworów
        [trap] Każda sąsiednia komnata pułapek
       *[any] Każda sąsiednia komnata
    } zadaje { $number ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .per =
        { $kind ->
            [monster] Każda sąsiednia komnata potworów
            [trap] Każda sąsiednia komnata pułapek
           *[any] Każda sąsiednia komnata
        } zadaje { $number ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $per }.
always-room-to-the-right =
    { $kind ->
        [monster] Komnata potworów bezpośrednio po prawej
        [trap] Komnata pułapek bezpośrednio po prawej
       *[any] Komnata bezpośrednio po prawej
    } zadaje { $number ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .per =
        { $kind ->
            [monster] Komnata potworów bezpośrednio po prawej
            [trap] Komnata pułapek bezpośrednio po prawej
           *[any] Komnata bezpośrednio po prawej
        } zadaje { $number ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $per }.
always-room-to-the-left =
    { $kind ->
        [monster] Komnata potworów bezpośrednio po lewej
        [trap] Komnata pułapek bezpośrednio po lewej
       *[any] Komnata bezpośrednio po lewej
    } zadaje { $number ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .per =
        { $kind ->
            [monster] Komnata potworów bezpośrednio po lewej
            [trap] Komnata pułapek bezpośrednio po lewej
           *[any] Komnata bezpośrednio po lewej
        } zadaje { $number ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $per }.
always-other-rooms =
    { $kind ->
        [monster] Każda inna komnata potworów w twoich podziemiach
        [trap] Każda inna komnata pułapek w twoich podziemiach
       *[any] Każda inna komnata w twoich podziemiach
    } zadaje { $number ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .per =
        { $kind ->
            [monster] Każda inna komnata potworów w twoich podziemiach
            [trap] Każda inna komnata pułapek w twoich podziemiach
           *[any] Każda inna komnata w twoich podziemiach
        } zadaje { $number ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $per }.
always-cover = Na tej komnacie nie można zbudować wypaśnej komnaty.
