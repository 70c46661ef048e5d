## Räume
do-destroy =
    .order = zerstöre { $target-acc }
    .then = zerstörst du { $target-acc }
    .may = { $target-acc } zerstören
    .to = { $target-acc } zu zerstören
do-destroy-another =
    .order = zerstöre einen anderen Raum in deinem Dungeon
    .then = zerstörst du einen anderen Raum in deinem Dungeon
    .may = einen anderen Raum in deinem Dungeon zerstören
    .to = einen anderen Raum in deinem Dungeon zu zerstören
do-destroy-target-killing =
    .order = zerstöre { $target-acc } und töte jeden Helden darin
    .then = zerstörst du { $target-acc } und tötest jeden Helden darin
    .may = { $target-acc } zerstören und jeden Helden darin töten
    .to = { $target-acc } zu zerstören und jeden Helden darin zu töten
do-deactivate =
    .order = deaktiviere { $target-acc } { -until-end }
    .then = deaktivierst du { $target-acc } { -until-end }
    .may = { $target-acc } { -until-end } deaktivieren
    .to = { $target-acc } { -until-end } zu deaktivieren
do-uncover =
    .order = lege { $target-acc } oben auf den Stapel dieses Raumes
    .then = legst du { $target-acc } oben auf den Stapel dieses Raumes
    .may = { $target-acc } oben auf den Stapel dieses Raumes legen
    .to = { $target-acc } oben auf den Stapel dieses Raumes zu legen
do-swap =
    .order = vertausche zwei Räume desselben Dungeons miteinander
    .then = vertauschst du zwei Räume desselben Dungeons miteinander
    .may = zwei Räume desselben Dungeons miteinander vertauschen
    .to = zwei Räume desselben Dungeons miteinander zu vertauschen
do-swap-yours =
    .order = vertausche zwei Räume deines Dungeons miteinander
    .then = vertauschst du zwei Räume deines Dungeons miteinander
    .may = zwei Räume deines Dungeons miteinander vertauschen
    .to = zwei Räume deines Dungeons miteinander zu vertauschen
do-swap-coins =
    .order = tausche deine Münzen gegen die Münzen { $target-gen }
    .then = tauschst du deine Münzen gegen die Münzen { $target-gen }
    .may = deine Münzen gegen die Münzen { $target-gen } tauschen
    .to = deine Münzen gegen die Münzen { $target-gen } zu tauschen
do-arrange-free =
    .order = lege die Räume { $target-gen } in eine beliebige Reihenfolge
    .then = legst du die Räume { $target-gen } in eine beliebige Reihenfolge
    .may = die Räume { $target-gen } in eine beliebige Reihenfolge legen
    .to = die Räume { $target-gen } in eine beliebige Reihenfolge zu legen
do-arrange-reverse =
    .order = kehre die Reihenfolge der Räume { $target-gen } um
    .then = kehrst du die Reihenfolge der Räume { $target-gen } um
    .may = die Reihenfolge der Räume { $target-gen } umkehren
    .to = die Reihenfolge der Räume { $target-gen } umzukehren
do-arrange-random =
    .order = mische die Räume { $target-gen }
    .then = mischst du die Räume { $target-gen }
    .may = die Räume { $target-gen } mischen
    .to = die Räume { $target-gen } zu mischen
do-arrange-your-dungeon =
    .order = { $how ->
            [reverse] kehre die Reihenfolge der Räume in deinem Dungeon um
            [random] mische die Räume in deinem Dungeon
           *[free] lege die Räume in deinem Dungeon in eine beliebige Reihenfolge
        }
    .then = { $how ->
            [reverse] kehrst du die Reihenfolge der Räume in deinem Dungeon um
            [random] mischst du die Räume in deinem Dungeon
           *[free] legst du die Räume in deinem Dungeon in eine beliebige Reihenfolge
        }
    .may = { $how ->
            [reverse] die Reihenfolge der Räume in deinem Dungeon umkehren
            [random] die Räume in deinem Dungeon mischen
           *[free] die Räume in deinem Dungeon in eine beliebige Reihenfolge legen
        }
    .to = { $how ->
            [reverse] die Reihenfolge der Räume in deinem Dungeon umzukehren
            [random] die Räume in deinem Dungeon zu mischen
           *[free] die Räume in deinem Dungeon in eine beliebige Reihenfolge zu legen
        }
do-arrange-stack =
    .order = ordne den Stapel { $target-gen } { $how ->
            [reverse] umgekehrt
            [random] zufällig
           *[free] beliebig
        } neu
    .then = ordnest du den Stapel { $target-gen } { $how ->
            [reverse] umgekehrt
            [random] zufällig
           *[free] beliebig
        } neu
    .may = den Stapel { $target-gen } { $how ->
            [reverse] umgekehrt
            [random] zufällig
           *[free] beliebig
        } neu ordnen
    .to = den Stapel { $target-gen } { $how ->
            [reverse] umgekehrt
            [random] zufällig
           *[free] beliebig
        } neu zu ordnen
do-build-now =
    .order = baue sofort einen weiteren Raum
    .then = baust du sofort einen weiteren Raum
    .may = sofort einen weiteren Raum bauen
    .to = sofort einen weiteren Raum zu bauen
do-build =
    .order = baue sofort { $cards }
    .then = baust du sofort { $cards }
    .may = sofort { $cards } bauen
    .to = sofort { $cards } zu bauen
do-build-that =
    .order = baue sofort { $thing-acc }
    .then = baust du sofort { $thing-acc }
    .may = sofort { $thing-acc } bauen
    .to = sofort { $thing-acc } zu bauen
do-build-that-one =
    .order = spiele sofort einen Miniboss aus diesen Karten
    .then = spielst du sofort einen Miniboss aus diesen Karten
    .may = sofort einen Miniboss aus diesen Karten spielen
    .to = sofort einen Miniboss aus diesen Karten zu spielen
do-build-taken =
    .order = setze { $thing-acc } sofort ohne Verlust von Stufen in deinem Dungeon ein
    .then = setzt du { $thing-acc } sofort ohne Verlust von Stufen in deinem Dungeon ein
    .may = { $thing-acc } sofort ohne Verlust von Stufen in deinem Dungeon einsetzen
    .to = { $thing-acc } sofort ohne Verlust von Stufen in deinem Dungeon einzusetzen
do-build-on =
    .order = baue sofort { $cards } auf { $target-acc }
    .then = baust du sofort { $cards } auf { $target-acc }
    .may = sofort { $cards } auf { $target-acc } bauen
    .to = sofort { $cards } auf { $target-acc } zu bauen
do-build-face-down =
    .order = baue sofort { $cards } verdeckt auf { $target-acc }
    .then = baust du sofort { $cards } verdeckt auf { $target-acc }
    .may = sofort { $cards } verdeckt auf { $target-acc } bauen
    .to = sofort { $cards } verdeckt auf { $target-acc } zu bauen
do-promote =
    .order = befördere { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        }
    .then = beförderst du { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        }
    .may = { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        } befördern
    .to = { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        } zu befördern
do-demote =
    .order = stufe { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        } herab
    .then = stufst du { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        } herab
    .may = { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        } herabstufen
    .to = { $target-acc } um { $number ->
            [one] 1 Stufe
           *[other] { $number } Stufen
        } herabzustufen

## Zaubersprüche und andere Karten
do-negate =
    .order = verhindere { $target-acc }
    .then = verhinderst du { $target-acc }
    .may = { $target-acc } verhindern
    .to = { $target-acc } zu verhindern
do-use =
    .order = nutze { $which } { $target-gen }
    .then = nutzt du { $which } { $target-gen }
    .may = { $which } { $target-gen } nutzen
    .to = { $which } { $target-gen } zu nutzen
do-use-item =
    .order = nutze den Boss-Effekt { $target-gen }
    .then = nutzt du den Boss-Effekt { $target-gen }
    .may = den Boss-Effekt { $target-gen } nutzen
    .to = den Boss-Effekt { $target-gen } zu nutzen
uses-built = den Baueffekt
uses-uncovered = den Freilegeeffekt
uses-minion = das Schergenfeld
uses-level-up = den Level-Up-Effekt
