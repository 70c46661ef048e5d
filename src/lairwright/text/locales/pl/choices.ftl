## Questions
prompt-build = Twoja tura w fazie budowy: połóż zakrytą komnatę albo użyj czarów i zdolności.
prompt-build-done = Twoja tura w fazie budowy: możesz jeszcze użyć czarów i zdolności.
prompt-respond = Możesz teraz użyć czaru lub zdolności.
prompt-choose-boss = Wybierz bossa, którym chcesz zagrać.
prompt-mulligan = Możesz raz wymienić początkową rękę.
prompt-setup-discard = Wybierz kartę z początkowej ręki, którą odrzucisz.
prompt-first-room = Możesz położyć swoją pierwszą komnatę (zakrytą).
prompt-round-draw = Dociągnij kartę na tę rundę.
prompt-negate = Przeciwnik zagrywa czar { $card }. Możesz go zanegować.
prompt-order = Naraz uruchamia się kilka twoich efektów. Wybierz, który będzie pierwszy.
prompt-machinations = W tej rundzie nie udało ci się wyeliminować żadnego bohatera: możesz dociągnąć kartę.
prompt-target-hero = { $card }: wybierz bohatera.
prompt-target-room = { $card }: wybierz komnatę.
prompt-target-rival = { $card }: wybierz przeciwnika.
prompt-target-soul = { $card }: wybierz zakrytego bohatera.
prompt-target-spell = { $card }: wybierz czar, który zanegujesz.
prompt-may = { $card }: czy chcesz użyć tej karty?
prompt-pay-discard = { $card }: wybierz kartę, którą odrzucisz jako koszt.
prompt-pay-sacrifice = { $card }: wybierz swoją komnatę, którą zniszczysz jako koszt.
prompt-discard = { $card }: wybierz kartę, którą odrzucisz.
prompt-fetch = { $card }: wybierz kartę ze stosu odrzuconych kart.
prompt-name-kind = { $card }: wskaż rodzaj karty, którą zabierzesz.
prompt-take = { $card }: wybierz kartę, którą zabierzesz.
prompt-heal = { $card }: wybierz bohatera, którego rany zamienią się w dusze.
prompt-destroy-own = { $card }: wybierz komnatę w swoich podziemiach, którą zniszczysz.
prompt-swap = { $card }: wybierz komnatę, która zmieni miejsce.
prompt-build-now = { $card }: możesz od razu zbudować kolejną komnatę.
prompt-search = { $card }: poszukaj komnaty.
prompt-search-spells = { $card }: poszukaj czaru.
prompt-choose = Wybierz.

prompt-effect = Efekt

## Options
option-pass = Pas
option-accept = Użyj
option-keep = Zatrzymaj tę rękę
option-mulligan = Wymień całą rękę
option-boss = Zagraj bossem { $card }
option-build-end = Zbuduj komnatę { $card } jako nową pierwszą
option-build-on = Zbuduj komnatę { $card } na komnacie { $room } (pozycja { $position })
option-play = Zagraj czar { $card }
option-use = Użyj komnaty { $card } (pozycja { $position })
option-discard = Odrzuć kartę { $card }
option-sacrifice = Zniszcz komnatę { $room } (pozycja { $position })
option-room = { $room } (gracz { $who }, pozycja { $position })
    .you = { $room } (twoje podziemia, pozycja { $position })
option-hero = { $card }
option-soul = { $card } (gracz { $who })
    .you = { $card } (twój obszar punktacji)
option-spell = { $card } (gracz { $who })
    .you = { $card } (twój czar)
option-take = Weź kartę { $card }
option-draw-room = Dociągnij kartę komnaty
option-draw-spell = Dociągnij kartę czaru
option-kind-room = Losowa karta komnaty
option-kind-spell = Losowa karta czaru
option-search-deck = Przejrzyj talię komnat
option-search-discard = Przejrzyj stos odrzuconych kart
option-search-spells = Przejrzyj talię czarów
option-resolve = Najpierw { $card }
option-heal = Zakryj kartę { $card }

## Declining
option-decline = Nie używaj
option-decline-build = Na razie nie buduj komnaty
option-decline-first-room = Nie kładź pierwszej komnaty
option-decline-build-now = Nie buduj kolejnej komnaty
option-decline-machinations = Nic nie dociągaj
option-decline-search = Nie bierz nic więcej

## In the place of a Room's name
room-face-down = Zakryta komnata
room-position = na pozycji { $position }
