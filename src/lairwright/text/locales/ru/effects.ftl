## Карты и рука
do-draw =
    .order = возьмите { $cards } { $per }
    .then = { do-draw.order }
    .may = взять { $cards } { $per }
    .to = { do-draw.may }
do-draw-instead =
    .order = возьмите карту заклинания вместо карты комнаты
    .then = { do-draw-instead.order }
    .may = взять карту заклинания вместо карты комнаты
    .to = { do-draw-instead.may }
do-discard =
    .order = сбросьте { $cards } { $per }
    .then = { do-discard.order }
    .may = сбросить { $cards } { $per }
    .to = { do-discard.may }
do-discard-this =
    .order = сбросьте { $this-acc }
    .then = { do-discard-this.order }
    .may = сбросить { $this-acc }
    .to = { do-discard-this.may }
do-discard-hand =
    .order = сбросьте все карты с руки
    .then = { do-discard-hand.order }
    .may = сбросить все карты с руки
    .to = { do-discard-hand.may }
do-discard-market =
    .order = сбросьте все оставшиеся на рынке карты
    .then = { do-discard-market.order }
    .may = сбросить все оставшиеся на рынке карты
    .to = { do-discard-market.may }
do-discard-from-deck =
    .order = сбросьте { $cards } с верха колоды { $kind ->
            [spell] заклинаний
           *[room] комнат
        }
    .then = { do-discard-from-deck.order }
    .may = сбросить { $cards } с верха колоды { $kind ->
            [spell] заклинаний
           *[room] комнат
        }
    .to = { do-discard-from-deck.may }
do-discard-from-market =
    .order = сбросьте { $cards } с рынка
    .then = { do-discard-from-market.order }
    .may = сбросить { $cards } с рынка
    .to = { do-discard-from-market.may }
do-discard-random =
    .order = сбросьте { $count ->
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
    .then = { do-discard-random.order }
    .may = сбросить { $count ->
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
    .to = { do-discard-random.may }
do-new-hands =
    .order = каждый игрок сбрасывает все карты с руки, затем берёт { $cards }
    .then = { do-new-hands.order }
    .may = заставить каждого игрока сбросить все карты с руки, а затем взять { $cards }
    .to = { do-new-hands.may }
do-take =
    .order = возьмите из сброса { $cards } по своему выбору { $per }
    .then = { do-take.order }
    .may = взять из сброса { $cards } по своему выбору { $per }
    .to = { do-take.may }
do-take-any =
    .order = возьмите из сброса { $cards } { $per }
    .then = { do-take-any.order }
    .may = взять из сброса { $cards } { $per }
    .to = { do-take-any.may }
do-take-deck =
    .order = найдите в колоде { $kind ->
            [spell] заклинаний
           *[room] комнат
        } { $cards } и возьмите в руку
    .then = { do-take-deck.order }
    .may = найти в колоде { $kind ->
            [spell] заклинаний
           *[room] комнат
        } { $cards } и взять в руку
    .to = { do-take-deck.may }
do-take-market =
    .order = возьмите с рынка { $cards } по своему выбору
    .then = { do-take-market.order }
    .may = взять с рынка { $cards } по своему выбору
    .to = { do-take-market.may }
do-take-market-all =
    .order = возьмите с рынка { $cards }
    .then = { do-take-market-all.order }
    .may = взять с рынка { $cards }
    .to = { do-take-market-all.may }
do-take-it =
    .order = возьмите в руку { $thing-acc }
    .then = { do-take-it.order }
    .may = взять в руку { $thing-acc }
    .to = { do-take-it.may }
do-take-thing =
    .order = возьмите в руку: { $thing-acc }
    .then = { do-take-thing.order }
    .may = взять в руку: { $thing-acc }
    .to = { do-take-thing.may }
do-search =
    .order = найдите в колоде комнат или в сбросе { $cards } и возьмите в руку
    .then = { do-search.order }
    .may = найти в колоде комнат или в сбросе { $cards } и взять в руку
    .to = { do-search.may }
do-search-build =
    .order = найдите в колоде комнат или в сбросе { $cards } и возьмите её; найденную комнату можно сразу построить
    .then = { do-search-build.order }
    .may = найти в колоде комнат или в сбросе { $cards } и взять её; найденную комнату можно сразу построить
    .to = { do-search-build.may }
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
do-steal-random-card =
    .order = возьмите из руки { $target-gen } { $kind ->
            [room] случайную карту комнаты
            [spell] случайную карту заклинания
           *[card] случайную карту
        }
    .then = { do-steal-random-card.order }
    .may = взять из руки { $target-gen } { $kind ->
            [room] случайную карту комнаты
            [spell] случайную карту заклинания
           *[card] случайную карту
        }
    .to = { do-steal-random-card.may }
do-steal-cards =
    .order = посмотрите карты в руке { $target-gen } и возьмите оттуда { $cards }
    .then = { do-steal-cards.order }
    .may = посмотреть карты в руке { $target-gen } и взять оттуда { $cards }
    .to = { do-steal-cards.may }
do-steal-may =
    .order = посмотрите карты в руке { $target-gen }; можете взять оттуда { $cards }
    .then = { do-steal-may.order }
    .may = посмотреть карты в руке { $target-gen }; можете взять оттуда { $cards }
    .to = { do-steal-may.may }
do-steal-price =
    .order = посмотрите карты в руке { $target-gen }; можете взять одну из них и заплатить этому игроку (монеты: { $room } за комнату, { $spell } за заклинание)
    .then = { do-steal-price.order }
    .may = посмотреть карты в руке { $target-gen }; можете взять одну из них и заплатить этому игроку (монеты: { $room } за комнату, { $spell } за заклинание)
    .to = { do-steal-price.may }
do-give =
    .order = отдайте { $receiver-dat } { $cards } с руки
    .then = { do-give.order }
    .may = отдать { $receiver-dat } { $cards } с руки
    .to = { do-give.may }
do-give-random =
    .order = отдайте { $receiver-dat } { $count ->
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
        } с руки
    .then = { do-give-random.order }
    .may = отдать { $receiver-dat } { $count ->
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
        } с руки
    .to = { do-give-random.may }
do-reveal =
    .order = покажите { $cards } с руки
    .then = { do-reveal.order }
    .may = показать { $cards } с руки
    .to = { do-reveal.may }
cards-any = любое количество карт { $kind ->
            [room] комнат
            [spell] заклинаний
            [miniboss] мини-боссов
           *[card] с руки
        }
cards-all = { $kind ->
            [room] все карты комнат
            [spell] все карты заклинаний
            [miniboss] все карты мини-боссов
           *[card] все карты
        }
cards-all-in-hand = { $kind ->
            [room] все карты комнат
            [spell] все карты заклинаний
            [miniboss] все карты мини-боссов
           *[card] все карты
        } с руки
cards-miniboss = { $count ->
            [1] карту мини-босса
            [one] { $count } карту мини-боссов
            [few] { $count } карты мини-боссов
           *[many] { $count } карт мини-боссов
        }

## Монеты и жетоны
coins-counted = { $count ->
            [one] { $count } монету
            [few] { $count } монеты
           *[many] { $count } монет
        }
coins-any = любое количество монет
coins-up-to = до { $number } монет
counters-counted = { $count ->
            [one] { $count } жетон
            [few] { $count } жетона
           *[many] { $count } жетонов
        }
do-coins =
    .order = получите { $coins } { $per }
    .then = { do-coins.order }
    .may = получить { $coins } { $per }
    .to = { do-coins.may }
do-coins-on =
    .order = положите на { $target-acc } { $coins } из запаса
    .then = { do-coins-on.order }
    .may = положить на { $target-acc } { $coins } из запаса
    .to = { do-coins-on.may }
do-pay =
    .order = заплатите { $coins } { $per }
    .then = { do-pay.order }
    .may = заплатить { $coins } { $per }
    .to = { do-pay.may }
do-pay-on =
    .order = положите { $coins } из казны на { $target-acc }
    .then = { do-pay-on.order }
    .may = положить { $coins } из казны на { $target-acc }
    .to = { do-pay-on.may }
do-pay-to =
    .order = заплатите { $receiver-dat } { $coins } { $per }
    .then = { do-pay-to.order }
    .may = заплатить { $receiver-dat } { $coins } { $per }
    .to = { do-pay-to.may }
do-counters =
    .order = добавьте { $target-dat } { $counters } урона { $per }
    .then = { do-counters.order }
    .may = добавить { $target-dat } { $counters } урона { $per }
    .to = { do-counters.may }
do-counters-remove =
    .order = убавьте { $target-dat } { $counters } урона { $per }
    .then = { do-counters-remove.order }
    .may = убавить { $target-dat } { $counters } урона { $per }
    .to = { do-counters-remove.may }
do-counters-spread =
    .order = разложите { $counters } урона по своим комнатам { $per }
    .then = { do-counters-spread.order }
    .may = разложить { $counters } урона по своим комнатам { $per }
    .to = { do-counters-spread.may }
do-counters-gather =
    .order = уберите { $counters } урона со своих комнат { $per }
    .then = { do-counters-gather.order }
    .may = убрать { $counters } урона со своих комнат { $per }
    .to = { do-counters-gather.may }
do-token =
    .order = дайте { $target-dat } жетон здоровья (+{ $number })
    .then = { do-token.order }
    .may = дать { $target-dat } жетон здоровья (+{ $number })
    .to = { do-token.may }
do-token-remove =
    .order = дайте { $target-dat } жетон здоровья (−{ $number })
    .then = { do-token-remove.order }
    .may = дать { $target-dat } жетон здоровья (−{ $number })
    .to = { do-token-remove.may }
