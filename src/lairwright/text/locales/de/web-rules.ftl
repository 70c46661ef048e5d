### Die Regeln nach ihren IDs und das Glossar.

web-rules-title = Regeln
web-rules-intro = Jede Regel hat eine ID, die sich nie ändert. Ablehnungen, Fragen und Klarstellungen nennen sie.
web-rules-search = In den Regeln suchen
web-rules-search-hint = Wort oder ID
web-rules-game = Spiel
web-rules-section = Zum Abschnitt
web-rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-none = Davon spricht keine Regel.
web-rules-link = Link zu Regel { $rule }
web-rules-unknown = Eine Regel { $rule } gibt es nicht.
web-rules-proven =
    { $count ->
        [one] durch 1 Szenario belegt
       *[other] durch { $count } Szenarien belegt
    }
web-rules-glossary = Glossar

## Das Glossar
web-glossary-boss = Boss
    .about = Das bist du: das Monster am Ende deines Dungeons. Sein XP-Wert entscheidet, wer zuerst handelt, sein Schatz lockt Helden an.
web-glossary-dungeon = Dungeon
    .about = Deine Reihe aus höchstens fünf Räumen. Helden betreten sie am anderen Ende und gehen auf deinen Boss zu.
web-glossary-room = Raum
    .about = Eine Karte, die durchziehenden Helden Schaden zufügt und Schätze zeigt. Monsterräume und Fallenräume wirken mit verschiedenen Karten zusammen.
web-glossary-advanced = Erweiterter Raum
    .about = Ein Raum, der auf einen anderen mit passendem Schatz gebaut wird. Was darunter liegt, ist überbaut.
web-glossary-treasure = Schatz
    .about = Die Zeichen auf Räumen und Bossen. Jede Heldenklasse geht dorthin, wo die meisten ihrer Schätze sind.
web-glossary-bait = Anlocken
    .about = Der Schritt, in dem jeder Held aus der Stadt in den Dungeon mit den meisten Schätzen seiner Klasse geht; bei Gleichstand bleibt er in der Stadt.
web-glossary-hero = Held
    .about = Kommt in die Stadt, wird in einen Dungeon gelockt und stirbt dort oder verwundet den Boss.
web-glossary-epic = Epischer Held
    .about = Ein zäherer Held: 2 Seelen wert, wenn er stirbt, 2 Wunden, wenn er überlebt.
web-glossary-soul = Seele
    .about = Die bekommst du für einen Helden, der in deinem Dungeon stirbt. Mit 10 gewinnst du.
web-glossary-wound = Wunde
    .about = Die fügt dir ein Held zu, der überlebt. Mit 5 scheidest du aus.
web-glossary-town = Stadt
    .about = Hier warten Helden, bis jemand sie anlockt.
web-glossary-entrance = Dungeoneingang
    .about = Das andere Ende eines Dungeons, wo angelockte Helden auf die Abenteuerphase warten.
web-glossary-spell = Zauberspruch
    .about = Eine Karte, die du in der aufgedruckten Phase spielst; andere können mit eigenen Zaubersprüchen antworten.
web-glossary-activate = Deaktiviert
    .about = Ein deaktivierter Raum fügt keinen Schaden zu, seine Fähigkeit wirkt nicht, sein Schatz zählt nicht.
web-glossary-level-up = Level Up
    .about = Sobald dein fünfter Raum zum ersten Mal gebaut ist, nutzt dein Boss seine eigene Fähigkeit, einmal pro Partie.
web-glossary-xp = XP-Wert
    .about = Die Zahl auf dem Boss. Wer den höchsten hat, handelt zuerst; am Spielende entscheidet der Wert als Letztes über einen Gleichstand.
web-glossary-faction = Fraktion
    .about = Beim Überfall auf die Burg: deine fünf Monster mit den Stärken 1 bis 5.
web-glossary-guard = Wächter
    .about = Steht zwischen Tor und Schatzkammer. Die Rückseite zeigt, welche Stärke und Beute möglich sind; aufgedeckt wird er im Kampf.
web-glossary-pair = Paar
    .about = Jedem Wächter stehen zwei Monster gegenüber, meist von verschiedenen Spielern. Sind sie zusammen stark genug, teilen sie die Beute.
web-glossary-replace = Ersetzen
    .about = Ein stärkeres Monster nimmt den Platz eines schwächeren ein. Das kostet Münzen, und eine 5 kann niemand ersetzen.
web-glossary-limit = Grenze
    .about = Wo ein Paar schon die höchste Stärke der Rückseite erreicht, kann nichts mehr ersetzt werden.
web-glossary-healing = Heilung
    .about = Was ein Monster seinen Spieler kostet, wenn sein Wächter nicht besiegt wurde.
web-glossary-resting = In Ruhe
    .about = Die beiden gespielten Monster liegen eine Runde lang verdeckt und können nicht gespielt werden.
web-glossary-king-tile = Königsplättchen
    .about = Der Befehl des Königs für diese Runde: eine Regeländerung, die alle kennen.
web-glossary-treasury = Schatzkammer
    .about = Woher die Beute kommt und wohin Gebühren und Heilkosten gehen.
