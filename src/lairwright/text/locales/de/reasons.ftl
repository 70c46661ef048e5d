### Warum etwas nicht möglich ist und wie ein Spiel geendet hat.

## Gründe
reason-legal = Das ist möglich.
reason-offered = Das ist möglich: Es steht zur Auswahl.
reason-building-forbidden = Ein Effekt verbietet für den Rest dieser Runde das Bauen.
reason-advanced-needs-room-below = Ein Erweiterter Raum kann nur auf einen vorhandenen Raum gebaut werden, nicht als neuer Raum.
reason-dungeon-full = Dein Dungeon hat bereits fünf sichtbare Räume: Du kannst nur noch einen davon überbauen.
reason-cannot-build-on-face-down = Du kannst keinen Raum überbauen, der noch verdeckt liegt.
reason-cannot-build-on-deactivated = Du kannst keinen deaktivierten Raum überbauen.
reason-treasure-does-not-match = Ein Erweiterter Raum muss mit dem Raum darunter mindestens eine Schatzart gemeinsam haben.
reason-not-covered-by-advanced = Der Raum dort darf nicht mit einem Erweiterten Raum überbaut werden.
reason-no-such-place = Dein Dungeon hat an dieser Position keinen Raum; Positionen werden vom Boss aus gezählt, beginnend mit 1.
reason-wrong-phase-icon = Diese Karte kann in dieser Phase nicht genutzt werden.
reason-condition-does-not-hold = Die Bedingung, die auf der Karte steht, ist gerade nicht erfüllt.
reason-no-legal-target = Für diese Karte gibt es gerade kein Ziel.
reason-already-used-this-round = Diese Fähigkeit wurde in dieser Runde bereits genutzt.
reason-room-not-active = Der Raum ist verdeckt oder deaktiviert, sein Text gilt also nicht.
reason-cost-cannot-be-paid = Du kannst die Kosten dieser Fähigkeit nicht bezahlen.
reason-no-activated-ability = Dieser Raum hat keine Fähigkeit, die du aktivieren könntest; was er tut, geschieht von selbst.
reason-nothing-to-negate = Kein Gegner spielt gerade einen Zauberspruch, den du verhindern könntest.
reason-already-built-this-round = Du hast deinen Raum für diese Runde schon platziert.
reason-rooms-are-revealed-already = Die Räume dieser Runde sind bereits aufgedeckt.
reason-mulligan-only-once = Eine Starthand darf nur einmal ausgetauscht werden.
reason-hand-does-not-allow-a-mulligan = Deine Starthand darf nicht ausgetauscht werden.
reason-must-discard = Du musst noch Karten aus deiner Starthand abwerfen.
reason-has-discarded-already = Du hast bereits genug Karten aus deiner Starthand abgeworfen.
reason-not-your-turn-to-build = Ein anderer Spieler ist mit dem Bauen an der Reihe.
reason-first-room-is-mandatory = Nach diesen Regeln muss der erste Raum platziert werden.
reason-eliminated = Dieser Spieler ist ausgeschieden.
reason-must-choose = Eine der Möglichkeiten muss gewählt werden: Ablehnen geht hier nicht.
reason-turn-is-over = Dein Zug in der Bauphase ist vorbei.
reason-not-your-choice-now = Du bist jetzt nicht mit einer Entscheidung an der Reihe.
reason-not-an-option-here = Das beantwortet die offene Frage nicht.
reason-another-question-is-open = Beantworte zuerst die offene Frage.
reason-something-waits-to-resolve = Zuerst muss abgehandelt werden, was angesagt ist.
reason-not-spelt-as-offered = Das ist möglich, aber der Schlüssel wird anders geschrieben: Sieh dir die Möglichkeiten an.
reason-no-spells-in-this-phase = In dieser Phase dürfen keine Zaubersprüche gespielt werden.
reason-no-abilities-in-this-phase = In dieser Phase dürfen keine Fähigkeiten genutzt werden.
reason-not-a-room = Diese Karte ist kein Raum.
reason-not-a-spell = Diese Karte ist kein Zauberspruch.
reason-not-in-hand = Du hast diese Karte nicht auf der Hand.
reason-game-over = Das Spiel ist zu Ende.

## Gründe mit etwas Veränderlichem
reason-no-such-seat = Es gibt keinen Platz { $rest }.
reason-unknown-card = In diesem Spiel gibt es keine Karte mit der ID { $rest }.
reason-expected-build = Ein solcher Schlüssel wird so geschrieben: build KARTE end oder build KARTE on N.
reason-expected-play = Ein solcher Schlüssel wird so geschrieben: play ZAUBERSPRUCH.
reason-expected-use = Ein solcher Schlüssel wird so geschrieben: use RAUM N.
reason-no-such-option = Es gibt keine Möglichkeit mit dieser Nummer; Anzahl der Möglichkeiten: { $rest }.
reason-another-card-is-at-position = An Position { $rest } liegt ein anderer Raum.
reason-no-building-in = In dieser Phase ({ $phase }) wird nicht gebaut.

## Wie ein Spiel geendet hat
outcome-ten-souls = Zehn Seelen wurden erreicht.
outcome-last-boss-standing = Nur ein Boss ist noch übrig.
outcome-all-out = Die letzten Bosse sind in derselben Runde gefallen; der beste Punktestand entscheidet.
outcome-five-wounds = Ein Boss hat fünf Wunden erlitten; der beste Punktestand entscheidet.
outcome-hero-deck-empty = Der Heldenstapel ist leer; der beste Punktestand entscheidet.
outcome-heroes-exhausted = Nirgends ist noch ein Held übrig; der beste Punktestand entscheidet.
outcome-stalemate = Nichts bewegt sich mehr; der beste Punktestand entscheidet.
