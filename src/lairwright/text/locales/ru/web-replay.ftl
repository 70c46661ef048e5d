### Повторы.

web-replay-title = Повтор
web-replay-controls = Управление повтором
web-replay-step = Решение
web-replay-place = Решение { $at } из { $last }
# What a screen reader is told after a step; $choice is the choice that comes next, in words, or empty at the end.
web-replay-said = { $at } из { $last }. { $choice }
web-replay-hidden = Кто-то принимает решение; с этого места его не видно.
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = В конец
web-replay-round = Ход
web-replay-round-number = Ход { $number }
web-replay-setup = Подготовка
web-replay-view = Чьими глазами
web-replay-open = Всё в открытую
web-replay-link = Ссылка на этот момент
web-replay-link-label = Ссылка
web-replay-link-about = Открывает повтор на этом решении и с тем же обзором.
