### Зал и создание стола.

## Зал
web-lobby-title = Станьте боссом в конце подземелья
web-lobby-about = Стройте комнаты, заманивайте героев сокровищами, забирайте их души. В браузере, с друзьями и с ботами, без регистрации.
web-lobby-play = Играть сейчас
web-lobby-friends = Играть с друзьями
web-lobby-learn = Научиться за пять минут
web-lobby-mine = Мои столы
web-lobby-forget = Убрать из списка
web-lobby-open = Открытые столы
web-lobby-none = Сейчас нет столов, открытых для всех.
web-lobby-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-lobby-more = Что ещё есть в Lairwright
web-lobby-learn-about = Короткие уроки с учителем рядом.
web-lobby-cards-about = Все карты: что они делают и какие к ним есть разъяснения.
web-lobby-rules-about = Все правила по номерам, с поиском.
web-lobby-opponents = Соперники
web-lobby-level = Сложность
web-lobby-start = Начать игру
web-lobby-more-options = Другие настройки

## Что происходит за столом
web-stage-gathering = сбор игроков
web-stage-playing = идёт игра
web-stage-over = игра окончена

## Новый стол
web-your-name = Ваше имя
web-guest = Гость
web-new-title = Новый стол
web-new-game = Игра
web-new-seats = Места
web-new-you = Вы
# Label of the choice for a seat; $number counts from one.
web-new-who = Кто сидит на месте { $number }
web-new-person = Человек по ссылке
# $level is the bot's level in words.
web-new-bot = Бот: { $level }
web-new-preset = Редакция правил
web-new-public = Показывать в зале
web-new-public-about = Иначе стол найдут только те, у кого есть ссылка.
web-new-all = Все настройки
web-new-clock = Часы
web-new-clock-none = Без часов
web-new-clock-use = Играть с часами
web-new-clock-about = Идут, только пока решают люди, а в игре с одними ботами — никогда.
web-new-clock-choice = Секунд на решение
web-new-clock-bank = Запас секунд на игру
web-new-spectators = Зрители
web-new-spectators-none = Без зрителей
web-new-spectators-public = Видят только открытое
web-new-spectators-open-end = Видят открытое, а в конце — всё
web-new-absence = Если кто-то пропал
web-new-absence-hold = Место ждёт
web-new-absence-bot = За него играет бот
web-new-absence-close = Стол закрывается
web-new-start-full = Начать, как только все места будут заняты
web-new-sets = Наборы карт
web-new-variants = Варианты
web-new-unofficial = не из книги правил
web-new-rules-editions = Различия изданий
web-new-rules-house = Домашние правила
web-new-changed = изменено
web-new-open = Открыть стол
