### The command line `lair`: what commands print, and what's wrong with their input. Their help is in help.ftl.

## Every command
# A complaint; $problem may be English where it's meant for the author of a file.
cli-problem = lair: { $problem }
cli-usage-problem = lair: { $problem } See 'lair --help'.
cli-unknown-language = unknown language '{ $language }'; languages: { $languages }
    .near = unknown language '{ $language }' (did you mean '{ $near }'?); languages: { $languages }
cli-language-missing = --lang needs a language: { $languages }
cli-not-utf8 = { $file }: is not UTF-8 text
# $reason is what the operating system says.
cli-cannot-read = { $file }: cannot be read: { $reason }
cli-cannot-write = { $file }: cannot be written: { $reason }
cli-file-problem = { $file }: { $reason }
# In place of a file's name.
cli-some-file = file
cli-version =
    { $build ->
        [pure] lair { $version } (pure Python engine, Python { $python })
       *[compiled] lair { $version } (compiled engine, Python { $python })
    }

## lair play
cli-play-resume-alone = --resume takes the game, its rules and its seed from the record: leave those options out
cli-play-no-folder = { $file }: there is no such folder
cli-play-file-exists = { $file } already exists: name another file, or continue that game with --resume { $file }
cli-play-hot-seat-alone = --hot-seat plays every seat at this keyboard: leave --seat out
cli-play-no-seat = there is no seat { $seat }: seats are 0 to { $last }

## lair cards: a card's id, name and facts, then its text
cli-card = { $id }: { $name } ({ $facts })
    .titled = { $id }: { $name }, { $title } ({ $facts })
cli-card-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
# A Hero that takes part only with at least that many players.
cli-card-players = { $count } or more players
cli-confidence-likely = likely
cli-confidence-inferred = inferred
cli-confidence-own = home-made
cli-cards-total =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## lair check-set
# $census is a list: cli-census-… joined by commas.
cli-set-fine = { $file }: set '{ $id }' ({ $name }) is fine: { $census }
cli-census-boss =
    { $count ->
        [one] 1 boss
       *[other] { $count } bosses
    }
cli-census-room =
    { $count ->
        [one] 1 room
       *[other] { $count } rooms
    }
cli-census-spell =
    { $count ->
        [one] 1 spell
       *[other] { $count } spells
    }
cli-census-hero =
    { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }
# $kind is one of the above; $count the cards with all copies.
cli-census-copies =
    { $count ->
        [one] { $kind } (1 card)
       *[other] { $kind } ({ $count } cards)
    }

## lair rule, lair conformance
cli-rule-unobservable = Not observable: { $reason }
cli-rule-proof = Proven by { $file }
cli-conformance-rules = { $game }: { $rules } rules, { $proven } proven, { $unobservable } unobservable, { $missing } missing
cli-conformance-cards = set { $set }: { $cards } cards, { $tested } tested, { $missing } missing

## lair replay
cli-replay-head =
    { $choices ->
        [one] { $game }, preset { $preset }, { $seats } seats, 1 choice
       *[other] { $game }, preset { $preset }, { $seats } seats, { $choices } choices
    }
cli-replay-no-seat = { $file }: there is no seat { $seat }: seats are 0 to { $last }
# $phase is one of phase-….
cli-replay-round = round { $round }, { $phase }
# $souls and $wounds are amount-souls and amount-wounds; $rooms are ids of cards.
cli-replay-seat = seat { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }
    .out = seat { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }, eliminated
cli-replay-no-boss = no boss yet
cli-replay-no-rooms = no rooms
# $reason is a sentence; $winners numbers of seats.
cli-replay-over = over ({ $rule }), won by seat { $winners }. { $reason }
    .nobody = over ({ $rule }), won by nobody. { $reason }

## lair scenario run
cli-scenario-total = { $passed } passed, { $failed } failed
# $title and the lines below it are in the language of the scenario.
cli-scenario-failed = { $file } ({ $preset }): { $title }

## lair simulate: a headline and a table of labels and values
cli-simulate-head =
    { $games ->
        [one] 1 game of { $game }, preset { $preset }, { $seats } seats, bot { $bot }
       *[other] { $games } games of { $game }, preset { $preset }, { $seats } seats, bot { $bot }
    }
cli-simulate-progress = games
cli-simulate-seeds = { $first } to { $last }
    .label = seeds
cli-simulate-decisions = { $decisions } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $speed } per second
    .label = decisions
cli-simulate-rounds = { NUMBER($rounds, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average
    .label = rounds
cli-simulate-won = { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
    .label = won by seat { $seat }
# $reason is a code.
cli-simulate-ended = { $reason }: { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
    .label = ended by
cli-simulate-failed = the game with seed { $seed } failed: { $problem }

## lair options
# A heading: $game is the name of a game as you'd type it.
cli-options-game = Rules of { $game }
cli-options-presets = Presets (--preset NAME)
cli-options-variants = Variants (--variant NAME, any mix)
cli-options-options = Options (--option NAME=VALUE)
# $about is one of about-option-…, $row where the editions are compared.
cli-options-option = { $name } = { $values } ({ $about }; { $row })
