facts-room =
    { $tier ->
        [ordinary] typowa
       *[advanced] wypaśna
    } { $kind ->
        [monster] komnata potworów
       *[trap] komnata pułapek
    }, obrażenia: { $damage }, skarb: { $treasure }
facts-boss = boss, { $xp } PD, skarb: { $treasure }
facts-hero =
    { $tier ->
        [ordinary] typowy bohater
       *[epic] legendarny bohater
    }, { $class }, życie: { $health }, wartość: { $souls } lub { $wounds }
facts-spell =
    { $phase ->
        [build] czar, faza budowy
        [adventure] czar, faza przygód
       *[both] czar, faza budowy lub przygód
    }
treasure-item = { $class } ×{ $count }
treasure-none = brak

## How sure the facts of a card are
confidence-confirmed = Dane karty potwierdzone przez zgodne źródła.
confidence-likely = Dane karty prawdopodobne, lecz niepotwierdzone przez drugie źródło.
confidence-inferred = Dane karty wywnioskowane: żadne źródło nie podaje ich wprost.
confidence-own = Karta domowej roboty.
