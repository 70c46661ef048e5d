### `lair arena`: bots against bots. What it prints, its HTML report, its help.

## Help
help-arena = Let bots play each other: seat-rotated games on shared seeds, win shares with 95% intervals. Exit code 1 if a game failed.
help-arena-bots = Two or more bots, such as greedy random. A number after a colon is a budget of simulations: search:200.
help-arena-game = The game to play: { $games }.
help-arena-seats = Number of seats; as few as the game allows unless given. More bots than seats meet in every combination; of fewer, the last one fills the table.
help-arena-games = Games of each match-up, rounded up to whole rotations of the seats.
help-arena-seed = Seed of the first games; the others follow.
help-arena-jobs = Processes; the result does not depend on it.
help-arena-mix = Seats that each bot takes: --seats 4 --mix 1,3 puts the first bot among three of the second.
help-arena-budget = Simulations a choice for bots whose name does not say it.
help-arena-report = Write an HTML report with plots to this file.

## On stderr
arena-progress = games
# $bots are names, seat by seat.
arena-failed = the game with seed { $seed } failed ({ $bots }): { $problem }
# A bot that failed while it thought and played something all the same; $problem is the first time, in English.
arena-clumsy =
    { $count ->
        [one] { $bot } failed once and played on; with seed { $seed }: { $problem }
       *[other] { $bot } failed { $count } times and played on; first with seed { $seed }: { $problem }
    }
arena-unrated = ratings are left out: they need the package openskill, which comes with lairwright[lab]

## The headline; $seeds is arena-range
arena-head =
    { $games ->
        [one] 1 game of { $game }, preset { $preset }, { $seats } seats, seeds { $seeds }
       *[other] { $games } games of { $game }, preset { $preset }, { $seats } seats, seeds { $seeds }
    }

## The table of bots: headings, then what stands below them
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
# A bot that is named more than once: $number counts them.
arena-twin = { $name } ({ $number })
arena-cross = How often the bot of a row ended before that of a column

## The report
arena-title = Arena: { $bots }
arena-standings = Standings
arena-standings-note = Every seed is played in all rotations of the seats, so each bot gets every chair with the same deal. A shared victory counts its fraction. The dashed mark is the share that equal bots would have; a bot is stronger or weaker if its whole interval is on one side of it.
arena-cross-heading = Cross table
arena-cross-note = How often the bot of a row ended before that of a column; a shared place counts a half. Pointing at a cell shows its interval.
arena-course = How the result settled
arena-course-note = The share won so far, after each seed.
arena-seats = Seats
arena-seats-note = The share won on each seat: what differs along a row is the advantage of the seat.
arena-seat = seat { $seat }
arena-ratings = Ratings
arena-ratings-note = openskill (Plackett-Luce), from 25 ± 16.7 on: the rating and twice its uncertainty, over all games in their order.
arena-times = Time per decision
arena-times-note = Each step of the axis is ten times the one before.
arena-endings = How games ended
arena-ending = reason
arena-failures = Failures
arena-failures-none = No bot failed while it thought, and every game was finished.
arena-failures-note = A bot that fails plays the best it has found so far. A game that could not be finished does not count, nor do the others of its seed.
arena-fingerprint = Fingerprint of all choices
arena-fingerprint-note = Two runs with the same fingerprint played the same games, choice by choice.
