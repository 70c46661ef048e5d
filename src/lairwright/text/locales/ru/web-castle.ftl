### Стол набега на замок.

web-castle-table = Стол
web-castle-castle = Замок, от ворот до сокровищницы
web-castle-gate = Ворота
web-castle-treasury = Сокровищница
web-castle-round = Ход { $number } из { $rounds }
web-castle-order = Приказ короля
web-castle-no-order = В этой игре король не отдаёт приказов.
web-castle-order-hidden = Приказ ещё не прочитан.
web-castle-deck = Стражников в колоде: { $count }
web-castle-seen = Вскрытые стражники
web-castle-seen-none = Пока не вскрыт ни один стражник.
web-castle-buried =
    { $count ->
        [0] Без вскрытия не сброшен никто.
        [one] Без вскрытия сброшен { $count } стражник.
        [few] Без вскрытия сброшено { $count } стражника.
       *[many] Без вскрытия сброшено { $count } стражников.
    }
web-castle-empty = Замок пуст.

## Стражники и поля
web-castle-guard =
    { $stars ->
        [one] Стражник № { $position }, { $stars } звезда
        [few] Стражник № { $position }, { $stars } звезды
       *[many] Стражник № { $position }, { $stars } звёзд
    }
web-castle-strength = сила { $value }
web-castle-loot = добыча { $value }
web-castle-range = от { $low } до { $high }
web-castle-together = монстры вместе: { $total }
web-castle-odds = победа над { $beaten } из { $unseen } таких стражников
web-castle-closed = здесь никого нельзя заменить
web-castle-free = Стражник № { $position }: свободное поле
web-castle-taken = Стражник № { $position }: { $card }, { $who }
web-castle-yours = ваш монстр
web-castle-can = можно выбрать
web-castle-which = Что выбрать?

## Ваши монстры
web-castle-hand = Ваши монстры
web-castle-resting = отдыхает в этом ходу
web-castle-placed = у стражника № { $position }
web-castle-healing = лечение { $cost }
web-castle-held = Выбран монстр: { $card }. Укажите его место.
web-castle-let-go = Вернуть
web-castle-inspect = Смотреть карты
    .on = Нажатие показывает карту и ничего не выкладывает.
web-castle-skip = Пропустить

## Фракции
web-castle-factions = Фракции
web-castle-faction-taken = занята: { $who }

## Игроки
web-castle-players = Игроки
web-castle-gold =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
web-castle-gold-hidden = монеты скрыты
web-castle-first = первый игрок
web-castle-turn = очередь этого игрока
web-castle-in-hand = в руке: { $list }
web-castle-at-rest = отдыхают: { $list }
web-castle-in-castle = в замке: { $list }
web-castle-unknown = неизвестный

## Что показано в движении
web-castle-cue-fight = Бой начинается
web-castle-cue-total = вместе { $total }
web-castle-cue-beaten = Победа!
web-castle-cue-lost =
    { $count ->
        [one] не хватило { $count }
        [few] не хватило { $count }
       *[many] не хватило { $count }
    }
web-castle-cue-heal = Плата за лечение

## Клавиши
web-castle-key-zones = перейти к своим монстрам, замку, фракциям
web-castle-key-seen = вскрытые стражники
