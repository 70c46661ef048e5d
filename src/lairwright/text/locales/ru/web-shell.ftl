### Рамка страницы: меню, настройки, сообщения, ошибки.

web-skip = К содержимому
web-home = Lairwright: перейти в зал
web-menu = Меню
web-menu-lobby = Зал
web-menu-new = Новый стол
web-menu-learn = Обучение
web-menu-cards = Карты
web-menu-rules = Правила
web-loading = Минутку…
web-close = Закрыть
web-reload = Загрузить снова
web-again = Попробовать снова
web-notes = Уведомления

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-system = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-speed = Анимация
web-speed-off = Выключена
web-speed-fast = Быстрая
web-speed-normal = Обычная
web-confirm = Подтверждать каждый выбор
web-confirm-about = Первое нажатие выделяет вариант и показывает последствия, второе — выбирает его.
web-quiet = Lairwright не издаёт звуков. Настройки хранятся только в этом браузере.

web-error-title = Что-то пошло не так
web-error-part = Не удалось загрузить часть страницы.
web-error-shown = Эту часть страницы не удаётся показать.
web-error-board = Не удаётся нарисовать стол. Можно играть дальше по списку вариантов.
web-error-unexpected = На странице что-то пошло не так. Если она ведёт себя странно, загрузите её снова.
web-error-offline = Сервер недоступен.
# $status is the number of the HTTP status, as text.
web-error-status = Сервер ответил ошибкой ({ $status }).
web-missing-title = Здесь ничего нет
web-missing-text = Ссылка никуда не ведёт. Возможно, в ней не хватает буквы.

# $number is what people call the seat: they count from one.
web-seat-number = Место { $number }
