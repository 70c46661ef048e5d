## Фазы хода
castle-phase-setup = Подготовка к игре
castle-phase-play = Выкладывание монстров
castle-phase-fight = Бой со стражниками
castle-phase-recover = Лечение и подготовка

## Вопросы
castle-prompt-faction = Выберите фракцию, за которую хотите играть.
castle-prompt-play-monster = Выложите монстра: на свободное поле или вместо более слабого.
    .free = Выложите монстра на свободное поле.

## Варианты ответа
castle-option-faction = Играть за фракцию { $card }
castle-option-place = Выложить монстра силой { $strength } к стражнику № { $position }
castle-option-replace = Заменить монстра { $other } у стражника № { $position } своим монстром силой { $strength }
    .you = Заменить своего монстра силой { $old } у стражника № { $position } другим своим, силой { $strength }

## Причины
castle-reason-no-free-field-at-this-guard = Оба поля монстров у этого стражника заняты.
castle-reason-pair-is-strong-enough-for-this-guard = У этого стражника никого нельзя заменить: общая сила монстров уже не меньше наибольшей силы, указанной на его обороте.
castle-reason-strength-5-cannot-be-replaced = Монстра силой 5 заменить нельзя.
castle-reason-not-stronger = Занять место этого монстра может только более сильный.
castle-reason-cannot-pay = У вас не хватает золота, чтобы заплатить полную цену.
castle-reason-factions-are-chosen-already = Фракции уже выбраны.
castle-reason-factions-are-chosen-first = Прежде всего нужно выбрать фракции.
castle-reason-has-a-faction-already = У этого игрока уже есть фракция.
castle-reason-faction-is-taken = Эта фракция у другого игрока.
castle-reason-has-two-monsters-on-the-board = У этого игрока в замке уже два монстра: он может только спасовать.
castle-reason-not-your-turn = Сейчас очередь другого игрока.
castle-reason-must-play = Игрок, у которого в замке меньше двух монстров, обязан выложить монстра.
castle-reason-no-such-guard = Стражника с таким номером нет; стражники считаются от ворот, начиная с 1.
castle-reason-that-monster-is-not-there = У этого стражника такого монстра нет.
castle-reason-not-your-monster = Этот монстр не из вашей фракции.
castle-reason-rests-this-round = Этот монстр в этом ходу отдыхает: он лежит перед вами лицом вниз.
castle-reason-is-on-the-board = Этот монстр уже в замке.
castle-reason-the-king-forbids-it = Приказ короля не пускает этого монстра в замок в этом ходу.

## Причины с переменной частью
castle-reason-unknown-faction = В этой игре нет фракции с идентификатором { $rest }.
castle-reason-unknown-monster = В этой игре нет монстра с идентификатором { $rest }.
castle-reason-expected = Такой ключ пишется так: place МОНСТР at N или replace МОНСТР at N with МОНСТР.

## Чем закончилась игра
castle-outcome-last-king-tile = Последняя плитка короля сброшена; побеждает тот, у кого больше всего золота.
castle-wins = Побеждают { $who }.
    .you = Вы побеждаете.
castle-wins-shared = Общая победа: { $players }.
castle-standing = { $place }. { $player }, место { $seat }: { $coins }
castle-score =
    { $count ->
        [0] нет монет
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }

## lair options
castle-about-preset-default = польская печатная книга правил; других нет
castle-about-option-guards-in-formation = стражники лежат по числу звёзд, у ворот — с наименьшим
castle-about-option-royal-orders = каждый ход вскрывают плитку короля, и она действует
castle-about-option-king-last-guards = сколько стражников имеет в виду плитка о последних стражниках
castle-about-option-coins-public = все видят, сколько золота у других
castle-about-option-starting-gold = с каким числом монет начинает каждый игрок
