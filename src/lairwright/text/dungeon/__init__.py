"""Sentences of the Boss Monster family: cards, log, questions, refusals, the table."""
