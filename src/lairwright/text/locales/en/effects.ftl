### What cards do, apart from Rooms and Heroes: one clause per verb, in the four forms that abilities.ftl explains.
### $per is "for each …", or nothing. A line that speaks of a noun has it in every case: $target, $target-acc and so on.

## Cards and hands
# $per is "for each …", or nothing.
do-draw =
    .order = draw { $cards } { $per }
    .then = { do-draw.order }
    .may = { do-draw.order }
    .to = { do-draw.order }
# Always a Spell card, at the start of the round.
do-draw-instead =
    .order = draw a Spell card instead of a Room card
    .then = { do-draw-instead.order }
    .may = { do-draw-instead.order }
    .to = { do-draw-instead.order }
do-discard =
    .order = discard { $cards } { $per }
    .then = { do-discard.order }
    .may = { do-discard.order }
    .to = { do-discard.order }
do-discard-this =
    .order = discard { $this }
    .then = { do-discard-this.order }
    .may = { do-discard-this.order }
    .to = { do-discard-this.order }
do-discard-hand =
    .order = discard your whole hand
    .then = { do-discard-hand.order }
    .may = { do-discard-hand.order }
    .to = { do-discard-hand.order }
do-discard-market =
    .order = discard all cards left in the market
    .then = { do-discard-market.order }
    .may = { do-discard-market.order }
    .to = { do-discard-market.order }
do-discard-from-deck =
    .order = discard { $cards } from the top of the { $kind ->
            [spell] Spell deck
           *[room] Room deck
        }
    .then = { do-discard-from-deck.order }
    .may = { do-discard-from-deck.order }
    .to = { do-discard-from-deck.order }
# Optional: $kind
do-discard-from-market =
    .order = discard { $cards } from the market
    .then = { do-discard-from-market.order }
    .may = { do-discard-from-market.order }
    .to = { do-discard-from-market.order }
do-discard-random =
    .order = discard { $count ->
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
    .then = { do-discard-random.order }
    .may = { do-discard-random.order }
    .to = { do-discard-random.order }
do-new-hands =
    .order = every player discards their whole hand, then draws { $cards }
    .then = { do-new-hands.order }
    .may = make every player discard their whole hand, then draw { $cards }
    .to = { do-new-hands.may }
do-take =
    .order = take { $cards } of your choice from the discard pile { $per }
    .then = { do-take.order }
    .may = { do-take.order }
    .to = { do-take.order }
do-take-any =
    .order = take { $cards } from the discard pile { $per }
    .then = { do-take-any.order }
    .may = { do-take-any.order }
    .to = { do-take-any.order }
# Optional: $count
do-take-deck =
    .order = search the { $kind ->
            [spell] Spell deck
           *[room] Room deck
        } for { $cards } and take { $count ->
            [one] it
           *[other] them
        }
    .then = { do-take-deck.order }
    .may = { do-take-deck.order }
    .to = { do-take-deck.order }
# Optional: $kind
do-take-market =
    .order = take { $cards } of your choice from the market
    .then = { do-take-market.order }
    .may = { do-take-market.order }
    .to = { do-take-market.order }
do-take-market-all =
    .order = take { $cards } from the market
    .then = { do-take-market-all.order }
    .may = { do-take-market-all.order }
    .to = { do-take-market-all.order }
do-take-it =
    .order = take { $thing } into your hand
    .then = { do-take-it.order }
    .may = { do-take-it.order }
    .to = { do-take-it.order }
do-take-thing =
    .order = take { $thing } into your hand
    .then = { do-take-thing.order }
    .may = { do-take-thing.order }
    .to = { do-take-thing.order }
do-search =
    .order = search the Room deck or the discard pile for { $cards } and take it
    .then = { do-search.order }
    .may = { do-search.order }
    .to = { do-search.order }
do-search-build =
    .order = search the Room deck or the discard pile for { $cards } and take it; you may build it at once
    .then = { do-search-build.order }
    .may = { do-search-build.order }
    .to = { do-search-build.order }
do-steal-random =
    .order = name Rooms or Spells and take a random card of that kind from the hand of { $target }
    .then = { do-steal-random.order }
    .may = { do-steal-random.order }
    .to = { do-steal-random.order }
do-steal-chosen =
    .order = look at the hand of { $target } and take a card of your choice from it
    .then = { do-steal-chosen.order }
    .may = { do-steal-chosen.order }
    .to = { do-steal-chosen.order }
do-steal-random-card =
    .order = take a random { $kind ->
            [room] Room card
            [spell] Spell card
           *[card] card
        } from the hand of { $target }
    .then = { do-steal-random-card.order }
    .may = { do-steal-random-card.order }
    .to = { do-steal-random-card.order }
do-steal-cards =
    .order = look at the hand of { $target } and take { $cards } of your choice from it
    .then = { do-steal-cards.order }
    .may = { do-steal-cards.order }
    .to = { do-steal-cards.order }
do-steal-may =
    .order = look at the hand of { $target }; you may take { $cards } from it
    .then = { do-steal-may.order }
    .may = { do-steal-may.order }
    .to = { do-steal-may.order }
do-steal-price =
    .order = look at the hand of { $target }; you may take a card from it, for which that player gets from you { $room ->
            [one] 1 coin
           *[other] { $room } coins
        } if it is a Room, { $spell ->
            [one] 1 coin
           *[other] { $spell } coins
        } if it is a Spell
    .then = { do-steal-price.order }
    .may = { do-steal-price.order }
    .to = { do-steal-price.order }
do-give =
    .order = give { $receiver } { $cards } of your choice from your hand
    .then = { do-give.order }
    .may = { do-give.order }
    .to = { do-give.order }
do-give-random =
    .order = give { $receiver } { $count ->
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
        } from hand
    .then = { do-give-random.order }
    .may = { do-give-random.order }
    .to = { do-give-random.order }
do-reveal =
    .order = reveal { $cards } from hand
    .then = { do-reveal.order }
    .may = { do-reveal.order }
    .to = { do-reveal.order }
cards-any = any number of { $kind ->
            [room] Room cards
            [spell] Spell cards
            [miniboss] minibosses
           *[card] cards
        }
cards-all = all { $kind ->
            [room] Room cards
            [spell] Spell cards
            [miniboss] minibosses
           *[card] cards
        }
cards-all-in-hand = all { $kind ->
            [room] Room cards
            [spell] Spell cards
            [miniboss] minibosses
           *[card] cards
        } in hand
cards-miniboss = { $count ->
            [one] a miniboss
           *[other] { $count } minibosses
        }

## Coins and counters
coins-counted = { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
coins-any = any number of coins
coins-up-to = up to { $number } coins
counters-counted = { $count ->
            [one] a counter
           *[other] { $count } counters
        }
do-coins =
    .order = gain { $coins } { $per }
    .then = { do-coins.order }
    .may = { do-coins.order }
    .to = { do-coins.order }
do-coins-on =
    .order = put { $coins } from the supply on { $target }
    .then = { do-coins-on.order }
    .may = { do-coins-on.order }
    .to = { do-coins-on.order }
do-pay =
    .order = pay { $coins } { $per }
    .then = { do-pay.order }
    .may = { do-pay.order }
    .to = { do-pay.order }
do-pay-on =
    .order = put { $coins } from your hoard on { $target }
    .then = { do-pay-on.order }
    .may = { do-pay-on.order }
    .to = { do-pay-on.order }
do-pay-to =
    .order = pay { $receiver } { $coins } { $per }
    .then = { do-pay-to.order }
    .may = { do-pay-to.order }
    .to = { do-pay-to.order }
# Damage counters on a Room.
do-counters =
    .order = put { $counters } on { $target } { $per }
    .then = { do-counters.order }
    .may = { do-counters.order }
    .to = { do-counters.order }
do-counters-remove =
    .order = remove { $counters } from { $target } { $per }
    .then = { do-counters-remove.order }
    .may = { do-counters-remove.order }
    .to = { do-counters-remove.order }
do-counters-spread =
    .order = distribute { $counters } among your Rooms { $per }
    .then = { do-counters-spread.order }
    .may = { do-counters-spread.order }
    .to = { do-counters-spread.order }
do-counters-gather =
    .order = remove { $counters } from your Rooms { $per }
    .then = { do-counters-gather.order }
    .may = { do-counters-gather.order }
    .to = { do-counters-gather.order }
do-token =
    .order = give { $target } a health token (+{ $number })
    .then = { do-token.order }
    .may = { do-token.order }
    .to = { do-token.order }
do-token-remove =
    .order = give { $target } a health token (−{ $number })
    .then = { do-token-remove.order }
    .may = { do-token-remove.order }
    .to = { do-token-remove.order }
