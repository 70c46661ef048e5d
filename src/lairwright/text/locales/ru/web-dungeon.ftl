### Стол базовой игры в браузере.

## Части стола
web-dungeon-table = Стол
web-dungeon-own = Ваше подземелье
web-dungeon-of = Подземелье игрока { $who }
web-dungeon-town = Город
web-dungeon-town-empty = В городе никого нет.
web-dungeon-hand = Ваша рука
web-dungeon-hand-empty = В руке нет карт.
web-dungeon-piles = Колоды и сброс
web-dungeon-stack = Заклинания, которые ещё не сработали
web-dungeon-phases = Фазы хода
web-dungeon-order = Порядок игроков
web-dungeon-short-setup = Подготовка
web-dungeon-short-start = Начало
web-dungeon-short-build = Стройка
web-dungeon-short-reveal = Вскрытие
web-dungeon-short-bait = Заманивание
web-dungeon-short-adventure = Приключения
web-dungeon-short-end = Конец

## Игроки
web-dungeon-you = Вы
web-dungeon-active = очередь этого игрока
    .you = ваша очередь
web-dungeon-asked = выбирает
    .you = вы выбираете
web-dungeon-out = вне игры
web-dungeon-souls = Души: { $souls } из { $needed }
web-dungeon-wounds = Раны: { $wounds } из { $deadly }
web-dungeon-rooms-in-hand = Комнат в руке: { $count }
web-dungeon-spells-in-hand = Заклинаний в руке: { $count }
web-dungeon-treasure = сокровища: { $list }
web-dungeon-no-treasure = без сокровищ
web-dungeon-treasures = Сокровища в этом подземелье
web-dungeon-known = Вам известны: { $cards }
web-dungeon-entrance-held = Герои у этого входа в этом ходу не заходят внутрь.
web-dungeon-no-building = До конца хода никто не строит комнаты.
web-dungeon-expand = Показать подземелье игрока { $who }
web-dungeon-collapse = Скрыть подземелье игрока { $who }

## Что лежит на столе
web-dungeon-boss = Босс: { $facts }
web-dungeon-xp = { $xp } XP
web-dungeon-levelled = уровень взят
web-dungeon-room = Позиция { $number } из { $count }: { $facts }
web-dungeon-face-down = лицом вниз
web-dungeon-face-down-room = комната лицом вниз
web-dungeon-inactive = деактивирована
web-dungeon-used = свойство применено в этом ходу
web-dungeon-damage = урон { $count }
web-dungeon-built-over = под ней: { $rooms }
web-dungeon-health = здоровье { $count }
web-dungeon-epic = эпический герой
web-dungeon-then = станет { $number }
web-dungeon-can = можно выбрать
web-dungeon-new-room = Новая первая комната
web-dungeon-spell-of = { $who }: { $card }

## Куда пойдёт герой
web-dungeon-lured-to = пойдёт к игроку { $who }, перевес { $lead }
    .you = придёт к вам, перевес { $lead }
web-dungeon-lured-by = пойдёт к игроку { $who }: { $lure }
    .you = придёт к вам: { $lure }
web-dungeon-lure-most-souls = больше всего душ
web-dungeon-lure-most-wounds = больше всего ран
web-dungeon-lure-most-points = больше всего очков
web-dungeon-lure-most-hand = больше всего карт на руке
web-dungeon-lure-most-coins = больше всего монет
web-dungeon-lure-fewest-souls = меньше всего душ
web-dungeon-lure-fewest-wounds = меньше всего ран
web-dungeon-lure-fewest-points = меньше всего очков
web-dungeon-lure-fewest-hand = меньше всего карт на руке
web-dungeon-lure-fewest-coins = меньше всего монет
web-dungeon-would-die = умрёт там
web-dungeon-would-survive = пройдёт подземелье
web-dungeon-stays = остаётся в городе
web-dungeon-stays-short = остаётся

## Что сделает с ним дорога
web-dungeon-dies = умрёт в комнате «{ $room }»: { $souls }
web-dungeon-survives = выживет: { $wounds }
web-dungeon-step = { $room }: урон { $damage }, останется здоровья: { $left }
web-dungeon-on-the-way = В пути: { $hero }, получено урона: { $damage }, здоровье { $health }

## Колоды
web-dungeon-deck-rooms = Колода комнат: { $count }
web-dungeon-deck-spells = Колода заклинаний: { $count }
web-dungeon-deck-heroes = Обычные герои: { $count }
web-dungeon-deck-epic = Эпические герои: { $count }
web-dungeon-discard = Сброс: { $count }
web-dungeon-discard-title = Сброс, начиная с последних карт
web-dungeon-souls-title = Души игрока { $who }
    .you = Ваши души
web-dungeon-wounds-title = Раны игрока { $who }
    .you = Ваши раны
web-dungeon-search = Поиск
web-dungeon-nothing-found = Ничего не найдено.
web-dungeon-pile-empty = Карт нет.
web-dungeon-hidden-card = Карта, которую вам нельзя видеть

## Действия
web-dungeon-holding = Выбрана карта «{ $card }»: укажите её место.
web-dungeon-put-back = Вернуть
web-dungeon-details = Подробнее
web-dungeon-inspect = Смотреть карты
    .on = Просмотр карт: нажатие показывает карту и ничего не выбирает.
web-dungeon-which = Что выбрать?
web-dungeon-skip = Пропустить анимацию

## Клавиши
web-dungeon-key-zones = перейти к руке, своему подземелью, городу, соперникам, вопросу
web-dungeon-key-discard = сброс

## Что происходит
web-dungeon-cue-announced = { $card }
web-dungeon-cue-resolved = { $card }: сработало
web-dungeon-cue-negated = { $card }: отменено
web-dungeon-cue-fizzled = { $card }: без эффекта
web-dungeon-cue-level = Новый уровень!
