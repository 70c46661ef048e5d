### The frame of the page: menu, settings, notes, errors.

web-skip = Skip to the content
web-home = Lairwright, to the lobby
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
web-confirm-about = The first press selects and shows what would happen, the second plays.
web-quiet = Lairwright makes no sound. These settings stay in this browser.

web-error-title = Something went wrong
web-error-part = A part of the page could not be loaded.
web-error-shown = This part of the page cannot be shown.
web-error-board = The board cannot be drawn. You can play on with the list of options.
web-error-unexpected = Something went wrong in this page. If it behaves oddly, reload it.
web-error-offline = The server cannot be reached.
# $status is the number of the HTTP status, as text.
web-error-status = The server answered with an error ({ $status }).
web-missing-title = There is nothing here
web-missing-text = The link leads nowhere. Perhaps a letter is missing.

# $number is what people call the seat: they count from one.
web-seat-number = Seat { $number }
