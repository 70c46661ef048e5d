### `lair play`: the dialogue, the table, and the numbers that decide. What you type is the same in all languages.

## Beginning and end
# $seats is a number; $seed, $seat and the rest are text.
play-begin = { $game }, { $seats } seats, preset { $preset }, seed { $seed }. You are seat { $seat }, bots: { $bot }.
play-begin-hot = { $game }, { $seats } seats, preset { $preset }, seed { $seed }. All seats are played at this keyboard.
play-resumed =
    { $choices ->
        [one] Continuing { $file } after 1 choice.
       *[other] Continuing { $file } after { $choices } choices.
    }
play-hint = Type a number, ? for an explanation, or help for all commands.
play-over = The game is over
# $place is a number as text; $player a name, $souls and $wounds are amount-souls and amount-wounds.
play-standing = { $place }. { $player }, seat { $seat }: { $souls }, { $wounds }
    .out = { $place }. { $player }, seat { $seat }: { $souls }, { $wounds }, out
play-wins = { $who } wins.
    .you = You win.
play-left-saved = The game is saved in { $file }. Continue with:
play-left-unsaved = You haven't chosen anything yet, so there's nothing to save.
play-left-lost = The game couldn't be saved ({ $problem }).

## The dialogue
play-so-far = So far
play-since = Since your last choice
play-prompt = [1-{ $count }, { $undo }] >
play-undo-free = undo: free
play-undo-consent = undo: by consent
play-undo-never = no undo
play-undo-nothing = no undo
play-undo-refused-never = You can't take that back: something random has happened since, or something hidden was seen.
play-undo-refused-nothing = You have no choice to take back.
play-undone = Taken back: { $who } chose '{ $phrase }'.
    .you = Taken back: you chose '{ $phrase }'.
play-pass-keyboard = Pass the keyboard to seat { $seat }, then press Enter.
    .named = Pass the keyboard to seat { $seat } ({ $player }), then press Enter.
# $count is a number as text.
play-not-understood = '{ $text }' isn't a command here. Type a number from 1 to { $count }, or help.
play-no-such-number = There's no option { $number }: type a number from 1 to { $count }.
play-chosen = You choose: { $phrase }.
play-refused = Not possible: { $reason }
play-is-offered = You can do that: it's option { $number }.
play-why-what = Say which choice you're missing, as a key: why play fear, why build dark-altar end, why use open-grave 2.
play-rule-what = Give the ID of a rule: rule BM-BAIT-03.
play-no-rule = There's no rule '{ $rule }'.
    .near = There's no rule '{ $rule }' (did you mean '{ $near }'?).
play-card-what = Name a card: card dark altar.
plain-why-what = Say which choice you're missing, as a key: why KEY.
plain-rule-what = Give the ID of a rule: rule ID.
plain-card-what = Name a card: card NAME.
play-no-card = There's no card called '{ $name }' in this game.
    .near = There's no card called '{ $name }' in this game (did you mean '{ $near }'?).
play-save-what = Name a file to save to: save my-game.record.
play-saved = Saved to { $file }.
play-no-discards = The discard pile is empty.
play-discards = Discard pile, newest first
play-empty-log = Nothing has happened yet.
play-key = Key: { $key }
# A sentence after a rule's ID and text: "BM-BAIT-03: …".
play-rule = { $rule }: { $text }

## What you can type: how it's written, and what it does. Only the words in capitals may be translated.
typed-number = take that option; the key of an option works too
    .usage = NUMBER
typed-explain = explain the question; ? NUMBER explains an option
    .usage = ?
typed-hint = what a strong player would do, with estimated chances and reasons
    .usage = hint
typed-why = why something isn't offered, such as: why play fear, why build dark-altar on 2
    .usage = why KEY
typed-rule = what a rule says, such as: rule BM-BAIT-03
    .usage = rule ID
typed-card = what a card does, and its values if it's on the table
    .usage = card NAME
typed-skip = pass until the phase ends or you're asked something else; you can still answer a Spell
    .usage = skip
typed-table = show the whole table again
    .usage = table
typed-discard = show the discard pile
    .usage = discard
typed-log = what has happened so far; log NUMBER for that many lines
    .usage = log
typed-undo = take your last choice back, where that's fair
    .usage = undo
typed-save = write the game so far to a file
    .usage = save FILE
typed-quit = leave; you can pick the game up again later
    .usage = quit

## Advice: `hint`. $hero and $boss are names of cards, $who the name of a player, $chance is advice-percent.
advice-heading = Advice: estimated chances of winning
# $percent is a number.
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
# $phrase is an option in words, $reasons a list of the phrases below.
advice-option = { $phrase }: { $chance }
    .reasons = { $phrase }: { $chance } — { $reasons }
advice-alone = There's nothing to choose: you only have one option.
advice-lures = lures { $hero }
advice-kills = kills { $hero }
advice-denies = keeps { $who } from killing { $hero }
advice-averts = keeps { $hero } from wounding you
advice-burdens = lets { $hero } wound { $who }
advice-levels-up = levels { $boss } up
# $guard is the number of a guard from the gate, as text; $chance says how often in the games tried.
advice-beats = guard { $guard } is beaten in { $chance } of the trials
advice-risks = guard { $guard } wins in { $chance } of the trials

## The table
table-round = Round { $number }
table-turn = { $who }'s turn
    .you = your turn
# All of them are numbers.
table-decks = Decks: { $rooms } Rooms, { $spells } Spells, { $ordinary } Ordinary and { $epic } Epic Heroes; { $discard } discarded
table-stack = { $who } announced { $card }; it has not taken effect yet.
    .you = You announced { $card }; it has not taken effect yet.
table-no-building = Nobody may build for the rest of this round.
table-town = Town
    .face-down = Town (counting your face-down Rooms)
table-town-empty = nobody
# $class is the name of a class, $sign its sign (which a Hero without a class does not have).
table-hero = { $class } { $sign } { $health } Health
    .plain = { $class } { $health } Health
    .epic = Epic { $class } { $sign } { $health } Health
    .epic-plain = Epic { $class } { $health } Health
# $facts is table-hero, $way one of way-….
table-walking = On the way: { $hero } ({ $facts })
table-walking-entrance = At { $who }'s entrance: { $way }
    .you = At your entrance: { $way }
table-walking-room = In { $room } (position { $position }), { $who }'s dungeon: { $way }
    .you = In { $room } (position { $position }), your dungeon: { $way }
table-player = { $player }, seat { $seat }
    .you = { $player }, seat { $seat } (you)
table-out = out of the game
table-score = Souls { $souls }, Wounds { $wounds }, hand: Rooms { $rooms } Spells { $spells }, damage { $damage }, { $treasure }
table-known = You know of: { $cards }
table-waiting = At the entrance: { $hero } ({ $facts }): { $way }
table-held = Heroes at this entrance don't enter this round.
table-boss = Boss
table-xp = { $xp } XP { $treasure }
table-levelled = levelled up
# Other Rooms lie under this one: keep it short.
table-below = on { $number } more
table-face-down = face down
table-inactive = deactivated
# Damage in a column of a dozen characters: keep it short.
table-damage = { $damage } dmg { $treasure }
table-hand = Your hand
table-hand-empty = no cards

## Who lures a Hero. $sign is the sign of a treasure; $own, $best and $most are numbers as text.
lure-to = to { $who }: { $sign } { $own } against { $best }
    .you = to you: { $sign } { $own } against { $best }
lure-nobody = stays: nobody has { $sign }
# $players is a list of names in the nominative, among them perhaps player-you.
lure-tie = stays: { $players } tie at { $sign } { $most }

## What a Hero's path does to it. $sum is like "2+3=5", $health a number as text; $souls and $wounds as in a score.
way-dies = { $sum } of { $health }: dies in { $room }, { $souls }
way-through = { $sum } of { $health }: gets through, { $wounds }
# The first part of the sum: damage taken before.
way-before = { $damage } so far
# In place of the sum, where there is no Room.
way-empty = no Room

## What a Room would change in town
change-gain-kill = lures { $hero }, kills it
change-gain-wound = lures { $hero }, who gets through
change-now-kills = now kills { $hero }
change-no-longer-kills = no longer kills { $hero }
change-lose = no longer lures { $hero }
change-away = { $hero } no longer goes to { $who }
change-elsewhere = { $hero } now goes to { $who }

## Where a value comes from. $value is text: a number, with its sign from the second part on.
value-printed = { $value } printed
value-inactive = { $value } face down or deactivated
value-this-round = { $value } this round
value-dungeon-this-round = { $value } whole dungeon, this round
value-card = { $value } from { $card }
value-damage = { $who }'s dungeon, position { $position }. Damage now { $total }: { $parts }.
    .you = Your dungeon, position { $position }. Damage now { $total }: { $parts }.
# $class is the name of a class and its sign.
value-treasure = { $class } treasure in { $who }'s dungeon: { $total }.
    .you = { $class } treasure in your dungeon: { $total }.
    .parts = { $class } treasure in { $who }'s dungeon: { $total } ({ $parts }).
    .you-parts = { $class } treasure in your dungeon: { $total } ({ $parts }).
value-boss-of = Seat { $seat }'s boss.
