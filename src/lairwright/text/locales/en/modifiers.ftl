### What is changed until the end of the round, in the four forms that abilities.ftl explains.

## Changes until the end of the round. $amount is text with its sign
# Optional: $number, the same as a number without its sign.
mod-damage =
    .order = give { $target } { $amount } damage { $against } { $per } { -until-end }
    .then = { mod-damage.order }
    .may = { mod-damage.order }
    .to = { mod-damage.order }
mod-dungeon-damage =
    .order = give every Room in your dungeon { $amount } damage { -until-end }
    .then = { mod-dungeon-damage.order }
    .may = { mod-dungeon-damage.order }
    .to = { mod-dungeon-damage.order }
# Optional: $number, the same as a number without its sign.
mod-health =
    .order = give { $target } { $amount } Health { $per } { -until-end }
    .then = { mod-health.order }
    .may = { mod-health.order }
    .to = { mod-health.order }
mod-treasure =
    .order = give { $target } extra treasure { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure.order }
    .may = { mod-treasure.order }
    .to = { mod-treasure.order }
mod-treasure-player =
    .order = give the boss of { $target } extra treasure { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure-player.order }
    .may = { mod-treasure-player.order }
    .to = { mod-treasure-player.order }
mod-treasure-you =
    .order = give your boss extra treasure { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure-you.order }
    .may = { mod-treasure-you.order }
    .to = { mod-treasure-you.order }
treasure-any = 1 of any class
mod-double-damage =
    .order = double the damage of { $target } { $against } { -until-end }
    .then = { mod-double-damage.order }
    .may = { mod-double-damage.order }
    .to = { mod-double-damage.order }
mod-double-treasure =
    .order = double the treasure of { $target } { -until-end }
    .then = { mod-double-treasure.order }
    .may = { mod-double-treasure.order }
    .to = { mod-double-treasure.order }
mod-double-health =
    .order = double the Health of { $target } { -until-end }
    .then = { mod-double-health.order }
    .may = { mod-double-health.order }
    .to = { mod-double-health.order }
mod-double-yours =
    .order = double the treasure of the Rooms in your dungeon { -until-end }
    .then = { mod-double-yours.order }
    .may = { mod-double-yours.order }
    .to = { mod-double-yours.order }
mod-no-damage =
    .order = { $target } deals no damage { -until-end }
    .then = { mod-no-damage.order }
    .may = prevent all damage from { $target } { -until-end }
    .to = { mod-no-damage.may }
mod-no-damage-hero =
    .order = { $target } takes no damage from Rooms { -until-end }
    .then = { mod-no-damage-hero.order }
    .may = protect { $target } from the damage of Rooms { -until-end }
    .to = { mod-no-damage-hero.may }
mod-no-treasure =
    .order = { $target } loses all treasure { -until-end }
    .then = { mod-no-treasure.order }
    .may = take all treasure from { $target } { -until-end }
    .to = { mod-no-treasure.may }
mod-no-text =
    .order = ignore the text of { $target } { -until-end }
    .then = { mod-no-text.order }
    .may = { mod-no-text.order }
    .to = { mod-no-text.order }
mod-no-spell =
    .order = Spells do not affect { $target } { -until-end }
    .then = { mod-no-spell.order }
    .may = protect { $target } from Spells { -until-end }
    .to = { mod-no-spell.may }
mod-no-room =
    .order = the text of Rooms does not affect { $target } { -until-end }
    .then = { mod-no-room.order }
    .may = protect { $target } from the text of Rooms { -until-end }
    .to = { mod-no-room.may }
mod-no-build =
    .order = nothing is built on { $target } { -until-end }
    .then = { mod-no-build.order }
    .may = forbid building on { $target } { -until-end }
    .to = { mod-no-build.may }
mod-no-build-you =
    .order = you build nothing more { -until-end }
    .then = { mod-no-build-you.order }
    .may = build nothing more { -until-end }
    .to = { mod-no-build-you.may }
mod-no-build-player =
    .order = { $target } builds nothing more { -until-end }
    .then = { mod-no-build-player.order }
    .may = forbid { $target } to build { -until-end }
    .to = { mod-no-build-player.may }
mod-build-forbidden =
    .order = nobody builds for the rest of the round; face-down Rooms return to their owners' hands
    .then = { mod-build-forbidden.order }
    .may = forbid all building for the rest of the round; face-down Rooms return to their owners' hands
    .to = { mod-build-forbidden.may }
mod-no-build-on =
    .order = { $room } can be built on { $target } { -until-end }
    .then = { mod-no-build-on.order }
    .may = let { $room } be built on { $target } { -until-end }
    .to = { mod-no-build-on.may }
mod-no-enters =
    .order = { $target } does not enter the dungeon this round
    .then = { mod-no-enters.order }
    .may = keep { $target } outside for this round
    .to = { mod-no-enters.may }
mod-no-enters-player =
    .order = Heroes at the entrance of { $target } do not enter the dungeon this round
    .then = { mod-no-enters-player.order }
    .may = keep all Heroes at the entrance of { $target } outside for this round
    .to = { mod-no-enters-player.may }
mod-no-enters-you =
    .order = no more Heroes enter your dungeon this round
    .then = { mod-no-enters-you.order }
    .may = keep all Heroes at your entrance outside for this round
    .to = { mod-no-enters-you.may }
mod-no-lured =
    .order = { $target } is not lured this round
    .then = { mod-no-lured.order }
    .may = keep { $target } from being lured this round
    .to = { mod-no-lured.may }
mod-no-win =
    .order = { $target } cannot win with Souls this round
    .then = { mod-no-win.order }
    .may = keep { $target } from winning with Souls this round
    .to = { mod-no-win.may }
mod-no-lose =
    .order = { $target } cannot lose because of Wounds this round
    .then = { mod-no-lose.order }
    .may = keep { $target } from losing because of Wounds this round
    .to = { mod-no-lose.may }
mod-no-win-you =
    .order = you cannot win with Souls this round
    .then = { mod-no-win-you.order }
    .may = give up winning with Souls this round
    .to = { mod-no-win-you.may }
mod-no-lose-you =
    .order = you cannot lose because of Wounds this round
    .then = { mod-no-lose-you.order }
    .may = be safe from losing because of Wounds this round
    .to = { mod-no-lose-you.may }
mod-no-spell-you =
    .order = you can play no Spells { -until-end }
    .then = { mod-no-spell-you.order }
    .may = play no Spells { -until-end }
    .to = { mod-no-spell-you.may }
mod-no-spell-player =
    .order = { $target } can play no Spells { -until-end }
    .then = { mod-no-spell-player.order }
    .may = forbid { $target } to play Spells { -until-end }
    .to = { mod-no-spell-player.may }
mod-skip =
    .order = { $target } does not enter { $room } { -until-end }
    .then = { mod-skip.order }
    .may = let { $target } walk past { $room } { -until-end }
    .to = { mod-skip.may }
mod-price-spell =
    .order = each Spell costs { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .then = { mod-price-spell.order }
    .may = make each Spell cost { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .to = { mod-price-spell.may }
mod-price-reveal =
    .order = revealing a miniboss costs { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .then = { mod-price-reveal.order }
    .may = make revealing a miniboss cost { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .to = { mod-price-reveal.may }
mod-price-promote =
    .order = promoting a miniboss costs { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .then = { mod-price-promote.order }
    .may = make promoting a miniboss cost { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .to = { mod-price-promote.may }
mod-fits =
    .order = no icon needs to match to build { $cards } on { $target } { -until-end }
    .then = { mod-fits.order }
    .may = need no matching icon to build { $cards } on { $target } { -until-end }
    .to = { mod-fits.may }
mod-fits-yours =
    .order = no icon needs to match when you build { $cards } { -until-end }
    .then = { mod-fits-yours.order }
    .may = build { $cards } without a matching icon { -until-end }
    .to = { mod-fits-yours.may }
mod-fits-this =
    .order = no icon needs to match to build { $target } { -until-end }
    .then = { mod-fits-this.order }
    .may = build { $target } without a matching icon { -until-end }
    .to = { mod-fits-this.may }
mod-build-one-more =
    .order = you may build one more Room this round
    .then = { mod-build-one-more.order }
    .may = build one more Room this round
    .to = { mod-build-one-more.may }
mod-build-more =
    .order = you may build { $number ->
            [one] 1 more Room
           *[other] { $number } more Rooms
        } this round
    .then = { mod-build-more.order }
    .may = build { $number ->
            [one] 1 more Room
           *[other] { $number } more Rooms
        } this round
    .to = { mod-build-more.may }
mod-build-fewer =
    .order = you may build { $number ->
            [one] 1 Room fewer
           *[other] { $number } Rooms fewer
        } this round
    .then = { mod-build-fewer.order }
    .may = build { $number ->
            [one] 1 Room fewer
           *[other] { $number } Rooms fewer
        } this round
    .to = { mod-build-fewer.may }
mod-build-player =
    .order = { $target } may build { $number ->
            [one] 1 Room
           *[other] { $number } Rooms
        } { $change ->
            [more] more
           *[less] fewer
        } this round
    .then = { mod-build-player.order }
    .may = let { $target } build { $number ->
            [one] 1 Room
           *[other] { $number } Rooms
        } { $change ->
            [more] more
           *[less] fewer
        } this round
    .to = { mod-build-player.may }
mod-price-spell-player =
    .order = each Spell costs { $target } { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .then = { mod-price-spell-player.order }
    .may = make each Spell cost { $target } { $number ->
            [one] 1 coin
           *[other] { $number } coins
        } { $change ->
            [more] more
           *[less] less
        } { -until-end }
    .to = { mod-price-spell-player.may }
mod-counts-player =
    .order = { $target } counts { $number } more { $what ->
            [souls] { $number ->
                [one] Soul
               *[other] Souls
            }
           *[wounds] { $number ->
                [one] Wound
               *[other] Wounds
            }
        } { -until-end }
    .then = { mod-counts-player.order }
    .may = let { $target } count { $number } more { $what ->
            [souls] { $number ->
                [one] Soul
               *[other] Souls
            }
           *[wounds] { $number ->
                [one] Wound
               *[other] Wounds
            }
        } { -until-end }
    .to = { mod-counts-player.may }
mod-item =
    .order = you may have { $number ->
            [one] 1 more face-up item
           *[other] { $number } more face-up items
        } { -until-end }
    .then = { mod-item.order }
    .may = have { $number ->
            [one] 1 more face-up item
           *[other] { $number } more face-up items
        } { -until-end }
    .to = { mod-item.may }
mod-souls =
    .order = count { $number ->
            [one] 1 more Soul
           *[other] { $number } more Souls
        } for yourself { -until-end }
    .then = { mod-souls.order }
    .may = { mod-souls.order }
    .to = { mod-souls.order }
mod-wounds =
    .order = count { $number ->
            [one] 1 more Wound
           *[other] { $number } more Wounds
        } for yourself { -until-end }
    .then = { mod-wounds.order }
    .may = { mod-wounds.order }
    .to = { mod-wounds.order }
mod-ability =
    .order = give { $target } this ability { -until-end }: “{ $text }”
    .then = { mod-ability.order }
    .may = { mod-ability.order }
    .to = { mod-ability.order }
