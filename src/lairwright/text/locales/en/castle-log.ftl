### The castle-raid game, the log: one sentence per event. Sentences that belong together follow each other in one line.
###
### The value is said of a player by name ($who, in the nominative: present tense, no gender; see castle-cards.ftl for the
### names of factions). Attributes:
###   .you     the reader is that player
###   .hidden  the reader may not know which cards
### $coins is castle-coins: the object of a verb, so the accusative where there is one. $strength is the strength of a
### monster of that player, $strengths a list of them ("1, 3 and 5"), $position the number of a guard from the gate: text.

castle-coins =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }

## The course of the game
castle-log-round = Round { $number } of { $rounds } begins.
# $phase is one of castle-phase-….
castle-log-phase = { $phase }.
# $who is "Seat 1" here.
castle-log-faction = { $who } chooses { $card }.
    .you = You choose { $card }.
castle-log-first-player = The first-player marker goes to { $who }.
    .you = The first-player marker goes to you.
# $coins is castle-score: "23 coins", not the object of a verb.
castle-log-game-over = The game is over: { $who } win ({ $coins }).
    .you = The game is over: you win ({ $coins }).
# $players is a list of names in the nominative, among them perhaps player-you.
castle-log-game-over-shared = The game is over: { $players } share the victory ({ $coins } each).

## Monsters in hand and at rest. Optional: $count, how many.
castle-log-gold = { $who } take { $coins } from the treasury.
    .you = You take { $coins } from the treasury.
castle-log-dealt = { $who } take their { $strengths } into their hand.
    .you = You take your { $strengths } into your hand.
    .hidden =
        { $count ->
            [one] { $who } take 1 monster into their hand.
           *[other] { $who } take { $count } monsters into their hand.
        }
castle-log-set-aside = { $who } put their { $strengths } face down.
    .you = You put your { $strengths } face down.
    .hidden =
        { $count ->
            [one] { $who } put 1 monster face down.
           *[other] { $who } put { $count } monsters face down.
        }
castle-log-took-up = { $who } take their rested { $strengths } back into their hand.
    .you = You take your rested { $strengths } back into your hand.
castle-log-rests = { $who } put their { $strengths } face down to rest.
    .you = You put your { $strengths } face down to rest.

## Playing monsters
castle-log-placed = { $who } put their { $strength } at guard { $position }.
    .you = You put your { $strength } at guard { $position }.
# $other is the monster that is replaced, with its faction: "Dragons 2". Optional: $victim, its player; $old, its strength
# as text. .from-you: it is the reader's; .own and .you-own: players replace a monster of their own.
castle-log-replaced = { $who } replace { $other } at guard { $position } with their { $strength }.
    .you = You replace { $other } at guard { $position } with your { $strength }.
    .from-you = { $who } replace your { $old } at guard { $position } with their { $strength }.
    .own = { $who } replace their own { $old } at guard { $position } with their { $strength }.
    .you-own = You replace your own { $old } at guard { $position } with your { $strength }.
# After castle-log-replaced, in place of the next three. $share is castle-coins too, what $who gets as the owner of the
# replaced monster.
castle-log-price = The price is { $coins } to the treasury.
    .shared = The price is { $coins } to the treasury and { $share } to { $who }.
    .you-shared = The price is { $coins } to the treasury and { $share } to you.
castle-log-paid = { $who } pay { $coins } to the treasury.
    .you = You pay { $coins } to the treasury.
castle-log-compensated = { $who } get { $coins } for their replaced { $strength }.
    .you = You get { $coins } for your replaced { $strength }.
castle-log-returned = { $who } take their { $strength } back into their hand.
    .you = You take your { $strength } back into your hand.
castle-log-passed = { $who } pass: they have two monsters in the castle.
    .you = You pass: you have two monsters in the castle.

## Guards and king tiles. $stars are signs ("★★").
# $guards is a list of such signs, $count how many.
castle-log-guard-laid =
    { $count ->
        [one] A new guard takes its post: { $guards }.
       *[other] New guards take their posts, starting from the gate: { $guards }.
    }
# $text is the text of the tile, with its full stop; $card its name.
castle-log-tile-turned = The king's order “{ $card }”: { $text }
castle-log-guard-turned = Guard { $position } is turned up: { $stars }, strength { $strength }, loot { $loot }.
# After castle-log-guard-turned. $other is the name of a king tile, $number a number.
castle-log-strength-changed = By the king's order “{ $other }”, its strength is now { $number }.
castle-log-loot-changed = By the king's order “{ $other }”, its loot is now { $number }.
# The two monsters that face the guard; $number is their strength together.
castle-log-faced = { $card } and { $other } face it, { $number } together.
# $number is its loot.
castle-log-beaten =
    { $number ->
        [0] The guard is beaten, but there's nothing to loot.
       *[more] The guard is beaten.
    }
castle-log-looted = { $who } get { $coins }.
    .you = You get { $coins }.
castle-log-coin-left = The monsters are equally strong, so the odd coin stays in the treasury.
# $number is how much strength the monsters lack.
castle-log-lost =
    { $number ->
        [one] The guard wins: the monsters are 1 short. The fighting is over.
       *[other] The guard wins: the monsters are { $number } short. The fighting is over.
    }
castle-log-guard-discarded = The guard { $card } is discarded.
    .hidden = A guard ({ $stars }) is discarded unseen.
# All of them. $unseen is how many were not turned up.
castle-log-guards-discarded =
    { $unseen ->
        [0] The guards are discarded.
        [one] The guards are discarded, 1 of them unseen.
       *[other] The guards are discarded, { $unseen } of them unseen.
    }
castle-log-tile-discarded = The king's order “{ $card }” ends.
    .hidden = A king tile is discarded unseen.

## Healing
castle-log-healed = { $who } pay { $coins } to heal their { $strength }.
    .you = You pay { $coins } to heal your { $strength }.
# What is left to pay when all gold is gone.
castle-log-cannot-pay = { $who } can't pay { $coins } more for their { $strength }: they have no gold left.
    .you = You can't pay { $coins } more for your { $strength }: you have no gold left.
