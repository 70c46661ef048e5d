always-price-spell = каждое заклинание стоит на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] дороже
           *[less] дешевле
        }
always-price-reveal = открытие мини-босса стоит на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] дороже
           *[less] дешевле
        }
always-price-promote = повышение мини-босса стоит на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] дороже
           *[less] дешевле
        }
always-souls = у вас на { $number ->
            [one] { $number } душу
            [few] { $number } души
           *[many] { $number } душ
        } больше
always-wounds = у вас на { $number ->
            [one] { $number } рану
            [few] { $number } раны
           *[many] { $number } ран
        } больше

## Что действует всегда
against = против { $hero-gen }
always-damage = { $target } получает { $amount } к урону { $per } { $against }
always-health = { $target } получает { $amount } к здоровью { $per }
always-treasure = { $target } имеет дополнительное сокровище { $per } ({ $treasure })
always-treasure-you = ваш босс имеет дополнительное сокровище { $per } ({ $treasure })
always-double-damage = { $target } наносит двойной урон { $against }
always-double-treasure = сокровища { $target-gen } удваиваются
always-double-health = { $target } имеет двойное здоровье
always-no-damage = { $target } не наносит урона
always-no-damage-hero = комнаты не наносят урона { $target-dat }
always-no-treasure = { $target } остаётся без сокровищ
always-no-text = текст { $target-gen } не действует
always-no-spell = заклинания не действуют на { $target-acc }
always-no-spell-you = вы не можете разыгрывать заклинания
always-no-spell-player = { $target } не может разыгрывать заклинания
always-no-room = текст комнат не действует на { $target-acc }
always-no-build = на { $target-dat } нельзя ничего строить
always-no-build-you = вы ничего не можете строить
always-no-build-player = { $target } ничего не может строить
always-no-build-on = на { $target-dat } нельзя построить { $room-acc }
always-no-enters = { $target } не заходит в подземелье
always-no-enters-you = герои не заходят в ваше подземелье
always-no-enters-player = герои у входа в подземелье { $target-gen } не заходят внутрь
always-no-lured = { $target } никуда не заманивается
always-no-win = { $target } не может победить благодаря душам
always-no-win-you = вы не можете победить благодаря душам
always-no-lose = { $target } не может проиграть из-за ран
always-no-lose-you = вы не можете проиграть из-за ран
always-skip = { $target } обходит { $room-acc }
always-fits = значки не обязаны совпадать, чтобы построить { $cards } на { $target-dat }
always-fits-yours = значки не обязаны совпадать, когда вы строите { $cards }
always-fits-this = значки не обязаны совпадать, чтобы построить { $target-acc }
always-ability = { $target } имеет такую способность: «{ $text }»
always-build-more = вы можете строить за ход на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } больше
always-build-fewer = вы можете строить за ход на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } меньше
always-item = вы можете иметь на { $number ->
            [one] { $number } открытый предмет
            [few] { $number } открытых предмета
           *[many] { $number } открытых предметов
        } больше
always-while = { $text }, пока этот герой в вашем подземелье
always-if = { $text }, { $condition }

## Урон
always-this-room = Эта комната получает { $damage } к урону.
    .per = Урон этой комнаты: { $damage } { $per }.
always-adjacent-rooms =
    { $kind ->
        [monster] Соседние комнаты с монстрами
        [trap] Соседние комнаты с ловушками
       *[any] Соседние комнаты
    } получают { $damage } к урону.
    .per =
        { $kind ->
            [monster] Соседние комнаты с монстрами
            [trap] Соседние комнаты с ловушками
           *[any] Соседние комнаты
        } получают { $damage } к урону { $per }.
always-room-to-the-right =
    { $kind ->
        [monster] Если справа от этой комнаты находится комната с монстром, та
        [trap] Если справа от этой комнаты находится комната с ловушкой, та
       *[any] Комната справа от этой
    } получает { $damage } к урону.
    .per =
        { $kind ->
            [monster] Если справа от этой комнаты находится комната с монстром, та
            [trap] Если справа от этой комнаты находится комната с ловушкой, та
           *[any] Комната справа от этой
        } получает { $damage } к урону { $per }.
always-room-to-the-left =
    { $kind ->
        [monster] Если слева от этой комнаты находится комната с монстром, та
        [trap] Если слева от этой комнаты находится комната с ловушкой, та
       *[any] Комната слева от этой
    } получает { $damage } к урону.
    .per =
        { $kind ->
            [monster] Если слева от этой комнаты находится комната с монстром, та
            [trap] Если слева от этой комнаты находится комната с ловушкой, та
           *[any] Комната слева от этой
        } получает { $damage } к урону { $per }.
always-other-rooms =
    { $kind ->
        [monster] Все остальные комнаты с монстрами в вашем подземелье
        [trap] Все остальные комнаты с ловушками в вашем подземелье
       *[any] Все остальные комнаты в вашем подземелье
    } получают { $damage } к урону.
    .per =
        { $kind ->
            [monster] Все остальные комнаты с монстрами в вашем подземелье
            [trap] Все остальные комнаты с ловушками в вашем подземелье
           *[any] Все остальные комнаты в вашем подземелье
        } получают { $damage } к урону { $per }.
always-cover = Поверх этой комнаты нельзя строить продвинутые комнаты.
