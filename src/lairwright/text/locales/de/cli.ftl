### Die Befehlszeile `lair`: was Befehle ausgeben und was an Eingaben falsch ist. Die Hilfe steht in help.ftl.

## Jeder Befehl
cli-problem = lair: { $problem }
cli-usage-problem = lair: { $problem } Siehe „lair --help“.
cli-unknown-language = unbekannte Sprache „{ $language }“; Sprachen: { $languages }
    .near = unbekannte Sprache „{ $language }“ (meintest du „{ $near }“?); Sprachen: { $languages }
cli-language-missing = --lang braucht eine Sprache: { $languages }
cli-not-utf8 = { $file }: ist kein UTF-8-Text
cli-cannot-read = { $file }: kann nicht gelesen werden: { $reason }
cli-cannot-write = { $file }: kann nicht geschrieben werden: { $reason }
cli-file-problem = { $file }: { $reason }
cli-some-file = Datei
cli-version =
    { $build ->
        [pure] lair { $version } (Engine in reinem Python, Python { $python })
       *[compiled] lair { $version } (kompilierte Engine, Python { $python })
    }

## lair play
cli-play-resume-alone = --resume nimmt das Spiel, seine Regeln und seinen Seed aus der Aufzeichnung: Lass diese Optionen weg
cli-play-no-folder = { $file }: Diesen Ordner gibt es nicht
cli-play-file-exists = { $file } gibt es schon: Nenne eine andere Datei oder setze die Partie darin mit --resume { $file } fort
cli-play-hot-seat-alone = --hot-seat spielt alle Plätze an dieser Tastatur: Lass --seat weg
cli-play-no-seat = Es gibt keinen Platz { $seat }; die Plätze werden von 0 bis { $last } gezählt

## lair cards
cli-card = { $id }: { $name } ({ $facts })
    .titled = { $id }: { $name }, { $title } ({ $facts })
cli-card-copies =
    { $count ->
        [one] 1 Exemplar
       *[other] { $count } Exemplare
    }
cli-card-players = ab { $count } Spielern
cli-confidence-likely = wahrscheinlich
cli-confidence-inferred = erschlossen
cli-confidence-own = selbst gemacht
cli-cards-total =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## lair check-set
cli-set-fine = { $file }: Kartenset „{ $id }“ ({ $name }) ist in Ordnung: { $census }
cli-census-boss =
    { $count ->
        [one] 1 Boss
       *[other] { $count } Bosse
    }
cli-census-room =
    { $count ->
        [one] 1 Raum
       *[other] { $count } Räume
    }
cli-census-spell =
    { $count ->
        [one] 1 Zauberspruch
       *[other] { $count } Zaubersprüche
    }
cli-census-hero =
    { $count ->
        [one] 1 Held
       *[other] { $count } Helden
    }
cli-census-copies =
    { $count ->
        [one] { $kind } (1 Karte)
       *[other] { $kind } ({ $count } Karten)
    }

## lair rule, lair conformance
cli-rule-unobservable = Nicht beobachtbar: { $reason }
cli-rule-proof = Belegt durch { $file }
cli-conformance-rules = { $game }: Regeln: { $rules }, belegt: { $proven }, nicht beobachtbar: { $unobservable }, fehlend: { $missing }
cli-conformance-cards = Kartenset { $set }: Karten: { $cards }, geprüft: { $tested }, fehlend: { $missing }

## lair replay
cli-replay-head =
    { $choices ->
        [one] { $game }, Regelfassung { $preset }, { $seats } Plätze, 1 Entscheidung
       *[other] { $game }, Regelfassung { $preset }, { $seats } Plätze, { $choices } Entscheidungen
    }
cli-replay-no-seat = { $file }: Es gibt keinen Platz { $seat }; die Plätze werden von 0 bis { $last } gezählt
cli-replay-round = Runde { $round }, { $phase }
cli-replay-seat = Platz { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }
    .out = Platz { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }, ausgeschieden
cli-replay-no-boss = noch kein Boss
cli-replay-no-rooms = keine Räume
cli-replay-over = zu Ende ({ $rule }), gewonnen von Platz { $winners }. { $reason }
    .nobody = zu Ende ({ $rule }), von niemandem gewonnen. { $reason }

## lair scenario run
cli-scenario-total = { $passed } bestanden, { $failed } fehlgeschlagen
cli-scenario-failed = { $file } ({ $preset }): { $title }

## lair simulate
cli-simulate-head =
    { $games ->
        [one] 1 Partie { $game }, Regelfassung { $preset }, { $seats } Plätze, Bot { $bot }
       *[other] { $games } Partien { $game }, Regelfassung { $preset }, { $seats } Plätze, Bot { $bot }
    }
cli-simulate-progress = Partien
cli-simulate-seeds = { $first } bis { $last }
    .label = Seeds
cli-simulate-decisions = { $decisions } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $speed } pro Sekunde
    .label = Entscheidungen
cli-simulate-rounds = { NUMBER($rounds, minimumFractionDigits: 2, maximumFractionDigits: 2) } im Durchschnitt
    .label = Runden
cli-simulate-won = { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%)
    .label = gewonnen von Platz { $seat }
cli-simulate-ended = { $reason }: { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%)
    .label = beendet durch
cli-simulate-failed = Die Partie mit Seed { $seed } ist fehlgeschlagen: { $problem }

## lair options
cli-options-game = Regeln von { $game }
cli-options-presets = Regelfassungen (--preset NAME)
cli-options-variants = Varianten (--variant NAME, beliebig kombinierbar)
cli-options-options = Optionen (--option NAME=WERT)
cli-options-option = { $name } = { $values } ({ $about }; { $row })
