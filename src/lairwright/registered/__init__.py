"""The games there are: one registration each, which names all that a game consists of."""
