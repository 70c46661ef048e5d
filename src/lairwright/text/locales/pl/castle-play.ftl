## The dialogue
castle-why-what = Podaj klucz tego, czego brakuje wśród opcji: why place trolls-4 at 2, why replace dragons-2 at 1 with trolls-4.
castle-rule-what = Podaj identyfikator zasady: rule CR-PLAY-06.
castle-card-what = Podaj nazwę karty: card trolls-4.
castle-guard-what = Podaj numer strażnika, licząc od bramy: guard 2.
castle-typed-why = mówi, dlaczego czegoś nie ma wśród opcji, na przykład: why place trolls-4 at 2
    .usage = why KLUCZ
castle-typed-rule = podaje treść zasady, na przykład: rule CR-PLAY-06
    .usage = rule ID
castle-typed-guard = pokazuje wszystko, co wiadomo o strażniku: wartości, szanse, koszt zastąpienia
    .usage = guard NUMER
castle-typed-discard = pokazuje strażników odkrytych dotychczas i tych, których nikt nie widział
    .usage = discard

## The table
castle-table-round = Runda { $number } z { $rounds }
castle-table-turn = tura: { $who }
    .you = twoja tura
castle-table-piles = Talia strażników { $deck }, odrzuceni: odkryci { $seen }, nieodkryci { $unseen }, skarbiec { $treasury }
    .secret = Talia strażników { $deck }, odrzuceni: odkryci { $seen }, nieodkryci { $unseen }
castle-table-order = Rozkaz króla: { $card }. { $text }
castle-table-castle = Zamek, od bramy do skarbca
castle-row-guard = Strażnik
castle-row-strength = Siła
castle-row-loot = Łup
castle-row-monsters = Potwory
castle-row-total = Razem
castle-row-odds = Pokonują
castle-row-price = Koszt
castle-cell-odds = { $beaten } z { $unseen }
castle-cell-own = twój { $strength }
castle-cell-free = wolne
castle-cell-closed = zamknięte
castle-head-player = Gracz
castle-head-gold = Złoto
castle-head-hand = Ręka
castle-head-resting = Odpoczynek
castle-head-board = W zamku
castle-cell-first = pierwszy gracz
castle-hand-monster = { $strength } (leczenie { $cost })
    .safe = { $strength } (leczenie { $cost }, nie można go zastąpić)
    .forbidden = { $strength } (leczenie { $cost }, nie można go zagrać w tej rundzie)

## What an option would lead to
castle-forecast-pair = razem { $total } przeciw { $range }: pokonują { $beaten } z { $unseen }
castle-forecast-alone = na razie { $total } przeciw { $range }
castle-forecast-price = koszt { $total } (dla skarbca)
    .shared = koszt { $total } ({ $treasury } dla skarbca, { $share } dla frakcji { $who })

## Where values come from
castle-value-guard = Strażnik nr { $position } ({ $stars })
castle-value-strength = Siła { $value }: { $parts }.
castle-value-loot = Łup { $value }: { $parts }.
castle-value-healing = Leczenie { $value }: { $parts }.
castle-value-instead = { $value } z płytki { $card } zamiast { $printed } z nadruku
castle-value-floor = nigdy poniżej 0
castle-value-limit = Potwory można tu zastępować, dopóki ich łączna siła jest mniejsza niż { $limit }; teraz wynosi { $total }.
    .closed = Nie można tu zastąpić żadnego potwora: łączna siła potworów wynosi { $total }, a rewers pokazuje najwyżej { $limit }.
castle-value-price = Koszt zastąpienia potwora wynosi tu { $total }: { $treasury } dla skarbca i { $share } dla właściciela. Zastąpienie własnego potwora kosztuje { $treasury }.
    .plain = Koszt zastąpienia potwora wynosi tu { $total } (dla skarbca).
castle-value-odds = Stojące tam potwory pokonałyby { $beaten } z { $unseen } strażników tego poziomu, których nikt jeszcze nie widział.
castle-value-of-faction = Frakcja gracza z miejsca { $seat }.
castle-value-at-guard = Teraz przy strażniku nr { $position }.

## What has been seen
castle-seen = Strażnicy odkryci dotychczas, od najnowszego
castle-seen-none = Żaden strażnik nie został jeszcze odkryty.
castle-unseen = Strażnicy, których nikt nie widział (siła/łup)
castle-unseen-level = { $stars }: { $guards }

## lair replay
castle-replay-seat = miejsce { $seat }: { $faction }, { $coins }, ręka: { $hand }, odpoczynek: { $resting }
castle-replay-no-faction = jeszcze bez frakcji
castle-replay-secret = złoto ukryte

castle-values-inferred = Niektóre wartości tych kart są wywnioskowane: nie odczytano ich z kart.

## lair check-set
castle-census-monster =
    { $count ->
        [one] { $count } potwór
        [few] { $count } potwory
       *[many] { $count } potworów
    }
castle-census-guard =
    { $count ->
        [one] { $count } strażnik
        [few] { $count } strażnicy
       *[many] { $count } strażników
    }
castle-census-tile =
    { $count ->
        [one] { $count } płytka króla
        [few] { $count } płytki króla
       *[many] { $count } płytek króla
    }
castle-census-faction =
    { $count ->
        [one] { $count } frakcja
        [few] { $count } frakcje
       *[many] { $count } frakcji
    }
