### Das Burgraub-Spiel: Namen, Angaben und Texte seiner Karten.
###
### Der Name einer Fraktion ist ein Plural ("Trolls"), also stehen die Verben bei Spielern im Plural. Ein Monster heißt, wo
### sein Besitzer genannt ist, nur nach seiner Stärke: "deine 4".

## Namen
castle-monster = { $faction } { $strength }
castle-guard = { $stars } { $strength }/{ $loot }
castle-range = { $low }–{ $high }
castle-inferred = { $value }*
castle-inferred-note = * Erschlossen: Dieser Wert wurde von keiner Karte abgelesen.

## Angaben
castle-facts-monster = Monster, Stärke { $strength }, Heilung { $healing }
castle-facts-guard = Wächter, { $stars }, Stärke { $strength }, Beute { $loot }
castle-facts-tile = Königsplättchen
castle-facts-faction = Fraktion

## Texte
castle-text-safe = Kann nicht ersetzt werden.
castle-text-back = Die Rückseite zeigt { $stars }, Stärke { $strength }, Beute { $loot }.
    .likely = Die Rückseite zeigt { $stars }, Stärke { $strength }, Beute { $loot } (Spannen wahrscheinlich, aber nicht bestätigt).
    .inferred = Die Rückseite zeigt { $stars }, Stärke { $strength }, Beute { $loot } (Spannen erschlossen).

## Texte der Königsplättchen
castle-tile-nothing = In dieser Runde ändern sich die Regeln nicht.
castle-tile-forbid = Monster der Stärke { $strength } dürfen nicht gespielt werden.
castle-tile-hands = Alle nehmen die Monster { $strengths } auf die Hand und legen die Monster { $others } verdeckt vor sich ab.
castle-tile-healing =
    { $cost ->
        [0] Die Heilung eines Monsters der Stärke { $strengths } kostet nichts.
        [one] Die Heilung eines Monsters der Stärke { $strengths } kostet 1 Münze.
       *[other] Die Heilung eines Monsters der Stärke { $strengths } kostet { $cost } Münzen.
    }
castle-at-first-guard = Der Wächter am Tor hat { $what }.
castle-at-first-two-guards = Die ersten beiden Wächter vom Tor aus haben jeweils { $what }.
castle-at-second-guard = Der zweite Wächter vom Tor aus hat { $what }.
castle-at-last-guard = Der Wächter vor der Schatzkammer hat { $what }.
castle-at-last-guards =
    { $number ->
        [one] Der Wächter vor der Schatzkammer hat { $what }.
       *[other] Die letzten { $number } Wächter vor der Schatzkammer haben jeweils { $what }.
    }
castle-at-guards-facing-an-equal-pair = Ein Wächter, dem zwei gleich starke Monster gegenüberstehen, hat { $what }.
castle-at-guards-facing-the-weakest-pair = Sobald alle Monster liegen, hat der Wächter gegenüber dem schwächsten Paar { $what }; bei Gleichstand gilt das für jeden dieser Wächter.
castle-at-all-guards = Jeder Wächter hat { $what }.
castle-change-loot = { $amount } Beute
castle-change-strength = { $amount } Stärke
