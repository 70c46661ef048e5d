"""The verbs of the effect vocabulary, by topic."""
