## Похожее слово
problem-near = (может быть, «{ $nearest }»?)

## Игры, правила, места, зёрна
problem-unknown-game = неизвестная игра «{ $game }»; доступные игры: { $known }
    .near = неизвестная игра «{ $game }» { problem-near }; доступные игры: { $known }
problem-plugged-in-game = { $variable }: «{ $place }» — не игра, которую можно импортировать ({ $reason }); ожидается модуль:ИМЯ
problem-plugged-in-badly = { $variable }: «{ $place }» зарегистрировано неправильно: { $reason }
problem-unknown-preset = неизвестная редакция правил «{ $preset }»; доступные редакции: { $known }
    .near = неизвестная редакция правил «{ $preset }» { problem-near }; доступные редакции: { $known }
problem-unknown-variant = неизвестный вариант правил «{ $variant }»; доступные варианты: { $known }
    .near = неизвестный вариант правил «{ $variant }» { problem-near }; доступные варианты: { $known }
problem-unknown-option = неизвестный параметр правил «{ $option }»
    .near = неизвестный параметр правил «{ $option }» { problem-near }
problem-option-value = у параметра «{ $option }» не может быть значения «{ $value }»; допустимые значения: { $known }
problem-option-form = параметр правил записывают как имя=значение, а не «{ $text }»
problem-seats-range = в { $game } число игроков — от { $fewest } до { $most }, а не { $seats }
problem-seats-range-chosen = в { $game } с { $chosen } число игроков — от { $fewest } до { $most }, а не { $seats }
problem-seed-range = зерно — целое число от 0 до { $last }, а не { $seed }
problem-unknown-rule = правила «{ $rule }» нет
    .near = правила «{ $rule }» нет { problem-near }

## Наборы карт
problem-no-sets = для игры нужен хотя бы один набор карт
problem-sets-twice = один из наборов назван дважды: { $sets }
problem-no-standalone-set = среди названных наборов ({ $sets }) нет самостоятельного: добавьте такой, например «base»
problem-card-in-two-sets = карта «{ $card }» есть и в наборе «{ $first }», и в наборе «{ $second }»
problem-too-few-bosses = не хватает боссов: в выбранных наборах их { $bosses }, а для раздачи нужно { $needed }
problem-unknown-set = неизвестный набор «{ $set }»; поставляемые наборы: { $known }; для самодельного набора укажите путь, который оканчивается на .toml
    .near = неизвестный набор «{ $set }» { problem-near }; поставляемые наборы: { $known }; для самодельного набора укажите путь, который оканчивается на .toml
problem-unknown-castle-set = неизвестный набор «{ $set }»; поставляемые наборы castle-raid: { $known }; для самодельного набора укажите путь, который оканчивается на .toml
    .near = неизвестный набор «{ $set }» { problem-near }; поставляемые наборы castle-raid: { $known }; для самодельного набора укажите путь, который оканчивается на .toml
problem-no-set-file = { $file }: такого файла или папки с набором нет
problem-no-castle-set-file = { $file }: такого файла с набором нет
problem-castle-one-set = в castle-raid играют ровно с одним набором карт, например «{ $example }»; названы: { $sets }
problem-castle-no-set = в castle-raid играют ровно с одним набором карт, например «{ $example }»; не назван ни один

## Боты, симуляции
problem-unknown-bot = неизвестный бот «{ $bot }»; доступные боты: { $known }
    .near = неизвестный бот «{ $bot }» { problem-near }; доступные боты: { $known }
problem-bot-number = для бота «{ $kind }» число симуляций не указывают: «{ $bot }»
problem-bot-number-form = бот «{ $bot }»: после двоеточия указывают число симуляций от 1 до { $most }, например «{ $kind }:200»
problem-bot-budget = боту нужна хотя бы одна симуляция на решение, а указано { $budget }
problem-simulation-games = для симуляции нужна хотя бы одна партия, а указано { $games }
problem-simulation-jobs = для симуляции нужен хотя бы один процесс, а указано { $jobs }
problem-last-seed = слишком много партий ({ $games }): начиная с зерна { $seed }, они выйдут за наибольшее зерно { $last }

## Арена
problem-arena-bots = для арены нужны хотя бы два бота, а указано { $bots }
problem-arena-games = для арены нужна хотя бы одна партия, а указано { $games }
problem-arena-most-games = число партий на один состав участников арены — не больше { $most }, а указано { $games }
problem-arena-jobs = для арены нужен хотя бы один процесс, а указано { $jobs }
problem-mix-bots = распределение мест { $mix } не соответствует числу ботов: { $count } вместо { $bots }
problem-mix-seats = распределение мест { $mix } не соответствует числу мест: { $count } вместо { $seats }
problem-mix-without-seat = распределение мест { $mix } оставляет одного из ботов без места
problem-mix-form = распределение мест записывают числами, например 1,3, а не «{ $text }»

## Сценарии
problem-no-scenario-file = { $file }: такого файла или папки со сценариями нет
problem-no-scenarios = не найдено ни одного файла сценария
problem-no-scenario-folder = папки со сценариями «{ $folder }» здесь нет: сценарии есть в рабочей копии проекта, а не в установленном пакете; запустите команду в корне рабочей копии или укажите папку через --scenarios
