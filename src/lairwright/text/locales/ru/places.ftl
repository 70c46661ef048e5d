## Какая вещь
of-cleric = класса «клерик»
has-cleric = с сокровищем клерика
of-fighter = класса «воин»
has-fighter = с сокровищем воина
of-mage = класса «маг»
has-mage = с сокровищем мага
of-thief = класса «вор»
has-thief = с сокровищем вора
of-explorer = класса «исследователь»
has-explorer = с сокровищем исследователя
has-miniboss = с мини-боссом
has-minion = с вашим приспешником
has-item = с предметом
has-counters = с жетоном
has-token = с жетоном здоровья
has-covered = с другой комнатой под ней
has-coins = с монетой
has-played = из разыгранных в этом ходу
has-survived = из выживших в этом ходу

## Где
place-here = в этой комнате
place-in-it = внутри неё
place-in-that-room = в той комнате
place-of-that-player = в том подземелье
place-in-room = в { $room-dat }
place-at-location = в этом месте
place-town = из города
place-deck = из колод героев
place-location = из любого места на поле
place-in-stack = из её стопки
place-discard = из сброса
place-market = с рынка
place-hero = у героя
place-adjacent = по соседству с этой
place-left = слева от этой
place-right = справа от этой
place-previous = перед этой

## Места игрока
place-rooms = { $whose ->
            [self] в своём подземелье
            [you] в вашем подземелье
            [own] в своём подземелье
            [any] в любом подземелье
           *[someone] в подземелье { $person-gen }
        }
place-dungeon = { $whose ->
            [self] из своего подземелья
            [you] в вашем подземелье
            [own] из своего подземелья
            [any] из любого подземелья
           *[someone] из подземелья { $person-gen }
        }
place-entrance = { $whose ->
            [self] у входа в своё подземелье
            [you] у входа в ваше подземелье
            [own] у входа в своё подземелье
            [any] у любого входа
           *[someone] у входа в подземелье { $person-gen }
        }
place-hero-of = { $whose ->
            [self] в своём подземелье или у входа в него
            [you] в вашем подземелье или у входа в него
            [own] в своём подземелье или у входа в него
            [any] в любом подземелье или у входа в него
           *[someone] в подземелье { $person-gen } или у входа в него
        }
place-hero-anywhere = из города, из любого подземелья или от любого входа
place-score = { $whose ->
            [self] из своей области подсчёта очков
            [you] в вашей области подсчёта очков
            [own] из своей области подсчёта очков
            [any] из любой области подсчёта очков
           *[someone] из области подсчёта очков { $person-gen }
        }
place-hand = { $whose ->
            [self] в своей руке
            [you] в вашей руке
            [own] в своей руке
            [any] в руке любого игрока
           *[someone] в руке { $person-gen }
        }
place-hoard = { $whose ->
            [self] в своей казне
            [you] в вашей казне
            [own] в своей казне
            [any] в любой казне
           *[someone] в казне { $person-gen }
        }
place-minibosses = { $whose ->
            [self] своих мини-боссов
            [you] ваших мини-боссов
            [own] своих мини-боссов
            [any] любых мини-боссов
           *[someone] мини-боссов { $person-gen }
        }
place-of-player = { $whose ->
            [self] у вас
            [you] у вас
            [own] у этого игрока
            [any] любого игрока
           *[someone] { $person-gen }
        }

## Где число
place-on-this = на этой комнате
place-on-it = на ней
place-on-thing = { $thing-gen }

## Условия
bound-least = минимум { $number }
bound-most = максимум { $number }
bound-exactly = ровно { $number }
bound-none = нет
with-health = (оставшееся здоровье: { $bound })
with-level = (уровень: { $bound })
with-base = (напечатанный урон: { $bound })
with-damage = (урон: { $bound })
with-icons = (значки сокровищ: { $bound })
with-counters = (жетоны: { $bound })
with-coins = (монеты: { $bound })
with-item = (предметы: { $bound })
with-souls = (души: { $bound })
with-wounds = (раны: { $bound })
with-points = (очки: { $bound })
with-heroes = (героев у входа: { $bound })
with-entered = (героев, вошедших в этом ходу в подземелье: { $bound })
with-hurt = (потеряно не меньше половины здоровья)
without-item = без предмета
without-counters = без жетонов
with-more-coins = { $number ->
            [1] (монет больше, чем у вас)
           *[more] (монет больше, чем у вас, минимум на { $number })
        }
with-more-souls = { $number ->
            [1] (душ больше, чем у вас)
           *[more] (душ больше, чем у вас, минимум на { $number })
        }
with-more-wounds = { $number ->
            [1] (ран больше, чем у вас)
           *[more] (ран больше, чем у вас, минимум на { $number })
        }
with-more-points = { $number ->
            [1] (очков больше, чем у вас)
           *[more] (очков больше, чем у вас, минимум на { $number })
        }
