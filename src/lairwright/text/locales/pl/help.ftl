## Words of every help page
help-usage = Użycie:
help-arguments = Argumenty:
help-options = Opcje:
help-commands = Polecenia:
help-default = domyślnie
help-required = wymagane
help-help = Pokazuje tę pomoc i kończy działanie.

## lair
help-lair = Cyfrowy dom rodziny gier karcianych Boss Monster.
help-version = Pokazuje wersję i rodzaj silnika.
help-lang = Język, przed poleceniem lub po nim: { $languages }. Bez tej opcji: język środowiska (LAIRWRIGHT_LANG, LC_ALL, LC_MESSAGES, LANG).

## What several commands take
help-json = Wypisuje JSON opisany w docs/cli.md, taki sam w każdym języku.
help-preset = Profil zasad; wszystkie wypisuje `lair options`.
help-sets = Zestawy kart, oddzielone przecinkami; zestaw domowej roboty to ścieżka do jego pliku .toml.
help-variant = Wariant zasad; można podać kilka razy.
help-rules-option = Opcja zasad jako nazwa=wartość; można podać kilka razy.
help-scenarios = Folder ze scenariuszami.

## lair play
help-play = Gra w tym terminalu. Wpisz help, aby zobaczyć, o co można zapytać.
help-play-game = Która gra: { $games }; jeśli nie podano: boss-monster.
help-play-seats = Liczba graczy; jeśli nie podano: najmniejsza, na jaką pozwala gra.
help-play-seed = Ziarno rozdania; jeśli nie podano: losowe.
help-play-bot = Kto gra na pozostałych miejscach: random lub greedy; jeśli nie podano: greedy, o ile gra go ma.
help-play-hot-seat = Wszyscy grają przy tej klawiaturze.
help-play-seat = Twoje miejsce, liczone od 0 jak w kluczach i zapisach.
help-play-resume = Kontynuuje grę z tego zapisu.
help-play-save = Zapisuje grę w tym pliku po każdym wyborze.

## lair simulate
help-simulate = Rozgrywa wiele partii i podaje wyniki. Kod wyjścia 1, jeśli w którejś zawiódł silnik.
help-simulate-game = Gra do rozegrania: { $games }.
help-simulate-seats = Liczba graczy; jeśli nie podano: najmniejsza, na jaką pozwala gra.
help-simulate-games = Liczba partii.
help-simulate-seed = Ziarno pierwszej partii; następne partie mają kolejne ziarna.
help-simulate-bot = Kto gra na wszystkich miejscach.
help-simulate-budget = Ile symulacji bot może zużyć na jeden wybór.
help-simulate-jobs = Liczba procesów; wynik od niej nie zależy.

## lair scenario
help-scenario = Uruchamia scenariusze: testy zasad, lekcje, zagadki i zgłoszenia błędów (docs/writing-scenarios.md).
help-scenario-run = Uruchamia scenariusze i wypisuje różnice. Kod wyjścia: 1, jeśli coś się różni; 2, jeśli pliku nie można odczytać.
help-scenario-paths = Pliki scenariuszy i foldery z nimi.

## lair replay
help-replay = Odtwarza zapisaną grę i pokazuje, co się wydarzyło i co leży na stole.
help-replay-file = Zapis gry utworzony przez `lair play --save`.
help-replay-upto = Zatrzymuje się po tylu wyborach.
help-replay-seat = Pokazuje tylko to, co może wiedzieć gracz z tego miejsca, liczonego od 0.

## lair cards, lair check-set
help-cards = Wypisuje karty: liczby i tekst utworzony z tego, co robią.
help-cards-set = Dołączony zestaw lub ścieżka do zestawu domowej roboty; bez tego wszystkie dołączone.
help-cards-find = Tylko karty, które mają to w identyfikatorze, nazwie lub tekście.
help-check-set = Sprawdza zestaw domowej roboty do którejkolwiek z gier: czyta go i rozdaje z nim grę, razem z zestawem podstawowym, chyba że zestaw jest samodzielny.
help-check-set-file = Plik zestawu albo folder z plikami jednego zestawu.

## lair rule, lair conformance, lair options
help-rule = Podaje treść zasady, a w katalogu ze źródłami także scenariusze, które ją potwierdzają.
help-rule-id = Na przykład BM-BAIT-03.
help-conformance = Pokazuje, które zasady i karty są potwierdzone scenariuszami z katalogu ze źródłami, a które nie.
help-conformance-write = Zapisuje całą tabelę w tym pliku.
help-list-options = Wypisuje profile zasad, warianty i opcje wraz z wartościami; domyślna jest pierwsza.
help-list-options-game = Tylko te, które dotyczą tej gry.
