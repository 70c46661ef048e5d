### What every table has: gathering, the prompt, the log, undo, hints, the end.

## The connection
web-table-title = Table
web-table-title-asked = ● Your choice
web-table-connecting = Connecting to the table …
web-table-dealing = The cards are being dealt. Somebody may still be looking at theirs.
web-table-tampered = Choices were made for other players in this game, which an older server allowed. It's kept as it was.
web-table-offline = The connection is lost. Trying again …
web-table-online = The connection is back.
web-table-closed = The connection was closed.
web-table-not-connected = You're not connected, so nothing was sent.
web-table-unanswered = The connection was lost before the server answered. Please try again.
web-table-choice-lost = Your choice was lost with the connection. Please choose again.
web-table-why-lost = The connection was lost before the server could say why. Please ask again.
web-table-version = This page and the server don't match
web-table-version-about = The server runs a different version from this page; perhaps it has just been updated. Reload the page: nothing at the table is lost.
web-table-version-stuck = Reloading brought back the same page. Clear the browser’s cache, or try again in a few minutes.
web-table-missing = This table can't be shown

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
web-gather-link-about = Anyone who opens it can take a free seat.
web-gather-put-bot = Put a bot here
web-gather-bot-for = Bot in seat { $number }
web-gather-free-seat = Clear seat { $number }
web-gather-fill = Fill with bots
web-gather-start = Start
web-gather-wait = { $name } will start the game.
web-gather-no-seat = No seat is free.
web-sit-down = Sit down
web-leave = Leave the table
web-leave-sure = Give up your seat for good?
web-leave-yes = Give it up
web-leave-no = Stay
web-device = Continue on another device
web-device-link = Link to your seat
web-device-about = It's the key to your seat: keep it to yourself.
web-copy = Copy
web-copied = The link is copied.
web-facts-title = What's being played
# $seconds for each choice, and $minutes in reserve; both are numbers.
web-facts-clock = { $seconds } s per choice, { $minutes } min in reserve

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
web-prompt-rule = The rule behind this question
web-prompt-all = Show all options
web-prompt-again = Press again to play it, or Escape to cancel.
# The choice is stored; others may still be asked.
web-prompt-taken = Your choice is made. The others may still be choosing …
web-waiting = The others are thinking …
# $names is a name or a list of names.
web-waiting-for = Waiting for: { $names }

## Undo
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-free = Take back your last choice
web-undo-consent = Ask the others to let you take back your last choice
web-undo-never = Your last choice can't be taken back: something random happened, or something hidden was seen
web-undo-nothing = There's nothing to take back
web-undo-wish = A request to take back a choice
web-undo-asked = { $name } would like to take back a choice.
web-undo-waiting = The others are being asked whether you may take it back.
web-undo-answered = You've answered. The others are being asked.
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
web-stops-auto-about = You're asked again when a Spell, an ability or a Hero is aimed at you.
web-stops-hold = Give me a moment every time
web-stops-hold-about = Even when you have nothing to play, so that the pause gives nothing away.
web-stops-phases = Always ask me in these phases

## Keys
web-keys = Keys
web-keys-digits = choose one of the first nine options
web-keys-tab = step through everything you can press
web-keys-arrows = move around the board
web-keys-enter = pick up, put down, press
web-keys-info = details of the card
web-keys-escape = cancel, close
web-keys-where = Digits, H and U work while the focus is on the board, on the question or nowhere in particular. Holding a key down counts once.

## The end
web-over = The game is over.
web-over-closed = This table was closed.
web-over-rematch = Play again
web-over-rematch-go = Go to the next game
web-over-replay = Replay
web-over-record = Download the record

## Was the deal fair?
web-fair-title = Was the deal fair?
web-fair-about = When the table was opened, the server published a hash of its secret seed. Now that the seed is known, anyone can check that it's the same one and that every card followed from it.
web-fair-verify = Verify
web-fair-checking = Checking …
web-fair-good = Everything checks out: the deal was the one promised.
web-fair-bad = Something doesn't check out.
web-fair-holds = checks out:
web-fair-fails = doesn't check out:
web-fair-hash = This page computed the hash of the seed itself, and it matches the published one.
web-fair-same = It's the hash this browser saw when it joined the table.
web-fair-promise = Published hash of the seed
web-fair-seed = Salt and seed
web-fair-computed = Computed by this page
