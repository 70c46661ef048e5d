## Игры
catalogue-game-boss-monster = Boss Monster
    .about = Вы — босс в конце подземелья. Стройте комнаты, заманивайте героев сокровищами и собирайте души тех, кто не вышел. 10 душ — победа, 5 ран — поражение.
catalogue-game-castle-raid = Набег на замок
    .about = Ведите шайку монстров на замок. Кто стоит рядом с вами у стражника, делит с вами бой и добычу. Побеждает тот, у кого больше всего золота.

## Редакции правил
catalogue-preset-default = Рекомендуемые
catalogue-preset-pl = Польское издание
catalogue-preset-ru = Русское издание
catalogue-preset-de = Большая немецкая коробка
catalogue-preset-en10 = Издание к десятилетию
catalogue-castle-preset-default = Как напечатано

## Варианты
catalogue-variant-choose-boss = Выбор босса
    .about = Каждому сдают двух боссов: одного он оставляет, другого убирает из игры.
catalogue-variant-machinations = Козни
    .about = Кто за ход не убил ни одного героя, может в конце взять карту.
catalogue-variant-hard-mode = Трудный режим
    .about = Обычные герои со здоровьем 4 убраны, поэтому эпические приходят раньше.
catalogue-variant-seeded-discard = Непустой сброс
    .about = Никто не сбрасывает карты из стартовой руки; зато в начале игры в сбросе лежат 4 комнаты и 2 заклинания.
catalogue-variant-new-orders = Приказы короля
    .about = Каждый ход плитка короля меняет правила этого хода.
catalogue-variant-dapper-guards = Стражники в строю
    .about = Стражники лежат по числу звёзд, самые слабые — у ворот.

## Наборы карт
catalogue-set-base = Базовая игра
    .about = 8 боссов, 75 комнат, 31 заклинание и 41 герой.
catalogue-set-proposed = Набег на замок, предлагаемые значения
    .about = Книга правил называет не все значения; выведенные косвенно отмечены на карте.

## Боты, от слабого к сильному
catalogue-bot-random = Новичок
    .about = Делает что угодно из разрешённого, без плана. Хорошая компания для первой игры.
catalogue-bot-greedy = Лёгкий
    .about = Просчитывает игру до конца хода. Новичка обыгрывает почти всегда.
catalogue-bot-planner = Средний
    .about = Прежде чем выбрать, разыгрывает ход за всех. Выигрывает примерно три дуэли из четырёх у Лёгкого.
catalogue-bot-search-500 = Трудный
    .about = Просматривает сотни возможных раскладов. Сильнее Среднего, особенно когда игроков несколько.
catalogue-bot-search-1000 = Эксперт
    .about = Просматривает вдвое больше раскладов и думает чуть дольше. Выигрывает примерно две дуэли из трёх у Среднего.
catalogue-bot-other = Бот { $bot }

## Что происходит в фазе
catalogue-phase-setup = Каждый получает босса и карты, сбрасывает несколько карт и может выложить первую комнату.
catalogue-phase-start = В город приходят герои, и каждый берёт карту комнаты.
catalogue-phase-build = По очереди каждый может выложить комнату лицом вниз. Можно применять заклинания и свойства этой фазы.
catalogue-phase-reveal = Новые комнаты вскрывают, и срабатывают эффекты постройки.
catalogue-phase-bait = Каждый герой в городе идёт в подземелье, где больше всего его сокровищ; при равенстве он остаётся.
catalogue-phase-adventure = Герои идут по подземельям, комната за комнатой. Можно применять заклинания и свойства этой фазы.
catalogue-phase-end = Проверяют, победил ли кто-то или выбыл, и всё, что длилось до конца хода, прекращается.
catalogue-castle-phase-setup = Каждый берёт фракцию, и выкладывают первых стражников.
catalogue-castle-phase-play = По очереди каждый выкладывает монстров к стражникам или за монеты заменяет более слабых, пока у каждого в замке не будет двух.
catalogue-castle-phase-fight = Стражников вскрывают от ворот. Достаточно сильная пара делит добычу; первый победивший стражник завершает бой.
catalogue-castle-phase-recover = Платят за лечение побеждённых монстров, отдохнувшие монстры возвращаются в руку, и выкладывают новых стражников.

## Значения параметров
value-yes = да
value-no = нет
choice-printing-revised = переработанное
choice-printing-early = раннее
choice-hero-counts-icons = по числу игроков
choice-hero-counts-all = все
choice-epic-after-revealed = когда пришли все обычные герои
choice-epic-after-lured = когда в городе не осталось обычных героев
choice-seeded-discard-none = нет
choice-seeded-discard-4-2 = 4 комнаты и 2 заклинания
choice-mulligan-condition-four-rooms = четыре продвинутые комнаты или четыре комнаты с одинаковым сокровищем
choice-mulligan-condition-full-hand = только продвинутые комнаты или одинаковое сокровище на каждой комнате
choice-mulligan-condition-four-icons = четыре продвинутые комнаты или четыре значка одного и того же сокровища
choice-mulligan-mode-shuffle = обратно в колоды
choice-mulligan-mode-discard = в сброс
choice-mulligan-mode-reveal-shuffle = показывают, затем обратно в колоды
choice-first-room-optional = по желанию
choice-first-room-mandatory = обязательно, если можно
choice-turn-order-xp = по XP, начиная с наибольшего
choice-turn-order-clockwise-from-top-xp = по часовой стрелке от наибольшего XP
choice-turn-order-marker = по часовой стрелке, с переходящим жетоном
choice-reveal-order-xp = по XP
choice-reveal-order-turn = по очерёдности хода
choice-heroes-per-round-start-players = по одному на каждого игрока в начале игры
choice-heroes-per-round-current-players = по одному на каждого игрока, который ещё в игре
choice-reveal-resolution-per-player = игрок за игроком
choice-reveal-resolution-all-levelups-first = сначала все получения уровня
choice-reveal-resolution-owner-chooses = выбирает каждый игрок
choice-bait-order-oldest-first = того, кто ждёт дольше всех
choice-bait-order-newest-first = самого нового
choice-bait-tie-stay = герой остаётся в городе
choice-bait-tie-share = такие игроки делят этих героев между собой
choice-adventure-windows-entrance-and-room = у входа и в каждой комнате
choice-adventure-windows-room-only = только в комнатах
choice-death-check-on-leave = когда покидает комнату
choice-death-check-immediate = сразу
choice-returned-hero-same-round = снова идёт в том же ходу
choice-returned-hero-next-round = ждёт следующего хода
choice-returned-damage-wiped = снимается
choice-returned-damage-until-round-end = остаётся до конца хода
choice-end-order-eliminate-check-cleanup = кто выбыл, кто победил, затем уборка
choice-end-order-cleanup-check = сначала уборка
choice-end-trigger-souls-or-last = 10 душ или единственный оставшийся игрок
choice-end-trigger-souls-or-deck = 10 душ или конец колоды героев
choice-end-trigger-souls-or-wounds = 10 душ или 5 ран у кого-нибудь
choice-winner-qualifier = тот, у кого 10 душ и меньше 5 ран
choice-winner-difference = наибольшая разность душ и ран
choice-hero-deck-empty-exhaust = игра продолжается с теми героями, что есть
choice-hero-deck-empty-end-round = игра заканчивается вместе с ходом
choice-tiebreak-xp-lowest = наименьший XP
choice-tiebreak-xp-highest = наибольший XP
choice-response-order-active-first = сначала ответы активного игрока
choice-response-order-lifo = последний — первым
choice-late-room-bonus-applies = действует и на этого героя
choice-late-room-bonus-later-only = действует только на следующих героев
choice-deactivated-trigger-delayed = ждут, пока она снова не станет активной
choice-deactivated-trigger-lost = пропадают

## Разделы правил
section-general = Игра вкратце
section-components = Что в коробке
section-bosses = Боссы
section-rooms = Комнаты
section-heroes = Герои
section-spells = Заклинания
section-setup = Подготовка к игре
section-round = Ход
section-start = Начало хода
section-build = Фаза строительства
section-reveal = Вскрытие комнат
section-level-up = Получение уровня
section-bait = Фаза заманивания
section-adventure = Фаза приключений
section-end = Завершение хода
section-elimination = Выбывание
section-winning = Победа
section-activated = Активируемые свойства
section-adjacency = Соседство
section-deactivation = Деактивация
section-destruction = Поломка комнат
section-discarding = Сброс карт
section-decks = Колоды
section-hand = Рука
section-healing = Лечение
section-negation = Отмена
section-stacks = Стопки комнат
section-face-down = Комнаты лицом вниз
section-entrance = Вход
section-types = Виды комнат
section-timing = Порядок и ответы
section-information = Кто что может знать
section-variants = Варианты
section-examples = Примеры
section-questions = Открытые вопросы и наши ответы
section-rulings = Разъяснения
section-editions = Различия изданий
section-castle-cards = Стражники и монстры
section-castle-data = Значения карт
section-castle-play = Выкладывание монстров
section-castle-fight = Бой со стражниками
section-castle-healing = Лечение
section-castle-preparation = Подготовка
section-castle-end = Конец игры
section-castle-king = Плитки короля
section-castle-orders = Приказы короля
section-castle-formation = Стражники в строю

## Честная сдача
fair-hash = Зерно и соль дают тот хеш, что был опубликован при открытии стола.
fair-deal = Карты этой игры сданы из этого зерна и ни из чего другого.
fair-record =
    { $count ->
        [one] { $count } записанное решение, разыгранное заново из этого зерна, приводит точно к тому же концу.
        [few] { $count } записанных решения, разыгранные заново из этого зерна, приводят точно к тому же концу.
       *[many] { $count } записанных решений, разыгранных заново из этого зерна, приводят точно к тому же концу.
    }
