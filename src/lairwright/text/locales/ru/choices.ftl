## Вопросы
prompt-build = Ваша очередь строить: выложите комнату лицом вниз или используйте заклинания и свойства.
prompt-build-done = Ваша очередь строить: вы ещё можете использовать заклинания и свойства.
prompt-respond = Сейчас вы можете использовать заклинание или свойство.
prompt-choose-boss = Выберите босса, за которого хотите играть.
prompt-mulligan = Вы можете один раз заменить стартовую руку.
prompt-setup-discard = Выберите, какую карту из стартовой руки сбросить.
prompt-first-room = Вы можете выложить лицом вниз свою первую комнату.
prompt-round-draw = Начало хода: возьмите карту.
prompt-negate = Разыгрывается заклинание «{ $card }». Вы можете его отменить.
prompt-order = Сейчас срабатывают несколько ваших эффектов. Выберите, какой будет первым.
prompt-machinations = В этом ходу вы не убили ни одного героя, поэтому можете взять карту.
prompt-target-hero = { $card }: выберите героя.
prompt-target-room = { $card }: выберите комнату.
prompt-target-rival = { $card }: выберите соперника.
prompt-target-soul = { $card }: выберите героя, лежащего лицом вниз.
prompt-target-spell = { $card }: выберите, какое заклинание отменить.
prompt-may = { $card }: применить?
prompt-pay-discard = { $card }: выберите, какую карту сбросить в уплату.
prompt-pay-sacrifice = { $card }: выберите, какую из своих комнат сломать в уплату.
prompt-discard = { $card }: выберите, какую карту сбросить.
prompt-fetch = { $card }: выберите карту из сброса.
prompt-name-kind = { $card }: назовите, карту какого вида взять.
prompt-take = { $card }: выберите, какую карту взять.
prompt-heal = { $card }: выберите героя, чьи раны станут душами.
prompt-destroy-own = { $card }: выберите, какую комнату своего подземелья сломать.
prompt-swap = { $card }: выберите комнату, которая поменяется местами с другой.
prompt-build-now = { $card }: вы можете сразу построить ещё одну комнату.
prompt-search = { $card }: найдите комнату.
prompt-search-spells = { $card }: найдите заклинание.
prompt-choose = Сделайте выбор.

prompt-effect = Эффект

## Варианты ответа. Позиции считаются от босса.
option-pass = Пас
option-accept = Применить
option-keep = Оставить эту руку
option-mulligan = Заменить всю руку
option-boss = Играть за босса { $card }
option-build-end = Построить комнату «{ $card }» первой от входа
option-build-on = Построить комнату «{ $card }» поверх комнаты «{ $room }» (позиция { $position })
option-play = Разыграть заклинание «{ $card }»
option-use = Применить свойство комнаты «{ $card }» (позиция { $position })
option-discard = Сбросить карту «{ $card }»
option-sacrifice = Сломать: { $room } (позиция { $position })
option-room = { $who }: { $room } (позиция { $position })
    .you = Ваша комната: { $room } (позиция { $position })
option-hero = { $card }
option-soul = { $who }: { $card }
    .you = Ваш герой: { $card }
option-spell = { $who }: { $card }
    .you = Ваше заклинание: { $card }
option-take = Взять карту «{ $card }»
option-draw-room = Взять карту комнаты
option-draw-spell = Взять карту заклинания
option-kind-room = Случайная карта комнаты
option-kind-spell = Случайная карта заклинания
option-search-deck = Искать в колоде комнат
option-search-discard = Искать в сбросе
option-search-spells = Искать в колоде заклинаний
option-resolve = Сначала «{ $card }»
option-heal = Перевернуть героя { $card }

## Отказ
option-decline = Не применять
option-decline-build = Пока не строить комнату
option-decline-first-room = Не выкладывать первую комнату
option-decline-build-now = Не строить ещё одну комнату
option-decline-machinations = Не брать карту
option-decline-search = Больше ничего не брать

## Вместо названия комнаты
room-face-down = комната лицом вниз
room-position = позиция { $position }
