### What a table is made of, and what is in the books: games, presets, variants, values of options, bots, phases, sections.

## Games
catalogue-game-boss-monster = Boss Monster
    .about = You are the boss at the end of the dungeon. Build rooms, lure heroes with treasure and collect the souls of those who don't come out. 10 Souls win the game; 5 Wounds lose it.
catalogue-game-castle-raid = Castle Raid
    .about = Lead a band of monsters into the castle. Anyone next to you at a guard shares the fight and the loot. The most gold wins.

## Presets: the rules of an edition
catalogue-preset-default = Recommended
catalogue-preset-pl = Polish edition
catalogue-preset-ru = Russian edition
catalogue-preset-de = German Big Box
catalogue-preset-en10 = 10th Anniversary edition
catalogue-castle-preset-default = As printed

## Variants
catalogue-variant-choose-boss = Choose your boss
    .about = Everybody is dealt two bosses, keeps one and removes the other.
catalogue-variant-machinations = Machinations
    .about = Anyone who killed no Hero in a round may draw a card when it ends.
catalogue-variant-hard-mode = Hard mode
    .about = Ordinary Heroes with Health 4 are removed, so the Epic ones come sooner.
catalogue-variant-seeded-discard = Seeded discard pile
    .about = Nobody discards from the starting hand; instead, 4 Rooms and 2 Spells start in the discard pile.
catalogue-variant-new-orders = The king's orders
    .about = Each round a king tile changes the rules of that round.
catalogue-variant-dapper-guards = Guards in formation
    .about = Guards lie sorted by stars, the weakest at the gate.

## Card sets
catalogue-set-base = Base game
    .about = 8 bosses, 75 Rooms, 31 Spells and 41 Heroes.
catalogue-set-proposed = Castle Raid, proposed values
    .about = The rulebook doesn't print every value; inferred ones are marked on the card.

## Bots, from weak to strong
catalogue-bot-random = Beginner
    .about = Makes any legal move, without a plan. Good company for your first game.
catalogue-bot-greedy = Easy
    .about = Thinks ahead to the end of the round. Beats Beginner almost every time.
catalogue-bot-planner = Medium
    .about = Plays the round out for everybody before choosing. Wins about three out of four duels against Easy.
catalogue-bot-search-500 = Hard
    .about = Looks ahead in hundreds of possible deals. Stronger than Medium, especially with several players.
catalogue-bot-search-1000 = Expert
    .about = Looks ahead in twice as many deals and takes a moment longer. Wins about two out of three duels against Medium.
# $bot is a level by its key, such as search:200.
catalogue-bot-other = Bot { $bot }

## What happens in a phase
catalogue-phase-setup = Everybody gets a boss and a hand, discards a few cards and may place a first Room.
catalogue-phase-start = Heroes come to town, and everybody draws a Room card.
catalogue-phase-build = In turn, everybody may place a Room face down. Spells and abilities for this phase may be used.
catalogue-phase-reveal = The new Rooms are turned up, and their “when built” effects happen.
catalogue-phase-bait = Every Hero in town goes to the dungeon with the most of its treasure; if there is a tie, it stays.
catalogue-phase-adventure = Heroes walk through the dungeons, room by room. Spells and abilities for this phase may be used.
catalogue-phase-end = The game checks whether anyone has won or is out, and effects that last for the round end.
catalogue-castle-phase-setup = Everybody takes a faction, and the first guards are laid out.
catalogue-castle-phase-play = In turn, everybody puts monsters at guards or pays coins to replace weaker ones, until each player has two in the castle.
catalogue-castle-phase-fight = Guards are turned up, starting at the gate. A pair that's strong enough shares the loot; the first guard to win ends the fight.
catalogue-castle-phase-recover = Players pay to heal beaten monsters, rested monsters return to hand, and new guards are laid out.

## Values of options
value-yes = yes
value-no = no
choice-printing-revised = revised
choice-printing-early = early
choice-hero-counts-icons = by number of players
choice-hero-counts-all = all of them
choice-epic-after-revealed = once every Ordinary Hero has come to town
choice-epic-after-lured = once no Ordinary Hero is left in town
choice-seeded-discard-none = none
choice-seeded-discard-4-2 = 4 Rooms and 2 Spells
choice-mulligan-condition-four-rooms = four Advanced Rooms, or four Rooms with the same treasure
choice-mulligan-condition-full-hand = nothing but Advanced Rooms, or the same treasure on every Room
choice-mulligan-condition-four-icons = four Advanced Rooms, or four icons of the same treasure
choice-mulligan-mode-shuffle = back into the decks
choice-mulligan-mode-discard = to the discard pile
choice-mulligan-mode-reveal-shuffle = shown, then back into the decks
choice-first-room-optional = optional
choice-first-room-mandatory = required, if possible
choice-turn-order-xp = by XP, the highest first
choice-turn-order-clockwise-from-top-xp = clockwise from the highest XP
choice-turn-order-marker = clockwise, with a marker that moves on
choice-reveal-order-xp = by XP
choice-reveal-order-turn = in turn order
choice-heroes-per-round-start-players = one for each player who started the game
choice-heroes-per-round-current-players = one for each player still in the game
choice-reveal-resolution-per-player = player by player
choice-reveal-resolution-all-levelups-first = all Level Ups first
choice-reveal-resolution-owner-chooses = each player chooses
choice-bait-order-oldest-first = the one that has waited longest
choice-bait-order-newest-first = the newest one
choice-bait-tie-stay = the Hero stays in town
choice-bait-tie-share = the tied players divide those Heroes among themselves
choice-adventure-windows-entrance-and-room = at the entrance and in every Room
choice-adventure-windows-room-only = in Rooms only
choice-death-check-on-leave = when it leaves the Room
choice-death-check-immediate = at once
choice-returned-hero-same-round = walks again in the same round
choice-returned-hero-next-round = waits for the next round
choice-returned-damage-wiped = is wiped
choice-returned-damage-until-round-end = stays until the end of the round
choice-end-order-eliminate-check-cleanup = who is out, who has won, then clean-up
choice-end-order-cleanup-check = clean-up first
choice-end-trigger-souls-or-last = 10 Souls, or one player left
choice-end-trigger-souls-or-deck = 10 Souls, or the Hero deck runs out
choice-end-trigger-souls-or-wounds = 10 Souls, or a player with 5 Wounds
choice-winner-qualifier = a player with 10 Souls and fewer than 5 Wounds
choice-winner-difference = the most Souls minus Wounds
choice-hero-deck-empty-exhaust = play goes on with the Heroes there are
choice-hero-deck-empty-end-round = the game ends with the round
choice-tiebreak-xp-lowest = the lowest XP
choice-tiebreak-xp-highest = the highest XP
choice-response-order-active-first = the active player's first
choice-response-order-lifo = the last one first
choice-late-room-bonus-applies = counts for that Hero too
choice-late-room-bonus-later-only = counts for later Heroes only
choice-deactivated-trigger-delayed = wait until it is active again
choice-deactivated-trigger-lost = are lost

## Sections of the rulebooks
section-general = The game in a nutshell
section-components = What's in the box
section-bosses = Bosses
section-rooms = Rooms
section-heroes = Heroes
section-spells = Spells
section-setup = Set-up
section-round = The round
section-start = Start of the round
section-build = Build phase
section-reveal = Reveal
section-level-up = Level Up
section-bait = Bait phase
section-adventure = Adventure phase
section-end = End of the round
section-elimination = Elimination
section-winning = Winning
section-activated = Activated abilities
section-adjacency = Adjacency
section-deactivation = Deactivating
section-destruction = Destroying
section-discarding = Discarding
section-decks = Decks
section-hand = Hands
section-healing = Healing
section-negation = Negating
section-stacks = Stacked Rooms
section-face-down = Face-down Rooms
section-entrance = The entrance
section-types = Kinds of Rooms
section-timing = Timing and responses
section-information = Who may know what
section-variants = Variants
section-examples = Examples
section-questions = Open questions and our answers
section-rulings = Rulings
section-editions = Differences between the editions
section-castle-cards = Guards and monsters
section-castle-data = Card values
section-castle-play = Playing monsters
section-castle-fight = Fighting guards
section-castle-healing = Healing
section-castle-preparation = Preparation
section-castle-end = End of the game
section-castle-king = King tiles
section-castle-orders = The king's orders
section-castle-formation = Guards in formation

## Fair deals: what was checked. $count is a number.
fair-hash = The seed and its salt give the hash that was published when the table was opened.
fair-deal = The cards of this game were dealt from this seed and nothing else.
fair-record =
    { $count ->
        [one] Replaying the record's 1 choice from this seed leads to exactly the same end.
       *[other] Replaying the record's { $count } choices from this seed leads to exactly the same end.
    }
