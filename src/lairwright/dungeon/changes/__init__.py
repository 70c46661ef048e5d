"""Every change of cards, marks and scores."""
