### `lair arena`

## Hilfe
help-arena = Bots gegeneinander spielen lassen. Partien mit reihum getauschten Plätzen und gemeinsamen Seeds, Gewinnanteile mit 95-%-Intervallen. Exit-Code 1, wenn eine Partie fehlschlägt.
help-arena-bots = Zwei oder mehr Bots, etwa greedy random. Eine Zahl nach einem Doppelpunkt ist ein Budget an Simulationen: search:200.
help-arena-game = Das Spiel: { $games }.
help-arena-seats = Anzahl der Plätze; ohne Angabe so wenige, wie das Spiel erlaubt. Mehr Bots als Plätze treffen in jeder Kombination aufeinander; bei weniger Bots füllt der letzte den Tisch auf.
help-arena-games = Partien pro Begegnung, aufgerundet auf volle Rotationen der Plätze.
help-arena-seed = Seed der ersten Partien; die anderen folgen darauf.
help-arena-jobs = Anzahl der Prozesse; das Ergebnis hängt nicht davon ab.
help-arena-mix = Plätze, die jeder Bot einnimmt: --seats 4 --mix 1,3 setzt den ersten Bot mit dreien des zweiten an einen Tisch.
help-arena-budget = Simulationen pro Entscheidung für Bots, deren Name kein Budget nennt.
help-arena-report = Einen HTML-Bericht mit Diagrammen in diese Datei schreiben.

## stderr
arena-progress = Partien
arena-failed = Die Partie mit Seed { $seed } ist fehlgeschlagen ({ $bots }): { $problem }
arena-clumsy =
    { $count ->
        [one] { $bot } ist einmal gescheitert und hat weitergespielt; bei Seed { $seed }: { $problem }
       *[other] { $bot } ist { $count }-mal gescheitert und hat weitergespielt; zuerst bei Seed { $seed }: { $problem }
    }
arena-unrated = Die Wertungen fehlen: Sie brauchen das Paket openskill, das zu lairwright[lab] gehört

## Überschrift
arena-head =
    { $games ->
        [one] 1 Partie { $game }, Regelfassung { $preset }, { $seats } Plätze, Seeds { $seeds }
       *[other] { $games } Partien { $game }, Regelfassung { $preset }, { $seats } Plätze, Seeds { $seeds }
    }

## Tabelle
arena-bot = Bot
arena-games = Partien
arena-won = Siege
arena-share = Anteil
arena-interval = 95-%-Intervall
arena-even = gleicher Anteil
arena-verdict = Urteil
arena-time = pro Entscheidung
arena-simulations = Simulationen
arena-rating = Wertung
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
arena-range = { $low } bis { $high }
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = stärker
arena-weaker = schwächer
arena-undecided = offen
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } s
    .milli = { NUMBER($time, maximumFractionDigits: 2) } ms
    .micro = { NUMBER($time, maximumFractionDigits: 1) } µs
arena-twin = { $name } ({ $number })
arena-cross = Wie oft der Bot der Zeile vor dem der Spalte lag

## Bericht
arena-title = Arena: { $bots }
arena-standings = Rangliste
arena-standings-note = Jeder Seed wird in allen Rotationen der Plätze gespielt, sodass jeder Bot mit derselben Kartenverteilung auf jedem Platz sitzt. Ein geteilter Sieg zählt anteilig. Die gestrichelte Marke ist der Anteil, den gleich starke Bots hätten; ein Bot ist stärker oder schwächer, wenn sein ganzes Intervall auf einer Seite davon liegt.
arena-cross-heading = Kreuztabelle
arena-cross-note = Wie oft der Bot der Zeile vor dem der Spalte lag; ein geteilter Platz zählt halb. Wer auf eine Zelle zeigt, sieht ihr Intervall.
arena-course = Wie sich das Ergebnis einpendelte
arena-course-note = Der bisherige Gewinnanteil nach jedem Seed.
arena-seats = Plätze
arena-seats-note = Der Gewinnanteil auf jedem Platz: Was sich innerhalb einer Zeile unterscheidet, ist der Vorteil des Platzes.
arena-seat = Platz { $seat }
arena-ratings = Wertungen
arena-ratings-note = openskill (Plackett-Luce), ausgehend von 25 ± 16,7: die Wertung und das Doppelte ihrer Unsicherheit, über alle Partien in ihrer Reihenfolge.
arena-times = Zeit pro Entscheidung
arena-times-note = Jeder Schritt der Achse ist das Zehnfache des vorigen.
arena-endings = Wie die Partien endeten
arena-ending = Grund
arena-failures = Fehler
arena-failures-none = Kein Bot hat beim Überlegen versagt, und alle Partien wurden beendet.
arena-failures-note = Ein Bot, der versagt, spielt die beste Möglichkeit, die er bis dahin gefunden hat. Eine Partie, die nicht beendet werden konnte, zählt nicht, und auch die anderen mit ihrem Seed zählen nicht.
arena-fingerprint = Fingerabdruck aller Entscheidungen
arena-fingerprint-note = Zwei Läufe mit demselben Fingerabdruck haben dieselben Partien gespielt, Entscheidung für Entscheidung.
