## Cards and hands
do-draw =
    .order = dociągnij { $cards }
    .then = { do-draw.order }
    .may = dociągnąć { $cards }
    .to = { do-draw.may }
do-draw-instead =
    .order = dociągnij kartę czaru zamiast karty komnaty
    .then = { do-draw-instead.order }
    .may = dociągnąć kartę czaru zamiast karty komnaty
    .to = { do-draw-instead.may }
do-discard =
    .order = odrzuć { $cards }
    .then = { do-discard.order }
    .may = odrzucić { $cards }
    .to = { do-discard.may }
do-discard-random =
    .order =
        { $target } odrzuca losową kartę { $kind ->
            [room] komnaty
           *[spell] czaru
        }
    .then = { do-discard-random.order }
    .may =
        zmusić { $target-acc } do odrzucenia losowej karty { $kind ->
            [room] komnaty
           *[spell] czaru
        }
    .to = { do-discard-random.may }
do-fetch =
    .order = wybierz i weź na rękę { $cards } ze stosu odrzuconych kart
    .then = { do-fetch.order }
    .may = wybrać i wziąć na rękę { $cards } ze stosu odrzuconych kart
    .to = { do-fetch.may }
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
do-new-hands =
    .order = każdy gracz odrzuca wszystkie karty z ręki, a następnie dociąga { $cards }
    .then = { do-new-hands.order }
    .may = zmusić każdego gracza, by odrzucił wszystkie karty z ręki, a następnie dociągnął { $cards }
    .to = { do-new-hands.may }
do-discard-hands =
    .order = każdy gracz odrzuca wszystkie karty z ręki
    .then = { do-discard-hands.order }
    .may = zmusić każdego gracza, by odrzucił wszystkie karty z ręki
    .to = { do-discard-hands.may }

## Heroes
do-kill =
    .order = wyeliminuj { $target-acc }
    .then = { do-kill.order }
    .may = wyeliminować { $target-acc }
    .to = { do-kill.may }
do-damage =
    .order =
        zadaj { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $target-dat }
    .then = { do-damage.order }
    .may =
        zadać { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        } { $target-dat }
    .to = { do-damage.may }
do-damage-your-rooms =
    .order = zadaj { $target-dat } 1 obrażenie za każdą swoją aktywną komnatę
    .then = { do-damage-your-rooms.order }
    .may = zadać { $target-dat } 1 obrażenie za każdą swoją aktywną komnatę
    .to = { do-damage-your-rooms.may }
do-health =
    .order = daj { $target-dat } { $amount } do życia { -until-end }
    .then = { do-health.order }
    .may = dać { $target-dat } { $amount } do życia { -until-end }
    .to = { do-health.may }
do-move-town =
    .order = odeślij { $target-acc } z powrotem do miasta
    .then = { do-move-town.order }
    .may = odesłać { $target-acc } z powrotem do miasta
    .to = { do-move-town.may }
do-move-your-entrance =
    .order = przenieś { $target-acc } przed wejście do swoich podziemi
    .then = { do-move-your-entrance.order }
    .may = przenieść { $target-acc } przed wejście do swoich podziemi
    .to = { do-move-your-entrance.may }
do-move-first-room =
    .order = cofnij { $target-acc } do pierwszej komnaty
    .then = { do-move-first-room.order }
    .may = cofnąć { $target-acc } do pierwszej komnaty
    .to = { do-move-first-room.may }
do-move-previous-room =
    .order = cofnij go do poprzedniej komnaty
    .then = { do-move-previous-room.order }
    .may = cofnąć go do poprzedniej komnaty
    .to = { do-move-previous-room.may }
do-heal =
    .order = zakryj jednego odkrytego bohatera na swoim obszarze punktacji, zamieniając jego rany w dusze
    .then = { do-heal.order }
    .may = zakryć jednego odkrytego bohatera na swoim obszarze punktacji, zamieniając jego rany w dusze
    .to = { do-heal.may }
do-remove =
    .order = usuń z gry { $target-acc }
    .then = { do-remove.order }
    .may = usunąć z gry { $target-acc }
    .to = { do-remove.may }
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
do-hold =
    .order = bohaterowie przed wejściem do podziemi { $target-gen } nie wchodzą do nich w tej rundzie
    .then = { do-hold.order }
    .may = zatrzymać na tę rundę wszystkich bohaterów przed wejściem do podziemi { $target-gen }
    .to = { do-hold.may }

## Rooms
do-room-damage =
    .order = daj { $target-dat } { $amount } do obrażeń { -until-end }
    .then = { do-room-damage.order }
    .may = dać { $target-dat } { $amount } do obrażeń { -until-end }
    .to = { do-room-damage.may }
do-dungeon-damage =
    .order = daj każdej swojej komnacie { $amount } do obrażeń { -until-end }
    .then = { do-dungeon-damage.order }
    .may = dać każdej swojej komnacie { $amount } do obrażeń { -until-end }
    .to = { do-dungeon-damage.may }
do-double =
    .order = podwój skarby swoich komnat { -until-end }
    .then = { do-double.order }
    .may = podwoić skarby swoich komnat { -until-end }
    .to = { do-double.may }
do-deactivate =
    .order = dezaktywuj { $target-acc } { -until-end }
    .then = { do-deactivate.order }
    .may = dezaktywować { $target-acc } { -until-end }
    .to = { do-deactivate.may }
do-destroy-target =
    .order = zniszcz { $target-acc }
    .then = { do-destroy-target.order }
    .may = zniszczyć { $target-acc }
    .to = { do-destroy-target.may }
do-destroy-target-killing =
    .order = zniszcz { $target-acc }, eliminując bohatera, jeśli się w niej znajduje
    .then = { do-destroy-target-killing.order }
    .may = zniszczyć { $target-acc }, eliminując bohatera, jeśli się w niej znajduje
    .to = { do-destroy-target-killing.may }
do-destroy-one-of-each-rival =
    .order = każdy przeciwnik niszczy wybraną przez siebie komnatę w swoich podziemiach
    .then = { do-destroy-one-of-each-rival.order }
    .may = zmusić każdego przeciwnika, by zniszczył wybraną przez siebie komnatę w swoich podziemiach
    .to = { do-destroy-one-of-each-rival.may }
do-swap =
    .order = zamień miejscami dwie komnaty w tych samych podziemiach
    .then = { do-swap.order }
    .may = zamienić miejscami dwie komnaty w tych samych podziemiach
    .to = { do-swap.may }
do-build-now =
    .order = zbuduj od razu kolejną komnatę
    .then = { do-build-now.order }
    .may = zbudować od razu kolejną komnatę
    .to = { do-build-now.may }
do-build-one-more =
    .order = możesz zbudować w tej rundzie jeszcze jedną komnatę
    .then = { do-build-one-more.order }
    .may = zbudować w tej rundzie jeszcze jedną komnatę
    .to = { do-build-one-more.may }
do-build-forbidden =
    .order = { -until-end } nikt nie buduje, a zakryte komnaty wracają na ręce właścicieli
    .then = { do-build-forbidden.order }
    .may = zakazać wszystkim budowania { -until-end } i cofnąć zakryte komnaty na ręce właścicieli
    .to = { do-build-forbidden.may }
do-search =
    .order = przejrzyj talię komnat lub stos odrzuconych kart i weź na rękę { $cards } (możesz ją od razu zbudować)
    .then = { do-search.order }
    .may = przejrzeć talię komnat lub stos odrzuconych kart i wziąć na rękę { $cards } (możesz ją od razu zbudować)
    .to = { do-search.may }

## Spells
do-negate =
    .order = zaneguj { $target-acc }
    .then = { do-negate.order }
    .may = zanegować { $target-acc }
    .to = { do-negate.may }
