### The rules text of cards: how a sentence is put together, and everything in it except the verbs (effects.ftl).
###
### A clause ("draw a card") has four forms:
### .order on its own, as an order or a statement: "Draw a card."
### .then the main clause after a lead-in: "When you build this Room, draw a card."
### .may what follows "you may", an infinitive: "You may draw a card."
### .to what follows a price: "Destroy this Room to draw a card."
### A noun phrase has a case in each variable: $target is the nominative, $target-acc the accusative, and so on for the
### cases of language-cases.

## Sentences. An adverb is "once per round", "in the Build phase"; a clause "when you build this Room", "if …".
sentence-plain = { $effect }.
sentence-adverb = { $adverb }, { $effect }.
sentence-clause = { $clause }, { $effect }.
sentence-adverb-clause = { $adverb }, { $clause }, { $effect }.
lead-adverbs = { $first }, { $second }
lead-clauses = { $first }, { $second }
sentence-level-up = Level Up: { $text }

## Clauses made of clauses
# The player may decline.
clause-may =
    .order = you may { $effect }
    .then = you may { $effect }
# One step after the other; $first and $second are in the form of the attribute.
# Optional: $second-then, the second step in the form .then; $second, where that takes its place.
clause-join =
    .order = { $first }, then { $second }
    .then = { $first }, then { $second }
    .may = { $first }, then { $second }
    .to = { $first }, then { $second }
# A price and what it buys: $cost is in the form of the attribute, $effect in the form .to.
# Optional: $cost-may, the price in the form .may; $cost, where that takes its place.
clause-cost =
    .order = { $cost } to { $effect }
    .then = { $cost } to { $effect }
    .may = { $cost } to { $effect }
    .to = { $cost } to { $effect }
sentence-lasting = Level Up, for the rest of the game: { $text }
sentence-level = Level { $level }: { $text }
# What an item does for the Hero with it.
sentence-hero = Hero: { $text }
# What a face-up item does for the player who has it.
sentence-boss = Boss, used once: { $text }
sentence-minion = Minion: { $text }
sentence-hand = From your hand: { $text }
# "You" in the text is the opponent who uses it.
sentence-rivals = Opponents may use this: { $text }
# A further step as a sentence of its own, in the form .then.
sentence-next = then { $effect }.
# What follows if the step before was done, in the form .then; and if it was not.
sentence-if-done = if so, { $effect }.
sentence-if-not-done = if not, { $effect }.

## Modes
modes = { $lead }: { $modes }
mode = • { $text }
modes-choose =
    .order = choose one
    .then = choose one

## More clauses made of clauses
clause-if =
    .order = { $effect } { $condition }
    .then = { clause-if.order }
    .may = { clause-if.order }
    .to = { clause-if.order }
# Instead of the card at the start of the round.
clause-instead =
    .order = { $effect } (instead of the usual Room card)
    .then = { clause-instead.order }
    .may = { clause-instead.order }
    .to = { clause-instead.order }

## Prices: to pay is up to the player, and after "once per round" an order may sound like a duty. Optional: $cost, $cost-may
clause-price =
    .order = { $cost }
    .then = { $cost }
    .may = { $cost-may }
    .to = { $cost }
cost-and =
    .order = { $first } and { $second }
    .then = { cost-and.order }
    .may = { cost-and.order }
    .to = { cost-and.order }

## How often
limit-once-per-round = once per round
limit-once-per-hero-per-round = once per Hero per round
during-build = in the Build phase
during-adventure = in the Adventure phase
