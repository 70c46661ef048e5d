### Counts and conditions: "for each coin on this Room", "if there is no Hero at your entrance".

## What is counted, one by one, without an article
count-coin = coin
count-soul = Soul
count-wound = Wound
count-point = point
count-icon = treasure icon
count-damage = point of damage
count-base = point of printed damage
count-health = point of Health
count-hurt = point of damage taken
count-level = level
count-counter = counter
count-covered = covered Room
count-hand = card
count-cleric = Cleric icon
count-fighter = Fighter icon
count-mage = Mage icon
count-thief = Thief icon
count-explorer = Explorer icon

## What a price or the step before has moved
count-that-coin = of those coins
count-that-counter = of those counters
count-that-card = of those cards
count-that-room = Room card among them
count-that-spell = Spell card among them
count-that-hero = of those Heroes
count-that-miniboss = of those minibosses

## Numbers of something, in the plural
many-coins = coins
many-souls = Souls
many-wounds = Wounds
many-points = points
many-icons = treasure icons
many-damage = points of damage
many-base = points of printed damage
many-health = Health
many-hurt = points of damage taken
many-levels = levels
many-counters = counters
many-covered = covered Rooms
many-hand = cards
many-clerics = Cleric icons
many-fighters = Fighter icons
many-mages = Mage icons
many-thieves = Thief icons
many-explorers = Explorer icons

## What has happened this round, one by one and in the plural
happened-lured = Hero lured into your dungeon this round
many-happened-lured = Heroes lured into your dungeon this round
happened-dies = Hero that died in your dungeon this round
many-happened-dies = Heroes that died in your dungeon this round
happened-destroyed = Room in your dungeon destroyed this round
many-happened-destroyed = Rooms in your dungeon destroyed this round
happened-played = Spell you have played this round
many-happened-played = Spells you have played this round
happened-built = Room you have built this round
many-happened-built = Rooms you have built this round
happened-enters = Hero that entered this Room this round
many-happened-enters = Heroes that entered this Room this round
happened-survives = Hero that survived this Room this round
many-happened-survives = Heroes that survived this Room this round
happened-enters-dungeon = Hero that entered the dungeon this round
many-happened-enters-dungeon = Heroes that entered the dungeon this round
happened-survives-dungeon = Hero that survived your dungeon this round
many-happened-survives-dungeon = Heroes that survived your dungeon this round
happened-gains = Soul gained this round
many-happened-gains = Souls gained this round
happened-discarded = card discarded this round
many-happened-discarded = cards discarded this round
happened-uncovered = Room uncovered this round
many-happened-uncovered = Rooms uncovered this round
happened-promoted = miniboss promoted this round
many-happened-promoted = minibosses promoted this round
happened-taken = card taken this round
many-happened-taken = cards taken this round
happened-revealed = Hero revealed this round
many-happened-revealed = Heroes revealed this round

## For each of them; $each is "each Monster Room"
per-each = for { $each }
per-at-most = { $per } (at most { $number })

## Conditions (clauses). $many is a noun in the plural
if-fewer-rooms-than-a-rival = if you have fewer Rooms than an opponent
if-some = if there is { $thing }
if-none = if there is { $thing }
if-happened = { $word ->
            [enters] if a Hero has entered this Room this round
            [survives] if a Hero has survived this Room this round
            [lured] if a Hero was lured into your dungeon this round
            [dies] if a Hero has died in your dungeon this round
            [destroyed] if a Room in your dungeon was destroyed this round
            [played] if you have played a Spell this round
            [enters-dungeon] if a Hero has entered the dungeon this round
            [own-enters-dungeon] if this Hero has entered the dungeon this round
            [survives-dungeon] if a Hero has survived your dungeon this round
           *[any] if there was { $thing }
        }
if-not-happened = { $word ->
            [enters] if no Hero has entered this Room this round
            [survives] if no Hero has survived this Room this round
            [lured] if no Hero was lured into your dungeon this round
            [dies] if no Hero has died in your dungeon this round
            [destroyed] if no Room in your dungeon was destroyed this round
            [played] if you have played no Spell this round
            [enters-dungeon] if no Hero has entered the dungeon this round
            [own-enters-dungeon] if this Hero has not entered the dungeon this round
            [survives-dungeon] if no Hero has survived your dungeon this round
           *[any] if there was { $thing }
        }
if-bound = if the number of { $many } { $place } is { $bound }
if-gained-none = if you gained no { $many } this round
if-gained-some = if you gained { $many } this round
if-you-have = if you have { $bound } { $many }
if-you-have-none = if you have no { $many }
if-and = { $first } and { $second }
if-more-than-you = if { $who } has { $number ->
            [one] more { $many } than you
           *[other] at least { $number } more { $many } than you
        }
if-you-more = if you have { $number ->
            [one] more { $many } than { $who }
           *[other] at least { $number } more { $many } than { $who }
        }
if-gained-more = if { $who } gained at least { $number } more { $many } than you this round
