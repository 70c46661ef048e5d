### `lair arena`

## Справка
help-arena = Боты играют друг против друга: партии со сменой мест на общих зёрнах, доли побед с 95-процентными интервалами. Код выхода 1, если в какой-либо партии произошёл сбой.
help-arena-bots = Два бота или больше, например greedy random. Число после двоеточия — бюджет симуляций: search:200.
help-arena-game = В какую игру играть: { $games }.
help-arena-seats = Число мест; если не указано, наименьшее для этой игры. Если ботов больше, чем мест, они встречаются во всех сочетаниях; если меньше, последний занимает остальные места.
help-arena-games = Число партий каждой встречи, с округлением вверх до полных кругов пересадки.
help-arena-seed = Зерно первых партий; остальные идут по порядку.
help-arena-jobs = Число процессов; на результат оно не влияет.
help-arena-mix = Сколько мест занимает каждый бот: --seats 4 --mix 1,3 сажает одного первого бота к трём вторым.
help-arena-budget = Число симуляций на решение для ботов, в имени которых его нет.
help-arena-report = Записать в этот файл отчёт HTML с графиками.

## stderr
arena-progress = партии
arena-failed = в партии с зерном { $seed } произошёл сбой ({ $bots }): { $problem }
arena-clumsy =
    { $count ->
        [one] { $bot }: { $count } сбой при обдумывании, игра продолжалась; первый при зерне { $seed }: { $problem }
        [few] { $bot }: { $count } сбоя при обдумывании, игра продолжалась; первый при зерне { $seed }: { $problem }
       *[many] { $bot }: { $count } сбоев при обдумывании, игра продолжалась; первый при зерне { $seed }: { $problem }
    }
arena-unrated = рейтинга нет: для него нужен пакет openskill, который входит в lairwright[lab]

## Заголовок
arena-head =
    { $games ->
        [one] { $games } партия { $game }, редакция правил { $preset }, мест: { $seats }, зёрна { $seeds }
        [few] { $games } партии { $game }, редакция правил { $preset }, мест: { $seats }, зёрна { $seeds }
       *[many] { $games } партий { $game }, редакция правил { $preset }, мест: { $seats }, зёрна { $seeds }
    }

## Таблица
arena-bot = бот
arena-games = партии
arena-won = победы
arena-share = доля
arena-interval = интервал 95{ "\u00A0" }%
arena-even = равная доля
arena-verdict = вывод
arena-time = на решение
arena-simulations = симуляции
arena-rating = рейтинг
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
arena-range = от { $low } до { $high }
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = сильнее
arena-weaker = слабее
arena-undecided = неясно
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } с
    .milli = { NUMBER($time, maximumFractionDigits: 2) } мс
    .micro = { NUMBER($time, maximumFractionDigits: 1) } мкс
arena-twin = { $name } ({ $number })
arena-cross = Как часто бот из строки был выше бота из столбца

## Отчёт
arena-title = Арена: { $bots }
arena-standings = Итоги
arena-standings-note = Каждое зерно разыгрывается со всеми пересадками, так что каждый бот сидит на каждом месте при одном и том же раскладе. Разделённая победа считается долей. Пунктирная отметка — доля, которую имели бы равные боты; бот сильнее или слабее, если весь его интервал лежит по одну сторону от неё.
arena-cross-heading = Сводная таблица встреч
arena-cross-note = Как часто бот из строки был выше бота из столбца; разделённое место считается за половину. Если навести указатель на ячейку, виден её интервал.
arena-course = Как складывался результат
arena-course-note = Доля побед к этому моменту, после каждого зерна.
arena-seats = Места
arena-seats-note = Доля побед на каждом месте: различия в строке — это преимущество места.
arena-seat = место { $seat }
arena-ratings = Рейтинг
arena-ratings-note = openskill (Plackett-Luce), вначале 25 ± 16,7: рейтинг и его удвоенная неопределённость по всем партиям в их порядке.
arena-times = Время на решение
arena-times-note = Каждое деление оси в десять раз больше предыдущего.
arena-endings = Как заканчивались партии
arena-ending = причина
arena-failures = Сбои
arena-failures-none = Ни у одного бота не было сбоев, и все партии доиграны.
arena-failures-note = При сбое бот играет лучший вариант, который успел найти. Недоигранная партия не учитывается, как и остальные партии с тем же зерном.
arena-fingerprint = Отпечаток всех решений
arena-fingerprint-note = Два запуска с одинаковым отпечатком сыграли одни и те же партии, решение за решением.
