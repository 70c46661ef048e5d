### Der Tisch des Grundspiels im Browser.

## Teile des Tisches
web-dungeon-table = Der Tisch
web-dungeon-own = Dein Dungeon
web-dungeon-of = Dungeon von { $who }
web-dungeon-town = Stadt
web-dungeon-town-empty = Niemand ist in der Stadt.
web-dungeon-hand = Deine Hand
web-dungeon-hand-empty = Keine Karten auf der Hand.
web-dungeon-piles = Kartenstapel und Ablagestapel
web-dungeon-stack = Zaubersprüche, die noch nicht abgehandelt sind
web-dungeon-phases = Phasen der Runde
web-dungeon-order = Spielreihenfolge
web-dungeon-short-setup = Aufbau
web-dungeon-short-start = Anfang
web-dungeon-short-build = Bauen
web-dungeon-short-reveal = Aufdecken
web-dungeon-short-bait = Anlocken
web-dungeon-short-adventure = Abenteuer
web-dungeon-short-end = Ende

## Spieler
web-dungeon-you = Du
web-dungeon-active = ist am Zug
    .you = du bist am Zug
web-dungeon-asked = wählt gerade
    .you = du wählst gerade
web-dungeon-out = ausgeschieden
web-dungeon-souls = Seelen: { $souls } von { $needed }
web-dungeon-wounds = Wunden: { $wounds } von { $deadly }
web-dungeon-rooms-in-hand = Räume auf der Hand: { $count }
web-dungeon-spells-in-hand = Zaubersprüche auf der Hand: { $count }
web-dungeon-treasure = Schätze: { $list }
web-dungeon-no-treasure = keine Schätze
web-dungeon-treasures = Schätze in diesem Dungeon
web-dungeon-known = Dir bekannt: { $cards }
web-dungeon-entrance-held = Helden an diesem Eingang betreten den Dungeon in dieser Runde nicht.
web-dungeon-no-building = In dieser Runde baut niemand mehr.
web-dungeon-expand = Dungeon von { $who } zeigen
web-dungeon-collapse = Dungeon von { $who } ausblenden

## Was auf dem Tisch liegt
web-dungeon-boss = Boss: { $facts }
web-dungeon-xp = { $xp } XP
web-dungeon-levelled = Level Up erreicht
web-dungeon-room = Position { $number } von { $count }: { $facts }
web-dungeon-face-down = verdeckt
web-dungeon-face-down-room = verdeckter Raum
web-dungeon-inactive = deaktiviert
web-dungeon-used = in dieser Runde genutzt
web-dungeon-damage =
    { $count ->
        [one] { $count } Schaden
       *[other] { $count } Schaden
    }
web-dungeon-built-over = darunter: { $rooms }
web-dungeon-health = Lebenspunkte: { $count }
web-dungeon-epic = Epischer Held
web-dungeon-then = dann { $number }
web-dungeon-can = wählbar
web-dungeon-new-room = Neuer erster Raum
web-dungeon-spell-of = { $who }: { $card }

## Wohin ein Held ginge
web-dungeon-lured-to = geht zu { $who }, Vorsprung { $lead }
    .you = kommt zu dir, Vorsprung { $lead }
web-dungeon-lured-by = geht zu { $who }: { $lure }
    .you = kommt zu dir: { $lure }
web-dungeon-lure-most-souls = meiste Seelen
web-dungeon-lure-most-wounds = meiste Wunden
web-dungeon-lure-most-points = meiste Punkte
web-dungeon-lure-most-hand = meiste Handkarten
web-dungeon-lure-most-coins = meiste Münzen
web-dungeon-lure-fewest-souls = wenigste Seelen
web-dungeon-lure-fewest-wounds = wenigste Wunden
web-dungeon-lure-fewest-points = wenigste Punkte
web-dungeon-lure-fewest-hand = wenigste Handkarten
web-dungeon-lure-fewest-coins = wenigste Münzen
web-dungeon-would-die = würde dort sterben
web-dungeon-would-survive = käme durch
web-dungeon-stays = bleibt in der Stadt
web-dungeon-stays-short = bleibt

## Was sein Weg mit ihm macht
web-dungeon-dies = stirbt im Raum { $room }: { $souls }
web-dungeon-survives = überlebt: { $wounds }
web-dungeon-step = { $room }: { $damage } Schaden, Lebenspunkte danach: { $left }
web-dungeon-on-the-way = { $hero } unterwegs: { $damage } Schaden erhalten, Lebenspunkte: { $health }

## Stapel
web-dungeon-deck-rooms = Raumkartenstapel: { $count }
web-dungeon-deck-spells = Zauberspruchkartenstapel: { $count }
web-dungeon-deck-heroes = Normale Helden: { $count }
web-dungeon-deck-epic = Epische Helden: { $count }
web-dungeon-discard = Ablagestapel: { $count }
web-dungeon-discard-title = Ablagestapel, neueste Karte zuerst
web-dungeon-souls-title = Seelen von { $who }
    .you = Deine Seelen
web-dungeon-wounds-title = Wunden von { $who }
    .you = Deine Wunden
web-dungeon-search = Suchen
web-dungeon-nothing-found = Keine Karte passt.
web-dungeon-pile-empty = Keine Karten.
web-dungeon-hidden-card = Eine Karte, die du nicht sehen darfst

## Etwas tun
web-dungeon-holding = Du hältst { $card }: Wähle einen Platz dafür.
web-dungeon-put-back = Zurücklegen
web-dungeon-details = Einzelheiten
web-dungeon-inspect = Karten ansehen
    .on = Karten ansehen: Drücken zeigt die Karte und wählt nichts.
web-dungeon-which = Welche Möglichkeit?
web-dungeon-skip = Animation überspringen

## Tasten
web-dungeon-key-zones = zu Hand, eigenem Dungeon, Stadt, Gegnern oder Frage springen
web-dungeon-key-discard = Ablagestapel

## Was gerade geschieht
web-dungeon-cue-announced = { $card }
web-dungeon-cue-resolved = { $card } wirkt
web-dungeon-cue-negated = { $card } wird verhindert
web-dungeon-cue-fizzled = { $card } hat keinen Effekt
web-dungeon-cue-level = Level Up!
