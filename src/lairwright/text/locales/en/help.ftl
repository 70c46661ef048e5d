### The help of the command line `lair`: each command, its arguments and options.

## Words of every help page
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = default
help-required = required
help-help = Show this message and exit.

## lair
help-lair = The digital home of the Boss Monster family of card games.
help-version = Show the version and the build.
help-lang = Language, before or after the command: { $languages }. The default comes from the environment (LAIRWRIGHT_LANG, LC_ALL, LC_MESSAGES, LANG).

## What several commands take
help-json = Print JSON, as described in docs/cli.md. It's the same in every language.
help-preset = Rules preset; `lair options` lists them.
help-sets = Card sets, separated by commas; name a home-made set by the path of its .toml file.
help-variant = A rules variant; can be given more than once.
help-rules-option = A rules option as name=value; can be given more than once.
help-scenarios = The folder with the scenarios.

## lair play
help-play = Play at this terminal. Type help at the prompt to see everything you can ask.
help-play-game = Which game: { $games }; boss-monster by default.
help-play-seats = Number of players; by default, the fewest the game allows.
help-play-seed = Seed of the deal; random by default.
help-play-bot = Who plays the other seats: random or greedy; by default greedy, where the game has it.
help-play-hot-seat = All seats are played at this keyboard.
help-play-seat = Your seat, counting from 0 as in keys and records.
help-play-resume = Continue the game in this record.
help-play-save = Save the record to this file after every choice.

## lair simulate
help-simulate = Play many games and report what happened. Exit code 1 if the engine failed in any of them.
help-simulate-game = The game to play: { $games }.
help-simulate-seats = Number of players; by default, the fewest the game allows.
help-simulate-games = Number of games.
help-simulate-seed = Seed of the first game; the rest count up from it.
help-simulate-bot = Who plays every seat.
help-simulate-budget = Simulations a bot may spend on one choice.
help-simulate-jobs = Number of processes; it doesn't affect the result.

## lair scenario
help-scenario = Run scenarios: rule tests, lessons, puzzles and bug reports (docs/writing-scenarios.md).
help-scenario-run = Run scenarios and print what differs. Exit code 1 if anything does, 2 if a file can't be read.
help-scenario-paths = Scenario files, and folders of them.

## lair replay
help-replay = Play a recorded game again and show what happened and how the table stands.
help-replay-file = A record, as `lair play --save` writes it.
help-replay-upto = Stop after this many choices.
help-replay-seat = Show only what this seat may know; seats count from 0.

## lair cards, lair check-set
help-cards = List cards: numbers, and the text generated from what they do.
help-cards-set = A shipped set or the path of a home-made one; by default, all shipped sets.
help-cards-find = Only cards with this in their id, name or text.
help-check-set = Check a home-made set for either game: read it and deal a game with it, along with the base set unless it stands alone.
help-check-set-file = A set file, or a folder with the files of one set.

## lair rule, lair conformance, lair options
help-rule = Show what a rule says and, in a checkout, which scenarios prove it.
help-rule-id = Such as BM-BAIT-03.
help-conformance = Show which rules and cards a checkout's scenarios prove, and which they don't.
help-conformance-write = Write the whole table to this file.
help-list-options = List the rules presets, variants and options with their values; the default comes first.
help-list-options-game = Only those of this game.
