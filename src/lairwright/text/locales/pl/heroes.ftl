## Bohaterowie
do-choose =
    .order = wybierz { $target-acc }
    .then = { do-choose.order }
    .may = wybrać { $target-acc }
    .to = { do-choose.may }
do-kill =
    .order = wyeliminuj { $target-acc }
    .then = { do-kill.order }
    .may = wyeliminować { $target-acc }
    .to = { do-kill.may }
do-damage =
    .order = zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $target-dat } { $per }
    .then = { do-damage.order }
    .may = zadać { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $target-dat } { $per }
    .to = { do-damage.may }
do-damage-random =
    .order = zadaj { $target-dat } losową liczbę obrażeń, od 1 do { $damage }
    .then = { do-damage-random.order }
    .may = zadać { $target-dat } losową liczbę obrażeń, od 1 do { $damage }
    .to = { do-damage-random.may }
do-damage-your-rooms =
    .order = zadaj { $target-dat } 1 obrażenie za każdą swoją aktywną komnatę
    .then = { do-damage-your-rooms.order }
    .may = zadać { $target-dat } 1 obrażenie za każdą swoją aktywną komnatę
    .to = { do-damage-your-rooms.may }
do-move-town =
    .order = odeślij { $target-acc } z powrotem do miasta
    .then = { do-move-town.order }
    .may = odesłać { $target-acc } z powrotem do miasta
    .to = { do-move-town.may }
do-move-end-of-town =
    .order = przenieś { $target-acc } na koniec kolejki
    .then = { do-move-end-of-town.order }
    .may = przenieść { $target-acc } na koniec kolejki
    .to = { do-move-end-of-town.may }
do-move-your-entrance =
    .order = przenieś { $target-acc } przed wejście do swoich podziemi
    .then = { do-move-your-entrance.order }
    .may = przenieść { $target-acc } przed wejście do swoich podziemi
    .to = { do-move-your-entrance.may }
do-move-rival-entrance =
    .order = przenieś { $target-acc } przed wejście do podziemi wybranego przeciwnika
    .then = { do-move-rival-entrance.order }
    .may = przenieść { $target-acc } przed wejście do podziemi wybranego przeciwnika
    .to = { do-move-rival-entrance.may }
do-move-any-entrance =
    .order = przenieś { $target-acc } przed dowolne wejście
    .then = { do-move-any-entrance.order }
    .may = przenieść { $target-acc } przed dowolne wejście
    .to = { do-move-any-entrance.may }
do-move-entrance =
    .order = przenieś { $target-acc } przed wejście do podziemi { $person-gen }
    .then = { do-move-entrance.order }
    .may = przenieść { $target-acc } przed wejście do podziemi { $person-gen }
    .to = { do-move-entrance.may }
do-move-back-of-line =
    .order = przenieś { $target-acc } na koniec kolejki przed tym samym wejściem
    .then = { do-move-back-of-line.order }
    .may = przenieść { $target-acc } na koniec kolejki przed tym samym wejściem
    .to = { do-move-back-of-line.may }
do-move-random-entrance =
    .order = przenieś losowo przed wejście do swoich podziemi { $target-acc }
    .then = { do-move-random-entrance.order }
    .may = przenieść losowo przed wejście do swoich podziemi { $target-acc }
    .to = { do-move-random-entrance.may }
do-move-first-room =
    .order = cofnij { $target-acc } do pierwszej komnaty
    .then = { do-move-first-room.order }
    .may = cofnąć { $target-acc } do pierwszej komnaty
    .to = { do-move-first-room.may }
do-move-previous =
    .order = cofnij { $target-acc } do poprzedniej komnaty
    .then = { do-move-previous.order }
    .may = cofnąć { $target-acc } do poprzedniej komnaty
    .to = { do-move-previous.may }
do-move-previous-room =
    .order = cofnij go do poprzedniej komnaty
    .then = { do-move-previous-room.order }
    .may = cofnąć go do poprzedniej komnaty
    .to = { do-move-previous-room.may }
do-move-location =
    .order = wyślij { $target-acc } do właściwego miejsca na planszy
    .then = { do-move-location.order }
    .may = wysłać { $target-acc } do właściwego miejsca na planszy
    .to = { do-move-location.may }
do-move-named =
    .order = wyślij { $target-acc } od razu na pole „{ $location }”
    .then = { do-move-named.order }
    .may = wysłać { $target-acc } od razu na pole „{ $location }”
    .to = { do-move-named.may }
location-temple = Świątynia
location-stadium = Stadion
location-library = Biblioteka
location-hideout = Kryjówka
location-tavern = Tawerna
location-landing-site = Lądowisko
do-move-hand =
    .order = odeślij { $target-acc } { $whose ->
            [self] na swoją rękę
            [you] na twoją rękę
            [own] na swoją rękę
            [any] na dowolną rękę
           *[someone] na rękę { $person-gen }
        }
    .then = { do-move-hand.order }
    .may = odesłać { $target-acc } { $whose ->
            [self] na swoją rękę
            [you] na twoją rękę
            [own] na swoją rękę
            [any] na dowolną rękę
           *[someone] na rękę { $person-gen }
        }
    .to = { do-move-hand.may }
do-move-score =
    .order = połóż na swoim obszarze punktacji { $target-acc }
    .then = { do-move-score.order }
    .may = położyć na swoim obszarze punktacji { $target-acc }
    .to = { do-move-score.may }
do-move-score-up =
    .order = połóż na swoim obszarze punktacji odkrytą stroną do góry { $target-acc }
    .then = { do-move-score-up.order }
    .may = położyć na swoim obszarze punktacji odkrytą stroną do góry { $target-acc }
    .to = { do-move-score-up.may }
do-move-score-down =
    .order = połóż na swoim obszarze punktacji zakrytą stroną do góry { $target-acc }
    .then = { do-move-score-down.order }
    .may = położyć na swoim obszarze punktacji zakrytą stroną do góry { $target-acc }
    .to = { do-move-score-down.may }
# $face is "up" or "down".
do-move-score-of =
    .order = połóż na obszarze punktacji { $person-gen } { $face ->
            [up] odkrytą stroną do góry
           *[down] zakrytą stroną do góry
        } { $target-acc }
    .then = { do-move-score-of.order }
    .may = położyć na obszarze punktacji { $person-gen } { $face ->
            [up] odkrytą stroną do góry
           *[down] zakrytą stroną do góry
        } { $target-acc }
    .to = { do-move-score-of.may }
do-move-to-target =
    .order = daj { $target-dat } { $thing-acc }
    .then = { do-move-to-target.order }
    .may = dać { $target-dat } { $thing-acc }
    .to = { do-move-to-target.may }
do-return =
    .order = odeślij { $target-acc } z powrotem przed wejście do podziemi tego gracza
    .then = { do-return.order }
    .may = odesłać { $target-acc } z powrotem przed wejście do podziemi tego gracza
    .to = { do-return.may }
do-return-yours =
    .order = odeślij { $target-acc } z powrotem przed wejście do swoich podziemi
    .then = { do-return-yours.order }
    .may = odesłać { $target-acc } z powrotem przed wejście do swoich podziemi
    .to = { do-return-yours.may }
do-remove =
    .order = usuń z gry { $target-acc }
    .then = { do-remove.order }
    .may = usunąć z gry { $target-acc }
    .to = { do-remove.may }
do-turn-wound =
    .order = zakryj jednego odkrytego bohatera na swoim obszarze punktacji, zamieniając jego rany w dusze
    .then = { do-turn-wound.order }
    .may = zakryć jednego odkrytego bohatera na swoim obszarze punktacji, zamieniając jego rany w dusze
    .to = { do-turn-wound.may }
do-turn =
    .order = obróć { $target-acc } na drugą stronę
    .then = { do-turn.order }
    .may = obrócić { $target-acc } na drugą stronę
    .to = { do-turn.may }
