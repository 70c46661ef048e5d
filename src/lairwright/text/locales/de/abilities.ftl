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
sentence-lasting = Level Up, für den Rest des Spiels: { $text }
sentence-level = Stufe { $level }: { $text }
sentence-hero = Held: { $text }
sentence-boss = Boss, einmalig: { $text }
sentence-minion = Scherge: { $text }
sentence-hand = Von der Hand: { $text }
sentence-rivals = Für Gegner: { $text }
sentence-next = danach { $effect }.
sentence-if-done = wenn ja, { $effect }.
sentence-if-not-done = wenn nicht, { $effect }.

## Zur Wahl
modes = { $lead }: { $modes }
mode = • { $text }
modes-choose =
    .order = wähle eins
    .then = wählst du eins

## Weiteres Zusammengesetztes
clause-if =
    .order = { $effect }, { $condition }
    .then = { $effect }, { $condition }
    .may = { $effect }, { $condition }
    .to = { $effect }, { $condition }
clause-instead =
    .order = { $effect } (statt einer Raumkarte)
    .then = { $effect } (statt einer Raumkarte)
    .may = statt einer Raumkarte { $effect }
    .to = statt einer Raumkarte { $effect }

## Kosten: Sie zu bezahlen steht frei, daher .then mit "darfst"
clause-price =
    .order = { $cost }
    .then = darfst du { $cost-may }
    .may = { $cost-may }
    .to = { $cost }
cost-and =
    .order = { $first } und { $second }
    .then = { $first } und { $second }
    .may = { $first } und { $second }
    .to = { $first } und { $second }

## Wie oft
limit-once-per-round = einmal pro Runde
limit-once-per-hero-per-round = einmal pro Held und Runde
during-build = in der Bauphase
during-adventure = in der Abenteuerphase
