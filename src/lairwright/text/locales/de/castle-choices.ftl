### Das Burgraub-Spiel: Fragen, Möglichkeiten, Gründe, Spielende, Optionen der Regeln.

## Phasen der Runde
castle-phase-setup = Spielaufbau
castle-phase-play = Monster spielen
castle-phase-fight = Kampf gegen die Wächter
castle-phase-recover = Heilung und Vorbereitung

## Fragen
castle-prompt-faction = Wähle die Fraktion, die du spielen willst.
castle-prompt-play-monster = Spiele ein Monster: auf ein freies Feld oder anstelle eines schwächeren.
    .free = Spiele ein Monster auf ein freies Feld.

## Möglichkeiten
castle-option-faction = { $card } spielen
castle-option-place = Deine { $strength } zu Wächter { $position } legen
castle-option-replace = { $other } bei Wächter { $position } durch deine { $strength } ersetzen
    .you = Deine eigene { $old } bei Wächter { $position } durch deine { $strength } ersetzen

## Gründe
castle-reason-no-free-field-at-this-guard = Beide Monsterfelder bei diesem Wächter sind besetzt.
castle-reason-pair-is-strong-enough-for-this-guard = Bei diesem Wächter kann nichts ersetzt werden: Die Monster dort sind zusammen mindestens so stark wie die höchste Stärke auf seiner Rückseite.
castle-reason-strength-5-cannot-be-replaced = Ein Monster der Stärke 5 kann nicht ersetzt werden.
castle-reason-not-stronger = Nur ein stärkeres Monster kann dieses ersetzen.
castle-reason-cannot-pay = Du hast nicht genug Gold, um den vollen Preis zu bezahlen.
castle-reason-factions-are-chosen-already = Die Fraktionen sind bereits gewählt.
castle-reason-factions-are-chosen-first = Vor allem anderen werden die Fraktionen gewählt.
castle-reason-has-a-faction-already = Dieser Spieler hat schon eine Fraktion.
castle-reason-faction-is-taken = Diese Fraktion hat ein anderer Spieler.
castle-reason-has-two-monsters-on-the-board = Dieser Spieler hat bereits zwei Monster in der Burg und kann nur passen.
castle-reason-not-your-turn = Ein anderer Spieler ist am Zug.
castle-reason-must-play = Wer weniger als zwei Monster in der Burg hat, muss eines spielen.
castle-reason-no-such-guard = Es gibt keinen Wächter mit dieser Nummer; Wächter werden vom Tor aus gezählt, beginnend mit 1.
castle-reason-that-monster-is-not-there = Dieses Monster liegt nicht bei diesem Wächter.
castle-reason-not-your-monster = Dieses Monster gehört nicht zu deiner Fraktion.
castle-reason-rests-this-round = Dieses Monster ruht in dieser Runde: Es liegt verdeckt vor dir.
castle-reason-is-on-the-board = Dieses Monster ist bereits in der Burg.
castle-reason-the-king-forbids-it = Der Befehl des Königs schließt dieses Monster in dieser Runde aus.

## Gründe mit etwas Veränderlichem
castle-reason-unknown-faction = In diesem Spiel gibt es keine Fraktion mit der ID { $rest }.
castle-reason-unknown-monster = In diesem Spiel gibt es kein Monster mit der ID { $rest }.
castle-reason-expected = Ein solcher Schlüssel wird so geschrieben: place MONSTER at N oder replace MONSTER at N with MONSTER.

## Wie ein Spiel geendet hat
castle-outcome-last-king-tile = Das letzte Königsplättchen ist weg; wer das meiste Gold hat, gewinnt.
castle-wins = { $who } gewinnen.
    .you = Du gewinnst.
castle-wins-shared = Geteilter Sieg: { $players }.
castle-standing = { $place }. { $player }, Platz { $seat }: { $coins }
castle-score =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }

## `lair options`
castle-about-preset-default = die polnische Spielregel, wie gedruckt; eine andere gibt es nicht
castle-about-option-guards-in-formation = Wächter liegen nach Sternen sortiert, die wenigsten am Tor
castle-about-option-royal-orders = in jeder Runde wird ein Königsplättchen aufgedeckt und gilt
castle-about-option-king-last-guards = wie viele Wächter das Plättchen zu den letzten Wächtern meint
castle-about-option-coins-public = alle sehen, wie viel Gold die anderen haben
castle-about-option-starting-gold = Münzen, mit denen jeder Spieler beginnt
