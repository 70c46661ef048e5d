language-name = Deutsch

language-cases = nom gen dat acc

untranslated-mark = { $name }*
untranslated-note = * Zu dieser Karte ist kein deutscher Name bekannt; hier steht der englische.
