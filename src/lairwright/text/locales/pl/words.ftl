## Lists
list-and = { $most } i { $last }
list-or = { $most } lub { $last }

## Players
player-you = ty
player-seat = gracz z miejsca { $seat }
player-somebody = ktoś

## Phases and steps of the round
phase-setup = Przygotowanie gry
phase-start = Początek rundy
phase-build = Faza budowy
phase-reveal = Odkrycie komnat
phase-bait = Faza przynęty
phase-adventure = Faza przygód
phase-end = Koniec rundy

## Classes of Heroes and their treasure
class-cleric = kapłan
    .sign = K
class-fighter = wojownik
    .sign = W
class-mage = mag
    .sign = M
class-thief = złodziej
    .sign = Z
class-explorer = odkrywca
    .sign = O
class-none = głupiec

## Kinds of Rooms
kind-monster = Potwory
kind-trap = Pułapki

## Numbers of things
amount-souls =
    { $count ->
        [0] brak dusz
        [one] { $count } dusza
        [few] { $count } dusze
       *[many] { $count } dusz
    }
amount-wounds =
    { $count ->
        [0] brak ran
        [one] { $count } rana
        [few] { $count } rany
       *[many] { $count } ran
    }

## Cards of a kind, counted, in the accusative
cards-card =
    { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
cards-room =
    { $count ->
        [one] kartę komnaty
        [few] { $count } karty komnat
       *[many] { $count } kart komnat
    }
cards-spell =
    { $count ->
        [one] kartę czaru
        [few] { $count } karty czarów
       *[many] { $count } kart czarów
    }
cards-monster-room =
    { $count ->
        [one] kartę komnaty potworów
        [few] { $count } karty komnat potworów
       *[many] { $count } kart komnat potworów
    }
cards-trap-room =
    { $count ->
        [one] kartę komnaty pułapek
        [few] { $count } karty komnat pułapek
       *[many] { $count } kart komnat pułapek
    }
cards-ordinary-room =
    { $count ->
        [one] kartę typowej komnaty
        [few] { $count } karty typowych komnat
       *[many] { $count } kart typowych komnat
    }
cards-advanced-room =
    { $count ->
        [one] kartę wypaśnej komnaty
        [few] { $count } karty wypaśnych komnat
       *[many] { $count } kart wypaśnych komnat
    }
cards-ordinary-monster-room =
    { $count ->
        [one] kartę typowej komnaty potworów
        [few] { $count } karty typowych komnat potworów
       *[many] { $count } kart typowych komnat potworów
    }
cards-ordinary-trap-room =
    { $count ->
        [one] kartę typowej komnaty pułapek
        [few] { $count } karty typowych komnat pułapek
       *[many] { $count } kart typowych komnat pułapek
    }
cards-advanced-monster-room =
    { $count ->
        [one] kartę wypaśnej komnaty potworów
        [few] { $count } karty wypaśnych komnat potworów
       *[many] { $count } kart wypaśnych komnat potworów
    }
cards-advanced-trap-room =
    { $count ->
        [one] kartę wypaśnej komnaty pułapek
        [few] { $count } karty wypaśnych komnat pułapek
       *[many] { $count } kart wypaśnych komnat pułapek
    }
