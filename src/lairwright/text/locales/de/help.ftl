### Die Hilfe der Befehlszeile `lair`: jeder Befehl mit seinen Argumenten und Optionen.

## Wörter jeder Hilfeseite
help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-default = Vorgabe
help-required = erforderlich
help-help = Diese Hilfe zeigen und beenden.

## lair
help-lair = Die digitale Heimat der Kartenspielfamilie Boss Monster.
help-version = Version und Build zeigen.
help-lang = Sprache, vor oder nach dem Befehl: { $languages }. Ohne Angabe gilt die der Umgebung (LAIRWRIGHT_LANG, LC_ALL, LC_MESSAGES, LANG).

## Was mehrere Befehle kennen
help-json = JSON ausgeben, wie in docs/cli.md beschrieben. Es ist in allen Sprachen gleich.
help-preset = Regelfassung; `lair options` listet sie auf.
help-sets = Kartensets, durch Kommas getrennt; ein selbst gemachtes Set wird mit dem Pfad seiner .toml-Datei angegeben.
help-variant = Eine Regelvariante; mehrfach möglich.
help-rules-option = Eine Regeloption als NAME=WERT; mehrfach möglich.
help-scenarios = Der Ordner mit den Szenarien.

## lair play
help-play = Im Terminal spielen. Gib am Prompt help ein, um zu sehen, was du alles fragen kannst.
help-play-game = Welches Spiel: { $games }; ohne Angabe boss-monster.
help-play-seats = Anzahl der Spieler; ohne Angabe so wenige, wie das Spiel erlaubt.
help-play-seed = Seed für das Mischen; ohne Angabe zufällig.
help-play-bot = Wer die anderen Plätze spielt: random oder greedy; ohne Angabe greedy, wo es das Spiel hat.
help-play-hot-seat = Alle Plätze werden an dieser Tastatur gespielt.
help-play-seat = Dein Platz, gezählt ab 0 wie in Schlüsseln und Aufzeichnungen.
help-play-resume = Die Partie in dieser Aufzeichnung fortsetzen.
help-play-save = Die Aufzeichnung nach jeder Entscheidung in dieser Datei speichern.

## lair simulate
help-simulate = Viele Partien spielen und berichten, was geschehen ist. Exit-Code 1, wenn die Engine in einer davon versagt.
help-simulate-game = Das Spiel: { $games }.
help-simulate-seats = Anzahl der Spieler; ohne Angabe so wenige, wie das Spiel erlaubt.
help-simulate-games = Anzahl der Partien.
help-simulate-seed = Seed der ersten Partie; die anderen folgen darauf.
help-simulate-bot = Wer alle Plätze spielt.
help-simulate-budget = Simulationen, die ein Bot für eine Entscheidung verwenden darf.
help-simulate-jobs = Anzahl der Prozesse; das Ergebnis hängt nicht davon ab.

## lair scenario
help-scenario = Szenarien ausführen. Das sind Regeltests, Lektionen, Rätsel und Fehlerberichte (docs/writing-scenarios.md).
help-scenario-run = Szenarien ausführen und zeigen, was abweicht. Exit-Code 1, wenn etwas abweicht; 2, wenn eine Datei nicht lesbar ist.
help-scenario-paths = Szenariodateien und Ordner mit solchen.

## lair replay
help-replay = Eine aufgezeichnete Partie abspielen. Zeigt, was geschehen ist und wie der Tisch aussieht.
help-replay-file = Eine Aufzeichnung, wie `lair play --save` sie schreibt.
help-replay-upto = Nach so vielen Entscheidungen anhalten.
help-replay-seat = Nur zeigen, was dieser Platz wissen darf; gezählt ab 0.

## lair cards, lair check-set
help-cards = Karten auflisten. Zeigt ihre Zahlen und den Text, der sich aus ihren Effekten ergibt.
help-cards-set = Ein mitgeliefertes Set oder der Pfad eines selbst gemachten; ohne Angabe alle mitgelieferten.
help-cards-find = Nur Karten, deren ID, Name oder Text dies enthält.
help-check-set = Ein selbst gemachtes Set prüfen. Liest ein Set eines der beiden Spiele ein und teilt eine Partie damit aus, zusammen mit dem Grundspiel, sofern es nicht für sich allein steht.
help-check-set-file = Eine Setdatei oder ein Ordner mit den Dateien eines Sets.

## lair rule, lair conformance, lair options
help-rule = Den Text einer Regel zeigen. Zeigt in einem Checkout auch, welche Szenarien sie belegen.
help-rule-id = Etwa BM-BAIT-03.
help-conformance = Zeigen, was die Szenarien eines Checkouts belegen. Zählt die belegten Regeln und Karten und die, die noch fehlen.
help-conformance-write = Die ganze Tabelle in diese Datei schreiben.
help-list-options = Regelfassungen, Varianten und Optionen auflisten. Bei jeder Option steht der Vorgabewert vorn.
help-list-options-game = Nur die dieses Spiels.
