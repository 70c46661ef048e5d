## Начало и конец
play-begin = { $game }, игроков: { $seats }, редакция правил { $preset }, зерно { $seed }. Ваше место — { $seat }, боты: { $bot }.
play-begin-hot = { $game }, игроков: { $seats }, редакция правил { $preset }, зерно { $seed }. За всех играют с этой клавиатуры.
play-resumed =
    { $choices ->
        [one] Партия из файла { $file } продолжается после { $choices } решения.
        [few] Партия из файла { $file } продолжается после { $choices } решений.
       *[many] Партия из файла { $file } продолжается после { $choices } решений.
    }
play-hint = Введите номер варианта; ? — объяснение, help — список команд.
play-over = Игра окончена
play-standing = { $place }. { $player }, место { $seat }: { $souls }, { $wounds }
    .out = { $place }. { $player }, место { $seat }: { $souls }, { $wounds }, вне игры
play-wins = Побеждает { $who }.
    .you = Вы побеждаете.
play-left-saved = Партия сохранена в файле { $file }. Продолжить её можно так:
play-left-unsaved = Вы ещё ничего не выбрали, сохранять нечего.
play-left-lost = Партию не удалось сохранить ({ $problem }).

## Диалог
play-so-far = Что произошло до сих пор
play-since = После вашего последнего решения
play-prompt = [1-{ $count }, { $undo }] >
play-undo-free = undo: свободно
play-undo-consent = undo: с согласия всех
play-undo-never = undo: нельзя
play-undo-nothing = undo: нечего
play-undo-refused-never = Это решение нельзя взять назад: после него вмешался случай или открылось скрытое.
play-undo-refused-nothing = У вас нет решения, которое можно взять назад.
play-undone = Взято назад решение игрока { $who }: { $phrase }.
    .you = Взято назад ваше решение: { $phrase }.
play-pass-keyboard = Передайте клавиатуру игроку на месте { $seat } и нажмите Enter.
    .named = Передайте клавиатуру игроку на месте { $seat } ({ $player }) и нажмите Enter.
play-not-understood = Команды «{ $text }» здесь нет. Введите число от 1 до { $count } или help.
play-no-such-number = Варианта { $number } нет: введите число от 1 до { $count }.
play-chosen = Ваш выбор: { $phrase }.
play-refused = Нельзя. { $reason }
play-is-offered = Это возможно: вариант { $number }.
play-why-what = Укажите ключ того, чего нет среди вариантов: why play fear, why build dark-altar end, why use open-grave 2.
play-rule-what = Назовите идентификатор правила: rule BM-BAIT-03.
play-no-rule = Правила «{ $rule }» нет.
    .near = Правила «{ $rule }» нет (может быть, «{ $near }»?).
play-card-what = Назовите карту: card dark altar.
plain-why-what = Укажите ключ того, чего нет среди вариантов: why КЛЮЧ.
plain-rule-what = Назовите идентификатор правила: rule ID.
plain-card-what = Назовите карту: card ИМЯ.
play-no-card = В этой игре нет карты «{ $name }».
    .near = В этой игре нет карты «{ $name }» (может быть, «{ $near }»?).
play-save-what = Назовите файл для записи: save my-game.record.
play-saved = Сохранено в файле { $file }.
play-no-discards = Сброс пуст.
play-discards = Сброс, начиная с последних карт
play-empty-log = Пока ничего не произошло.
play-key = Ключ: { $key }
play-rule = { $rule }: { $text }

## Что можно ввести
typed-number = выбрать этот вариант; подойдёт и ключ варианта
    .usage = НОМЕР
typed-explain = объяснить вопрос; ? НОМЕР объясняет вариант
    .usage = ?
typed-hint = что сделал бы сильный игрок: примерные шансы и доводы
    .usage = hint
typed-why = почему чего-то нет среди вариантов: why play fear, why build dark-altar on 2
    .usage = why КЛЮЧ
typed-rule = что говорит правило, например: rule BM-BAIT-03
    .usage = rule ID
typed-card = что делает карта и каковы её значения, если она на столе
    .usage = card НАЗВАНИЕ
typed-skip = пасовать до конца фазы, другого вопроса или заклинания
    .usage = skip
typed-table = показать весь стол ещё раз
    .usage = table
typed-discard = показать сброс
    .usage = discard
typed-log = что произошло до сих пор; log ЧИСЛО — столько последних строк
    .usage = log
typed-undo = взять назад последнее решение, если это честно
    .usage = undo
typed-save = записать партию в файл
    .usage = save ФАЙЛ
typed-quit = выйти; партию можно будет продолжить
    .usage = quit

## Совет: `hint`
advice-heading = Совет: примерные шансы на победу
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) }{ "\u00A0" }%
advice-option = { $phrase }: { $chance }
    .reasons = { $phrase }: { $chance } — { $reasons }
advice-alone = Выбирать не из чего: остался один вариант.
advice-lures = заманивает героя { $hero }
advice-kills = убивает героя { $hero }
advice-denies = не даёт герою { $hero } умереть у игрока { $who }
advice-averts = не даёт герою { $hero } ранить вас
advice-burdens = даёт герою { $hero } ранить игрока { $who }
advice-levels-up = даёт уровень боссу { $boss }
advice-beats = стражник № { $guard } побеждён в { $chance } проб
advice-risks = стражник № { $guard } побеждает в { $chance } проб

## Стол
table-round = Ход { $number }
table-turn = очередь игрока { $who }
    .you = ваша очередь
table-decks = Колоды: комнаты { $rooms }, заклинания { $spells }, обычные герои { $ordinary }, эпические { $epic }; сброс { $discard }
table-stack = { $who } объявляет заклинание «{ $card }»; оно ещё не сработало.
    .you = Вы объявили заклинание «{ $card }»; оно ещё не сработало.
table-no-building = До конца хода никто не строит комнаты.
table-town = Город
    .face-down = Город (с учётом ваших комнат, лежащих лицом вниз)
table-town-empty = никого
table-hero = { $class } { $sign }, здоровье { $health }
    .plain = { $class }, здоровье { $health }
    .epic = эпический { $class } { $sign }, здоровье { $health }
    .epic-plain = эпический { $class }, здоровье { $health }
table-walking = В пути: { $hero } ({ $facts })
table-walking-entrance = У входа в подземелье игрока { $who }: { $way }
    .you = У входа в ваше подземелье: { $way }
table-walking-room = Комната «{ $room }» (позиция { $position }), подземелье игрока { $who }: { $way }
    .you = Комната «{ $room }» (позиция { $position }), ваше подземелье: { $way }
table-player = { $player }, место { $seat }
    .you = { $player }, место { $seat } (вы)
table-out = вне игры
table-score = Души { $souls }, раны { $wounds }, рука: комнаты { $rooms } заклинания { $spells }, урон { $damage }, { $treasure }
table-known = Вам известны: { $cards }
table-waiting = У входа: { $hero } ({ $facts }): { $way }
table-held = Герои у этого входа в этом ходу не заходят внутрь.
table-boss = Босс
table-xp = { $xp } XP { $treasure }
table-levelled = уровень взят
table-below = под ней { $number }
table-face-down = лицом вниз
table-inactive = неактивна
table-damage = { $damage } ур. { $treasure }
table-hand = Ваша рука
table-hand-empty = карт нет

## Кто заманит героя
lure-to = к игроку { $who }: { $sign } { $own } против { $best }
    .you = к вам: { $sign } { $own } против { $best }
lure-nobody = остаётся: { $sign } нет ни у кого
lure-tie = остаётся: ничья ({ $players }), { $sign } { $most }

## Что ждёт героя в пути
way-dies = { $sum } из { $health }: умирает в комнате «{ $room }», { $souls }
way-through = { $sum } из { $health }: проходит, { $wounds }
way-before = уже { $damage }
way-empty = 0 (комнат нет)

## Что комната изменила бы в городе
change-gain-kill = заманивает героя { $hero } и убивает
change-gain-wound = заманивает героя { $hero }, но тот проходит
change-now-kills = теперь убивает героя { $hero }
change-no-longer-kills = больше не убивает героя { $hero }
change-lose = больше не заманивает героя { $hero }
change-away = { $hero } больше не идёт к игроку { $who }
change-elsewhere = { $hero } теперь идёт к игроку { $who }

## Откуда взялось значение
value-printed = { $value } на карте
value-inactive = { $value } (лежит лицом вниз или деактивирована)
value-this-round = { $value } в этом ходу
value-dungeon-this-round = { $value } всему подземелью в этом ходу
value-card = { $value } от «{ $card }»
value-damage = Подземелье игрока { $who }, позиция { $position }. Сейчас урон { $total }: { $parts }.
    .you = Ваше подземелье, позиция { $position }. Сейчас урон { $total }: { $parts }.
value-treasure = Сокровища ({ $class }) в подземелье игрока { $who }: { $total }.
    .you = Сокровища ({ $class }) в вашем подземелье: { $total }.
    .parts = Сокровища ({ $class }) в подземелье игрока { $who }: { $total } ({ $parts }).
    .you-parts = Сокровища ({ $class }) в вашем подземелье: { $total } ({ $parts }).
value-boss-of = Босс игрока на месте { $seat }.
