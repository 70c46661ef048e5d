gender = { $noun ->
            [room] f
            [card] f
            [souls] f
            [wounds] f
            [coins] f
            [damage] f
            [base] f
            [health] f
            [hurt] f
            [covered] f
            [hand] f
            [destroyed] f
            [built] f
            [gains] f
            [discarded] f
            [uncovered] f
            [taken] f
            [points] n
            [spell] n
            [played] n
            [item] i
            [icons] i
            [level] i
            [counters] i
            [cleric] i
            [fighter] i
            [mage] i
            [thief] i
            [explorer] i
           *[hero] m
        }

## Прилагательные
adj-ordinary = { $gender ->
            [f] обычная
           *[m] обычный
        } { $phrase }
    .gen = { $gender ->
            [f] обычной
           *[m] обычного
        } { $phrase-gen }
    .dat = { $gender ->
            [f] обычной
           *[m] обычному
        } { $phrase-dat }
    .acc = { $gender ->
            [f] обычную
            [n] обычного
            [i] обычный
           *[m] обычного
        } { $phrase-acc }
adj-advanced = { $gender ->
            [f] продвинутая
           *[m] продвинутый
        } { $phrase }
    .gen = { $gender ->
            [f] продвинутой
           *[m] продвинутого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] продвинутой
           *[m] продвинутому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] продвинутую
            [n] продвинутого
            [i] продвинутый
           *[m] продвинутого
        } { $phrase-acc }
adj-epic = { $gender ->
            [f] эпическая
           *[m] эпический
        } { $phrase }
    .gen = { $gender ->
            [f] эпической
           *[m] эпического
        } { $phrase-gen }
    .dat = { $gender ->
            [f] эпической
           *[m] эпическому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] эпическую
            [n] эпического
            [i] эпический
           *[m] эпического
        } { $phrase-acc }
adj-covered = { $gender ->
            [f] накрытая
           *[m] накрытый
        } { $phrase }
    .gen = { $gender ->
            [f] накрытой
           *[m] накрытого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] накрытой
           *[m] накрытому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] накрытую
            [n] накрытого
            [i] накрытый
           *[m] накрытого
        } { $phrase-acc }
adj-up = { $gender ->
            [f] открытая
           *[m] открытый
        } { $phrase }
    .gen = { $gender ->
            [f] открытой
           *[m] открытого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] открытой
           *[m] открытому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] открытую
            [n] открытого
            [i] открытый
           *[m] открытого
        } { $phrase-acc }
adj-down = { $gender ->
            [f] закрытая
           *[m] закрытый
        } { $phrase }
    .gen = { $gender ->
            [f] закрытой
           *[m] закрытого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] закрытой
           *[m] закрытому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] закрытую
            [n] закрытого
            [i] закрытый
           *[m] закрытого
        } { $phrase-acc }

## Определители
np-a = { $noun ->
            [hero] один { $phrase }
            [soul] один { $phrase }
            [wound] один { $phrase }
           *[room] { $phrase }
        }
    .gen = { $noun ->
            [hero] одного { $phrase-gen }
            [soul] одного { $phrase-gen }
            [wound] одного { $phrase-gen }
           *[room] { $phrase-gen }
        }
    .dat = { $noun ->
            [hero] одному { $phrase-dat }
            [soul] одному { $phrase-dat }
            [wound] одному { $phrase-dat }
           *[room] { $phrase-dat }
        }
    .acc = { $noun ->
            [hero] одного { $phrase-acc }
            [soul] одного { $phrase-acc }
            [wound] одного { $phrase-acc }
           *[room] { $phrase-acc }
        }
np-some = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }
np-the = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }
np-each = { $gender ->
            [f] каждая
            [n] каждое
            [i] каждый
           *[m] каждый
        } { $phrase }
    .gen = { $gender ->
            [f] каждой
            [n] каждого
            [i] каждого
           *[m] каждого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] каждой
            [n] каждому
            [i] каждому
           *[m] каждому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] каждую
            [n] каждое
            [i] каждый
           *[m] каждого
        } { $phrase-acc }
np-another = { $gender ->
            [f] другая
           *[m] другой
        } { $phrase }
    .gen = { $gender ->
            [f] другой
           *[m] другого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] другой
           *[m] другому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] другую
            [n] другого
            [i] другой
           *[m] другого
        } { $phrase-acc }
np-each-other = { $gender ->
            [f] каждая другая
           *[m] каждый другой
        } { $phrase }
    .gen = { $gender ->
            [f] каждой другой
           *[m] каждого другого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] каждой другой
           *[m] каждому другому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] каждую другую
            [n] каждого другого
            [i] каждый другой
           *[m] каждого другого
        } { $phrase-acc }
np-first = { $gender ->
            [f] первая
           *[m] первый
        } { $phrase }
    .gen = { $gender ->
            [f] первой
           *[m] первого
        } { $phrase-gen }
    .dat = { $gender ->
            [f] первой
           *[m] первому
        } { $phrase-dat }
    .acc = { $gender ->
            [f] первую
            [n] первого
            [i] первый
           *[m] первого
        } { $phrase-acc }
np-last = { $gender ->
            [f] последняя
           *[m] последний
        } { $phrase }
    .gen = { $gender ->
            [f] последней
           *[m] последнего
        } { $phrase-gen }
    .dat = { $gender ->
            [f] последней
           *[m] последнему
        } { $phrase-dat }
    .acc = { $gender ->
            [f] последнюю
            [n] последнего
            [i] последний
           *[m] последнего
        } { $phrase-acc }
np-next = { $gender ->
            [f] следующая
           *[m] следующий
        } { $phrase }
    .gen = { $gender ->
            [f] следующей
           *[m] следующего
        } { $phrase-gen }
    .dat = { $gender ->
            [f] следующей
           *[m] следующему
        } { $phrase-dat }
    .acc = { $gender ->
            [f] следующую
            [n] следующего
            [i] следующий
           *[m] следующего
        } { $phrase-acc }
np-no = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }

## Несколько
np-up-to = до { $count } { $many }
    .gen = до { $count } { $many }
    .dat = каждой из { $count } (или меньше) { $many }
    .acc = до { $count } { $many }
np-first-of = каждая из первых { $count } { $many }
    .gen = каждой из первых { $count } { $many }
    .dat = каждой из первых { $count } { $many }
    .acc = каждую из первых { $count } { $many }
np-next-of = до { $count } следующих { $many }
    .gen = до { $count } следующих { $many }
    .dat = до { $count } следующих { $many }
    .acc = до { $count } следующих { $many }
