### Der Regeltext der Karten: wie ein Satz gebaut ist und alles darin außer den Verben (effects.ftl).
###
### .order ist der Imperativ oder eine Aussage, .then der Hauptsatz mit vorangestelltem Verb ("ziehst du …"), .may der
### Infinitiv, .to der Infinitiv mit "zu". Was anderen geschieht, steht in .may und .to mit "lassen".

## Sätze. Folgt ein Nebensatz, so steht die Einschränkung wie auf den gedruckten Karten in Klammern am Ende.
sentence-plain = { $effect }.
sentence-adverb = { $adverb } { $effect }.
sentence-clause = { $clause }, { $effect }.
sentence-adverb-clause = { $clause }, { $effect } ({ $adverb }).
lead-adverbs = { $first } { $second }
lead-clauses = { $first } und { $second }
sentence-level-up = Level Up: { $text }

## Zusammengesetztes
clause-may =
    .order = du darfst { $effect }
    .then = darfst du { $effect }
# Zwei Sätze statt "…, dann …": So stört der Wechsel vom Imperativ zur Aussage nicht.
clause-join =
    .order = { $first }. Danach { $second-then }
    .then = { $first }, dann { $second }
    .may = { $first } und danach { $second }
    .to = { $first } und danach { $second }
clause-cost =
    .order = { $cost }, um { $effect }
    .then = { $cost }, um { $effect }
    .may = { $cost }, um { $effect }
    .to = { $cost }, um { $effect }

## Kosten. Sie zu bezahlen steht frei, daher .then mit "darfst".
cost-destroy-this-room =
    .order = zerstöre diesen Raum
    .then = darfst du diesen Raum zerstören
    .may = diesen Raum zerstören
    .to = diesen Raum zu zerstören
cost-destroy-another-room =
    .order = zerstöre einen anderen Raum in deinem Dungeon
    .then = darfst du einen anderen Raum in deinem Dungeon zerstören
    .may = einen anderen Raum in deinem Dungeon zerstören
    .to = einen anderen Raum in deinem Dungeon zu zerstören
cost-discard =
    .order = wirf { $cards } ab
    .then = darfst du { $cards } abwerfen
    .may = { $cards } abwerfen
    .to = { $cards } abzuwerfen

## Wie oft
limit-once-per-round = einmal pro Runde
limit-once-per-hero-per-round = einmal pro Held und Runde

## In welcher Phase
during-build = in der Bauphase
during-adventure = in der Abenteuerphase

## Auslöser
when-built = wenn du diesen Raum baust
when-hero-dies-here = wenn ein Held in diesem Raum stirbt
when-hero-enters = wenn ein Held diesen Raum betritt
when-you-build = wenn du einen weiteren { $room-acc } baust
when-you-play-a-spell = wenn du einen Zauberspruch spielst
when-your-room-is-destroyed = wenn ein anderer Raum in deinem Dungeon zerstört wird
when-rival-plays-a-spell = wenn ein Gegner einen Zauberspruch spielt
when-round-draw = am Rundenanfang

## Bedingungen
if-fewer-rooms-than-a-rival = wenn du weniger Räume hast als ein Gegner

## Was gebaut wird, ohne Artikel (nach "ein weiterer")
built-room = Raum
    .gen = Raumes
    .dat = Raum
    .acc = Raum
built-monster-room = Monsterraum
    .gen = Monsterraumes
    .dat = Monsterraum
    .acc = Monsterraum
built-trap-room = Fallenraum
    .gen = Fallenraumes
    .dat = Fallenraum
    .acc = Fallenraum
built-ordinary-room = Normaler Raum
    .gen = Normalen Raumes
    .dat = Normalen Raum
    .acc = Normalen Raum
built-advanced-room = Erweiterter Raum
    .gen = Erweiterten Raumes
    .dat = Erweiterten Raum
    .acc = Erweiterten Raum
built-ordinary-monster-room = Normaler Monsterraum
    .gen = Normalen Monsterraumes
    .dat = Normalen Monsterraum
    .acc = Normalen Monsterraum
built-ordinary-trap-room = Normaler Fallenraum
    .gen = Normalen Fallenraumes
    .dat = Normalen Fallenraum
    .acc = Normalen Fallenraum
built-advanced-monster-room = Erweiterter Monsterraum
    .gen = Erweiterten Monsterraumes
    .dat = Erweiterten Monsterraum
    .acc = Erweiterten Monsterraum
built-advanced-trap-room = Erweiterter Fallenraum
    .gen = Erweiterten Fallenraumes
    .dat = Erweiterten Fallenraum
    .acc = Erweiterten Fallenraum

## Ziele, zuerst genannt. Ohne Relativsätze, deren Komma nicht überall stehen könnte.
target-placed = { $noun } { $place }
target-hero-any = ein Held
    .gen = eines Helden
    .dat = einem Helden
    .acc = einen Helden
target-hero-ordinary = ein Normaler Held
    .gen = eines Normalen Helden
    .dat = einem Normalen Helden
    .acc = einen Normalen Helden
target-hero-epic = ein Epischer Held
    .gen = eines Epischen Helden
    .dat = einem Epischen Helden
    .acc = einen Epischen Helden
target-the-hero-any = der Held
    .gen = des Helden
    .dat = dem Helden
    .acc = den Helden
target-the-hero-ordinary = der Normale Held
    .gen = des Normalen Helden
    .dat = dem Normalen Helden
    .acc = den Normalen Helden
target-the-hero-epic = der Epische Held
    .gen = des Epischen Helden
    .dat = dem Epischen Helden
    .acc = den Epischen Helden
target-room-any = ein Raum
    .gen = eines Raumes
    .dat = einem Raum
    .acc = einen Raum
target-room-monster = ein Monsterraum
    .gen = eines Monsterraumes
    .dat = einem Monsterraum
    .acc = einen Monsterraum
target-room-trap = ein Fallenraum
    .gen = eines Fallenraumes
    .dat = einem Fallenraum
    .acc = einen Fallenraum
target-soul = ein verdeckter Held
    .gen = eines verdeckten Helden
    .dat = einem verdeckten Helden
    .acc = einen verdeckten Helden
target-rival = ein Gegner deiner Wahl
    .gen = eines Gegners deiner Wahl
    .dat = einem Gegner deiner Wahl
    .acc = einen Gegner deiner Wahl
target-rival-ahead =
    { $lead ->
        [one] ein Gegner mit mindestens 1 Seele Vorsprung auf dich
       *[other] ein Gegner mit mindestens { $lead } Seelen Vorsprung auf dich
    }
    .gen =
        { $lead ->
            [one] eines Gegners mit mindestens 1 Seele Vorsprung auf dich
           *[other] eines Gegners mit mindestens { $lead } Seelen Vorsprung auf dich
        }
    .dat =
        { $lead ->
            [one] einem Gegner mit mindestens 1 Seele Vorsprung auf dich
           *[other] einem Gegner mit mindestens { $lead } Seelen Vorsprung auf dich
        }
    .acc =
        { $lead ->
            [one] einen Gegner mit mindestens 1 Seele Vorsprung auf dich
           *[other] einen Gegner mit mindestens { $lead } Seelen Vorsprung auf dich
        }
target-spell = ein gerade gespielter Zauberspruch eines Gegners
    .gen = eines gerade gespielten Zauberspruchs eines Gegners
    .dat = einem gerade gespielten Zauberspruch eines Gegners
    .acc = einen gerade gespielten Zauberspruch eines Gegners

## Wo
place-hero-in-this-room = in diesem Raum
place-hero-in-it = darin
place-hero-in-your-dungeon = in deinem Dungeon
place-hero-in-a-rival-dungeon = im Dungeon eines Gegners
place-hero-in-any-dungeon = in einem beliebigen Dungeon
place-hero-in-town = in der Stadt
place-hero-in-town-or-deck = in der Stadt oder in den Heldenstapeln
place-room-yours = in deinem Dungeon
place-room-a-rivals = im Dungeon eines Gegners
place-room-anyones = in einem beliebigen Dungeon
place-soul-yours = in deinem Punktebereich
place-soul-a-rivals = im Punktebereich eines Gegners

## Ziele, noch einmal genannt. Ein Fürwort könnte auch den Gegner oder den Dungeon meinen.
again-hero = dieser Held
    .gen = dieses Helden
    .dat = diesem Helden
    .acc = diesen Helden
again-room = der gewählte Raum
    .gen = des gewählten Raumes
    .dat = dem gewählten Raum
    .acc = den gewählten Raum
again-soul = dieser Held
    .gen = dieses Helden
    .dat = diesem Helden
    .acc = diesen Helden
again-rival = dieser Gegner
    .gen = dieses Gegners
    .dat = diesem Gegner
    .acc = diesen Gegner
again-spell = dieser Zauberspruch
    .gen = dieses Zauberspruchs
    .dat = diesem Zauberspruch
    .acc = diesen Zauberspruch

## Was immer gilt
always-this-room = Dieser Raum verursacht { $damage } Schaden.
    .per = Dieser Raum verursacht { $damage } Schaden { $per }.
always-adjacent-rooms =
    { $kind ->
        [monster] Benachbarte Monsterräume
        [trap] Benachbarte Fallenräume
       *[any] Benachbarte Räume
    } verursachen { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Benachbarte Monsterräume
            [trap] Benachbarte Fallenräume
           *[any] Benachbarte Räume
        } verursachen { $damage } Schaden { $per }.
always-room-to-the-right =
    { $kind ->
        [monster] Ein Monsterraum rechts neben diesem Raum verursacht
        [trap] Ein Fallenraum rechts neben diesem Raum verursacht
       *[any] Der Raum rechts neben diesem verursacht
    } { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Ein Monsterraum rechts neben diesem Raum verursacht
            [trap] Ein Fallenraum rechts neben diesem Raum verursacht
           *[any] Der Raum rechts neben diesem verursacht
        } { $damage } Schaden { $per }.
always-room-to-the-left =
    { $kind ->
        [monster] Ein Monsterraum links neben diesem Raum verursacht
        [trap] Ein Fallenraum links neben diesem Raum verursacht
       *[any] Der Raum links neben diesem verursacht
    } { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Ein Monsterraum links neben diesem Raum verursacht
            [trap] Ein Fallenraum links neben diesem Raum verursacht
           *[any] Der Raum links neben diesem verursacht
        } { $damage } Schaden { $per }.
always-other-rooms =
    { $kind ->
        [monster] Alle anderen Monsterräume in deinem Dungeon
        [trap] Alle anderen Fallenräume in deinem Dungeon
       *[any] Alle anderen Räume in deinem Dungeon
    } verursachen { $damage } Schaden.
    .per =
        { $kind ->
            [monster] Alle anderen Monsterräume in deinem Dungeon
            [trap] Alle anderen Fallenräume in deinem Dungeon
           *[any] Alle anderen Räume in deinem Dungeon
        } verursachen { $damage } Schaden { $per }.
always-cover = Dieser Raum darf nicht mit einem Erweiterten Raum überbaut werden.
per-monster-rooms = für jeden Monsterraum in deinem Dungeon
per-trap-rooms = für jeden Fallenraum in deinem Dungeon
per-rooms = für jeden Raum in deinem Dungeon
