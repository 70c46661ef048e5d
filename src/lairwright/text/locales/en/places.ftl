### Where things are, and what else stands behind a noun.

## What a thing is or has, behind it
of-cleric = of the Cleric class
has-cleric = with Cleric treasure
of-fighter = of the Fighter class
has-fighter = with Fighter treasure
of-mage = of the Mage class
has-mage = with Mage treasure
of-thief = of the Thief class
has-thief = with Thief treasure
of-explorer = of the Explorer class
has-explorer = with Explorer treasure
has-miniboss = with a miniboss
has-minion = with your minion on it
has-item = with an item
has-counters = with a counter
has-token = with a health token
has-covered = with another Room under it
has-coins = with a coin
has-played = played this round
has-survived = that survived this round

## Where things are
place-here = in this Room
# After "destroy this Room".
place-in-it = in it
place-in-that-room = in that Room
place-of-that-player = in that dungeon
place-in-room = in { $room }
place-at-location = at this location
place-town = in town
place-deck = in the Hero decks
place-location = at a location
place-in-stack = in its stack
place-discard = from the discard pile
place-market = in the market
place-hero = with a Hero
place-adjacent = next to this one
place-left = to the left of this one
place-right = to the right of this one
place-previous = before this one

## Places of a player: $whose is "self" (yours; you do it), "you" (yours), "own" (of whoever does it), "any", or "someone": $person's
place-rooms = { $whose ->
            [self] in your dungeon
            [you] in your dungeon
            [own] in their own dungeon
            [any] in any dungeon
           *[someone] in { $person }'s dungeon
        }
# For Heroes.
place-dungeon = { $whose ->
            [self] in your dungeon
            [you] in your dungeon
            [own] in their own dungeon
            [any] in any dungeon
           *[someone] in { $person }'s dungeon
        }
place-entrance = { $whose ->
            [self] at your entrance
            [you] at your entrance
            [own] at their own entrance
            [any] at any entrance
           *[someone] at { $person }'s entrance
        }
# In the dungeon or at its entrance.
place-hero-of = { $whose ->
            [self] in your dungeon or at your entrance
            [you] in your dungeon or at your entrance
            [own] in their own dungeon or at their own entrance
            [any] in any dungeon or at any entrance
           *[someone] in { $person }'s dungeon or at the entrance to it
        }
# Optional: $whose, $person
place-hero-anywhere = in town, in any dungeon or at any entrance
place-score = { $whose ->
            [self] in your score area
            [you] in your score area
            [own] in their own score area
            [any] in any score area
           *[someone] in { $person }'s score area
        }
place-hand = { $whose ->
            [self] in your hand
            [you] in your hand
            [own] in their own hand
            [any] in any hand
           *[someone] in { $person }'s hand
        }
place-hoard = { $whose ->
            [self] in your hoard
            [you] in your hoard
            [own] in their own hoard
            [any] in any hoard
           *[someone] in { $person }'s hoard
        }
place-minibosses = { $whose ->
            [self] of your minibosses
            [you] of your minibosses
            [own] of their own minibosses
            [any] of any minibosses
           *[someone] of { $person }'s minibosses
        }
place-of-player = { $whose ->
            [self] of yours
            [you] of yours
            [own] of their own
            [any] of any player
           *[someone] of { $person }
        }

## Where a number is
place-on-this = on this Room
place-on-it = on it
place-on-thing = of { $thing }

## Conditions of a thing: $bound is "at least 2"
bound-least = at least { $number }
bound-most = at most { $number }
bound-exactly = exactly { $number }
bound-none = none
with-health = with { $bound } Health left
with-level = of level { $bound }
with-base = with a printed damage of { $bound }
with-damage = with { $bound } damage
with-icons = with { $bound } treasure icons
with-counters = with { $bound } counters
with-coins = with { $bound } coins
with-item = with { $bound } items
with-souls = with { $bound } Souls
with-wounds = with { $bound } Wounds
with-points = with { $bound } points
with-heroes = with { $bound } Heroes at the entrance
with-entered = whose dungeon { $bound } Heroes have entered this round
with-hurt = that has lost at least half of its Health
without-item = without an item
without-counters = without counters
with-more-coins = who has { $number ->
            [one] more coins than you
           *[other] at least { $number } more coins than you
        }
with-more-souls = who has { $number ->
            [one] more Souls than you
           *[other] at least { $number } more Souls than you
        }
with-more-wounds = who has { $number ->
            [one] more Wounds than you
           *[other] at least { $number } more Wounds than you
        }
with-more-points = who has { $number ->
            [one] more points than you
           *[other] at least { $number } more points than you
        }
