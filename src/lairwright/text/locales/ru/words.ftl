## Списки
list-and = { $most } и { $last }
list-or = { $most } или { $last }

## Игроки
player-you = вы
player-seat = Игрок { $seat }
player-somebody = кто-то

## Фазы и шаги хода
phase-setup = Подготовка к игре
phase-start = Начало хода
phase-build = Фаза строительства
phase-reveal = Вскрытие комнат
phase-bait = Фаза заманивания
phase-adventure = Фаза приключений
phase-end = Завершение хода

## Классы героев и их сокровища. «Воин» и «вор» начинаются одинаково, поэтому у них по две буквы.
class-cleric = клерик
    .sign = К
class-fighter = воин
    .sign = Вн
class-mage = маг
    .sign = М
class-thief = вор
    .sign = Вр
class-explorer = исследователь
    .sign = И
class-none = простак

## Виды комнат
kind-monster = Монстр
kind-trap = Ловушка

## Сколько чего на счету
amount-souls =
    { $count ->
        [0] нет душ
        [one] { $count } душа
        [few] { $count } души
       *[many] { $count } душ
    }
amount-wounds =
    { $count ->
        [0] нет ран
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }

## Карты, винительный падеж
cards-card =
    { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
cards-room =
    { $count ->
        [1] карту комнаты
        [one] { $count } карту комнат
        [few] { $count } карты комнат
       *[many] { $count } карт комнат
    }
cards-spell =
    { $count ->
        [1] карту заклинания
        [one] { $count } карту заклинаний
        [few] { $count } карты заклинаний
       *[many] { $count } карт заклинаний
    }
cards-monster-room =
    { $count ->
        [1] карту комнаты с монстром
        [one] { $count } карту комнат с монстрами
        [few] { $count } карты комнат с монстрами
       *[many] { $count } карт комнат с монстрами
    }
cards-trap-room =
    { $count ->
        [1] карту комнаты с ловушкой
        [one] { $count } карту комнат с ловушками
        [few] { $count } карты комнат с ловушками
       *[many] { $count } карт комнат с ловушками
    }
cards-ordinary-room =
    { $count ->
        [1] карту обычной комнаты
        [one] { $count } карту обычных комнат
        [few] { $count } карты обычных комнат
       *[many] { $count } карт обычных комнат
    }
cards-advanced-room =
    { $count ->
        [1] карту продвинутой комнаты
        [one] { $count } карту продвинутых комнат
        [few] { $count } карты продвинутых комнат
       *[many] { $count } карт продвинутых комнат
    }
cards-ordinary-monster-room =
    { $count ->
        [1] карту обычной комнаты с монстром
        [one] { $count } карту обычных комнат с монстрами
        [few] { $count } карты обычных комнат с монстрами
       *[many] { $count } карт обычных комнат с монстрами
    }
cards-ordinary-trap-room =
    { $count ->
        [1] карту обычной комнаты с ловушкой
        [one] { $count } карту обычных комнат с ловушками
        [few] { $count } карты обычных комнат с ловушками
       *[many] { $count } карт обычных комнат с ловушками
    }
cards-advanced-monster-room =
    { $count ->
        [1] карту продвинутой комнаты с монстром
        [one] { $count } карту продвинутых комнат с монстрами
        [few] { $count } карты продвинутых комнат с монстрами
       *[many] { $count } карт продвинутых комнат с монстрами
    }
cards-advanced-trap-room =
    { $count ->
        [1] карту продвинутой комнаты с ловушкой
        [one] { $count } карту продвинутых комнат с ловушками
        [few] { $count } карты продвинутых комнат с ловушками
       *[many] { $count } карт продвинутых комнат с ловушками
    }
