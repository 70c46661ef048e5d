## Ähnliche Wörter
problem-near = (meintest du „{ $nearest }“?)

## Spiele, Regeln, Plätze, Seeds
problem-unknown-game = unbekanntes Spiel „{ $game }“; Spiele: { $known }
    .near = unbekanntes Spiel „{ $game }“ { problem-near }; Spiele: { $known }
problem-plugged-in-game = { $variable }: „{ $place }“ ist kein Spiel, das sich importieren lässt ({ $reason }); erwartet wird modul:NAME
problem-plugged-in-badly = { $variable }: „{ $place }“ ist nicht richtig angemeldet: { $reason }
problem-unknown-preset = unbekannte Regelfassung „{ $preset }“; Regelfassungen: { $known }
    .near = unbekannte Regelfassung „{ $preset }“ { problem-near }; Regelfassungen: { $known }
problem-unknown-variant = unbekannte Variante „{ $variant }“; Varianten: { $known }
    .near = unbekannte Variante „{ $variant }“ { problem-near }; Varianten: { $known }
problem-unknown-option = unbekannte Option „{ $option }“
    .near = unbekannte Option „{ $option }“ { problem-near }
problem-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $known }
problem-option-form = Eine Option schreibt man als NAME=WERT, nicht als „{ $text }“
problem-seats-range = { $game } hat { $fewest } bis { $most } Plätze, nicht { $seats }
problem-seats-range-chosen = { $game } hat mit { $chosen } { $fewest } bis { $most } Plätze, nicht { $seats }
problem-seed-range = Ein Seed ist eine ganze Zahl von 0 bis { $last }, nicht { $seed }
problem-unknown-rule = Es gibt keine Regel „{ $rule }“
    .near = Es gibt keine Regel „{ $rule }“ { problem-near }

## Kartensets
problem-no-sets = Ein Spiel braucht mindestens ein Kartenset
problem-sets-twice = Ein Kartenset ist doppelt genannt: { $sets }
problem-no-standalone-set = Keines der genannten Kartensets ist allein spielbar ({ $sets }): Nimm eines dazu, das es ist, etwa „base“
problem-card-in-two-sets = Die Karte „{ $card }“ ist sowohl im Kartenset „{ $first }“ als auch im Kartenset „{ $second }“
problem-too-few-bosses = zu wenige Bosse in den gewählten Kartensets: { $bosses } statt der { $needed }, die dieses Spiel austeilt
problem-unknown-set = unbekanntes Kartenset „{ $set }“; mitgelieferte Sets: { $known }; ein selbst gemachtes Set wird mit seinem Pfad angegeben, der auf .toml endet
    .near = unbekanntes Kartenset „{ $set }“ { problem-near }; mitgelieferte Sets: { $known }; ein selbst gemachtes Set wird mit seinem Pfad angegeben, der auf .toml endet
problem-unknown-castle-set = unbekanntes Kartenset „{ $set }“; mitgelieferte Sets von castle-raid: { $known }; ein selbst gemachtes Set wird mit seinem Pfad angegeben, der auf .toml endet
    .near = unbekanntes Kartenset „{ $set }“ { problem-near }; mitgelieferte Sets von castle-raid: { $known }; ein selbst gemachtes Set wird mit seinem Pfad angegeben, der auf .toml endet
problem-no-set-file = { $file }: Diese Setdatei oder diesen Ordner gibt es nicht
problem-no-castle-set-file = { $file }: Diese Setdatei gibt es nicht
problem-castle-one-set = castle-raid wird mit genau einem Kartenset gespielt, etwa „{ $example }“; angegeben: { $sets }
problem-castle-no-set = castle-raid wird mit genau einem Kartenset gespielt, etwa „{ $example }“; angegeben ist keines

## Bots, Simulationen
problem-unknown-bot = unbekannter Bot „{ $bot }“; Bots: { $known }
    .near = unbekannter Bot „{ $bot }“ { problem-near }; Bots: { $known }
problem-bot-number = Der Bot „{ $kind }“ kennt keine Anzahl von Simulationen: „{ $bot }“
problem-bot-number-form = Bot „{ $bot }“: Nach dem Doppelpunkt steht eine Anzahl von Simulationen, 1 bis { $most }, wie in „{ $kind }:200“
problem-bot-budget = Ein Bot braucht ein Budget von mindestens einer Simulation, nicht { $budget }
problem-simulation-games = Eine Simulation braucht mindestens eine Partie, nicht { $games }
problem-simulation-jobs = Eine Simulation braucht mindestens einen Prozess, nicht { $jobs }
problem-last-seed = zu viele Partien ({ $games }): Ab Seed { $seed } gezählt überschreiten sie den größten Seed, { $last }

## Arena
problem-arena-bots = Eine Arena braucht mindestens zwei Bots, nicht { $bots }
problem-arena-games = Eine Arena braucht mindestens eine Partie, nicht { $games }
problem-arena-most-games = Eine Arena spielt höchstens { $most } Partien pro Begegnung, nicht { $games }
problem-arena-jobs = Eine Arena braucht mindestens einen Prozess, nicht { $jobs }
problem-mix-bots = Die Aufteilung { $mix } passt nicht zur Anzahl der Bots: { $count } statt { $bots }
problem-mix-seats = Die Aufteilung { $mix } passt nicht zur Anzahl der Plätze: { $count } statt { $seats }
problem-mix-without-seat = Die Aufteilung { $mix } lässt einen Bot ohne Platz
problem-mix-form = Eine Aufteilung schreibt man als Platzzahlen, etwa 1,3, nicht „{ $text }“

## Szenarien
problem-no-scenario-file = { $file }: Diese Szenariodatei oder diesen Ordner gibt es nicht
problem-no-scenarios = Es wurde keine Szenariodatei gefunden
problem-no-scenario-folder = Hier gibt es keinen Szenarienordner „{ $folder }“: Szenarien gehören zu einem Checkout, nicht zum installierten Paket; führe den Befehl im Wurzelordner eines Checkouts aus oder nenne den Ordner mit --scenarios
