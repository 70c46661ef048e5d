## Названия фракций стоят во множественном числе, поэтому и глаголы при них тоже.
castle-coins =
    { $count ->
        [0] 0 монет
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }

## Ход игры
castle-log-round = Начинается ход { $number } из { $rounds }.
castle-log-phase = { $phase }.
castle-log-faction = { $who } выбирает фракцию { $card }.
    .you = Вы выбираете фракцию { $card }.
castle-log-first-player = Первый игрок теперь — { $who }.
    .you = Первый игрок теперь — вы.
castle-log-game-over = Игра окончена: побеждают { $who } ({ $coins }).
    .you = Игра окончена: вы побеждаете ({ $coins }).
castle-log-game-over-shared = Игра окончена, победа общая: { $players } (у каждого — { $coins }).

## Монстры в руке и на отдыхе
castle-log-gold = { $who } берут { $coins } из сокровищницы.
    .you = Вы берёте { $coins } из сокровищницы.
castle-log-dealt =
    { $count ->
        [1] { $who } берут в руку монстра силой { $strengths }.
       *[any] { $who } берут в руку монстров силой { $strengths }.
    }
    .you =
        { $count ->
            [1] Вы берёте в руку монстра силой { $strengths }.
           *[any] Вы берёте в руку монстров силой { $strengths }.
        }
    .hidden =
        { $count ->
            [one] { $who } берут в руку { $count } монстра.
            [few] { $who } берут в руку { $count } монстров.
           *[many] { $who } берут в руку { $count } монстров.
        }
castle-log-set-aside =
    { $count ->
        [1] { $who } кладут лицом вниз монстра силой { $strengths }.
       *[any] { $who } кладут лицом вниз монстров силой { $strengths }.
    }
    .you =
        { $count ->
            [1] Вы кладёте лицом вниз монстра силой { $strengths }.
           *[any] Вы кладёте лицом вниз монстров силой { $strengths }.
        }
    .hidden =
        { $count ->
            [one] { $who } кладут лицом вниз { $count } монстра.
            [few] { $who } кладут лицом вниз { $count } монстров.
           *[many] { $who } кладут лицом вниз { $count } монстров.
        }
castle-log-took-up =
    { $count ->
        [1] { $who } берут в руку отдохнувшего монстра силой { $strengths }.
       *[any] { $who } берут в руку отдохнувших монстров силой { $strengths }.
    }
    .you =
        { $count ->
            [1] Вы берёте в руку отдохнувшего монстра силой { $strengths }.
           *[any] Вы берёте в руку отдохнувших монстров силой { $strengths }.
        }
castle-log-rests =
    { $count ->
        [1] { $who } кладут на отдых лицом вниз монстра силой { $strengths }.
       *[any] { $who } кладут на отдых лицом вниз монстров силой { $strengths }.
    }
    .you =
        { $count ->
            [1] Вы кладёте на отдых лицом вниз монстра силой { $strengths }.
           *[any] Вы кладёте на отдых лицом вниз монстров силой { $strengths }.
        }

## Выкладывание монстров
castle-log-placed = { $who } выкладывают монстра силой { $strength } к стражнику № { $position }.
    .you = Вы выкладываете монстра силой { $strength } к стражнику № { $position }.
castle-log-replaced = { $who } заменяют монстра { $other } у стражника № { $position } своим монстром силой { $strength }.
    .you = Вы заменяете монстра { $other } у стражника № { $position } своим монстром силой { $strength }.
    .from-you = { $who } заменяют вашего монстра силой { $old } у стражника № { $position } своим монстром силой { $strength }.
    .own = { $who } заменяют своего монстра силой { $old } у стражника № { $position } другим своим, силой { $strength }.
    .you-own = Вы заменяете своего монстра силой { $old } у стражника № { $position } другим своим, силой { $strength }.
castle-log-price = За это платят { $coins } в сокровищницу.
    .shared = За это платят { $coins } в сокровищницу и { $share } — фракции { $who }.
    .you-shared = За это платят { $coins } в сокровищницу и { $share } — вам.
castle-log-paid = { $who } платят { $coins } в сокровищницу.
    .you = Вы платите { $coins } в сокровищницу.
castle-log-compensated = { $who } получают { $coins } за своего заменённого монстра силой { $strength }.
    .you = Вы получаете { $coins } за своего заменённого монстра силой { $strength }.
castle-log-returned = { $who } берут обратно в руку монстра силой { $strength }.
    .you = Вы берёте обратно в руку монстра силой { $strength }.
castle-log-passed = { $who } пасуют: у них в замке два монстра.
    .you = Вы пасуете: у вас в замке два монстра.

## Стражники и плитки короля
castle-log-guard-laid =
    { $count ->
        [1] На пост заступает новый стражник: { $guards }.
       *[any] На посты заступают новые стражники, считая от ворот: { $guards }.
    }
castle-log-tile-turned = Приказ короля «{ $card }». { $text }
castle-log-guard-turned = Стражник № { $position } вскрыт: { $stars }, сила { $strength }, добыча { $loot }.
castle-log-strength-changed = По приказу короля «{ $other }» его сила теперь равна { $number }.
castle-log-loot-changed = По приказу короля «{ $other }» его добыча теперь равна { $number }.
castle-log-faced = Против него: { $card } и { $other }, вместе { $number }.
castle-log-beaten =
    { $number ->
        [0] Стражник побеждён, но добычи у него нет.
       *[any] Стражник побеждён.
    }
castle-log-looted = { $who } получают { $coins }.
    .you = Вы получаете { $coins }.
castle-log-coin-left = Монстры равны по силе, поэтому лишняя монета остаётся в сокровищнице.
castle-log-lost =
    { $number ->
        [one] Побеждает стражник: монстрам не хватило { $number } единицы силы. Бой окончен.
        [few] Побеждает стражник: монстрам не хватило { $number } единиц силы. Бой окончен.
       *[many] Побеждает стражник: монстрам не хватило { $number } единиц силы. Бой окончен.
    }
castle-log-guard-discarded = Стражник { $card } сброшен.
    .hidden = Стражник ({ $stars }) сброшен невскрытым.
castle-log-guards-discarded =
    { $unseen ->
        [0] Стражники сброшены.
        [1] Стражники сброшены, один из них — невскрытым.
       *[any] Стражники сброшены, { $unseen } из них — невскрытыми.
    }
castle-log-tile-discarded = Приказ короля «{ $card }» больше не действует.
    .hidden = Плитка короля сброшена невскрытой.

## Лечение
castle-log-healed = { $who } платят { $coins } за лечение монстра силой { $strength }.
    .you = Вы платите { $coins } за лечение монстра силой { $strength }.
castle-log-cannot-pay = { $who } не могут заплатить ещё { $coins } за монстра силой { $strength }: золота у них не осталось.
    .you = Вы не можете заплатить ещё { $coins } за монстра силой { $strength }: золота у вас не осталось.
