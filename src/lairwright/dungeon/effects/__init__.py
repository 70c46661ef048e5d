"""The verbs of the effect vocabulary, by what they are about."""
