### The castle-raid game at a terminal: the table, forecasts, where values come from, and what you can type.
###
### $stars are signs ("★★"), $position the number of a guard from the gate, ranges are castle-range; numbers are text unless
### noted otherwise. A value may carry the mark of castle-inferred.

## The dialogue. What is typed (why, replace, at, with, rule, card, guard) is the same in all languages.
castle-why-what = Say which choice you're missing, as a key: why place trolls-4 at 2, why replace dragons-2 at 1 with trolls-4.
castle-rule-what = Give the ID of a rule: rule CR-PLAY-06.
castle-card-what = Name a card: card trolls-4.
castle-guard-what = Give the number of a guard, counted from the gate: guard 2.
castle-typed-why = why something isn't offered, such as: why place trolls-4 at 2
    .usage = why KEY
castle-typed-rule = what a rule says, such as: rule CR-PLAY-06
    .usage = rule ID
castle-typed-guard = everything known about a guard: values, chances, what replacing costs
    .usage = guard NUMBER
castle-typed-discard = the guards seen so far, and those nobody has seen
    .usage = discard

## The table
castle-table-round = Round { $number } of { $rounds }
castle-table-turn = turn: { $who }
    .you = your turn
# .secret: the players keep their gold secret, so the treasury is secret too.
castle-table-piles = Guard deck { $deck }, discarded { $seen } seen and { $unseen } unseen, treasury { $treasury }
    .secret = Guard deck { $deck }, discarded { $seen } seen and { $unseen } unseen
# $text is the text of a king tile, with its full stop.
castle-table-order = The king's order: { $card }. { $text }
castle-table-castle = The castle, from the gate to the treasury
# Labels of rows: keep them short, about ten characters.
castle-row-guard = Guard
castle-row-strength = Strength
castle-row-loot = Loot
castle-row-monsters = Monsters
castle-row-total = Together
castle-row-odds = Beats
castle-row-price = Price
# Cells of about ten characters. These monsters beat $beaten of the $unseen guards it might be.
castle-cell-odds = { $beaten } of { $unseen }
# A monster of the reader's.
castle-cell-own = your { $strength }
castle-cell-free = free
# Nothing there can be replaced any more.
castle-cell-closed = closed
castle-head-player = Player
castle-head-gold = Gold
castle-head-hand = Hand
castle-head-resting = Resting
castle-head-board = In the castle
# Who has the marker of the first player.
castle-cell-first = first player
# A monster in the reader's hand: $cost is what healing it costs.
castle-hand-monster = { $strength } (healing { $cost })
    .safe = { $strength } (healing { $cost }, can't be replaced)
    .forbidden = { $strength } (healing { $cost }, can't be played this round)

## What an option would lead to, after a dash. $total is the strength of the monsters there, with the new one;
## $range what the guard's strength may be, $beaten of $unseen as above.
castle-forecast-pair = { $total } together against { $range }: beats { $beaten } of { $unseen }
# Another monster is still to come.
castle-forecast-alone = { $total } so far against { $range }
# The price of replacing: numbers as text. .shared: $share of them goes to the owner of the replaced monster.
castle-forecast-price = price { $total } (to the treasury)
    .shared = price { $total } ({ $treasury } to the treasury, { $share } to { $who })

## Where values come from. $value is what holds now; $parts is like "3–7 printed, +2 from The second watch".
castle-value-guard = Guard { $position } ({ $stars })
castle-value-strength = Strength { $value }: { $parts }.
castle-value-loot = Loot { $value }: { $parts }.
castle-value-healing = Healing { $value }: { $parts }.
# A king tile that puts another value in the place of the printed one.
castle-value-instead = { $value } from { $card } instead of the printed { $printed }
# Where a king tile would take more away than there is.
castle-value-floor = never below 0
castle-value-limit = Monsters can be replaced here while their total is below { $limit }; it's { $total } now.
    .closed = Nothing can be replaced here: the monsters' total is { $total }, and the back shows { $limit } at most.
# Numbers of coins, as text.
castle-value-price = Replacing a monster here costs { $total }: { $treasury } to the treasury and { $share } to its owner. Replacing one of your own costs { $treasury }.
    .plain = Replacing a monster here costs { $total }, to the treasury.
# $unseen are guards of this level that nobody has seen, $beaten those of them that the monsters there would beat now.
castle-value-odds = The monsters there would beat { $beaten } of the { $unseen } guards of this level nobody has seen.
castle-value-of-faction = Seat { $seat }'s faction.
castle-value-at-guard = At guard { $position } now.

## What has been seen
castle-seen = Guards seen so far, newest first
castle-seen-none = No guard has been turned up yet.
castle-unseen = Guards nobody has seen (strength/loot)
# One level of them: $guards is a list like "3/4, 5/5 ×2".
castle-unseen-level = { $stars }: { $guards }

## lair replay. $hand and $resting are lists of strengths, $coins is castle-score.
castle-replay-seat = seat { $seat }: { $faction }, { $coins }, hand { $hand }, resting { $resting }
castle-replay-no-faction = no faction yet
# In the place of $coins, where a player keeps them secret.
castle-replay-secret = gold secret

# After a game with values nobody has read off a card.
castle-values-inferred = Some of these card values are inferred: nobody has read them off a card.

## lair check-set
castle-census-monster =
    { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }
castle-census-guard =
    { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }
castle-census-tile =
    { $count ->
        [one] 1 king tile
       *[other] { $count } king tiles
    }
castle-census-faction =
    { $count ->
        [one] 1 faction
       *[other] { $count } factions
    }
