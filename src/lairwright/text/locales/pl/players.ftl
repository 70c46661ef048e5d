## Gracze
who-draws =
    .order = { $who } dociąga { $cards } { $per }
    .then = { who-draws.order }
    .may = sprawić, że { $who } dociąga { $cards } { $per }
    .to = { who-draws.may }
who-discards =
    .order = { $who } odrzuca { $cards } { $per }
    .then = { who-discards.order }
    .may = sprawić, że { $who } odrzuca { $cards } { $per }
    .to = { who-discards.may }
who-discards-random =
    .order = { $who } odrzuca { $count ->
            [one] { $kind ->
                [room] losową kartę komnaty
                [spell] losową kartę czaru
               *[card] losową kartę
            }
            [few] { $count } { $kind ->
                [room] losowe karty komnat
                [spell] losowe karty czarów
               *[card] losowe karty
            }
           *[many] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
        }
    .then = { who-discards-random.order }
    .may = zmusić { $who-acc } do odrzucenia { $count ->
            [one] { $kind ->
                [room] losowej karty komnaty
                [spell] losowej karty czaru
               *[card] losowej karty
            }
            [few] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
           *[many] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
        }
    .to = { who-discards-random.may }
who-discards-hand =
    .order = { $who } odrzuca wszystkie karty z ręki
    .then = { who-discards-hand.order }
    .may = sprawić, że { $who } odrzuca wszystkie karty z ręki
    .to = { who-discards-hand.may }
who-destroys-room =
    .order = { $who } niszczy wybraną przez siebie komnatę w swoich podziemiach
    .then = { who-destroys-room.order }
    .may = zmusić { $who-acc }, by zniszczył wybraną przez siebie komnatę w swoich podziemiach
    .to = { who-destroys-room.may }
who-gains-coins =
    .order = { $who } bierze { $coins } { $per }
    .then = { who-gains-coins.order }
    .may = sprawić, że { $who } bierze { $coins } { $per }
    .to = { who-gains-coins.may }
who-pays =
    .order = { $who } płaci { $coins } { $per }
    .then = { who-pays.order }
    .may = sprawić, że { $who } płaci { $coins } { $per }
    .to = { who-pays.may }
who-pays-to =
    .order = { $who } płaci { $receiver-dat } { $coins } { $per }
    .then = { who-pays-to.order }
    .may = sprawić, że { $who } płaci { $receiver-dat } { $coins } { $per }
    .to = { who-pays-to.may }
who-gives =
    .order = { $who } daje { $receiver-dat } { $cards } z ręki
    .then = { who-gives.order }
    .may = sprawić, że { $who } daje { $receiver-dat } { $cards } z ręki
    .to = { who-gives.may }
who-must =
    .order = { $who } musi { $effect }
    .then = { who-must.order }
    .may = sprawić, że { $who } musi { $effect }
    .to = { who-must.may }
who-may =
    .order = { $who } może { $effect }
    .then = { who-may.order }
    .may = pozwolić { $who-dat } { $effect }
    .to = { who-may.may }
