### `lair arena`

## Pomoc
help-arena = Boty grają przeciwko sobie: partie z rotacją miejsc na wspólnych ziarnach, udziały zwycięstw z 95-procentowymi przedziałami ufności. Kod wyjścia 1, jeśli któraś partia się nie powiodła.
help-arena-bots = Co najmniej dwa boty, na przykład greedy random. Liczba po dwukropku to budżet symulacji: search:200.
help-arena-game = Gra do rozegrania: { $games }.
help-arena-seats = Liczba miejsc; jeśli nie podano: najmniejsza, na jaką pozwala gra. Gdy botów jest więcej niż miejsc, grają we wszystkich kombinacjach; gdy mniej, ostatni zajmuje resztę stołu.
help-arena-games = Liczba partii każdego zestawienia, zaokrąglona w górę do pełnych rotacji miejsc.
help-arena-seed = Ziarno pierwszych partii; następne mają kolejne ziarna.
help-arena-jobs = Liczba procesów; wynik od niej nie zależy.
help-arena-mix = Ile miejsc zajmuje każdy bot: --seats 4 --mix 1,3 sadza pierwszego bota przy stole z trzema kopiami drugiego.
help-arena-budget = Liczba symulacji na wybór dla botów, których nazwa jej nie podaje.
help-arena-report = Zapisuje w tym pliku raport HTML z wykresami.

## stderr
arena-progress = partie
arena-failed = partia z ziarnem { $seed } nie powiodła się ({ $bots }): { $problem }
arena-clumsy =
    { $count ->
        [one] { $bot }: { $count } błąd w trakcie namysłu, gra toczyła się dalej; ziarno { $seed }: { $problem }
        [few] { $bot }: { $count } błędy w trakcie namysłu, gra toczyła się dalej; pierwszy przy ziarnie { $seed }: { $problem }
       *[many] { $bot }: { $count } błędów w trakcie namysłu, gra toczyła się dalej; pierwszy przy ziarnie { $seed }: { $problem }
    }
arena-unrated = brak rankingu: potrzebny jest pakiet openskill, który wchodzi w skład lairwright[lab]

## Nagłówek
arena-head =
    { $games ->
        [one] { $games } partia gry { $game }, profil zasad: { $preset }, liczba miejsc: { $seats }, ziarna { $seeds }
        [few] { $games } partie gry { $game }, profil zasad: { $preset }, liczba miejsc: { $seats }, ziarna { $seeds }
       *[many] { $games } partii gry { $game }, profil zasad: { $preset }, liczba miejsc: { $seats }, ziarna { $seeds }
    }

## Tabela
arena-bot = bot
arena-games = partie
arena-won = wygrane
arena-share = udział
arena-interval = przedział 95%
arena-even = równy udział
arena-verdict = ocena
arena-time = na decyzję
arena-simulations = symulacje
arena-rating = ranking
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-range = od { $low } do { $high }
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = silniejszy
arena-weaker = słabszy
arena-undecided = nierozstrzygnięte
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } s
    .milli = { NUMBER($time, maximumFractionDigits: 2) } ms
    .micro = { NUMBER($time, maximumFractionDigits: 1) } µs
arena-twin = { $name } ({ $number })
arena-cross = Jak często bot z wiersza kończył przed botem z kolumny

## Raport
arena-title = Arena: { $bots }
arena-standings = Klasyfikacja
arena-standings-note = Każde ziarno jest rozgrywane we wszystkich rotacjach miejsc, więc każdy bot siada na każdym miejscu przy tym samym rozdaniu. Wspólne zwycięstwo liczy się ułamkowo. Przerywany znacznik to udział, jaki miałyby równe boty; bot jest silniejszy lub słabszy, jeśli cały jego przedział leży po jednej stronie znacznika.
arena-cross-heading = Tabela krzyżowa
arena-cross-note = Jak często bot z wiersza kończył przed botem z kolumny; wspólne miejsce liczy się za pół. Po wskazaniu komórki widać jej przedział.
arena-course = Jak ustalał się wynik
arena-course-note = Dotychczasowy udział zwycięstw po każdym ziarnie.
arena-seats = Miejsca
arena-seats-note = Udział zwycięstw na każdym miejscu: różnice w wierszu to przewaga miejsca.
arena-seat = miejsce { $seat }
arena-ratings = Ranking
arena-ratings-note = openskill (Plackett-Luce), początkowo 25 ± 16,7: ranking i jego podwojona niepewność, po wszystkich partiach w ich kolejności.
arena-times = Czas na decyzję
arena-times-note = Każdy krok osi to dziesięć razy więcej niż poprzedni.
arena-endings = Jak kończyły się partie
arena-ending = powód
arena-failures = Błędy
arena-failures-none = Żaden bot nie zawiódł podczas namysłu, a wszystkie gry zostały dokończone.
arena-failures-note = Bot, który zawiedzie, gra najlepszą opcję, jaką dotąd znalazł. Niedokończona gra się nie liczy, podobnie jak pozostałe gry z tym samym ziarnem.
arena-fingerprint = Odcisk wszystkich wyborów
arena-fingerprint-note = Dwa przebiegi o tym samym odcisku rozegrały te same partie, wybór po wyborze.
