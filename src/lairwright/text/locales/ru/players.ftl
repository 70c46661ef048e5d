## Игроки
who-draws =
    .order = { $who } берёт { $cards } { $per }
    .then = { who-draws.order }
    .may = заставить { $who-acc } взять { $cards } { $per }
    .to = { who-draws.may }
who-discards =
    .order = { $who } сбрасывает { $cards } { $per }
    .then = { who-discards.order }
    .may = заставить { $who-acc } сбросить { $cards } { $per }
    .to = { who-discards.may }
who-discards-random =
    .order = { $who } сбрасывает { $count ->
            [one] { $kind ->
                [room] случайную карту комнаты
                [spell] случайную карту заклинания
               *[card] случайную карту
            }
            [few] { $count } { $kind ->
                [room] случайные карты комнат
                [spell] случайные карты заклинаний
               *[card] случайные карты
            }
           *[many] { $count } { $kind ->
                [room] случайных карт комнат
                [spell] случайных карт заклинаний
               *[card] случайных карт
            }
        }
    .then = { who-discards-random.order }
    .may = заставить { $who-acc } сбросить { $count ->
            [one] { $kind ->
                [room] случайную карту комнаты
                [spell] случайную карту заклинания
               *[card] случайную карту
            }
            [few] { $count } { $kind ->
                [room] случайные карты комнат
                [spell] случайные карты заклинаний
               *[card] случайные карты
            }
           *[many] { $count } { $kind ->
                [room] случайных карт комнат
                [spell] случайных карт заклинаний
               *[card] случайных карт
            }
        }
    .to = { who-discards-random.may }
who-discards-hand =
    .order = { $who } сбрасывает все карты с руки
    .then = { who-discards-hand.order }
    .may = заставить { $who-acc } сбросить все карты с руки
    .to = { who-discards-hand.may }
who-destroys-room =
    .order = { $who } выбирает и ломает одну комнату в своём подземелье
    .then = { who-destroys-room.order }
    .may = заставить { $who-acc } выбрать и сломать одну комнату в своём подземелье
    .to = { who-destroys-room.may }
who-gains-coins =
    .order = { $who } получает { $coins } { $per }
    .then = { who-gains-coins.order }
    .may = дать { $who-dat } { $coins } { $per }
    .to = { who-gains-coins.may }
who-pays =
    .order = { $who } платит { $coins } { $per }
    .then = { who-pays.order }
    .may = заставить { $who-acc } заплатить { $coins } { $per }
    .to = { who-pays.may }
who-pays-to =
    .order = { $who } платит { $receiver-dat } { $coins } { $per }
    .then = { who-pays-to.order }
    .may = заставить { $who-acc } заплатить { $receiver-dat } { $coins } { $per }
    .to = { who-pays-to.may }
who-gives =
    .order = { $who } отдаёт { $receiver-dat } { $cards } с руки
    .then = { who-gives.order }
    .may = заставить { $who-acc } отдать { $receiver-dat } { $cards } с руки
    .to = { who-gives.may }
who-must =
    .order = { $who } должен { $effect }
    .then = { who-must.order }
    .may = заставить { $who-acc } { $effect }
    .to = { who-must.may }
who-may =
    .order = { $who } может { $effect }
    .then = { who-may.order }
    .may = позволить { $who-dat } { $effect }
    .to = { who-may.may }
