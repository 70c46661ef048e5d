### Why something isn't possible, by reason code; and how a game ended.

## Reasons
reason-legal = You can do that.
reason-offered = You can do that: it's among the options.
reason-building-forbidden = An effect forbids all building for the rest of this round.
reason-advanced-needs-room-below = An Advanced Room can only be built on top of a Room, not as a new one.
reason-dungeon-full = Your dungeon already has five visible Rooms: you can only build on one of them.
reason-cannot-build-on-face-down = You can't build on a Room that's still face down.
reason-cannot-build-on-deactivated = You can't build on a deactivated Room.
reason-treasure-does-not-match = An Advanced Room has to go on a Room that shares at least one treasure type with it.
reason-not-covered-by-advanced = The Room there says that no Advanced Room can be built on it.
reason-no-such-place = Your dungeon has no Room at that position; positions are counted from the boss, starting at 1.
reason-wrong-phase-icon = That card can't be used in this phase.
reason-condition-does-not-hold = The card's condition isn't met right now.
reason-no-legal-target = There's nothing to use that card on right now.
reason-already-used-this-round = That ability has already been used this round.
reason-room-not-active = The Room is face down or deactivated, so its text doesn't apply.
reason-cost-cannot-be-paid = You can't pay the cost of that ability.
reason-no-activated-ability = That Room has no ability you can use; what it does happens by itself.
reason-nothing-to-negate = No opponent is playing a Spell that could be negated.
reason-already-built-this-round = You've already placed your Room for this round.
reason-rooms-are-revealed-already = This round's Rooms have already been revealed.
reason-mulligan-only-once = A starting hand may be replaced only once.
reason-hand-does-not-allow-a-mulligan = Your starting hand doesn't qualify for a replacement.
reason-must-discard = You still have to discard cards from your starting hand.
reason-has-discarded-already = You've already discarded from your starting hand.
reason-not-your-turn-to-build = It's another player's turn to build.
reason-first-room-is-mandatory = With these rules, you have to place a first Room.
reason-eliminated = That player is out of the game.
reason-must-choose = You have to take one of the options: you can't decline this choice.
reason-turn-is-over = Your turn in the Build phase is over.
reason-not-your-choice-now = It isn't your turn to choose.
reason-not-an-option-here = That doesn't answer the current question.
reason-another-question-is-open = Answer the current question first.
reason-something-waits-to-resolve = What has been announced has to resolve first.
reason-not-spelt-as-offered = You can do that, but its key is spelt differently: look at the options.
reason-no-spells-in-this-phase = You can't play Spells in this phase.
reason-no-abilities-in-this-phase = You can't use abilities in this phase.
reason-not-a-room = That card isn't a Room.
reason-not-a-spell = That card isn't a Spell.
reason-not-in-hand = You don't have that card in your hand.
reason-game-over = The game is over.

## Reasons with something variable in them. $rest is text: a number or a card's id. What is typed (build,
## play, use, end, on) is the same in all languages.
reason-no-such-seat = There's no seat { $rest }.
reason-unknown-card = There's no card with the id { $rest } in this game.
reason-expected-build = Write it like this: build CARD end, or build CARD on N.
reason-expected-play = Write it like this: play SPELL.
reason-expected-use = Write it like this: use ROOM N.
reason-no-such-option = There's no option with that number; there are { $rest }.
reason-another-card-is-at-position = There's another Room at position { $rest }.
# $phase is one of phase-….
reason-no-building-in = You can't build in this phase ({ $phase }).

## How a game ended
outcome-ten-souls = A boss has ten Souls.
outcome-last-boss-standing = Only one boss is left.
outcome-all-out = The last bosses fell in the same round; the best score decides.
outcome-five-wounds = A boss has taken five Wounds; the best score decides.
outcome-hero-deck-empty = The Hero deck is empty; the best score decides.
outcome-heroes-exhausted = No Hero is left anywhere; the best score decides.
outcome-stalemate = Nothing can move any more; the best score decides.
