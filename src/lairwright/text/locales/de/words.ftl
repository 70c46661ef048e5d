### Wörter und kurze Wendungen, die überall vorkommen.

## Aufzählungen
list-and = { $most } und { $last }
list-or = { $most } oder { $last }

## Spieler
player-you = du
player-seat = Platz { $seat }
player-somebody = jemand

## Phasen und Schritte der Runde
phase-setup = Spielaufbau
phase-start = Rundenanfang
phase-build = Bauphase
phase-reveal = Aufdecken
phase-bait = Anlockphase
phase-adventure = Abenteuerphase
phase-end = Rundenende

## Heldenklassen
class-cleric = Kleriker
    .sign = Kl
class-fighter = Krieger
    .sign = Kr
class-mage = Magier
    .sign = M
class-thief = Dieb
    .sign = D
class-explorer = Entdecker
    .sign = E
class-none = Narr

## Arten von Räumen
kind-monster = Monster
kind-trap = Falle

## Punktestand
amount-souls =
    { $count ->
        [0] keine Seelen
        [one] 1 Seele
       *[other] { $count } Seelen
    }
amount-wounds =
    { $count ->
        [0] keine Wunden
        [one] 1 Wunde
       *[other] { $count } Wunden
    }

## Gezählte Karten, im Akkusativ
cards-card =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cards-room =
    { $count ->
        [one] eine Raumkarte
       *[other] { $count } Raumkarten
    }
cards-spell =
    { $count ->
        [one] eine Zauberspruchkarte
       *[other] { $count } Zauberspruchkarten
    }
cards-monster-room =
    { $count ->
        [one] eine Monsterraumkarte
       *[other] { $count } Monsterraumkarten
    }
cards-trap-room =
    { $count ->
        [one] eine Fallenraumkarte
       *[other] { $count } Fallenraumkarten
    }
cards-ordinary-room =
    { $count ->
        [one] eine Normale Raumkarte
       *[other] { $count } Normale Raumkarten
    }
cards-advanced-room =
    { $count ->
        [one] eine Erweiterte Raumkarte
       *[other] { $count } Erweiterte Raumkarten
    }
cards-ordinary-monster-room =
    { $count ->
        [one] eine Normale Monsterraumkarte
       *[other] { $count } Normale Monsterraumkarten
    }
cards-ordinary-trap-room =
    { $count ->
        [one] eine Normale Fallenraumkarte
       *[other] { $count } Normale Fallenraumkarten
    }
cards-advanced-monster-room =
    { $count ->
        [one] eine Erweiterte Monsterraumkarte
       *[other] { $count } Erweiterte Monsterraumkarten
    }
cards-advanced-trap-room =
    { $count ->
        [one] eine Erweiterte Fallenraumkarte
       *[other] { $count } Erweiterte Fallenraumkarten
    }
