## Комнаты
do-destroy =
    .order = сломайте { $target-acc }
    .then = { do-destroy.order }
    .may = сломать { $target-acc }
    .to = { do-destroy.may }
do-destroy-another =
    .order = сломайте другую комнату в своём подземелье
    .then = { do-destroy-another.order }
    .may = сломать другую комнату в своём подземелье
    .to = { do-destroy-another.may }
do-destroy-target-killing =
    .order = сломайте { $target-acc }; находящийся в ней герой умирает
    .then = { do-destroy-target-killing.order }
    .may = сломать { $target-acc }; находящийся в ней герой умирает
    .to = { do-destroy-target-killing.may }
do-deactivate =
    .order = деактивируйте { $target-acc } { -until-end }
    .then = { do-deactivate.order }
    .may = деактивировать { $target-acc } { -until-end }
    .to = { do-deactivate.may }
do-uncover =
    .order = переложите { $target-acc } на верх её стопки
    .then = { do-uncover.order }
    .may = переложить { $target-acc } на верх её стопки
    .to = { do-uncover.may }
do-swap =
    .order = поменяйте местами две комнаты одного подземелья
    .then = { do-swap.order }
    .may = поменять местами две комнаты одного подземелья
    .to = { do-swap.may }
do-swap-yours =
    .order = поменяйте местами две комнаты своего подземелья
    .then = { do-swap-yours.order }
    .may = поменять местами две комнаты своего подземелья
    .to = { do-swap-yours.may }
do-swap-coins =
    .order = поменяйте свои монеты на монеты { $target-gen }
    .then = { do-swap-coins.order }
    .may = поменять свои монеты на монеты { $target-gen }
    .to = { do-swap-coins.may }
do-arrange-free =
    .order = разложите в любом порядке комнаты { $target-gen }
    .then = { do-arrange-free.order }
    .may = разложить в любом порядке комнаты { $target-gen }
    .to = { do-arrange-free.may }
do-arrange-reverse =
    .order = измените на обратный порядок комнат { $target-gen }
    .then = { do-arrange-reverse.order }
    .may = изменить на обратный порядок комнат { $target-gen }
    .to = { do-arrange-reverse.may }
do-arrange-random =
    .order = перемешайте комнаты { $target-gen }
    .then = { do-arrange-random.order }
    .may = перемешать комнаты { $target-gen }
    .to = { do-arrange-random.may }
do-arrange-your-dungeon =
    .order = { $how ->
            [reverse] измените порядок комнат своего подземелья на обратный
            [random] перемешайте комнаты своего подземелья
           *[free] разложите комнаты своего подземелья в любом порядке
        }
    .then = { do-arrange-your-dungeon.order }
    .may = { $how ->
            [reverse] изменить порядок комнат своего подземелья на обратный
            [random] перемешать комнаты своего подземелья
           *[free] разложить комнаты своего подземелья в любом порядке
        }
    .to = { do-arrange-your-dungeon.may }
do-arrange-stack =
    .order = { $how ->
            [reverse] измените на обратный порядок карт в стопке, где лежит
            [random] перемешайте стопку, где лежит
           *[free] разложите как угодно стопку, где лежит
        } { $target }
    .then = { do-arrange-stack.order }
    .may = { $how ->
            [reverse] изменить на обратный порядок карт в стопке, где лежит
            [random] перемешать стопку, где лежит
           *[free] разложить как угодно стопку, где лежит
        } { $target }
    .to = { do-arrange-stack.may }
do-build-now =
    .order = сразу постройте ещё одну комнату
    .then = { do-build-now.order }
    .may = сразу построить ещё одну комнату
    .to = { do-build-now.may }
do-build =
    .order = сразу постройте { $cards }
    .then = { do-build.order }
    .may = сразу построить { $cards }
    .to = { do-build.may }
do-build-that =
    .order = сразу постройте { $thing-acc }
    .then = { do-build-that.order }
    .may = сразу построить { $thing-acc }
    .to = { do-build-that.may }
do-build-that-one =
    .order = сразу разыграйте одного мини-босса из этих карт
    .then = { do-build-that-one.order }
    .may = сразу разыграть одного мини-босса из этих карт
    .to = { do-build-that-one.may }
do-build-taken =
    .order = сразу перенесите { $thing-acc } в своё подземелье без изменения уровня
    .then = { do-build-taken.order }
    .may = сразу перенести { $thing-acc } в своё подземелье без изменения уровня
    .to = { do-build-taken.may }
do-build-on =
    .order = сразу постройте { $cards } поверх { $target-gen }
    .then = { do-build-on.order }
    .may = сразу построить { $cards } поверх { $target-gen }
    .to = { do-build-on.may }
do-build-face-down =
    .order = сразу постройте лицом вниз { $cards } поверх { $target-gen }
    .then = { do-build-face-down.order }
    .may = сразу построить лицом вниз { $cards } поверх { $target-gen }
    .to = { do-build-face-down.may }
do-promote =
    .order = повысьте { $target-acc } на { $number ->
            [one] { $number } уровень
            [few] { $number } уровня
           *[many] { $number } уровней
        }
    .then = { do-promote.order }
    .may = повысить { $target-acc } на { $number ->
            [one] { $number } уровень
            [few] { $number } уровня
           *[many] { $number } уровней
        }
    .to = { do-promote.may }
do-demote =
    .order = понизьте { $target-acc } на { $number ->
            [one] { $number } уровень
            [few] { $number } уровня
           *[many] { $number } уровней
        }
    .then = { do-demote.order }
    .may = понизить { $target-acc } на { $number ->
            [one] { $number } уровень
            [few] { $number } уровня
           *[many] { $number } уровней
        }
    .to = { do-demote.may }

## Заклинания и другие карты
do-negate =
    .order = отмените { $target-acc }
    .then = { do-negate.order }
    .may = отменить { $target-acc }
    .to = { do-negate.may }
do-use =
    .order = примените { $which } { $target-gen }
    .then = { do-use.order }
    .may = применить { $which } { $target-gen }
    .to = { do-use.may }
do-use-item =
    .order = примените эффект босса { $target-gen }
    .then = { do-use-item.order }
    .may = применить эффект босса { $target-gen }
    .to = { do-use-item.may }
uses-built = эффект при постройке
uses-uncovered = эффект при открытии
uses-minion = поле приспешника
uses-level-up = эффект получения уровня
