"""Sentences: the rules text of cards, the log, prompts, options, refusals. All wording of the project is in here.

The engine speaks in codes (event kinds, prompt kinds, reason codes, option keys, set-file words). ``locales`` holds the
wording, a folder of Fluent files for each language; ``catalogue`` reads them; ``dungeon`` and ``castle`` decide for
their game which message says what; ``voices`` has one object per game. Callers hold the texts of a language and pass
them on: ``texts("pl")``.
"""
