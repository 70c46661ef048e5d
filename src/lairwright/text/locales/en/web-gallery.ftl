### The gallery of cards, the page of a card, and the dialog that shows a card from the table.

web-gallery-title = Cards
web-gallery-search = Search
web-gallery-search-hint = Name, text or fact
web-gallery-filters = Filters
web-gallery-game = Game
web-gallery-set = Set
web-gallery-kind = Kind
web-gallery-class = Class or treasure
web-gallery-any = All
web-gallery-clear = Clear the filters
web-gallery-unsure = Only cards with unconfirmed facts
# $count is how many cards are shown, $total how many there are.
web-gallery-count =
    { $total ->
        [one] { $count } of 1 card
       *[other] { $count } of { $total } cards
    }
web-gallery-none = No card matches these filters.

## Kinds of cards, as headings
web-gallery-kind-boss = Bosses
web-gallery-kind-room = Rooms
web-gallery-kind-spell = Spells
web-gallery-kind-hero = Heroes
web-gallery-kind-item = Items
web-gallery-kind-miniboss = Minibosses
web-gallery-kind-location = Key locations
web-gallery-kind-monster = Monsters
web-gallery-kind-guard = Guards
web-gallery-kind-tile = King tiles
web-gallery-kind-faction = Factions
web-gallery-kind-other = Other cards

## Numbers on a card, for people who don't see the icons
web-gallery-damage = damage { $number }
web-gallery-health = health { $number }
web-gallery-xp = { $number } XP
web-gallery-strength = strength { $number }
web-gallery-loot = loot { $number }
web-gallery-healing = healing { $number }
web-gallery-stars =
    { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
# $class is class-…, $number how much of it.
web-gallery-treasure = { $class } treasure { $number }

## A card
# A short mark on cards whose facts were worked out rather than read.
web-gallery-inferred = inferred
web-gallery-likely = likely
web-gallery-own = home-made
web-gallery-facts = Facts
web-gallery-no-text = This card has no ability.
web-gallery-rulings = Rulings
web-gallery-no-rulings = No ruling names this card.
web-gallery-certainty = How sure the facts are
web-gallery-copies =
    { $count ->
        [one] 1 copy in the deck
       *[other] { $count } copies in the deck
    }
# $name is the name in English.
web-gallery-english = In English: { $name }
web-gallery-not-printed = This name isn't from a printed edition in this language; it's ours.
web-gallery-no-name = We don't know its printed name in this language, so the English one is shown.
web-gallery-all = All cards
web-gallery-previous = Previous: { $name }
web-gallery-next = Next: { $name }
web-gallery-unknown = There's no such card.
web-gallery-open = Show in the gallery
web-gallery-why = Why not now?
# $rule is an ID: BM-BUILD-02.
web-gallery-rule = Rule { $rule }
