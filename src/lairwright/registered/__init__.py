"""Our games: one registration each, which names all the parts of a game."""
