### Das Burgraub-Spiel, das Protokoll: ein Satz pro Ereignis. Fraktionen stehen mit dem Plural (siehe castle-cards.ftl).

castle-coins =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }

## Der Ablauf des Spiels
castle-log-round = Runde { $number } von { $rounds } beginnt.
castle-log-phase = { $phase }.
castle-log-faction = { $who } wählt { $card }.
    .you = Du wählst { $card }.
castle-log-first-player = Der Startspielermarker geht an { $who }.
    .you = Der Startspielermarker geht an dich.
castle-log-game-over = Das Spiel ist zu Ende: { $who } gewinnen ({ $coins }).
    .you = Das Spiel ist zu Ende: Du gewinnst ({ $coins }).
castle-log-game-over-shared = Das Spiel ist zu Ende. Geteilter Sieg: { $players } (je { $coins }).

## Monster auf der Hand und in Ruhe
castle-log-gold = { $who } nehmen { $coins } aus der Schatzkammer.
    .you = Du nimmst { $coins } aus der Schatzkammer.
castle-log-dealt = { $who } nehmen ihre { $strengths } auf die Hand.
    .you = Du nimmst deine { $strengths } auf die Hand.
    .hidden =
        { $count ->
            [one] { $who } nehmen 1 Monster auf die Hand.
           *[other] { $who } nehmen { $count } Monster auf die Hand.
        }
castle-log-set-aside = { $who } legen ihre { $strengths } verdeckt ab.
    .you = Du legst deine { $strengths } verdeckt ab.
    .hidden =
        { $count ->
            [one] { $who } legen 1 Monster verdeckt ab.
           *[other] { $who } legen { $count } Monster verdeckt ab.
        }
castle-log-took-up =
    { $who } nehmen ihre { $count ->
        [one] ausgeruhte
       *[other] ausgeruhten
    } { $strengths } auf die Hand.
    .you =
        Du nimmst deine { $count ->
            [one] ausgeruhte
           *[other] ausgeruhten
        } { $strengths } auf die Hand.
castle-log-rests = { $who } legen ihre { $strengths } zum Ausruhen verdeckt ab.
    .you = Du legst deine { $strengths } zum Ausruhen verdeckt ab.

## Monster spielen
castle-log-placed = { $who } legen ihre { $strength } zu Wächter { $position }.
    .you = Du legst deine { $strength } zu Wächter { $position }.
castle-log-replaced = { $who } ersetzen { $other } bei Wächter { $position } durch ihre { $strength }.
    .you = Du ersetzt { $other } bei Wächter { $position } durch deine { $strength }.
    .from-you = { $who } ersetzen deine { $old } bei Wächter { $position } durch ihre { $strength }.
    .own = { $who } ersetzen ihre eigene { $old } bei Wächter { $position } durch ihre { $strength }.
    .you-own = Du ersetzt deine eigene { $old } bei Wächter { $position } durch deine { $strength }.
castle-log-price = Der Preis: { $coins } an die Schatzkammer.
    .shared = Der Preis: { $coins } an die Schatzkammer und { $share } an { $who }.
    .you-shared = Der Preis: { $coins } an die Schatzkammer und { $share } an dich.
castle-log-paid = { $who } zahlen { $coins } an die Schatzkammer.
    .you = Du zahlst { $coins } an die Schatzkammer.
castle-log-compensated = { $who } erhalten { $coins } für ihre ersetzte { $strength }.
    .you = Du erhältst { $coins } für deine ersetzte { $strength }.
castle-log-returned = { $who } nehmen ihre { $strength } auf die Hand zurück.
    .you = Du nimmst deine { $strength } auf die Hand zurück.
castle-log-passed = { $who } passen: Sie haben zwei Monster in der Burg.
    .you = Du passt: Du hast zwei Monster in der Burg.

## Wächter und Königsplättchen
castle-log-guard-laid =
    { $count ->
        [one] Ein neuer Wächter bezieht seinen Posten: { $guards }.
       *[other] Neue Wächter beziehen ihre Posten, vom Tor aus: { $guards }.
    }
castle-log-tile-turned = Der Befehl des Königs „{ $card }“: { $text }
castle-log-guard-turned = Wächter { $position } wird aufgedeckt: { $stars }, Stärke { $strength }, Beute { $loot }.
castle-log-strength-changed = Durch den Befehl des Königs „{ $other }“ beträgt seine Stärke nun { $number }.
castle-log-loot-changed = Durch den Befehl des Königs „{ $other }“ beträgt seine Beute nun { $number }.
castle-log-faced = Ihm gegenüber: { $card } und { $other }, zusammen { $number }.
castle-log-beaten =
    { $number ->
        [0] Der Wächter ist besiegt, hat aber keine Beute.
       *[more] Der Wächter ist besiegt.
    }
castle-log-looted = { $who } erhalten { $coins }.
    .you = Du erhältst { $coins }.
castle-log-coin-left = Die Monster sind gleich stark, daher bleibt die überzählige Münze in der Schatzkammer.
castle-log-lost = Der Wächter gewinnt: Die Monster sind um { $number } zu schwach. Der Kampf ist vorbei.
castle-log-guard-discarded = Der Wächter { $card } wird abgelegt.
    .hidden = Ein Wächter ({ $stars }) wird ungesehen abgelegt.
castle-log-guards-discarded =
    { $unseen ->
        [0] Die Wächter werden abgelegt.
        [one] Die Wächter werden abgelegt, 1 davon ungesehen.
       *[other] Die Wächter werden abgelegt, { $unseen } davon ungesehen.
    }
castle-log-tile-discarded = Der Befehl des Königs „{ $card }“ endet.
    .hidden = Ein Königsplättchen wird ungesehen abgelegt.

## Heilung
castle-log-healed = { $who } zahlen { $coins }, um ihre { $strength } zu heilen.
    .you = Du zahlst { $coins }, um deine { $strength } zu heilen.
castle-log-cannot-pay = { $who } können { $coins } für ihre { $strength } nicht mehr bezahlen: Sie haben kein Gold mehr.
    .you = Du kannst { $coins } für deine { $strength } nicht mehr bezahlen: Du hast kein Gold mehr.
