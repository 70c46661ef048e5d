### What is changed while a card is in force.

always-price-spell = each Spell costs { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        }
always-price-reveal = revealing a miniboss costs { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        }
always-price-promote = promoting a miniboss costs { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        }
always-souls = you count { $number ->
            [one] 1 more Soul
           *[other] { $number } more Souls
        }
always-wounds = you count { $number ->
            [one] 1 more Wound
           *[other] { $number } more Wounds
        }

## What always applies: statements without a full stop
against = against { $hero }
# Optional: $number, the same as a number without its sign.
always-damage = { $target } deals { $amount } damage { $per } { $against }
# Optional: $number, the same as a number without its sign.
always-health = { $target } has { $amount } Health { $per }
always-treasure = { $target } has extra treasure { $per } ({ $treasure })
always-treasure-you = your boss has extra treasure { $per } ({ $treasure })
always-double-damage = { $target } deals double damage { $against }
always-double-treasure = the treasure of { $target } counts double
always-double-health = { $target } has double Health
always-no-damage = { $target } deals no damage
always-no-damage-hero = { $target } takes no damage from Rooms
always-no-treasure = { $target } has no treasure
always-no-text = the text of { $target } is ignored
always-no-spell = Spells do not affect { $target }
always-no-spell-you = you can play no Spells
always-no-spell-player = { $target } can play no Spells
always-no-room = the text of Rooms does not affect { $target }
always-no-build = nothing can be built on { $target }
always-no-build-you = you can build nothing
always-no-build-player = { $target } can build nothing
always-no-build-on = { $room } can be built on { $target }
always-no-enters = { $target } does not enter the dungeon
always-no-enters-you = no Heroes enter your dungeon
always-no-enters-player = Heroes at the entrance of { $target } do not enter the dungeon
always-no-lured = { $target } is not lured
always-no-win = { $target } cannot win with Souls
always-no-win-you = you cannot win with Souls
always-no-lose = { $target } cannot lose because of Wounds
always-no-lose-you = you cannot lose because of Wounds
always-skip = { $target } does not enter { $room }
always-fits = no icon needs to match to build { $cards } on { $target }
always-fits-yours = no icon needs to match when you build { $cards }
always-fits-this = no icon needs to match to build { $target }
always-ability = { $target } has this ability: “{ $text }”
always-build-more = you may build { $number ->
            [one] 1 more Room
           *[other] { $number } more Rooms
        } each round
always-build-fewer = you may build { $number ->
            [one] 1 Room fewer
           *[other] { $number } Rooms fewer
        } each round
always-item = you may have { $number ->
            [one] 1 more face-up item
           *[other] { $number } more face-up items
        }
always-while = { $text } while this Hero is in your dungeon
always-if = { $text } { $condition }

## Damage of a Room and those beside it. $damage has its sign, or none where it is all the damage a Room has. Optional: $number, the same without a sign
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
