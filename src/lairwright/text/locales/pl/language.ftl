language-name = polski
language-cases = nom gen dat acc
untranslated-mark = { $name }*
untranslated-note = * Polska nazwa z wydania drukowanego nie jest znana; podano angielską.
