## Podobne słowo
problem-near = (może chodziło o „{ $nearest }”?)

## Gry, zasady, miejsca, ziarna
problem-unknown-game = nieznana gra „{ $game }”; gry: { $known }
    .near = nieznana gra „{ $game }” { problem-near }; gry: { $known }
problem-plugged-in-game = { $variable }: „{ $place }” to nie gra, którą da się zaimportować ({ $reason }); oczekiwano moduł:NAZWA
problem-plugged-in-badly = { $variable }: „{ $place }” nie jest poprawnie zarejestrowane: { $reason }
problem-unknown-preset = nieznany profil zasad „{ $preset }”; profile: { $known }
    .near = nieznany profil zasad „{ $preset }” { problem-near }; profile: { $known }
problem-unknown-variant = nieznany wariant „{ $variant }”; warianty: { $known }
    .near = nieznany wariant „{ $variant }” { problem-near }; warianty: { $known }
problem-unknown-option = nieznana opcja „{ $option }”
    .near = nieznana opcja „{ $option }” { problem-near }
problem-option-value = opcja „{ $option }” nie może mieć wartości „{ $value }”; dozwolone wartości: { $known }
problem-option-form = opcję zapisuje się jako nazwa=wartość, a nie „{ $text }”
problem-seats-range = w grze { $game } liczba graczy wynosi od { $fewest } do { $most }, a nie { $seats }
problem-seats-range-chosen = w grze { $game } z { $chosen } liczba graczy wynosi od { $fewest } do { $most }, a nie { $seats }
problem-seed-range = ziarno to liczba całkowita od 0 do { $last }, a nie { $seed }
problem-unknown-rule = nie ma zasady „{ $rule }”
    .near = nie ma zasady „{ $rule }” { problem-near }

## Zestawy kart
problem-no-sets = gra wymaga co najmniej jednego zestawu kart
problem-sets-twice = jeden z zestawów podano dwa razy: { $sets }
problem-no-standalone-set = żaden z podanych zestawów nie jest samodzielny ({ $sets }): dodaj samodzielny, na przykład „base”
problem-card-in-two-sets = karta „{ $card }” jest i w zestawie „{ $first }”, i w zestawie „{ $second }”
problem-too-few-bosses = za mało bossów: w wybranych zestawach jest ich { $bosses }, a do rozdania potrzeba { $needed }
problem-unknown-set = nieznany zestaw „{ $set }”; dołączone zestawy: { $known }; dla zestawu domowej roboty podaje się ścieżkę zakończoną na .toml
    .near = nieznany zestaw „{ $set }” { problem-near }; dołączone zestawy: { $known }; dla zestawu domowej roboty podaje się ścieżkę zakończoną na .toml
problem-unknown-castle-set = nieznany zestaw „{ $set }”; dołączone zestawy gry castle-raid: { $known }; dla zestawu domowej roboty podaje się ścieżkę zakończoną na .toml
    .near = nieznany zestaw „{ $set }” { problem-near }; dołączone zestawy gry castle-raid: { $known }; dla zestawu domowej roboty podaje się ścieżkę zakończoną na .toml
problem-no-set-file = { $file }: nie ma takiego pliku ani folderu z zestawem
problem-no-castle-set-file = { $file }: nie ma takiego pliku z zestawem
problem-castle-one-set = w castle-raid gra się dokładnie jednym zestawem kart, na przykład „{ $example }”; podano: { $sets }
problem-castle-no-set = w castle-raid gra się dokładnie jednym zestawem kart, na przykład „{ $example }”; nie podano żadnego

## Boty, symulacje
problem-unknown-bot = nieznany bot „{ $bot }”; boty: { $known }
    .near = nieznany bot „{ $bot }” { problem-near }; boty: { $known }
problem-bot-number = przy bocie „{ $kind }” nie podaje się liczby symulacji: „{ $bot }”
problem-bot-number-form = bot „{ $bot }”: po dwukropku podaje się liczbę symulacji od 1 do { $most }, na przykład „{ $kind }:200”
problem-bot-budget = budżet bota to co najmniej jedna symulacja, a nie { $budget }
problem-simulation-games = symulacja wymaga co najmniej jednej partii, a podano { $games }
problem-simulation-jobs = symulacja wymaga co najmniej jednego procesu, a podano { $jobs }
problem-last-seed = za dużo partii ({ $games }): licząc od ziarna { $seed }, wyszłyby poza największe ziarno { $last }

## Arena
problem-arena-bots = arena wymaga co najmniej dwóch botów, a podano { $bots }
problem-arena-games = arena wymaga co najmniej jednej partii, a podano { $games }
problem-arena-most-games = liczba partii jednego zestawienia na arenie to najwyżej { $most }, a nie { $games }
problem-arena-jobs = arena wymaga co najmniej jednego procesu, a podano { $jobs }
problem-mix-bots = podział miejsc { $mix } nie zgadza się z liczbą botów: { $count } zamiast { $bots }
problem-mix-seats = podział miejsc { $mix } nie zgadza się z liczbą miejsc: { $count } zamiast { $seats }
problem-mix-without-seat = podział miejsc { $mix } zostawia jednego z botów bez miejsca
problem-mix-form = podział miejsc zapisuje się liczbami, na przykład 1,3, a nie „{ $text }”

## Scenariusze
problem-no-scenario-file = { $file }: nie ma takiego pliku ani folderu ze scenariuszami
problem-no-scenarios = nie znaleziono żadnego pliku scenariusza
problem-no-scenario-folder = nie ma tu folderu ze scenariuszami „{ $folder }”: scenariusze należą do repozytorium, a nie do zainstalowanego pakietu; uruchom to w głównym folderze repozytorium albo podaj folder przez --scenarios
