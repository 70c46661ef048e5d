## Диалог
castle-why-what = Укажите ключ того, чего нет среди вариантов: why place trolls-4 at 2, why replace dragons-2 at 1 with trolls-4.
castle-rule-what = Назовите идентификатор правила: rule CR-PLAY-06.
castle-card-what = Назовите карту: card trolls-4.
castle-guard-what = Назовите номер стражника, считая от ворот: guard 2.
castle-typed-why = почему чего-то нет среди вариантов: why place trolls-4 at 2
    .usage = why КЛЮЧ
castle-typed-rule = что говорит правило, например: rule CR-PLAY-06
    .usage = rule ID
castle-typed-guard = всё о стражнике: значения, шансы, цена замены
    .usage = guard НОМЕР
castle-typed-discard = каких стражников уже видели и каких не видел никто
    .usage = discard

## Стол
castle-table-round = Ход { $number } из { $rounds }
castle-table-turn = очередь: { $who }
    .you = ваша очередь
castle-table-piles = Колода стражников { $deck }; сброшено вскрытых { $seen }, невскрытых { $unseen }; сокровищница { $treasury }
    .secret = Колода стражников { $deck }; сброшено вскрытых { $seen }, невскрытых { $unseen }
castle-table-order = Приказ короля: { $card }. { $text }
castle-table-castle = Замок, от ворот до сокровищницы
castle-row-guard = Стражник
castle-row-strength = Сила
castle-row-loot = Добыча
castle-row-monsters = Монстры
castle-row-total = Вместе
castle-row-odds = Победят
castle-row-price = Цена
castle-cell-odds = { $beaten } из { $unseen }
castle-cell-own = ваш { $strength }
castle-cell-free = свободно
castle-cell-closed = закрыто
castle-head-player = Игрок
castle-head-gold = Золото
castle-head-hand = Рука
castle-head-resting = Отдых
castle-head-board = В замке
castle-cell-first = первый игрок
castle-hand-monster = { $strength } (лечение { $cost })
    .safe = { $strength } (лечение { $cost }, нельзя заменить)
    .forbidden = { $strength } (лечение { $cost }, в этом ходу нельзя выложить)

## К чему приведёт вариант
castle-forecast-pair = вместе { $total } против { $range }: победа над { $beaten } из { $unseen }
castle-forecast-alone = пока { $total } против { $range }
castle-forecast-price = цена { $total } (в сокровищницу)
    .shared = цена { $total } ({ $treasury } — в сокровищницу, { $share } — фракции { $who })

## Откуда взялось значение
castle-value-guard = Стражник № { $position } ({ $stars })
castle-value-strength = Сила { $value }: { $parts }.
castle-value-loot = Добыча { $value }: { $parts }.
castle-value-healing = Лечение { $value }: { $parts }.
castle-value-instead = { $value } от «{ $card }» вместо { $printed } на карте
castle-value-floor = не меньше 0
castle-value-limit = Монстров здесь можно заменять, пока их общая сила меньше { $limit }; сейчас она равна { $total }.
    .closed = Здесь никого нельзя заменить: общая сила монстров — { $total }, а наибольшая сила на обороте — { $limit }.
castle-value-price = Замена монстра здесь стоит { $total }: { $treasury } в сокровищницу и { $share } владельцу. Замена своего монстра стоит { $treasury }.
    .plain = Замена монстра здесь стоит { $total }, всё в сокровищницу.
castle-value-odds = Стражников этого уровня, которых ещё никто не видел: { $unseen }; здешним монстрам по силам { $beaten } из них.
castle-value-of-faction = Фракция игрока на месте { $seat }.
castle-value-at-guard = Сейчас у стражника № { $position }.

## Что уже видели
castle-seen = Вскрытые стражники, начиная с последних
castle-seen-none = Ни один стражник ещё не вскрыт.
castle-unseen = Стражники, которых никто не видел (сила/добыча)
castle-unseen-level = { $stars }: { $guards }

## lair replay
castle-replay-seat = место { $seat }: { $faction }, { $coins }, рука { $hand }, отдых { $resting }
castle-replay-no-faction = фракции ещё нет
castle-replay-secret = золото скрыто

castle-values-inferred = Некоторые значения этих карт выведены косвенно, а не взяты с самих карт.

## lair check-set
castle-census-monster =
    { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[many] { $count } монстров
    }
castle-census-guard =
    { $count ->
        [one] { $count } стражник
        [few] { $count } стражника
       *[many] { $count } стражников
    }
castle-census-tile =
    { $count ->
        [one] { $count } плитка короля
        [few] { $count } плитки короля
       *[many] { $count } плиток короля
    }
castle-census-faction =
    { $count ->
        [one] { $count } фракция
        [few] { $count } фракции
       *[many] { $count } фракций
    }
