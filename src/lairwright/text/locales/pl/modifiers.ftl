## Zmiany do końca rundy
mod-damage =
    .order = daj { $target-dat } { $amount } do obrażeń { $against } { $per } { -until-end }
    .then = { mod-damage.order }
    .may = dać { $target-dat } { $amount } do obrażeń { $against } { $per } { -until-end }
    .to = { mod-damage.may }
mod-dungeon-damage =
    .order = daj każdej swojej komnacie { $amount } do obrażeń { -until-end }
    .then = { mod-dungeon-damage.order }
    .may = dać każdej swojej komnacie { $amount } do obrażeń { -until-end }
    .to = { mod-dungeon-damage.may }
mod-health =
    .order = daj { $target-dat } { $amount } do życia { $per } { -until-end }
    .then = { mod-health.order }
    .may = dać { $target-dat } { $amount } do życia { $per } { -until-end }
    .to = { mod-health.may }
mod-treasure =
    .order = daj { $target-dat } dodatkowy skarb { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure.order }
    .may = dać { $target-dat } dodatkowy skarb { $per } { -until-end } ({ $treasure })
    .to = { mod-treasure.may }
mod-treasure-player =
    .order = daj bossowi { $target-gen } dodatkowy skarb { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure-player.order }
    .may = dać bossowi { $target-gen } dodatkowy skarb { $per } { -until-end } ({ $treasure })
    .to = { mod-treasure-player.may }
mod-treasure-you =
    .order = daj swojemu bossowi dodatkowy skarb { $per } { -until-end } ({ $treasure })
    .then = { mod-treasure-you.order }
    .may = dać swojemu bossowi dodatkowy skarb { $per } { -until-end } ({ $treasure })
    .to = { mod-treasure-you.may }
treasure-any = 1, dowolnej klasy
mod-double-damage =
    .order = podwój obrażenia { $target-gen } { $against } { -until-end }
    .then = { mod-double-damage.order }
    .may = podwoić obrażenia { $target-gen } { $against } { -until-end }
    .to = { mod-double-damage.may }
mod-double-treasure =
    .order = podwój skarby { $target-gen } { -until-end }
    .then = { mod-double-treasure.order }
    .may = podwoić skarby { $target-gen } { -until-end }
    .to = { mod-double-treasure.may }
mod-double-health =
    .order = podwój życie { $target-gen } { -until-end }
    .then = { mod-double-health.order }
    .may = podwoić życie { $target-gen } { -until-end }
    .to = { mod-double-health.may }
mod-double-yours =
    .order = podwój skarby swoich komnat { -until-end }
    .then = { mod-double-yours.order }
    .may = podwoić skarby swoich komnat { -until-end }
    .to = { mod-double-yours.may }
mod-no-damage =
    .order = { $target } nie zadaje obrażeń { -until-end }
    .then = { mod-no-damage.order }
    .may = sprawić, że { $target } nie zadaje obrażeń { -until-end }
    .to = { mod-no-damage.may }
mod-no-damage-hero =
    .order = komnaty nie zadają obrażeń { $target-dat } { -until-end }
    .then = { mod-no-damage-hero.order }
    .may = ochronić { $target-acc } przed obrażeniami od komnat { -until-end }
    .to = { mod-no-damage-hero.may }
mod-no-treasure =
    .order = { $target } nie ma żadnych skarbów { -until-end }
    .then = { mod-no-treasure.order }
    .may = pozbawić { $target-acc } wszystkich skarbów { -until-end }
    .to = { mod-no-treasure.may }
mod-no-text =
    .order = zignoruj tekst { $target-gen } { -until-end }
    .then = { mod-no-text.order }
    .may = zignorować tekst { $target-gen } { -until-end }
    .to = { mod-no-text.may }
mod-no-spell =
    .order = czary nie działają na { $target-acc } { -until-end }
    .then = { mod-no-spell.order }
    .may = ochronić { $target-acc } przed czarami { -until-end }
    .to = { mod-no-spell.may }
mod-no-room =
    .order = teksty komnat nie działają na { $target-acc } { -until-end }
    .then = { mod-no-room.order }
    .may = ochronić { $target-acc } przed tekstami komnat { -until-end }
    .to = { mod-no-room.may }
mod-no-build =
    .order = na { $target-dat } nic się nie buduje { -until-end }
    .then = { mod-no-build.order }
    .may = zabronić budowania na { $target-dat } { -until-end }
    .to = { mod-no-build.may }
mod-no-build-you =
    .order = nic więcej nie budujesz { -until-end }
    .then = { mod-no-build-you.order }
    .may = nic więcej nie budować { -until-end }
    .to = { mod-no-build-you.may }
mod-no-build-player =
    .order = { $target } nic więcej nie buduje { -until-end }
    .then = { mod-no-build-player.order }
    .may = zabronić { $target-dat } budowania { -until-end }
    .to = { mod-no-build-player.may }
mod-build-forbidden =
    .order = { -until-end } nikt nie buduje, a zakryte komnaty wracają na ręce właścicieli
    .then = { mod-build-forbidden.order }
    .may = zakazać wszystkim budowania { -until-end } i cofnąć zakryte komnaty na ręce właścicieli
    .to = { mod-build-forbidden.may }
mod-no-build-on =
    .order = na { $target-dat } nie można zbudować { $room-gen } { -until-end }
    .then = { mod-no-build-on.order }
    .may = sprawić, że na { $target-dat } nie można zbudować { $room-gen } { -until-end }
    .to = { mod-no-build-on.may }
mod-no-enters =
    .order = { $target } nie wchodzi do podziemi w tej rundzie
    .then = { mod-no-enters.order }
    .may = zatrzymać na tę rundę { $target-acc } przed wejściem
    .to = { mod-no-enters.may }
mod-no-enters-player =
    .order = bohaterowie przed wejściem do podziemi { $target-gen } nie wchodzą do nich w tej rundzie
    .then = { mod-no-enters-player.order }
    .may = zatrzymać na tę rundę wszystkich bohaterów przed wejściem do podziemi { $target-gen }
    .to = { mod-no-enters-player.may }
mod-no-enters-you =
    .order = w tej rundzie żaden bohater nie wchodzi już do twoich podziemi
    .then = { mod-no-enters-you.order }
    .may = zatrzymać na tę rundę wszystkich bohaterów przed wejściem do swoich podziemi
    .to = { mod-no-enters-you.may }
mod-no-lured =
    .order = { $target } nie daje się zwabić w tej rundzie
    .then = { mod-no-lured.order }
    .may = sprawić, że { $target } nie daje się zwabić w tej rundzie
    .to = { mod-no-lured.may }
mod-no-win =
    .order = { $target } nie może w tej rundzie wygrać dzięki duszom
    .then = { mod-no-win.order }
    .may = sprawić, że { $target } nie może w tej rundzie wygrać dzięki duszom
    .to = { mod-no-win.may }
mod-no-lose =
    .order = { $target } nie może w tej rundzie przegrać z powodu ran
    .then = { mod-no-lose.order }
    .may = sprawić, że { $target } nie może w tej rundzie przegrać z powodu ran
    .to = { mod-no-lose.may }
mod-no-win-you =
    .order = nie możesz w tej rundzie wygrać dzięki duszom
    .then = { mod-no-win-you.order }
    .may = zrezygnować w tej rundzie z wygranej dzięki duszom
    .to = { mod-no-win-you.may }
mod-no-lose-you =
    .order = nie możesz w tej rundzie przegrać z powodu ran
    .then = { mod-no-lose-you.order }
    .may = uchronić się w tej rundzie przed przegraną z powodu ran
    .to = { mod-no-lose-you.may }
mod-no-spell-you =
    .order = nie możesz zagrywać czarów { -until-end }
    .then = { mod-no-spell-you.order }
    .may = nie zagrywać czarów { -until-end }
    .to = { mod-no-spell-you.may }
mod-no-spell-player =
    .order = { $target } nie może zagrywać czarów { -until-end }
    .then = { mod-no-spell-player.order }
    .may = zabronić { $target-dat } zagrywania czarów { -until-end }
    .to = { mod-no-spell-player.may }
mod-skip =
    .order = { $target } omija { $room-acc } { -until-end }
    .then = { mod-skip.order }
    .may = sprawić, że { $target } omija { $room-acc } { -until-end }
    .to = { mod-skip.may }
mod-price-spell =
    .order = każdy czar kosztuje o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        } { -until-end }
    .then = { mod-price-spell.order }
    .may = { $change ->
            [more] podnieść
           *[less] obniżyć
        } o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } koszt czarów { -until-end }
    .to = { mod-price-spell.may }
mod-price-reveal =
    .order = odkrycie minibossa kosztuje o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        } { -until-end }
    .then = { mod-price-reveal.order }
    .may = { $change ->
            [more] podnieść
           *[less] obniżyć
        } o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } koszt odkrycia minibossa { -until-end }
    .to = { mod-price-reveal.may }
mod-price-promote =
    .order = awans minibossa kosztuje o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        } { -until-end }
    .then = { mod-price-promote.order }
    .may = { $change ->
            [more] podnieść
           *[less] obniżyć
        } o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } koszt awansu minibossa { -until-end }
    .to = { mod-price-promote.may }
mod-fits =
    .order = symbole nie muszą się zgadzać, aby zbudować { $cards } na { $target-dat } { -until-end }
    .then = { mod-fits.order }
    .may = móc zbudować { $cards } na { $target-dat } bez zgodnych symboli { -until-end }
    .to = { mod-fits.may }
mod-fits-yours =
    .order = symbole nie muszą się zgadzać, kiedy budujesz { $cards } { -until-end }
    .then = { mod-fits-yours.order }
    .may = budować { $cards } bez zgodnych symboli { -until-end }
    .to = { mod-fits-yours.may }
mod-fits-this =
    .order = symbole nie muszą się zgadzać, aby zbudować { $target-acc } { -until-end }
    .then = { mod-fits-this.order }
    .may = budować { $target-acc } bez zgodnych symboli { -until-end }
    .to = { mod-fits-this.may }
mod-build-one-more =
    .order = możesz zbudować w tej rundzie jeszcze jedną komnatę
    .then = { mod-build-one-more.order }
    .may = zbudować w tej rundzie jeszcze jedną komnatę
    .to = { mod-build-one-more.may }
mod-build-more =
    .order = możesz zbudować w tej rundzie o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } więcej
    .then = { mod-build-more.order }
    .may = zbudować w tej rundzie o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } więcej
    .to = { mod-build-more.may }
mod-build-fewer =
    .order = możesz zbudować w tej rundzie o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } mniej
    .then = { mod-build-fewer.order }
    .may = zbudować w tej rundzie o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } mniej
    .to = { mod-build-fewer.may }
mod-build-player =
    .order = { $target } może zbudować w tej rundzie o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } { $change ->
            [more] więcej
           *[less] mniej
        }
    .then = { mod-build-player.order }
    .may = sprawić, że { $target } może zbudować w tej rundzie o { $number ->
            [one] { $number } komnatę
            [few] { $number } komnaty
           *[many] { $number } komnat
        } { $change ->
            [more] więcej
           *[less] mniej
        }
    .to = { mod-build-player.may }
mod-price-spell-player =
    .order = { $target } płaci za każdy czar o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        } { -until-end }
    .then = { mod-price-spell-player.order }
    .may = sprawić, że { $target } płaci za każdy czar o { $number ->
            [one] { $number } monetę
            [few] { $number } monety
           *[many] { $number } monet
        } { $change ->
            [more] więcej
           *[less] mniej
        } { -until-end }
    .to = { mod-price-spell-player.may }
mod-counts-player =
    .order = { $target } liczy o { $what ->
            [souls] { $number ->
                [one] { $number } duszę
                [few] { $number } dusze
               *[many] { $number } dusz
            }
           *[wounds] { $number ->
                [one] { $number } ranę
                [few] { $number } rany
               *[many] { $number } ran
            }
        } więcej { -until-end }
    .then = { mod-counts-player.order }
    .may = sprawić, że { $target } liczy o { $what ->
            [souls] { $number ->
                [one] { $number } duszę
                [few] { $number } dusze
               *[many] { $number } dusz
            }
           *[wounds] { $number ->
                [one] { $number } ranę
                [few] { $number } rany
               *[many] { $number } ran
            }
        } więcej { -until-end }
    .to = { mod-counts-player.may }
mod-item =
    .order = możesz mieć o { $number ->
            [one] { $number } odkryty przedmiot
            [few] { $number } odkryte przedmioty
           *[many] { $number } odkrytych przedmiotów
        } więcej { -until-end }
    .then = { mod-item.order }
    .may = mieć o { $number ->
            [one] { $number } odkryty przedmiot
            [few] { $number } odkryte przedmioty
           *[many] { $number } odkrytych przedmiotów
        } więcej { -until-end }
    .to = { mod-item.may }
mod-souls =
    .order = dolicz sobie { $number ->
            [one] { $number } duszę
            [few] { $number } dusze
           *[many] { $number } dusz
        } { -until-end }
    .then = { mod-souls.order }
    .may = doliczyć sobie { $number ->
            [one] { $number } duszę
            [few] { $number } dusze
           *[many] { $number } dusz
        } { -until-end }
    .to = { mod-souls.may }
mod-wounds =
    .order = dolicz sobie { $number ->
            [one] { $number } ranę
            [few] { $number } rany
           *[many] { $number } ran
        } { -until-end }
    .then = { mod-wounds.order }
    .may = doliczyć sobie { $number ->
            [one] { $number } ranę
            [few] { $number } rany
           *[many] { $number } ran
        } { -until-end }
    .to = { mod-wounds.may }
mod-ability =
    .order = daj { $target-dat } następującą zdolność { -until-end }: „{ $text }”
    .then = { mod-ability.order }
    .may = dać { $target-dat } następującą zdolność { -until-end }: „{ $text }”
    .to = { mod-ability.may }
