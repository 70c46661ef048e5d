"""Sentences of the castle-raid game: cards, log, questions, refusals, the table."""
