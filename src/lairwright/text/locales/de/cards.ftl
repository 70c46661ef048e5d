### Was außer dem Text auf einer Karte steht und was sonst über sie zu sagen ist.

facts-room =
    { $tier ->
        [ordinary] Normaler
       *[advanced] Erweiterter
    } { $kind ->
        [monster] Monsterraum
       *[trap] Fallenraum
    }, { $damage } Schaden, Schatz: { $treasure }
facts-boss = Boss, { $xp } XP, Schatz: { $treasure }
facts-hero =
    { $tier ->
        [ordinary] Normaler Held
       *[epic] Epischer Held
    }, { $class }, { $health ->
        [one] 1 Lebenspunkt
       *[other] { $health } Lebenspunkte
    }, zählt als { $souls } oder { $wounds }
facts-spell =
    { $phase ->
        [build] Zauberspruch, Bauphase
        [adventure] Zauberspruch, Abenteuerphase
       *[both] Zauberspruch, Bau- oder Abenteuerphase
    }
treasure-item = { $count }× { $class }
treasure-none = keiner

## Wie sicher die Angaben einer Karte sind
confidence-confirmed = Angaben der Karte durch übereinstimmende Quellen bestätigt.
confidence-likely = Angaben der Karte wahrscheinlich, aber von keiner zweiten Quelle bestätigt.
confidence-inferred = Angaben der Karte erschlossen: Keine Quelle nennt sie ausdrücklich.
confidence-own = Eine selbst gemachte Karte.
