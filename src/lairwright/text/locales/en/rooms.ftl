### What happens to Rooms, Spells and other cards.

## Rooms
do-destroy =
    .order = destroy { $target }
    .then = { do-destroy.order }
    .may = { do-destroy.order }
    .to = { do-destroy.order }
do-destroy-another =
    .order = destroy another Room in your dungeon
    .then = { do-destroy-another.order }
    .may = { do-destroy-another.order }
    .to = { do-destroy-another.order }
do-destroy-target-killing =
    .order = destroy { $target }; a Hero inside it dies
    .then = { do-destroy-target-killing.order }
    .may = { do-destroy-target-killing.order }
    .to = { do-destroy-target-killing.order }
do-deactivate =
    .order = deactivate { $target } { -until-end }
    .then = { do-deactivate.order }
    .may = { do-deactivate.order }
    .to = { do-deactivate.order }
do-uncover =
    .order = move { $target } to the top of its stack
    .then = { do-uncover.order }
    .may = { do-uncover.order }
    .to = { do-uncover.order }
do-swap =
    .order = let two Rooms of one dungeon change places
    .then = { do-swap.order }
    .may = { do-swap.order }
    .to = { do-swap.order }
do-swap-yours =
    .order = let two Rooms of your dungeon change places
    .then = { do-swap-yours.order }
    .may = { do-swap-yours.order }
    .to = { do-swap-yours.order }
do-swap-coins =
    .order = swap your coins with those of { $target }
    .then = { do-swap-coins.order }
    .may = { do-swap-coins.order }
    .to = { do-swap-coins.order }
do-arrange-free =
    .order = put the Rooms of { $target } in any order
    .then = { do-arrange-free.order }
    .may = { do-arrange-free.order }
    .to = { do-arrange-free.order }
do-arrange-reverse =
    .order = reverse the order of the Rooms of { $target }
    .then = { do-arrange-reverse.order }
    .may = { do-arrange-reverse.order }
    .to = { do-arrange-reverse.order }
do-arrange-random =
    .order = shuffle the Rooms of { $target }
    .then = { do-arrange-random.order }
    .may = { do-arrange-random.order }
    .to = { do-arrange-random.order }
do-arrange-your-dungeon =
    .order = { $how ->
            [reverse] reverse the order of the Rooms in your dungeon
            [random] shuffle the Rooms in your dungeon
           *[free] put the Rooms in your dungeon in any order
        }
    .then = { do-arrange-your-dungeon.order }
    .may = { do-arrange-your-dungeon.order }
    .to = { do-arrange-your-dungeon.order }
do-arrange-stack =
    .order = { $how ->
            [reverse] reverse
            [random] shuffle
           *[free] rearrange
        } the stack of { $target }
    .then = { do-arrange-stack.order }
    .may = { do-arrange-stack.order }
    .to = { do-arrange-stack.order }
do-build-now =
    .order = build another Room at once
    .then = { do-build-now.order }
    .may = { do-build-now.order }
    .to = { do-build-now.order }
do-build =
    .order = build { $cards } at once
    .then = { do-build.order }
    .may = { do-build.order }
    .to = { do-build.order }
do-build-that =
    .order = build { $thing } at once
    .then = { do-build-that.order }
    .may = { do-build-that.order }
    .to = { do-build-that.order }
# Optional: $thing
do-build-that-one =
    .order = build a miniboss that was among those cards at once
    .then = { do-build-that-one.order }
    .may = { do-build-that-one.order }
    .to = { do-build-that-one.order }
do-build-taken =
    .order = put { $thing } into your own dungeon at once; it keeps its level
    .then = { do-build-taken.order }
    .may = { do-build-taken.order }
    .to = { do-build-taken.order }
do-build-on =
    .order = build { $cards } at once on { $target }
    .then = { do-build-on.order }
    .may = { do-build-on.order }
    .to = { do-build-on.order }
do-build-face-down =
    .order = build { $cards } face down at once on { $target }
    .then = { do-build-face-down.order }
    .may = { do-build-face-down.order }
    .to = { do-build-face-down.order }
do-promote =
    .order = promote { $target } by { $number ->
            [one] 1 level
           *[other] { $number } levels
        }
    .then = { do-promote.order }
    .may = { do-promote.order }
    .to = { do-promote.order }
do-demote =
    .order = demote { $target } by { $number ->
            [one] 1 level
           *[other] { $number } levels
        }
    .then = { do-demote.order }
    .may = { do-demote.order }
    .to = { do-demote.order }

## Spells and other cards
do-negate =
    .order = negate { $target }
    .then = { do-negate.order }
    .may = { do-negate.order }
    .to = { do-negate.order }
do-use =
    .order = use the { $which } of { $target }
    .then = { do-use.order }
    .may = { do-use.order }
    .to = { do-use.order }
do-use-item =
    .order = use the boss effect of { $target }
    .then = { do-use-item.order }
    .may = { do-use-item.order }
    .to = { do-use-item.order }
uses-built = effect on being built
uses-uncovered = effect on being uncovered
uses-minion = minion space
uses-level-up = Level Up effect
