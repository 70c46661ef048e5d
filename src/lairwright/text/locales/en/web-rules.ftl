### The rules by ID and the glossary.

web-rules-title = Rules
web-rules-intro = Every rule has an ID that never changes. Refusals, questions and rulings name it.
web-rules-search = Search the rules
web-rules-search-hint = Word or ID
web-rules-game = Game
web-rules-section = Go to section
web-rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-none = No rule matches.
web-rules-link = Link to rule { $rule }
web-rules-unknown = There's no rule { $rule }.
# How many tested positions show that the program follows the rule.
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
    .about = Your row of at most five Rooms. Heroes enter at the far end and walk toward your Boss.
web-glossary-room = Room
    .about = A card that deals damage to Heroes walking through it and shows treasure. Monster Rooms and Trap Rooms work with different cards.
web-glossary-advanced = Advanced Room
    .about = A Room built on top of another one with matching treasure. It covers what was there.
web-glossary-treasure = Treasure
    .about = The signs on Rooms and Bosses. Each class of Hero goes where there's the most of its own treasure.
web-glossary-bait = Bait
    .about = The step in which every Hero in town goes to the dungeon with the most treasure of its class; if there's a tie, it stays in town.
web-glossary-hero = Hero
    .about = Comes to town, is lured to a dungeon, and dies there or wounds the Boss.
web-glossary-epic = Epic Hero
    .about = A tougher Hero: worth 2 Souls when it dies, 2 Wounds when it survives.
web-glossary-soul = Soul
    .about = What you get for a Hero that dies in your dungeon. With 10, you win.
web-glossary-wound = Wound
    .about = What you take from a Hero that survives. With 5, you're out.
web-glossary-town = Town
    .about = Where Heroes wait until somebody lures them.
web-glossary-entrance = Entrance
    .about = The far end of a dungeon, where lured Heroes wait for the Adventure phase.
web-glossary-spell = Spell
    .about = A card you play in the phase printed on it; others may answer with Spells of their own.
web-glossary-activate = Deactivated
    .about = A deactivated Room deals no damage, its ability doesn't work, and its treasure doesn't count.
web-glossary-level-up = Level Up
    .about = When your fifth Room is built for the first time, your Boss uses its own ability, once per game.
web-glossary-xp = Experience (XP)
    .about = The number on a Boss. The player with the most goes first; at the end of the game it's the last tie-break.
web-glossary-faction = Faction
    .about = In the castle raid: your five monsters, of strength 1 to 5.
web-glossary-guard = Guard
    .about = Stands between the gate and the treasury. The back shows what strength and loot it can have; it's turned face up in the fight.
web-glossary-pair = Pair
    .about = Two monsters face each guard, usually from different players. If they're strong enough together, they share the loot.
web-glossary-replace = Replace
    .about = Put a stronger monster in the place of a weaker one. It costs coins, and nobody can replace a 5.
web-glossary-limit = Limit
    .about = Where a pair already reaches the highest strength on the guard's back, nothing can be replaced.
web-glossary-healing = Healing
    .about = What a player pays for a monster whose guard wasn't beaten.
web-glossary-resting = Resting
    .about = The two monsters you played lie face down for a round and can't be played.
web-glossary-king-tile = King tile
    .about = The king's order for this round: a change to the rules that everybody knows.
web-glossary-treasury = Treasury
    .about = Where loot comes from and where fees and healing go.
