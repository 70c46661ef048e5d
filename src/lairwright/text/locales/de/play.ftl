### `lair play`: Dialog, Tisch und die Zahlen, auf die es ankommt. Was man eintippt, ist in allen Sprachen gleich.

## Anfang und Ende
play-begin = { $game }, { $seats } Plätze, Regelfassung { $preset }, Seed { $seed }. Du sitzt auf Platz { $seat }, Bots: { $bot }.
play-begin-hot = { $game }, { $seats } Plätze, Regelfassung { $preset }, Seed { $seed }. Alle Plätze werden an dieser Tastatur gespielt.
play-resumed =
    { $choices ->
        [one] Nach 1 Entscheidung fortgesetzt aus { $file }.
       *[other] Nach { $choices } Entscheidungen fortgesetzt aus { $file }.
    }
play-hint = Gib eine Nummer ein, ? für eine Erklärung oder help für alle Befehle.
play-over = Das Spiel ist zu Ende
play-standing = { $place }. { $player }, Platz { $seat }: { $souls }, { $wounds }
    .out = { $place }. { $player }, Platz { $seat }: { $souls }, { $wounds }, ausgeschieden
play-wins = { $who } gewinnt.
    .you = Du gewinnst.
play-left-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit:
play-left-unsaved = Es wurde noch nichts gewählt, also gibt es nichts zu speichern.
play-left-lost = Die Partie konnte nicht gespeichert werden ({ $problem }).

## Der Dialog
play-so-far = Bisher
play-since = Seit deiner letzten Entscheidung
play-prompt = [1-{ $count }, { $undo }] >
play-undo-free = undo: frei
play-undo-consent = undo: mit Zustimmung
play-undo-never = kein undo
play-undo-nothing = kein undo
play-undo-refused-never = Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden, oder es wurde etwas Verborgenes gesehen.
play-undo-refused-nothing = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
play-undone = Zurückgenommen: { $who } hatte „{ $phrase }“ gewählt.
    .you = Zurückgenommen: Du hattest „{ $phrase }“ gewählt.
play-pass-keyboard = Gib die Tastatur an Platz { $seat } weiter und drücke dann die Eingabetaste.
    .named = Gib die Tastatur an Platz { $seat } ({ $player }) weiter und drücke dann die Eingabetaste.
play-not-understood = „{ $text }“ ist hier kein Befehl. Gib eine Nummer von 1 bis { $count } oder help ein.
play-no-such-number = Es gibt keine Möglichkeit { $number }: Gib eine Nummer von 1 bis { $count } ein.
play-chosen = Du wählst: { $phrase }.
play-refused = Nicht möglich: { $reason }
play-is-offered = Das steht zur Auswahl: Es ist Möglichkeit { $number }.
play-why-what = Nenne als Schlüssel, was fehlt: why play fear, why build dark-altar end, why use open-grave 2.
play-rule-what = Nenne eine Regel mit ihrer ID: rule BM-BAIT-03.
play-no-rule = Es gibt keine Regel „{ $rule }“.
    .near = Es gibt keine Regel „{ $rule }“ (meintest du „{ $near }“?).
play-card-what = Nenne eine Karte: card dark altar.
plain-why-what = Nenne als Schlüssel, was fehlt: why SCHLÜSSEL.
plain-rule-what = Nenne eine Regel mit ihrer ID: rule ID.
plain-card-what = Nenne eine Karte: card NAME.
play-no-card = In diesem Spiel gibt es keine Karte namens „{ $name }“.
    .near = In diesem Spiel gibt es keine Karte namens „{ $name }“ (meintest du „{ $near }“?).
play-save-what = Nenne die Datei, in die gespeichert werden soll: save my-game.record.
play-saved = Gespeichert in { $file }.
play-no-discards = Der Ablagestapel ist leer.
play-discards = Ablagestapel, neueste Karte zuerst
play-empty-log = Bisher ist nichts geschehen.
play-key = Schlüssel: { $key }
play-rule = { $rule }: { $text }

## Was man eintippen kann
typed-number = diese Möglichkeit wählen; auch ihr Schlüssel geht
    .usage = NUMMER
typed-explain = die Frage erklären; ? NUMMER erklärt eine Möglichkeit
    .usage = ?
typed-hint = was ein starker Spieler täte, mit geschätzten Chancen und Gründen
    .usage = hint
typed-why = sagen, warum etwas nicht zur Auswahl steht, etwa: why play fear, why build dark-altar on 2
    .usage = why SCHLÜSSEL
typed-rule = was eine Regel besagt, etwa: rule BM-BAIT-03
    .usage = rule ID
typed-card = was eine Karte tut und welche Werte sie hat, wenn sie auf dem Tisch liegt
    .usage = card NAME
typed-skip = passen, bis die Phase endet oder du etwas anderes gefragt wirst; bei einem Zauberspruch wirst du trotzdem gefragt
    .usage = skip
typed-table = den ganzen Tisch noch einmal zeigen
    .usage = table
typed-discard = den Ablagestapel zeigen
    .usage = discard
typed-log = was bisher geschehen ist; log ZAHL für so viele Zeilen
    .usage = log
typed-undo = die letzte Entscheidung zurücknehmen, wo das fair ist
    .usage = undo
typed-save = die Partie bis hierher in eine Datei schreiben
    .usage = save DATEI
typed-quit = aufhören; die Partie lässt sich später fortsetzen
    .usage = quit

## Rat: `hint`
advice-heading = Rat: geschätzte Gewinnchancen
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) }{ "\u00A0" }%
advice-option = { $phrase }: { $chance }
    .reasons = { $phrase }: { $chance } – { $reasons }
advice-alone = Es gibt nichts zu wählen: Nur eine Möglichkeit ist übrig.
advice-lures = lockt { $hero } an
advice-kills = tötet { $hero }
advice-denies = { $hero } stirbt nicht bei { $who }
advice-averts = { $hero } verwundet dich nicht
advice-burdens = { $hero } verwundet { $who }
advice-levels-up = Level Up für { $boss }
advice-beats = Wächter { $guard } wird in { $chance } der Versuche besiegt
advice-risks = Wächter { $guard } siegt in { $chance } der Versuche

## Der Tisch
table-round = Runde { $number }
table-turn = { $who } ist am Zug
    .you = du bist am Zug
table-decks = Stapel: Räume { $rooms }, Zaubersprüche { $spells }, Normale Helden { $ordinary }, Epische { $epic }; Ablage { $discard }
table-stack = { $who } hat { $card } gespielt; die Karte ist noch nicht abgehandelt.
    .you = Du hast { $card } gespielt; die Karte ist noch nicht abgehandelt.
table-no-building = In dieser Runde baut niemand mehr.
table-town = Stadt
    .face-down = Stadt (deine verdeckten Räume mitgezählt)
table-town-empty = niemand
table-hero = { $class } { $sign } { $health } LP
    .plain = { $class } { $health } LP
    .epic = Epischer { $class } { $sign } { $health } LP
    .epic-plain = Epischer { $class } { $health } LP
table-walking = Unterwegs: { $hero } ({ $facts })
table-walking-entrance = Am Dungeoneingang von { $who }: { $way }
    .you = An deinem Dungeoneingang: { $way }
table-walking-room = Im Raum { $room } (Position { $position }), Dungeon von { $who }: { $way }
    .you = Im Raum { $room } (Position { $position }), dein Dungeon: { $way }
table-player = { $player }, Platz { $seat }
    .you = { $player }, Platz { $seat } (du)
table-out = ausgeschieden
table-score = Seelen { $souls }, Wunden { $wounds }, Hand: Räume { $rooms } Zauber { $spells }, Schaden { $damage }, { $treasure }
table-known = Dir bekannt: { $cards }
table-waiting = Am Eingang: { $hero } ({ $facts }): { $way }
table-held = Helden an diesem Eingang betreten den Dungeon in dieser Runde nicht.
table-boss = Boss
table-xp = { $xp } XP { $treasure }
table-levelled = Level Up
table-below = { $number } darunter
table-face-down = verdeckt
table-inactive = deaktiviert
table-damage = { $damage } Sch. { $treasure }
table-hand = Deine Hand
table-hand-empty = keine Karten

## Wer einen Helden anlockt
lure-to = zu { $who }: { $sign } { $own } gegen { $best }
    .you = zu dir: { $sign } { $own } gegen { $best }
lure-nobody = bleibt: niemand hat { $sign }
lure-tie = bleibt: Gleichstand bei { $sign } { $most } ({ $players })

## Was der Weg mit einem Helden macht
way-dies = { $sum } von { $health }: stirbt im Raum { $room }, { $souls }
way-through = { $sum } von { $health }: kommt durch, { $wounds }
way-before = bisher { $damage }
way-empty = kein Raum

## Was ein Raum in der Stadt ändern würde
change-gain-kill = lockt { $hero } in den Tod
change-gain-wound = lockt { $hero } an, ohne zu töten
change-now-kills = tötet nun { $hero }
change-no-longer-kills = tötet { $hero } nicht mehr
change-lose = lockt { $hero } nicht mehr an
change-away = { $hero } geht nicht mehr zu { $who }
change-elsewhere = { $hero } geht nun zu { $who }

## Woher ein Wert kommt
value-printed = { $value } aufgedruckt
value-inactive = { $value } verdeckt oder deaktiviert
value-this-round = { $value } in dieser Runde
value-dungeon-this-round = { $value } im ganzen Dungeon in dieser Runde
value-card = { $value } durch { $card }
value-damage = Dungeon von { $who }, Position { $position }. Schaden jetzt { $total }: { $parts }.
    .you = Dein Dungeon, Position { $position }. Schaden jetzt { $total }: { $parts }.
value-treasure = Schätze der Klasse { $class } im Dungeon von { $who }: { $total }.
    .you = Schätze der Klasse { $class } in deinem Dungeon: { $total }.
    .parts = Schätze der Klasse { $class } im Dungeon von { $who }: { $total } ({ $parts }).
    .you-parts = Schätze der Klasse { $class } in deinem Dungeon: { $total } ({ $parts }).
value-boss-of = Der Boss von Platz { $seat }.
