## Was ein Ding ist oder hat
of-cleric = der Klasse Kleriker
has-cleric = mit Kleriker-Schatz
of-fighter = der Klasse Krieger
has-fighter = mit Krieger-Schatz
of-mage = der Klasse Magier
has-mage = mit Magier-Schatz
of-thief = der Klasse Dieb
has-thief = mit Dieb-Schatz
of-explorer = der Klasse Entdecker
has-explorer = mit Entdecker-Schatz
has-miniboss = mit einem Miniboss
has-minion = mit deinem Schergen
has-item = mit einem Gegenstand
has-counters = mit einem Marker
has-token = mit einem Lebensmarker
has-covered = mit einem anderen Raum darunter
has-coins = mit einer Münze
has-played = aus dieser Runde
has-survived = aus dieser Runde

## Wo
place-here = in diesem Raum
place-in-it = darin
place-in-that-room = in jenem Raum
place-of-that-player = in jenem Dungeon
place-in-room = in { $room-dat }
place-at-location = an diesem Ort
place-town = in der Stadt
place-deck = in den Heldenstapeln
place-location = an einem Ort auf dem Plan
place-in-stack = in diesem Stapel
place-discard = vom Ablagestapel
place-market = auf dem Markt
place-hero = bei einem Helden
place-adjacent = neben diesem
place-left = links neben diesem
place-right = rechts neben diesem
place-previous = vor diesem

## Orte eines Spielers
place-rooms = { $whose ->
            [self] in deinem Dungeon
            [you] in deinem Dungeon
            [own] im eigenen Dungeon
            [any] in einem beliebigen Dungeon
           *[someone] im Dungeon { $person-gen }
        }
place-dungeon = { $whose ->
            [self] in deinem Dungeon
            [you] in deinem Dungeon
            [own] im eigenen Dungeon
            [any] in einem beliebigen Dungeon
           *[someone] im Dungeon { $person-gen }
        }
place-entrance = { $whose ->
            [self] an deinem Dungeoneingang
            [you] an deinem Dungeoneingang
            [own] am eigenen Dungeoneingang
            [any] an einem beliebigen Dungeoneingang
           *[someone] am Dungeoneingang { $person-gen }
        }
place-hero-of = { $whose ->
            [self] in deinem Dungeon oder am Eingang davor
            [you] in deinem Dungeon oder am Eingang davor
            [own] im eigenen Dungeon oder am Eingang davor
            [any] in einem beliebigen Dungeon oder am Eingang davor
           *[someone] im Dungeon { $person-gen } oder am Eingang davor
        }
place-hero-anywhere = in der Stadt, in einem beliebigen Dungeon oder an einem beliebigen Eingang
place-score = { $whose ->
            [self] in deinem Punktebereich
            [you] in deinem Punktebereich
            [own] im eigenen Punktebereich
            [any] in einem beliebigen Punktebereich
           *[someone] im Punktebereich { $person-gen }
        }
place-hand = { $whose ->
            [self] auf deiner Hand
            [you] auf deiner Hand
            [own] auf der eigenen Hand
            [any] auf einer beliebigen Hand
           *[someone] auf der Hand { $person-gen }
        }
place-hoard = { $whose ->
            [self] in deinem Hort
            [you] in deinem Hort
            [own] im eigenen Hort
            [any] in einem beliebigen Hort
           *[someone] im Hort { $person-gen }
        }
place-minibosses = { $whose ->
            [self] deiner Minibosse
            [you] deiner Minibosse
            [own] der eigenen Minibosse
            [any] beliebiger Minibosse
           *[someone] der Minibosse { $person-gen }
        }
place-of-player = { $whose ->
            [self] von dir
            [you] von dir
            [own] von diesem Spieler
            [any] eines beliebigen Spielers
           *[someone] { $person-gen }
        }

## Wo eine Zahl steht
place-on-this = auf diesem Raum
place-on-it = darauf
place-on-thing = { $thing-gen }

## Bedingungen
bound-least = mindestens { $number }
bound-most = höchstens { $number }
bound-exactly = genau { $number }
bound-none = keine
with-health = (verbleibende Lebenspunkte: { $bound })
with-level = (Stufe: { $bound })
with-base = (aufgedruckter Schaden: { $bound })
with-damage = (Schaden: { $bound })
with-icons = (Schatzsymbole: { $bound })
with-counters = (Marker: { $bound })
with-coins = (Münzen: { $bound })
with-item = (Gegenstände: { $bound })
with-souls = (Seelen: { $bound })
with-wounds = (Wunden: { $bound })
with-points = (Punkte: { $bound })
with-heroes = (Helden am Eingang: { $bound })
with-entered = (Helden, die in dieser Runde den Dungeon betreten haben: { $bound })
with-hurt = (mindestens die Hälfte der Lebenspunkte verloren)
without-item = ohne Gegenstand
without-counters = ohne Marker
with-more-coins = { $number ->
            [1] mit mehr Münzen als du
           *[more] mit mindestens { $number } Münzen mehr als du
        }
with-more-souls = { $number ->
            [1] mit mehr Seelen als du
           *[more] mit mindestens { $number } Seelen mehr als du
        }
with-more-wounds = { $number ->
            [1] mit mehr Wunden als du
           *[more] mit mindestens { $number } Wunden mehr als du
        }
with-more-points = { $number ->
            [1] mit mehr Punkten als du
           *[more] mit mindestens { $number } Punkten mehr als du
        }
