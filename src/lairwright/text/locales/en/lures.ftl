### Heroes with a star, and where Heroes go that don't go by treasure: .tie if two players are equal, .text on the card.
### Points are Souls minus Wounds.

# $facts is facts-hero.
facts-star = { $facts }, star

lure-most-souls = to { $who }: most Souls
    .you = to you: most Souls
    .tie = stays: tie for the most Souls
    .text = Is lured to the dungeon of the player with the most Souls.
lure-most-wounds = to { $who }: most Wounds
    .you = to you: most Wounds
    .tie = stays: tie for the most Wounds
    .text = Is lured to the dungeon of the player with the most Wounds.
lure-most-points = to { $who }: most points
    .you = to you: most points
    .tie = stays: tie for the most points
    .text = Is lured to the dungeon of the player with the most points (Souls minus Wounds).
lure-most-hand = to { $who }: most cards in hand
    .you = to you: most cards in hand
    .tie = stays: tie for the most cards in hand
    .text = Is lured to the dungeon of the player with the most cards in hand.
lure-most-coins = to { $who }: most coins
    .you = to you: most coins
    .tie = stays: tie for the most coins
    .text = Is lured to the dungeon of the player with the most coins.
lure-fewest-souls = to { $who }: fewest Souls
    .you = to you: fewest Souls
    .tie = stays: tie for the fewest Souls
    .text = Is lured to the dungeon of the player with the fewest Souls.
lure-fewest-wounds = to { $who }: fewest Wounds
    .you = to you: fewest Wounds
    .tie = stays: tie for the fewest Wounds
    .text = Is lured to the dungeon of the player with the fewest Wounds.
lure-fewest-points = to { $who }: fewest points
    .you = to you: fewest points
    .tie = stays: tie for the fewest points
    .text = Is lured to the dungeon of the player with the fewest points (Souls minus Wounds).
lure-fewest-hand = to { $who }: fewest cards in hand
    .you = to you: fewest cards in hand
    .tie = stays: tie for the fewest cards in hand
    .text = Is lured to the dungeon of the player with the fewest cards in hand.
lure-fewest-coins = to { $who }: fewest coins
    .you = to you: fewest coins
    .tie = stays: tie for the fewest coins
    .text = Is lured to the dungeon of the player with the fewest coins.
