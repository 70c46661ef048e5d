### Die Lobby, und wie ein Tisch entsteht.

## Die Lobby
web-lobby-title = Sei der Boss am Ende des Dungeons
web-lobby-about = Baue Räume, locke Helden mit Schätzen an, nimm ihre Seelen. Im Browser, mit Freunden und mit Bots, ohne Anmeldung.
web-lobby-play = Jetzt spielen
web-lobby-friends = Mit Freunden spielen
web-lobby-learn = In fünf Minuten lernen
web-lobby-mine = Meine Tische
web-lobby-forget = Aus der Liste nehmen
web-lobby-open = Offene Tische
web-lobby-none = Gerade ist kein Tisch für alle offen.
web-lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-lobby-more = Mehr von Lairwright
web-lobby-learn-about = Kurze Lektionen mit einem Lehrer an deiner Seite.
web-lobby-cards-about = Jede Karte, was sie tut, und Klarstellungen dazu.
web-lobby-rules-about = Jede Regel mit Nummer, zum Durchsuchen.
web-lobby-opponents = Gegner
web-lobby-level = Stärke
web-lobby-start = Spiel starten
web-lobby-more-options = Weitere Optionen

## Wie es um einen Tisch steht
web-stage-gathering = wartet auf Spieler
web-stage-playing = läuft
web-stage-over = zu Ende

## Ein neuer Tisch
web-your-name = Dein Name
web-guest = Gast
web-new-title = Ein neuer Tisch
web-new-game = Spiel
web-new-seats = Plätze
web-new-you = Du
# Label of the choice for a seat; $number counts from one.
web-new-who = Wer auf Platz { $number } sitzt
web-new-person = Ein Mensch, per Link
# $level is the bot's level in words.
web-new-bot = Bot: { $level }
web-new-preset = Regelfassung
web-new-public = In der Lobby zeigen
web-new-public-about = Sonst findet den Tisch nur, wer den Link hat.
web-new-all = Alle Optionen
web-new-clock = Uhr
web-new-clock-none = Keine Uhr
web-new-clock-use = Mit Uhr spielen
web-new-clock-about = Sie läuft nur, solange Menschen gefragt werden, nie gegen Bots.
web-new-clock-choice = Sekunden je Entscheidung
web-new-clock-bank = Sekunden Reserve für die Partie
web-new-spectators = Zuschauer
web-new-spectators-none = Niemand darf zuschauen
web-new-spectators-public = Sehen, was offen liegt
web-new-spectators-open-end = Sehen, was offen liegt, und am Ende alles
web-new-absence = Wenn jemand wegbleibt
web-new-absence-hold = Der Platz wartet
web-new-absence-bot = Ein Bot spielt weiter
web-new-absence-close = Der Tisch wird geschlossen
web-new-start-full = Starten, sobald alle Plätze besetzt sind
web-new-sets = Kartensets
web-new-variants = Varianten
web-new-unofficial = aus keinem Regelheft
web-new-rules-editions = Worin sich die Ausgaben unterscheiden
web-new-rules-house = Hausregeln
web-new-changed = geändert
web-new-open = Tisch eröffnen
