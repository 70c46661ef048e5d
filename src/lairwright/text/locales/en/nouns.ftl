### The things that cards speak of, as noun phrases (docs/translating.md).

## Nouns, without an article
head-hero = Hero
head-room = Room
head-monster-room = Monster Room
head-trap-room = Trap Room
head-miniboss = miniboss
head-item = item
# Optional: $article
head-soul = face-down Hero
# Optional: $article
head-wound = face-up Hero
head-spell = Spell card
head-card = card
head-player = player
head-boss = boss
head-minion = minion

## The same in the plural, after "the number of", "more" and "up to 2"
many-heroes = Heroes
many-rooms = { $kind ->
            [monster] Monster Rooms
            [trap] Trap Rooms
           *[any] Rooms
        }
many-ordinary = Ordinary { $many }
many-advanced = Advanced { $many }
many-epic = Epic { $many }
many-minibosses = minibosses
many-items = items
many-souls-face-down = face-down Heroes
many-wounds-face-up = face-up Heroes
many-spells = Spell cards
many-cards = cards
many-players = players
many-bosses = bosses
many-minions = minions

## The card itself
this-room = this Room
this-miniboss = this miniboss
this-boss = this boss
this-hero = this Hero
this-item = this item
this-spell = this Spell card
this-location = this location
this-card = this card
some-hero = a Hero
its-item = its item

## Something named before
again-hero = it
again-room = it
that-hero = that Hero
that-room = that Room
again-soul = it
again-rival = that opponent
again-player = that player
again-spell = it
again-miniboss = that miniboss
again-item = that item
again-card = that card
again-boss = that boss

## Players and Spells as targets
target-rival = an opponent of your choice
target-player = a player of your choice
target-rival-who = an opponent
target-player-who = a player
target-rival-ahead = an opponent who leads you by at least { $lead ->
            [one] 1 Soul
           *[other] { $lead } Souls
        }
target-spell = a Spell that an opponent is playing
target-any-spell = a Spell that is being played

## Other players
person-rival = an opponent
person-each-rival = each opponent
person-each-player = each player
person-anyone = any player
person-owner = this card's owner
person-target = that player
person-you = you
