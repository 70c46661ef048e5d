### Was Karten tun: ein Teilsatz pro Verb, in den vier Formen, die abilities.ftl erklärt.

## Karten und Hände
do-draw =
    .order = ziehe { $cards }
    .then = ziehst du { $cards }
    .may = { $cards } ziehen
    .to = { $cards } zu ziehen
do-draw-instead =
    .order = ziehe statt einer Raumkarte eine Zauberspruchkarte
    .then = ziehst du statt einer Raumkarte eine Zauberspruchkarte
    .may = statt einer Raumkarte eine Zauberspruchkarte ziehen
    .to = statt einer Raumkarte eine Zauberspruchkarte zu ziehen
do-discard =
    .order = wirf { $cards } ab
    .then = wirfst du { $cards } ab
    .may = { $cards } abwerfen
    .to = { $cards } abzuwerfen
do-discard-random =
    .order =
        { $target } wirft eine zufällige { $kind ->
            [room] Raumkarte
           *[spell] Zauberspruchkarte
        } ab
    .then =
        wirft { $target } eine zufällige { $kind ->
            [room] Raumkarte
           *[spell] Zauberspruchkarte
        } ab
    .may =
        { $target-acc } eine zufällige { $kind ->
            [room] Raumkarte
           *[spell] Zauberspruchkarte
        } abwerfen lassen
    .to =
        { $target-acc } eine zufällige { $kind ->
            [room] Raumkarte
           *[spell] Zauberspruchkarte
        } abwerfen zu lassen
do-fetch =
    .order = nimm { $cards } deiner Wahl vom Ablagestapel auf die Hand
    .then = nimmst du { $cards } deiner Wahl vom Ablagestapel auf die Hand
    .may = { $cards } deiner Wahl vom Ablagestapel auf die Hand nehmen
    .to = { $cards } deiner Wahl vom Ablagestapel auf die Hand zu nehmen
do-steal-random =
    .order = entscheide dich für Räume oder Zaubersprüche und nimm eine zufällige Karte dieser Art aus der Hand { $target-gen }
    .then = entscheidest du dich für Räume oder Zaubersprüche und nimmst eine zufällige Karte dieser Art aus der Hand { $target-gen }
    .may = dich für Räume oder Zaubersprüche entscheiden und eine zufällige Karte dieser Art aus der Hand { $target-gen } nehmen
    .to = dich für Räume oder Zaubersprüche zu entscheiden und eine zufällige Karte dieser Art aus der Hand { $target-gen } zu nehmen
do-steal-chosen =
    .order = sieh dir die Handkarten { $target-gen } an und nimm eine davon auf die Hand
    .then = siehst du dir die Handkarten { $target-gen } an und nimmst eine davon auf die Hand
    .may = dir die Handkarten { $target-gen } ansehen und eine davon auf die Hand nehmen
    .to = dir die Handkarten { $target-gen } anzusehen und eine davon auf die Hand zu nehmen
do-new-hands =
    .order = jeder Spieler wirft seine gesamte Hand ab und zieht dann { $cards }
    .then = wirft jeder Spieler seine gesamte Hand ab und zieht dann { $cards }
    .may = jeden Spieler seine gesamte Hand abwerfen und dann { $cards } ziehen lassen
    .to = jeden Spieler seine gesamte Hand abwerfen und dann { $cards } ziehen zu lassen
do-discard-hands =
    .order = jeder Spieler wirft seine gesamte Hand ab
    .then = wirft jeder Spieler seine gesamte Hand ab
    .may = jeden Spieler seine gesamte Hand abwerfen lassen
    .to = jeden Spieler seine gesamte Hand abwerfen zu lassen

## Helden
do-kill =
    .order = töte { $target-acc }
    .then = tötest du { $target-acc }
    .may = { $target-acc } töten
    .to = { $target-acc } zu töten
do-damage =
    .order = füge { $target-dat } { $damage } Schaden zu
    .then = fügst du { $target-dat } { $damage } Schaden zu
    .may = { $target-dat } { $damage } Schaden zufügen
    .to = { $target-dat } { $damage } Schaden zuzufügen
do-damage-your-rooms =
    .order = füge { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zu
    .then = fügst du { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zu
    .may = { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zufügen
    .to = { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zuzufügen
do-health =
    .order =
        gib { $target-dat } { -until-end } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        }
    .then =
        gibst du { $target-dat } { -until-end } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        }
    .may =
        { $target-dat } { -until-end } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        } geben
    .to =
        { $target-dat } { -until-end } { $amount } { $number ->
            [one] Lebenspunkt
           *[other] Lebenspunkte
        } zu geben
do-move-town =
    .order = schicke { $target-acc } in die Stadt zurück
    .then = schickst du { $target-acc } in die Stadt zurück
    .may = { $target-acc } in die Stadt zurückschicken
    .to = { $target-acc } in die Stadt zurückzuschicken
do-move-your-entrance =
    .order = bewege { $target-acc } zu deinem Dungeoneingang
    .then = bewegst du { $target-acc } zu deinem Dungeoneingang
    .may = { $target-acc } zu deinem Dungeoneingang bewegen
    .to = { $target-acc } zu deinem Dungeoneingang zu bewegen
do-move-first-room =
    .order = schicke { $target-acc } in den ersten Raum zurück
    .then = schickst du { $target-acc } in den ersten Raum zurück
    .may = { $target-acc } in den ersten Raum zurückschicken
    .to = { $target-acc } in den ersten Raum zurückzuschicken
do-move-previous-room =
    .order = schicke diesen Helden in den vorherigen Raum zurück
    .then = schickst du diesen Helden in den vorherigen Raum zurück
    .may = diesen Helden in den vorherigen Raum zurückschicken
    .to = diesen Helden in den vorherigen Raum zurückzuschicken
do-heal =
    .order = drehe einen offenen Helden in deinem Punktebereich um und verwandle so seine Wunden in Seelen
    .then = drehst du einen offenen Helden in deinem Punktebereich um und verwandelst so seine Wunden in Seelen
    .may = einen offenen Helden in deinem Punktebereich umdrehen und so seine Wunden in Seelen verwandeln
    .to = einen offenen Helden in deinem Punktebereich umzudrehen und so seine Wunden in Seelen zu verwandeln
do-remove =
    .order = entferne { $target-acc } aus dem Spiel
    .then = entfernst du { $target-acc } aus dem Spiel
    .may = { $target-acc } aus dem Spiel entfernen
    .to = { $target-acc } aus dem Spiel zu entfernen
do-return =
    .order = schicke { $target-acc } zum Dungeoneingang dieses Gegners zurück
    .then = schickst du { $target-acc } zum Dungeoneingang dieses Gegners zurück
    .may = { $target-acc } zum Dungeoneingang dieses Gegners zurückschicken
    .to = { $target-acc } zum Dungeoneingang dieses Gegners zurückzuschicken
do-return-yours =
    .order = schicke { $target-acc } zu deinem Dungeoneingang zurück
    .then = schickst du { $target-acc } zu deinem Dungeoneingang zurück
    .may = { $target-acc } zu deinem Dungeoneingang zurückschicken
    .to = { $target-acc } zu deinem Dungeoneingang zurückzuschicken
do-hold =
    .order = Helden am Dungeoneingang { $target-gen } betreten den Dungeon in dieser Runde nicht
    .then = betreten Helden am Dungeoneingang { $target-gen } den Dungeon in dieser Runde nicht
    .may = alle Helden am Dungeoneingang { $target-gen } in dieser Runde am Betreten des Dungeons hindern
    .to = alle Helden am Dungeoneingang { $target-gen } in dieser Runde am Betreten des Dungeons zu hindern

## Räume
do-room-damage =
    .order = gib { $target-dat } { -until-end } { $amount } Schaden
    .then = gibst du { $target-dat } { -until-end } { $amount } Schaden
    .may = { $target-dat } { -until-end } { $amount } Schaden geben
    .to = { $target-dat } { -until-end } { $amount } Schaden zu geben
do-dungeon-damage =
    .order = gib jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden
    .then = gibst du jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden
    .may = jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden geben
    .to = jedem Raum in deinem Dungeon { -until-end } { $amount } Schaden zu geben
do-double =
    .order = verdopple { -until-end } die Schätze der Räume in deinem Dungeon
    .then = verdoppelst du { -until-end } die Schätze der Räume in deinem Dungeon
    .may = { -until-end } die Schätze der Räume in deinem Dungeon verdoppeln
    .to = { -until-end } die Schätze der Räume in deinem Dungeon zu verdoppeln
do-deactivate =
    .order = deaktiviere { $target-acc } { -until-end }
    .then = deaktivierst du { $target-acc } { -until-end }
    .may = { $target-acc } { -until-end } deaktivieren
    .to = { $target-acc } { -until-end } zu deaktivieren
do-destroy-target =
    .order = zerstöre { $target-acc }
    .then = zerstörst du { $target-acc }
    .may = { $target-acc } zerstören
    .to = { $target-acc } zu zerstören
do-destroy-target-killing =
    .order = zerstöre { $target-acc } und töte jeden Helden darin
    .then = zerstörst du { $target-acc } und tötest jeden Helden darin
    .may = { $target-acc } zerstören und jeden Helden darin töten
    .to = { $target-acc } zu zerstören und jeden Helden darin zu töten
do-destroy-one-of-each-rival =
    .order = jeder Gegner zerstört einen Raum seiner Wahl in seinem eigenen Dungeon
    .then = zerstört jeder Gegner einen Raum seiner Wahl in seinem eigenen Dungeon
    .may = jeden Gegner einen Raum seiner Wahl in seinem eigenen Dungeon zerstören lassen
    .to = jeden Gegner einen Raum seiner Wahl in seinem eigenen Dungeon zerstören zu lassen
do-swap =
    .order = vertausche zwei Räume desselben Dungeons miteinander
    .then = vertauschst du zwei Räume desselben Dungeons miteinander
    .may = zwei Räume desselben Dungeons miteinander vertauschen
    .to = zwei Räume desselben Dungeons miteinander zu vertauschen
do-build-now =
    .order = baue sofort einen weiteren Raum
    .then = baust du sofort einen weiteren Raum
    .may = sofort einen weiteren Raum bauen
    .to = sofort einen weiteren Raum zu bauen
do-build-one-more =
    .order = du darfst in dieser Runde einen weiteren Raum bauen
    .then = darfst du in dieser Runde einen weiteren Raum bauen
    .may = in dieser Runde einen weiteren Raum bauen
    .to = in dieser Runde einen weiteren Raum zu bauen
do-build-forbidden =
    .order = in dieser Runde baut niemand mehr, und verdeckte Räume kehren auf die Hand ihrer Besitzer zurück
    .then = baut in dieser Runde niemand mehr, und verdeckte Räume kehren auf die Hand ihrer Besitzer zurück
    .may = für den Rest der Runde das Bauen verbieten und verdeckte Räume auf die Hand ihrer Besitzer zurückkehren lassen
    .to = für den Rest der Runde das Bauen zu verbieten und verdeckte Räume auf die Hand ihrer Besitzer zurückkehren zu lassen
do-search =
    .order = suche im Raumkartenstapel oder im Ablagestapel { $cards }, nimm sie auf die Hand und baue sie auf Wunsch sofort
    .then = suchst du im Raumkartenstapel oder im Ablagestapel { $cards }, nimmst sie auf die Hand und baust sie auf Wunsch sofort
    .may = im Raumkartenstapel oder im Ablagestapel { $cards } suchen, sie auf die Hand nehmen und auf Wunsch sofort bauen
    .to = im Raumkartenstapel oder im Ablagestapel { $cards } zu suchen, sie auf die Hand zu nehmen und auf Wunsch sofort zu bauen

## Zaubersprüche
do-negate =
    .order = verhindere { $target-acc }
    .then = verhinderst du { $target-acc }
    .may = { $target-acc } verhindern
    .to = { $target-acc } zu verhindern
