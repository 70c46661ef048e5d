castle-coins =
    { $count ->
        [0] 0 złotych monet
        [one] { $count } złotą monetę
        [few] { $count } złote monety
       *[many] { $count } złotych monet
    }

## The course of the game
castle-log-round = Rozpoczyna się runda { $number } z { $rounds }.
castle-log-phase = { $phase }.
castle-log-faction = { $who } wybiera frakcję { $card }.
    .you = Wybierasz frakcję { $card }.
castle-log-first-player = Znacznik pierwszego gracza trafia do frakcji { $who }.
    .you = Znacznik pierwszego gracza trafia do ciebie.
castle-log-game-over = Koniec gry: wygrywają { $who } ({ $coins }).
    .you = Koniec gry: wygrywasz ({ $coins }).
castle-log-game-over-shared = Koniec gry, wspólne zwycięstwo: { $players } (każdy gracz: { $coins }).

## Monsters in hand and at rest
castle-log-gold = { $who } biorą { $coins } ze skarbca.
    .you = Bierzesz { $coins } ze skarbca.
castle-log-dealt =
    { $who } biorą na rękę { $count ->
        [one] potwora
        [few] potwory
       *[many] potwory
    } o sile { $strengths }.
    .you =
        Bierzesz na rękę { $count ->
            [one] potwora
            [few] potwory
           *[many] potwory
        } o sile { $strengths }.
    .hidden =
        { $count ->
            [one] { $who } biorą na rękę { $count } potwora.
            [few] { $who } biorą na rękę { $count } potwory.
           *[many] { $who } biorą na rękę { $count } potworów.
        }
castle-log-set-aside =
    { $who } odkładają { $count ->
        [one] zakrytego potwora
        [few] zakryte potwory
       *[many] zakryte potwory
    } o sile { $strengths }.
    .you =
        Odkładasz { $count ->
            [one] zakrytego potwora
            [few] zakryte potwory
           *[many] zakryte potwory
        } o sile { $strengths }.
    .hidden =
        { $count ->
            [one] { $who } odkładają { $count } zakrytego potwora.
            [few] { $who } odkładają { $count } zakryte potwory.
           *[many] { $who } odkładają { $count } zakrytych potworów.
        }
castle-log-took-up =
    { $who } biorą na rękę { $count ->
        [one] wypoczętego potwora
        [few] wypoczęte potwory
       *[many] wypoczęte potwory
    } o sile { $strengths }.
    .you =
        Bierzesz na rękę { $count ->
            [one] wypoczętego potwora
            [few] wypoczęte potwory
           *[many] wypoczęte potwory
        } o sile { $strengths }.
castle-log-rests =
    { $who } odkładają na odpoczynek { $count ->
        [one] zakrytego potwora
        [few] zakryte potwory
       *[many] zakryte potwory
    } o sile { $strengths }.
    .you =
        Odkładasz na odpoczynek { $count ->
            [one] zakrytego potwora
            [few] zakryte potwory
           *[many] zakryte potwory
        } o sile { $strengths }.

## Playing monsters
castle-log-placed = { $who } kładą potwora o sile { $strength } przy strażniku nr { $position }.
    .you = Kładziesz potwora o sile { $strength } przy strażniku nr { $position }.
castle-log-replaced = { $who } zastępują potwora „{ $other }” przy strażniku nr { $position } swoim potworem o sile { $strength }.
    .you = Zastępujesz potwora „{ $other }” przy strażniku nr { $position } swoim potworem o sile { $strength }.
    .from-you = { $who } zastępują twojego potwora o sile { $old } przy strażniku nr { $position } swoim potworem o sile { $strength }.
    .own = { $who } zastępują własnego potwora o sile { $old } przy strażniku nr { $position } potworem o sile { $strength }.
    .you-own = Zastępujesz własnego potwora o sile { $old } przy strażniku nr { $position } potworem o sile { $strength }.
castle-log-price = Koszt wynosi { $coins } dla skarbca.
    .shared = Koszt wynosi { $coins } dla skarbca i { $share } dla frakcji { $who }.
    .you-shared = Koszt wynosi { $coins } dla skarbca i { $share } dla ciebie.
castle-log-paid = { $who } wpłacają { $coins } do skarbca.
    .you = Wpłacasz { $coins } do skarbca.
castle-log-compensated = { $who } dostają { $coins } za zastąpionego potwora o sile { $strength }.
    .you = Dostajesz { $coins } za zastąpionego potwora o sile { $strength }.
castle-log-returned = { $who } biorą z powrotem na rękę potwora o sile { $strength }.
    .you = Bierzesz z powrotem na rękę potwora o sile { $strength }.
castle-log-passed = { $who } pasują: mają już w zamku dwa potwory.
    .you = Pasujesz: masz już w zamku dwa potwory.

## Guards and king tiles
castle-log-guard-laid =
    { $count ->
        [one] Na posterunku staje nowy strażnik: { $guards }.
        [few] Na posterunkach stają nowi strażnicy, licząc od bramy: { $guards }.
       *[many] Na posterunkach stają nowi strażnicy, licząc od bramy: { $guards }.
    }
castle-log-tile-turned = Rozkaz króla „{ $card }”: { $text }
castle-log-guard-turned = Strażnik nr { $position } zostaje odkryty: { $stars }, siła { $strength }, łup { $loot }.
castle-log-strength-changed = Na mocy rozkazu króla „{ $other }” jego siła wynosi teraz { $number }.
castle-log-loot-changed = Na mocy rozkazu króla „{ $other }” jego łup wynosi teraz { $number }.
castle-log-faced = Naprzeciw niego stają: { $card } i { $other }, razem { $number }.
castle-log-beaten =
    { $number ->
        [0] Strażnik zostaje pokonany, ale nie ma przy sobie żadnego łupu.
       *[more] Strażnik zostaje pokonany.
    }
castle-log-looted = { $who } zdobywają { $coins }.
    .you = Zdobywasz { $coins }.
castle-log-coin-left = Potwory mają równą siłę, więc moneta, której nie da się podzielić, zostaje w skarbcu.
castle-log-lost =
    { $number ->
        [one] Strażnik wygrywa: potworom brakuje { $number } punktu siły. To koniec walki.
        [few] Strażnik wygrywa: potworom brakuje { $number } punktów siły. To koniec walki.
       *[many] Strażnik wygrywa: potworom brakuje { $number } punktów siły. To koniec walki.
    }
castle-log-guard-discarded = Strażnik { $card } zostaje odrzucony.
    .hidden = Strażnik ({ $stars }) zostaje odrzucony bez odkrywania.
castle-log-guards-discarded =
    { $unseen ->
        [0] Strażnicy zostają odrzuceni.
       *[more] Strażnicy zostają odrzuceni, w tym { $unseen } bez odkrywania.
    }
castle-log-tile-discarded = Rozkaz króla „{ $card }” przestaje obowiązywać.
    .hidden = Płytka króla zostaje odrzucona bez odkrywania.

## Healing
castle-log-healed = { $who } płacą { $coins } za leczenie potwora o sile { $strength }.
    .you = Płacisz { $coins } za leczenie potwora o sile { $strength }.
castle-log-cannot-pay = Leczenie potwora o sile { $strength } kosztuje jeszcze { $coins }, ale { $who } nie mają już złota.
    .you = Leczenie potwora o sile { $strength } kosztuje jeszcze { $coins }, ale nie masz już złota.
