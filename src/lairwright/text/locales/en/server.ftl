### What the browser table's server says. Variables are words as they were sent, and numbers as text.

## A message or a request can't be read
server-malformed = This message isn't part of the protocol.
server-malformed-because = This message can't be read: { $reason }
server-too-large = This message is too large; the limit is { $most } bytes.
server-too-fast = Too many messages at once; wait a moment.
server-too-many-requests = Too many requests at once; wait a moment.
server-unknown-host = This server isn't called '{ $host }'. The person running it can allow the name with --allow-host.
server-not-found = There's nothing at this address.
server-method-not-allowed = This address doesn't answer that kind of request.
server-other-origin = This request comes from another site's page.
server-unknown-language = There's no language '{ $language }'; languages: { $known }
server-bad-number = { $name } must be a whole number, not '{ $text }'.
server-internal = Something went wrong on the server. Nothing has changed.
server-not-stored = The server couldn't save this, so nothing has changed. Try again in a moment.
server-not-read = The server can't read its data at the moment. Try again a little later.

## Tables and seats
server-no-such-table = There's no such table.
server-table-damaged = This table's saved data is damaged, so it can't be shown.
server-game-missing = This table's game, '{ $game }', isn't available on this server.
server-no-such-lesson = There's no such lesson.
server-too-many-tables = You've opened a lot of tables at once; wait a little before opening another.
server-too-many-changes = Too many changes at once; wait a little before the next one.
server-table-worn = This table has been changed too many times; open a new one.
server-too-many-sockets = There are too many open connections from your network; the limit is { $most }. Close a tab you don't need.
server-too-many-spectators = This table already has as many spectators as it can take: { $most }.
server-too-many-devices = This seat is already open on as many devices as it can be: { $most }. Close one of them.
server-no-such-seat = There's no seat { $seat } at this table; seats are numbered 0 to { $last }.
server-no-seat-left = There's no seat left for you: leave at least one without a bot.
server-bad-name = A name has 1 to { $most } visible characters on one line.
server-name-taken = Somebody at the table already goes by '{ $name }', or something very like it; choose another name.
server-bad-clock = A clock has 1 to { $most } seconds per choice and at most { $most } in reserve.
server-unknown-set = There's no card set '{ $set }' at this table; sets: { $known }
server-game-without-sets = This game is played without card sets; leave out '{ $set }'.
server-bot-too-slow = The bot '{ $bot }' would think for too long; bots here get at most { $most } simulations.
server-table-full = Every seat at this table is taken.
server-seat-taken = Seat { $seat } is taken.
server-seat-free = Seat { $seat } is already free.
server-own-seat = This is your own seat; leave the table instead.
server-already-started = The game has already begun.
server-not-started = The game hasn't begun yet.
server-table-over = The game at this table is over.
server-not-over = You can only do that once the game is over.
server-not-seated = You don't have a seat at this table.
server-not-host = Only the host of the table can do that.
server-seats-free = There are still free seats: { $count }. Fill them or wait for more players.
server-no-spectators = This table doesn't allow spectators.
server-wrong-key = This link doesn't lead to a seat at this table, or no longer does.
server-no-rematch = A lesson has no rematch; just start it again.
server-no-record = A lesson leaves no record.

## Choices
server-stale = The game has moved on; this answers an earlier question.
server-doubled = You've already answered this question.
server-not-your-question = It isn't your turn to choose.
server-offered = You can do that right now.
server-nothing-meant = That doesn't mean anything here.
server-unknown-phase = There's no phase '{ $phase }'; phases: { $known }

## Undo and hints
server-nothing-to-undo = You have no choice to take back.
server-undo-never = You can't take that back: something random has happened since, or something hidden was seen.
server-undo-declined = Not everybody agreed to take the choice back.
server-undo-wish-open = A request to take a choice back is still open.
server-undo-asked-before = You've already asked to take this choice back.
server-undo-too-often = Too many choices have already been taken back at this table.
server-no-undo-wish = Nobody is waiting for your consent.
server-hint-under-way = A hint is already on its way.
server-no-hint = There's no hint this time.

## lair serve
serve-address = Lairwright is open at { $address }
serve-stop = Tables are stored in { $folder }. Press Ctrl-C to stop the server.
serve-bad-host = “{ $host }” is not an address of this machine: --host takes an address or a name, such as 127.0.0.1 or 0.0.0.0
serve-port-taken = port { $port } at { $host } is taken or cannot be used: choose another one with --port
serve-bad-port = a port is a number from 1 to 65535, not { $port }
serve-bad-proxy = a trusted proxy is an address such as 10.0.0.2 or a network such as 10.0.0.0/8, not { $proxy }
serve-no-folder = the folder { $folder } cannot be used for data: { $reason }
serve-folder-in-use = another server already keeps its tables in { $folder }: stop it first, or choose another folder with --data
serve-bad-data = { $file } cannot be used as the tables' database: { $reason }
serve-not-installed = the browser table is not installed ({ $module } is missing): install lairwright[server]
help-serve = Open the table in the browser: play with friends and bots.
help-serve-host = Address to listen on; 0.0.0.0 lets others on your network join.
help-serve-port = Port to listen on.
help-serve-data = Folder for the tables (default: alongside your other programs' data).
help-serve-allow-host = Another name the server can be reached by, such as play.example.org or *.example.org (repeatable).
help-serve-trust-proxy = Address or network of a proxy to trust when it says who it's asking for (repeatable).
help-serve-no-open = Don't open a browser.
