## Names
castle-monster = { $faction } { $strength }
castle-guard = { $stars } { $strength }/{ $loot }
castle-range = { $low }–{ $high }
castle-inferred = { $value }*
castle-inferred-note = * Wartość wywnioskowana: nie odczytano jej z karty.

## Facts
castle-facts-monster = potwór, siła: { $strength }, leczenie: { $healing }
castle-facts-guard = strażnik, { $stars }, siła: { $strength }, łup: { $loot }
castle-facts-tile = płytka króla
castle-facts-faction = frakcja

## Texts
castle-text-safe = Nie można go zastąpić.
castle-text-back = Rewers pokazuje: { $stars }, siła { $strength }, łup { $loot }.
    .likely = Rewers pokazuje: { $stars }, siła { $strength }, łup { $loot } (zakresy prawdopodobne, lecz niepotwierdzone).
    .inferred = Rewers pokazuje: { $stars }, siła { $strength }, łup { $loot } (zakresy wywnioskowane).

## Texts of king tiles
castle-tile-nothing = W tej rundzie zasady się nie zmieniają.
castle-tile-forbid = Potworów o sile { $strength } nie można zagrywać.
castle-tile-hands = Każdy bierze na rękę potwory o sile { $strengths }, a potwory o sile { $others } kładzie zakryte.
castle-tile-healing =
    { $cost ->
        [0] Leczenie potwora o sile { $strengths } nic nie kosztuje.
        [one] Leczenie potwora o sile { $strengths } kosztuje { $cost } złotą monetę.
        [few] Leczenie potwora o sile { $strengths } kosztuje { $cost } złote monety.
       *[many] Leczenie potwora o sile { $strengths } kosztuje { $cost } złotych monet.
    }
castle-at-first-guard = Strażnik przy bramie ma { $what }.
castle-at-first-two-guards = Każdy z dwóch strażników najbliżej bramy ma { $what }.
castle-at-second-guard = Drugi strażnik od bramy ma { $what }.
castle-at-last-guard = Strażnik przy skarbcu ma { $what }.
castle-at-last-guards =
    { $number ->
        [one] Strażnik przy skarbcu ma { $what }.
        [few] Każdy z { $number } strażników najbliżej skarbca ma { $what }.
       *[many] Każdy z { $number } strażników najbliżej skarbca ma { $what }.
    }
castle-at-guards-facing-an-equal-pair = Strażnik, przy którym stoją dwa potwory o tej samej sile, ma { $what }.
castle-at-guards-facing-the-weakest-pair = Kiedy wszystkie potwory są już w zamku, strażnik, przy którym stoi najsłabsza para, ma { $what }; przy remisie dotyczy to strażnika przy każdej z takich par.
castle-at-all-guards = Każdy strażnik ma { $what }.
castle-change-loot = { $amount } do łupu
castle-change-strength = { $amount } do siły
