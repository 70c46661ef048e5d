### Was jeder Tisch hat: Sammeln, Frage, Verlauf, Zurücknehmen, Tipps, Ende.

## Die Verbindung
web-table-title = Tisch
web-table-title-asked = ● Du bist dran
web-table-connecting = Verbindung zum Tisch …
web-table-dealing = Die Karten werden ausgeteilt. Vielleicht sieht sich noch jemand seine an.
web-table-tampered = In dieser Partie wurde für andere gewählt, was ein älterer Server zuließ. Sie bleibt, wie sie war.
web-table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
web-table-online = Die Verbindung ist wieder da.
web-table-closed = Die Verbindung wurde geschlossen.
web-table-not-connected = Nicht verbunden: Es wurde nichts gesendet.
web-table-unanswered = Die Verbindung ist abgerissen, bevor der Server geantwortet hat. Versuch es bitte noch einmal.
web-table-choice-lost = Deine Entscheidung ist mit der Verbindung verloren gegangen. Wähle bitte noch einmal.
web-table-why-lost = Die Verbindung ist abgerissen, bevor der Server den Grund nennen konnte. Frag bitte noch einmal.
web-table-version = Diese Seite und der Server passen nicht zusammen
web-table-version-about = Der Server spricht eine andere Version als diese Seite; vielleicht wurde er gerade erneuert. Lade die Seite neu: Am Tisch geht nichts verloren.
web-table-version-stuck = Nach dem Neuladen kam dieselbe Seite wieder. Leere den Cache des Browsers oder versuch es in ein paar Minuten noch einmal.
web-table-missing = Dieser Tisch kann nicht gezeigt werden

## Plätze
web-seats = Plätze
web-seat-you = du
web-seat-bot = Bot
web-seat-stand-in = Bot springt ein
web-seat-away = abwesend
web-seat-host = Gastgeber
web-seat-free = frei
web-seat-won = gewonnen
web-seat-asked = wählt gerade
web-seat-clock = Uhr:
web-spectator = Du schaust zu
web-watch-link = Link zum Zuschauen

## Vor dem Spiel
# $game is the name of the game.
web-gather-title = Tisch für { $game }
web-gather-free =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-gather-full = Alle Plätze sind besetzt.
web-gather-invite = Einladen
web-gather-link = Link zu diesem Tisch
web-gather-link-about = Wer ihn öffnet, kann sich auf einen freien Platz setzen.
web-gather-put-bot = Bot einsetzen
web-gather-bot-for = Bot auf Platz { $number }
web-gather-free-seat = Platz { $number } frei machen
web-gather-fill = Mit Bots auffüllen
web-gather-start = Starten
web-gather-wait = { $name } startet das Spiel.
web-gather-no-seat = Es ist kein Platz frei.
web-sit-down = Platz nehmen
web-leave = Tisch verlassen
web-leave-sure = Deinen Platz endgültig aufgeben?
web-leave-yes = Aufgeben
web-leave-no = Bleiben
web-device = Auf einem anderen Gerät weiterspielen
web-device-link = Link zu deinem Platz
web-device-about = Er ist der Schlüssel zu deinem Platz: Behalte ihn für dich.
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-facts-title = Was gespielt wird
# $seconds for each choice, and $minutes in reserve; both are numbers.
web-facts-clock = { $seconds } s je Entscheidung, { $minutes } min Reserve

## Was gefragt ist
web-dock = Deine Entscheidung
web-dock-fold = Einklappen
web-dock-unfold = Ausklappen
# What a screen reader is told; $question is a sentence, $count the number of options.
web-prompt-asked =
    { $count ->
        [one] { $question } { $count } Möglichkeit.
       *[other] { $question } { $count } Möglichkeiten.
    }
web-prompt-rule = Die Regel dahinter
web-prompt-all = Alle Möglichkeiten zeigen
web-prompt-again = Zum Spielen noch einmal drücken, zum Loslassen Escape.
# The choice was stored; others may still be asked.
web-prompt-taken = Deine Wahl ist getroffen. Die anderen wählen vielleicht noch …
web-waiting = Die anderen überlegen …
# $names is a name or a list of names.
web-waiting-for = Warten auf: { $names }

## Zurücknehmen
web-undo = Zurück
web-undo-ask = Zurück?
web-undo-free = Letzte Entscheidung zurücknehmen
web-undo-consent = Die anderen bitten, die letzte Entscheidung zurücknehmen zu dürfen
web-undo-never = Die letzte Entscheidung lässt sich nicht zurücknehmen: Der Zufall hat entschieden, oder es wurde etwas Verborgenes gesehen
web-undo-nothing = Es gibt nichts zurückzunehmen
web-undo-wish = Bitte um Rücknahme einer Entscheidung
web-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
web-undo-waiting = Die anderen werden gefragt, ob du die Entscheidung zurücknehmen darfst.
web-undo-answered = Du hast geantwortet. Die anderen werden gefragt.
web-undo-yes = Zustimmen
web-undo-no = Ablehnen

## Tipps
web-hint = Tipp
web-hint-title = Was der Bot tun würde
web-hint-thinking = Der Bot überlegt …
# $percent is a whole number.
web-hint-chance = { $percent }{ "\u00A0" }% Gewinnchance
# $place: 1 for the option the bot likes best.
web-hint-liked = Tipp { $place }
web-hint-none = Der Bot hat hier keine Meinung.

## Der Verlauf
web-log = Verlauf
web-log-mine = Nur was mich betrifft
web-log-none = Noch ist nichts geschehen.
web-log-none-mine = Noch ist nichts geschehen, was dich betrifft.

## Das Menü des Tisches
web-table-menu = Tischmenü
web-stops = Wenn andere handeln
web-stops-auto = Passen, bis mich etwas betrifft
web-stops-auto-about = Du wirst wieder gefragt, wenn sich ein Zauberspruch, eine Fähigkeit oder ein Held gegen dich richtet.
web-stops-hold = Mir jedes Mal einen Moment geben
web-stops-hold-about = Auch wenn du nichts spielen kannst, damit die Pause nichts verrät.
web-stops-phases = Mich in diesen Phasen immer fragen

## Tasten
web-keys = Tasten
web-keys-digits = eine der ersten neun Möglichkeiten wählen
web-keys-tab = durch alles gehen, was sich drücken lässt
web-keys-arrows = sich auf dem Tisch bewegen
web-keys-enter = aufnehmen, ablegen, drücken
web-keys-info = Einzelheiten der Karte
web-keys-escape = loslassen, schließen
web-keys-where = Ziffern, H und U gelten, solange der Fokus auf dem Tisch, auf der Frage oder nirgends liegt. Eine gehaltene Taste zählt einmal.

## Das Ende
web-over = Das Spiel ist zu Ende.
web-over-closed = Dieser Tisch wurde geschlossen.
web-over-rematch = Noch einmal
web-over-rematch-go = Zum nächsten Spiel
web-over-replay = Wiederholung
web-over-record = Aufzeichnung herunterladen

## War das Austeilen ehrlich?
web-fair-title = Wurde fair ausgeteilt?
web-fair-about = Als der Tisch eröffnet wurde, hat der Server einen Hash seines geheimen Seeds veröffentlicht. Jetzt ist der Seed bekannt, und jeder kann prüfen, dass es derselbe ist und dass sich jede Karte aus ihm ergab.
web-fair-verify = Prüfen
web-fair-checking = Wird geprüft …
web-fair-good = Alles stimmt: Es wurde ausgeteilt wie versprochen.
web-fair-bad = Etwas stimmt nicht.
web-fair-holds = stimmt:
web-fair-fails = stimmt nicht:
web-fair-hash = Diese Seite hat den Hash des Seeds selbst berechnet, und es ist der veröffentlichte.
web-fair-same = Es ist der Hash, den dieser Browser gesehen hat, als er an den Tisch kam.
web-fair-promise = Veröffentlichter Hash des Seeds
web-fair-seed = Salt und Seed
web-fair-computed = Von dieser Seite berechnet
