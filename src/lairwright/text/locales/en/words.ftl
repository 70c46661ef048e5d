### Words and short phrases that all parts use.

## Lists: "a", "a and b", "a, b and c". $most is everything but the last, joined by commas.
list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Players. The reader is "you"; the others go by the name of their boss.
player-you = you
# Until its boss is on the table, a player has no better name. $seat is a number as text.
player-seat = Seat { $seat }
player-somebody = somebody

## Phases and steps of the round
phase-setup = Set-up
phase-start = Start of the round
phase-build = Build phase
phase-reveal = Reveal
phase-bait = Bait phase
phase-adventure = Adventure phase
phase-end = End of the round

## Classes of Heroes and their treasure. The sign is one or two letters, different for each class.
class-cleric = Cleric
    .sign = C
class-fighter = Fighter
    .sign = F
class-mage = Mage
    .sign = M
class-thief = Thief
    .sign = T
class-explorer = Explorer
    .sign = E
# A Hero without a class and its treasure.
class-none = Fool

## Kinds of Rooms, as a label
kind-monster = Monster
kind-trap = Trap

## Numbers of things, as they stand in a score: "2 Souls, no Wounds"
amount-souls =
    { $count ->
        [0] no Souls
        [one] 1 Soul
       *[other] { $count } Souls
    }
amount-wounds =
    { $count ->
        [0] no Wounds
        [one] 1 Wound
       *[other] { $count } Wounds
    }

## Cards of a kind, counted: always the object of a verb (draw, discard, take), so the accusative where there is one
cards-card =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
cards-room =
    { $count ->
        [one] a Room card
       *[other] { $count } Room cards
    }
cards-spell =
    { $count ->
        [one] a Spell card
       *[other] { $count } Spell cards
    }
cards-monster-room =
    { $count ->
        [one] a Monster Room card
       *[other] { $count } Monster Room cards
    }
cards-trap-room =
    { $count ->
        [one] a Trap Room card
       *[other] { $count } Trap Room cards
    }
cards-ordinary-room =
    { $count ->
        [one] an Ordinary Room card
       *[other] { $count } Ordinary Room cards
    }
cards-advanced-room =
    { $count ->
        [one] an Advanced Room card
       *[other] { $count } Advanced Room cards
    }
cards-ordinary-monster-room =
    { $count ->
        [one] an Ordinary Monster Room card
       *[other] { $count } Ordinary Monster Room cards
    }
cards-ordinary-trap-room =
    { $count ->
        [one] an Ordinary Trap Room card
       *[other] { $count } Ordinary Trap Room cards
    }
cards-advanced-monster-room =
    { $count ->
        [one] an Advanced Monster Room card
       *[other] { $count } Advanced Monster Room cards
    }
cards-advanced-trap-room =
    { $count ->
        [one] an Advanced Trap Room card
       *[other] { $count } Advanced Trap Room cards
    }
