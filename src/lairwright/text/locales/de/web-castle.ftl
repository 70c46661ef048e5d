### Der Tisch des Überfalls auf die Burg.

web-castle-table = Der Tisch
web-castle-castle = Die Burg, vom Tor zur Schatzkammer
web-castle-gate = Tor
web-castle-treasury = Schatzkammer
web-castle-round = Runde { $number } von { $rounds }
web-castle-order = Der Befehl des Königs
web-castle-no-order = In diesem Spiel gibt der König keine Befehle.
web-castle-order-hidden = Der Befehl wurde noch nicht verlesen.
web-castle-deck = Wächter im Stapel: { $count }
web-castle-seen = Bisher gesehene Wächter
web-castle-seen-none = Es wurde noch kein Wächter aufgedeckt.
web-castle-buried =
    { $count ->
        [0] Kein Wächter wurde ungesehen abgelegt.
        [one] 1 Wächter wurde ungesehen abgelegt.
       *[other] { $count } Wächter wurden ungesehen abgelegt.
    }
web-castle-empty = Die Burg ist leer.

## Wächter und Felder
web-castle-guard =
    { $stars ->
        [one] Wächter { $position }, 1 Stern
       *[other] Wächter { $position }, { $stars } Sterne
    }
web-castle-strength = Stärke { $value }
web-castle-loot = Beute { $value }
web-castle-range = { $low } bis { $high }
web-castle-together = Monster zusammen { $total }
web-castle-odds = schlagen { $beaten } von { $unseen } solchen Wächtern
web-castle-closed = hier kann nichts ersetzt werden
web-castle-free = Wächter { $position }: freies Feld
web-castle-taken = Wächter { $position }: { $card }, { $who }
web-castle-yours = dein Monster
web-castle-can = wählbar
web-castle-which = Welche Möglichkeit?

## Deine Monster
web-castle-hand = Deine Monster
web-castle-resting = ruht in dieser Runde
web-castle-placed = bei Wächter { $position }
web-castle-healing = Heilung { $cost }
web-castle-held = Du hältst { $card }: Wähle einen Platz dafür.
web-castle-let-go = Zurücklegen
web-castle-inspect = Karten ansehen
    .on = Drücken zeigt die Karte und spielt nichts.
web-castle-skip = Überspringen

## Fraktionen
web-castle-factions = Die Fraktionen
web-castle-faction-taken = gewählt von { $who }

## Spieler
web-castle-players = Spieler
web-castle-gold =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
web-castle-gold-hidden = Münzen geheim
web-castle-first = Startspieler
web-castle-turn = am Zug
web-castle-in-hand = auf der Hand: { $list }
web-castle-at-rest = in Ruhe: { $list }
web-castle-in-castle = in der Burg: { $list }
web-castle-unknown = unbekannt

## Was sich bewegt
web-castle-cue-fight = Der Kampf beginnt
web-castle-cue-total = zusammen { $total }
web-castle-cue-beaten = Besiegt!
web-castle-cue-lost =
    { $count ->
        [one] 1 zu wenig
       *[other] { $count } zu wenig
    }
web-castle-cue-heal = Die Heilung wird bezahlt

## Tasten
web-castle-key-zones = zu deinen Monstern, der Burg, den Fraktionen
web-castle-key-seen = die bisher gesehenen Wächter
