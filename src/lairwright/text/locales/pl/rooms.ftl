## Komnaty
do-destroy =
    .order = zniszcz { $target-acc }
    .then = { do-destroy.order }
    .may = zniszczyć { $target-acc }
    .to = { do-destroy.may }
do-destroy-another =
    .order = zniszcz inną komnatę w swoich podziemiach
    .then = { do-destroy-another.order }
    .may = zniszczyć inną komnatę w swoich podziemiach
    .to = { do-destroy-another.may }
do-destroy-target-killing =
    .order = zniszcz { $target-acc }, eliminując bohatera, jeśli się w niej znajduje
    .then = { do-destroy-target-killing.order }
    .may = zniszczyć { $target-acc }, eliminując bohatera, jeśli się w niej znajduje
    .to = { do-destroy-target-killing.may }
do-deactivate =
    .order = dezaktywuj { $target-acc } { -until-end }
    .then = { do-deactivate.order }
    .may = dezaktywować { $target-acc } { -until-end }
    .to = { do-deactivate.may }
do-uncover =
    .order = przełóż { $target-acc } na wierzch jej stosu
    .then = { do-uncover.order }
    .may = przełożyć { $target-acc } na wierzch jej stosu
    .to = { do-uncover.may }
do-swap =
    .order = zamień miejscami dwie komnaty w tych samych podziemiach
    .then = { do-swap.order }
    .may = zamienić miejscami dwie komnaty w tych samych podziemiach
    .to = { do-swap.may }
do-swap-yours =
    .order = zamień miejscami dwie komnaty w swoich podziemiach
    .then = { do-swap-yours.order }
    .may = zamienić miejscami dwie komnaty w swoich podziemiach
    .to = { do-swap-yours.may }
do-swap-coins =
    .order = zamień swoje monety na monety { $target-gen }
    .then = { do-swap-coins.order }
    .may = zamienić swoje monety na monety { $target-gen }
    .to = { do-swap-coins.may }
do-arrange-free =
    .order = ułóż w dowolnej kolejności komnaty { $target-gen }
    .then = { do-arrange-free.order }
    .may = ułożyć w dowolnej kolejności komnaty { $target-gen }
    .to = { do-arrange-free.may }
do-arrange-reverse =
    .order = odwróć kolejność komnat { $target-gen }
    .then = { do-arrange-reverse.order }
    .may = odwrócić kolejność komnat { $target-gen }
    .to = { do-arrange-reverse.may }
do-arrange-random =
    .order = potasuj komnaty { $target-gen }
    .then = { do-arrange-random.order }
    .may = potasować komnaty { $target-gen }
    .to = { do-arrange-random.may }
do-arrange-your-dungeon =
    .order = { $how ->
            [reverse] odwróć kolejność komnat w swoich podziemiach
            [random] potasuj komnaty w swoich podziemiach
           *[free] ułóż komnaty w swoich podziemiach w dowolnej kolejności
        }
    .then = { do-arrange-your-dungeon.order }
    .may = { $how ->
            [reverse] odwrócić kolejność komnat w swoich podziemiach
            [random] potasować komnaty w swoich podziemiach
           *[free] ułożyć komnaty w swoich podziemiach w dowolnej kolejności
        }
    .to = { do-arrange-your-dungeon.may }
do-arrange-stack =
    .order = { $how ->
            [reverse] odwróć kolejność kart w stosie, na którym leży
            [random] potasuj stos, na którym leży
           *[free] ułóż dowolnie stos, na którym leży
        } { $target }
    .then = { do-arrange-stack.order }
    .may = { $how ->
            [reverse] odwrócić kolejność kart w stosie, na którym leży
            [random] potasować stos, na którym leży
           *[free] ułożyć dowolnie stos, na którym leży
        } { $target }
    .to = { do-arrange-stack.may }
do-build-now =
    .order = zbuduj od razu kolejną komnatę
    .then = { do-build-now.order }
    .may = zbudować od razu kolejną komnatę
    .to = { do-build-now.may }
do-build =
    .order = zbuduj od razu { $cards }
    .then = { do-build.order }
    .may = zbudować od razu { $cards }
    .to = { do-build.may }
do-build-that =
    .order = zbuduj od razu { $thing-acc }
    .then = { do-build-that.order }
    .may = zbudować od razu { $thing-acc }
    .to = { do-build-that.may }
do-build-that-one =
    .order = zagraj od razu jednego minibossa spośród tych kart
    .then = { do-build-that-one.order }
    .may = zagrać od razu jednego minibossa spośród tych kart
    .to = { do-build-that-one.may }
do-build-taken =
    .order = przenieś od razu { $thing-acc } do swoich podziemi bez zmiany poziomu
    .then = { do-build-taken.order }
    .may = przenieść od razu { $thing-acc } do swoich podziemi bez zmiany poziomu
    .to = { do-build-taken.may }
do-build-on =
    .order = zbuduj od razu { $cards } na { $target-dat }
    .then = { do-build-on.order }
    .may = zbudować od razu { $cards } na { $target-dat }
    .to = { do-build-on.may }
do-build-face-down =
    .order = zbuduj od razu zakrytą stroną do góry { $cards } na { $target-dat }
    .then = { do-build-face-down.order }
    .may = zbudować od razu zakrytą stroną do góry { $cards } na { $target-dat }
    .to = { do-build-face-down.may }
do-promote =
    .order = awansuj { $target-acc } o { $number ->
            [one] { $number } poziom
            [few] { $number } poziomy
           *[many] { $number } poziomów
        }
    .then = { do-promote.order }
    .may = awansować { $target-acc } o { $number ->
            [one] { $number } poziom
            [few] { $number } poziomy
           *[many] { $number } poziomów
        }
    .to = { do-promote.may }
do-demote =
    .order = zdegraduj { $target-acc } o { $number ->
            [one] { $number } poziom
            [few] { $number } poziomy
           *[many] { $number } poziomów
        }
    .then = { do-demote.order }
    .may = zdegradować { $target-acc } o { $number ->
            [one] { $number } poziom
            [few] { $number } poziomy
           *[many] { $number } poziomów
        }
    .to = { do-demote.may }

## Czary i inne karty
do-negate =
    .order = zaneguj { $target-acc }
    .then = { do-negate.order }
    .may = zanegować { $target-acc }
    .to = { do-negate.may }
do-use =
    .order = użyj { $which } { $target-gen }
    .then = { do-use.order }
    .may = użyć { $which } { $target-gen }
    .to = { do-use.may }
do-use-item =
    .order = użyj efektu dla bossa { $target-gen }
    .then = { do-use-item.order }
    .may = użyć efektu dla bossa { $target-gen }
    .to = { do-use-item.may }
uses-built = efektu po zbudowaniu
uses-uncovered = efektu po odsłonięciu
uses-minion = pola sługusa
uses-level-up = efektu awansu
