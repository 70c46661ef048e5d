## Герои
do-choose =
    .order = выберите { $target-acc }
    .then = { do-choose.order }
    .may = выбрать { $target-acc }
    .to = { do-choose.may }
do-kill =
    .order = убейте { $target-acc }
    .then = { do-kill.order }
    .may = убить { $target-acc }
    .to = { do-kill.may }
do-damage =
    .order = нанесите { $target-dat } { $damage ->
            [one] { $damage } единицу урона
            [few] { $damage } единицы урона
           *[many] { $damage } единиц урона
        } { $per }
    .then = { do-damage.order }
    .may = нанести { $target-dat } { $damage ->
            [one] { $damage } единицу урона
            [few] { $damage } единицы урона
           *[many] { $damage } единиц урона
        } { $per }
    .to = { do-damage.may }
do-damage-random =
    .order = нанесите { $target-dat } случайный урон, от 1 до { $damage }
    .then = { do-damage-random.order }
    .may = нанести { $target-dat } случайный урон, от 1 до { $damage }
    .to = { do-damage-random.may }
do-damage-your-rooms =
    .order = нанесите { $target-dat } по 1 единице урона за каждую свою активную комнату
    .then = { do-damage-your-rooms.order }
    .may = нанести { $target-dat } по 1 единице урона за каждую свою активную комнату
    .to = { do-damage-your-rooms.may }
do-move-town =
    .order = верните в город { $target-acc }
    .then = { do-move-town.order }
    .may = вернуть в город { $target-acc }
    .to = { do-move-town.may }
do-move-end-of-town =
    .order = переместите в конец очереди { $target-acc }
    .then = { do-move-end-of-town.order }
    .may = переместить в конец очереди { $target-acc }
    .to = { do-move-end-of-town.may }
do-move-your-entrance =
    .order = переместите ко входу в своё подземелье { $target-acc }
    .then = { do-move-your-entrance.order }
    .may = переместить ко входу в своё подземелье { $target-acc }
    .to = { do-move-your-entrance.may }
do-move-rival-entrance =
    .order = переместите ко входу в подземелье выбранного соперника { $target-acc }
    .then = { do-move-rival-entrance.order }
    .may = переместить ко входу в подземелье выбранного соперника { $target-acc }
    .to = { do-move-rival-entrance.may }
do-move-any-entrance =
    .order = переместите к любому входу { $target-acc }
    .then = { do-move-any-entrance.order }
    .may = переместить к любому входу { $target-acc }
    .to = { do-move-any-entrance.may }
do-move-entrance =
    .order = переместите ко входу в подземелье { $person-gen } { $target-acc }
    .then = { do-move-entrance.order }
    .may = переместить ко входу в подземелье { $person-gen } { $target-acc }
    .to = { do-move-entrance.may }
do-move-back-of-line =
    .order = переместите в конец очереди у того же входа { $target-acc }
    .then = { do-move-back-of-line.order }
    .may = переместить в конец очереди у того же входа { $target-acc }
    .to = { do-move-back-of-line.may }
do-move-random-entrance =
    .order = переместите наугад ко входу в своё подземелье { $target-acc }
    .then = { do-move-random-entrance.order }
    .may = переместить наугад ко входу в своё подземелье { $target-acc }
    .to = { do-move-random-entrance.may }
do-move-first-room =
    .order = верните в первую комнату { $target-acc }
    .then = { do-move-first-room.order }
    .may = вернуть в первую комнату { $target-acc }
    .to = { do-move-first-room.may }
do-move-previous =
    .order = верните в предыдущую комнату { $target-acc }
    .then = { do-move-previous.order }
    .may = вернуть в предыдущую комнату { $target-acc }
    .to = { do-move-previous.may }
do-move-previous-room =
    .order = верните его в предыдущую комнату
    .then = { do-move-previous-room.order }
    .may = вернуть его в предыдущую комнату
    .to = { do-move-previous-room.may }
do-move-location =
    .order = отправьте на положенное место на поле { $target-acc }
    .then = { do-move-location.order }
    .may = отправить на положенное место на поле { $target-acc }
    .to = { do-move-location.may }
do-move-named =
    .order = отправьте { $target-acc } сразу в место «{ $location }»
    .then = { do-move-named.order }
    .may = отправить { $target-acc } сразу в место «{ $location }»
    .to = { do-move-named.may }
location-temple = Храм
location-stadium = Стадион
location-library = Библиотека
location-hideout = Логово
location-tavern = Таверна
location-landing-site = Место посадки
do-move-hand =
    .order = верните { $target-acc } { $whose ->
            [self] в свою руку
            [you] в вашу руку
            [own] в свою руку
            [any] в любую руку
           *[someone] в руку { $person-gen }
        }
    .then = { do-move-hand.order }
    .may = вернуть { $target-acc } { $whose ->
            [self] в свою руку
            [you] в вашу руку
            [own] в свою руку
            [any] в любую руку
           *[someone] в руку { $person-gen }
        }
    .to = { do-move-hand.may }
do-move-score =
    .order = положите в свою область подсчёта очков { $target-acc }
    .then = { do-move-score.order }
    .may = положить в свою область подсчёта очков { $target-acc }
    .to = { do-move-score.may }
do-move-score-up =
    .order = положите в свою область подсчёта очков лицом вверх { $target-acc }
    .then = { do-move-score-up.order }
    .may = положить в свою область подсчёта очков лицом вверх { $target-acc }
    .to = { do-move-score-up.may }
do-move-score-down =
    .order = положите в свою область подсчёта очков лицом вниз { $target-acc }
    .then = { do-move-score-down.order }
    .may = положить в свою область подсчёта очков лицом вниз { $target-acc }
    .to = { do-move-score-down.may }
# $face is "up" or "down".
do-move-score-of =
    .order = положите в область подсчёта очков { $person-gen } { $face ->
            [up] лицом вверх
           *[down] лицом вниз
        } { $target-acc }
    .then = { do-move-score-of.order }
    .may = положить в область подсчёта очков { $person-gen } { $face ->
            [up] лицом вверх
           *[down] лицом вниз
        } { $target-acc }
    .to = { do-move-score-of.may }
do-move-to-target =
    .order = дайте { $target-dat } { $thing-acc }
    .then = { do-move-to-target.order }
    .may = дать { $target-dat } { $thing-acc }
    .to = { do-move-to-target.may }
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
do-remove =
    .order = удалите из игры { $target-acc }
    .then = { do-remove.order }
    .may = удалить из игры { $target-acc }
    .to = { do-remove.may }
do-turn-wound =
    .order = переверните лицом вниз одного героя, лежащего лицом вверх в вашей области подсчёта очков: его раны становятся душами
    .then = { do-turn-wound.order }
    .may = перевернуть лицом вниз одного героя, лежащего лицом вверх в вашей области подсчёта очков: его раны становятся душами
    .to = { do-turn-wound.may }
do-turn =
    .order = переверните { $target-acc }
    .then = { do-turn.order }
    .may = перевернуть { $target-acc }
    .to = { do-turn.may }
