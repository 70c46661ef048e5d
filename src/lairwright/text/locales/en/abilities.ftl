### The rules text of cards: how a sentence is put together, and everything in it except the verbs (effects.ftl).
###
### A clause ("draw a card") has four forms:
###   .order  on its own, as an order or a statement: "Draw a card."
###   .then   the main clause after a lead-in: "When you build this Room, draw a card."
###   .may    what follows "you may", an infinitive: "You may draw a card."
###   .to     what follows a price: "Destroy this Room to draw a card."
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

## Prices
cost-destroy-this-room =
    .order = destroy this Room
    .then = { cost-destroy-this-room.order }
    .may = { cost-destroy-this-room.order }
    .to = { cost-destroy-this-room.order }
cost-destroy-another-room =
    .order = destroy another Room in your dungeon
    .then = { cost-destroy-another-room.order }
    .may = { cost-destroy-another-room.order }
    .to = { cost-destroy-another-room.order }
cost-discard =
    .order = discard { $cards }
    .then = { cost-discard.order }
    .may = { cost-discard.order }
    .to = { cost-discard.order }

## How often (adverbs)
limit-once-per-round = once per round
limit-once-per-hero-per-round = once per Hero per round

## In which phase (adverbs)
during-build = in the Build phase
during-adventure = in the Adventure phase

## What sets an ability off (clauses; the round's draw is an adverb)
when-built = when you build this Room
when-hero-dies-here = when a Hero dies in this Room
when-hero-enters = when a Hero enters this Room
when-you-build = when you build another { $room }
when-you-play-a-spell = when you play a Spell
when-your-room-is-destroyed = when another Room in your dungeon is destroyed
when-rival-plays-a-spell = when an opponent plays a Spell
when-round-draw = at the start of the round

## Conditions (clauses)
if-fewer-rooms-than-a-rival = if you have fewer Rooms than an opponent

## What may be built in when-you-build, a noun phrase without an article
built-room = Room
built-monster-room = Monster Room
built-trap-room = Trap Room
built-ordinary-room = Ordinary Room
built-advanced-room = Advanced Room
built-ordinary-monster-room = Ordinary Monster Room
built-ordinary-trap-room = Ordinary Trap Room
built-advanced-monster-room = Advanced Monster Room
built-advanced-trap-room = Advanced Trap Room

## Targets when first named: a noun phrase, and where it is
target-placed = { $noun } { $place }
target-hero-any = a Hero
target-hero-ordinary = an Ordinary Hero
target-hero-epic = an Epic Hero
# Only one Hero can be in a Room at a time.
target-the-hero-any = the Hero
target-the-hero-ordinary = the Ordinary Hero
target-the-hero-epic = the Epic Hero
target-room-any = a Room
target-room-monster = a Monster Room
target-room-trap = a Trap Room
target-soul = a face-down Hero
target-rival = an opponent of your choice
target-rival-ahead =
    { $lead ->
        [one] an opponent who leads you by at least 1 Soul
       *[other] an opponent who leads you by at least { $lead } Souls
    }
target-spell = a Spell that an opponent is playing

## Where (prepositional phrases)
place-hero-in-this-room = in this Room
# After "destroy this Room".
place-hero-in-it = in it
place-hero-in-your-dungeon = in your dungeon
place-hero-in-a-rival-dungeon = in an opponent's dungeon
place-hero-in-any-dungeon = in any dungeon
place-hero-in-town = in town
place-hero-in-town-or-deck = in town or in the Hero decks
place-room-yours = in your dungeon
place-room-a-rivals = in an opponent's dungeon
place-room-anyones = in any dungeon
place-soul-yours = in your score area
place-soul-a-rivals = in an opponent's score area

## The same targets in later steps (noun phrases)
again-hero = it
again-room = it
again-soul = it
again-rival = that opponent
again-spell = it

## What always applies. $damage is text with its sign ("+2"), or without one where it's all the damage a Room has;
## $per is one of per-….
## Optional: $number, the same as a number without its sign, for plurals.
always-this-room = This Room deals { $damage } damage.
    .per = This Room deals { $damage } damage { $per }.
always-adjacent-rooms =
    { $kind ->
        [monster] Adjacent Monster Rooms
        [trap] Adjacent Trap Rooms
       *[any] Adjacent Rooms
    } deal { $damage } damage.
    .per =
        { $kind ->
            [monster] Adjacent Monster Rooms
            [trap] Adjacent Trap Rooms
           *[any] Adjacent Rooms
        } deal { $damage } damage { $per }.
always-room-to-the-right =
    { $kind ->
        [monster] If the Room to the right is a Monster Room, it
        [trap] If the Room to the right is a Trap Room, it
       *[any] The Room to the right
    } deals { $damage } damage.
    .per =
        { $kind ->
            [monster] If the Room to the right is a Monster Room, it
            [trap] If the Room to the right is a Trap Room, it
           *[any] The Room to the right
        } deals { $damage } damage { $per }.
always-room-to-the-left =
    { $kind ->
        [monster] If the Room to the left is a Monster Room, it
        [trap] If the Room to the left is a Trap Room, it
       *[any] The Room to the left
    } deals { $damage } damage.
    .per =
        { $kind ->
            [monster] If the Room to the left is a Monster Room, it
            [trap] If the Room to the left is a Trap Room, it
           *[any] The Room to the left
        } deals { $damage } damage { $per }.
always-other-rooms =
    { $kind ->
        [monster] All other Monster Rooms in your dungeon
        [trap] All other Trap Rooms in your dungeon
       *[any] All other Rooms in your dungeon
    } deal { $damage } damage.
    .per =
        { $kind ->
            [monster] All other Monster Rooms in your dungeon
            [trap] All other Trap Rooms in your dungeon
           *[any] All other Rooms in your dungeon
        } deal { $damage } damage { $per }.
always-cover = No Advanced Room can be built on this Room.
per-monster-rooms = for each Monster Room in your dungeon
per-trap-rooms = for each Trap Room in your dungeon
per-rooms = for each Room in your dungeon
