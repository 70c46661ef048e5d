### The frame of the page: menu, settings, notes, errors.

web-skip = Skip to content
web-home = Lairwright, back to the lobby
web-menu = Menu
web-menu-lobby = Lobby
web-menu-new = New table
web-menu-learn = Learn
web-menu-cards = Cards
web-menu-rules = Rules
web-loading = One moment …
web-close = Close
web-reload = Reload
web-again = Try again
web-notes = Notes

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animations
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-confirm = Confirm every choice
web-confirm-about = The first press selects a choice and shows what would happen; the second plays it.
web-quiet = Lairwright makes no sound. These settings stay in this browser.

web-error-title = Something went wrong
web-error-part = Part of the page couldn't be loaded.
web-error-shown = This part of the page can't be shown.
web-error-board = The board can't be drawn. You can keep playing with the list of options.
web-error-unexpected = Something went wrong on this page. If it behaves oddly, reload it.
web-error-offline = The server can't be reached.
# $status is the number of the HTTP status, as text.
web-error-status = The server answered with an error ({ $status }).
web-missing-title = There's nothing here
web-missing-text = This link doesn't lead anywhere. Perhaps a letter is missing.

# $number is what people call the seat: they count from one.
web-seat-number = Seat { $number }
