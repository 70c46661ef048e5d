### Münzen, Marker, Gegenstände, Minibosse und was es sonst nur mit manchen Sets gibt.

## Das Protokoll
log-modified = { $card }: „{ $text }“.
    .on = { $card } ({ $on }): „{ $text }“.
log-coins =
    { $who } erhält { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }.
    .you =
        Du erhältst { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
    .less =
        { $who } verliert { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
    .you-less =
        Du verlierst { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
log-paid =
    { $who } zahlt { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }.
    .you =
        Du zahlst { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
log-coins-on =
    Der Raum { $card } von { $who } erhält { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }.
    .you =
        Dein Raum { $card } erhält { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
    .less =
        Der Raum { $card } von { $who } verliert { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
    .you-less =
        Dein Raum { $card } verliert { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
log-counters = Der Raum { $card } von { $who } erhält { $number } Marker.
    .you = Dein Raum { $card } erhält { $number } Marker.
    .less = Der Raum { $card } von { $who } verliert { $number } Marker.
    .you-less = Dein Raum { $card } verliert { $number } Marker.
log-token = { $card } hat durch einen Lebensmarker { $amount } LP.
log-attached = { $card } zieht in den Raum { $other } im Dungeon von { $who } ein.
    .you = { $card } zieht in den Raum { $other } in deinem Dungeon ein.
log-detached = { $card } verlässt den Raum { $other } im Dungeon von { $who }.
    .you = { $card } verlässt den Raum { $other } in deinem Dungeon.
log-promoted = { $card } von { $who } ist jetzt auf Stufe { $number }.
    .you = Dein Miniboss { $card } ist jetzt auf Stufe { $number }.
log-item-moved = { $who } legt { $card } offen in den eigenen Punktebereich.
    .you = Du legst { $card } offen in deinen Punktebereich.
    .down = { $who } legt { $card } verdeckt in den eigenen Punktebereich.
    .you-down = Du legst { $card } verdeckt in deinen Punktebereich.
log-item-moved-town = { $card } liegt in der Stadt.
log-item-moved-hero = { $other } nimmt { $card }.
log-turned = { $who } dreht { $card } auf die offene Seite.
    .you = Du drehst { $card } auf die offene Seite.
    .down = { $who } dreht { $card } auf die verdeckte Seite.
    .you-down = Du drehst { $card } auf die verdeckte Seite.
log-gave = { $who } gibt { $card } an { $victim }.
    .you = Du gibst { $card } an { $victim }.
    .to-you = { $who } gibt dir { $card }.
    .hidden = { $who } gibt eine Karte an { $victim }.
log-rearranged = Räume im Dungeon von { $who } tauschen die Plätze.
    .you = Räume in deinem Dungeon tauschen die Plätze.
log-copied = { $who } tut, was auf { $card } steht.
    .you = Du tust, was auf { $card } steht.
log-soul-moved = { $card } kommt verdeckt in den Punktebereich von { $who }: { $souls }.
    .you = { $card } kommt verdeckt in deinen Punktebereich: { $souls }.
log-soul-turned = { $card } im Punktebereich von { $who } wird aufgedeckt: { $wounds }.
    .you = { $card } in deinem Punktebereich wird aufgedeckt: { $wounds }.
log-hero-moved-location = { $card } geht zu diesem Ort: { $other }.
log-activated-card = { $who } nutzt { $card }.
    .you = Du nutzt { $card }.
    .on = { $who } nutzt { $card } ({ $on }).
    .you-on = Du nutzt { $card } ({ $on }).

## Fragen
prompt-pick = { $card }: Wähle, wofür der Effekt gilt.
prompt-draw = { $card }: Wähle, was du ziehst.
prompt-reveal = { $card }: Wähle eine Handkarte, die du zeigst.
prompt-give = { $card }: Wähle, wem du eine Karte gibst und welche.
prompt-pay = { $card }: Wähle, wie viele Münzen du zahlst.
prompt-class = { $card }: Wähle eine Schatzart.
prompt-turn = { $card }: Wähle, was du umdrehst.
prompt-remove = { $card }: Wähle, was du aus dem Spiel entfernst.
prompt-destroy = { $card }: Wähle einen Raum, den du zerstörst.
prompt-arrange = { $card }: Wähle den Raum, der vom Boss aus als nächster kommt.
prompt-build-miniboss = { $card }: Wähle einen Raum für den Miniboss.
prompt-target-wound = { $card }: Wähle den offenen Helden.
prompt-target-miniboss = { $card }: Wähle den Miniboss.
prompt-target-item = { $card }: Wähle den Gegenstand.
prompt-target-boss = { $card }: Wähle den Boss.
prompt-target-card = { $card }: Wähle die Karte.
prompt-target-minion = { $card }: Wähle den Schergen.

## Möglichkeiten
option-use-card = { $card } nutzen
option-use-text = { $card } nutzen (Position { $position }): { $text }
option-use-card-text = { $card } nutzen: { $text }
option-play-text = { $card } spielen: { $text }
option-resolve-text = Zuerst { $card }: { $text }
option-wound = { $card } von { $who } (Wunde)
    .you = { $card } aus deinem Punktebereich (Wunde)
option-miniboss = { $card } von { $who } (Position { $position })
    .you = Dein Miniboss { $card } (Position { $position })
option-item = { $card }
option-pick = { $card }
# A Room that another one covers.
option-pick-under = { $card }, überbaut von: { $room } ({ $who }, Position { $position })
    .you = { $card }, überbaut von: { $room } (dein Dungeon, Position { $position })
option-pay =
    { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    } zahlen
option-class = Schatz: { $class }
option-decline-pick = Nichts weiter
option-decline-reveal = Nichts weiter zeigen
option-decline-pay = Nichts zahlen

## Gründe
reason-no-spells-for-you = Ein Effekt verbietet dir in dieser Runde Zaubersprüche.
reason-text-is-ignored = Durch einen Effekt gilt der Text der Karte in dieser Runde nicht.
reason-level-does-not-fit = Der Miniboss hat nicht die Stufe dafür.
reason-hero-is-in-the-room = In dem Raum ist ein Held: Darauf kannst du jetzt nicht bauen.
reason-card-is-not-in-force = Diese Karte ist bei dir nicht im Spiel.
reason-no-such-mode = Diese Möglichkeit hat der Zauberspruch nicht.
reason-nothing-to-use = Diese Karte hat keine Fähigkeit, die du nutzen kannst; was sie bewirkt, geschieht von selbst.

## Karten
facts-item = Gegenstand, { $class }
item-universal = für alle Helden
facts-miniboss = Miniboss
facts-location = Ort auf dem Plan
card-without-words = Diese Karte tut etwas, wofür es noch keine Worte gibt.
cli-census-item =
    { $count ->
        [one] 1 Gegenstand
       *[other] { $count } Gegenstände
    }
cli-census-miniboss =
    { $count ->
        [one] 1 Miniboss
       *[other] { $count } Minibosse
    }
cli-census-location =
    { $count ->
        [one] 1 Ort
       *[other] { $count } Orte
    }

## Woher ein Wert kommt
value-counters = { $value } durch Marker
value-doubled = { $value } durch Verdoppeln

## Der Tisch im Terminal
table-coins = Münzen: { $number }
table-items = Gegenstände: { $items }
table-items-down = Verdeckte Gegenstände: { $items }
table-items-town = Gegenstände in der Stadt: { $items }
table-market = Markt: { $cards }
table-tavern = In der Taverne: { $heroes }
table-location = { $location }: { $heroes }
table-location-empty = { $location }: niemand
table-copies = hat auch die Fähigkeiten von { $boss }
table-carries = { $facts }, trägt { $item }
table-miniboss = { $miniboss }, Stufe { $level }
table-counters = Marker: { $number }
table-room-coins = Münzen: { $number }
table-effects = In dieser Runde
table-item-deck = Gegenstandsstapel: { $number }
