always-price-spell = jeder Zauberspruch kostet { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
always-price-reveal = das Aufdecken eines Minibosses kostet { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
always-price-promote = das Befördern eines Minibosses kostet { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
always-souls = du zählst { $number ->
            [one] 1 Seele
           *[other] { $number } Seelen
        } mehr
always-wounds = du zählst { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        } mehr

## Was immer gilt
against = gegen { $hero-acc }
always-damage = { $target } verursacht { $amount } Schaden { $per } { $against }
always-health = { $target } hat { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        } { $per }
always-treasure = { $target } hat { $per } zusätzlichen Schatz ({ $treasure })
always-treasure-you = dein Boss hat { $per } zusätzlichen Schatz ({ $treasure })
always-double-damage = { $target } verursacht doppelten Schaden { $against }
always-double-treasure = die Schätze { $target-gen } zählen doppelt
always-double-health = { $target } hat doppelt so viele Lebenspunkte
always-no-damage = { $target } verursacht keinen Schaden
always-no-damage-hero = Räume fügen { $target-dat } keinen Schaden zu
always-no-treasure = { $target } hat keine Schätze
always-no-text = der Text { $target-gen } gilt nicht
always-no-spell = Zaubersprüche wirken nicht auf { $target-acc }
always-no-spell-you = du darfst keine Zaubersprüche spielen
always-no-spell-player = { $target } darf keine Zaubersprüche spielen
always-no-room = Raumtexte wirken nicht auf { $target-acc }
always-no-build = auf { $target-dat } darf nichts gebaut werden
always-no-build-you = du darfst nichts bauen
always-no-build-player = { $target } darf nichts bauen
always-no-build-on = { $room } darf auf { $target-acc } gebaut werden
always-no-enters = { $target } betritt den Dungeon nicht
always-no-enters-you = kein Held betritt deinen Dungeon
always-no-enters-player = Helden am Dungeoneingang { $target-gen } betreten den Dungeon nicht
always-no-lured = { $target } wird nicht angelockt
always-no-win = { $target } kann nicht durch Seelen gewinnen
always-no-win-you = du kannst nicht durch Seelen gewinnen
always-no-lose = { $target } kann nicht durch Wunden verlieren
always-no-lose-you = du kannst nicht durch Wunden verlieren
always-skip = { $target } überspringt { $room-acc }
always-fits = du darfst { $cards } auf { $target-acc } ohne passendes Symbol bauen
always-fits-yours = du darfst { $cards } ohne passendes Symbol bauen
always-fits-this = du darfst { $target-acc } ohne passendes Symbol bauen
always-ability = { $target } hat diese Fähigkeit: „{ $text }“
always-build-more = du darfst pro Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } mehr bauen
always-build-fewer = du darfst pro Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } weniger bauen
always-item = du darfst { $number ->
            [one] 1 offenen Gegenstand
           *[other] { $number } offene Gegenstände
        } mehr haben
always-while = { $text }, solange dieser Held in deinem Dungeon ist
always-if = { $text }, { $condition }

## Schaden
always-this-room = Dieser Raum verursacht { $damage } Schaden.
    .per = Dieser Raum verursacht { $damage } Schaden { $per }.
always-adjacent-rooms =
    { $kind ->
        [monster] Benachbarte Monsterräume
        [trap] Benachbarte Fallenräume
       *[any] Benachbarte Räume
    } verursachen { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Benachbarte Monsterräume
            [trap] Benachbarte Fallenräume
           *[any] Benachbarte Räume
        } verursachen { $damage } Schaden { $per }.
always-room-to-the-right =
    { $kind ->
        [monster] Ein Monsterraum rechts neben diesem Raum verursacht
        [trap] Ein Fallenraum rechts neben diesem Raum verursacht
       *[any] Der Raum rechts neben diesem verursacht
    } { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Ein Monsterraum rechts neben diesem Raum verursacht
            [trap] Ein Fallenraum rechts neben diesem Raum verursacht
           *[any] Der Raum rechts neben diesem verursacht
        } { $damage } Schaden { $per }.
always-room-to-the-left =
    { $kind ->
        [monster] Ein Monsterraum links neben diesem Raum verursacht
        [trap] Ein Fallenraum links neben diesem Raum verursacht
       *[any] Der Raum links neben diesem verursacht
    } { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Ein Monsterraum links neben diesem Raum verursacht
            [trap] Ein Fallenraum links neben diesem Raum verursacht
           *[any] Der Raum links neben diesem verursacht
        } { $damage } Schaden { $per }.
always-other-rooms =
    { $kind ->
        [monster] Alle anderen Monsterräume in deinem Dungeon
        [trap] Alle anderen Fallenräume in deinem Dungeon
       *[any] Alle anderen Räume in deinem Dungeon
    } verursachen { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Alle anderen Monsterräume in deinem Dungeon
            [trap] Alle anderen Fallenräume in deinem Dungeon
           *[any] Alle anderen Räume in deinem Dungeon
        } verursachen { $damage } Schaden { $per }.
always-cover = Dieser Raum darf nicht mit einem Erweiterten Raum überbaut werden.
