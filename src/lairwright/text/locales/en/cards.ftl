### What is printed on a card apart from its text, and what else there is to say about it.

# $treasure comes from the caller: words (treasure-item) or signs.
facts-room =
    { $tier ->
        [ordinary] Ordinary
       *[advanced] Advanced
    } { $kind ->
        [monster] Monster Room
       *[trap] Trap Room
    }, { $damage } damage, treasure { $treasure }
facts-boss = Boss, { $xp } XP, treasure { $treasure }
# $class is the name of a class; $souls and $wounds are amount-souls and amount-wounds.
facts-hero =
    { $tier ->
        [ordinary] Ordinary Hero
       *[epic] Epic Hero
    }, { $class }, { $health } Health, worth { $souls } or { $wounds }
facts-spell =
    { $phase ->
        [build] Spell, Build phase
        [adventure] Spell, Adventure phase
       *[both] Spell, Build or Adventure phase
    }
treasure-item = { $count } { $class }
treasure-none = none

## How sure the facts of a card are
confidence-confirmed = Card facts confirmed by sources that agree.
confidence-likely = Card facts likely, but not yet confirmed by a second source.
confidence-inferred = Card facts inferred: no source states them outright.
confidence-own = A home-made card.
