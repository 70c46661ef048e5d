## Was gezählt wird
count-coin = Münze
    .gen = Münze
    .dat = Münze
    .acc = Münze
count-soul = Seele
    .gen = Seele
    .dat = Seele
    .acc = Seele
count-wound = Wunde
    .gen = Wunde
    .dat = Wunde
    .acc = Wunde
count-point = Punkt
    .gen = Punktes
    .dat = Punkt
    .acc = Punkt
count-icon = Schatzsymbol
    .gen = Schatzsymbols
    .dat = Schatzsymbol
    .acc = Schatzsymbol
count-damage = Schadenspunkt
    .gen = Schadenspunktes
    .dat = Schadenspunkt
    .acc = Schadenspunkt
count-base = aufgedruckter Schadenspunkt
    .gen = aufgedruckten Schadenspunktes
    .dat = aufgedruckten Schadenspunkt
    .acc = aufgedruckten Schadenspunkt
count-health = Lebenspunkt
    .gen = Lebenspunktes
    .dat = Lebenspunkt
    .acc = Lebenspunkt
count-hurt = erlittener Schadenspunkt
    .gen = erlittenen Schadenspunktes
    .dat = erlittenen Schadenspunkt
    .acc = erlittenen Schadenspunkt
count-level = Stufe
    .gen = Stufe
    .dat = Stufe
    .acc = Stufe
count-counter = Marker
    .gen = Markers
    .dat = Marker
    .acc = Marker
count-covered = überbauter Raum
    .gen = überbauten Raumes
    .dat = überbauten Raum
    .acc = überbauten Raum
count-hand = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
count-cleric = Kleriker-Symbol
    .gen = Kleriker-Symbols
    .dat = Kleriker-Symbol
    .acc = Kleriker-Symbol
count-fighter = Krieger-Symbol
    .gen = Krieger-Symbols
    .dat = Krieger-Symbol
    .acc = Krieger-Symbol
count-mage = Magier-Symbol
    .gen = Magier-Symbols
    .dat = Magier-Symbol
    .acc = Magier-Symbol
count-thief = Dieb-Symbol
    .gen = Dieb-Symbols
    .dat = Dieb-Symbol
    .acc = Dieb-Symbol
count-explorer = Entdecker-Symbol
    .gen = Entdecker-Symbols
    .dat = Entdecker-Symbol
    .acc = Entdecker-Symbol

## Was die Kosten oder der Schritt davor bewegt haben
count-that-coin = dieser Münzen
    .gen = dieser Münzen
    .dat = dieser Münzen
    .acc = dieser Münzen
count-that-counter = dieser Marker
    .gen = dieser Marker
    .dat = dieser Marker
    .acc = dieser Marker
count-that-card = dieser Karten
    .gen = dieser Karten
    .dat = dieser Karten
    .acc = dieser Karten
count-that-room = Raumkarte darunter
    .gen = Raumkarte darunter
    .dat = Raumkarte darunter
    .acc = Raumkarte darunter
count-that-spell = Zauberspruch darunter
    .gen = Zauberspruch darunter
    .dat = Zauberspruch darunter
    .acc = Zauberspruch darunter
count-that-hero = dieser Helden
    .gen = dieser Helden
    .dat = dieser Helden
    .acc = dieser Helden
count-that-miniboss = dieser Minibosse
    .gen = dieser Minibosse
    .dat = dieser Minibosse
    .acc = dieser Minibosse

## In der Mehrzahl
many-coins = Münzen
many-souls = Seelen
many-wounds = Wunden
many-points = Punkte
many-icons = Schatzsymbole
many-damage = Schadenspunkte
many-base = aufgedruckte Schadenspunkte
many-health = Lebenspunkte
many-hurt = erlittene Schadenspunkte
many-levels = Stufen
many-counters = Marker
many-covered = überbaute Räume
many-hand = Karten
many-clerics = Kleriker-Symbole
many-fighters = Krieger-Symbole
many-mages = Magier-Symbole
many-thieves = Dieb-Symbole
many-explorers = Entdecker-Symbole

## Was in dieser Runde geschehen ist
happened-lured = Held, der in dieser Runde in deinen Dungeon gelockt wurde,
    .gen = Helden, der in dieser Runde in deinen Dungeon gelockt wurde,
    .dat = Helden, der in dieser Runde in deinen Dungeon gelockt wurde,
    .acc = Helden, der in dieser Runde in deinen Dungeon gelockt wurde,
many-happened-lured = Helden, die in dieser Runde in deinen Dungeon gelockt wurden,
happened-dies = Held, der in dieser Runde in deinem Dungeon gestorben ist,
    .gen = Helden, der in dieser Runde in deinem Dungeon gestorben ist,
    .dat = Helden, der in dieser Runde in deinem Dungeon gestorben ist,
    .acc = Helden, der in dieser Runde in deinem Dungeon gestorben ist,
many-happened-dies = Helden, die in dieser Runde in deinem Dungeon gestorben sind,
happened-destroyed = Raum deines Dungeons, der in dieser Runde zerstört wurde,
    .gen = Raumes deines Dungeons, der in dieser Runde zerstört wurde,
    .dat = Raum deines Dungeons, der in dieser Runde zerstört wurde,
    .acc = Raum deines Dungeons, der in dieser Runde zerstört wurde,
many-happened-destroyed = Räume deines Dungeons, die in dieser Runde zerstört wurden,
happened-played = Zauberspruch, den du in dieser Runde gespielt hast,
    .gen = Zauberspruchs, den du in dieser Runde gespielt hast,
    .dat = Zauberspruch, den du in dieser Runde gespielt hast,
    .acc = Zauberspruch, den du in dieser Runde gespielt hast,
many-happened-played = Zaubersprüche, die du in dieser Runde gespielt hast,
happened-built = Raum, den du in dieser Runde gebaut hast,
    .gen = Raumes, den du in dieser Runde gebaut hast,
    .dat = Raum, den du in dieser Runde gebaut hast,
    .acc = Raum, den du in dieser Runde gebaut hast,
many-happened-built = Räume, die du in dieser Runde gebaut hast,
happened-enters = Held, der in dieser Runde diesen Raum betreten hat,
    .gen = Helden, der in dieser Runde diesen Raum betreten hat,
    .dat = Helden, der in dieser Runde diesen Raum betreten hat,
    .acc = Helden, der in dieser Runde diesen Raum betreten hat,
many-happened-enters = Helden, die in dieser Runde diesen Raum betreten haben,
happened-survives = Held, der in dieser Runde diesen Raum überlebt hat,
    .gen = Helden, der in dieser Runde diesen Raum überlebt hat,
    .dat = Helden, der in dieser Runde diesen Raum überlebt hat,
    .acc = Helden, der in dieser Runde diesen Raum überlebt hat,
many-happened-survives = Helden, die in dieser Runde diesen Raum überlebt haben,
happened-enters-dungeon = Held, der in dieser Runde den Dungeon betreten hat,
    .gen = Helden, der in dieser Runde den Dungeon betreten hat,
    .dat = Helden, der in dieser Runde den Dungeon betreten hat,
    .acc = Helden, der in dieser Runde den Dungeon betreten hat,
many-happened-enters-dungeon = Helden, die in dieser Runde den Dungeon betreten haben,
happened-survives-dungeon = Held, der in dieser Runde deinen Dungeon überlebt hat,
    .gen = Helden, der in dieser Runde deinen Dungeon überlebt hat,
    .dat = Helden, der in dieser Runde deinen Dungeon überlebt hat,
    .acc = Helden, der in dieser Runde deinen Dungeon überlebt hat,
many-happened-survives-dungeon = Helden, die in dieser Runde deinen Dungeon überlebt haben,
happened-gains = Seele aus dieser Runde
    .gen = Seele aus dieser Runde
    .dat = Seele aus dieser Runde
    .acc = Seele aus dieser Runde
many-happened-gains = Seelen aus dieser Runde
happened-discarded = Karte, die in dieser Runde abgeworfen wurde,
    .gen = Karte, die in dieser Runde abgeworfen wurde,
    .dat = Karte, die in dieser Runde abgeworfen wurde,
    .acc = Karte, die in dieser Runde abgeworfen wurde,
many-happened-discarded = Karten, die in dieser Runde abgeworfen wurden,
happened-uncovered = Raum, der in dieser Runde freigelegt wurde,
    .gen = Raumes, der in dieser Runde freigelegt wurde,
    .dat = Raum, der in dieser Runde freigelegt wurde,
    .acc = Raum, der in dieser Runde freigelegt wurde,
many-happened-uncovered = Räume, die in dieser Runde freigelegt wurden,
happened-promoted = Miniboss, der in dieser Runde befördert wurde,
    .gen = Minibosses, der in dieser Runde befördert wurde,
    .dat = Miniboss, der in dieser Runde befördert wurde,
    .acc = Miniboss, der in dieser Runde befördert wurde,
many-happened-promoted = Minibosse, die in dieser Runde befördert wurden,
happened-taken = Karte, die in dieser Runde genommen wurde,
    .gen = Karte, die in dieser Runde genommen wurde,
    .dat = Karte, die in dieser Runde genommen wurde,
    .acc = Karte, die in dieser Runde genommen wurde,
many-happened-taken = Karten, die in dieser Runde genommen wurden,
happened-revealed = Held, der in dieser Runde aufgedeckt wurde,
    .gen = Helden, der in dieser Runde aufgedeckt wurde,
    .dat = Helden, der in dieser Runde aufgedeckt wurde,
    .acc = Helden, der in dieser Runde aufgedeckt wurde,
many-happened-revealed = Helden, die in dieser Runde aufgedeckt wurden,

## Für jedes
per-each = für { $each-acc }
per-at-most = { $per } (höchstens { $number })

## Bedingungen
if-fewer-rooms-than-a-rival = wenn du weniger Räume hast als ein Gegner
if-some = wenn es { $thing-acc } gibt
if-none = wenn es { $thing-acc } gibt
if-happened = { $word ->
            [enters] wenn in dieser Runde ein Held diesen Raum betreten hat
            [survives] wenn in dieser Runde ein Held diesen Raum überlebt hat
            [lured] wenn in dieser Runde ein Held in deinen Dungeon gelockt wurde
            [dies] wenn in dieser Runde ein Held in deinem Dungeon gestorben ist
            [destroyed] wenn in dieser Runde ein Raum in deinem Dungeon zerstört wurde
            [played] wenn du in dieser Runde einen Zauberspruch gespielt hast
            [enters-dungeon] wenn in dieser Runde ein Held den Dungeon betreten hat
            [own-enters-dungeon] wenn dieser Held in dieser Runde den Dungeon betreten hat
            [survives-dungeon] wenn in dieser Runde ein Held deinen Dungeon überlebt hat
           *[any] wenn es { $thing-acc } gab
        }
if-not-happened = { $word ->
            [enters] wenn in dieser Runde kein Held diesen Raum betreten hat
            [survives] wenn in dieser Runde kein Held diesen Raum überlebt hat
            [lured] wenn in dieser Runde kein Held in deinen Dungeon gelockt wurde
            [dies] wenn in dieser Runde kein Held in deinem Dungeon gestorben ist
            [destroyed] wenn in dieser Runde kein Raum in deinem Dungeon zerstört wurde
            [played] wenn du in dieser Runde keinen Zauberspruch gespielt hast
            [enters-dungeon] wenn in dieser Runde kein Held den Dungeon betreten hat
            [own-enters-dungeon] wenn dieser Held in dieser Runde den Dungeon nicht betreten hat
            [survives-dungeon] wenn in dieser Runde kein Held deinen Dungeon überlebt hat
           *[any] wenn es { $thing-acc } gab
        }
if-bound = wenn die Zahl der { $many } { $place } { $bound } beträgt
if-gained-none = wenn du in dieser Runde keine { $many } bekommen hast
if-gained-some = wenn du in dieser Runde { $many } bekommen hast
if-you-have = wenn du { $bound } { $many } hast
if-you-have-none = wenn du keine { $many } hast
if-and = { $first } und { $second }
if-more-than-you = { $number ->
            [1] wenn { $who } mehr { $many } hat als du
           *[more] wenn { $who } mehr { $many } hat als du (mindestens { $number } mehr)
        }
if-you-more = { $number ->
            [1] wenn du mehr { $many } hast als { $who }
           *[more] wenn du mehr { $many } hast als { $who } (mindestens { $number } mehr)
        }
if-gained-more = wenn { $who } in dieser Runde mehr { $many } bekommen hat als du (mindestens { $number } mehr)
