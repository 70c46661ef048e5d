### Что говорит сервер стола в браузере. Переменные — слова, как их прислали, и числа в виде текста.

## Сообщение или запрос нельзя прочитать
server-malformed = Такого сообщения в протоколе нет.
server-malformed-because = Это сообщение нельзя прочитать: { $reason }
server-too-large = Это сообщение слишком велико; предел в байтах: { $most }.
server-too-fast = Слишком много сообщений сразу; подождите немного.
server-not-found = По этому адресу ничего нет.
server-method-not-allowed = Этот адрес не отвечает на такие запросы.
server-other-origin = Этот запрос пришёл со страницы другого сайта.
server-unknown-language = Языка «{ $language }» нет; языки: { $known }
server-bad-number = Значение { $name } должно быть целым числом, а не «{ $text }».
server-internal = На сервере что-то пошло не так. Ничего не изменилось.

## Столы и места
server-no-such-table = Такого стола нет.
server-no-such-lesson = Такого урока нет.
server-too-many-tables = Открыто слишком много столов сразу; подождите немного перед следующим.
server-no-such-seat = За этим столом нет места { $seat }; места считаются от 0 до { $last }.
server-no-seat-left = Для вас не осталось места: оставьте хотя бы одно без бота.
server-bad-name = Имя должно занимать одну строку и содержать от 1 до { $most } знаков.
server-bad-clock = На часах может быть от 1 до { $most } секунд на решение и не больше { $most } в запасе.
server-unknown-set = За этим столом нет набора карт «{ $set }»; наборы: { $known }
server-bot-too-slow = Бот «{ $bot }» думал бы слишком долго; предел симуляций для бота здесь: { $most }.
server-table-full = Все места за этим столом заняты.
server-seat-taken = Место { $seat } занято.
server-seat-free = Место { $seat } уже свободно.
server-own-seat = Это ваше собственное место; вместо этого покиньте стол.
server-already-started = Игра уже началась.
server-not-started = Игра ещё не началась.
server-table-over = Игра за этим столом окончена.
server-not-over = Это возможно только после конца игры.
server-not-seated = Вы не сидите за этим столом.
server-not-host = Это может сделать только хозяин стола.
server-seats-free = Ещё есть свободные места: { $count }. Заполните их или дождитесь игроков.
server-no-spectators = За этим столом нельзя наблюдать.
server-wrong-key = Эта ссылка (больше) не ведёт к месту за этим столом.
server-no-rematch = У урока нет реванша; просто начните его заново.
server-no-record = Урок не оставляет записи.

## Выбор
server-stale = Игра ушла вперёд; это ответ на прежний вопрос.
server-doubled = Вы уже ответили на этот вопрос.
server-not-your-question = Сейчас спрашивают не вас.
server-offered = Это возможно прямо сейчас.
server-unknown-phase = Фазы «{ $phase }» нет; фазы: { $known }

## Отмена и подсказки
server-nothing-to-undo = У вас нет решения, которое можно взять назад.
server-undo-never = Это нельзя взять назад: с тех пор открылось скрытое или вмешался случай.
server-undo-declined = Не все согласились на отмену решения.
server-no-undo-wish = Никто не ждёт вашего согласия.
server-hint-under-way = Подсказка уже готовится.
server-no-hint = На этот раз подсказки нет.

## lair serve
serve-address = Lairwright работает по адресу { $address }
serve-stop = Столы хранятся в папке { $folder }. Ctrl-C останавливает сервер.
serve-port-taken = порт { $port } по адресу { $host } занят или недоступен: выберите другой через --port
serve-bad-port = порт — это число от 1 до 65535, а не { $port }
serve-no-folder = папка { $folder } не годится для данных: { $reason }
serve-bad-data = { $file } не годится как база данных столов: { $reason }
serve-not-installed = стол в браузере не установлен (нет { $module }): установите lairwright[server]
help-serve = Открыть стол в браузере: играть с друзьями и ботами.
help-serve-host = Адрес сервера; с 0.0.0.0 смогут присоединиться другие в вашей сети.
help-serve-port = Порт сервера.
help-serve-data = Папка для столов (по умолчанию рядом с данными других программ).
help-serve-no-open = Не открывать браузер.
