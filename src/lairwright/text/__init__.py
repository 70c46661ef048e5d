"""Sentences: the rules text of cards, the log, prompts, options, refusals. All wording of the project is in here.

The engine speaks in codes (event kinds, prompt kinds, reason codes, option keys, set-file words); this package turns
them into English. No other package holds a sentence about the game, so further languages need no change elsewhere.
"""
