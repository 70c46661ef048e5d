### Das Glossar jedes Spiels: ein Wort und was es bedeutet.

## Boss Monster
glossary-boss = Boss
    .about = Das bist du: das Monster am Ende deines Dungeons. Sein XP-Wert entscheidet, wer zuerst handelt, sein Schatz lockt Helden an.
glossary-dungeon = Dungeon
    .about = Deine Reihe aus höchstens fünf Räumen. Helden betreten sie am anderen Ende und gehen auf deinen Boss zu.
glossary-room = Raum
    .about = Eine Karte, die durchziehenden Helden Schaden zufügt und Schätze zeigt. Monsterräume und Fallenräume wirken mit verschiedenen Karten zusammen.
glossary-advanced = Erweiterter Raum
    .about = Ein Raum, der auf einen anderen mit passendem Schatz gebaut wird. Was darunter liegt, ist überbaut.
glossary-treasure = Schatz
    .about = Die Zeichen auf Räumen und Bossen. Jede Heldenklasse geht dorthin, wo die meisten ihrer Schätze sind.
glossary-bait = Anlocken
    .about = Der Schritt, in dem jeder Held aus der Stadt in den Dungeon mit den meisten Schätzen seiner Klasse geht; bei Gleichstand bleibt er in der Stadt.
glossary-hero = Held
    .about = Kommt in die Stadt, wird in einen Dungeon gelockt und stirbt dort oder verwundet den Boss.
glossary-epic = Epischer Held
    .about = Ein zäherer Held: 2 Seelen wert, wenn er stirbt, 2 Wunden, wenn er überlebt.
glossary-soul = Seele
    .about = Die bekommst du für einen Helden, der in deinem Dungeon stirbt. Mit 10 gewinnst du.
glossary-wound = Wunde
    .about = Die fügt dir ein Held zu, der überlebt. Mit 5 scheidest du aus.
glossary-town = Stadt
    .about = Hier warten Helden, bis jemand sie anlockt.
glossary-entrance = Dungeoneingang
    .about = Das andere Ende eines Dungeons, wo angelockte Helden auf die Abenteuerphase warten.
glossary-spell = Zauberspruch
    .about = Eine Karte, die du in der aufgedruckten Phase spielst; andere können mit eigenen Zaubersprüchen antworten.
glossary-activate = Deaktiviert
    .about = Ein deaktivierter Raum fügt keinen Schaden zu, seine Fähigkeit wirkt nicht, sein Schatz zählt nicht.
glossary-level-up = Level Up
    .about = Sobald dein fünfter Raum zum ersten Mal gebaut ist, nutzt dein Boss seine eigene Fähigkeit, einmal pro Partie.
glossary-xp = XP-Wert
    .about = Die Zahl auf dem Boss. Wer den höchsten hat, handelt zuerst; am Spielende entscheidet der Wert als Letztes über einen Gleichstand.

## Überfall auf die Burg
glossary-faction = Fraktion
    .about = Deine fünf Monster mit den Stärken 1 bis 5.
glossary-guard = Wächter
    .about = Steht zwischen Tor und Schatzkammer. Die Rückseite zeigt, welche Stärke und Beute möglich sind; aufgedeckt wird er im Kampf.
glossary-pair = Paar
    .about = Jedem Wächter stehen zwei Monster gegenüber, meist von verschiedenen Spielern. Sind sie zusammen stark genug, teilen sie die Beute.
glossary-replace = Ersetzen
    .about = Ein stärkeres Monster nimmt den Platz eines schwächeren ein. Das kostet Münzen, und eine 5 kann niemand ersetzen.
glossary-limit = Grenze
    .about = Wo ein Paar schon die höchste Stärke der Rückseite erreicht, kann nichts mehr ersetzt werden.
glossary-healing = Heilung
    .about = Was ein Monster seinen Spieler kostet, wenn sein Wächter nicht besiegt wurde.
glossary-resting = In Ruhe
    .about = Die beiden gespielten Monster liegen eine Runde lang verdeckt und können nicht gespielt werden.
glossary-king-tile = Königsplättchen
    .about = Der Befehl des Königs für diese Runde: eine Regeländerung, die alle kennen.
glossary-treasury = Schatzkammer
    .about = Woher die Beute kommt und wohin Gebühren und Heilkosten gehen.
