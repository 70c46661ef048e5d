## Изменения до конца хода
mod-damage =
    .order = дайте { $target-dat } { $amount } к урону { $against } { $per } { -until-end }
    .then = { mod-damage.order }
    .may = дать { $target-dat } { $amount } к урону { $against } { $per } { -until-end }
    .to = { mod-damage.may }
mod-dungeon-damage =
    .order = дайте каждой своей комнате { $amount } к урону { -until-end }
    .then = { mod-dungeon-damage.order }
    .may = дать каждой своей комнате { $amount } к урону { -until-end }
    .to = { mod-dungeon-damage.may }
mod-health =
    .order = дайте { $target-dat } { $amount } к здоровью { $per } { -until-end }
    .then = { mod-health.order }
    .may = дать { $target-dat } { $amount } к здоровью { $per } { -until-end }
    .to = { mod-health.may }
mod-treasure =
    .order = дайте { $target-dat } дополнительное сокровище { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure.order }
    .may = дать { $target-dat } дополнительное сокровище { $per } { -until-end } ({ $treasure })
    .to = { mod-treasure.may }
mod-treasure-player =
    .order = дайте боссу { $target-gen } дополнительное сокровище { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure-player.order }
    .may = дать боссу { $target-gen } дополнительное сокровище { $per } { -until-end } ({ $treasure })
    .to = { mod-treasure-player.may }
mod-treasure-you =
    .order = дайте своему боссу дополнительное сокровище { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure-you.order }
    .may = дать своему боссу дополнительное сокровище { $per } { -until-end } ({ $treasure })
    .to = { mod-treasure-you.may }
treasure-any = 1 любого класса
mod-double-damage =
    .order = удвойте урон { $target-gen } { $against } { -until-end }
    .then = { mod-double-damage.order }
    .may = удвоить урон { $target-gen } { $against } { -until-end }
    .to = { mod-double-damage.may }
mod-double-treasure =
    .order = удвойте сокровища { $target-gen } { -until-end }
    .then = { mod-double-treasure.order }
    .may = удвоить сокровища { $target-gen } { -until-end }
    .to = { mod-double-treasure.may }
mod-double-health =
    .order = удвойте здоровье { $target-gen } { -until-end }
    .then = { mod-double-health.order }
    .may = удвоить здоровье { $target-gen } { -until-end }
    .to = { mod-double-health.may }
mod-double-yours =
    .order = удвойте сокровища своих комнат { -until-end }
    .then = { mod-double-yours.order }
    .may = удвоить сокровища своих комнат { -until-end }
    .to = { mod-double-yours.may }
mod-no-damage =
    .order = { $target } не наносит урона { -until-end }
    .then = { mod-no-damage.order }
    .may = лишить урона { $target-acc } { -until-end }
    .to = { mod-no-damage.may }
mod-no-damage-hero =
    .order = комнаты не наносят урона { $target-dat } { -until-end }
    .then = { mod-no-damage-hero.order }
    .may = защитить от урона комнат { $target-acc } { -until-end }
    .to = { mod-no-damage-hero.may }
mod-no-treasure =
    .order = { $target } остаётся без сокровищ { -until-end }
    .then = { mod-no-treasure.order }
    .may = лишить сокровищ { $target-acc } { -until-end }
    .to = { mod-no-treasure.may }
mod-no-text =
    .order = не учитывайте текст { $target-gen } { -until-end }
    .then = { mod-no-text.order }
    .may = не учитывать текст { $target-gen } { -until-end }
    .to = { mod-no-text.may }
mod-no-spell =
    .order = заклинания не действуют на { $target-acc } { -until-end }
    .then = { mod-no-spell.order }
    .may = защитить от заклинаний { $target-acc } { -until-end }
    .to = { mod-no-spell.may }
mod-no-room =
    .order = текст комнат не действует на { $target-acc } { -until-end }
    .then = { mod-no-room.order }
    .may = защитить от текста комнат { $target-acc } { -until-end }
    .to = { mod-no-room.may }
mod-no-build =
    .order = на { $target-dat } ничего не строят { -until-end }
    .then = { mod-no-build.order }
    .may = запретить строить на { $target-dat } { -until-end }
    .to = { mod-no-build.may }
mod-no-build-you =
    .order = вы больше ничего не строите { -until-end }
    .then = { mod-no-build-you.order }
    .may = больше ничего не строить { -until-end }
    .to = { mod-no-build-you.may }
mod-no-build-player =
    .order = { $target } больше ничего не строит { -until-end }
    .then = { mod-no-build-player.order }
    .may = запретить { $target-dat } строить { -until-end }
    .to = { mod-no-build-player.may }
mod-build-forbidden =
    .order = до конца хода никто не строит комнаты; лежащие лицом вниз комнаты возвращаются в руки владельцев
    .then = { mod-build-forbidden.order }
    .may = до конца хода запретить всем строить комнаты; лежащие лицом вниз комнаты возвращаются в руки владельцев
    .to = { mod-build-forbidden.may }
mod-no-build-on =
    .order = на { $target-dat } нельзя построить { $room-acc } { -until-end }
    .then = { mod-no-build-on.order }
    .may = запретить строить { $room-acc } на { $target-dat } { -until-end }
    .to = { mod-no-build-on.may }
mod-no-enters =
    .order = { $target } в этом ходу не заходит внутрь
    .then = { mod-no-enters.order }
    .may = задержать { $target-acc } у входа { -until-end }
    .to = { mod-no-enters.may }
mod-no-enters-player =
    .order = герои у входа в подземелье { $target-gen } в этом ходу не заходят внутрь
    .then = { mod-no-enters-player.order }
    .may = задержать всех героев у входа в подземелье { $target-gen } { -until-end }
    .to = { mod-no-enters-player.may }
mod-no-enters-you =
    .order = в этом ходу герои больше не заходят в ваше подземелье
    .then = { mod-no-enters-you.order }
    .may = задержать всех героев у входа в своё подземелье { -until-end }
    .to = { mod-no-enters-you.may }
mod-no-lured =
    .order = { $target } в этом ходу никуда не заманивается
    .then = { mod-no-lured.order }
    .may = не дать заманить { $target-acc } в этом ходу
    .to = { mod-no-lured.may }
mod-no-win =
    .order = { $target } в этом ходу не может победить благодаря душам
    .then = { mod-no-win.order }
    .may = не дать победить благодаря душам в этом ходу, если это { $target }
    .to = { mod-no-win.may }
mod-no-lose =
    .order = { $target } в этом ходу не может проиграть из-за ран
    .then = { mod-no-lose.order }
    .may = спасти от поражения из-за ран в этом ходу { $target-acc }
    .to = { mod-no-lose.may }
mod-no-win-you =
    .order = вы не можете в этом ходу победить благодаря душам
    .then = { mod-no-win-you.order }
    .may = отказаться в этом ходу от победы благодаря душам
    .to = { mod-no-win-you.may }
mod-no-lose-you =
    .order = вы не можете в этом ходу проиграть из-за ран
    .then = { mod-no-lose-you.order }
    .may = уберечься в этом ходу от поражения из-за ран
    .to = { mod-no-lose-you.may }
mod-no-spell-you =
    .order = вы не можете разыгрывать заклинания { -until-end }
    .then = { mod-no-spell-you.order }
    .may = не разыгрывать заклинания { -until-end }
    .to = { mod-no-spell-you.may }
mod-no-spell-player =
    .order = { $target } не может разыгрывать заклинания { -until-end }
    .then = { mod-no-spell-player.order }
    .may = запретить { $target-dat } разыгрывать заклинания { -until-end }
    .to = { mod-no-spell-player.may }
mod-skip =
    .order = { $target } обходит { $room-acc } { -until-end }
    .then = { mod-skip.order }
    .may = провести { $target-acc } мимо { $room-gen } { -until-end }
    .to = { mod-skip.may }
mod-price-spell =
    .order = каждое заклинание стоит на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] дороже
           *[less] дешевле
        } { -until-end }
    .then = { mod-price-spell.order }
    .may = { $change ->
            [more] повысить
           *[less] понизить
        } на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } цену заклинаний { -until-end }
    .to = { mod-price-spell.may }
mod-price-reveal =
    .order = открытие мини-босса стоит на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] дороже
           *[less] дешевле
        } { -until-end }
    .then = { mod-price-reveal.order }
    .may = { $change ->
            [more] повысить
           *[less] понизить
        } на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } цену открытия мини-босса { -until-end }
    .to = { mod-price-reveal.may }
mod-price-promote =
    .order = повышение мини-босса стоит на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] дороже
           *[less] дешевле
        } { -until-end }
    .then = { mod-price-promote.order }
    .may = { $change ->
            [more] повысить
           *[less] понизить
        } на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } цену повышения мини-босса { -until-end }
    .to = { mod-price-promote.may }
mod-fits =
    .order = значки не обязаны совпадать, чтобы построить { $cards } на { $target-dat } { -until-end }
    .then = { mod-fits.order }
    .may = получить право строить { $cards } на { $target-dat } без совпадения значков { -until-end }
    .to = { mod-fits.may }
mod-fits-yours =
    .order = значки не обязаны совпадать, когда вы строите { $cards } { -until-end }
    .then = { mod-fits-yours.order }
    .may = строить { $cards } без совпадения значков { -until-end }
    .to = { mod-fits-yours.may }
mod-fits-this =
    .order = значки не обязаны совпадать, чтобы построить { $target-acc } { -until-end }
    .then = { mod-fits-this.order }
    .may = строить { $target-acc } без совпадения значков { -until-end }
    .to = { mod-fits-this.may }
mod-build-one-more =
    .order = вы можете построить в этом ходу ещё одну комнату
    .then = { mod-build-one-more.order }
    .may = построить в этом ходу ещё одну комнату
    .to = { mod-build-one-more.may }
mod-build-more =
    .order = вы можете построить в этом ходу на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } больше
    .then = { mod-build-more.order }
    .may = построить в этом ходу на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } больше
    .to = { mod-build-more.may }
mod-build-fewer =
    .order = вы можете построить в этом ходу на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } меньше
    .then = { mod-build-fewer.order }
    .may = построить в этом ходу на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } меньше
    .to = { mod-build-fewer.may }
mod-build-player =
    .order = { $target } может построить в этом ходу на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } { $change ->
            [more] больше
           *[less] меньше
        }
    .then = { mod-build-player.order }
    .may = позволить { $target-dat } построить в этом ходу на { $number ->
            [one] { $number } комнату
            [few] { $number } комнаты
           *[many] { $number } комнат
        } { $change ->
            [more] больше
           *[less] меньше
        }
    .to = { mod-build-player.may }
mod-price-spell-player =
    .order = { $target } платит за каждое заклинание на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] больше
           *[less] меньше
        } { -until-end }
    .then = { mod-price-spell-player.order }
    .may = заставить { $target-acc } платить за каждое заклинание на { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        } { $change ->
            [more] больше
           *[less] меньше
        } { -until-end }
    .to = { mod-price-spell-player.may }
mod-counts-player =
    .order = { $target } считает на { $what ->
            [souls] { $number ->
                [one] { $number } душу
                [few] { $number } души
               *[many] { $number } душ
            }
           *[wounds] { $number ->
                [one] { $number } рану
                [few] { $number } раны
               *[many] { $number } ран
            }
        } больше { -until-end }
    .then = { mod-counts-player.order }
    .may = засчитать { $target-dat } на { $what ->
            [souls] { $number ->
                [one] { $number } душу
                [few] { $number } души
               *[many] { $number } душ
            }
           *[wounds] { $number ->
                [one] { $number } рану
                [few] { $number } раны
               *[many] { $number } ран
            }
        } больше { -until-end }
    .to = { mod-counts-player.may }
mod-item =
    .order = вы можете иметь на { $number ->
            [one] { $number } открытый предмет
            [few] { $number } открытых предмета
           *[many] { $number } открытых предметов
        } больше { -until-end }
    .then = { mod-item.order }
    .may = иметь на { $number ->
            [one] { $number } открытый предмет
            [few] { $number } открытых предмета
           *[many] { $number } открытых предметов
        } больше { -until-end }
    .to = { mod-item.may }
mod-souls =
    .order = считайте, что у вас на { $number ->
            [one] { $number } душу
            [few] { $number } души
           *[many] { $number } душ
        } больше, { -until-end }
    .then = { mod-souls.order }
    .may = считать, что у вас на { $number ->
            [one] { $number } душу
            [few] { $number } души
           *[many] { $number } душ
        } больше, { -until-end }
    .to = { mod-souls.may }
mod-wounds =
    .order = считайте, что у вас на { $number ->
            [one] { $number } рану
            [few] { $number } раны
           *[many] { $number } ран
        } больше, { -until-end }
    .then = { mod-wounds.order }
    .may = считать, что у вас на { $number ->
            [one] { $number } рану
            [few] { $number } раны
           *[many] { $number } ран
        } больше, { -until-end }
    .to = { mod-wounds.may }
mod-ability =
    .order = дайте { $target-dat } такую способность { -until-end }: «{ $text }»
    .then = { mod-ability.order }
    .may = дать { $target-dat } такую способность { -until-end }: «{ $text }»
    .to = { mod-ability.may }
