### `lair arena`: bots against bots. What it prints, its HTML report, its help.

## Help
help-arena = Let bots play each other: games on shared seeds with the seats rotated, and win shares with 95% intervals. Exit code 1 if a game failed.
help-arena-bots = Two or more bots, such as greedy random. A number after a colon is a budget of simulations: search:200.
help-arena-game = The game to play: { $games }.
help-arena-seats = Number of seats; by default, the fewest the game allows. With more bots than seats, every combination plays; with fewer, the last bot fills the table.
help-arena-games = Games per match-up, rounded up to full rotations of the seats.
help-arena-seed = Seed of the first games; the rest count up from it.
help-arena-jobs = Number of processes; it doesn't affect the result.
help-arena-mix = How many seats each bot takes: --seats 4 --mix 1,3 puts the first bot at a table with three of the second.
help-arena-budget = Simulations per choice, for bots whose names don't give a number.
help-arena-report = Write an HTML report with plots to this file.

## On stderr
arena-progress = games
# $bots are names, seat by seat.
arena-failed = the game with seed { $seed } failed ({ $bots }): { $problem }
# A bot that failed while thinking and still played something; $problem is the first failure, in English.
arena-clumsy =
    { $count ->
        [one] { $bot } failed once and played on; with seed { $seed }: { $problem }
       *[other] { $bot } failed { $count } times and played on; first with seed { $seed }: { $problem }
    }
arena-unrated = no ratings: they need the openskill package, which comes with lairwright[lab]

## The headline; $seeds is arena-range
arena-head =
    { $games ->
        [one] 1 game of { $game }, preset { $preset }, { $seats } seats, seeds { $seeds }
       *[other] { $games } games of { $game }, preset { $preset }, { $seats } seats, seeds { $seeds }
    }

## The table of bots: headings, then what goes below them
arena-bot = bot
arena-games = games
arena-won = won
arena-share = share
arena-interval = 95% interval
arena-even = even share
arena-verdict = verdict
arena-time = per decision
arena-simulations = simulations
arena-rating = rating
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# Both ends are numbers with their unit, or seeds.
arena-range = { $low } to { $high }
# A number of points or simulations; a rating and how far off it may be.
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# The whole interval is above, or below, an even share; or neither.
arena-stronger = stronger
arena-weaker = weaker
arena-undecided = undecided
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } s
    .milli = { NUMBER($time, maximumFractionDigits: 2) } ms
    .micro = { NUMBER($time, maximumFractionDigits: 1) } µs
# A bot that was named more than once: $number counts them.
arena-twin = { $name } ({ $number })
arena-cross = How often the bot in a row finished ahead of the bot in a column

## The report
arena-title = Arena: { $bots }
arena-standings = Standings
arena-standings-note = Every seed is played in every rotation of the seats, so each bot gets every seat with the same deal. A shared win counts as a fraction. The dashed mark is the share equal bots would have; a bot is stronger or weaker if its whole interval lies on one side of it.
arena-cross-heading = Cross table
arena-cross-note = How often the bot in a row finished ahead of the bot in a column; a shared place counts as half. Point at a cell to see its interval.
arena-course = How the result settled
arena-course-note = The share won so far, after each seed.
arena-seats = Seats
arena-seats-note = The share won from each seat: differences along a row show how much the seat matters.
arena-seat = seat { $seat }
arena-ratings = Ratings
arena-ratings-note = openskill (Plackett-Luce), starting at 25 ± 16.7: the rating and twice its uncertainty, over all games in order.
arena-times = Time per decision
arena-times-note = Each step on the axis is ten times the one before.
arena-endings = How games ended
arena-ending = reason
arena-failures = Failures
arena-failures-none = No bot failed while thinking, and every game was finished.
arena-failures-note = A bot that fails plays the best choice it has found so far. A game that couldn't be finished doesn't count, and neither do the others with its seed.
arena-fingerprint = Fingerprint of all choices
arena-fingerprint-note = Two runs with the same fingerprint played the same games, choice by choice.
