## Jaka jest rzecz
of-cleric = klasy kapłan
has-cleric = ze skarbem kapłana
of-fighter = klasy wojownik
has-fighter = ze skarbem wojownika
of-mage = klasy mag
has-mage = ze skarbem maga
of-thief = klasy złodziej
has-thief = ze skarbem złodzieja
of-explorer = klasy odkrywca
has-explorer = ze skarbem odkrywcy
has-miniboss = z minibossem
has-minion = z twoim sługusem
has-item = z przedmiotem
has-counters = ze znacznikiem
has-token = z żetonem życia
has-covered = z inną komnatą pod spodem
has-coins = z monetą
has-played = zagrany w tej rundzie
has-survived = z tej rundy

## Gdzie
place-here = w tej komnacie
place-in-it = w środku
place-in-that-room = w tej samej komnacie
place-of-that-player = w tych podziemiach
place-in-room = w { $room-dat }
place-at-location = w tym miejscu
place-town = z miasta
place-deck = z talii bohaterów
place-location = z dowolnego miejsca na planszy
place-in-stack = z jej stosu
place-discard = ze stosu odrzuconych kart
place-market = z targu
place-hero = u bohatera
place-adjacent = obok tej
place-left = po lewej
place-right = po prawej
place-previous = przed tą

## Miejsca gracza
place-rooms = { $whose ->
            [self] w swoich podziemiach
            [you] w twoich podziemiach
            [own] w swoich podziemiach
            [any] w dowolnych podziemiach
           *[someone] w podziemiach { $person-gen }
        }
place-dungeon = { $whose ->
            [self] w swoich podziemiach
            [you] w twoich podziemiach
            [own] w swoich podziemiach
            [any] z dowolnych podziemi
           *[someone] z podziemi { $person-gen }
        }
place-entrance = { $whose ->
            [self] sprzed wejścia do swoich podziemi
            [you] przed wejściem do twoich podziemi
            [own] sprzed wejścia do swoich podziemi
            [any] sprzed dowolnego wejścia
           *[someone] sprzed wejścia do podziemi { $person-gen }
        }
place-hero-of = { $whose ->
            [self] w swoich podziemiach lub przed wejściem do nich
            [you] w twoich podziemiach lub przed wejściem do nich
            [own] w swoich podziemiach lub przed wejściem do nich
            [any] z dowolnych podziemi lub sprzed wejścia do nich
           *[someone] z podziemi { $person-gen } lub sprzed wejścia do nich
        }
place-hero-anywhere = z miasta, z dowolnych podziemi lub sprzed dowolnego wejścia
place-score = { $whose ->
            [self] ze swojego obszaru punktacji
            [you] na twoim obszarze punktacji
            [own] ze swojego obszaru punktacji
            [any] z dowolnego obszaru punktacji
           *[someone] z obszaru punktacji { $person-gen }
        }
place-hand = { $whose ->
            [self] na swojej ręce
            [you] na twojej ręce
            [own] na swojej ręce
            [any] na dowolnej ręce
           *[someone] na ręce { $person-gen }
        }
place-hoard = { $whose ->
            [self] w swoim skarbcu
            [you] w twoim skarbcu
            [own] w swoim skarbcu
            [any] w dowolnym skarbcu
           *[someone] w skarbcu { $person-gen }
        }
place-minibosses = { $whose ->
            [self] swoich minibossów
            [you] twoich minibossów
            [own] swoich minibossów
            [any] dowolnych minibossów
           *[someone] minibossów { $person-gen }
        }
place-of-player = { $whose ->
            [self] należący do ciebie
            [you] należący do ciebie
            [own] należący do tego gracza
            [any] dowolnego gracza
           *[someone] { $person-gen }
        }

## Gdzie jest liczba
place-on-this = na tej komnacie
place-on-it = na niej
place-on-thing = { $thing-gen }

## Warunki
bound-least = co najmniej { $number }
bound-most = co najwyżej { $number }
bound-exactly = dokładnie { $number }
bound-none = brak
with-health = (pozostałe życie: { $bound })
with-level = (poziom: { $bound })
with-base = (wydrukowane obrażenia: { $bound })
with-damage = (obrażenia: { $bound })
with-icons = (ikony skarbów: { $bound })
with-counters = (znaczniki: { $bound })
with-coins = (monety: { $bound })
with-item = (przedmioty: { $bound })
with-souls = (dusze: { $bound })
with-wounds = (rany: { $bound })
with-points = (punkty: { $bound })
with-heroes = (bohaterowie przed wejściem: { $bound })
with-entered = (bohaterowie, którzy weszli w tej rundzie do podziemi: { $bound })
with-hurt = (utracona co najmniej połowa życia)
without-item = bez przedmiotu
without-counters = bez znaczników
with-more-coins = { $number ->
            [1] z większą liczbą monet niż twoja
           *[more] z liczbą monet większą od twojej co najmniej o { $number }
        }
with-more-souls = { $number ->
            [1] z większą liczbą dusz niż twoja
           *[more] z liczbą dusz większą od twojej co najmniej o { $number }
        }
with-more-wounds = { $number ->
            [1] z większą liczbą ran niż twoja
           *[more] z liczbą ran większą od twojej co najmniej o { $number }
        }
with-more-points = { $number ->
            [1] z większą liczbą punktów niż twoja
           *[more] z liczbą punktów większą od twojej co najmniej o { $number }
        }
