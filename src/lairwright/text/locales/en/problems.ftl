### What somebody mistyped on a command line: the same sentences as the engine's errors.
### Variables are words as typed, the engine's names, and numbers as text: nothing to inflect or to count by.
### $known lists every word that would have been right, $nearest is the one that was probably meant.

## Attributes .near are for words that look like a known one
problem-near = (did you mean '{ $nearest }'?)

## Games, rules, seats, seeds
problem-unknown-game = unknown game '{ $game }'; games: { $known }
    .near = unknown game '{ $game }' { problem-near }; games: { $known }
problem-plugged-in-game = { $variable }: '{ $place }' is not a game that can be imported ({ $reason }); expected module:NAME
problem-plugged-in-badly = { $variable }: '{ $place }' is not registered as it should be: { $reason }
problem-unknown-preset = unknown preset '{ $preset }'; presets: { $known }
    .near = unknown preset '{ $preset }' { problem-near }; presets: { $known }
problem-unknown-variant = unknown variant '{ $variant }'; variants: { $known }
    .near = unknown variant '{ $variant }' { problem-near }; variants: { $known }
problem-unknown-option = unknown option '{ $option }'
    .near = unknown option '{ $option }' { problem-near }
problem-option-value = option '{ $option }' cannot be '{ $value }'; it may be: { $known }
problem-option-form = an option is written name=value, not '{ $text }'
problem-seats-range = { $game } is for { $fewest } to { $most } seats, not { $seats }
# $chosen lists card sets and variants by their ids.
problem-seats-range-chosen = { $game } with { $chosen } is for { $fewest } to { $most } seats, not { $seats }
problem-seed-range = a seed is a whole number from 0 to { $last }, not { $seed }
problem-unknown-rule = there is no rule '{ $rule }'
    .near = there is no rule '{ $rule }' { problem-near }

## Card sets
problem-no-sets = a game needs at least one card set
problem-sets-twice = a set is named twice: { $sets }
problem-no-standalone-set = none of the sets { $sets } can be played alone: add one that can, such as 'base'
problem-card-in-two-sets = card '{ $card }' is in set '{ $first }' and in set '{ $second }'
# How many bosses the sets have, and how many are dealt.
problem-too-few-bosses = the chosen sets have { $bosses } bosses; this game deals { $needed }
problem-unknown-set = unknown set '{ $set }'; shipped sets: { $known }; a home-made set is named by its path, ending in .toml
    .near = unknown set '{ $set }' { problem-near }; shipped sets: { $known }; a home-made set is named by its path, ending in .toml
problem-unknown-castle-set = unknown set '{ $set }'; shipped sets of castle-raid: { $known }; a home-made set is named by its path, ending in .toml
    .near = unknown set '{ $set }' { problem-near }; shipped sets of castle-raid: { $known }; a home-made set is named by its path, ending in .toml
problem-no-set-file = { $file }: there is no such set file or folder
problem-no-castle-set-file = { $file }: there is no such set file
problem-castle-one-set = castle-raid is played with exactly one card set, such as '{ $example }'; found: { $sets }
problem-castle-no-set = castle-raid is played with exactly one card set, such as '{ $example }'; found: none

## Bots, simulations
problem-unknown-bot = unknown bot '{ $bot }'; bots: { $known }
    .near = unknown bot '{ $bot }' { problem-near }; bots: { $known }
problem-bot-number = bot '{ $kind }' takes no number of simulations: '{ $bot }'
problem-bot-number-form = bot '{ $bot }': after the colon comes a number of simulations, 1 to { $most }, as in '{ $kind }:200'
problem-bot-budget = a bot needs a budget of at least one simulation, not { $budget }
problem-simulation-games = a simulation needs at least one game, not { $games }
problem-simulation-jobs = a simulation needs at least one process, not { $jobs }
problem-last-seed = { $games } games from seed { $seed } on would pass the largest seed, { $last }

## Arenas; a mix such as 1,3 says how many seats each bot takes
problem-arena-bots = an arena needs at least two bots, not { $bots }
problem-arena-games = an arena needs at least one game, not { $games }
problem-arena-most-games = an arena plays at most { $most } games of a match-up, not { $games }
problem-arena-jobs = an arena needs at least one process, not { $jobs }
problem-mix-bots = the mix { $mix } names seats for { $count } bots, not for { $bots }
problem-mix-seats = the mix { $mix } is for { $count } seats, not for { $seats }
problem-mix-without-seat = the mix { $mix } leaves a bot without a seat
problem-mix-form = a mix is written as numbers of seats, such as 1,3, not '{ $text }'

## Scenarios
problem-no-scenario-file = { $file }: there is no such scenario file or folder
problem-no-scenarios = no scenario file was found
problem-no-scenario-folder = there is no scenario folder '{ $folder }' here: scenarios are part of a checkout, not of the installed package; run this at the root of a checkout or name the folder with --scenarios
