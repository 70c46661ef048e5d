### Das Burgraub-Spiel im Terminal: Tisch, Vorhersagen, woher Werte kommen und was man eintippen kann.

## Der Dialog
castle-why-what = Nenne als Schlüssel, was fehlt: why place trolls-4 at 2, why replace dragons-2 at 1 with trolls-4.
castle-rule-what = Nenne eine Regel mit ihrer ID: rule CR-PLAY-06.
castle-card-what = Nenne eine Karte: card trolls-4.
castle-guard-what = Nenne einen Wächter mit seiner Nummer, vom Tor aus gezählt: guard 2.
castle-typed-why = sagen, warum etwas nicht zur Auswahl steht, etwa: why place trolls-4 at 2
    .usage = why SCHLÜSSEL
castle-typed-rule = was eine Regel besagt, etwa: rule CR-PLAY-06
    .usage = rule ID
castle-typed-guard = alles, was über einen Wächter bekannt ist: Werte, Chancen, Preis fürs Ersetzen
    .usage = guard NUMMER
castle-typed-discard = die bisher gesehenen Wächter und die, die noch niemand gesehen hat
    .usage = discard

## Der Tisch
castle-table-round = Runde { $number } von { $rounds }
castle-table-turn = am Zug: { $who }
    .you = du bist am Zug
castle-table-piles = Wächterstapel { $deck }; abgelegt: { $seen } gesehen, { $unseen } ungesehen; Schatzkammer { $treasury }
    .secret = Wächterstapel { $deck }; abgelegt: { $seen } gesehen, { $unseen } ungesehen
castle-table-order = Der Befehl des Königs: { $card }. { $text }
castle-table-castle = Die Burg, vom Tor zur Schatzkammer
castle-row-guard = Wächter
castle-row-strength = Stärke
castle-row-loot = Beute
castle-row-monsters = Monster
castle-row-total = Zusammen
castle-row-odds = Schlägt
castle-row-price = Preis
castle-cell-odds = { $beaten } von { $unseen }
castle-cell-own = deine { $strength }
castle-cell-free = frei
castle-cell-closed = gesperrt
castle-head-player = Spieler
castle-head-gold = Gold
castle-head-hand = Hand
castle-head-resting = In Ruhe
castle-head-board = In der Burg
castle-cell-first = Startspieler
castle-hand-monster = { $strength } (Heilung { $cost })
    .safe = { $strength } (Heilung { $cost }, nicht ersetzbar)
    .forbidden = { $strength } (Heilung { $cost }, in dieser Runde nicht spielbar)

## Wozu eine Möglichkeit führen würde
castle-forecast-pair = zusammen { $total } gegen { $range }: schlägt { $beaten } von { $unseen }
castle-forecast-alone = bisher { $total } gegen { $range }
castle-forecast-price = Preis { $total } (an die Schatzkammer)
    .shared = Preis { $total } ({ $treasury } an die Schatzkammer, { $share } an { $who })

## Woher Werte kommen
castle-value-guard = Wächter { $position } ({ $stars })
castle-value-strength = Stärke { $value }: { $parts }.
castle-value-loot = Beute { $value }: { $parts }.
castle-value-healing = Heilung { $value }: { $parts }.
castle-value-instead = { $value } durch { $card } statt der aufgedruckten { $printed }
castle-value-floor = nie unter 0
castle-value-limit = Hier können Monster ersetzt werden, solange sie zusammen weniger als { $limit } haben; jetzt haben sie { $total }.
    .closed = Hier kann nichts ersetzt werden: Die Monster haben zusammen { $total }, und die Rückseite zeigt höchstens { $limit }.
castle-value-price = Ein Monster hier zu ersetzen kostet { $total }: { $treasury } an die Schatzkammer und { $share } an seinen Besitzer. Ein eigenes zu ersetzen kostet { $treasury }.
    .plain = Ein Monster hier zu ersetzen kostet { $total } (an die Schatzkammer).
castle-value-odds = Von den Wächtern dieser Stufe, die noch niemand gesehen hat ({ $unseen }), würden die Monster dort jetzt { $beaten } schlagen.
castle-value-of-faction = Die Fraktion von Platz { $seat }.
castle-value-at-guard = Jetzt bei Wächter { $position }.

## Was schon zu sehen war
castle-seen = Bisher gesehene Wächter, neueste zuerst
castle-seen-none = Es wurde noch kein Wächter aufgedeckt.
castle-unseen = Wächter, die noch niemand gesehen hat (Stärke/Beute)
castle-unseen-level = { $stars }: { $guards }

## lair replay
castle-replay-seat = Platz { $seat }: { $faction }, { $coins }, Hand { $hand }, in Ruhe { $resting }
castle-replay-no-faction = noch keine Fraktion
castle-replay-secret = Gold geheim

castle-values-inferred = Einige Werte dieser Karten sind erschlossen: Sie wurden von keiner Karte abgelesen.

## lair check-set
castle-census-monster =
    { $count ->
        [one] 1 Monster
       *[other] { $count } Monster
    }
castle-census-guard =
    { $count ->
        [one] 1 Wächter
       *[other] { $count } Wächter
    }
castle-census-tile =
    { $count ->
        [one] 1 Königsplättchen
       *[other] { $count } Königsplättchen
    }
castle-census-faction =
    { $count ->
        [one] 1 Fraktion
       *[other] { $count } Fraktionen
    }
