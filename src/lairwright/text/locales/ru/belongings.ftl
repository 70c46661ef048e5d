### Монеты, жетоны, предметы, мини-боссы и всё, что есть только в некоторых наборах.

## Журнал
log-modified = { $card }: «{ $text }».
    .on = { $card } ({ $on }): «{ $text }».
log-coins =
    { $who } получает { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }.
    .you =
        Вы получаете { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        }.
    .less =
        { $who } теряет { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        }.
    .you-less =
        Вы теряете { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        }.
log-paid =
    { $who } платит { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }.
    .you =
        Вы платите { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        }.
log-coins-on =
    На комнату «{ $card }» игрока { $who } { $number ->
        [one] ложится { $number } монета
        [few] ложатся { $number } монеты
       *[many] ложится { $number } монет
    }.
    .you =
        На вашу комнату «{ $card }» { $number ->
            [one] ложится { $number } монета
            [few] ложатся { $number } монеты
           *[many] ложится { $number } монет
        }.
    .less =
        С комнаты «{ $card }» игрока { $who } { $number ->
            [one] уходит { $number } монета
            [few] уходят { $number } монеты
           *[many] уходит { $number } монет
        }.
    .you-less =
        С вашей комнаты «{ $card }» { $number ->
            [one] уходит { $number } монета
            [few] уходят { $number } монеты
           *[many] уходит { $number } монет
        }.
log-counters =
    Комната «{ $card }» игрока { $who } получает { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    } урона.
    .you =
        Ваша комната «{ $card }» получает { $number ->
            [one] { $number } жетон
            [few] { $number } жетона
           *[many] { $number } жетонов
        } урона.
    .less =
        Комната «{ $card }» игрока { $who } теряет { $number ->
            [one] { $number } жетон
            [few] { $number } жетона
           *[many] { $number } жетонов
        } урона.
    .you-less =
        Ваша комната «{ $card }» теряет { $number ->
            [one] { $number } жетон
            [few] { $number } жетона
           *[many] { $number } жетонов
        } урона.
log-token = { $card } получает жетон: { $amount } к здоровью.
log-attached = { $card } занимает комнату «{ $other }» в подземелье игрока { $who }.
    .you = { $card } занимает комнату «{ $other }» в вашем подземелье.
log-detached = { $card } покидает комнату «{ $other }» в подземелье игрока { $who }.
    .you = { $card } покидает комнату «{ $other }» в вашем подземелье.
log-promoted = Мини-босс { $card } игрока { $who } теперь на уровне { $number }.
    .you = Ваш мини-босс { $card } теперь на уровне { $number }.
log-item-moved = { $who } кладёт предмет «{ $card }» лицом вверх в свою область подсчёта очков.
    .you = Вы кладёте предмет «{ $card }» лицом вверх в свою область подсчёта очков.
    .down = { $who } кладёт предмет «{ $card }» лицом вниз в свою область подсчёта очков.
    .you-down = Вы кладёте предмет «{ $card }» лицом вниз в свою область подсчёта очков.
log-item-moved-town = В городе лежит предмет «{ $card }».
log-item-moved-hero = { $other } берёт предмет «{ $card }».
log-turned = { $who } переворачивает предмет «{ $card }» лицом вверх.
    .you = Вы переворачиваете предмет «{ $card }» лицом вверх.
    .down = { $who } переворачивает предмет «{ $card }» лицом вниз.
    .you-down = Вы переворачиваете предмет «{ $card }» лицом вниз.
log-gave = { $who } отдаёт карту «{ $card }» игроку { $victim }.
    .you = Вы отдаёте карту «{ $card }» игроку { $victim }.
    .to-you = { $who } отдаёт вам карту «{ $card }».
    .hidden = { $who } отдаёт карту игроку { $victim }.
log-rearranged = Комнаты в подземелье игрока { $who } меняются местами.
    .you = Комнаты в вашем подземелье меняются местами.
log-copied = { $who } делает то, что сказано на карте «{ $card }».
    .you = Вы делаете то, что сказано на карте «{ $card }».
log-soul-moved = { $card } ложится лицом вниз в область подсчёта очков игрока { $who }: { $souls }.
    .you = { $card } ложится лицом вниз в вашу область подсчёта очков: { $souls }.
log-soul-turned = Карта героя { $card } в области подсчёта очков игрока { $who } перевёрнута лицом вверх: { $wounds }.
    .you = Карта героя { $card } в вашей области подсчёта очков перевёрнута лицом вверх: { $wounds }.
log-hero-moved-location = { $card } отправляется в место «{ $other }».
log-activated-card = { $who } применяет свойство карты «{ $card }».
    .you = Вы применяете свойство карты «{ $card }».
    .on = { $who } применяет свойство карты «{ $card }» ({ $on }).
    .you-on = Вы применяете свойство карты «{ $card }» ({ $on }).

## Вопросы
prompt-pick = { $card }: выберите, на что подействует эффект.
prompt-draw = { $card }: выберите, что взять.
prompt-reveal = { $card }: выберите, какую карту из руки показать.
prompt-give = { $card }: выберите, кому отдать карту и какую.
prompt-pay = { $card }: выберите, сколько монет заплатить.
prompt-class = { $card }: выберите вид сокровищ.
prompt-turn = { $card }: выберите, что перевернуть.
prompt-remove = { $card }: выберите, что убрать из игры.
prompt-destroy = { $card }: выберите, какую комнату сломать.
prompt-arrange = { $card }: выберите, какая комната будет следующей, считая от босса.
prompt-build-miniboss = { $card }: выберите комнату для мини-босса.
prompt-target-wound = { $card }: выберите героя, лежащего лицом вверх.
prompt-target-miniboss = { $card }: выберите мини-босса.
prompt-target-item = { $card }: выберите предмет.
prompt-target-boss = { $card }: выберите босса.
prompt-target-card = { $card }: выберите карту.
prompt-target-minion = { $card }: выберите приспешника.

## Варианты ответа
option-use-card = Применить свойство карты «{ $card }»
option-use-text = Применить свойство комнаты «{ $card }» (позиция { $position }): { $text }
option-use-card-text = Применить свойство карты «{ $card }»: { $text }
option-play-text = Разыграть заклинание «{ $card }»: { $text }
option-resolve-text = Сначала «{ $card }»: { $text }
option-wound = { $who }: { $card } (рана)
    .you = Ваш герой: { $card } (рана)
option-miniboss = { $who }: { $card } (позиция { $position })
    .you = Ваш мини-босс: { $card } (позиция { $position })
option-item = { $card }
option-pick = { $card }
# A Room that another one covers.
option-pick-under = { $card }, под комнатой: { $room } ({ $who }, позиция { $position })
    .you = { $card }, под вашей комнатой: { $room } (позиция { $position })
option-pay =
    Заплатить { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }
option-class = Сокровища: { $class }
option-decline-pick = Больше ничего
option-decline-reveal = Больше ничего не показывать
option-decline-pay = Ничего не платить

## Причины
reason-no-spells-for-you = Из-за эффекта вы не можете разыгрывать заклинания в этом ходу.
reason-text-is-ignored = Из-за эффекта текст карты в этом ходу не действует.
reason-level-does-not-fit = У мини-босса не тот уровень.
reason-hero-is-in-the-room = В этой комнате стоит герой: строить на ней сейчас нельзя.
reason-card-is-not-in-force = Эта карта у вас не в игре.
reason-no-such-mode = У этого заклинания нет такого варианта.
reason-nothing-to-use = У этой карты нет свойства, которое можно применить; её эффект срабатывает сам.

## Карты
facts-item = предмет, { $class }
item-universal = для любого героя
facts-miniboss = мини-босс
facts-location = место на поле
card-without-words = Эта карта делает то, для чего пока нет слов.
cli-census-item =
    { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }
cli-census-miniboss =
    { $count ->
        [one] { $count } мини-босс
        [few] { $count } мини-босса
       *[many] { $count } мини-боссов
    }
cli-census-location =
    { $count ->
        [one] { $count } место на поле
        [few] { $count } места на поле
       *[many] { $count } мест на поле
    }

## Откуда берётся значение
value-counters = { $value } от жетонов
value-doubled = { $value } от удвоения

## Стол в терминале
table-coins = Монеты: { $number }
table-items = Предметы: { $items }
table-items-down = Предметы лицом вниз: { $items }
table-items-town = Предметы в городе: { $items }
table-market = Рынок: { $cards }
table-tavern = В таверне: { $heroes }
table-location = { $location }: { $heroes }
table-location-empty = { $location }: никого
table-copies = имеет и свойства босса { $boss }
table-carries = { $facts }, предмет «{ $item }»
table-miniboss = { $miniboss }, уровень { $level }
table-counters = жетоны: { $number }
table-room-coins = монеты: { $number }
table-effects = В этом ходу
table-item-deck = Колода предметов: { $number }
