## Карты и рука
do-draw =
    .order = возьмите { $cards }
    .then = { do-draw.order }
    .may = взять { $cards }
    .to = { do-draw.may }
do-draw-instead =
    .order = возьмите карту заклинания вместо карты комнаты
    .then = { do-draw-instead.order }
    .may = взять карту заклинания вместо карты комнаты
    .to = { do-draw-instead.may }
do-discard =
    .order = сбросьте { $cards }
    .then = { do-discard.order }
    .may = сбросить { $cards }
    .to = { do-discard.may }
do-discard-random =
    .order =
        { $target } сбрасывает случайную { $kind ->
            [room] карту комнаты
           *[spell] карту заклинания
        }
    .then = { do-discard-random.order }
    .may =
        заставить { $target-acc } сбросить случайную { $kind ->
            [room] карту комнаты
           *[spell] карту заклинания
        }
    .to = { do-discard-random.may }
do-fetch =
    .order = возьмите из сброса { $cards } по своему выбору
    .then = { do-fetch.order }
    .may = взять из сброса { $cards } по своему выбору
    .to = { do-fetch.may }
do-steal-random =
    .order = назовите вид карт (комнаты или заклинания) и возьмите из руки { $target-gen } случайную карту этого вида
    .then = { do-steal-random.order }
    .may = назвать вид карт (комнаты или заклинания) и взять из руки { $target-gen } случайную карту этого вида
    .to = { do-steal-random.may }
do-steal-chosen =
    .order = посмотрите карты в руке { $target-gen } и возьмите себе любую из них
    .then = { do-steal-chosen.order }
    .may = посмотреть карты в руке { $target-gen } и взять себе любую из них
    .to = { do-steal-chosen.may }
do-new-hands =
    .order = каждый игрок сбрасывает все карты с руки, затем берёт { $cards }
    .then = { do-new-hands.order }
    .may = заставить каждого игрока сбросить все карты с руки, а затем взять { $cards }
    .to = { do-new-hands.may }
do-discard-hands =
    .order = каждый игрок сбрасывает все карты с руки
    .then = { do-discard-hands.order }
    .may = заставить каждого игрока сбросить все карты с руки
    .to = { do-discard-hands.may }

## Герои. Куда герой идёт, сказано прежде, чем откуда он: «в город одного героя из любого подземелья».
do-kill =
    .order = убейте { $target-acc }
    .then = { do-kill.order }
    .may = убить { $target-acc }
    .to = { do-kill.may }
do-damage =
    .order =
        нанесите { $target-dat } { $damage ->
            [one] { $damage } единицу урона
            [few] { $damage } единицы урона
           *[many] { $damage } единиц урона
        }
    .then = { do-damage.order }
    .may =
        нанести { $target-dat } { $damage ->
            [one] { $damage } единицу урона
            [few] { $damage } единицы урона
           *[many] { $damage } единиц урона
        }
    .to = { do-damage.may }
do-damage-your-rooms =
    .order = нанесите { $target-dat } по 1 единице урона за каждую свою активную комнату
    .then = { do-damage-your-rooms.order }
    .may = нанести { $target-dat } по 1 единице урона за каждую свою активную комнату
    .to = { do-damage-your-rooms.may }
do-health =
    .order = дайте { $target-dat } { $amount } к здоровью { -until-end }
    .then = { do-health.order }
    .may = дать { $target-dat } { $amount } к здоровью { -until-end }
    .to = { do-health.may }
do-move-town =
    .order = верните в город { $target-acc }
    .then = { do-move-town.order }
    .may = вернуть в город { $target-acc }
    .to = { do-move-town.may }
do-move-your-entrance =
    .order = переместите ко входу в своё подземелье { $target-acc }
    .then = { do-move-your-entrance.order }
    .may = переместить ко входу в своё подземелье { $target-acc }
    .to = { do-move-your-entrance.may }
do-move-first-room =
    .order = верните в первую комнату { $target-acc }
    .then = { do-move-first-room.order }
    .may = вернуть в первую комнату { $target-acc }
    .to = { do-move-first-room.may }
do-move-previous-room =
    .order = верните его в предыдущую комнату
    .then = { do-move-previous-room.order }
    .may = вернуть его в предыдущую комнату
    .to = { do-move-previous-room.may }
do-heal =
    .order = переверните лицом вниз одного героя, лежащего лицом вверх в вашей области подсчёта очков: его раны становятся душами
    .then = { do-heal.order }
    .may = перевернуть лицом вниз одного героя, лежащего лицом вверх в вашей области подсчёта очков: его раны становятся душами
    .to = { do-heal.may }
do-remove =
    .order = удалите из игры { $target-acc }
    .then = { do-remove.order }
    .may = удалить из игры { $target-acc }
    .to = { do-remove.may }
do-return =
    .order = верните { $target-acc } ко входу в подземелье этого соперника
    .then = { do-return.order }
    .may = вернуть { $target-acc } ко входу в подземелье этого соперника
    .to = { do-return.may }
do-return-yours =
    .order = верните { $target-acc } ко входу в своё подземелье
    .then = { do-return-yours.order }
    .may = вернуть { $target-acc } ко входу в своё подземелье
    .to = { do-return-yours.may }
do-hold =
    .order = герои у входа в подземелье { $target-gen } в этом ходу не заходят внутрь
    .then = { do-hold.order }
    .may = задержать всех героев у входа в подземелье { $target-gen } { -until-end }
    .to = { do-hold.may }

## Комнаты
do-room-damage =
    .order = дайте { $target-dat } { $amount } к урону { -until-end }
    .then = { do-room-damage.order }
    .may = дать { $target-dat } { $amount } к урону { -until-end }
    .to = { do-room-damage.may }
do-dungeon-damage =
    .order = дайте каждой своей комнате { $amount } к урону { -until-end }
    .then = { do-dungeon-damage.order }
    .may = дать каждой своей комнате { $amount } к урону { -until-end }
    .to = { do-dungeon-damage.may }
do-double =
    .order = удвойте сокровища своих комнат { -until-end }
    .then = { do-double.order }
    .may = удвоить сокровища своих комнат { -until-end }
    .to = { do-double.may }
do-deactivate =
    .order = деактивируйте { $target-acc } { -until-end }
    .then = { do-deactivate.order }
    .may = деактивировать { $target-acc } { -until-end }
    .to = { do-deactivate.may }
do-destroy-target =
    .order = сломайте { $target-acc }
    .then = { do-destroy-target.order }
    .may = сломать { $target-acc }
    .to = { do-destroy-target.may }
do-destroy-target-killing =
    .order = сломайте { $target-acc }; находящийся в ней герой умирает
    .then = { do-destroy-target-killing.order }
    .may = сломать { $target-acc }; находящийся в ней герой умирает
    .to = { do-destroy-target-killing.may }
do-destroy-one-of-each-rival =
    .order = каждый соперник выбирает и ломает одну комнату в своём подземелье
    .then = { do-destroy-one-of-each-rival.order }
    .may = заставить каждого соперника выбрать и сломать одну комнату в своём подземелье
    .to = { do-destroy-one-of-each-rival.may }
do-swap =
    .order = поменяйте местами две комнаты одного подземелья
    .then = { do-swap.order }
    .may = поменять местами две комнаты одного подземелья
    .to = { do-swap.may }
do-build-now =
    .order = сразу постройте ещё одну комнату
    .then = { do-build-now.order }
    .may = сразу построить ещё одну комнату
    .to = { do-build-now.may }
do-build-one-more =
    .order = вы можете построить в этом ходу ещё одну комнату
    .then = { do-build-one-more.order }
    .may = построить в этом ходу ещё одну комнату
    .to = { do-build-one-more.may }
do-build-forbidden =
    .order = до конца хода никто не строит комнаты; лежащие лицом вниз комнаты возвращаются в руки владельцев
    .then = { do-build-forbidden.order }
    .may = до конца хода запретить всем строить комнаты; лежащие лицом вниз комнаты возвращаются в руки владельцев
    .to = { do-build-forbidden.may }
do-search =
    .order = найдите в колоде комнат или в сбросе { $cards } и возьмите её; найденную комнату можно сразу построить
    .then = { do-search.order }
    .may = найти в колоде комнат или в сбросе { $cards } и взять её; найденную комнату можно сразу построить
    .to = { do-search.may }

## Заклинания
do-negate =
    .order = отмените { $target-acc }
    .then = { do-negate.order }
    .may = отменить { $target-acc }
    .to = { do-negate.may }
