gender = { $noun ->
            [room] f
            [card] f
            [souls] f
            [wounds] f
            [coins] f
            [icons] f
            [covered] f
            [hand] f
            [cleric] f
            [fighter] f
            [mage] f
            [thief] f
            [explorer] f
            [destroyed] f
            [built] f
            [gains] f
            [discarded] f
            [uncovered] f
            [taken] f
            [item] i
            [points] i
            [damage] i
            [base] i
            [health] i
            [hurt] i
            [level] i
            [counters] i
            [played] i
            [spell] i
           *[hero] m
        }

## Przymiotniki
adj-ordinary = { $gender ->
            [f] typowa
           *[m] typowy
        } { $phrase }
    .gen = { $gender ->
            [f] typowej
           *[m] typowego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] typowej
           *[m] typowemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] typową
            [n] typowego
            [i] typowy
           *[m] typowego
        } { $phrase-acc }
adj-advanced = { $gender ->
            [f] wypaśna
           *[m] wypaśny
        } { $phrase }
    .gen = { $gender ->
            [f] wypaśnej
           *[m] wypaśnego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] wypaśnej
           *[m] wypaśnemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] wypaśną
            [n] wypaśnego
            [i] wypaśny
           *[m] wypaśnego
        } { $phrase-acc }
adj-epic = { $gender ->
            [f] legendarna
           *[m] legendarny
        } { $phrase }
    .gen = { $gender ->
            [f] legendarnej
           *[m] legendarnego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] legendarnej
           *[m] legendarnemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] legendarną
            [n] legendarnego
            [i] legendarny
           *[m] legendarnego
        } { $phrase-acc }
adj-covered = { $gender ->
            [f] przykryta
           *[m] przykryty
        } { $phrase }
    .gen = { $gender ->
            [f] przykrytej
           *[m] przykrytego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] przykrytej
           *[m] przykrytemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] przykrytą
            [n] przykrytego
            [i] przykryty
           *[m] przykrytego
        } { $phrase-acc }
adj-up = { $gender ->
            [f] odkryta
           *[m] odkryty
        } { $phrase }
    .gen = { $gender ->
            [f] odkrytej
           *[m] odkrytego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] odkrytej
           *[m] odkrytemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] odkrytą
            [n] odkrytego
            [i] odkryty
           *[m] odkrytego
        } { $phrase-acc }
adj-down = { $gender ->
            [f] zakryta
           *[m] zakryty
        } { $phrase }
    .gen = { $gender ->
            [f] zakrytej
           *[m] zakrytego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] zakrytej
           *[m] zakrytemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] zakrytą
            [n] zakrytego
            [i] zakryty
           *[m] zakrytego
        } { $phrase-acc }

## Określniki
np-a = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }
np-some = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }
np-the = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }
np-each = { $gender ->
            [f] każda
           *[m] każdy
        } { $phrase }
    .gen = { $gender ->
            [f] każdej
           *[m] każdego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] każdej
           *[m] każdemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] każdą
            [n] każdego
            [i] każdy
           *[m] każdego
        } { $phrase-acc }
np-another = { $gender ->
            [f] inna
           *[m] inny
        } { $phrase }
    .gen = { $gender ->
            [f] innej
           *[m] innego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] innej
           *[m] innemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] inną
            [n] innego
            [i] inny
           *[m] innego
        } { $phrase-acc }
np-each-other = { $gender ->
            [f] każda inna
           *[m] każdy inny
        } { $phrase }
    .gen = { $gender ->
            [f] każdej innej
           *[m] każdego innego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] każdej innej
           *[m] każdemu innemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] każdą inną
            [n] każdego innego
            [i] każdy inny
           *[m] każdego innego
        } { $phrase-acc }
np-first = { $gender ->
            [f] pierwsza
           *[m] pierwszy
        } { $phrase }
    .gen = { $gender ->
            [f] pierwszej
           *[m] pierwszego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] pierwszej
           *[m] pierwszemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] pierwszą
            [n] pierwszego
            [i] pierwszy
           *[m] pierwszego
        } { $phrase-acc }
np-last = { $gender ->
            [f] ostatnia
           *[m] ostatni
        } { $phrase }
    .gen = { $gender ->
            [f] ostatniej
           *[m] ostatniego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] ostatniej
           *[m] ostatniemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] ostatnią
            [n] ostatniego
            [i] ostatni
           *[m] ostatniego
        } { $phrase-acc }
np-next = { $gender ->
            [f] następna
           *[m] następny
        } { $phrase }
    .gen = { $gender ->
            [f] następnej
           *[m] następnego
        } { $phrase-gen }
    .dat = { $gender ->
            [f] następnej
           *[m] następnemu
        } { $phrase-dat }
    .acc = { $gender ->
            [f] następną
            [n] następnego
            [i] następny
           *[m] następnego
        } { $phrase-acc }
np-no = { $phrase }
    .gen = { $phrase-gen }
    .dat = { $phrase-dat }
    .acc = { $phrase-acc }

## Kilka
np-up-to = do { $count } { $many }
    .gen = do { $count } { $many }
    .dat = do { $count } { $many }
    .acc = do { $count } { $many }
np-first-of = każda z pierwszych { $count } { $many }
    .gen = każdej z pierwszych { $count } { $many }
    .dat = każdej z pierwszych { $count } { $many }
    .acc = każdą z pierwszych { $count } { $many }
np-next-of = do { $count } następnych { $many }
    .gen = do { $count } następnych { $many }
    .dat = do { $count } następnych { $many }
    .acc = do { $count } następnych { $many }
