### Stół najazdu na zamek.

web-castle-table = Stół
web-castle-castle = Zamek, od bramy do skarbca
web-castle-gate = Brama
web-castle-treasury = Skarbiec
web-castle-round = Runda { $number } z { $rounds }
web-castle-order = Rozkaz króla
web-castle-no-order = W tej grze król nie wydaje rozkazów.
web-castle-order-hidden = Rozkazu jeszcze nie odczytano.
web-castle-deck = Strażnicy w talii: { $count }
web-castle-seen = Strażnicy odkryci dotychczas
web-castle-seen-none = Nie odkryto jeszcze żadnego strażnika.
web-castle-buried =
    { $count ->
        [0] Żadnego strażnika nie odrzucono bez odkrycia.
        [one] Bez odkrycia odrzucono { $count } strażnika.
        [few] Bez odkrycia odrzucono { $count } strażników.
       *[many] Bez odkrycia odrzucono { $count } strażników.
    }
web-castle-empty = Zamek jest pusty.

## Strażnicy i pola
web-castle-guard =
    { $stars ->
        [one] Strażnik nr { $position }, { $stars } gwiazdka
        [few] Strażnik nr { $position }, { $stars } gwiazdki
       *[many] Strażnik nr { $position }, { $stars } gwiazdek
    }
web-castle-strength = siła: { $value }
web-castle-loot = łup: { $value }
web-castle-range = od { $low } do { $high }
web-castle-together = potwory razem: { $total }
web-castle-odds = pokonają { $beaten } z { $unseen } takich strażników
web-castle-closed = nikogo nie można tu zastąpić
web-castle-free = Strażnik nr { $position }: wolne pole
web-castle-taken = Strażnik nr { $position }: { $card }, { $who }
web-castle-yours = twój potwór
web-castle-can = można wybrać
web-castle-which = Co wybierasz?

## Twoje potwory
web-castle-hand = Twoje potwory
web-castle-resting = odpoczywa w tej rundzie
web-castle-placed = przy strażniku nr { $position }
web-castle-healing = leczenie: { $cost }
web-castle-held = Wybrany potwór: { $card }. Wskaż jego miejsce.
web-castle-let-go = Odłóż
web-castle-inspect = Oglądaj karty
    .on = Naciśnięcie pokazuje kartę i niczego nie zagrywa.
web-castle-skip = Pomiń

## Frakcje
web-castle-factions = Frakcje
web-castle-faction-taken = zajęta: { $who }

## Gracze
web-castle-players = Gracze
web-castle-gold =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
web-castle-gold-hidden = złoto ukryte
web-castle-first = pierwszy gracz
web-castle-turn = tura tego gracza
web-castle-in-hand = na ręce: { $list }
web-castle-at-rest = odpoczywają: { $list }
web-castle-in-castle = w zamku: { $list }
web-castle-unknown = nieznany

## Animacje
web-castle-cue-fight = Zaczyna się walka
web-castle-cue-total = razem { $total }
web-castle-cue-beaten = Pokonany!
web-castle-cue-lost =
    { $count ->
        [one] brakuje { $count }
        [few] brakuje { $count }
       *[many] brakuje { $count }
    }
web-castle-cue-heal = Opłaty za leczenie

## Klawisze
web-castle-key-zones = przejdź do swoich potworów, zamku, frakcji
web-castle-key-seen = strażnicy odkryci dotychczas
