language-name = русский
language-cases = nom gen dat acc
untranslated-mark = { $name }*
untranslated-note = * Русское название карты неизвестно; показано английское.
