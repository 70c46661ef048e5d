### Questions, and the options that answer them. $card is the name of a card, in the nominative.

## Questions
prompt-build = Your Build turn: place a Room face down, or use Spells and abilities.
prompt-build-done = Your Build turn: you may still use Spells and abilities.
prompt-respond = You may use a Spell or an ability now.
prompt-choose-boss = Choose the boss you want to play.
prompt-mulligan = Your starting hand may be replaced once.
prompt-setup-discard = Choose a card from your starting hand to discard.
prompt-first-room = You may place your first Room, face down.
prompt-round-draw = Draw your card for this round.
prompt-negate = { $card } is being played. You may negate it.
prompt-order = Several of your effects happen now. Choose which comes first.
prompt-machinations = You killed no Hero this round: you may draw a card.
prompt-target-hero = { $card }: choose the Hero.
prompt-target-room = { $card }: choose the Room.
prompt-target-rival = { $card }: choose the opponent.
prompt-target-soul = { $card }: choose the face-down Hero.
prompt-target-spell = { $card }: choose the Spell to negate.
prompt-may = { $card }: do you want to use it?
prompt-pay-discard = { $card }: choose a card to discard as its cost.
prompt-pay-sacrifice = { $card }: choose one of your Rooms to destroy as its cost.
prompt-discard = { $card }: choose a card to discard.
prompt-fetch = { $card }: choose a card from the discard pile.
prompt-name-kind = { $card }: name the kind of card to take.
prompt-take = { $card }: choose the card to take.
prompt-heal = { $card }: choose the Hero whose Wounds become Souls.
prompt-destroy-own = { $card }: choose a Room in your own dungeon to destroy.
prompt-swap = { $card }: choose a Room to swap.
prompt-build-now = { $card }: you may build another Room right away.
prompt-search = { $card }: search for a Room.
prompt-search-spells = { $card }: search for a Spell.
prompt-choose = Choose.

# In place of $card where no card asks.
prompt-effect = Effect

## Options. Positions are counted from the boss.
option-pass = Pass
option-accept = Use it
option-keep = Keep this hand
option-mulligan = Replace the whole hand
option-boss = Play { $card }
option-build-end = Build { $card } as your new first Room
option-build-on = Build { $card } on { $room } (position { $position })
option-play = Play { $card }
option-use = Use { $card } (position { $position })
option-discard = Discard { $card }
option-sacrifice = Destroy { $room } (position { $position })
option-room = { $who }'s { $room } (position { $position })
    .you = Your { $room } (position { $position })
option-hero = { $card }
option-soul = { $who }'s { $card }
    .you = Your { $card }
option-spell = { $who }'s { $card }
    .you = Your { $card }
option-take = Take { $card }
option-draw-room = Draw a Room card
option-draw-spell = Draw a Spell card
option-kind-room = A random Room card
option-kind-spell = A random Spell card
option-search-deck = Search the Room deck
option-search-discard = Search the discard pile
option-search-spells = Search the Spell deck
option-resolve = { $card } first
option-heal = Turn over { $card }

## Declining, by what is declined
option-decline = Don't use it
option-decline-build = Don't build for now
option-decline-first-room = Don't place a first Room
option-decline-build-now = Don't build another Room
option-decline-machinations = Don't draw
option-decline-search = Take nothing more

## In place of a Room's name
# Only its owner may know which card it is.
room-face-down = face-down Room
room-position = position { $position }
