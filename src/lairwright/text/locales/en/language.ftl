### What the language is. Terms (in terms.ftl) are each language's own business; messages are the same in all of them.

# Its own name for itself.
language-name = English

# The grammatical cases that noun phrases are written in, the nominative first: "nom" alone, or "nom gen dat acc".
# A noun phrase has the nominative as its value and an attribute for each further case (docs/translating.md).
language-cases = nom

# Marks a name that's only printed in English; the mark follows each such name in `lair cards`.
untranslated-mark = { $name }*
untranslated-note = * No printed name in this language is known; the English one is shown.
