## Spieler
who-draws =
    .order = { $who } zieht { $per } { $cards }
    .then = zieht { $who } { $per } { $cards }
    .may = { $who-acc } { $per } { $cards } ziehen lassen
    .to = { $who-acc } { $per } { $cards } ziehen zu lassen
who-discards =
    .order = { $who } wirft { $per } { $cards } ab
    .then = wirft { $who } { $per } { $cards } ab
    .may = { $who-acc } { $per } { $cards } abwerfen lassen
    .to = { $who-acc } { $per } { $cards } abwerfen zu lassen
who-discards-random =
    .order = { $who } wirft { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } ab
    .then = wirft { $who } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } ab
    .may = { $who-acc } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } abwerfen lassen
    .to = { $who-acc } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } abwerfen zu lassen
who-discards-hand =
    .order = { $who } wirft die gesamte Hand ab
    .then = wirft { $who } die gesamte Hand ab
    .may = { $who-acc } die gesamte Hand abwerfen lassen
    .to = { $who-acc } die gesamte Hand abwerfen zu lassen
who-destroys-room =
    .order = { $who } zerstört einen Raum seiner Wahl in seinem eigenen Dungeon
    .then = zerstört { $who } einen Raum seiner Wahl in seinem eigenen Dungeon
    .may = { $who-acc } einen Raum seiner Wahl in seinem eigenen Dungeon zerstören lassen
    .to = { $who-acc } einen Raum seiner Wahl in seinem eigenen Dungeon zerstören zu lassen
who-gains-coins =
    .order = { $who } nimmt { $per } { $coins }
    .then = nimmt { $who } { $per } { $coins }
    .may = { $who-acc } { $per } { $coins } nehmen lassen
    .to = { $who-acc } { $per } { $coins } nehmen zu lassen
who-pays =
    .order = { $who } zahlt { $per } { $coins }
    .then = zahlt { $who } { $per } { $coins }
    .may = { $who-acc } { $per } { $coins } zahlen lassen
    .to = { $who-acc } { $per } { $coins } zahlen zu lassen
who-pays-to =
    .order = { $who } zahlt { $receiver-dat } { $per } { $coins }
    .then = zahlt { $who } { $receiver-dat } { $per } { $coins }
    .may = { $who-acc } { $receiver-dat } { $per } { $coins } zahlen lassen
    .to = { $who-acc } { $receiver-dat } { $per } { $coins } zahlen zu lassen
who-gives =
    .order = { $who } gibt { $receiver-dat } { $cards } von der Hand
    .then = gibt { $who } { $receiver-dat } { $cards } von der Hand
    .may = { $who-acc } { $receiver-dat } { $cards } von der Hand geben lassen
    .to = { $who-acc } { $receiver-dat } { $cards } von der Hand geben zu lassen
who-must =
    .order = { $who } muss { $effect }
    .then = muss { $who } { $effect }
    .may = { $who-acc } { $effect } lassen
    .to = { $who-acc } { $effect } zu lassen
who-may =
    .order = { $who } darf { $effect }
    .then = darf { $who } { $effect }
    .may = { $who-dat } erlauben, { $effect-to }
    .to = { $who-dat } zu erlauben, { $effect-to }
