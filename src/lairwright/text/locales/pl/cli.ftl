## Every command
cli-problem = lair: { $problem }
cli-usage-problem = lair: { $problem } Zobacz „lair --help”.
cli-unknown-language = nieznany język „{ $language }”; języki: { $languages }
    .near = nieznany język „{ $language }” (może chodziło o „{ $near }”?); języki: { $languages }
cli-language-missing = po --lang trzeba podać język: { $languages }
cli-not-utf8 = { $file }: to nie jest tekst UTF-8
cli-cannot-read = { $file }: nie można odczytać: { $reason }
cli-cannot-write = { $file }: nie można zapisać: { $reason }
cli-file-problem = { $file }: { $reason }
cli-some-file = plik
cli-version =
    { $build ->
        [pure] lair { $version } (silnik w czystym Pythonie, Python { $python })
       *[compiled] lair { $version } (silnik skompilowany, Python { $python })
    }

## lair play
cli-play-resume-alone = --resume bierze grę, jej zasady i ziarno z zapisu: pomiń te opcje
cli-play-no-folder = { $file }: nie ma takiego folderu
cli-play-file-exists = { $file } już istnieje: podaj inny plik albo kontynuuj tamtą grę przez --resume { $file }
cli-play-hot-seat-alone = przy --hot-seat wszyscy grają przy tej klawiaturze: pomiń --seat
cli-play-no-seat = nie ma miejsca { $seat }: miejsca liczy się od 0 do { $last }

## lair cards
cli-card = { $id }: { $name } ({ $facts })
    .titled = { $id }: { $name }, { $title } ({ $facts })
cli-card-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
cli-card-players = od { $count } graczy
cli-confidence-likely = prawdopodobne
cli-confidence-inferred = wywnioskowane
cli-confidence-own = domowej roboty
cli-cards-total =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## lair check-set
cli-set-fine = { $file }: zestaw „{ $id }” ({ $name }) jest w porządku: { $census }
cli-census-boss =
    { $count ->
        [one] { $count } boss
        [few] { $count } bossowie
       *[many] { $count } bossów
    }
cli-census-room =
    { $count ->
        [one] { $count } komnata
        [few] { $count } komnaty
       *[many] { $count } komnat
    }
cli-census-spell =
    { $count ->
        [one] { $count } czar
        [few] { $count } czary
       *[many] { $count } czarów
    }
cli-census-hero =
    { $count ->
        [one] { $count } bohater
        [few] { $count } bohaterowie
       *[many] { $count } bohaterów
    }
cli-census-copies =
    { $count ->
        [one] { $kind } ({ $count } karta)
        [few] { $kind } ({ $count } karty)
       *[many] { $kind } ({ $count } kart)
    }

## lair rule, lair conformance
cli-rule-unobservable = Nieobserwowalna: { $reason }
cli-rule-proof = Potwierdza ją { $file }
cli-conformance-rules = { $game }: zasady: { $rules }, potwierdzone: { $proven }, nieobserwowalne: { $unobservable }, brakujące: { $missing }
cli-conformance-cards = zestaw { $set }: karty: { $cards }, sprawdzone: { $tested }, brakujące: { $missing }

## lair replay
cli-replay-head =
    { $choices ->
        [one] { $game }, profil zasad: { $preset }, liczba graczy: { $seats }, { $choices } wybór
        [few] { $game }, profil zasad: { $preset }, liczba graczy: { $seats }, { $choices } wybory
       *[many] { $game }, profil zasad: { $preset }, liczba graczy: { $seats }, { $choices } wyborów
    }
cli-replay-no-seat = { $file }: nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }
cli-replay-round = runda { $round }: { $phase }
cli-replay-seat = miejsce { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }
    .out = miejsce { $seat }: { $boss }, { $souls }, { $wounds }, { $rooms }, poza grą
cli-replay-no-boss = jeszcze bez bossa
cli-replay-no-rooms = brak komnat
cli-replay-over = koniec gry ({ $rule }), zwycięstwo: miejsce { $winners }. { $reason }
    .nobody = koniec gry ({ $rule }), nikt nie wygrywa. { $reason }

## lair scenario run
cli-scenario-total = udane: { $passed }, nieudane: { $failed }
cli-scenario-failed = { $file } ({ $preset }): { $title }

## lair simulate
cli-simulate-head =
    { $games ->
        [one] { $games } partia gry { $game }, profil zasad: { $preset }, liczba graczy: { $seats }, bot: { $bot }
        [few] { $games } partie gry { $game }, profil zasad: { $preset }, liczba graczy: { $seats }, bot: { $bot }
       *[many] { $games } partii gry { $game }, profil zasad: { $preset }, liczba graczy: { $seats }, bot: { $bot }
    }
cli-simulate-progress = partie
cli-simulate-seeds = od { $first } do { $last }
    .label = ziarna
cli-simulate-decisions = { $decisions } w ciągu { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $speed } na sekundę
    .label = decyzje
cli-simulate-rounds = średnio { NUMBER($rounds, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    .label = rundy
cli-simulate-won = { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
    .label = wygrane z miejsca { $seat }
cli-simulate-ended = { $reason }: { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
    .label = zakończenie
cli-simulate-failed = partia z ziarnem { $seed } nie powiodła się: { $problem }

## lair options
cli-options-game = Zasady gry { $game }
cli-options-presets = Profile zasad (--preset NAZWA)
cli-options-variants = Warianty (--variant NAZWA, w dowolnej kombinacji)
cli-options-options = Opcje (--option NAZWA=WARTOŚĆ)
cli-options-option = { $name } = { $values } ({ $about }; { $row })
