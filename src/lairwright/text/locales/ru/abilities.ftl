## Предложения
sentence-plain = { $effect }.
sentence-adverb = { $adverb } { $effect }.
sentence-clause = { $clause }, { $effect }.
sentence-adverb-clause = { $adverb }, { $clause }, { $effect }.
lead-adverbs = { $first } { $second }
lead-clauses = { $first }, { $second }
sentence-level-up = Получение уровня. { $text }

## Составные части
clause-may =
    .order = вы можете { $effect }
    .then = вы можете { $effect }
clause-join =
    .order = { $first }, затем { $second }
    .then = { $first }, затем { $second }
    .may = { $first }, а затем { $second }
    .to = { $first }, а затем { $second }
clause-cost =
    .order = { $cost }, чтобы { $effect }
    .then = { $cost }, чтобы { $effect }
    .may = { $cost }, чтобы { $effect }
    .to = { $cost }, чтобы { $effect }
sentence-lasting = Получение уровня, до конца игры. { $text }
sentence-level = Уровень { $level }. { $text }
sentence-hero = Герой. { $text }
sentence-boss = Босс, однократно. { $text }
sentence-minion = Приспешник. { $text }
sentence-hand = С руки. { $text }
sentence-rivals = Для соперников. { $text }
sentence-next = затем { $effect }.
sentence-if-done = если да, { $effect }.
sentence-if-not-done = если нет, { $effect }.

## На выбор
modes = { $lead }: { $modes }
mode = • { $text }
modes-choose =
    .order = выберите одно
    .then = выберите одно

## Ещё составные части
clause-if =
    .order = { $effect }, { $condition }
    .then = { clause-if.order }
    .may = { clause-if.order }
    .to = { clause-if.order }
clause-instead =
    .order = вместо карты комнаты { $effect }
    .then = { clause-instead.order }
    .may = { clause-instead.order }
    .to = { clause-instead.order }

## Цена: после «один раз за ход» повеление звучало бы как обязанность, поэтому «вы можете»
clause-price =
    .order = { $cost }
    .then = вы можете { $cost-may }
    .may = { $cost-may }
    .to = { $cost }
cost-and =
    .order = { $first } и { $second }
    .then = { cost-and.order }
    .may = { cost-and.order }
    .to = { cost-and.order }

## Как часто
limit-once-per-round = один раз за ход
limit-once-per-hero-per-round = один раз за ход для каждого героя
during-build = в фазе строительства
during-adventure = в фазе приключений
