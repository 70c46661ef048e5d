### Monety, znaczniki, przedmioty, minibossowie i wszystko, co jest tylko w niektórych zestawach.

## The log
log-modified = { $card }: „{ $text }”.
    .on = { $card } { $on }: „{ $text }”.
log-coins =
    { $who } otrzymuje { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }.
    .you =
        Otrzymujesz { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        }.
    .less =
        { $who } traci { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        }.
    .you-less =
        Tracisz { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        }.
log-paid =
    { $who } płaci { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }.
    .you =
        Płacisz { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        }.
log-coins-on =
    Na komnatę { $card } gracza { $who } { $number ->
        [one] trafia { $number } moneta
        [few] trafiają { $number } monety
       *[many] trafia { $number } monet
    }.
    .you =
        Na twoją komnatę { $card } { $number ->
            [one] trafia { $number } moneta
            [few] trafiają { $number } monety
           *[many] trafia { $number } monet
        }.
    .less =
        Z komnaty { $card } gracza { $who } { $number ->
            [one] znika { $number } moneta
            [few] znikają { $number } monety
           *[many] znika { $number } monet
        }.
    .you-less =
        Z twojej komnaty { $card } { $number ->
            [one] znika { $number } moneta
            [few] znikają { $number } monety
           *[many] znika { $number } monet
        }.
log-counters =
    Komnata { $card } gracza { $who } dostaje { $number ->
        [one] { $number } znacznik
        [few] { $number } znaczniki
       *[many] { $number } znaczników
    } obrażeń.
    .you =
        Twoja komnata { $card } dostaje { $number ->
            [one] { $number } znacznik
            [few] { $number } znaczniki
           *[many] { $number } znaczników
        } obrażeń.
    .less =
        Komnata { $card } gracza { $who } traci { $number ->
            [one] { $number } znacznik
            [few] { $number } znaczniki
           *[many] { $number } znaczników
        } obrażeń.
    .you-less =
        Twoja komnata { $card } traci { $number ->
            [one] { $number } znacznik
            [few] { $number } znaczniki
           *[many] { $number } znaczników
        } obrażeń.
log-token = { $card } ma dzięki żetonowi { $amount } do życia.
log-attached = { $card } zajmuje komnatę { $other } w podziemiach gracza { $who }.
    .you = { $card } zajmuje komnatę { $other } w twoich podziemiach.
log-detached = { $card } opuszcza komnatę { $other } w podziemiach gracza { $who }.
    .you = { $card } opuszcza komnatę { $other } w twoich podziemiach.
log-promoted = Miniboss { $card } gracza { $who } ma teraz poziom { $number }.
    .you = Twój miniboss { $card } ma teraz poziom { $number }.
log-item-moved = { $who } kładzie odkryty przedmiot { $card } w swoim obszarze punktacji.
    .you = Kładziesz odkryty przedmiot { $card } w swoim obszarze punktacji.
    .down = { $who } kładzie zakryty przedmiot { $card } w swoim obszarze punktacji.
    .you-down = Kładziesz zakryty przedmiot { $card } w swoim obszarze punktacji.
log-item-moved-town = W mieście leży przedmiot { $card }.
log-item-moved-hero = { $other } bierze przedmiot { $card }.
log-turned = { $who } odkrywa przedmiot { $card }.
    .you = Odkrywasz przedmiot { $card }.
    .down = { $who } zakrywa przedmiot { $card }.
    .you-down = Zakrywasz przedmiot { $card }.
log-gave = { $who } daje kartę { $card } (gracz, który ją dostaje: { $victim }).
    .you = Dajesz kartę { $card } (gracz, który ją dostaje: { $victim }).
    .to-you = { $who } daje ci kartę { $card }.
    .hidden = { $who } daje kartę z ręki (gracz, który ją dostaje: { $victim }).
log-rearranged = Komnaty w podziemiach gracza { $who } zmieniają miejsca.
    .you = Komnaty w twoich podziemiach zmieniają miejsca.
log-copied = { $who } robi to, co nakazuje karta { $card }.
    .you = Robisz to, co nakazuje karta { $card }.
log-soul-moved = { $card } trafia zakryty do obszaru punktacji gracza { $who }: { $souls }.
    .you = { $card } trafia zakryty do twojego obszaru punktacji: { $souls }.
log-soul-turned = Bohater { $card } z obszaru punktacji gracza { $who } zostaje odkryty: { $wounds }.
    .you = Bohater { $card } z twojego obszaru punktacji zostaje odkryty: { $wounds }.
log-hero-moved-location = { $card } trafia w miejsce: { $other }.
log-activated-card = { $who } używa karty { $card }.
    .you = Używasz karty { $card }.
    .on = { $who } używa karty { $card } { $on }.
    .you-on = Używasz karty { $card } { $on }.

## Questions
prompt-pick = { $card }: wybierz, na co zadziała efekt.
prompt-draw = { $card }: wybierz, co dociągniesz.
prompt-reveal = { $card }: wybierz kartę z ręki, którą pokażesz.
prompt-give = { $card }: wybierz, komu dasz kartę, i którą.
prompt-pay = { $card }: wybierz, ile monet zapłacisz.
prompt-class = { $card }: wybierz rodzaj skarbu.
prompt-turn = { $card }: wybierz, co odwrócisz.
prompt-remove = { $card }: wybierz, co usuniesz z gry.
prompt-destroy = { $card }: wybierz komnatę, którą zniszczysz.
prompt-arrange = { $card }: wybierz, która komnata będzie następna, licząc od bossa.
prompt-build-miniboss = { $card }: wybierz komnatę dla minibossa.
prompt-target-wound = { $card }: wybierz odkrytego bohatera.
prompt-target-miniboss = { $card }: wybierz minibossa.
prompt-target-item = { $card }: wybierz przedmiot.
prompt-target-boss = { $card }: wybierz bossa.
prompt-target-card = { $card }: wybierz kartę.
prompt-target-minion = { $card }: wybierz sługusa.

## Options
option-use-card = Użyj karty { $card }
option-use-text = Użyj komnaty { $card } (pozycja { $position }): { $text }
option-use-card-text = Użyj karty { $card }: { $text }
option-play-text = Zagraj czar { $card }: { $text }
option-resolve-text = Najpierw { $card }: { $text }
option-wound = { $card } (rana gracza { $who })
    .you = { $card } (twoja rana)
option-miniboss = { $card } (gracz { $who }, pozycja { $position })
    .you = { $card } (twoje podziemia, pozycja { $position })
option-item = { $card }
option-pick = { $card }
# A Room that another one covers.
option-pick-under = { $card }, pod komnatą: { $room } (gracz { $who }, pozycja { $position })
    .you = { $card }, pod komnatą: { $room } (twoje podziemia, pozycja { $position })
option-pay =
    Zapłać { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }
option-class = Skarb: { $class }
option-decline-pick = Nic więcej
option-decline-reveal = Nie pokazuj nic więcej
option-decline-pay = Nic nie płać

## Reasons
reason-no-spells-for-you = Z powodu efektu nie możesz w tej rundzie zagrywać czarów.
reason-text-is-ignored = Z powodu efektu tekst tej karty w tej rundzie nie obowiązuje.
reason-level-does-not-fit = Miniboss nie ma odpowiedniego poziomu.
reason-hero-is-in-the-room = W tej komnacie jest bohater: nie możesz teraz na niej budować.
reason-card-is-not-in-force = Nie masz tej karty w grze.
reason-no-such-mode = Ten czar nie daje takiej możliwości.
reason-nothing-to-use = Ta karta nie ma zdolności, której możesz użyć; jej efekt działa sam.

## Cards
facts-item = przedmiot, { $class }
item-universal = dla każdego bohatera
facts-miniboss = miniboss
facts-location = miejsce na planszy
card-without-words = Ta karta robi coś, na co nie ma jeszcze słów.
cli-census-item =
    { $count ->
        [one] { $count } przedmiot
        [few] { $count } przedmioty
       *[many] { $count } przedmiotów
    }
cli-census-miniboss =
    { $count ->
        [one] { $count } miniboss
        [few] { $count } minibossowie
       *[many] { $count } minibossów
    }
cli-census-location =
    { $count ->
        [one] { $count } miejsce na planszy
        [few] { $count } miejsca na planszy
       *[many] { $count } miejsc na planszy
    }

## Where a value comes from
value-counters = { $value } ze znaczników
value-doubled = { $value } z podwojenia

## The table in a terminal
table-coins = Monety: { $number }
table-items = Przedmioty: { $items }
table-items-down = Zakryte przedmioty: { $items }
table-items-town = Przedmioty w mieście: { $items }
table-market = Targ: { $cards }
table-tavern = W tawernie: { $heroes }
table-location = { $location }: { $heroes }
table-location-empty = { $location }: nikogo
table-copies = ma też zdolności bossa { $boss }
table-carries = { $facts }, przedmiot: { $item }
table-miniboss = { $miniboss }, poziom { $level }
table-counters = znaczniki: { $number }
table-room-coins = monety: { $number }
table-effects = W tej rundzie
table-item-deck = Talia przedmiotów: { $number }
