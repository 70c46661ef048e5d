### Общее для всех столов: сбор, вопрос, журнал, отмена, подсказки, конец.

## Связь
web-table-title = Стол
web-table-title-asked = ● Ваше решение
web-table-connecting = Подключение к столу…
web-table-dealing = Карты сдаются. Возможно, кто-то ещё смотрит свои.
web-table-tampered = В этой партии выбирали за других игроков: старый сервер это пропускал. Она сохранена такой, какой была.
web-table-offline = Связь потеряна. Пробуем снова…
web-table-online = Связь восстановлена.
web-table-closed = Соединение закрыто.
web-table-not-connected = Нет связи: ничего не отправлено.
web-table-unanswered = Связь пропала раньше, чем сервер ответил. Попробуйте ещё раз.
web-table-choice-lost = Ваш выбор пропал вместе со связью. Выберите ещё раз.
web-table-why-lost = Связь пропала раньше, чем сервер назвал причину. Спросите ещё раз.
web-table-version = Страница и сервер не подходят друг к другу
web-table-version-about = Сервер работает на другой версии, чем эта страница; возможно, его только что обновили. Загрузите страницу снова: за столом ничего не пропадёт.
web-table-version-stuck = После загрузки появилась та же самая страница. Очистите кэш браузера или попробуйте через несколько минут.
web-table-missing = Этот стол нельзя показать

## Места
web-seats = Места
web-seat-you = вы
web-seat-bot = бот
web-seat-stand-in = замещает бот
web-seat-away = нет на месте
web-seat-host = хозяин
web-seat-free = свободно
web-seat-won = победа
web-seat-asked = решает
web-seat-clock = Часы:
web-spectator = Вы наблюдаете
web-watch-link = Ссылка для зрителей

## Перед игрой
# $game is the name of the game.
web-gather-title = Стол: { $game }
web-gather-free =
    { $count ->
        [one] Ещё { $count } свободное место.
        [few] Ещё { $count } свободных места.
       *[many] Ещё { $count } свободных мест.
    }
web-gather-full = Все места заняты.
web-gather-invite = Пригласить
web-gather-link = Ссылка на этот стол
web-gather-link-about = Тот, кто её откроет, сможет занять свободное место.
web-gather-put-bot = Посадить бота
web-gather-bot-for = Бот на месте { $number }
web-gather-free-seat = Освободить место { $number }
web-gather-fill = Заполнить ботами
web-gather-start = Начать
web-gather-wait = Игру начинает { $name }.
web-gather-no-seat = Свободных мест нет.
web-sit-down = Сесть за стол
web-leave = Покинуть стол
web-leave-sure = Уйти окончательно и освободить место?
web-leave-yes = Уйти
web-leave-no = Остаться
web-device = Продолжить на другом устройстве
web-device-link = Ссылка на ваше место
web-device-about = Это ключ от вашего места: никому его не давайте.
web-copy = Копировать
web-copied = Ссылка скопирована.
web-facts-title = Во что играют
# $seconds for each choice, and $minutes in reserve; both are numbers.
web-facts-clock = { $seconds } с на решение, { $minutes } мин в запасе

## О чём спрашивают
web-dock = Ваше решение
web-dock-fold = Скрыть варианты
web-dock-unfold = Показать варианты
# What a screen reader is told; $question is a sentence, $count the number of options.
web-prompt-asked =
    { $count ->
        [one] { $question } { $count } вариант.
        [few] { $question } { $count } варианта.
       *[many] { $question } { $count } вариантов.
    }
web-prompt-rule = Правило, к которому относится вопрос
web-prompt-all = Показать все варианты
web-prompt-again = Нажмите ещё раз, чтобы сыграть; Escape — отмена.
# The choice was stored; others may still be asked.
web-prompt-taken = Выбор сделан. Остальные, возможно, ещё выбирают…
web-waiting = Другие игроки думают…
# $names is a name or a list of names.
web-waiting-for = Ждём решения: { $names }

## Отмена
web-undo = Отменить
web-undo-ask = Отменить?
web-undo-free = Взять назад последнее решение
web-undo-consent = Попросить у других согласия взять назад последнее решение
web-undo-never = Последнее решение нельзя взять назад: вмешался случай или открылось скрытое
web-undo-nothing = Отменять нечего
web-undo-wish = Просьба об отмене решения
web-undo-asked = { $name } просит разрешения взять решение назад.
web-undo-waiting = Ждём, согласятся ли остальные на отмену.
web-undo-answered = Ваш ответ принят. Ждём остальных.
web-undo-yes = Согласиться
web-undo-no = Отказать

## Подсказки
web-hint = Подсказка
web-hint-title = Что сделал бы бот
web-hint-thinking = Бот думает…
# $percent is a whole number.
web-hint-chance = шанс на победу { $percent }{ "\u00A0" }%
# $place: 1 for the option the bot likes best.
web-hint-liked = подсказка { $place }
web-hint-none = Здесь у бота нет мнения.

## Журнал
web-log = Журнал
web-log-mine = Только то, что касается меня
web-log-none = Пока ничего не произошло.
web-log-none-mine = Вас пока ничего не коснулось.

## Меню стола
web-table-menu = Меню стола
web-stops = Когда действуют другие
web-stops-auto = Пасовать, пока это меня не касается
web-stops-auto-about = Вас снова спросят, когда заклинание, свойство или герой будут направлены на вас.
web-stops-hold = Давать мне время каждый раз
web-stops-hold-about = Даже если сыграть нечего, чтобы пауза ничего не выдала.
web-stops-phases = Всегда спрашивать меня в этих фазах

## Клавиши
web-keys = Клавиши
web-keys-digits = выбрать один из первых девяти вариантов
web-keys-tab = переходить по всему, что можно нажать
web-keys-arrows = перемещаться по столу
web-keys-enter = взять, положить, нажать
web-keys-info = подробности карты
web-keys-escape = отменить, закрыть
web-keys-where = Цифры, H и U действуют, когда фокус на столе, на вопросе или нигде. Удерживаемая клавиша считается один раз.

## Конец
web-over = Игра окончена.
web-over-closed = Этот стол закрыт.
web-over-rematch = Сыграть ещё раз
web-over-rematch-go = К следующей игре
web-over-replay = Повтор
web-over-record = Скачать запись

## Честной ли была раздача?
web-fair-title = Честной ли была раздача?
web-fair-about = При открытии стола сервер опубликовал хеш своего тайного зерна. Теперь зерно известно, и каждый может проверить, что это было именно оно и что из него получены все карты.
web-fair-verify = Проверить
web-fair-checking = Проверка…
web-fair-good = Всё сходится: раздача именно та, что была обещана.
web-fair-bad = Что-то не сходится.
web-fair-holds = сходится:
web-fair-fails = не сходится:
web-fair-hash = Эта страница сама вычислила хеш зерна, и он совпал с опубликованным.
web-fair-same = Это тот же хеш, который браузер получил при входе за стол.
web-fair-promise = Опубликованный хеш зерна
web-fair-seed = Соль и зерно
web-fair-computed = Вычислен этой страницей
