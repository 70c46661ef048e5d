"""Tables in memory: who sits there, the game, and everything that time does to them."""
