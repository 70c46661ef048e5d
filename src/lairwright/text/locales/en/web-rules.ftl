### The rules by ID and the glossary.

web-rules-title = Rules
web-rules-intro = Every rule has an ID that never changes. Refusals, questions and rulings name it.
web-rules-search = Search the rules
web-rules-search-hint = Word or ID
web-rules-game = Game
web-rules-section = Go to the section
web-rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-none = No rule says that.
web-rules-link = Link to rule { $rule }
web-rules-unknown = There is no rule { $rule }.
# How many tested positions show that the program keeps the rule.
web-rules-proven =
    { $count ->
        [one] shown by 1 scenario
       *[other] shown by { $count } scenarios
    }
web-rules-glossary = Glossary

## The glossary: a word and what it means.
web-glossary-boss = Boss
    .about = Who you are: the monster at the end of your dungeon. Its experience decides who goes first, its treasure lures Heroes.
web-glossary-dungeon = Dungeon
    .about = Your row of at most five Rooms. Heroes enter at the far end and walk towards your Boss.
web-glossary-room = Room
    .about = A card that deals damage to Heroes walking through it and shows treasure. Monster Rooms and Trap Rooms work with different cards.
web-glossary-advanced = Advanced Room
    .about = A Room that is built on another one whose treasure matches. It covers what was there.
web-glossary-treasure = Treasure
    .about = The signs on Rooms and Bosses. Each class of Heroes goes where most of its own treasure is.
web-glossary-bait = Bait
    .about = The step in which every Hero in town goes to the dungeon with the most treasure of its class; if there is a tie, it stays in town.
web-glossary-hero = Hero
    .about = Comes to town, is lured to a dungeon, and dies there or wounds the Boss.
web-glossary-epic = Epic Hero
    .about = A tougher Hero: worth 2 Souls when it dies, 2 Wounds when it survives.
web-glossary-soul = Soul
    .about = What you get for a Hero that dies in your dungeon. With 10 you win.
web-glossary-wound = Wound
    .about = What you take from a Hero that survives. With 5 you are out.
web-glossary-town = Town
    .about = Where Heroes wait until somebody lures them.
web-glossary-entrance = Entrance
    .about = The far end of a dungeon, where lured Heroes wait for the Adventure phase.
web-glossary-spell = Spell
    .about = A card you play in the phase printed on it; others may answer with Spells of their own.
web-glossary-activate = Deactivated
    .about = A deactivated Room deals no damage and its ability does not work; its treasure does not count.
web-glossary-level-up = Level Up
    .about = When your fifth Room is built for the first time, your Boss uses its own ability, once per game.
web-glossary-xp = Experience (XP)
    .about = The number on a Boss. Whoever has the most acts first; at the end of the game it is the last tie-break.
web-glossary-faction = Faction
    .about = In the castle raid: your five monsters, of strength 1 to 5.
web-glossary-guard = Guard
    .about = Stands between gate and treasury. The back shows what strength and loot it can have; the face is turned up in the fight.
web-glossary-pair = Pair
    .about = Two monsters face each guard, usually of different players. If they are strong enough together, they share the loot.
web-glossary-replace = Replace
    .about = Put a stronger monster in the place of a weaker one. It costs coins, and nobody can replace a 5.
web-glossary-limit = Limit
    .about = Where a pair already reaches the highest strength on the guard's back, nothing can be replaced.
web-glossary-healing = Healing
    .about = What a monster costs its player when its guard was not beaten.
web-glossary-resting = Resting
    .about = The two monsters that were played lie face down for a round and cannot be played.
web-glossary-king-tile = King tile
    .about = The king's order for this round: a change of the rules that everybody knows.
web-glossary-treasury = Treasury
    .about = Where loot comes from and where fees and healing go.
