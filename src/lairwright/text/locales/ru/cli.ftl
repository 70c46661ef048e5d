## Все команды
cli-problem = lair: { $problem }
cli-usage-problem = lair: { $problem } См. «lair --help».
cli-unknown-language = неизвестный язык «{ $language }»; доступные языки: { $languages }
    .near = неизвестный язык «{ $language }» (может быть, «{ $near }»?); доступные языки: { $languages }
cli-language-missing = после --lang нужно назвать язык: { $languages }
cli-not-utf8 = { $file }: это не текст в кодировке UTF-8
cli-cannot-read = { $file }: не удалось прочитать: { $reason }
cli-cannot-write = { $file }: не удалось записать: { $reason }
cli-file-problem = { $file }: { $reason }
cli-some-file = файл
cli-version =
    { $build ->
        [pure] lair { $version } (движок на чистом Python, Python { $python })
       *[compiled] lair { $version } (скомпилированный движок, Python { $python })
    }

## lair play
cli-play-resume-alone = --resume берёт игру, её правила и зерно из записи: уберите эти параметры
cli-play-no-folder = { $file }: такой папки нет
cli-play-file-exists = файл { $file } уже есть; назовите другой или продолжите ту партию: --resume { $file }
cli-play-hot-seat-alone = с --hot-seat за всех играют с этой клавиатуры: уберите --seat
cli-play-no-seat = места { $seat } нет: места считаются от 0 до { $last }

## lair cards
cli-card = { $id }: { $name } ({ $facts })
    .titled = { $id }: { $name }, { $title } ({ $facts })
cli-card-copies =
    { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
       *[many] { $count } экземпляров
    }
cli-card-players =
    { $count ->
        [one] от { $count } игрока
        [few] от { $count } игроков
       *[many] от { $count } игроков
    }
cli-confidence-likely = вероятно
cli-confidence-inferred = выведено
cli-confidence-own = самодельная
cli-cards-total =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## lair check-set
cli-set-fine = { $file }: набор «{ $id }» ({ $name }) в порядке: { $census }
cli-census-boss =
    { $count ->
        [one] { $count } босс
        [few] { $count } босса
       *[many] { $count } боссов
    }
cli-census-room =
    { $count ->
        [one] { $count } комната
        [few] { $count } комнаты
       *[many] { $count } комнат
    }
cli-census-spell =
    { $count ->
        [one] { $count } заклинание
        [few] { $count } заклинания
       *[many] { $count } заклинаний
    }
cli-census-hero =
    { $count ->
        [one] { $count } герой
        [few] { $count } героя
       *[many] { $count } героев
    }
cli-census-copies =
    { $count ->
        [one] { $kind } ({ $count } карта)
        [few] { $kind } ({ $count } карты)
       *[many] { $kind } ({ $count } карт)
    }

## lair rule, lair conformance
cli-rule-unobservable = Наблюдать нельзя: { $reason }
cli-rule-proof = Подтверждается сценарием { $file }
cli-conformance-rules = { $game }: правил { $rules }, подтверждено { $proven }, нельзя наблюдать { $unobservable }, не подтверждено { $missing }
cli-conformance-cards = набор { $set }: карт { $cards }, проверено { $tested }, не проверено { $missing }

## lair replay
cli-replay-head =
    { $choices ->
        [one] { $game }, редакция правил { $preset }, игроков: { $seats }, { $choices } решение
        [few] { $game }, редакция правил { $preset }, игроков: { $seats }, { $choices } решения
       *[many] { $game }, редакция правил { $preset }, игроков: { $seats }, { $choices } решений
    }
cli-replay-no-seat = { $file }: места { $seat } нет: есть места от 0 до { $last }
cli-replay-round = Ход { $round }. { $phase }
cli-replay-seat = место { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }
    .out = место { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }, вне игры
cli-replay-no-boss = босса ещё нет
cli-replay-no-rooms = комнат нет
cli-replay-over = Игра окончена ({ $rule }). { $reason } Победа: место { $winners }
    .nobody = Игра окончена ({ $rule }). { $reason } Победителей нет

## lair scenario run
cli-scenario-total = пройдено { $passed }, не пройдено { $failed }
cli-scenario-failed = { $file } ({ $preset }): { $title }

## lair simulate
cli-simulate-head =
    { $games ->
        [one] { $games } партия { $game }, редакция правил { $preset }, игроков: { $seats }, бот { $bot }
        [few] { $games } партии { $game }, редакция правил { $preset }, игроков: { $seats }, бот { $bot }
       *[many] { $games } партий { $game }, редакция правил { $preset }, игроков: { $seats }, бот { $bot }
    }
cli-simulate-progress = партии
cli-simulate-seeds = от { $first } до { $last }
    .label = зёрна
cli-simulate-decisions = { $decisions } за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, { $speed } в секунду
    .label = решения
cli-simulate-rounds = в среднем { NUMBER($rounds, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .label = ходы
cli-simulate-won = { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
    .label = победы места { $seat }
cli-simulate-ended = { $reason }: { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
    .label = исход
cli-simulate-failed = в партии с зерном { $seed } произошёл сбой: { $problem }

## lair options
cli-options-game = Правила игры { $game }
cli-options-presets = Редакции правил (--preset ИМЯ)
cli-options-variants = Варианты правил (--variant ИМЯ, в любом сочетании)
cli-options-options = Параметры правил (--option ИМЯ=ЗНАЧЕНИЕ)
cli-options-option = { $name } = { $values } ({ $about }; { $row })
