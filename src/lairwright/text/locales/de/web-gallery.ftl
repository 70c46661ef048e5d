### Die Kartengalerie, die Seite einer Karte und das Fenster, das eine Karte vom Tisch zeigt.

web-gallery-title = Karten
web-gallery-search = Suche
web-gallery-search-hint = Name, Text oder Angabe
web-gallery-filters = Filter
web-gallery-game = Spiel
web-gallery-set = Set
web-gallery-kind = Art
web-gallery-class = Klasse oder Schatz
web-gallery-any = Alle
web-gallery-clear = Filter zurücksetzen
web-gallery-unsure = Nur Karten mit unbestätigten Angaben
web-gallery-count =
    { $total ->
        [one] { $count } von 1 Karte
       *[other] { $count } von { $total } Karten
    }
web-gallery-none = Keine Karte passt zu diesen Filtern.

## Arten von Karten
web-gallery-kind-boss = Bosse
web-gallery-kind-room = Räume
web-gallery-kind-spell = Zaubersprüche
web-gallery-kind-hero = Helden
web-gallery-kind-item = Gegenstände
web-gallery-kind-miniboss = Minibosse
web-gallery-kind-location = Orte
web-gallery-kind-monster = Monster
web-gallery-kind-guard = Wächter
web-gallery-kind-tile = Königsplättchen
web-gallery-kind-faction = Fraktionen
web-gallery-kind-other = Andere Karten

## Zahlen auf einer Karte
web-gallery-damage = { $number } Schaden
web-gallery-health = Lebenspunkte: { $number }
web-gallery-xp = { $number } XP
web-gallery-strength = Stärke { $number }
web-gallery-loot = Beute { $number }
web-gallery-healing = Heilung { $number }
web-gallery-stars =
    { $number ->
        [one] 1 Stern
       *[other] { $number } Sterne
    }
web-gallery-treasure = Schatz ({ $class }): { $number }

## Eine Karte
web-gallery-inferred = erschlossen
web-gallery-likely = wahrscheinlich
web-gallery-own = selbst gemacht
web-gallery-facts = Angaben
web-gallery-no-text = Diese Karte hat keine Fähigkeit.
web-gallery-rulings = Klarstellungen
web-gallery-no-rulings = Keine Klarstellung nennt diese Karte.
web-gallery-certainty = Wie sicher die Angaben sind
web-gallery-copies =
    { $count ->
        [one] 1 Exemplar im Stapel
       *[other] { $count } Exemplare im Stapel
    }
web-gallery-english = Auf Englisch: { $name }
web-gallery-not-printed = Dieser Name wurde nicht auf Deutsch gedruckt; er ist von uns.
web-gallery-no-name = Ein gedruckter deutscher Name ist nicht bekannt, deshalb steht hier der englische.
web-gallery-all = Alle Karten
web-gallery-previous = Vorige: { $name }
web-gallery-next = Nächste: { $name }
web-gallery-unknown = Diese Karte gibt es nicht.
web-gallery-open = In der Galerie zeigen
web-gallery-why = Warum nicht jetzt?
web-gallery-rule = Regel { $rule }
