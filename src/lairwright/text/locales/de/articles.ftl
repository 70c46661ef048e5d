gender = { $noun ->
            [card] f
            [souls] f
            [wounds] f
            [coins] f
            [level] f
            [hand] f
            [gains] f
            [discarded] f
            [taken] f
            [icons] n
            [cleric] n
            [fighter] n
            [mage] n
            [thief] n
            [explorer] n
           *[hero] m
        }

## Adjektive
adj-ordinary = { $article ->
            [a] Normaler
            [no] Normaler
           *[the] Normale
        } { $phrase }
    .gen = Normalen { $phrase-gen }
    .dat = Normalen { $phrase-dat }
    .acc = Normalen { $phrase-acc }
adj-advanced = { $article ->
            [a] Erweiterter
            [no] Erweiterter
           *[the] Erweiterte
        } { $phrase }
    .gen = Erweiterten { $phrase-gen }
    .dat = Erweiterten { $phrase-dat }
    .acc = Erweiterten { $phrase-acc }
adj-epic = { $article ->
            [a] Epischer
            [no] Epischer
           *[the] Epische
        } { $phrase }
    .gen = Epischen { $phrase-gen }
    .dat = Epischen { $phrase-dat }
    .acc = Epischen { $phrase-acc }
adj-covered = { $article ->
            [a] überbauter
            [no] überbauter
           *[the] überbaute
        } { $phrase }
    .gen = überbauten { $phrase-gen }
    .dat = überbauten { $phrase-dat }
    .acc = überbauten { $phrase-acc }
adj-up = { $article ->
            [a] offener
            [no] offener
           *[the] offene
        } { $phrase }
    .gen = offenen { $phrase-gen }
    .dat = offenen { $phrase-dat }
    .acc = offenen { $phrase-acc }
adj-down = { $article ->
            [a] verdeckter
            [no] verdeckter
           *[the] verdeckte
        } { $phrase }
    .gen = verdeckten { $phrase-gen }
    .dat = verdeckten { $phrase-dat }
    .acc = verdeckten { $phrase-acc }

## Artikel
np-a = { $gender ->
            [f] eine
            [n] ein
           *[m] ein
        } { $phrase }
    .gen = { $gender ->
            [f] einer
            [n] eines
           *[m] eines
        } { $phrase-gen }
    .dat = { $gender ->
            [f] einer
            [n] einem
           *[m] einem
        } { $phrase-dat }
    .acc = { $gender ->
            [f] eine
            [n] ein
           *[m] einen
        } { $phrase-acc }
np-some = { $gender ->
            [f] eine
            [n] ein
           *[m] ein
        } { $phrase }
    .gen = { $gender ->
            [f] einer
            [n] eines
           *[m] eines
        } { $phrase-gen }
    .dat = { $gender ->
            [f] einer
            [n] einem
           *[m] einem
        } { $phrase-dat }
    .acc = { $gender ->
            [f] eine
            [n] ein
           *[m] einen
        } { $phrase-acc }
np-the = { $gender ->
            [f] die
            [n] das
           *[m] der
        } { $phrase }
    .gen = { $gender ->
            [f] der
            [n] des
           *[m] des
        } { $phrase-gen }
    .dat = { $gender ->
            [f] der
            [n] dem
           *[m] dem
        } { $phrase-dat }
    .acc = { $gender ->
            [f] die
            [n] das
           *[m] den
        } { $phrase-acc }
np-each = { $gender ->
            [f] jede
            [n] jedes
           *[m] jeder
        } { $phrase }
    .gen = { $gender ->
            [f] jeder
            [n] jedes
           *[m] jedes
        } { $phrase-gen }
    .dat = { $gender ->
            [f] jeder
            [n] jedem
           *[m] jedem
        } { $phrase-dat }
    .acc = { $gender ->
            [f] jede
            [n] jedes
           *[m] jeden
        } { $phrase-acc }
np-another = { $gender ->
            [f] eine andere
            [n] ein anderes
           *[m] ein anderer
        } { $phrase }
    .gen = { $gender ->
            [f] einer anderen
            [n] eines anderen
           *[m] eines anderen
        } { $phrase-gen }
    .dat = { $gender ->
            [f] einer anderen
            [n] einem anderen
           *[m] einem anderen
        } { $phrase-dat }
    .acc = { $gender ->
            [f] eine andere
            [n] ein anderes
           *[m] einen anderen
        } { $phrase-acc }
np-each-other = { $gender ->
            [f] jede andere
            [n] jedes andere
           *[m] jeder andere
        } { $phrase }
    .gen = { $gender ->
            [f] jeder anderen
            [n] jedes anderen
           *[m] jedes anderen
        } { $phrase-gen }
    .dat = { $gender ->
            [f] jeder anderen
            [n] jedem anderen
           *[m] jedem anderen
        } { $phrase-dat }
    .acc = { $gender ->
            [f] jede andere
            [n] jedes andere
           *[m] jeden anderen
        } { $phrase-acc }
np-first = { $gender ->
            [f] die erste
            [n] das erste
           *[m] der erste
        } { $phrase }
    .gen = { $gender ->
            [f] der ersten
            [n] des ersten
           *[m] des ersten
        } { $phrase-gen }
    .dat = { $gender ->
            [f] der ersten
            [n] dem ersten
           *[m] dem ersten
        } { $phrase-dat }
    .acc = { $gender ->
            [f] die erste
            [n] das erste
           *[m] den ersten
        } { $phrase-acc }
np-last = { $gender ->
            [f] die letzte
            [n] das letzte
           *[m] der letzte
        } { $phrase }
    .gen = { $gender ->
            [f] der letzten
            [n] des letzten
           *[m] des letzten
        } { $phrase-gen }
    .dat = { $gender ->
            [f] der letzten
            [n] dem letzten
           *[m] dem letzten
        } { $phrase-dat }
    .acc = { $gender ->
            [f] die letzte
            [n] das letzte
           *[m] den letzten
        } { $phrase-acc }
np-next = { $gender ->
            [f] die nächste
            [n] das nächste
           *[m] der nächste
        } { $phrase }
    .gen = { $gender ->
            [f] der nächsten
            [n] des nächsten
           *[m] des nächsten
        } { $phrase-gen }
    .dat = { $gender ->
            [f] der nächsten
            [n] dem nächsten
           *[m] dem nächsten
        } { $phrase-dat }
    .acc = { $gender ->
            [f] die nächste
            [n] das nächste
           *[m] den nächsten
        } { $phrase-acc }
np-no = { $gender ->
            [f] keine
            [n] kein
           *[m] kein
        } { $phrase }
    .gen = { $gender ->
            [f] keiner
            [n] keines
           *[m] keines
        } { $phrase-gen }
    .dat = { $gender ->
            [f] keiner
            [n] keinem
           *[m] keinem
        } { $phrase-dat }
    .acc = { $gender ->
            [f] keine
            [n] kein
           *[m] keinen
        } { $phrase-acc }

## Mehrere
np-up-to = bis zu { $count } { $many }
    .gen = bis zu { $count } { $many }
    .dat = bis zu { $count } { $noun ->
            [hero] { $many }
            [soul] { $many }
            [wound] { $many }
           *[room] { $many }n
        }
    .acc = bis zu { $count } { $many }
np-first-of = jeder der ersten { $count } { $many }
    .gen = jedes der ersten { $count } { $many }
    .dat = jedem der ersten { $count } { $many }
    .acc = jeden der ersten { $count } { $many }
np-next-of = die nächsten { $count } { $many }
    .gen = der nächsten { $count } { $many }
    .dat = den nächsten { $count } { $many }
    .acc = die nächsten { $count } { $many }
