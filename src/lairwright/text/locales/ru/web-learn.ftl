### Уроки.

web-learn-title = Учитесь, играя
web-learn-about = Каждый урок — настоящая игровая позиция на минуту-другую. Пробуйте что угодно: учитель скажет, что из этого вышло.
web-learn-start = Начать
# $name is the name of the lesson.
web-learn-start-named = Начать урок «{ $name }»
web-learn-none = Здесь нет уроков.
web-learn-after = Подробнее:
web-learn-teacher = Учитель говорит
web-learn-next = К урокам
web-learn-over = Урок окончен.
