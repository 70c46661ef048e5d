### The glossary of each game: a word and what it means.

## Boss Monster
glossary-boss = Boss
    .about = Who you are: the monster at the end of your dungeon. Its experience decides who goes first, its treasure lures Heroes.
glossary-dungeon = Dungeon
    .about = Your row of at most five Rooms. Heroes enter at the far end and walk toward your Boss.
glossary-room = Room
    .about = A card that deals damage to Heroes walking through it and shows treasure. Monster Rooms and Trap Rooms work with different cards.
glossary-advanced = Advanced Room
    .about = A Room built on top of another one with matching treasure. It covers what was there.
glossary-treasure = Treasure
    .about = The signs on Rooms and Bosses. Each class of Hero goes where there's the most of its own treasure.
glossary-bait = Bait
    .about = The step in which every Hero in town goes to the dungeon with the most treasure of its class; if there's a tie, it stays in town.
glossary-hero = Hero
    .about = Comes to town, is lured to a dungeon, and dies there or wounds the Boss.
glossary-epic = Epic Hero
    .about = A tougher Hero: worth 2 Souls when it dies, 2 Wounds when it survives.
glossary-soul = Soul
    .about = What you get for a Hero that dies in your dungeon. With 10, you win.
glossary-wound = Wound
    .about = What you take from a Hero that survives. With 5, you're out.
glossary-town = Town
    .about = Where Heroes wait until somebody lures them.
glossary-entrance = Entrance
    .about = The far end of a dungeon, where lured Heroes wait for the Adventure phase.
glossary-spell = Spell
    .about = A card you play in the phase printed on it; others may answer with Spells of their own.
glossary-activate = Deactivated
    .about = A deactivated Room deals no damage, its ability doesn't work, and its treasure doesn't count.
glossary-level-up = Level Up
    .about = When your fifth Room is built for the first time, your Boss uses its own ability, once per game.
glossary-xp = Experience (XP)
    .about = The number on a Boss. The player with the most goes first; at the end of the game it's the last tie-break.

## Castle Raid
glossary-faction = Faction
    .about = Your five monsters, of strength 1 to 5.
glossary-guard = Guard
    .about = Stands between the gate and the treasury. The back shows what strength and loot it can have; it's turned face up in the fight.
glossary-pair = Pair
    .about = Two monsters face each guard, usually from different players. If they're strong enough together, they share the loot.
glossary-replace = Replace
    .about = Put a stronger monster in the place of a weaker one. It costs coins, and nobody can replace a 5.
glossary-limit = Limit
    .about = Where a pair already reaches the highest strength on the guard's back, nothing can be replaced.
glossary-healing = Healing
    .about = What a player pays for a monster whose guard wasn't beaten.
glossary-resting = Resting
    .about = The two monsters you played lie face down for a round and can't be played.
glossary-king-tile = King tile
    .about = The king's order for this round: a change to the rules that everybody knows.
glossary-treasury = Treasury
    .about = Where loot comes from and where fees and healing go.
