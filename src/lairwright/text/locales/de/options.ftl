### `lair options`: was jede Regelfassung ist und was jede Option der Regeln entscheidet.

## Regelfassungen
about-preset-default = unsere empfohlene Lesart, wo sich die Ausgaben unterscheiden
about-preset-pl = die polnische Ausgabe, wie gedruckt
about-preset-ru = die frühe russische Ausgabe, wie gedruckt; zu ihrem neunten Boss gibt es keine verlässlichen Angaben, er fehlt daher
about-preset-de = das Grundspiel der deutschen Big Box, wie gedruckt, 2 bis 4 Spieler
about-preset-en10 = die Spielregeln der Ausgabe zum zehnjährigen Jubiläum, mit den überarbeiteten Karten

## Optionen
about-option-printing = 31 Zaubersprüche und ein begrenzter Zermaminator oder 30 Zaubersprüche
about-option-bosses-dealt = bei 2 behält jeder einen und entfernt den anderen
about-option-hero-counts = Helden nach Spielerzahl-Symbol oder alle
about-option-epic-after = ab wann Epische Helden kommen
about-option-setup-discard = aus der Starthand abgeworfene Karten
about-option-seeded-discard = 4 Räume und 2 Zaubersprüche liegen von Anfang an auf dem Ablagestapel
about-option-setup-discard-secret = beim Spielaufbau abgeworfene Karten bleiben verdeckt, bis alle gewählt haben
about-option-mulligan-condition = welche Starthände ausgetauscht werden dürfen
about-option-mulligan-mode = wohin eine ausgetauschte Hand kommt
about-option-first-room = ob der erste Raum platziert werden muss
about-option-turn-order = Reihenfolge der Züge in Bau- und Abenteuerphase
about-option-reveal-order = Reihenfolge von Level Up und „Wenn du diesen Raum baust“-Effekten
about-option-heroes-per-round = pro Runde aufgedeckte Helden
about-option-levelup-before-built = Level Up vor dem „Wenn du diesen Raum baust“-Effekt desselben Spielers
about-option-reveal-resolution = wie Level Ups und „Wenn du diesen Raum baust“-Effekte geordnet werden
about-option-respond-during-reveal = beim Aufdecken dürfen Zaubersprüche und Fähigkeiten genutzt werden
about-option-bait-order = welcher Held zuerst angelockt wird
about-option-bait-tie = was ein Gleichstand bei den meisten Schätzen bewirkt
about-option-active-without-heroes = auch Spieler ohne Helden haben einen Zug in der Abenteuerphase
about-option-enter-effect-first = Effekte beim Betreten kommen vor dem Schaden des Raumes
about-option-adventure-windows = wann in der Abenteuerphase Zaubersprüche gespielt werden dürfen
about-option-death-check = wann ein Held mit genug Schaden stirbt
about-option-returned-hero = was ein zum Dungeoneingang geschickter Held tut
about-option-returned-damage = Schaden eines zurückgeschickten Helden
about-option-end-order = Ablauf des Rundenendes
about-option-elimination = ein Spieler mit 5 Wunden scheidet aus
about-option-end-trigger = was die Partie beendet
about-option-winner = wer bei Spielende gewinnt
about-option-hero-deck-empty = wenn der Heldenstapel aufgebraucht ist
about-option-tiebreak-xp = was bei Gleichstand zuletzt entscheidet
about-option-response-order = in welcher Reihenfolge Reaktionen abgehandelt werden
about-option-negate-negation = ein Verhindern darf selbst verhindert werden
about-option-random-discard = wer eine zufällige Karte bestimmt
about-option-deactivated-breaks-adjacency = ein deaktivierter Raum gilt als leerer Platz
about-option-destroy-active-only = nur aktive Räume können zerstört werden
about-option-deck-exhausted = wenn ein Stapel aufgebraucht ist
about-option-peek-score-area = alle dürfen sich verdeckte Helden ansehen
about-option-late-room-bonus = ein Bonus für den Raum, in dem gerade ein Held ist
about-option-deactivated-trigger = Effekte eines deaktivierten Raumes
about-option-machinations = wer keine Seele erhalten hat, zieht am Rundenende eine Karte
about-option-hard-mode = Normale Helden mit 4 Lebenspunkten werden entfernt
