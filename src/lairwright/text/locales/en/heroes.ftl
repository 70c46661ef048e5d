### What happens to Heroes, items and minibosses.

## Heroes, items and minibosses
# A target that is not named otherwise.
do-choose =
    .order = choose { $target }
    .then = { do-choose.order }
    .may = { do-choose.order }
    .to = { do-choose.order }
do-kill =
    .order = kill { $target }
    .then = { do-kill.order }
    .may = { do-kill.order }
    .to = { do-kill.order }
# $damage is a number.
do-damage =
    .order = deal { $damage } damage to { $target } { $per }
    .then = { do-damage.order }
    .may = { do-damage.order }
    .to = { do-damage.order }
do-damage-random =
    .order = deal damage to { $target }: a random number from 1 to { $damage }
    .then = { do-damage-random.order }
    .may = { do-damage-random.order }
    .to = { do-damage-random.order }
do-damage-your-rooms =
    .order = deal 1 damage to { $target } for each active Room in your dungeon
    .then = { do-damage-your-rooms.order }
    .may = { do-damage-your-rooms.order }
    .to = { do-damage-your-rooms.order }
do-move-town =
    .order = send { $target } back to town
    .then = { do-move-town.order }
    .may = { do-move-town.order }
    .to = { do-move-town.order }
do-move-end-of-town =
    .order = send { $target } to the end of the queue
    .then = { do-move-end-of-town.order }
    .may = { do-move-end-of-town.order }
    .to = { do-move-end-of-town.order }
do-move-your-entrance =
    .order = move { $target } to your entrance
    .then = { do-move-your-entrance.order }
    .may = { do-move-your-entrance.order }
    .to = { do-move-your-entrance.order }
do-move-rival-entrance =
    .order = move { $target } to the entrance of an opponent of your choice
    .then = { do-move-rival-entrance.order }
    .may = { do-move-rival-entrance.order }
    .to = { do-move-rival-entrance.order }
do-move-any-entrance =
    .order = move { $target } to an entrance of your choice
    .then = { do-move-any-entrance.order }
    .may = { do-move-any-entrance.order }
    .to = { do-move-any-entrance.order }
do-move-entrance =
    .order = move { $target } to the entrance of { $person }
    .then = { do-move-entrance.order }
    .may = { do-move-entrance.order }
    .to = { do-move-entrance.order }
do-move-back-of-line =
    .order = send { $target } to the end of the line at its entrance
    .then = { do-move-back-of-line.order }
    .may = { do-move-back-of-line.order }
    .to = { do-move-back-of-line.order }
do-move-random-entrance =
    .order = move { $target }, chosen at random, to your entrance
    .then = { do-move-random-entrance.order }
    .may = { do-move-random-entrance.order }
    .to = { do-move-random-entrance.order }
do-move-first-room =
    .order = send { $target } back to the first Room
    .then = { do-move-first-room.order }
    .may = { do-move-first-room.order }
    .to = { do-move-first-room.order }
do-move-previous =
    .order = send { $target } back to the previous Room
    .then = { do-move-previous.order }
    .may = { do-move-previous.order }
    .to = { do-move-previous.order }
# Always after "when a Hero enters this Room".
do-move-previous-room =
    .order = send it back to the Room before this one
    .then = { do-move-previous-room.order }
    .may = { do-move-previous-room.order }
    .to = { do-move-previous-room.order }
do-move-location =
    .order = send { $target } to its location
    .then = { do-move-location.order }
    .may = { do-move-location.order }
    .to = { do-move-location.order }
do-move-named =
    .order = send { $target } straight to the { $location }
    .then = { do-move-named.order }
    .may = { do-move-named.order }
    .to = { do-move-named.order }
location-temple = Temple
location-stadium = Stadium
location-library = Library
location-hideout = Hideout
location-tavern = Tavern
location-landing-site = Landing Site
do-move-hand =
    .order = return { $target } { $whose ->
            [self] to your hand
            [you] to your hand
            [own] to their own hand
            [any] to any hand
           *[someone] to the hand of { $person }
        }
    .then = { do-move-hand.order }
    .may = { do-move-hand.order }
    .to = { do-move-hand.order }
do-move-score =
    .order = put { $target } into your score area
    .then = { do-move-score.order }
    .may = { do-move-score.order }
    .to = { do-move-score.order }
do-move-score-up =
    .order = put { $target } face up into your score area
    .then = { do-move-score-up.order }
    .may = { do-move-score-up.order }
    .to = { do-move-score-up.order }
do-move-score-down =
    .order = put { $target } face down into your score area
    .then = { do-move-score-down.order }
    .may = { do-move-score-down.order }
    .to = { do-move-score-down.order }
# $face is "up" or "down".
do-move-score-of =
    .order = put { $target } { $face ->
            [up] face up
           *[down] face down
        } into the score area of { $person }
    .then = { do-move-score-of.order }
    .may = { do-move-score-of.order }
    .to = { do-move-score-of.order }
do-move-to-target =
    .order = give { $thing } to { $target }
    .then = { do-move-to-target.order }
    .may = { do-move-to-target.order }
    .to = { do-move-to-target.order }
# The target is in an opponent's score area.
do-return =
    .order = send { $target } back to that player's entrance
    .then = { do-return.order }
    .may = { do-return.order }
    .to = { do-return.order }
do-return-yours =
    .order = send { $target } back to your entrance
    .then = { do-return-yours.order }
    .may = { do-return-yours.order }
    .to = { do-return-yours.order }
do-remove =
    .order = remove { $target } from the game
    .then = { do-remove.order }
    .may = { do-remove.order }
    .to = { do-remove.order }
do-turn-wound =
    .order = turn one face-up Hero in your score area face down, so that its Wounds become Souls
    .then = { do-turn-wound.order }
    .may = { do-turn-wound.order }
    .to = { do-turn-wound.order }
do-turn =
    .order = turn { $target } over
    .then = { do-turn.order }
    .may = { do-turn.order }
    .to = { do-turn.order }
