### What cards do: one clause per verb, in the four forms that abilities.ftl explains.

## Cards and hands
do-draw =
    .order = draw { $cards }
    .then = { do-draw.order }
    .may = { do-draw.order }
    .to = { do-draw.order }
# Always a Spell card, at the start of the round.
do-draw-instead =
    .order = draw a Spell card instead of a Room card
    .then = { do-draw-instead.order }
    .may = { do-draw-instead.order }
    .to = { do-draw-instead.order }
do-discard =
    .order = discard { $cards }
    .then = { do-discard.order }
    .may = { do-discard.order }
    .to = { do-discard.order }
do-discard-random =
    .order =
        { $target } discards a random { $kind ->
            [room] Room card
           *[spell] Spell card
        }
    .then = { do-discard-random.order }
    .may =
        make { $target } discard a random { $kind ->
            [room] Room card
           *[spell] Spell card
        }
    .to = { do-discard-random.may }
do-fetch =
    .order = take { $cards } of your choice from the discard pile
    .then = { do-fetch.order }
    .may = { do-fetch.order }
    .to = { do-fetch.order }
do-steal-random =
    .order = name Rooms or Spells and take a random card of that kind from the hand of { $target }
    .then = { do-steal-random.order }
    .may = { do-steal-random.order }
    .to = { do-steal-random.order }
do-steal-chosen =
    .order = look at the hand of { $target } and take a card of your choice from it
    .then = { do-steal-chosen.order }
    .may = { do-steal-chosen.order }
    .to = { do-steal-chosen.order }
do-new-hands =
    .order = every player discards their whole hand, then draws { $cards }
    .then = { do-new-hands.order }
    .may = make every player discard their whole hand, then draw { $cards }
    .to = { do-new-hands.may }
# The same without any card to draw.
do-discard-hands =
    .order = every player discards their whole hand
    .then = { do-discard-hands.order }
    .may = make every player discard their whole hand
    .to = { do-discard-hands.may }

## Heroes
do-kill =
    .order = kill { $target }
    .then = { do-kill.order }
    .may = { do-kill.order }
    .to = { do-kill.order }
# $damage is a number.
do-damage =
    .order = deal { $damage } damage to { $target }
    .then = { do-damage.order }
    .may = { do-damage.order }
    .to = { do-damage.order }
do-damage-your-rooms =
    .order = deal 1 damage to { $target } for each active Room in your dungeon
    .then = { do-damage-your-rooms.order }
    .may = { do-damage-your-rooms.order }
    .to = { do-damage-your-rooms.order }
# $amount is text with its sign. Optional: $number, the same as a number without its sign.
do-health =
    .order = give { $target } { $amount } Health { -until-end }
    .then = { do-health.order }
    .may = { do-health.order }
    .to = { do-health.order }
do-move-town =
    .order = send { $target } back to town
    .then = { do-move-town.order }
    .may = { do-move-town.order }
    .to = { do-move-town.order }
do-move-your-entrance =
    .order = move { $target } to your entrance
    .then = { do-move-your-entrance.order }
    .may = { do-move-your-entrance.order }
    .to = { do-move-your-entrance.order }
do-move-first-room =
    .order = send { $target } back to the first Room
    .then = { do-move-first-room.order }
    .may = { do-move-first-room.order }
    .to = { do-move-first-room.order }
# Always after "when a Hero enters this Room".
do-move-previous-room =
    .order = send it back to the Room before this one
    .then = { do-move-previous-room.order }
    .may = { do-move-previous-room.order }
    .to = { do-move-previous-room.order }
do-heal =
    .order = turn one face-up Hero in your score area face down, so that its Wounds become Souls
    .then = { do-heal.order }
    .may = { do-heal.order }
    .to = { do-heal.order }
do-remove =
    .order = remove { $target } from the game
    .then = { do-remove.order }
    .may = { do-remove.order }
    .to = { do-remove.order }
# The target is a face-down Hero in a score area; "that player" is who has it.
do-return =
    .order = send { $target } back to that player's entrance
    .then = { do-return.order }
    .may = { do-return.order }
    .to = { do-return.order }
# The same for one of your own Heroes.
do-return-yours =
    .order = send { $target } back to your entrance
    .then = { do-return-yours.order }
    .may = { do-return-yours.order }
    .to = { do-return-yours.order }
do-hold =
    .order = Heroes at the entrance of { $target } do not enter the dungeon this round
    .then = { do-hold.order }
    .may = keep all Heroes at the entrance of { $target } outside for this round
    .to = { do-hold.may }

## Rooms
# $amount is text with its sign. Optional: $number, the same as a number without its sign.
do-room-damage =
    .order = give { $target } { $amount } damage { -until-end }
    .then = { do-room-damage.order }
    .may = { do-room-damage.order }
    .to = { do-room-damage.order }
# $amount is text with its sign. Optional: $number, the same as a number without its sign.
do-dungeon-damage =
    .order = give every Room in your dungeon { $amount } damage { -until-end }
    .then = { do-dungeon-damage.order }
    .may = { do-dungeon-damage.order }
    .to = { do-dungeon-damage.order }
do-double =
    .order = double the treasure of the Rooms in your dungeon { -until-end }
    .then = { do-double.order }
    .may = { do-double.order }
    .to = { do-double.order }
do-deactivate =
    .order = deactivate { $target } { -until-end }
    .then = { do-deactivate.order }
    .may = { do-deactivate.order }
    .to = { do-deactivate.order }
do-destroy-target =
    .order = destroy { $target }
    .then = { do-destroy-target.order }
    .may = { do-destroy-target.order }
    .to = { do-destroy-target.order }
do-destroy-target-killing =
    .order = destroy { $target }; a Hero inside it dies
    .then = { do-destroy-target-killing.order }
    .may = { do-destroy-target-killing.order }
    .to = { do-destroy-target-killing.order }
do-destroy-one-of-each-rival =
    .order = each opponent destroys a Room of their choice in their own dungeon
    .then = { do-destroy-one-of-each-rival.order }
    .may = make each opponent destroy a Room of their choice in their own dungeon
    .to = { do-destroy-one-of-each-rival.may }
do-swap =
    .order = let two Rooms of one dungeon change places
    .then = { do-swap.order }
    .may = { do-swap.order }
    .to = { do-swap.order }
do-build-now =
    .order = build another Room at once
    .then = { do-build-now.order }
    .may = { do-build-now.order }
    .to = { do-build-now.order }
do-build-one-more =
    .order = you may build one more Room this round
    .then = { do-build-one-more.order }
    .may = build one more Room this round
    .to = { do-build-one-more.may }
do-build-forbidden =
    .order = nobody builds for the rest of the round; face-down Rooms return to their owners' hands
    .then = { do-build-forbidden.order }
    .may = forbid all building for the rest of the round; face-down Rooms return to their owners' hands
    .to = { do-build-forbidden.may }
do-search =
    .order = search the Room deck or the discard pile for { $cards } and take it; you may build it at once
    .then = { do-search.order }
    .may = { do-search.order }
    .to = { do-search.order }

## Spells
do-negate =
    .order = negate { $target }
    .then = { do-negate.order }
    .may = { do-negate.order }
    .to = { do-negate.order }
