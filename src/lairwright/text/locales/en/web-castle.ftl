### The table of the castle raid.

web-castle-table = The table
web-castle-castle = The castle, from the gate to the treasury
web-castle-gate = Gate
web-castle-treasury = Treasury
web-castle-round = Round { $number } of { $rounds }
web-castle-order = The king's order
web-castle-no-order = The king gives no orders in this game.
web-castle-order-hidden = The order has not been read yet.
web-castle-deck = Guards left in the deck: { $count }
web-castle-seen = Guards seen so far
web-castle-seen-none = No guard has been turned up yet.
# $count is how many guards were discarded without being turned up.
web-castle-buried =
    { $count ->
        [0] No guard was discarded unseen.
        [one] 1 guard was discarded unseen.
       *[other] { $count } guards were discarded unseen.
    }
web-castle-empty = The castle is empty.

## Guards and fields. $position counts from the gate, $stars is a number.
web-castle-guard =
    { $stars ->
        [one] Guard { $position }, 1 star
       *[other] Guard { $position }, { $stars } stars
    }
web-castle-strength = strength { $value }
web-castle-loot = loot { $value }
web-castle-range = { $low } to { $high }
web-castle-together = monsters' total { $total }
web-castle-odds = beats { $beaten } of { $unseen } possible guards
web-castle-closed = nothing can be replaced here
web-castle-free = Guard { $position }: free field
web-castle-taken = Guard { $position }: { $card }, { $who }
web-castle-yours = yours
web-castle-can = can be chosen
web-castle-which = Which one?

## Your monsters
web-castle-hand = Your monsters
web-castle-resting = rests this round
web-castle-placed = at guard { $position }
web-castle-healing = healing { $cost }
web-castle-held = You hold { $card }: choose a place for it.
web-castle-let-go = Put back
web-castle-inspect = Look at cards
    .on = Pressing a card shows it without playing it.
web-castle-skip = Skip

## Factions
web-castle-factions = The factions
web-castle-faction-taken = chosen by { $who }

## Players
web-castle-players = Players
web-castle-gold =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
web-castle-gold-hidden = coins hidden
web-castle-first = first player
web-castle-turn = to play
web-castle-in-hand = in hand: { $list }
web-castle-at-rest = resting: { $list }
web-castle-in-castle = in the castle: { $list }
web-castle-unknown = unknown

## What is shown moving
web-castle-cue-fight = The fight begins
web-castle-cue-total = { $total } together
web-castle-cue-beaten = Beaten!
web-castle-cue-lost =
    { $count ->
        [one] 1 short
       *[other] { $count } short
    }
web-castle-cue-heal = Healing is paid

## Keys, for the list of them
web-castle-key-zones = to your monsters, the castle, the factions
web-castle-key-seen = the guards seen so far
