facts-room =
    { $tier ->
        [ordinary] обычная
       *[advanced] продвинутая
    } { $kind ->
        [monster] комната с монстром
       *[trap] комната с ловушкой
    }, урон { $damage }, сокровища: { $treasure }
facts-boss = босс, { $xp } XP, сокровища: { $treasure }
facts-hero =
    { $tier ->
        [ordinary] обычный герой
       *[epic] эпический герой
    }, { $class }, здоровье { $health }, очки: { $souls } или { $wounds }
facts-spell =
    { $phase ->
        [build] заклинание, фаза строительства
        [adventure] заклинание, фаза приключений
       *[both] заклинание, фаза строительства или приключений
    }
treasure-item = { $class } ×{ $count }
treasure-none = нет

## Насколько надёжны сведения о карте
confidence-confirmed = Сведения о карте подтверждены: источники сходятся.
confidence-likely = Сведения о карте вероятны, но не подтверждены вторым источником.
confidence-inferred = Сведения о карте выведены косвенно: прямо их не называет ни один источник.
confidence-own = Самодельная карта.
