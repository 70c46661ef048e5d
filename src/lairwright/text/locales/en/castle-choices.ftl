### The castle-raid game: questions, options, why something is refused, how a game ended, what its rules options mean.

## Phases of the round
castle-phase-setup = Set-up
castle-phase-play = Playing monsters
castle-phase-fight = Fighting guards
castle-phase-recover = Healing and preparation

## Questions
castle-prompt-faction = Choose the faction you want to play.
castle-prompt-play-monster = Play a monster: on a free field, or in place of a weaker one.
    .free = Play a monster on a free field.

## Options. $strength is the strength of a monster of your own, as text; $position counts guards from the gate.
castle-option-faction = Play { $card }
castle-option-place = Put your { $strength } at guard { $position }
# $other is a monster of another player: "Dragons 2". Optional: $who, its player; $old, its strength as text.
castle-option-replace = Replace { $other } at guard { $position } with your { $strength }
    .you = Replace your own { $old } at guard { $position } with your { $strength }

## Reasons
castle-reason-no-free-field-at-this-guard = Both monster fields at that guard are taken.
castle-reason-pair-is-strong-enough-for-this-guard = Nothing can be replaced at that guard: together its monsters already match the highest strength on its back.
castle-reason-strength-5-cannot-be-replaced = A monster of strength 5 can't be replaced.
castle-reason-not-stronger = Only a stronger monster can replace that one.
castle-reason-cannot-pay = You don't have enough gold to pay the full price.
castle-reason-factions-are-chosen-already = The factions have already been chosen.
castle-reason-factions-are-chosen-first = The factions are chosen before anything else.
castle-reason-has-a-faction-already = That player already has a faction.
castle-reason-faction-is-taken = Another player has that faction.
castle-reason-has-two-monsters-on-the-board = That player already has two monsters in the castle and can only pass.
castle-reason-not-your-turn = It's another player's turn.
castle-reason-must-play = A player with fewer than two monsters in the castle has to play one.
castle-reason-no-such-guard = There's no guard with that number; guards are counted from the gate, starting at 1.
castle-reason-that-monster-is-not-there = That monster isn't at that guard.
castle-reason-not-your-monster = That monster isn't in your faction.
castle-reason-rests-this-round = That monster is resting this round: it lies face down in front of you.
castle-reason-is-on-the-board = That monster is already in the castle.
castle-reason-the-king-forbids-it = The king's order keeps that monster out this round.

## Reasons with something variable in them. $rest is text. What is typed (place, replace, at, with) is the same in all
## languages; only the words in capitals may be translated.
castle-reason-unknown-faction = There's no faction with the id { $rest } in this game.
castle-reason-unknown-monster = There's no monster with the id { $rest } in this game.
castle-reason-expected = Write it like this: place MONSTER at N, or replace MONSTER at N with MONSTER.

## How a game ended
castle-outcome-last-king-tile = The last king tile is gone; the most gold wins.
# Said of the winner by name, or to the winner.
castle-wins = { $who } win.
    .you = You win.
# $players is a list of names in the nominative, among them perhaps player-you.
castle-wins-shared = { $players } share the victory.
# One line of the final ranking: $place is a number as text, $coins is castle-score.
castle-standing = { $place }. { $player }, seat { $seat }: { $coins }
# Coins as they stand in a score: not the object of a verb.
castle-score =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }

## `lair options`: fragments without capital and full stop
castle-about-preset-default = the Polish rulebook as printed; there is no other
castle-about-option-guards-in-formation = guards lie sorted by stars, the fewest at the gate
castle-about-option-royal-orders = a king tile is turned up each round and applies to it
castle-about-option-king-last-guards = how many guards the tile about the last guards means
castle-about-option-coins-public = everybody sees how much gold the others have
castle-about-option-starting-gold = coins each player starts with
