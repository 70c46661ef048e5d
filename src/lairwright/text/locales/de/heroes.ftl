## Helden
do-choose =
    .order = wähle { $target-acc }
    .then = wählst du { $target-acc }
    .may = { $target-acc } wählen
    .to = { $target-acc } zu wählen
do-kill =
    .order = töte { $target-acc }
    .then = tötest du { $target-acc }
    .may = { $target-acc } töten
    .to = { $target-acc } zu töten
do-damage =
    .order = füge { $target-dat } { $per } { $damage } Schaden zu
    .then = fügst du { $target-dat } { $per } { $damage } Schaden zu
    .may = { $target-dat } { $per } { $damage } Schaden zufügen
    .to = { $target-dat } { $per } { $damage } Schaden zuzufügen
do-damage-random =
    .order = füge { $target-dat } zufällig 1 bis { $damage } Schaden zu
    .then = fügst du { $target-dat } zufällig 1 bis { $damage } Schaden zu
    .may = { $target-dat } zufällig 1 bis { $damage } Schaden zufügen
    .to = { $target-dat } zufällig 1 bis { $damage } Schaden zuzufügen
do-damage-your-rooms =
    .order = füge { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zu
    .then = fügst du { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zu
    .may = { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zufügen
    .to = { $target-dat } für jeden aktiven Raum in deinem Dungeon 1 Schaden zuzufügen
do-move-town =
    .order = schicke { $target-acc } in die Stadt zurück
    .then = schickst du { $target-acc } in die Stadt zurück
    .may = { $target-acc } in die Stadt zurückschicken
    .to = { $target-acc } in die Stadt zurückzuschicken
do-move-end-of-town =
    .order = stelle { $target-acc } ans Ende der Schlange
    .then = stellst du { $target-acc } ans Ende der Schlange
    .may = { $target-acc } ans Ende der Schlange stellen
    .to = { $target-acc } ans Ende der Schlange zu stellen
do-move-your-entrance =
    .order = bewege { $target-acc } zu deinem Dungeoneingang
    .then = bewegst du { $target-acc } zu deinem Dungeoneingang
    .may = { $target-acc } zu deinem Dungeoneingang bewegen
    .to = { $target-acc } zu deinem Dungeoneingang zu bewegen
do-move-rival-entrance =
    .order = bewege { $target-acc } zum Dungeoneingang eines Gegners deiner Wahl
    .then = bewegst du { $target-acc } zum Dungeoneingang eines Gegners deiner Wahl
    .may = { $target-acc } zum Dungeoneingang eines Gegners deiner Wahl bewegen
    .to = { $target-acc } zum Dungeoneingang eines Gegners deiner Wahl zu bewegen
do-move-any-entrance =
    .order = bewege { $target-acc } zu einem beliebigen Dungeoneingang
    .then = bewegst du { $target-acc } zu einem beliebigen Dungeoneingang
    .may = { $target-acc } zu einem beliebigen Dungeoneingang bewegen
    .to = { $target-acc } zu einem beliebigen Dungeoneingang zu bewegen
do-move-entrance =
    .order = bewege { $target-acc } zum Dungeoneingang { $person-gen }
    .then = bewegst du { $target-acc } zum Dungeoneingang { $person-gen }
    .may = { $target-acc } zum Dungeoneingang { $person-gen } bewegen
    .to = { $target-acc } zum Dungeoneingang { $person-gen } zu bewegen
do-move-back-of-line =
    .order = stelle { $target-acc } ans Ende der Reihe am selben Eingang
    .then = stellst du { $target-acc } ans Ende der Reihe am selben Eingang
    .may = { $target-acc } ans Ende der Reihe am selben Eingang stellen
    .to = { $target-acc } ans Ende der Reihe am selben Eingang zu stellen
do-move-random-entrance =
    .order = bewege zufällig { $target-acc } zu deinem Dungeoneingang
    .then = bewegst du zufällig { $target-acc } zu deinem Dungeoneingang
    .may = zufällig { $target-acc } zu deinem Dungeoneingang bewegen
    .to = zufällig { $target-acc } zu deinem Dungeoneingang zu bewegen
do-move-first-room =
    .order = schicke { $target-acc } in den ersten Raum zurück
    .then = schickst du { $target-acc } in den ersten Raum zurück
    .may = { $target-acc } in den ersten Raum zurückschicken
    .to = { $target-acc } in den ersten Raum zurückzuschicken
do-move-previous =
    .order = schicke { $target-acc } in den vorherigen Raum zurück
    .then = schickst du { $target-acc } in den vorherigen Raum zurück
    .may = { $target-acc } in den vorherigen Raum zurückschicken
    .to = { $target-acc } in den vorherigen Raum zurückzuschicken
do-move-previous-room =
    .order = schicke diesen Helden in den vorherigen Raum zurück
    .then = schickst du diesen Helden in den vorherigen Raum zurück
    .may = diesen Helden in den vorherigen Raum zurückschicken
    .to = diesen Helden in den vorherigen Raum zurückzuschicken
do-move-location =
    .order = schicke { $target-acc } an den passenden Ort auf dem Plan
    .then = schickst du { $target-acc } an den passenden Ort auf dem Plan
    .may = { $target-acc } an den passenden Ort auf dem Plan schicken
    .to = { $target-acc } an den passenden Ort auf dem Plan zu schicken
do-move-named =
    .order = schicke { $target-acc } direkt an den Ort „{ $location }“
    .then = schickst du { $target-acc } direkt an den Ort „{ $location }“
    .may = { $target-acc } direkt an den Ort „{ $location }“ schicken
    .to = { $target-acc } direkt an den Ort „{ $location }“ zu schicken
location-temple = Tempel
location-stadium = Stadion
location-library = Bibliothek
location-hideout = Versteck
location-tavern = Taverne
location-landing-site = Landeplatz
do-move-hand =
    .order = schicke { $target-acc } { $whose ->
            [self] auf deine Hand
            [you] auf deine Hand
            [own] auf die eigene Hand
            [any] auf eine beliebige Hand
           *[someone] auf die Hand { $person-gen }
        } zurück
    .then = schickst du { $target-acc } { $whose ->
            [self] auf deine Hand
            [you] auf deine Hand
            [own] auf die eigene Hand
            [any] auf eine beliebige Hand
           *[someone] auf die Hand { $person-gen }
        } zurück
    .may = { $target-acc } { $whose ->
            [self] auf deine Hand
            [you] auf deine Hand
            [own] auf die eigene Hand
            [any] auf eine beliebige Hand
           *[someone] auf die Hand { $person-gen }
        } zurückschicken
    .to = { $target-acc } { $whose ->
            [self] auf deine Hand
            [you] auf deine Hand
            [own] auf die eigene Hand
            [any] auf eine beliebige Hand
           *[someone] auf die Hand { $person-gen }
        } zurückzuschicken
do-move-score =
    .order = lege { $target-acc } in deinen Punktebereich
    .then = legst du { $target-acc } in deinen Punktebereich
    .may = { $target-acc } in deinen Punktebereich legen
    .to = { $target-acc } in deinen Punktebereich zu legen
do-move-score-up =
    .order = lege { $target-acc } offen in deinen Punktebereich
    .then = legst du { $target-acc } offen in deinen Punktebereich
    .may = { $target-acc } offen in deinen Punktebereich legen
    .to = { $target-acc } offen in deinen Punktebereich zu legen
do-move-score-down =
    .order = lege { $target-acc } verdeckt in deinen Punktebereich
    .then = legst du { $target-acc } verdeckt in deinen Punktebereich
    .may = { $target-acc } verdeckt in deinen Punktebereich legen
    .to = { $target-acc } verdeckt in deinen Punktebereich zu legen
# $face is "up" or "down".
do-move-score-of =
    .order = lege { $target-acc } { $face ->
            [up] offen
           *[down] verdeckt
        } in den Punktebereich { $person-gen }
    .then = legst du { $target-acc } { $face ->
            [up] offen
           *[down] verdeckt
        } in den Punktebereich { $person-gen }
    .may = { $target-acc } { $face ->
            [up] offen
           *[down] verdeckt
        } in den Punktebereich { $person-gen } legen
    .to = { $target-acc } { $face ->
            [up] offen
           *[down] verdeckt
        } in den Punktebereich { $person-gen } zu legen
do-move-to-target =
    .order = gib { $target-dat } { $thing-acc }
    .then = gibst du { $target-dat } { $thing-acc }
    .may = { $target-dat } { $thing-acc } geben
    .to = { $target-dat } { $thing-acc } zu geben
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
do-remove =
    .order = entferne { $target-acc } aus dem Spiel
    .then = entfernst du { $target-acc } aus dem Spiel
    .may = { $target-acc } aus dem Spiel entfernen
    .to = { $target-acc } aus dem Spiel zu entfernen
do-turn-wound =
    .order = drehe einen offenen Helden in deinem Punktebereich um und verwandle so seine Wunden in Seelen
    .then = drehst du einen offenen Helden in deinem Punktebereich um und verwandelst so seine Wunden in Seelen
    .may = einen offenen Helden in deinem Punktebereich umdrehen und so seine Wunden in Seelen verwandeln
    .to = einen offenen Helden in deinem Punktebereich umzudrehen und so seine Wunden in Seelen zu verwandeln
do-turn =
    .order = drehe { $target-acc } um
    .then = drehst du { $target-acc } um
    .may = { $target-acc } umdrehen
    .to = { $target-acc } umzudrehen
