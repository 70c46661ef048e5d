### Правила по идентификаторам и словарик.

web-rules-title = Правила
web-rules-intro = У каждого правила есть постоянный идентификатор. На него ссылаются отказы, вопросы и разъяснения.
web-rules-search = Поиск по правилам
web-rules-search-hint = Слово или идентификатор
web-rules-game = Игра
web-rules-section = Перейти к разделу
web-rules-count =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
web-rules-none = Такого правила нет.
web-rules-link = Ссылка на правило { $rule }
web-rules-unknown = Правила { $rule } нет.
web-rules-proven =
    { $count ->
        [one] показано в { $count } сценарии
        [few] показано в { $count } сценариях
       *[many] показано в { $count } сценариях
    }
web-rules-glossary = Словарик
