### Der Rahmen der Seite: Menü, Einstellungen, Hinweise, Fehler.

web-skip = Zum Inhalt
web-home = Lairwright, zur Lobby
web-menu = Menü
web-menu-lobby = Lobby
web-menu-new = Neuer Tisch
web-menu-learn = Lernen
web-menu-cards = Karten
web-menu-rules = Regeln
web-loading = Einen Moment …
web-close = Schließen
web-reload = Neu laden
web-again = Noch einmal versuchen
web-notes = Hinweise

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Animationen
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-confirm = Jede Entscheidung bestätigen
web-confirm-about = Das erste Drücken wählt aus und zeigt, was geschehen würde, das zweite spielt.
web-quiet = Lairwright macht keine Geräusche. Diese Einstellungen bleiben in diesem Browser.

web-error-title = Etwas ist schiefgegangen
web-error-part = Ein Teil der Seite konnte nicht geladen werden.
web-error-shown = Dieser Teil der Seite kann nicht gezeigt werden.
web-error-board = Der Tisch kann nicht gezeichnet werden. Du kannst mit der Liste der Möglichkeiten weiterspielen.
web-error-unexpected = Auf dieser Seite ist etwas schiefgegangen. Wenn sie sich seltsam verhält, lade sie neu.
web-error-offline = Der Server ist nicht erreichbar.
# $status is the number of the HTTP status, as text.
web-error-status = Der Server hat mit einem Fehler geantwortet ({ $status }).
web-missing-title = Hier ist nichts
web-missing-text = Der Link führt nirgendwohin. Vielleicht fehlt ein Buchstabe.

# $number is what people call the seat: they count from one.
web-seat-number = Platz { $number }
