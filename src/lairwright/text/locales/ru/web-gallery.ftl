### Галерея карт, страница карты и окно, которое показывает карту со стола.

web-gallery-title = Карты
web-gallery-search = Поиск
web-gallery-search-hint = Название, текст или сведения
web-gallery-filters = Фильтры
web-gallery-game = Игра
web-gallery-set = Набор
web-gallery-kind = Вид
web-gallery-class = Класс или сокровища
web-gallery-any = Все
web-gallery-clear = Сбросить фильтры
web-gallery-unsure = Только карты с неподтверждёнными сведениями
web-gallery-count =
    { $total ->
        [one] { $count } из { $total } карты
        [few] { $count } из { $total } карт
       *[many] { $count } из { $total } карт
    }
web-gallery-none = Под эти фильтры не подходит ни одна карта.

## Виды карт
web-gallery-kind-boss = Боссы
web-gallery-kind-room = Комнаты
web-gallery-kind-spell = Заклинания
web-gallery-kind-hero = Герои
web-gallery-kind-item = Предметы
web-gallery-kind-miniboss = Мини-боссы
web-gallery-kind-location = Места на поле
web-gallery-kind-monster = Монстры
web-gallery-kind-guard = Стражники
web-gallery-kind-tile = Плитки короля
web-gallery-kind-faction = Фракции
web-gallery-kind-other = Другие карты

## Числа на карте
web-gallery-damage = урон { $number }
web-gallery-health = здоровье { $number }
web-gallery-xp = { $number } XP
web-gallery-strength = сила { $number }
web-gallery-loot = добыча { $number }
web-gallery-healing = лечение { $number }
web-gallery-stars =
    { $number ->
        [one] { $number } звезда
        [few] { $number } звезды
       *[many] { $number } звёзд
    }
web-gallery-treasure = сокровища ({ $class }): { $number }

## Карта
web-gallery-inferred = выведено
web-gallery-likely = вероятно
web-gallery-own = самодельная
web-gallery-facts = Сведения
web-gallery-no-text = У этой карты нет свойств.
web-gallery-rulings = Разъяснения
web-gallery-no-rulings = Разъяснений к этой карте нет.
web-gallery-certainty = Надёжность сведений
web-gallery-copies =
    { $count ->
        [one] { $count } экземпляр в колоде
        [few] { $count } экземпляра в колоде
       *[many] { $count } экземпляров в колоде
    }
web-gallery-english = По-английски: { $name }
web-gallery-not-printed = По-русски это название не печаталось; перевод наш.
web-gallery-no-name = Печатное русское название неизвестно, поэтому дано английское.
web-gallery-all = Все карты
web-gallery-previous = Предыдущая: { $name }
web-gallery-next = Следующая: { $name }
web-gallery-unknown = Такой карты нет.
web-gallery-open = Показать в галерее
web-gallery-why = Почему не сейчас?
web-gallery-rule = Правило { $rule }
