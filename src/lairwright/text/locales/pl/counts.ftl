## Co się liczy
count-coin = moneta
    .gen = monety
    .dat = monecie
    .acc = monetę
count-soul = dusza
    .gen = duszy
    .dat = duszy
    .acc = duszę
count-wound = rana
    .gen = rany
    .dat = ranie
    .acc = ranę
count-point = punkt
    .gen = punktu
    .dat = punktowi
    .acc = punkt
count-icon = ikona skarbu
    .gen = ikony skarbu
    .dat = ikonie skarbu
    .acc = ikonę skarbu
count-damage = punkt obrażeń
    .gen = punktu obrażeń
    .dat = punktowi obrażeń
    .acc = punkt obrażeń
count-base = punkt wydrukowanych obrażeń
    .gen = punktu wydrukowanych obrażeń
    .dat = punktowi wydrukowanych obrażeń
    .acc = punkt wydrukowanych obrażeń
count-health = punkt życia
    .gen = punktu życia
    .dat = punktowi życia
    .acc = punkt życia
count-hurt = punkt otrzymanych obrażeń
    .gen = punktu otrzymanych obrażeń
    .dat = punktowi otrzymanych obrażeń
    .acc = punkt otrzymanych obrażeń
count-level = poziom
    .gen = poziomu
    .dat = poziomowi
    .acc = poziom
count-counter = znacznik
    .gen = znacznika
    .dat = znacznikowi
    .acc = znacznik
count-covered = przykryta komnata
    .gen = przykrytej komnaty
    .dat = przykrytej komnacie
    .acc = przykrytą komnatę
count-hand = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
count-cleric = ikona kapłana
    .gen = ikony kapłana
    .dat = ikonie kapłana
    .acc = ikonę kapłana
count-fighter = ikona wojownika
    .gen = ikony wojownika
    .dat = ikonie wojownika
    .acc = ikonę wojownika
count-mage = ikona maga
    .gen = ikony maga
    .dat = ikonie maga
    .acc = ikonę maga
count-thief = ikona złodzieja
    .gen = ikony złodzieja
    .dat = ikonie złodzieja
    .acc = ikonę złodzieja
count-explorer = ikona odkrywcy
    .gen = ikony odkrywcy
    .dat = ikonie odkrywcy
    .acc = ikonę odkrywcy

## Co przesunął koszt albo poprzedni krok
count-that-coin = taka moneta
    .gen = takiej monety
    .dat = takiej monecie
    .acc = taką monetę
count-that-counter = taki znacznik
    .gen = takiego znacznika
    .dat = takiemu znacznikowi
    .acc = taki znacznik
count-that-card = taka karta
    .gen = takiej karty
    .dat = takiej karcie
    .acc = taką kartę
count-that-room = karta komnaty wśród nich
    .gen = karty komnaty wśród nich
    .dat = karcie komnaty wśród nich
    .acc = kartę komnaty wśród nich
count-that-spell = czar wśród nich
    .gen = czaru wśród nich
    .dat = czarowi wśród nich
    .acc = czar wśród nich
count-that-hero = taki bohater
    .gen = takiego bohatera
    .dat = takiemu bohaterowi
    .acc = takiego bohatera
count-that-miniboss = taki miniboss
    .gen = takiego minibossa
    .dat = takiemu minibossowi
    .acc = takiego minibossa

## Liczba mnoga, dopełniacz
many-coins = monet
many-souls = dusz
many-wounds = ran
many-points = punktów
many-icons = ikon skarbów
many-damage = punktów obrażeń
many-base = punktów wydrukowanych obrażeń
many-health = punktów życia
many-hurt = punktów otrzymanych obrażeń
many-levels = poziomów
many-counters = znaczników
many-covered = przykrytych komnat
many-hand = kart
many-clerics = ikon kapłana
many-fighters = ikon wojownika
many-mages = ikon maga
many-thieves = ikon złodzieja
many-explorers = ikon odkrywcy

## Co zdarzyło się w tej rundzie
happened-lured = bohater, który został zwabiony w tej rundzie do twoich podziemi,
    .gen = bohatera, który został zwabiony w tej rundzie do twoich podziemi,
    .dat = bohaterowi, który został zwabiony w tej rundzie do twoich podziemi,
    .acc = bohatera, który został zwabiony w tej rundzie do twoich podziemi,
many-happened-lured = bohaterów, których zwabiono w tej rundzie do twoich podziemi,
happened-dies = bohater, który zginął w tej rundzie w twoich podziemiach,
    .gen = bohatera, który zginął w tej rundzie w twoich podziemiach,
    .dat = bohaterowi, który zginął w tej rundzie w twoich podziemiach,
    .acc = bohatera, który zginął w tej rundzie w twoich podziemiach,
many-happened-dies = bohaterów, którzy zginęli w tej rundzie w twoich podziemiach,
happened-destroyed = komnata z twoich podziemi, którą zniszczono w tej rundzie,
    .gen = komnaty z twoich podziemi, którą zniszczono w tej rundzie,
    .dat = komnacie z twoich podziemi, którą zniszczono w tej rundzie,
    .acc = komnatę z twoich podziemi, którą zniszczono w tej rundzie,
many-happened-destroyed = komnat z twoich podziemi, które zniszczono w tej rundzie,
happened-played = czar, który został przez ciebie zagrany w tej rundzie,
    .gen = czaru, który został przez ciebie zagrany w tej rundzie,
    .dat = czarowi, który został przez ciebie zagrany w tej rundzie,
    .acc = czar, który został przez ciebie zagrany w tej rundzie,
many-happened-played = czarów, które zostały przez ciebie zagrane w tej rundzie,
happened-built = komnata, która została przez ciebie zbudowana w tej rundzie,
    .gen = komnaty, która została przez ciebie zbudowana w tej rundzie,
    .dat = komnacie, która została przez ciebie zbudowana w tej rundzie,
    .acc = komnatę, która została przez ciebie zbudowana w tej rundzie,
many-happened-built = komnat, które zostały przez ciebie zbudowane w tej rundzie,
happened-enters = bohater, który wszedł w tej rundzie do tej komnaty,
    .gen = bohatera, który wszedł w tej rundzie do tej komnaty,
    .dat = bohaterowi, który wszedł w tej rundzie do tej komnaty,
    .acc = bohatera, który wszedł w tej rundzie do tej komnaty,
many-happened-enters = bohaterów, którzy weszli w tej rundzie do tej komnaty,
happened-survives = bohater, który przeżył w tej rundzie tę komnatę,
    .gen = bohatera, który przeżył w tej rundzie tę komnatę,
    .dat = bohaterowi, który przeżył w tej rundzie tę komnatę,
    .acc = bohatera, który przeżył w tej rundzie tę komnatę,
many-happened-survives = bohaterów, którzy przeżyli w tej rundzie tę komnatę,
happened-enters-dungeon = bohater, który wszedł w tej rundzie do podziemi,
    .gen = bohatera, który wszedł w tej rundzie do podziemi,
    .dat = bohaterowi, który wszedł w tej rundzie do podziemi,
    .acc = bohatera, który wszedł w tej rundzie do podziemi,
many-happened-enters-dungeon = bohaterów, którzy weszli w tej rundzie do podziemi,
happened-survives-dungeon = bohater, który przeżył w tej rundzie twoje podziemia,
    .gen = bohatera, który przeżył w tej rundzie twoje podziemia,
    .dat = bohaterowi, który przeżył w tej rundzie twoje podziemia,
    .acc = bohatera, który przeżył w tej rundzie twoje podziemia,
many-happened-survives-dungeon = bohaterów, którzy przeżyli w tej rundzie twoje podziemia,
happened-gains = dusza z tej rundy
    .gen = duszy z tej rundy
    .dat = duszy z tej rundy
    .acc = duszę z tej rundy
many-happened-gains = dusz z tej rundy
happened-discarded = karta, którą odrzucono w tej rundzie,
    .gen = karty, którą odrzucono w tej rundzie,
    .dat = karcie, którą odrzucono w tej rundzie,
    .acc = kartę, którą odrzucono w tej rundzie,
many-happened-discarded = kart, które odrzucono w tej rundzie,
happened-uncovered = komnata, którą odsłonięto w tej rundzie,
    .gen = komnaty, którą odsłonięto w tej rundzie,
    .dat = komnacie, którą odsłonięto w tej rundzie,
    .acc = komnatę, którą odsłonięto w tej rundzie,
many-happened-uncovered = komnat, które odsłonięto w tej rundzie,
happened-promoted = miniboss, którego awansowano w tej rundzie,
    .gen = minibossa, którego awansowano w tej rundzie,
    .dat = minibossowi, którego awansowano w tej rundzie,
    .acc = minibossa, którego awansowano w tej rundzie,
many-happened-promoted = minibossów, których awansowano w tej rundzie,
happened-taken = karta, którą wzięto w tej rundzie,
    .gen = karty, którą wzięto w tej rundzie,
    .dat = karcie, którą wzięto w tej rundzie,
    .acc = kartę, którą wzięto w tej rundzie,
many-happened-taken = kart, które wzięto w tej rundzie,
happened-revealed = bohater, którego odkryto w tej rundzie,
    .gen = bohatera, którego odkryto w tej rundzie,
    .dat = bohaterowi, którego odkryto w tej rundzie,
    .acc = bohatera, którego odkryto w tej rundzie,
many-happened-revealed = bohaterów, których odkryto w tej rundzie,

## Za każdą
per-each = za { $each-acc }
per-at-most = { $per } (najwyżej { $number })

## Warunki
if-fewer-rooms-than-a-rival = jeśli masz mniej komnat niż któryś z przeciwników
if-some = jeśli jest { $thing }
if-none = jeśli nie ma { $thing-gen }
if-happened = { $word ->
            [enters] jeśli w tej rundzie do tej komnaty wszedł bohater
            [survives] jeśli w tej rundzie tę komnatę przeżył bohater
            [lured] jeśli w tej rundzie do twoich podziemi zwabiono bohatera
            [dies] jeśli w tej rundzie w twoich podziemiach zginął bohater
            [destroyed] jeśli w tej rundzie w twoich podziemiach zniszczono komnatę
            [played] jeśli w tej rundzie zagrywasz czar
            [enters-dungeon] jeśli w tej rundzie do podziemi wszedł bohater
            [own-enters-dungeon] jeśli ten bohater wszedł w tej rundzie do podziemi
            [survives-dungeon] jeśli w tej rundzie twoje podziemia przeżył bohater
           *[any] jeśli wystąpił { $thing }
        }
if-not-happened = { $word ->
            [enters] jeśli w tej rundzie do tej komnaty nie wszedł żaden bohater
            [survives] jeśli w tej rundzie tej komnaty nie przeżył żaden bohater
            [lured] jeśli w tej rundzie do twoich podziemi nie zwabiono żadnego bohatera
            [dies] jeśli w tej rundzie w twoich podziemiach nie zginął żaden bohater
            [destroyed] jeśli w tej rundzie w twoich podziemiach nie zniszczono żadnej komnaty
            [played] jeśli w tej rundzie nie zagrywasz żadnego czaru
            [enters-dungeon] jeśli w tej rundzie do podziemi nie wszedł żaden bohater
            [own-enters-dungeon] jeśli ten bohater nie wszedł w tej rundzie do podziemi
            [survives-dungeon] jeśli w tej rundzie twoich podziemi nie przeżył żaden bohater
           *[any] jeśli nie było { $thing-gen }
        }
if-bound = jeśli liczba { $many } { $place } wynosi { $bound }
if-gained-none = jeśli nie masz w tej rundzie żadnych nowych { $many }
if-gained-some = jeśli masz w tej rundzie więcej { $many } niż na jej początku
if-you-have = jeśli liczba twoich { $many } wynosi { $bound }
if-you-have-none = jeśli nie masz { $many }
if-and = { $first } i { $second }
if-more-than-you = { $number ->
            [1] jeśli { $who } ma więcej { $many } niż ty
           *[more] jeśli { $who } ma więcej { $many } niż ty (co najmniej o { $number })
        }
if-you-more = { $number ->
            [1] jeśli masz więcej { $many } niż { $who }
           *[more] jeśli masz więcej { $many } niż { $who } (co najmniej o { $number })
        }
if-gained-more = jeśli { $who } zyskuje w tej rundzie więcej { $many } niż ty (co najmniej o { $number })
