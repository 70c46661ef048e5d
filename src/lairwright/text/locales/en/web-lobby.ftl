### The lobby, and opening a table.

## The lobby
web-lobby-title = Be the boss at the end of the dungeon
web-lobby-about = Build rooms, lure heroes with treasure, take their souls. In the browser, with friends and bots, no sign-up.
web-lobby-play = Play now
web-lobby-friends = Play with friends
web-lobby-learn = Learn in five minutes
web-lobby-mine = My tables
web-lobby-forget = Remove from the list
web-lobby-open = Open tables
web-lobby-none = There are no open tables right now.
web-lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-lobby-more = More of Lairwright
web-lobby-learn-about = Short lessons with a teacher at your side.
web-lobby-cards-about = Every card, what it does, and its rulings.
web-lobby-rules-about = Every rule by its number, with search.
web-lobby-opponents = Opponents
web-lobby-level = How strong
web-lobby-start = Start the game
web-lobby-more-options = More options

## What a table is doing
web-stage-gathering = gathering
web-stage-playing = playing
web-stage-over = over

## A new table
web-your-name = Your name
web-guest = Guest
web-new-title = A new table
web-new-game = Game
web-new-seats = Seats
web-new-you = You
# Label of the choice for a seat; $number counts from one.
web-new-who = Who sits in seat { $number }
web-new-person = A person, by link
# $level is the bot's level in words.
web-new-bot = Bot: { $level }
web-new-preset = Edition of the rules
web-new-public = Show in the lobby
web-new-public-about = Otherwise only people with the link can find the table.
web-new-all = All options
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-use = Play with a clock
web-new-clock-about = It runs only while a person is choosing, never for bots.
web-new-clock-choice = Seconds per choice
web-new-clock-bank = Seconds in reserve for the game
web-new-spectators = Spectators
web-new-spectators-none = Nobody may watch
web-new-spectators-public = See what's public
web-new-spectators-open-end = See what's public, and everything at the end
web-new-absence = If somebody stays away
web-new-absence-hold = The seat waits
web-new-absence-bot = A bot plays on
web-new-absence-close = The table is closed
web-new-start-full = Start as soon as every seat is taken
web-new-sets = Card sets
web-new-variants = Variants
web-new-unofficial = not from a rulebook
web-new-rules-editions = Where editions differ
web-new-rules-house = House rules
web-new-changed = changed
web-new-open = Open the table
