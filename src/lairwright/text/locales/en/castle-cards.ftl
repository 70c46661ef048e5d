### The castle-raid game: names, facts and texts of its cards.
###
### A faction's name is a plural noun as the set gives it ("Trolls"; "trolle"), in the nominative, and cannot be inflected.
### Players go by their faction, so English verbs are plural with them; a language may say "player { $faction }" or
### "faction { $faction }" and use the singular. A monster is called by its strength alone where its owner is named.

## Names
# $strength is a number as text: "Trolls 4".
castle-monster = { $faction } { $strength }
# A guard by its face. $stars are signs ("★★"), the numbers are text.
castle-guard = { $stars } { $strength }/{ $loot }
# A range on a guard's back: numbers as text.
castle-range = { $low }–{ $high }
# A value nobody has read off a card; castle-inferred-note explains the mark once, below.
castle-inferred = { $value }*
castle-inferred-note = * Inferred: nobody has read this value off a card.

## Facts, as a label. $stars are signs; the numbers are text, perhaps with the mark of castle-inferred.
castle-facts-monster = Monster, strength { $strength }, healing { $healing }
castle-facts-guard = Guard, { $stars }, strength { $strength }, loot { $loot }
castle-facts-tile = King tile
castle-facts-faction = Faction

## Texts
castle-text-safe = Cannot be replaced.
# What the back of a guard shows. $strength and $loot are castle-range.
castle-text-back = The back shows { $stars }, strength { $strength }, loot { $loot }.
    .likely = The back shows { $stars }, strength { $strength }, loot { $loot } (ranges likely, but not confirmed).
    .inferred = The back shows { $stars }, strength { $strength }, loot { $loot } (ranges inferred).

## Texts of king tiles, one sentence for each thing that a tile does; each holds for one round.
castle-tile-nothing = The rules do not change this round.
# $strength is a number as text.
castle-tile-forbid = Monsters of strength { $strength } cannot be played.
# $strengths and $others are lists of numbers: "3, 4 and 5", "1 and 2".
castle-tile-hands = Everybody takes monsters { $strengths } into hand and puts monsters { $others } face down.
# $strengths is a list with "or": "4 or 5"; $cost is a number.
castle-tile-healing =
    { $cost ->
        [0] Healing a monster of strength { $strengths } costs nothing.
        [one] Healing a monster of strength { $strengths } costs 1 coin.
       *[other] Healing a monster of strength { $strengths } costs { $cost } coins.
    }
# What is added to some guards. $what is a list of castle-change-…: "+3 loot and +2 strength".
castle-at-first-guard = The guard at the gate has { $what }.
castle-at-first-two-guards = Each of the two guards nearest the gate has { $what }.
castle-at-second-guard = The second guard from the gate has { $what }.
castle-at-last-guard = The guard at the treasury has { $what }.
# $number is how many guards that means.
castle-at-last-guards =
    { $number ->
        [one] The guard at the treasury has { $what }.
       *[other] Each of the { $number } guards nearest the treasury has { $what }.
    }
castle-at-guards-facing-an-equal-pair = A guard that faces two monsters of the same strength has { $what }.
castle-at-guards-facing-the-weakest-pair = Once all monsters are placed, the guard that faces the weakest pair has { $what }, or each of them if pairs tie.
castle-at-all-guards = Every guard has { $what }.
# The object of "has". $amount is text with its sign. Optional: $number, the same as a number without its sign.
castle-change-loot = { $amount } loot
castle-change-strength = { $amount } strength
