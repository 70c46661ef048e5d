### `lair options`: what each preset of an edition is, and what each option of the rules decides.

## Presets
about-preset-default = our recommended reading where the editions differ
about-preset-pl = the Polish edition as printed
about-preset-ru = the early Russian edition as printed; its ninth boss has no reliable data and is left out
about-preset-de = the base game of the German big box as printed, 2 to 4 players
about-preset-en10 = the 10th Anniversary rules of play, with the revised cards

## Options
about-option-printing = 31 Spells and a limited Crushinator, or 30
about-option-bosses-dealt = with 2, each keeps one and removes the other
about-option-hero-counts = heroes by player-count icon, or all of them
about-option-epic-after = when Epic Heroes start to come
about-option-setup-discard = cards discarded from the starting hand
about-option-seeded-discard = 4 Rooms and 2 Spells start in the discards
about-option-setup-discard-secret = set-up discards stay face down until all have chosen
about-option-mulligan-condition = which starting hands may be replaced
about-option-mulligan-mode = where a replaced hand goes
about-option-first-room = placing the first room
about-option-turn-order = order of Build and Adventure turns
about-option-reveal-order = order of Level Up and when-built effects
about-option-heroes-per-round = heroes revealed per round
about-option-levelup-before-built = Level Up before the when-built effect of the same player
about-option-reveal-resolution = how Level Ups and when-built effects are ordered
about-option-respond-during-reveal = spells and abilities may be used in the reveal step
about-option-bait-order = which hero is lured first
about-option-bait-tie = what a tie for the most treasure does
about-option-active-without-heroes = players without heroes get an Adventure turn
about-option-enter-effect-first = hero-enters effects come before the room's damage
about-option-adventure-windows = when spells may be played in the Adventure phase
about-option-death-check = when a hero with enough damage dies
about-option-returned-hero = a hero sent to an entrance
about-option-returned-damage = damage of a hero sent back
about-option-end-order = order of the end of round
about-option-elimination = a player with 5 Wounds is out
about-option-end-trigger = what ends the game
about-option-winner = who wins when the game ends
about-option-hero-deck-empty = when the hero deck runs out
about-option-tiebreak-xp = the last tie-break
about-option-response-order = how responses resolve
about-option-negate-negation = a negation may be negated
about-option-random-discard = who picks a random card
about-option-deactivated-breaks-adjacency = a deactivated room is an empty space
about-option-destroy-active-only = only active rooms can be destroyed
about-option-deck-exhausted = when a deck runs out
about-option-peek-score-area = everybody may look at face-down heroes
about-option-late-room-bonus = a bonus on the room a hero is in
about-option-deactivated-trigger = effects of a deactivated room
about-option-machinations = who gained no Soul draws a card at the end of the round
about-option-hard-mode = Ordinary Heroes with Health 4 are removed
