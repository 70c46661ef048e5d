### The log: one sentence per event.
###
### The value is said of a player by name ($who, in the nominative: present tense, no gender). Attributes:
###   .you     the reader is that player
###   .hidden  the reader may not know which card it is
### and others that are explained where they appear; .you-on is .on where the reader is that player.
### $card and $other are names of cards, in the nominative: put them where the grammar wouldn't inflect them.

log-round = Round { $number } begins.
# $phase is one of phase-….
log-phase = { $phase }.
log-game-over = The game is over: { $who } wins.
    .you = The game is over: you win.
log-eliminated = { $who } is out of the game.
    .you = You are out of the game.

## Set-up
# $who is "Seat 1" here: the bosses are not known yet.
log-boss-dealt = { $who } is dealt { $card }.
    .you = You are dealt { $card }.
    .hidden = { $who } is dealt a boss.
log-boss-revealed = { $who } plays { $card }.
    .you = You play { $card }.
log-mulligan = { $who } replaces their whole hand.
    .you = You replace your whole hand.

## Cards and hands
log-drew-room = { $who } draws { $card }.
    .you = You draw { $card }.
    .hidden = { $who } draws a Room card.
log-drew-spell = { $who } draws { $card }.
    .you = You draw { $card }.
    .hidden = { $who } draws a Spell card.
# Several at once. $cards is a list of names and of cards-…, in the accusative.
log-drew-several = { $who } draws { $cards }.
    .you = You draw { $cards }.
log-discarded = { $who } discards { $card }.
    .you = You discard { $card }.
log-discarded-several = { $who } discards { $cards }.
    .you = You discard { $cards }.
log-showed = { $who } shows { $card }.
    .you = You show { $card }.
log-showed-several = { $who } shows { $cards }.
    .you = You show { $cards }.
log-fetched = { $who } takes { $card } into their hand.
    .you = You take { $card } into your hand.
# $victim is the player who loses the card; .from-you: the reader is.
log-took = { $who } takes { $card } from { $victim }'s hand.
    .you = You take { $card } from { $victim }'s hand.
    .from-you = { $who } takes { $card } from your hand.
    .hidden = { $who } takes a card from { $victim }'s hand.
log-saw-hand = { $who } looks at { $victim }'s hand.
    .you = You look at { $victim }'s hand.
    .from-you = { $who } looks at your hand.
log-searched = { $who } searches the Room deck.
    .you = You search the Room deck.
log-searched-spells = { $who } searches the Spell deck.
    .you = You search the Spell deck.
log-reshuffled =
    { $deck ->
        [room] The discarded Room cards are shuffled into a new deck.
       *[spell] The discarded Spell cards are shuffled into a new deck.
    }

## Rooms
# $place is log-place-end or log-place-on.
log-placed = { $who } places { $card } face down { $place }.
    .you = You place { $card } face down { $place }.
    .hidden = { $who } places a Room face down { $place }.
log-place-end = as the new first Room
log-place-on = on the Room at position { $position }
log-declined = { $who } doesn't build a Room.
    .you = You don't build a Room.
log-built = { $who } builds { $card }.
    .you = You build { $card }.
# Players go by the name of their boss, so it is named once.
log-level-up = { $card } levels up.
    .you = Your boss { $card } levels up.
log-destroyed = { $who }'s { $card } is destroyed.
    .you = Your { $card } is destroyed.
log-uncovered = { $card } below it is visible again.
log-deactivated = { $who }'s { $card } is deactivated { -until-end }.
    .you = Your { $card } is deactivated { -until-end }.
log-reactivated = { $who }'s { $card } is active again.
    .you = Your { $card } is active again.
# $amount is text with its sign. Optional: $number, the same as a number without its sign.
log-room-bonus = { $who }'s { $card } has { $amount } damage { -until-end }.
    .you = Your { $card } has { $amount } damage { -until-end }.
# $amount is text with its sign. Optional: $number, the same as a number without its sign.
log-dungeon-bonus = Every Room in { $who }'s dungeon has { $amount } damage { -until-end }.
    .you = Every Room in your dungeon has { $amount } damage { -until-end }.
log-treasure-doubled = { $who }'s Rooms count their treasure twice { -until-end }.
    .you = Your Rooms count their treasure twice { -until-end }.
log-swapped = { $card } and { $other } in { $who }'s dungeon swap places.
    .you = { $card } and { $other } in your dungeon swap places.
log-returned-to-hand = { $card } returns to { $who }'s hand.
    .you = { $card } returns to your hand.
    .hidden = A face-down Room returns to { $who }'s hand.
log-building-forbidden = Nobody may build for the rest of the round.
log-extra-build = { $who } may build one more Room.
    .you = You may build one more Room.

## Heroes
# $class is the name of a class. .back: from the entrance of a player who is out; .you-back: from the reader's.
log-hero-to-town = { $card } ({ $class }, { $health } Health) comes to town.
    .back = { $card } goes back to town from { $who }'s entrance.
    .you-back = { $card } goes back to town from your entrance.
log-lured = { $card } goes to { $who }'s entrance.
    .you = { $card } goes to your entrance.
log-stayed = { $card } stays in town: no dungeon attracts it more than all the others.
log-entered = { $card } enters { $other } in { $who }'s dungeon.
    .you = { $card } enters { $other } in your dungeon.
log-entered-and-hurt = { $card } enters { $other } in { $who }'s dungeon and takes { $number } damage.
    .you = { $card } enters { $other } in your dungeon and takes { $number } damage.
# .alone: by no card in particular.
log-damaged = { $other } deals { $number } damage to { $card }.
    .alone = { $card } takes { $number } damage.
# $souls is amount-souls. .alone: in no Room in particular.
log-died = { $card } dies in { $other }: { $souls } for { $who }.
    .you = { $card } dies in { $other }: { $souls } for you.
    .alone = { $card } dies: { $souls } for { $who }.
    .you-alone = { $card } dies: { $souls } for you.
# $wounds is amount-wounds.
log-wounded = { $card } reaches { $who }'s boss: { $wounds }.
    .you = { $card } reaches your boss: { $wounds }.
# $amount is text with its sign. Optional: $number, the same as a number without its sign.
log-health-bonus = { $card } has { $amount } Health { -until-end }.
log-hero-moved = { $card } is moved by an effect.
log-hero-moved-town = { $card } goes back to town.
log-hero-moved-entrance = { $card } is moved to { $who }'s entrance.
    .you = { $card } is moved to your entrance.
log-hero-moved-first-room = { $card } goes back to the first Room of { $who }'s dungeon.
    .you = { $card } goes back to the first Room of your dungeon.
log-hero-moved-previous-room = { $card } goes back one Room in { $who }'s dungeon.
    .you = { $card } goes back one Room in your dungeon.
# $souls is amount-souls.
log-healed = { $who } heals: { $card } is turned face down and counts as { $souls }.
    .you = You heal: { $card } is turned face down and counts as { $souls }.
log-removed = { $card } leaves the game.
log-soul-returned = { $card } goes back from { $who }'s score area to { $who }'s entrance.
    .you = { $card } goes back from your score area to your entrance.
log-entrance-held = Heroes at { $who }'s entrance don't enter this round.
    .you = Heroes at your entrance don't enter this round.

## Spells and abilities
# .on and .you-on: with a target; $on is one of log-on-….
log-announced = { $who } plays { $card }.
    .you = You play { $card }.
    .on = { $who } plays { $card } { $on }.
    .you-on = You play { $card } { $on }.
log-activated = { $who } uses { $card }.
    .you = You use { $card }.
    .on = { $who } uses { $card } { $on }.
    .you-on = You use { $card } { $on }.
log-on-player = on { $who }
    .you = on you
log-on-card = on { $card }
log-on-card-of = on { $who }'s { $card }
    .you = on your { $card }
log-triggered = { $who }'s { $card } is triggered.
    .you = Your { $card } is triggered.
log-resolved = { $card } takes effect.
log-negated = { $card } is negated and has no effect.
log-fizzled = { $card } has no effect: there's nothing for it to act on.
log-delayed = { $who }'s { $card } is deactivated: its effect waits until the end of the round.
    .you = Your { $card } is deactivated: its effect waits until the end of the round.
log-nothing-happened = { $who }'s { $card } does nothing: there's no card for it.
    .you = Your { $card } does nothing: there's no card for it.
