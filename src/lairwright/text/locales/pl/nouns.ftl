## Rzeczowniki
head-hero = bohater
    .gen = bohatera
    .dat = bohaterowi
    .acc = bohatera
head-room = komnata
    .gen = komnaty
    .dat = komnacie
    .acc = komnatę
head-monster-room = komnata potworów
    .gen = komnaty potworów
    .dat = komnacie potworów
    .acc = komnatę potworów
head-trap-room = komnata pułapek
    .gen = komnaty pułapek
    .dat = komnacie pułapek
    .acc = komnatę pułapek
head-miniboss = miniboss
    .gen = minibossa
    .dat = minibossowi
    .acc = minibossa
head-item = przedmiot
    .gen = przedmiotu
    .dat = przedmiotowi
    .acc = przedmiot
head-soul = zakryty bohater
    .gen = zakrytego bohatera
    .dat = zakrytemu bohaterowi
    .acc = zakrytego bohatera
head-wound = odkryty bohater
    .gen = odkrytego bohatera
    .dat = odkrytemu bohaterowi
    .acc = odkrytego bohatera
head-spell = czar
    .gen = czaru
    .dat = czarowi
    .acc = czar
head-card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
head-player = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
head-boss = boss
    .gen = bossa
    .dat = bossowi
    .acc = bossa
head-minion = sługus
    .gen = sługusa
    .dat = sługusowi
    .acc = sługusa

## To samo w liczbie mnogiej, w dopełniaczu
many-heroes = bohaterów
many-rooms = { $kind ->
            [monster] komnat potworów
            [trap] komnat pułapek
           *[any] komnat
        }
many-ordinary = typowych { $many }
many-advanced = wypaśnych { $many }
many-epic = legendarnych { $many }
many-minibosses = minibossów
many-items = przedmiotów
many-souls-face-down = zakrytych bohaterów
many-wounds-face-up = odkrytych bohaterów
many-spells = czarów
many-cards = kart
many-players = graczy
many-bosses = bossów
many-minions = sługusów

## Sama karta
this-room = ta komnata
    .gen = tej komnaty
    .dat = tej komnacie
    .acc = tę komnatę
this-miniboss = ten miniboss
    .gen = tego minibossa
    .dat = temu minibossowi
    .acc = tego minibossa
this-boss = ten boss
    .gen = tego bossa
    .dat = temu bossowi
    .acc = tego bossa
this-hero = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
this-item = ten przedmiot
    .gen = tego przedmiotu
    .dat = temu przedmiotowi
    .acc = ten przedmiot
this-spell = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
this-location = to miejsce
    .gen = tego miejsca
    .dat = temu miejscu
    .acc = to miejsce
this-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
some-hero = bohater
    .gen = bohatera
    .dat = bohaterowi
    .acc = bohatera
its-item = jego przedmiot
    .gen = jego przedmiotu
    .dat = jego przedmiotowi
    .acc = jego przedmiot

## Ponownie
again-hero = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
again-room = ta sama komnata
    .gen = tej samej komnaty
    .dat = tej samej komnacie
    .acc = tę samą komnatę
that-hero = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
that-room = tamta komnata
    .gen = tamtej komnaty
    .dat = tamtej komnacie
    .acc = tamtą komnatę
again-soul = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
again-rival = ten przeciwnik
    .gen = tego przeciwnika
    .dat = temu przeciwnikowi
    .acc = tego przeciwnika
again-player = ten gracz
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
again-spell = ten czar
    .gen = tego czaru
    .dat = temu czarowi
    .acc = ten czar
again-miniboss = ten miniboss
    .gen = tego minibossa
    .dat = temu minibossowi
    .acc = tego minibossa
again-item = ten przedmiot
    .gen = tego przedmiotu
    .dat = temu przedmiotowi
    .acc = ten przedmiot
again-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
again-boss = ten boss
    .gen = tego bossa
    .dat = temu bossowi
    .acc = tego bossa

## Gracze i czary jako cele
target-rival = wybrany przeciwnik
    .gen = wybranego przeciwnika
    .dat = wybranemu przeciwnikowi
    .acc = wybranego przeciwnika
target-player = wybrany gracz
    .gen = wybranego gracza
    .dat = wybranemu graczowi
    .acc = wybranego gracza
target-rival-who = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .acc = przeciwnika
target-player-who = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
target-rival-ahead = przeciwnik mający co najmniej o { $lead } { $lead ->
            [one] duszę
            [few] dusze
           *[many] dusz
        } więcej od ciebie
    .gen = przeciwnika mającego co najmniej o { $lead } { $lead ->
            [one] duszę
            [few] dusze
           *[many] dusz
        } więcej od ciebie
    .dat = przeciwnikowi mającemu co najmniej o { $lead } { $lead ->
            [one] duszę
            [few] dusze
           *[many] dusz
        } więcej od ciebie
    .acc = przeciwnika mającego co najmniej o { $lead } { $lead ->
            [one] duszę
            [few] dusze
           *[many] dusz
        } więcej od ciebie
target-spell = czar zagrywany przez przeciwnika
    .gen = czaru zagrywanego przez przeciwnika
    .dat = czarowi zagrywanemu przez przeciwnika
    .acc = czar zagrywany przez przeciwnika
target-any-spell = właśnie zagrywany czar
    .gen = właśnie zagrywanego czaru
    .dat = właśnie zagrywanemu czarowi
    .acc = właśnie zagrywany czar

## Inni gracze
person-rival = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .acc = przeciwnika
person-each-rival = każdy przeciwnik
    .gen = każdego przeciwnika
    .dat = każdemu przeciwnikowi
    .acc = każdego przeciwnika
person-each-player = każdy gracz
    .gen = każdego gracza
    .dat = każdemu graczowi
    .acc = każdego gracza
person-anyone = dowolny gracz
    .gen = dowolnego gracza
    .dat = dowolnemu graczowi
    .acc = dowolnego gracza
person-owner = właściciel tej karty
    .gen = właściciela tej karty
    .dat = właścicielowi tej karty
    .acc = właściciela tej karty
person-target = ten gracz
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
person-you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
