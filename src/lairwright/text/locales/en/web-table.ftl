### What every table has: gathering, the prompt, the log, undo, hints, the end.

## The connection
web-table-title = Table
web-table-title-asked = ● Your choice
web-table-connecting = Connecting to the table …
web-table-dealing = The cards are being dealt. Somebody may still be looking at theirs.
web-table-tampered = In this game choices were made for other players, which an older server let pass. It is kept as it was.
web-table-offline = The connection is lost. Trying again …
web-table-online = The connection is back.
web-table-closed = The connection was closed.
web-table-not-connected = Not connected: nothing was sent.
web-table-unanswered = The connection was lost before the server answered. Please try again.
web-table-choice-lost = Your choice was lost with the connection. Please choose again.
web-table-why-lost = The connection was lost before the server could say why. Please ask again.
web-table-version = This page and the server do not fit together
web-table-version-about = The server speaks another version than this page; perhaps it was renewed a moment ago. Reload the page: nothing at the table is lost.
web-table-version-stuck = Reloading has brought the same page again. Empty the browser’s cache, or try again in a few minutes.
web-table-missing = This table cannot be shown

## Seats
web-seats = Seats
web-seat-you = you
web-seat-bot = bot
web-seat-stand-in = bot stands in
web-seat-away = away
web-seat-host = host
web-seat-free = free
web-seat-won = won
web-seat-asked = is choosing
web-seat-clock = Clock:
web-spectator = You are watching
web-watch-link = Link to watch

## Before the game
# $game is the name of the game.
web-gather-title = Table for { $game }
web-gather-free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-gather-full = Every seat is taken.
web-gather-invite = Invite
web-gather-link = Link to this table
web-gather-link-about = Whoever opens it can sit down on a free seat.
web-gather-put-bot = Put a bot here
web-gather-bot-for = Bot at seat { $number }
web-gather-free-seat = Make seat { $number } free
web-gather-fill = Fill with bots
web-gather-start = Start
web-gather-wait = { $name } starts the game.
web-gather-no-seat = No seat is free.
web-sit-down = Sit down
web-leave = Leave the table
web-leave-sure = Give up your seat for good?
web-leave-yes = Give it up
web-leave-no = Stay
web-device = Play on from another device
web-device-link = Link to your seat
web-device-about = It is the key to your seat: keep it to yourself.
web-copy = Copy
web-copied = The link is copied.
web-facts-title = What is played
# $seconds for each choice, and $minutes in reserve; both are numbers.
web-facts-clock = { $seconds } s for a choice, { $minutes } min in reserve

## What is asked
web-dock = Your choice
web-dock-fold = Hide the choices
web-dock-unfold = Show the choices
# What a screen reader is told; $question is a sentence, $count the number of options.
web-prompt-asked =
    { $count ->
        [one] { $question } { $count } option.
       *[other] { $question } { $count } options.
    }
web-prompt-rule = The rule that asks this
web-prompt-all = Show all options
web-prompt-again = Press again to play it, Escape to let go.
# The choice was stored; others may still be asked.
web-prompt-taken = Your choice is made. The others may still be choosing …
web-waiting = The others are thinking …
# $names is a name or a list of names.
web-waiting-for = Waiting for: { $names }

## Undo
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-free = Take back your last choice
web-undo-consent = Ask the others to let you take back your last choice
web-undo-never = Your last choice cannot be taken back: chance decided, or something hidden was seen
web-undo-nothing = There is nothing to take back
web-undo-wish = A request to take back a choice
web-undo-asked = { $name } would like to take back a choice.
web-undo-waiting = The others are being asked whether you may take it back.
web-undo-answered = You have answered. The others are being asked.
web-undo-yes = Agree
web-undo-no = Refuse

## Hints
web-hint = Hint
web-hint-title = What the bot would do
web-hint-thinking = The bot is thinking …
# $percent is a whole number.
web-hint-chance = { $percent }% to win
# $place: 1 for the option the bot likes best.
web-hint-liked = hint { $place }
web-hint-none = The bot has no opinion here.

## The log
web-log = Log
web-log-mine = Only what happened to me
web-log-none = Nothing has happened yet.
web-log-none-mine = Nothing has happened to you yet.

## The menu of the table
web-table-menu = Table menu
web-stops = When others act
web-stops-auto = Pass until something concerns me
web-stops-auto-about = You are asked again when a Spell, an ability or a Hero is aimed at you.
web-stops-hold = Give me a moment every time
web-stops-hold-about = Also when you have nothing to play, so that nobody learns it from the pause.
web-stops-phases = Always ask me in these phases

## Keys
web-keys = Keys
web-keys-digits = choose one of the first nine options
web-keys-tab = go through everything that can be pressed
web-keys-arrows = move about the board
web-keys-enter = take up, put down, press
web-keys-info = details of the card
web-keys-escape = let go, close
web-keys-where = Digits, H and U work while the focus is on the board, at the question or nowhere in particular. A key held down counts once.

## The end
web-over = The game is over.
web-over-closed = This table was closed.
web-over-rematch = Play again
web-over-rematch-go = To the next game
web-over-replay = Replay
web-over-record = Download the record

## Was the deal fair?
web-fair-title = Was the deal fair?
web-fair-about = When the table was opened, the server published a hash of its secret seed. Now that the seed is known, anybody can check that it was this one and that every card followed from it.
web-fair-verify = Verify
web-fair-checking = Checking …
web-fair-good = Everything holds: the deal was the one that was promised.
web-fair-bad = Something does not hold.
web-fair-holds = holds:
web-fair-fails = does not hold:
web-fair-hash = This page computed the hash of the seed itself, and it is the one that was published.
web-fair-same = It is the hash this browser saw when it came to the table.
web-fair-promise = Published hash of the seed
web-fair-seed = Salt and seed
web-fair-computed = Computed by this page
