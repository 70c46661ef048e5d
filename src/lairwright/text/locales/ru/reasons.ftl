## Причины
reason-legal = Это возможно.
reason-offered = Это возможно: такой вариант есть в списке.
reason-building-forbidden = До конца хода строить нельзя: это запрещает эффект карты.
reason-advanced-needs-room-below = Продвинутую комнату можно построить только поверх другой комнаты, а не на новом месте.
reason-dungeon-full = В вашем подземелье уже пять видимых комнат: строить можно только поверх одной из них.
reason-cannot-build-on-face-down = Нельзя строить поверх комнаты, которая ещё лежит лицом вниз.
reason-cannot-build-on-deactivated = Нельзя строить поверх деактивированной комнаты.
reason-treasure-does-not-match = Продвинутую комнату можно построить только поверх комнаты, у которой с ней совпадает хотя бы один вид сокровищ.
reason-not-covered-by-advanced = Комната на этом месте запрещает строить поверх неё продвинутые комнаты.
reason-no-such-place = В вашем подземелье нет комнаты на этой позиции; позиции считаются от босса, начиная с 1.
reason-wrong-phase-icon = Эту карту нельзя использовать в этой фазе.
reason-condition-does-not-hold = Условие, указанное на карте, сейчас не выполнено.
reason-no-legal-target = Сейчас эту карту не к чему применить.
reason-already-used-this-round = Это свойство уже применялось в этом ходу.
reason-room-not-active = Комната лежит лицом вниз или деактивирована, поэтому её свойство не действует.
reason-cost-cannot-be-paid = Вы не можете уплатить цену этого свойства.
reason-no-activated-ability = У этой комнаты нет активируемого свойства: всё, что она делает, происходит само собой.
reason-nothing-to-negate = Никто из соперников не разыгрывает заклинание, которое можно отменить.
reason-already-built-this-round = Вы уже выложили комнату в этом ходу, или сейчас не время строить.
reason-rooms-are-revealed-already = Комнаты этого хода уже вскрыты.
reason-mulligan-only-once = Стартовую руку можно заменить только один раз.
reason-hand-does-not-allow-a-mulligan = Такую стартовую руку заменять нельзя.
reason-must-discard = Вам ещё нужно сбросить карты из стартовой руки.
reason-has-discarded-already = Вы уже сбросили карты из стартовой руки.
reason-not-your-turn-to-build = Сейчас строит другой игрок.
reason-first-room-is-mandatory = По этим правилам первую комнату нужно выложить обязательно.
reason-eliminated = Этот игрок выбыл из игры.
reason-must-choose = Нужно выбрать один из вариантов: отказаться нельзя.
reason-turn-is-over = Ваша очередь в фазе строительства уже прошла.
reason-not-your-choice-now = Сейчас выбираете не вы.
reason-not-an-option-here = Это не ответ на вопрос, который сейчас задан.
reason-no-spells-in-this-phase = В этой фазе нельзя разыгрывать заклинания.
reason-no-abilities-in-this-phase = В этой фазе нельзя применять свойства.
reason-not-a-room = Эта карта — не комната.
reason-not-a-spell = Эта карта — не заклинание.
reason-not-in-hand = У вас в руке нет этой карты.
reason-game-over = Игра окончена.

## Причины с переменной частью
reason-no-such-seat = Места { $rest } нет.
reason-unknown-card = В этой игре нет карты с идентификатором { $rest }.
reason-expected-build = Такой ключ пишется так: build КАРТА end или build КАРТА on N.
reason-expected-play = Такой ключ пишется так: play ЗАКЛИНАНИЕ.
reason-expected-use = Такой ключ пишется так: use КОМНАТА N.
reason-no-such-option = Варианта с таким номером нет; всего вариантов: { $rest }.
reason-another-card-is-at-position = На позиции { $rest } лежит другая комната.
reason-no-building-in = { $phase }: сейчас ничего не строят.

## Чем закончилась игра
outcome-ten-souls = Набрано десять душ.
outcome-last-boss-standing = Остался только один босс.
outcome-all-out = Последние боссы пали в одном и том же ходу; побеждает игрок с лучшим счётом.
outcome-five-wounds = Один из боссов получил пять ран; побеждает игрок с лучшим счётом.
outcome-hero-deck-empty = Колода героев закончилась; побеждает игрок с лучшим счётом.
outcome-heroes-exhausted = Героев больше нигде нет; побеждает игрок с лучшим счётом.
outcome-stalemate = Игра зашла в тупик; побеждает игрок с лучшим счётом.
