"""What the server says and shows: a game as one viewer reads it, in one language, ready to send."""
