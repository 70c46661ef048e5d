## Änderungen bis zum Rundenende
mod-damage =
    .order = gib { $target-dat } { -until-end } { $per } { $amount } Schaden { $against }
    .then = gibst du { $target-dat } { -until-end } { $per } { $amount } Schaden { $against }
    .may = { $target-dat } { -until-end } { $per } { $amount } Schaden { $against } geben
    .to = { $target-dat } { -until-end } { $per } { $amount } Schaden { $against } zu geben
mod-dungeon-damage =
    .order = gib jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden
    .then = gibst du jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden
    .may = jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden geben
    .to = jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden zu geben
mod-health =
    .order = gib { $target-dat } { -until-end } { $per } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        }
    .then = gibst du { $target-dat } { -until-end } { $per } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        }
    .may = { $target-dat } { -until-end } { $per } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        } geben
    .to = { $target-dat } { -until-end } { $per } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        } zu geben
mod-treasure =
    .order = gib { $target-dat } { -until-end } { $per } zusätzlichen Schatz ({ $treasure })
    .then = gibst du { $target-dat } { -until-end } { $per } zusätzlichen Schatz ({ $treasure })
    .may = { $target-dat } { -until-end } { $per } zusätzlichen Schatz ({ $treasure }) geben
    .to = { $target-dat } { -until-end } { $per } zusätzlichen Schatz ({ $treasure }) zu geben
mod-treasure-player =
    .order = gib dem Boss { $target-gen } { -until-end } { $per } zusätzlichen Schatz ({ $treasure })
    .then = gibst du dem Boss { $target-gen } { -until-end } { $per } zusätzlichen Schatz ({ $treasure })
    .may = dem Boss { $target-gen } { -until-end } { $per } zusätzlichen Schatz ({ $treasure }) geben
    .to = dem Boss { $target-gen } { -until-end } { $per } zusätzlichen Schatz ({ $treasure }) zu geben
mod-treasure-you =
    .order = gib deinem Boss { -until-end } { $per } zusätzlichen Schatz ({ $treasure })
    .then = gibst du deinem Boss { -until-end } { $per } zusätzlichen Schatz ({ $treasure })
    .may = deinem Boss { -until-end } { $per } zusätzlichen Schatz ({ $treasure }) geben
    .to = deinem Boss { -until-end } { $per } zusätzlichen Schatz ({ $treasure }) zu geben
treasure-any = 1 einer beliebigen Klasse
mod-double-damage =
    .order = verdopple { -until-end } den Schaden { $target-gen } { $against }
    .then = verdoppelst du { -until-end } den Schaden { $target-gen } { $against }
    .may = { -until-end } den Schaden { $target-gen } { $against } verdoppeln
    .to = { -until-end } den Schaden { $target-gen } { $against } zu verdoppeln
mod-double-treasure =
    .order = verdopple { -until-end } die Schätze { $target-gen }
    .then = verdoppelst du { -until-end } die Schätze { $target-gen }
    .may = { -until-end } die Schätze { $target-gen } verdoppeln
    .to = { -until-end } die Schätze { $target-gen } zu verdoppeln
mod-double-health =
    .order = verdopple { -until-end } die Lebenspunkte { $target-gen }
    .then = verdoppelst du { -until-end } die Lebenspunkte { $target-gen }
    .may = { -until-end } die Lebenspunkte { $target-gen } verdoppeln
    .to = { -until-end } die Lebenspunkte { $target-gen } zu verdoppeln
mod-double-yours =
    .order = verdopple { -until-end } die Schätze der Räume in deinem Dungeon
    .then = verdoppelst du { -until-end } die Schätze der Räume in deinem Dungeon
    .may = { -until-end } die Schätze der Räume in deinem Dungeon verdoppeln
    .to = { -until-end } die Schätze der Räume in deinem Dungeon zu verdoppeln
mod-no-damage =
    .order = { $target } verursacht { -until-end } keinen Schaden
    .then = verursacht { $target } { -until-end } keinen Schaden
    .may = { $target-acc } { -until-end } keinen Schaden verursachen lassen
    .to = { $target-acc } { -until-end } keinen Schaden verursachen zu lassen
mod-no-damage-hero =
    .order = Räume fügen { $target-dat } { -until-end } keinen Schaden zu
    .then = fügen Räume { $target-dat } { -until-end } keinen Schaden zu
    .may = { $target-acc } { -until-end } vor dem Schaden der Räume schützen
    .to = { $target-acc } { -until-end } vor dem Schaden der Räume zu schützen
mod-no-treasure =
    .order = { $target } verliert { -until-end } alle Schätze
    .then = verliert { $target } { -until-end } alle Schätze
    .may = { $target-dat } { -until-end } alle Schätze nehmen
    .to = { $target-dat } { -until-end } alle Schätze zu nehmen
mod-no-text =
    .order = ignoriere { -until-end } den Text { $target-gen }
    .then = ignorierst du { -until-end } den Text { $target-gen }
    .may = { -until-end } den Text { $target-gen } ignorieren
    .to = { -until-end } den Text { $target-gen } zu ignorieren
mod-no-spell =
    .order = Zaubersprüche wirken { -until-end } nicht auf { $target-acc }
    .then = wirken Zaubersprüche { -until-end } nicht auf { $target-acc }
    .may = { $target-acc } { -until-end } vor Zaubersprüchen schützen
    .to = { $target-acc } { -until-end } vor Zaubersprüchen zu schützen
mod-no-room =
    .order = Raumtexte wirken { -until-end } nicht auf { $target-acc }
    .then = wirken Raumtexte { -until-end } nicht auf { $target-acc }
    .may = { $target-acc } { -until-end } vor Raumtexten schützen
    .to = { $target-acc } { -until-end } vor Raumtexten zu schützen
mod-no-build =
    .order = auf { $target-dat } wird { -until-end } nichts gebaut
    .then = wird auf { $target-dat } { -until-end } nichts gebaut
    .may = das Bauen auf { $target-dat } { -until-end } verbieten
    .to = das Bauen auf { $target-dat } { -until-end } zu verbieten
mod-no-build-you =
    .order = du baust { -until-end } nichts mehr
    .then = baust du { -until-end } nichts mehr
    .may = { -until-end } nichts mehr bauen
    .to = { -until-end } nichts mehr zu bauen
mod-no-build-player =
    .order = { $target } baut { -until-end } nichts mehr
    .then = baut { $target } { -until-end } nichts mehr
    .may = { $target-dat } das Bauen { -until-end } verbieten
    .to = { $target-dat } das Bauen { -until-end } zu verbieten
mod-build-forbidden =
    .order = in dieser Runde baut niemand mehr, und verdeckte Räume kehren auf die Hand ihrer Besitzer zurück
    .then = baut in dieser Runde niemand mehr, und verdeckte Räume kehren auf die Hand ihrer Besitzer zurück
    .may = für den Rest der Runde das Bauen verbieten und verdeckte Räume auf die Hand ihrer Besitzer zurückkehren lassen
    .to = für den Rest der Runde das Bauen zu verbieten und verdeckte Räume auf die Hand ihrer Besitzer zurückkehren zu lassen
mod-no-build-on =
    .order = { $room } darf { -until-end } auf { $target-acc } gebaut werden
    .then = darf { -until-end } { $room } auf { $target-acc } gebaut werden
    .may = { -until-end } { $room-acc } auf { $target-acc } bauen lassen
    .to = { -until-end } { $room-acc } auf { $target-acc } bauen zu lassen
mod-no-enters =
    .order = { $target } betritt den Dungeon in dieser Runde nicht
    .then = betritt { $target } den Dungeon in dieser Runde nicht
    .may = { $target-acc } in dieser Runde am Betreten des Dungeons hindern
    .to = { $target-acc } in dieser Runde am Betreten des Dungeons zu hindern
mod-no-enters-player =
    .order = Helden am Dungeoneingang { $target-gen } betreten den Dungeon in dieser Runde nicht
    .then = betreten Helden am Dungeoneingang { $target-gen } den Dungeon in dieser Runde nicht
    .may = alle Helden am Dungeoneingang { $target-gen } in dieser Runde am Betreten des Dungeons hindern
    .to = alle Helden am Dungeoneingang { $target-gen } in dieser Runde am Betreten des Dungeons zu hindern
mod-no-enters-you =
    .order = in dieser Runde betritt kein Held mehr deinen Dungeon
    .then = betritt in dieser Runde kein Held mehr deinen Dungeon
    .may = alle Helden an deinem Dungeoneingang in dieser Runde am Betreten hindern
    .to = alle Helden an deinem Dungeoneingang in dieser Runde am Betreten zu hindern
mod-no-lured =
    .order = { $target } wird in dieser Runde nicht angelockt
    .then = wird { $target } in dieser Runde nicht angelockt
    .may = verhindern, dass { $target } in dieser Runde angelockt wird
    .to = zu verhindern, dass { $target } in dieser Runde angelockt wird
mod-no-win =
    .order = { $target } kann in dieser Runde nicht durch Seelen gewinnen
    .then = kann { $target } in dieser Runde nicht durch Seelen gewinnen
    .may = { $target-acc } in dieser Runde am Sieg durch Seelen hindern
    .to = { $target-acc } in dieser Runde am Sieg durch Seelen zu hindern
mod-no-lose =
    .order = { $target } kann in dieser Runde nicht durch Wunden verlieren
    .then = kann { $target } in dieser Runde nicht durch Wunden verlieren
    .may = { $target-acc } in dieser Runde vor der Niederlage durch Wunden bewahren
    .to = { $target-acc } in dieser Runde vor der Niederlage durch Wunden zu bewahren
mod-no-win-you =
    .order = du kannst in dieser Runde nicht durch Seelen gewinnen
    .then = kannst du in dieser Runde nicht durch Seelen gewinnen
    .may = in dieser Runde auf den Sieg durch Seelen verzichten
    .to = in dieser Runde auf den Sieg durch Seelen zu verzichten
mod-no-lose-you =
    .order = du kannst in dieser Runde nicht durch Wunden verlieren
    .then = kannst du in dieser Runde nicht durch Wunden verlieren
    .may = in dieser Runde nicht durch Wunden verlieren
    .to = in dieser Runde nicht durch Wunden zu verlieren
mod-no-spell-you =
    .order = du darfst { -until-end } keine Zaubersprüche spielen
    .then = darfst du { -until-end } keine Zaubersprüche spielen
    .may = { -until-end } keine Zaubersprüche spielen
    .to = { -until-end } keine Zaubersprüche zu spielen
mod-no-spell-player =
    .order = { $target } darf { -until-end } keine Zaubersprüche spielen
    .then = darf { $target } { -until-end } keine Zaubersprüche spielen
    .may = { $target-dat } { -until-end } verbieten, Zaubersprüche zu spielen
    .to = { $target-dat } { -until-end } zu verbieten, Zaubersprüche zu spielen
mod-skip =
    .order = { $target } überspringt { -until-end } { $room-acc }
    .then = überspringt { $target } { -until-end } { $room-acc }
    .may = { $target-acc } { -until-end } { $room-acc } überspringen lassen
    .to = { $target-acc } { -until-end } { $room-acc } überspringen zu lassen
mod-price-spell =
    .order = jeder Zauberspruch kostet { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .then = kostet jeder Zauberspruch { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .may = die Kosten jedes Zauberspruchs { -until-end } um { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] erhöhen
           *[less] senken
        }
    .to = die Kosten jedes Zauberspruchs { -until-end } um { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] zu erhöhen
           *[less] zu senken
        }
mod-price-reveal =
    .order = das Aufdecken eines Minibosses kostet { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .then = kostet das Aufdecken eines Minibosses { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .may = die Kosten für das Aufdecken eines Minibosses { -until-end } um { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] erhöhen
           *[less] senken
        }
    .to = die Kosten für das Aufdecken eines Minibosses { -until-end } um { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] zu erhöhen
           *[less] zu senken
        }
mod-price-promote =
    .order = das Befördern eines Minibosses kostet { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .then = kostet das Befördern eines Minibosses { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .may = die Kosten für das Befördern eines Minibosses { -until-end } um { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] erhöhen
           *[less] senken
        }
    .to = die Kosten für das Befördern eines Minibosses { -until-end } um { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] zu erhöhen
           *[less] zu senken
        }
mod-fits =
    .order = du darfst { -until-end } { $cards } auf { $target-acc } ohne passendes Symbol bauen
    .then = darfst du { -until-end } { $cards } auf { $target-acc } ohne passendes Symbol bauen
    .may = { -until-end } { $cards } auf { $target-acc } ohne passendes Symbol bauen
    .to = { -until-end } { $cards } auf { $target-acc } ohne passendes Symbol zu bauen
mod-fits-yours =
    .order = du darfst { -until-end } { $cards } ohne passendes Symbol bauen
    .then = darfst du { -until-end } { $cards } ohne passendes Symbol bauen
    .may = { -until-end } { $cards } ohne passendes Symbol bauen
    .to = { -until-end } { $cards } ohne passendes Symbol zu bauen
mod-fits-this =
    .order = du darfst { -until-end } { $target-acc } ohne passendes Symbol bauen
    .then = darfst du { -until-end } { $target-acc } ohne passendes Symbol bauen
    .may = { -until-end } { $target-acc } ohne passendes Symbol bauen
    .to = { -until-end } { $target-acc } ohne passendes Symbol zu bauen
mod-build-one-more =
    .order = du darfst in dieser Runde einen weiteren Raum bauen
    .then = darfst du in dieser Runde einen weiteren Raum bauen
    .may = in dieser Runde einen weiteren Raum bauen
    .to = in dieser Runde einen weiteren Raum zu bauen
mod-build-more =
    .order = du darfst in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } mehr bauen
    .then = darfst du in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } mehr bauen
    .may = in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } mehr bauen
    .to = in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } mehr zu bauen
mod-build-fewer =
    .order = du darfst in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } weniger bauen
    .then = darfst du in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } weniger bauen
    .may = in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } weniger bauen
    .to = in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } weniger zu bauen
mod-build-player =
    .order = { $target } darf in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } { $change ->
            [more] mehr
           *[less] weniger
        } bauen
    .then = darf { $target } in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } { $change ->
            [more] mehr
           *[less] weniger
        } bauen
    .may = { $target-acc } in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } { $change ->
            [more] mehr
           *[less] weniger
        } bauen lassen
    .to = { $target-acc } in dieser Runde { $number ->
            [one] 1 Raum
           *[other] { $number } Räume
        } { $change ->
            [more] mehr
           *[less] weniger
        } bauen zu lassen
mod-price-spell-player =
    .order = jeder Zauberspruch kostet { $target-acc } { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .then = kostet jeder Zauberspruch { $target-acc } { -until-end } { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        }
    .may = { $target-acc } { -until-end } für jeden Zauberspruch { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        } zahlen lassen
    .to = { $target-acc } { -until-end } für jeden Zauberspruch { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        } { $change ->
            [more] mehr
           *[less] weniger
        } zahlen zu lassen
mod-counts-player =
    .order = { $target } zählt { -until-end } { $what ->
            [souls] { $number ->
                [one] 1 Seele
               *[other] { $number } Seelen
            }
           *[wounds] { $number ->
                [one] 1 Wunde
               *[other] { $number } Wunden
            }
        } mehr
    .then = zählt { $target } { -until-end } { $what ->
            [souls] { $number ->
                [one] 1 Seele
               *[other] { $number } Seelen
            }
           *[wounds] { $number ->
                [one] 1 Wunde
               *[other] { $number } Wunden
            }
        } mehr
    .may = { $target-acc } { -until-end } { $what ->
            [souls] { $number ->
                [one] 1 Seele
               *[other] { $number } Seelen
            }
           *[wounds] { $number ->
                [one] 1 Wunde
               *[other] { $number } Wunden
            }
        } mehr zählen lassen
    .to = { $target-acc } { -until-end } { $what ->
            [souls] { $number ->
                [one] 1 Seele
               *[other] { $number } Seelen
            }
           *[wounds] { $number ->
                [one] 1 Wunde
               *[other] { $number } Wunden
            }
        } mehr zählen zu lassen
mod-item =
    .order = du darfst { -until-end } { $number ->
            [one] 1 offenen Gegenstand
           *[other] { $number } offene Gegenstände
        } mehr haben
    .then = darfst du { -until-end } { $number ->
            [one] 1 offenen Gegenstand
           *[other] { $number } offene Gegenstände
        } mehr haben
    .may = { -until-end } { $number ->
            [one] 1 offenen Gegenstand
           *[other] { $number } offene Gegenstände
        } mehr haben
    .to = { -until-end } { $number ->
            [one] 1 offenen Gegenstand
           *[other] { $number } offene Gegenstände
        } mehr zu haben
mod-souls =
    .order = zähle für dich { -until-end } { $number ->
            [one] 1 Seele
           *[other] { $number } Seelen
        } mehr
    .then = zählst du für dich { -until-end } { $number ->
            [one] 1 Seele
           *[other] { $number } Seelen
        } mehr
    .may = für dich { -until-end } { $number ->
            [one] 1 Seele
           *[other] { $number } Seelen
        } mehr zählen
    .to = für dich { -until-end } { $number ->
            [one] 1 Seele
           *[other] { $number } Seelen
        } mehr zu zählen
mod-wounds =
    .order = zähle für dich { -until-end } { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        } mehr
    .then = zählst du für dich { -until-end } { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        } mehr
    .may = für dich { -until-end } { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        } mehr zählen
    .to = für dich { -until-end } { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        } mehr zu zählen
mod-ability =
    .order = gib { $target-dat } { -until-end } diese Fähigkeit: „{ $text }“
    .then = gibst du { $target-dat } { -until-end } diese Fähigkeit: „{ $text }“
    .may = { $target-dat } { -until-end } diese Fähigkeit: „{ $text }“ geben
    .to = { $target-dat } { -until-end } diese Fähigkeit: „{ $text }“ zu geben
