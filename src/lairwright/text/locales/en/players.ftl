### What other players do, as a statement; .may and .to say that you make them do it.

## Players
who-draws =
    .order = { $who } draws { $cards } { $per }
    .then = { who-draws.order }
    .may = make { $who } draw { $cards } { $per }
    .to = { who-draws.may }
who-discards =
    .order = { $who } discards { $cards } { $per }
    .then = { who-discards.order }
    .may = make { $who } discard { $cards } { $per }
    .to = { who-discards.may }
who-discards-random =
    .order = { $who } discards { $count ->
            [one] { $kind ->
                [room] a random Room card
                [spell] a random Spell card
               *[card] a random card
            }
           *[other] { $count } { $kind ->
                [room] random Room cards
                [spell] random Spell cards
               *[card] random cards
            }
        }
    .then = { who-discards-random.order }
    .may = make { $who } discard { $count ->
            [one] { $kind ->
                [room] a random Room card
                [spell] a random Spell card
               *[card] a random card
            }
           *[other] { $count } { $kind ->
                [room] random Room cards
                [spell] random Spell cards
               *[card] random cards
            }
        }
    .to = { who-discards-random.may }
who-discards-hand =
    .order = { $who } discards their whole hand
    .then = { who-discards-hand.order }
    .may = make { $who } discard their whole hand
    .to = { who-discards-hand.may }
who-destroys-room =
    .order = { $who } destroys a Room of their choice in their own dungeon
    .then = { who-destroys-room.order }
    .may = make { $who } destroy a Room of their choice in their own dungeon
    .to = { who-destroys-room.may }
who-gains-coins =
    .order = { $who } gains { $coins } { $per }
    .then = { who-gains-coins.order }
    .may = let { $who } gain { $coins } { $per }
    .to = { who-gains-coins.may }
who-pays =
    .order = { $who } pays { $coins } { $per }
    .then = { who-pays.order }
    .may = make { $who } pay { $coins } { $per }
    .to = { who-pays.may }
who-pays-to =
    .order = { $who } pays { $receiver } { $coins } { $per }
    .then = { who-pays-to.order }
    .may = make { $who } pay { $receiver } { $coins } { $per }
    .to = { who-pays-to.may }
who-gives =
    .order = { $who } gives { $receiver } { $cards } of their choice
    .then = { who-gives.order }
    .may = make { $who } give { $receiver } { $cards } of their choice
    .to = { who-gives.may }
# Anything else that somebody does: $effect is in the form .may. Optional: $effect-to, in the form .to
who-must =
    .order = { $who } must { $effect }
    .then = { who-must.order }
    .may = make { $who } { $effect }
    .to = { who-must.may }
# Optional: $effect, $effect-to
who-may =
    .order = { $who } may { $effect }
    .then = { who-may.order }
    .may = let { $who } { $effect }
    .to = { who-may.may }
