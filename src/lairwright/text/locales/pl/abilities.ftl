## Sentences
sentence-plain = { $effect }.
sentence-adverb = { $adverb } { $effect }.
sentence-clause = { $clause }, { $effect }.
sentence-adverb-clause = { $adverb }, { $clause }, { $effect }.
lead-adverbs = { $first } { $second }
lead-clauses = { $first }, { $second }
sentence-level-up = Awans: { $text }

## Clauses made of clauses
clause-may =
    .order = możesz { $effect }
    .then = możesz { $effect }
clause-join =
    .order = { $first }, a następnie { $second }
    .then = { $first }, a następnie { $second }
    .may = { $first }, a następnie { $second }
    .to = { $first }, a następnie { $second }
clause-cost =
    .order = { $cost }, aby { $effect }
    .then = { $cost }, aby { $effect }
    .may = { $cost }, aby { $effect }
    .to = { $cost }, aby { $effect }

## Prices. After "raz na rundę" or "kiedy …" an imperative would sound as if one had to pay, so .then says "możesz".
cost-destroy-this-room =
    .order = zniszcz tę komnatę
    .then = możesz { cost-destroy-this-room.may }
    .may = zniszczyć tę komnatę
    .to = { cost-destroy-this-room.may }
cost-destroy-another-room =
    .order = zniszcz inną komnatę w swoich podziemiach
    .then = możesz { cost-destroy-another-room.may }
    .may = zniszczyć inną komnatę w swoich podziemiach
    .to = { cost-destroy-another-room.may }
cost-discard =
    .order = odrzuć { $cards }
    .then = możesz { cost-discard.may }
    .may = odrzucić { $cards }
    .to = { cost-discard.may }

## How often
limit-once-per-round = raz na rundę
limit-once-per-hero-per-round = raz na rundę dla każdego bohatera

## In which phase
during-build = w fazie budowy
during-adventure = w fazie przygód

## What sets an ability off
when-built = kiedy zbudujesz tę komnatę
when-hero-dies-here = kiedy w tej komnacie zginie bohater
when-hero-enters = kiedy bohater wejdzie do tej komnaty
when-you-build = kiedy zbudujesz { $room-acc }
when-you-play-a-spell = kiedy zagrasz czar
when-your-room-is-destroyed = kiedy inna komnata w twoich podziemiach zostanie zniszczona
when-rival-plays-a-spell = kiedy przeciwnik zagra czar
when-round-draw = na początku rundy

## Conditions
if-fewer-rooms-than-a-rival = jeśli masz mniej komnat niż któryś z przeciwników

## What may be built; "another" agrees with the noun
built-room = inna komnata
    .gen = innej komnaty
    .dat = innej komnacie
    .acc = inną komnatę
built-monster-room = inna komnata potworów
    .gen = innej komnaty potworów
    .dat = innej komnacie potworów
    .acc = inną komnatę potworów
built-trap-room = inna komnata pułapek
    .gen = innej komnaty pułapek
    .dat = innej komnacie pułapek
    .acc = inną komnatę pułapek
built-ordinary-room = inna typowa komnata
    .gen = innej typowej komnaty
    .dat = innej typowej komnacie
    .acc = inną typową komnatę
built-advanced-room = inna wypaśna komnata
    .gen = innej wypaśnej komnaty
    .dat = innej wypaśnej komnacie
    .acc = inną wypaśną komnatę
built-ordinary-monster-room = inna typowa komnata potworów
    .gen = innej typowej komnaty potworów
    .dat = innej typowej komnacie potworów
    .acc = inną typową komnatę potworów
built-ordinary-trap-room = inna typowa komnata pułapek
    .gen = innej typowej komnaty pułapek
    .dat = innej typowej komnacie pułapek
    .acc = inną typową komnatę pułapek
built-advanced-monster-room = inna wypaśna komnata potworów
    .gen = innej wypaśnej komnaty potworów
    .dat = innej wypaśnej komnacie potworów
    .acc = inną wypaśną komnatę potworów
built-advanced-trap-room = inna wypaśna komnata pułapek
    .gen = innej wypaśnej komnaty pułapek
    .dat = innej wypaśnej komnacie pułapek
    .acc = inną wypaśną komnatę pułapek

## Targets, as they are named first
target-placed = { $noun } { $place }
target-hero-any = bohater
    .gen = bohatera
    .dat = bohaterowi
    .acc = bohatera
target-hero-ordinary = typowy bohater
    .gen = typowego bohatera
    .dat = typowemu bohaterowi
    .acc = typowego bohatera
target-hero-epic = legendarny bohater
    .gen = legendarnego bohatera
    .dat = legendarnemu bohaterowi
    .acc = legendarnego bohatera
target-the-hero-any = bohater
    .gen = bohatera
    .dat = bohaterowi
    .acc = bohatera
target-the-hero-ordinary = typowy bohater
    .gen = typowego bohatera
    .dat = typowemu bohaterowi
    .acc = typowego bohatera
target-the-hero-epic = legendarny bohater
    .gen = legendarnego bohatera
    .dat = legendarnemu bohaterowi
    .acc = legendarnego bohatera
target-room-any = komnata
    .gen = komnaty
    .dat = komnacie
    .acc = komnatę
target-room-monster = komnata potworów
    .gen = komnaty potworów
    .dat = komnacie potworów
    .acc = komnatę potworów
target-room-trap = komnata pułapek
    .gen = komnaty pułapek
    .dat = komnacie pułapek
    .acc = komnatę pułapek
target-soul = zakryty bohater
    .gen = zakrytego bohatera
    .dat = zakrytemu bohaterowi
    .acc = zakrytego bohatera
target-rival = wybrany przeciwnik
    .gen = wybranego przeciwnika
    .dat = wybranemu przeciwnikowi
    .acc = wybranego przeciwnika
target-rival-ahead =
    { $lead ->
        [one] przeciwnik mający co najmniej o { $lead } duszę więcej od ciebie
        [few] przeciwnik mający co najmniej o { $lead } dusze więcej od ciebie
       *[many] przeciwnik mający co najmniej o { $lead } dusz więcej od ciebie
    }
    .gen =
        { $lead ->
            [one] przeciwnika mającego co najmniej o { $lead } duszę więcej od ciebie
            [few] przeciwnika mającego co najmniej o { $lead } dusze więcej od ciebie
           *[many] przeciwnika mającego co najmniej o { $lead } dusz więcej od ciebie
        }
    .dat =
        { $lead ->
            [one] przeciwnikowi mającemu co najmniej o { $lead } duszę więcej od ciebie
            [few] przeciwnikowi mającemu co najmniej o { $lead } dusze więcej od ciebie
           *[many] przeciwnikowi mającemu co najmniej o { $lead } dusz więcej od ciebie
        }
    .acc =
        { $lead ->
            [one] przeciwnika mającego co najmniej o { $lead } duszę więcej od ciebie
            [few] przeciwnika mającego co najmniej o { $lead } dusze więcej od ciebie
           *[many] przeciwnika mającego co najmniej o { $lead } dusz więcej od ciebie
        }
target-spell = czar zagrywany przez przeciwnika
    .gen = czaru zagrywanego przez przeciwnika
    .dat = czarowi zagrywanemu przez przeciwnika
    .acc = czar zagrywany przez przeciwnika

## Where
place-hero-in-this-room = w tej komnacie
place-hero-in-it = w środku
place-hero-in-your-dungeon = w swoich podziemiach
place-hero-in-a-rival-dungeon = z podziemi przeciwnika
place-hero-in-any-dungeon = z dowolnych podziemi
place-hero-in-town = z miasta
place-hero-in-town-or-deck = z miasta lub z talii bohaterów
place-room-yours = w swoich podziemiach
place-room-a-rivals = w podziemiach przeciwnika
place-room-anyones = w dowolnych podziemiach
place-soul-yours = ze swojego obszaru punktacji
place-soul-a-rivals = z obszaru punktacji przeciwnika

## Targets again; "ta komnata" is always the Room that the text stands on
again-hero = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
again-room = ta sama komnata
    .gen = tej samej komnaty
    .dat = tej samej komnacie
    .acc = tę samą komnatę
again-soul = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
again-rival = ten przeciwnik
    .gen = tego przeciwnika
    .dat = temu przeciwnikowi
    .acc = tego przeciwnika
again-spell = ten czar
    .gen = tego czaru
    .dat = temu czarowi
    .acc = ten czar

## What is always in force
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
per-monster-rooms = za każdą komnatę potworów w twoich podziemiach
per-trap-rooms = za każdą komnatę pułapek w twoich podziemiach
per-rooms = za każdą komnatę w twoich podziemiach
