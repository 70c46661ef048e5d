### Coins, counters, items, minibosses and whatever else only some sets have: in the log, in questions, at the table.
### The log's attributes are explained in log.ftl; .less is for a number that goes down.

## The log
# A change until the end of the round. $text is what the card says, without its full stop; $on is one of log-on-….
log-modified = { $card }: “{ $text }”.
    .on = { $card } { $on }: “{ $text }”.
log-coins =
    { $who } gains { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
    .you =
        You gain { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
    .less =
        { $who } loses { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
    .you-less =
        You lose { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
log-paid =
    { $who } pays { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
    .you =
        You pay { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
log-coins-on =
    { $who }'s { $card } gets { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }.
    .you =
        Your { $card } gets { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
    .less =
        { $who }'s { $card } loses { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
    .you-less =
        Your { $card } loses { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
# Damage counters on a Room.
log-counters =
    { $who }'s { $card } gets { $number ->
        [one] 1 counter
       *[other] { $number } counters
    }.
    .you =
        Your { $card } gets { $number ->
            [one] 1 counter
           *[other] { $number } counters
        }.
    .less =
        { $who }'s { $card } loses { $number ->
            [one] 1 counter
           *[other] { $number } counters
        }.
    .you-less =
        Your { $card } loses { $number ->
            [one] 1 counter
           *[other] { $number } counters
        }.
# A health token on a Hero; $amount is text with its sign.
log-token = { $card } has { $amount } Health from a token.
log-attached = { $card } moves into { $other } in { $who }'s dungeon.
    .you = { $card } moves into { $other } in your dungeon.
log-detached = { $card } leaves { $other } in { $who }'s dungeon.
    .you = { $card } leaves { $other } in your dungeon.
log-promoted = { $who }'s { $card } is at level { $number } now.
    .you = Your { $card } is at level { $number } now.
# An item goes to a score area, to town, or to a Hero ($other).
log-item-moved = { $who } puts { $card } face up into their score area.
    .you = You put { $card } face up into your score area.
    .down = { $who } puts { $card } face down into their score area.
    .you-down = You put { $card } face down into your score area.
log-item-moved-town = { $card } lies in town.
log-item-moved-hero = { $other } takes { $card }.
log-turned = { $who } turns { $card } face up.
    .you = You turn { $card } face up.
    .down = { $who } turns { $card } face down.
    .you-down = You turn { $card } face down.
# $victim is the player who gets the card; .to-you: the reader does.
log-gave = { $who } gives { $victim } { $card }.
    .you = You give { $victim } { $card }.
    .to-you = { $who } gives you { $card }.
    .hidden = { $who } gives { $victim } a card.
log-rearranged = Rooms in { $who }'s dungeon change places.
    .you = Rooms in your dungeon change places.
log-copied = { $who } does what { $card } says.
    .you = You do what { $card } says.
# A Hero goes face down into a score area; $souls is amount-souls.
log-soul-moved = { $card } goes face down into { $who }'s score area: { $souls }.
    .you = { $card } goes face down into your score area: { $souls }.
# $wounds is amount-wounds.
log-soul-turned = { $card } in { $who }'s score area is turned face up: { $wounds }.
    .you = { $card } in your score area is turned face up: { $wounds }.
log-hero-moved-location = { $card } goes to the { $other }.
# Like log-activated, of a card that isn't a Room.
log-activated-card = { $who } uses { $card }.
    .you = You use { $card }.
    .on = { $who } uses { $card } { $on }.
    .you-on = You use { $card } { $on }.

## Questions
prompt-pick = { $card }: choose what it's for.
prompt-draw = { $card }: choose what to draw.
prompt-reveal = { $card }: choose a card in your hand to show.
prompt-give = { $card }: choose whom to give a card, and which.
prompt-pay = { $card }: choose how many coins to pay.
prompt-class = { $card }: choose a type of treasure.
prompt-turn = { $card }: choose what to turn over.
prompt-remove = { $card }: choose what to remove from the game.
prompt-destroy = { $card }: choose a Room to destroy.
prompt-arrange = { $card }: choose the Room that comes next, counting from the boss.
prompt-build-miniboss = { $card }: choose a Room for the miniboss.
prompt-target-wound = { $card }: choose the face-up Hero.
prompt-target-miniboss = { $card }: choose the miniboss.
prompt-target-item = { $card }: choose the item.
prompt-target-boss = { $card }: choose the boss.
prompt-target-card = { $card }: choose the card.
prompt-target-minion = { $card }: choose the minion.

## Options
option-use-card = Use { $card }
# $text is what this ability does, without its full stop.
option-use-text = Use { $card } (position { $position }): { $text }
option-use-card-text = Use { $card }: { $text }
option-play-text = Play { $card }: { $text }
option-resolve-text = { $card } first: { $text }
option-wound = { $who }'s { $card } (Wound)
    .you = Your { $card } (Wound)
option-miniboss = { $who }'s { $card } (position { $position })
    .you = Your { $card } (position { $position })
option-item = { $card }
option-pick = { $card }
# A Room that another one covers.
option-pick-under = { $card }, under { $who }'s { $room } (position { $position })
    .you = { $card }, under your { $room } (position { $position })
option-pay =
    Pay { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
# $class is the name of a class.
option-class = { $class } treasure
option-decline-pick = Nothing more
option-decline-reveal = Show nothing more
option-decline-pay = Pay nothing

## Reasons
reason-no-spells-for-you = An effect keeps you from playing Spells this round.
reason-text-is-ignored = An effect makes the card's text be ignored this round.
reason-level-does-not-fit = The miniboss doesn't have the level for that.
reason-hero-is-in-the-room = A Hero is in that Room: you can't build on it now.
reason-card-is-not-in-force = You don't have that card in force.
reason-no-such-mode = The Spell has no such mode.
reason-nothing-to-use = That card has no ability you can use; what it does happens by itself.

## Cards
# $class is the name of a class, or item-universal.
facts-item = Item, { $class }
item-universal = for any Hero
facts-miniboss = Miniboss
facts-location = Key location
card-without-words = This card does something that there are no words for yet.
cli-census-item =
    { $count ->
        [one] 1 item
       *[other] { $count } items
    }
cli-census-miniboss =
    { $count ->
        [one] 1 miniboss
       *[other] { $count } minibosses
    }
cli-census-location =
    { $count ->
        [one] 1 key location
       *[other] { $count } key locations
    }

## Where a value comes from
value-counters = { $value } from counters
value-doubled = { $value } by doubling

## The table in a terminal
table-coins = Coins: { $number }
# $items, $cards and $heroes are lists of names.
table-items = Items: { $items }
table-items-down = Items face down: { $items }
table-items-town = Items in town: { $items }
table-market = Market: { $cards }
table-tavern = In the tavern: { $heroes }
table-location = { $location }: { $heroes }
table-location-empty = { $location }: nobody
table-copies = has the abilities of { $boss } too
# Behind a Hero's class and Health.
table-carries = { $facts }, carries { $item }
# In a narrow column.
table-miniboss = { $miniboss }, level { $level }
table-counters = counters: { $number }
table-room-coins = coins: { $number }
table-effects = This round
table-item-deck = Item deck: { $number }
