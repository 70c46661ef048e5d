"""The castle-raid game: factions of monsters raid the king's castle and share the loot."""
