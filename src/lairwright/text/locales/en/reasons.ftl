### Why something is not possible, by reason code; and how a game ended.

## Reasons
reason-legal = That is possible.
reason-offered = That is possible: it is among the options.
reason-building-forbidden = An effect forbids all building for the rest of this round.
reason-advanced-needs-room-below = An Advanced Room can only be built on top of a Room, not as a new one.
reason-dungeon-full = Your dungeon already has five visible Rooms: you can only build on one of them.
reason-cannot-build-on-face-down = You cannot build on a Room that still lies face down.
reason-cannot-build-on-deactivated = You cannot build on a deactivated Room.
reason-treasure-does-not-match = An Advanced Room needs a Room below it that shares at least one treasure type with it.
reason-not-covered-by-advanced = The Room there says that no Advanced Room can be built on it.
reason-no-such-place = Your dungeon has no Room at that position; positions are counted from the boss, starting with 1.
reason-wrong-phase-icon = That card cannot be used in this phase.
reason-condition-does-not-hold = The condition that the card states does not hold now.
reason-no-legal-target = There is nothing now that the card could be used on.
reason-already-used-this-round = That ability has already been used this round.
reason-room-not-active = The Room is face down or deactivated, so its text does not work.
reason-cost-cannot-be-paid = You cannot pay the cost of that ability.
reason-no-activated-ability = That Room has no ability that you could use; what it does happens by itself.
reason-nothing-to-negate = No opponent is playing a Spell that could be negated.
reason-already-built-this-round = You have already placed your Room for this round.
reason-rooms-are-revealed-already = The Rooms of this round have been revealed already.
reason-mulligan-only-once = A starting hand may be replaced only once.
reason-hand-does-not-allow-a-mulligan = Your starting hand is not one that may be replaced.
reason-must-discard = You still have to discard cards of your starting hand.
reason-has-discarded-already = You have already discarded your cards of the starting hand.
reason-not-your-turn-to-build = It is another player's turn to build.
reason-first-room-is-mandatory = With these rules, the first Room has to be placed.
reason-eliminated = That player is out of the game.
reason-must-choose = One of the options has to be taken: this choice cannot be declined.
reason-turn-is-over = Your turn in the Build phase is over.
reason-not-your-choice-now = It is not your turn to choose now.
reason-not-an-option-here = That does not answer the question that is open now.
reason-another-question-is-open = First answer the question that is open now.
reason-something-waits-to-resolve = First, what has been announced has to resolve.
reason-not-spelt-as-offered = That is possible, but its key is spelt in another way: look at the options.
reason-no-spells-in-this-phase = No Spells may be played in this phase.
reason-no-abilities-in-this-phase = No abilities may be used in this phase.
reason-not-a-room = That card is not a Room.
reason-not-a-spell = That card is not a Spell.
reason-not-in-hand = You do not have that card in your hand.
reason-game-over = The game is over.

## Reasons with something variable in them. $rest is text: a number or a card's id. What is typed (build,
## play, use, end, on) is the same in all languages.
reason-no-such-seat = There is no seat { $rest }.
reason-unknown-card = There is no card with the id { $rest } in this game.
reason-expected-build = A key like that is written: build CARD end, or build CARD on N.
reason-expected-play = A key like that is written: play SPELL.
reason-expected-use = A key like that is written: use ROOM N.
reason-no-such-option = There is no option with that number; there are { $rest }.
reason-another-card-is-at-position = Another Room lies at position { $rest }.
# $phase is one of phase-….
reason-no-building-in = Nothing is built in this phase ({ $phase }).

## How a game ended
outcome-ten-souls = Ten Souls were reached.
outcome-last-boss-standing = Only one boss is left.
outcome-all-out = The last bosses fell in the same round; the best score decides.
outcome-five-wounds = A boss has taken five Wounds; the best score decides.
outcome-hero-deck-empty = The Hero deck is empty; the best score decides.
outcome-heroes-exhausted = No Hero is left anywhere; the best score decides.
outcome-stalemate = Nothing moves any more; the best score decides.
