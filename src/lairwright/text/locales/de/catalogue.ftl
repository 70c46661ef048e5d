### Woraus man einen Tisch machen kann und was in den Büchern steht: Spiele, Regelfassungen, Varianten, Werte, Bots, Phasen.

## Spiele
catalogue-game-boss-monster = Boss Monster
    .about = Du bist der Boss am Ende des Dungeons. Baue Räume, locke Helden mit Schätzen an und sammle die Seelen derer, die nicht mehr herauskommen. Mit 10 Seelen gewinnst du, mit 5 Wunden scheidest du aus.
catalogue-game-castle-raid = Überfall auf die Burg
    .about = Führe eine Bande von Monstern in die Burg. Wer neben dir vor einem Wächter steht, teilt Kampf und Beute mit dir. Das meiste Gold gewinnt.

## Regelfassungen
catalogue-preset-default = Empfohlen
catalogue-preset-pl = Polnische Ausgabe
catalogue-preset-ru = Russische Ausgabe
catalogue-preset-de = Deutsche Big Box
catalogue-preset-en10 = Jubiläumsausgabe (10 Jahre)
catalogue-castle-preset-default = Wie gedruckt

## Varianten
catalogue-variant-choose-boss = Boss wählen
    .about = Jeder bekommt zwei Bosse, behält einen und entfernt den anderen.
catalogue-variant-machinations = Intrige
    .about = Wer in einer Runde keinen Helden getötet hat, darf am Rundenende eine Karte ziehen.
catalogue-variant-hard-mode = Schwerer Modus
    .about = Normale Helden mit 4 Lebenspunkten werden entfernt, die Epischen kommen daher früher.
catalogue-variant-seeded-discard = Gefüllter Ablagestapel
    .about = Niemand wirft Karten aus der Starthand ab; dafür liegen 4 Räume und 2 Zaubersprüche von Anfang an auf dem Ablagestapel.
catalogue-variant-new-orders = Befehle des Königs
    .about = In jeder Runde ändert ein Königsplättchen die Regeln dieser Runde.
catalogue-variant-dapper-guards = Wächter in Formation
    .about = Wächter liegen nach Sternen sortiert, die schwächsten am Tor.

## Kartensätze
catalogue-set-base = Grundspiel
    .about = 8 Bosse, 75 Räume, 31 Zaubersprüche und 41 Helden.
catalogue-set-proposed = Überfall auf die Burg, vorgeschlagene Werte
    .about = Die Spielregel nennt nicht alle Werte; was erschlossen ist, ist auf der Karte gekennzeichnet.

## Bots, vom schwachen zum starken
catalogue-bot-random = Anfänger
    .about = Tut irgendetwas Erlaubtes, ohne Plan. Gute Gesellschaft für die erste Partie.
catalogue-bot-greedy = Leicht
    .about = Denkt bis zum Ende der Runde. Schlägt einen Anfänger fast immer.
catalogue-bot-planner = Mittel
    .about = Spielt vor jeder Wahl die Runde für alle durch. Gewinnt etwa drei von vier Duellen gegen „Leicht“.
catalogue-bot-search-500 = Schwer
    .about = Rechnet in Hunderten möglicher Kartenverteilungen voraus. Stärker als „Mittel“, vor allem bei mehreren Spielern.
catalogue-bot-search-1000 = Experte
    .about = Rechnet in doppelt so vielen Kartenverteilungen voraus und denkt etwas länger nach. Gewinnt etwa zwei von drei Duellen gegen „Mittel“.
catalogue-bot-other = Bot { $bot }

## Was in einer Phase geschieht
catalogue-phase-setup = Jeder bekommt einen Boss und eine Hand, wirft ein paar Karten ab und darf einen ersten Raum platzieren.
catalogue-phase-start = Helden kommen in die Stadt, und jeder zieht eine Raumkarte.
catalogue-phase-build = Nacheinander darf jeder einen Raum verdeckt platzieren. Zaubersprüche und Fähigkeiten dieser Phase dürfen genutzt werden.
catalogue-phase-reveal = Die neuen Räume werden aufgedeckt, und was beim Bauen geschieht, geschieht jetzt.
catalogue-phase-bait = Jeder Held in der Stadt geht in den Dungeon mit den meisten Schätzen seiner Klasse; bei Gleichstand bleibt er.
catalogue-phase-adventure = Helden gehen Raum für Raum durch die Dungeons. Zaubersprüche und Fähigkeiten dieser Phase dürfen genutzt werden.
catalogue-phase-end = Es wird geprüft, ob jemand gewonnen hat oder ausscheidet, und was für die Runde galt, endet.
catalogue-castle-phase-setup = Jeder nimmt eine Fraktion, und die ersten Wächter werden ausgelegt.
catalogue-castle-phase-play = Reihum legt jeder Monster zu Wächtern oder ersetzt gegen Münzen schwächere, bis alle zwei in der Burg haben.
catalogue-castle-phase-fight = Die Wächter werden vom Tor an aufgedeckt. Ein Paar, das stark genug ist, teilt die Beute; der erste Wächter, der siegt, beendet den Kampf.
catalogue-castle-phase-recover = Die Heilung der Besiegten wird bezahlt, ausgeruhte Monster kommen auf die Hand, und neue Wächter werden ausgelegt.

## Werte von Optionen
value-yes = ja
value-no = nein
choice-printing-revised = überarbeitet
choice-printing-early = früh
choice-hero-counts-icons = nach Spielerzahl
choice-hero-counts-all = alle
choice-epic-after-revealed = sobald alle Normalen Helden gekommen sind
choice-epic-after-lured = sobald kein Normaler Held mehr in der Stadt ist
choice-seeded-discard-none = keine
choice-seeded-discard-4-2 = 4 Räume und 2 Zaubersprüche
choice-mulligan-condition-four-rooms = vier Erweiterte Räume oder vier Räume mit demselben Schatz
choice-mulligan-condition-full-hand = nur Erweiterte Räume oder derselbe Schatz auf jedem Raum
choice-mulligan-condition-four-icons = vier Erweiterte Räume oder vier Symbole desselben Schatzes
choice-mulligan-mode-shuffle = zurück in die Stapel
choice-mulligan-mode-discard = auf den Ablagestapel
choice-mulligan-mode-reveal-shuffle = vorgezeigt, dann zurück in die Stapel
choice-first-room-optional = freiwillig
choice-first-room-mandatory = Pflicht, wenn möglich
choice-turn-order-xp = nach XP-Wert, der höchste zuerst
choice-turn-order-clockwise-from-top-xp = im Uhrzeigersinn ab dem höchsten XP-Wert
choice-turn-order-marker = im Uhrzeigersinn, mit weiterwanderndem Marker
choice-reveal-order-xp = nach XP-Wert
choice-reveal-order-turn = in Zugreihenfolge
choice-heroes-per-round-start-players = einer pro Spieler bei Spielbeginn
choice-heroes-per-round-current-players = einer pro Spieler, der noch im Spiel ist
choice-reveal-resolution-per-player = Spieler für Spieler
choice-reveal-resolution-all-levelups-first = zuerst alle Level Ups
choice-reveal-resolution-owner-chooses = jeder Spieler wählt
choice-bait-order-oldest-first = der am längsten wartende
choice-bait-order-newest-first = der neueste
choice-bait-tie-stay = der Held bleibt in der Stadt
choice-bait-tie-share = die Spieler im Gleichstand teilen solche Helden unter sich auf
choice-adventure-windows-entrance-and-room = am Dungeoneingang und in jedem Raum
choice-adventure-windows-room-only = nur in Räumen
choice-death-check-on-leave = wenn er den Raum verlässt
choice-death-check-immediate = sofort
choice-returned-hero-same-round = geht in derselben Runde noch einmal
choice-returned-hero-next-round = wartet auf die nächste Runde
choice-returned-damage-wiped = wird entfernt
choice-returned-damage-until-round-end = bleibt bis zum Rundenende
choice-end-order-eliminate-check-cleanup = wer ausscheidet, wer gewonnen hat, dann aufräumen
choice-end-order-cleanup-check = zuerst aufräumen
choice-end-trigger-souls-or-last = 10 Seelen oder nur noch ein Spieler
choice-end-trigger-souls-or-deck = 10 Seelen oder der Heldenstapel ist leer
choice-end-trigger-souls-or-wounds = 10 Seelen oder 5 Wunden bei jemandem
choice-winner-qualifier = wer 10 Seelen und weniger als 5 Wunden hat
choice-winner-difference = die meisten Seelen minus Wunden
choice-hero-deck-empty-exhaust = es geht mit den vorhandenen Helden weiter
choice-hero-deck-empty-end-round = die Partie endet mit der Runde
choice-tiebreak-xp-lowest = der niedrigste XP-Wert
choice-tiebreak-xp-highest = der höchste XP-Wert
choice-response-order-active-first = zuerst die des aktiven Spielers
choice-response-order-lifo = die letzte zuerst
choice-late-room-bonus-applies = gilt auch für diesen Helden
choice-late-room-bonus-later-only = gilt erst für spätere Helden
choice-deactivated-trigger-delayed = warten, bis er wieder aktiv ist
choice-deactivated-trigger-lost = verfallen

## Abschnitte der Regeln
section-general = Das Spiel in Kürze
section-components = Was in der Schachtel ist
section-bosses = Bosse
section-rooms = Räume
section-heroes = Helden
section-spells = Zaubersprüche
section-setup = Spielaufbau
section-round = Die Runde
section-start = Rundenanfang
section-build = Bauphase
section-reveal = Aufdecken
section-level-up = Level Up
section-bait = Anlockphase
section-adventure = Abenteuerphase
section-end = Rundenende
section-elimination = Ausscheiden
section-winning = Sieg
section-activated = Aktivierbare Effekte
section-adjacency = Nachbarschaft
section-deactivation = Deaktivieren
section-destruction = Zerstören
section-discarding = Abwerfen
section-decks = Stapel
section-hand = Handkarten
section-healing = Heilen
section-negation = Verhindern
section-stacks = Übereinandergebaute Räume
section-face-down = Verdeckte Räume
section-entrance = Der Dungeoneingang
section-types = Raumarten
section-timing = Reihenfolge und Reaktionen
section-information = Wer was wissen darf
section-variants = Varianten
section-examples = Beispiele
section-questions = Offene Fragen und unsere Antworten
section-rulings = Klarstellungen
section-editions = Unterschiede der Ausgaben
section-castle-cards = Wächter und Monster
section-castle-data = Kartenwerte
section-castle-play = Monster spielen
section-castle-fight = Kampf gegen die Wächter
section-castle-healing = Heilung
section-castle-preparation = Vorbereitung
section-castle-end = Spielende
section-castle-king = Königsplättchen
section-castle-orders = Befehle des Königs
section-castle-formation = Wächter in Formation

## Ehrlich gemischt
fair-hash = Seed und Salt ergeben den Hash, der beim Eröffnen des Tisches veröffentlicht wurde.
fair-deal = Die Karten dieser Partie wurden aus diesem Seed ausgeteilt und aus nichts anderem.
fair-record =
    { $count ->
        [one] 1 aufgezeichnete Entscheidung führt, von diesem Seed aus noch einmal gespielt, genau zum selben Ende.
       *[other] { $count } aufgezeichnete Entscheidungen führen, von diesem Seed aus noch einmal gespielt, genau zum selben Ende.
    }
