## Karty i ręka
do-draw =
    .order = dociągnij { $cards } { $per }
    .then = { do-draw.order }
    .may = dociągnąć { $cards } { $per }
    .to = { do-draw.may }
do-draw-instead =
    .order = dociągnij kartę czaru zamiast karty komnaty
    .then = { do-draw-instead.order }
    .may = dociągnąć kartę czaru zamiast karty komnaty
    .to = { do-draw-instead.may }
do-discard =
    .order = odrzuć { $cards } { $per }
    .then = { do-discard.order }
    .may = odrzucić { $cards } { $per }
    .to = { do-discard.may }
do-discard-this =
    .order = odrzuć { $this-acc }
    .then = { do-discard-this.order }
    .may = odrzucić { $this-acc }
    .to = { do-discard-this.may }
do-discard-hand =
    .order = odrzuć wszystkie karty z ręki
    .then = { do-discard-hand.order }
    .may = odrzucić wszystkie karty z ręki
    .to = { do-discard-hand.may }
do-discard-market =
    .order = odrzuć wszystkie karty, które zostały na targu
    .then = { do-discard-market.order }
    .may = odrzucić wszystkie karty, które zostały na targu
    .to = { do-discard-market.may }
do-discard-from-deck =
    .order = odrzuć { $cards } z wierzchu talii { $kind ->
            [spell] czarów
           *[room] komnat
        }
    .then = { do-discard-from-deck.order }
    .may = odrzucić { $cards } z wierzchu talii { $kind ->
            [spell] czarów
           *[room] komnat
        }
    .to = { do-discard-from-deck.may }
do-discard-from-market =
    .order = odrzuć { $cards } z targu
    .then = { do-discard-from-market.order }
    .may = odrzucić { $cards } z targu
    .to = { do-discard-from-market.may }
do-discard-random =
    .order = odrzuć { $count ->
            [one] { $kind ->
                [room] losową kartę komnaty
                [spell] losową kartę czaru
               *[card] losową kartę
            }
            [few] { $count } { $kind ->
                [room] losowe karty komnat
                [spell] losowe karty czarów
               *[card] losowe karty
            }
           *[many] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
        }
    .then = { do-discard-random.order }
    .may = odrzucić { $count ->
            [one] { $kind ->
                [room] losową kartę komnaty
                [spell] losową kartę czaru
               *[card] losową kartę
            }
            [few] { $count } { $kind ->
                [room] losowe karty komnat
                [spell] losowe karty czarów
               *[card] losowe karty
            }
           *[many] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
        }
    .to = { do-discard-random.may }
do-new-hands =
    .order = każdy gracz odrzuca wszystkie karty z ręki, a następnie dociąga { $cards }
    .then = { do-new-hands.order }
    .may = zmusić każdego gracza, by odrzucił wszystkie karty z ręki, a następnie dociągnął { $cards }
    .to = { do-new-hands.may }
do-take =
    .order = wybierz i weź na rękę { $cards } ze stosu odrzuconych kart { $per }
    .then = { do-take.order }
    .may = wybrać i wziąć na rękę { $cards } ze stosu odrzuconych kart { $per }
    .to = { do-take.may }
do-take-any =
    .order = weź na rękę { $cards } ze stosu odrzuconych kart { $per }
    .then = { do-take-any.order }
    .may = wziąć na rękę { $cards } ze stosu odrzuconych kart { $per }
    .to = { do-take-any.may }
do-take-deck =
    .order = znajdź w talii { $kind ->
            [spell] czarów
           *[room] komnat
        } { $cards } i weź na rękę
    .then = { do-take-deck.order }
    .may = znaleźć w talii { $kind ->
            [spell] czarów
           *[room] komnat
        } { $cards } i wziąć na rękę
    .to = { do-take-deck.may }
do-take-market =
    .order = wybierz i weź na rękę { $cards } z targu
    .then = { do-take-market.order }
    .may = wybrać i wziąć na rękę { $cards } z targu
    .to = { do-take-market.may }
do-take-market-all =
    .order = weź na rękę { $cards } z targu
    .then = { do-take-market-all.order }
    .may = wziąć na rękę { $cards } z targu
    .to = { do-take-market-all.may }
do-take-it =
    .order = weź na rękę { $thing-acc }
    .then = { do-take-it.order }
    .may = wziąć na rękę { $thing-acc }
    .to = { do-take-it.may }
do-take-thing =
    .order = wybierz i weź na rękę: { $thing-acc }
    .then = { do-take-thing.order }
    .may = wybrać i wziąć na rękę: { $thing-acc }
    .to = { do-take-thing.may }
do-search =
    .order = znajdź w talii komnat lub na stosie odrzuconych kart { $cards } i weź na rękę
    .then = { do-search.order }
    .may = znaleźć w talii komnat lub na stosie odrzuconych kart { $cards } i wziąć na rękę
    .to = { do-search.may }
do-search-build =
    .order = przejrzyj talię komnat lub stos odrzuconych kart i weź na rękę { $cards } (możesz ją od razu zbudować)
    .then = { do-search-build.order }
    .may = przejrzeć talię komnat lub stos odrzuconych kart i wziąć na rękę { $cards } (możesz ją od razu zbudować)
    .to = { do-search-build.may }
do-steal-random =
    .order = wskaż rodzaj kart (komnaty albo czary) i zabierz losową kartę tego rodzaju z ręki { $target-gen }
    .then = { do-steal-random.order }
    .may = wskazać rodzaj kart (komnaty albo czary) i zabrać losową kartę tego rodzaju z ręki { $target-gen }
    .to = { do-steal-random.may }
do-steal-chosen =
    .order = obejrzyj karty na ręce { $target-gen } i zabierz jedną z nich
    .then = { do-steal-chosen.order }
    .may = obejrzeć karty na ręce { $target-gen } i zabrać jedną z nich
    .to = { do-steal-chosen.may }
do-steal-random-card =
    .order = zabierz { $kind ->
            [room] losową kartę komnaty
            [spell] losową kartę czaru
           *[card] losową kartę
        } z ręki { $target-gen }
    .then = { do-steal-random-card.order }
    .may = zabrać { $kind ->
            [room] losową kartę komnaty
            [spell] losową kartę czaru
           *[card] losową kartę
        } z ręki { $target-gen }
    .to = { do-steal-random-card.may }
do-steal-cards =
    .order = obejrzyj karty na ręce { $target-gen } i zabierz { $cards }
    .then = { do-steal-cards.order }
    .may = obejrzeć karty na ręce { $target-gen } i zabrać { $cards }
    .to = { do-steal-cards.may }
do-steal-may =
    .order = obejrzyj karty na ręce { $target-gen }; możesz zabrać { $cards }
    .then = { do-steal-may.order }
    .may = obejrzeć karty na ręce { $target-gen }; możesz zabrać { $cards }
    .to = { do-steal-may.may }
do-steal-price =
    .order = obejrzyj karty na ręce { $target-gen }; możesz zabrać jedną z nich i zapłacić temu graczowi (monety: { $room } za komnatę, { $spell } za czar)
    .then = { do-steal-price.order }
    .may = obejrzeć karty na ręce { $target-gen }; możesz zabrać jedną z nich i zapłacić temu graczowi (monety: { $room } za komnatę, { $spell } za czar)
    .to = { do-steal-price.may }
do-give =
    .order = daj { $receiver-dat } { $cards } z ręki
    .then = { do-give.order }
    .may = dać { $receiver-dat } { $cards } z ręki
    .to = { do-give.may }
do-give-random =
    .order = daj { $receiver-dat } { $count ->
            [one] { $kind ->
                [room] losową kartę komnaty
                [spell] losową kartę czaru
               *[card] losową kartę
            }
            [few] { $count } { $kind ->
                [room] losowe karty komnat
                [spell] losowe karty czarów
               *[card] losowe karty
            }
           *[many] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
        } z ręki
    .then = { do-give-random.order }
    .may = dać { $receiver-dat } { $count ->
            [one] { $kind ->
                [room] losową kartę komnaty
                [spell] losową kartę czaru
               *[card] losową kartę
            }
            [few] { $count } { $kind ->
                [room] losowe karty komnat
                [spell] losowe karty czarów
               *[card] losowe karty
            }
           *[many] { $count } { $kind ->
                [room] losowych kart komnat
                [spell] losowych kart czarów
               *[card] losowych kart
            }
        } z ręki
    .to = { do-give-random.may }
do-reveal =
    .order = pokaż { $cards } z ręki
    .then = { do-reveal.order }
    .may = pokazać { $cards } z ręki
    .to = { do-reveal.may }
cards-any = dowolną liczbę kart { $kind ->
            [room] komnat
            [spell] czarów
            [miniboss] minibossów
           *[card] z ręki
        }
cards-all = { $kind ->
            [room] wszystkie karty komnat
            [spell] wszystkie karty czarów
            [miniboss] wszystkie karty minibossów
           *[card] wszystkie karty
        }
cards-all-in-hand = { $kind ->
            [room] wszystkie karty komnat
            [spell] wszystkie karty czarów
            [miniboss] wszystkie karty minibossów
           *[card] wszystkie karty
        } z ręki
cards-miniboss = { $count ->
            [one] kartę minibossa
            [few] { $count } karty minibossów
           *[many] { $count } kart minibossów
        }

## Monety i znaczniki
coins-counted = { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
coins-any = dowolną liczbę monet
coins-up-to = do { $number } monet
counters-counted = { $count ->
            [one] { $count } znacznik
            [few] { $count } znaczniki
           *[many] { $count } znaczników
        }
do-coins =
    .order = weź { $coins } { $per }
    .then = { do-coins.order }
    .may = wziąć { $coins } { $per }
    .to = { do-coins.may }
do-coins-on =
    .order = połóż na { $target-dat } { $coins } z zasobów
    .then = { do-coins-on.order }
    .may = położyć na { $target-dat } { $coins } z zasobów
    .to = { do-coins-on.may }
do-pay =
    .order = zapłać { $coins } { $per }
    .then = { do-pay.order }
    .may = zapłacić { $coins } { $per }
    .to = { do-pay.may }
do-pay-on =
    .order = przenieś { $coins } ze skarbca na { $target-acc }
    .then = { do-pay-on.order }
    .may = przenieść { $coins } ze skarbca na { $target-acc }
    .to = { do-pay-on.may }
do-pay-to =
    .order = zapłać { $receiver-dat } { $coins } { $per }
    .then = { do-pay-to.order }
    .may = zapłacić { $receiver-dat } { $coins } { $per }
    .to = { do-pay-to.may }
do-counters =
    .order = dodaj { $target-dat } { $counters } obrażeń { $per }
    .then = { do-counters.order }
    .may = dodać { $target-dat } { $counters } obrażeń { $per }
    .to = { do-counters.may }
do-counters-remove =
    .order = odbierz { $target-dat } { $counters } obrażeń { $per }
    .then = { do-counters-remove.order }
    .may = odebrać { $target-dat } { $counters } obrażeń { $per }
    .to = { do-counters-remove.may }
do-counters-spread =
    .order = rozłóż { $counters } obrażeń na swoich komnatach { $per }
    .then = { do-counters-spread.order }
    .may = rozłożyć { $counters } obrażeń na swoich komnatach { $per }
    .to = { do-counters-spread.may }
do-counters-gather =
    .order = usuń { $counters } obrażeń ze swoich komnat { $per }
    .then = { do-counters-gather.order }
    .may = usunąć { $counters } obrażeń ze swoich komnat { $per }
    .to = { do-counters-gather.may }
do-token =
    .order = daj { $target-dat } żeton życia (+{ $number })
    .then = { do-token.order }
    .may = dać { $target-dat } żeton życia (+{ $number })
    .to = { do-token.may }
do-token-remove =
    .order = daj { $target-dat } żeton życia (−{ $number })
    .then = { do-token-remove.order }
    .may = dać { $target-dat } żeton życia (−{ $number })
    .to = { do-token-remove.may }
