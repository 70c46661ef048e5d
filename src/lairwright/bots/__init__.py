"""Players that are programs. They get a :class:`~lairwright.bots.seat.Seat`, never the game."""
