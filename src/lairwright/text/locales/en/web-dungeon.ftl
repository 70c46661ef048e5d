### The base game's table in the browser. $who is the name of a player, $card, $room and $hero are names of cards.

## Parts of the table
web-dungeon-table = The table
web-dungeon-own = Your dungeon
web-dungeon-of = { $who }'s dungeon
web-dungeon-town = Town
web-dungeon-town-empty = Nobody is in town.
web-dungeon-hand = Your hand
web-dungeon-hand-empty = No cards in hand.
web-dungeon-piles = Decks and discard pile
web-dungeon-stack = Spells waiting to take effect
web-dungeon-phases = Phases of the round
web-dungeon-order = Order of play
# One bar of a phase track: keep each of them to one short word.
web-dungeon-short-setup = Set-up
web-dungeon-short-start = Start
web-dungeon-short-build = Build
web-dungeon-short-reveal = Reveal
web-dungeon-short-bait = Bait
web-dungeon-short-adventure = Adventure
web-dungeon-short-end = End

## Players
# The reader.
web-dungeon-you = You
web-dungeon-active = their turn
    .you = your turn
web-dungeon-asked = is choosing
    .you = you are choosing
web-dungeon-out = out of the game
# $souls and $needed, $wounds and $deadly are numbers.
web-dungeon-souls = Souls: { $souls } of { $needed }
web-dungeon-wounds = Wounds: { $wounds } of { $deadly }
web-dungeon-rooms-in-hand = Rooms in hand: { $count }
web-dungeon-spells-in-hand = Spells in hand: { $count }
# $list is like "Mage 2, Thief 1".
web-dungeon-treasure = treasure: { $list }
web-dungeon-no-treasure = no treasure
web-dungeon-treasures = Treasure in this dungeon
# $cards is a list of names.
web-dungeon-known = You know of: { $cards }
web-dungeon-entrance-held = Heroes at this entrance don't enter this round.
web-dungeon-no-building = Nobody may build for the rest of this round.
web-dungeon-expand = Show { $who }'s dungeon
web-dungeon-collapse = Hide { $who }'s dungeon

## What lies on the table, as a screen reader says it. $facts is a list of the phrases below.
web-dungeon-boss = Boss: { $facts }
web-dungeon-xp = { $xp } XP
web-dungeon-levelled = levelled up
web-dungeon-room = Position { $number } of { $count }: { $facts }
web-dungeon-face-down = face down
web-dungeon-face-down-room = face-down Room
web-dungeon-inactive = deactivated
web-dungeon-used = used this round
web-dungeon-damage =
    { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    }
web-dungeon-built-over = built over { $rooms }
web-dungeon-health = Health { $count }
web-dungeon-epic = Epic Hero
# $number is text: what the number would be after the choice being looked at.
web-dungeon-then = then { $number }
web-dungeon-can = can be chosen
web-dungeon-new-room = New first Room
web-dungeon-spell-of = { $who }: { $card }

## Where a Hero would go
# $lead is a number: how much more treasure than the runner-up.
web-dungeon-lured-to = goes to { $who }, { $lead } ahead
    .you = comes to you, { $lead } ahead
# $lure is one of the next ten.
web-dungeon-lured-by = goes to { $who }: { $lure }
    .you = comes to you: { $lure }
web-dungeon-lure-most-souls = most Souls
web-dungeon-lure-most-wounds = most Wounds
web-dungeon-lure-most-points = most points
web-dungeon-lure-most-hand = most cards in hand
web-dungeon-lure-most-coins = most coins
web-dungeon-lure-fewest-souls = fewest Souls
web-dungeon-lure-fewest-wounds = fewest Wounds
web-dungeon-lure-fewest-points = fewest points
web-dungeon-lure-fewest-hand = fewest cards in hand
web-dungeon-lure-fewest-coins = fewest coins
web-dungeon-would-die = would die there
web-dungeon-would-survive = would get through
web-dungeon-stays = stays in town
# Two words at most, on the table.
web-dungeon-stays-short = stays

## What its path would do to it. $wounds and $souls are like "1 Wound" and "2 Souls".
web-dungeon-dies = dies in { $room }: { $souls }
web-dungeon-survives = survives: { $wounds }
# In a room: the damage it takes there and the Health it has left.
web-dungeon-step = { $room }: { $damage } damage, { $left } Health left
web-dungeon-on-the-way = { $hero } on the way: { $damage } damage taken, Health { $health }

## Decks
web-dungeon-deck-rooms = Room deck: { $count }
web-dungeon-deck-spells = Spell deck: { $count }
web-dungeon-deck-heroes = Ordinary Heroes: { $count }
web-dungeon-deck-epic = Epic Heroes: { $count }
web-dungeon-discard = Discard pile: { $count }
web-dungeon-discard-title = Discard pile, newest first
web-dungeon-souls-title = Souls of { $who }
    .you = Your Souls
web-dungeon-wounds-title = Wounds of { $who }
    .you = Your Wounds
web-dungeon-search = Search
web-dungeon-nothing-found = No matching card.
web-dungeon-pile-empty = No cards.
web-dungeon-hidden-card = A card you may not see

## Doing something
web-dungeon-holding = You hold { $card }: choose a place for it.
web-dungeon-put-back = Put back
web-dungeon-details = Details
web-dungeon-inspect = Look at cards
    .on = Looking at cards: pressing a card shows it without choosing it.
web-dungeon-which = Which one?
web-dungeon-skip = Skip animation

## Keys
web-dungeon-key-zones = jump to your hand, your dungeon, the town, opponents, the prompt
web-dungeon-key-discard = discard pile

## What is said while things happen
web-dungeon-cue-announced = { $card }
web-dungeon-cue-resolved = { $card } takes effect
web-dungeon-cue-negated = { $card } is negated
web-dungeon-cue-fizzled = { $card } has no effect
web-dungeon-cue-level = Level Up!
