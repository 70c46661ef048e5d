### What the server of the browser table says. Variables are words as they were sent, and numbers as text.

## A message or a request cannot be read
server-malformed = This message is not part of the protocol.
server-malformed-because = This message cannot be read: { $reason }
server-too-large = This message is too large; the most is { $most } bytes.
server-too-fast = Too many messages at once; wait a moment.
server-too-many-requests = Too many requests at once; wait a moment.
server-unknown-host = This server is not called '{ $host }'. Whoever runs it can allow the name with --allow-host.
server-not-found = There is nothing at this address.
server-method-not-allowed = This address does not answer that kind of request.
server-other-origin = This request comes from another site's page.
server-unknown-language = There is no language '{ $language }'; languages: { $known }
server-bad-number = { $name } must be a whole number, not '{ $text }'.
server-internal = Something went wrong on the server. Nothing has changed.
server-not-stored = The server could not store this, so nothing has changed. Try again in a moment.
server-not-read = The server cannot read its data at the moment. Try again a little later.

## Tables and seats
server-no-such-table = There is no such table.
server-table-damaged = What was stored of this table is damaged; it cannot be shown.
server-no-such-lesson = There is no such lesson.
server-too-many-tables = You have opened many tables at once; wait a little before the next.
server-too-many-changes = Too many changes at once; wait a little before the next.
server-table-worn = Too much has been changed at this table; open a new one.
server-too-many-sockets = There are too many open connections from your network; the most is { $most }. Close a tab that you do not need.
server-too-many-spectators = This table has as many spectators as it can have: { $most }.
server-too-many-devices = This seat is open on as many devices as it can be: { $most }. Close one of them.
server-no-such-seat = There is no seat { $seat } at this table; seats are counted from 0 to { $last }.
server-no-seat-left = No seat is left for you: leave at least one without a bot.
server-bad-name = A name has 1 to { $most } characters on one line, and all of them can be seen.
server-name-taken = Somebody at the table is already called '{ $name }', or nearly so; choose another name.
server-bad-clock = A clock has 1 to { $most } seconds for a choice and at most { $most } in reserve.
server-unknown-set = At this table there is no card set '{ $set }'; sets: { $known }
server-bot-too-slow = The bot '{ $bot }' would think for too long; here a bot has at most { $most } simulations.
server-table-full = Every seat at this table is taken.
server-seat-taken = Seat { $seat } is taken.
server-seat-free = Seat { $seat } is free already.
server-own-seat = This is your own seat; leave the table instead.
server-already-started = The game has already begun.
server-not-started = The game has not begun yet.
server-table-over = The game at this table is over.
server-not-over = That is possible only after the end of the game.
server-not-seated = You do not sit at this table.
server-not-host = Only the host of the table may do that.
server-seats-free = There are still free seats: { $count }. Fill them or wait for more players.
server-no-spectators = This table may not be watched.
server-wrong-key = This link does not lead to a seat of this table (any more).
server-no-rematch = A lesson has no rematch; just begin it again.
server-no-record = A lesson leaves no record.

## Choices
server-stale = The game has gone on; this answers an earlier question.
server-doubled = You have already answered this question.
server-not-your-question = You are not asked now.
server-offered = That is possible right now.
server-nothing-meant = That means nothing here.
server-unknown-phase = There is no phase '{ $phase }'; phases: { $known }

## Undo and hints
server-nothing-to-undo = There is no choice of yours to take back.
server-undo-never = That cannot be taken back: since then chance decided or something hidden was seen.
server-undo-declined = Not everybody agreed to take the choice back.
server-undo-wish-open = A wish to take something back is still open.
server-undo-asked-before = You have already asked to take this choice back.
server-undo-too-often = Too much has been taken back at this table already.
server-no-undo-wish = Nobody is waiting for your consent.
server-hint-under-way = A hint is on its way.
server-no-hint = There is no hint this time.

## lair serve
serve-address = Lairwright is open at { $address }
serve-stop = Tables are kept in { $folder }. Ctrl-C stops the server.
serve-bad-host = “{ $host }” is no address of this machine: --host takes an address or a name, such as 127.0.0.1 or 0.0.0.0
serve-port-taken = port { $port } at { $host } is taken or may not be used: choose another one with --port
serve-bad-port = a port is a number from 1 to 65535, not { $port }
serve-bad-proxy = a trusted proxy is an address such as 10.0.0.2 or a network such as 10.0.0.0/8, not { $proxy }
serve-no-folder = the folder { $folder } cannot be used for data: { $reason }
serve-folder-in-use = another server already keeps its tables in { $folder }: end it first, or choose another folder with --data
serve-bad-data = { $file } cannot be used as the database of the tables: { $reason }
serve-not-installed = the browser table is not installed ({ $module } is missing): install lairwright[server]
help-serve = Open the table in the browser: play with friends and bots.
help-serve-host = Address to listen on; 0.0.0.0 lets others in your network join.
help-serve-port = Port to listen on.
help-serve-data = Folder for the tables (default: with your other programs' data).
help-serve-allow-host = Another name under which the server may be reached, such as play.example.org or *.example.org (repeatable).
help-serve-trust-proxy = Address or network of a proxy that is believed when it says whom it asks for (repeatable).
help-serve-no-open = Do not open a browser.
