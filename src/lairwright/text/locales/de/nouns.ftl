## Substantive ohne Artikel
head-hero = Held
    .gen = Helden
    .dat = Helden
    .acc = Helden
head-room = Raum
    .gen = Raumes
    .dat = Raum
    .acc = Raum
head-monster-room = Monsterraum
    .gen = Monsterraumes
    .dat = Monsterraum
    .acc = Monsterraum
head-trap-room = Fallenraum
    .gen = Fallenraumes
    .dat = Fallenraum
    .acc = Fallenraum
head-miniboss = Miniboss
    .gen = Minibosses
    .dat = Miniboss
    .acc = Miniboss
head-item = Gegenstand
    .gen = Gegenstandes
    .dat = Gegenstand
    .acc = Gegenstand
head-soul = { $article ->
            [a] verdeckter
            [no] verdeckter
           *[the] verdeckte
        } Held
    .gen = verdeckten Helden
    .dat = verdeckten Helden
    .acc = verdeckten Helden
head-wound = { $article ->
            [a] offener
            [no] offener
           *[the] offene
        } Held
    .gen = offenen Helden
    .dat = offenen Helden
    .acc = offenen Helden
head-spell = Zauberspruch
    .gen = Zauberspruchs
    .dat = Zauberspruch
    .acc = Zauberspruch
head-card = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
head-player = Spieler
    .gen = Spielers
    .dat = Spieler
    .acc = Spieler
head-boss = Boss
    .gen = Bosses
    .dat = Boss
    .acc = Boss
head-minion = Scherge
    .gen = Schergen
    .dat = Schergen
    .acc = Schergen

## Dasselbe in der Mehrzahl
many-heroes = Helden
many-rooms = { $kind ->
            [monster] Monsterräume
            [trap] Fallenräume
           *[any] Räume
        }
many-ordinary = Normale { $many }
many-advanced = Erweiterte { $many }
many-epic = Epische { $many }
many-minibosses = Minibosse
many-items = Gegenstände
many-souls-face-down = verdeckte Helden
many-wounds-face-up = offene Helden
many-spells = Zaubersprüche
many-cards = Karten
many-players = Spieler
many-bosses = Bosse
many-minions = Schergen

## Die Karte selbst
this-room = dieser Raum
    .gen = dieses Raumes
    .dat = diesem Raum
    .acc = diesen Raum
this-miniboss = dieser Miniboss
    .gen = dieses Minibosses
    .dat = diesem Miniboss
    .acc = diesen Miniboss
this-boss = dieser Boss
    .gen = dieses Bosses
    .dat = diesem Boss
    .acc = diesen Boss
this-hero = dieser Held
    .gen = dieses Helden
    .dat = diesem Helden
    .acc = diesen Helden
this-item = dieser Gegenstand
    .gen = dieses Gegenstandes
    .dat = diesem Gegenstand
    .acc = diesen Gegenstand
this-spell = diese Karte
    .gen = dieser Karte
    .dat = dieser Karte
    .acc = diese Karte
this-location = dieser Ort
    .gen = dieses Ortes
    .dat = diesem Ort
    .acc = diesen Ort
this-card = diese Karte
    .gen = dieser Karte
    .dat = dieser Karte
    .acc = diese Karte
some-hero = ein Held
    .gen = eines Helden
    .dat = einem Helden
    .acc = einen Helden
its-item = sein Gegenstand
    .gen = seines Gegenstandes
    .dat = seinem Gegenstand
    .acc = seinen Gegenstand

## Noch einmal
again-hero = dieser Held
    .gen = dieses Helden
    .dat = diesem Helden
    .acc = diesen Helden
again-room = der gewählte Raum
    .gen = des gewählten Raumes
    .dat = dem gewählten Raum
    .acc = den gewählten Raum
that-hero = dieser Held
    .gen = dieses Helden
    .dat = diesem Helden
    .acc = diesen Helden
that-room = jener Raum
    .gen = jenes Raumes
    .dat = jenem Raum
    .acc = jenen Raum
again-soul = dieser Held
    .gen = dieses Helden
    .dat = diesem Helden
    .acc = diesen Helden
again-rival = dieser Gegner
    .gen = dieses Gegners
    .dat = diesem Gegner
    .acc = diesen Gegner
again-player = dieser Spieler
    .gen = dieses Spielers
    .dat = diesem Spieler
    .acc = diesen Spieler
again-spell = dieser Zauberspruch
    .gen = dieses Zauberspruchs
    .dat = diesem Zauberspruch
    .acc = diesen Zauberspruch
again-miniboss = dieser Miniboss
    .gen = dieses Minibosses
    .dat = diesem Miniboss
    .acc = diesen Miniboss
again-item = dieser Gegenstand
    .gen = dieses Gegenstandes
    .dat = diesem Gegenstand
    .acc = diesen Gegenstand
again-card = diese Karte
    .gen = dieser Karte
    .dat = dieser Karte
    .acc = diese Karte
again-boss = dieser Boss
    .gen = dieses Bosses
    .dat = diesem Boss
    .acc = diesen Boss

## Spieler und Zaubersprüche als Ziele
target-rival = ein Gegner deiner Wahl
    .gen = eines Gegners deiner Wahl
    .dat = einem Gegner deiner Wahl
    .acc = einen Gegner deiner Wahl
target-player = ein Spieler deiner Wahl
    .gen = eines Spielers deiner Wahl
    .dat = einem Spieler deiner Wahl
    .acc = einen Spieler deiner Wahl
target-rival-who = ein Gegner
    .gen = eines Gegners
    .dat = einem Gegner
    .acc = einen Gegner
target-player-who = ein Spieler
    .gen = eines Spielers
    .dat = einem Spieler
    .acc = einen Spieler
target-rival-ahead = ein Gegner mit mindestens { $lead } { $lead ->
            [one] Seele
           *[other] Seelen
        } Vorsprung auf dich
    .gen = eines Gegners mit mindestens { $lead } { $lead ->
            [one] Seele
           *[other] Seelen
        } Vorsprung auf dich
    .dat = einem Gegner mit mindestens { $lead } { $lead ->
            [one] Seele
           *[other] Seelen
        } Vorsprung auf dich
    .acc = einen Gegner mit mindestens { $lead } { $lead ->
            [one] Seele
           *[other] Seelen
        } Vorsprung auf dich
target-spell = ein gerade gespielter Zauberspruch eines Gegners
    .gen = eines gerade gespielten Zauberspruchs eines Gegners
    .dat = einem gerade gespielten Zauberspruch eines Gegners
    .acc = einen gerade gespielten Zauberspruch eines Gegners
target-any-spell = ein gerade gespielter Zauberspruch
    .gen = eines gerade gespielten Zauberspruchs
    .dat = einem gerade gespielten Zauberspruch
    .acc = einen gerade gespielten Zauberspruch

## Andere Spieler
person-rival = ein Gegner
    .gen = eines Gegners
    .dat = einem Gegner
    .acc = einen Gegner
person-each-rival = jeder Gegner
    .gen = jedes Gegners
    .dat = jedem Gegner
    .acc = jeden Gegner
person-each-player = jeder Spieler
    .gen = jedes Spielers
    .dat = jedem Spieler
    .acc = jeden Spieler
person-anyone = ein beliebiger Spieler
    .gen = eines beliebigen Spielers
    .dat = einem beliebigen Spieler
    .acc = einen beliebigen Spieler
person-owner = der Besitzer dieser Karte
    .gen = des Besitzers dieser Karte
    .dat = dem Besitzer dieser Karte
    .acc = den Besitzer dieser Karte
person-target = dieser Spieler
    .gen = dieses Spielers
    .dat = diesem Spieler
    .acc = diesen Spieler
person-you = du
    .gen = deiner
    .dat = dir
    .acc = dich
