## Phases of the round
castle-phase-setup = Przygotowanie gry
castle-phase-play = Zagrywanie potworów
castle-phase-fight = Walka ze strażnikami
castle-phase-recover = Leczenie i przygotowanie

## Questions
castle-prompt-faction = Wybierz frakcję, którą chcesz zagrać.
castle-prompt-play-monster = Zagraj potwora: na wolnym polu albo w miejsce słabszego.
    .free = Zagraj potwora na wolnym polu.

## Options
castle-option-faction = Zagraj frakcją { $card }
castle-option-place = Połóż swojego potwora o sile { $strength } przy strażniku nr { $position }
castle-option-replace = Zastąp potwora „{ $other }” przy strażniku nr { $position } swoim potworem o sile { $strength }
    .you = Zastąp własnego potwora o sile { $old } przy strażniku nr { $position } potworem o sile { $strength }

## Reasons
castle-reason-no-free-field-at-this-guard = Oba pola potworów przy tym strażniku są zajęte.
castle-reason-pair-is-strong-enough-for-this-guard = Przy tym strażniku nie można zastąpić żadnego potwora: łączna siła potworów dorównuje największej sile, jaką pokazuje jego rewers.
castle-reason-strength-5-cannot-be-replaced = Potwór o sile 5 nie może zostać zastąpiony.
castle-reason-not-stronger = Miejsce tego potwora może zająć tylko silniejszy.
castle-reason-cannot-pay = Nie masz dość złota, aby zapłacić pełną cenę.
castle-reason-factions-are-chosen-already = Frakcje są już wybrane.
castle-reason-factions-are-chosen-first = Najpierw wybiera się frakcje.
castle-reason-has-a-faction-already = Ten gracz ma już frakcję.
castle-reason-faction-is-taken = Tę frakcję ma inny gracz.
castle-reason-has-two-monsters-on-the-board = Ten gracz ma już w zamku dwa potwory i może tylko spasować.
castle-reason-not-your-turn = Trwa tura innego gracza.
castle-reason-must-play = Gracz, który ma w zamku mniej niż dwa potwory, musi zagrać potwora.
castle-reason-no-such-guard = Nie ma strażnika o tym numerze; strażników liczy się od bramy, zaczynając od 1.
castle-reason-that-monster-is-not-there = Tego potwora nie ma przy tym strażniku.
castle-reason-not-your-monster = Ten potwór nie należy do twojej frakcji.
castle-reason-rests-this-round = Ten potwór odpoczywa w tej rundzie: leży zakryty przed tobą.
castle-reason-is-on-the-board = Ten potwór jest już w zamku.
castle-reason-the-king-forbids-it = Rozkaz króla nie pozwala zagrać tego potwora w tej rundzie.

## Reasons with something variable in them
castle-reason-unknown-faction = W tej grze nie ma frakcji o identyfikatorze { $rest }.
castle-reason-unknown-monster = W tej grze nie ma potwora o identyfikatorze { $rest }.
castle-reason-expected = Taki klucz zapisuje się tak: place POTWÓR at N albo replace POTWÓR at N with POTWÓR.

## How a game ended
castle-outcome-last-king-tile = Nie ma już płytek króla; wygrywa ten, kto ma najwięcej złota.
castle-wins = Wygrywają { $who }.
    .you = Wygrywasz.
castle-wins-shared = Wspólne zwycięstwo: { $players }.
castle-standing = { $place }. { $player }, miejsce { $seat }: { $coins }
castle-score =
    { $count ->
        [0] brak monet
        [one] { $count } złota moneta
        [few] { $count } złote monety
       *[many] { $count } złotych monet
    }

## `lair options`
castle-about-preset-default = polska instrukcja tak, jak ją wydrukowano; innej nie ma
castle-about-option-guards-in-formation = strażnicy leżą według liczby gwiazdek, przy bramie ci, którzy mają ich najmniej
castle-about-option-royal-orders = co rundę odkrywa się płytkę króla i obowiązuje jej rozkaz
castle-about-option-king-last-guards = ilu strażników dotyczy płytka o ostatnich strażnikach
castle-about-option-coins-public = każdy widzi, ile złota mają inni
castle-about-option-starting-gold = liczba monet, z którą zaczyna każdy gracz
