### Fragen und die Möglichkeiten, sie zu beantworten.

## Fragen
prompt-build = Dein Zug in der Bauphase: Platziere einen Raum verdeckt oder nutze Zaubersprüche und Fähigkeiten.
prompt-build-done = Dein Zug in der Bauphase: Du darfst noch Zaubersprüche und Fähigkeiten nutzen.
prompt-respond = Du darfst jetzt einen Zauberspruch oder eine Fähigkeit nutzen.
prompt-choose-boss = Wähle den Boss, den du spielen willst.
prompt-mulligan = Du darfst deine Starthand einmal austauschen.
prompt-setup-discard = Wähle aus deiner Starthand eine Karte, die du abwirfst.
prompt-first-room = Du darfst deinen ersten Raum verdeckt platzieren.
prompt-round-draw = Ziehe deine Karte für diese Runde.
prompt-negate = { $card } wird gerade gespielt. Du darfst diesen Zauberspruch verhindern.
prompt-order = Mehrere deiner Effekte werden jetzt ausgelöst. Wähle, welcher zuerst kommt.
prompt-machinations = Du hast in dieser Runde keinen Helden getötet: Du darfst eine Karte ziehen.
prompt-target-hero = { $card }: Wähle den Helden.
prompt-target-room = { $card }: Wähle den Raum.
prompt-target-rival = { $card }: Wähle den Gegner.
prompt-target-soul = { $card }: Wähle den verdeckten Helden.
prompt-target-spell = { $card }: Wähle den Zauberspruch, den du verhinderst.
prompt-may = { $card }: Willst du diesen Effekt nutzen?
prompt-pay-discard = { $card }: Wähle eine Karte, die du als Kosten abwirfst.
prompt-pay-sacrifice = { $card }: Wähle einen deiner Räume, den du als Kosten zerstörst.
prompt-discard = { $card }: Wähle eine Karte, die du abwirfst.
prompt-fetch = { $card }: Wähle eine Karte vom Ablagestapel.
prompt-name-kind = { $card }: Wähle die Art der Karte, die du nimmst.
prompt-take = { $card }: Wähle die Karte, die du nimmst.
prompt-heal = { $card }: Wähle den Helden, dessen Wunden zu Seelen werden.
prompt-destroy-own = { $card }: Wähle in deinem Dungeon einen Raum, den du zerstörst.
prompt-swap = { $card }: Wähle einen Raum, der den Platz tauscht.
prompt-build-now = { $card }: Du darfst sofort einen weiteren Raum bauen.
prompt-search = { $card }: Suche einen Raum.
prompt-search-spells = { $card }: Suche einen Zauberspruch.
prompt-choose = Triff eine Wahl.

prompt-effect = Effekt

## Möglichkeiten. Positionen werden vom Boss aus gezählt.
option-pass = Passen
option-accept = Effekt nutzen
option-keep = Diese Hand behalten
option-mulligan = Die gesamte Hand austauschen
option-boss = { $card } spielen
option-build-end = { $card } als neuen ersten Raum bauen
option-build-on = { $card } auf { $room } bauen (Position { $position })
option-play = { $card } spielen
option-use = { $card } nutzen (Position { $position })
option-discard = { $card } abwerfen
option-sacrifice = { $room } zerstören (Position { $position })
option-room = { $room } von { $who } (Position { $position })
    .you = Dein Raum: { $room } (Position { $position })
option-hero = { $card }
option-soul = { $card } aus dem Punktebereich von { $who }
    .you = { $card } aus deinem Punktebereich
option-spell = { $card } von { $who }
    .you = Dein Zauberspruch { $card }
option-take = { $card } nehmen
option-draw-room = Eine Raumkarte ziehen
option-draw-spell = Eine Zauberspruchkarte ziehen
option-kind-room = Eine zufällige Raumkarte
option-kind-spell = Eine zufällige Zauberspruchkarte
option-search-deck = Im Raumkartenstapel suchen
option-search-discard = Im Ablagestapel suchen
option-search-spells = Im Zauberspruchstapel suchen
option-resolve = Zuerst { $card }
option-heal = { $card } umdrehen

## Ablehnen
option-decline = Effekt nicht nutzen
option-decline-build = Vorerst keinen Raum bauen
option-decline-first-room = Keinen ersten Raum platzieren
option-decline-build-now = Keinen weiteren Raum bauen
option-decline-machinations = Nichts ziehen
option-decline-search = Nichts weiter nehmen

## Anstelle eines Raumnamens
room-face-down = verdeckter Raum
room-position = Position { $position }
