## Gry
catalogue-game-boss-monster = Boss Monster
    .about = Jesteś bossem na końcu podziemi. Buduj komnaty, wab bohaterów skarbami i zbieraj dusze tych, którzy nie wyjdą. 10 dusz daje zwycięstwo, 5 ran oznacza przegraną.
catalogue-game-castle-raid = Najazd na zamek
    .about = Poprowadź bandę potworów na zamek. Kto stoi obok ciebie przy strażniku, dzieli z tobą walkę i łup. Wygrywa ten, kto ma najwięcej złota.

## Wersje zasad
catalogue-preset-default = Zalecane
catalogue-preset-pl = Wydanie polskie
catalogue-preset-ru = Wydanie rosyjskie
catalogue-preset-de = Duże niemieckie pudełko
catalogue-preset-en10 = Wydanie na dziesięciolecie
catalogue-castle-preset-default = Jak w druku

## Warianty
catalogue-variant-choose-boss = Wybierz bossa
    .about = Każdy dostaje dwóch bossów, jednego zatrzymuje, a drugiego usuwa z gry.
catalogue-variant-machinations = Machinacje
    .about = Kto w rundzie nie zabił żadnego bohatera, może na jej koniec dociągnąć kartę.
catalogue-variant-hard-mode = Tryb trudny
    .about = Typowi bohaterowie z życiem 4 są usuwani, więc legendarni przychodzą wcześniej.
catalogue-variant-seeded-discard = Zapełniony stos odrzuconych
    .about = Nikt nie odrzuca kart z początkowej ręki; za to 4 komnaty i 2 czary od początku leżą na stosie odrzuconych kart.
catalogue-variant-new-orders = Rozkazy króla
    .about = W każdej rundzie płytka króla zmienia zasady tej rundy.
catalogue-variant-dapper-guards = Strażnicy w szyku
    .about = Strażnicy leżą według liczby gwiazdek, najsłabsi przy bramie.

## Zestawy kart
catalogue-set-base = Gra podstawowa
    .about = 8 bossów, 75 komnat, 31 czarów i 41 bohaterów.
catalogue-set-proposed = Najazd na zamek, wartości proponowane
    .about = Instrukcja nie podaje wszystkich wartości; wywnioskowane są oznaczone na karcie.

## Boty, od słabego do mocnego
catalogue-bot-random = Początkujący
    .about = Robi cokolwiek z tego, co wolno, bez planu. Dobre towarzystwo na pierwszą grę.
catalogue-bot-greedy = Łatwy
    .about = Przewiduje grę do końca rundy. Początkującego pokonuje prawie zawsze.
catalogue-bot-planner = Średni
    .about = Zanim wybierze, rozgrywa rundę za wszystkich. Wygrywa mniej więcej trzy z czterech pojedynków z Łatwym.
catalogue-bot-search-500 = Trudny
    .about = Sprawdza, co się stanie w setkach możliwych rozdań. Mocniejszy od Średniego, zwłaszcza przy kilku graczach.
catalogue-bot-search-1000 = Ekspert
    .about = Sprawdza dwa razy więcej rozdań i myśli chwilę dłużej. Wygrywa mniej więcej dwa z trzech pojedynków ze Średnim.
catalogue-bot-other = Bot { $bot }

## Co się dzieje w fazie
catalogue-phase-setup = Każdy dostaje bossa i karty na rękę, odrzuca kilka kart i może położyć pierwszą komnatę.
catalogue-phase-start = Do miasta przychodzą bohaterowie, a każdy dociąga kartę komnaty.
catalogue-phase-build = Każdy po kolei może położyć zakrytą komnatę. Można używać czarów i zdolności tej fazy.
catalogue-phase-reveal = Nowe komnaty zostają odkryte i działają efekty ich zbudowania.
catalogue-phase-bait = Każdy bohater z miasta idzie do podziemi, w których jest najwięcej jego skarbów; przy remisie zostaje.
catalogue-phase-adventure = Bohaterowie idą przez podziemia, komnata po komnacie. Można używać czarów i zdolności tej fazy.
catalogue-phase-end = Sprawdza się, czy ktoś wygrał lub odpadł, a to, co trwało do końca rundy, przestaje działać.
catalogue-castle-phase-setup = Każdy bierze frakcję i zostają wyłożeni pierwsi strażnicy.
catalogue-castle-phase-play = Każdy po kolei kładzie potwory przy strażnikach albo za monety zastępuje słabsze, aż każdy ma w zamku dwa.
catalogue-castle-phase-fight = Strażników odkrywa się od bramy. Wystarczająco silna para dzieli się łupem; pierwszy strażnik, który wygra, kończy walkę.
catalogue-castle-phase-recover = Płaci się za leczenie pokonanych potworów, wypoczęte potwory wracają na rękę i zostają wyłożeni nowi strażnicy.

## Wartości opcji
value-yes = tak
value-no = nie
choice-printing-revised = poprawione
choice-printing-early = wczesne
choice-hero-counts-icons = według liczby graczy
choice-hero-counts-all = wszyscy
choice-epic-after-revealed = gdy przyszli wszyscy typowi bohaterowie
choice-epic-after-lured = gdy w mieście nie ma już typowych bohaterów
choice-seeded-discard-none = brak
choice-seeded-discard-4-2 = 4 komnaty i 2 czary
choice-mulligan-condition-four-rooms = cztery wypaśne komnaty albo cztery komnaty z tym samym skarbem
choice-mulligan-condition-full-hand = same wypaśne komnaty albo ten sam skarb na każdej komnacie
choice-mulligan-condition-four-icons = cztery wypaśne komnaty albo cztery symbole tego samego skarbu
choice-mulligan-mode-shuffle = z powrotem do talii
choice-mulligan-mode-discard = na stos odrzuconych kart
choice-mulligan-mode-reveal-shuffle = pokazana, potem z powrotem do talii
choice-first-room-optional = dobrowolne
choice-first-room-mandatory = obowiązkowe, jeśli to możliwe
choice-turn-order-xp = według PD, od największej liczby
choice-turn-order-clockwise-from-top-xp = zgodnie z ruchem wskazówek zegara od największej liczby PD
choice-turn-order-marker = zgodnie z ruchem wskazówek zegara, ze znacznikiem, który wędruje
choice-reveal-order-xp = według PD
choice-reveal-order-turn = w kolejności tur
choice-heroes-per-round-start-players = po jednym na każdego gracza z początku gry
choice-heroes-per-round-current-players = po jednym na każdego gracza, który jest jeszcze w grze
choice-reveal-resolution-per-player = gracz po graczu
choice-reveal-resolution-all-levelups-first = najpierw wszystkie Awanse
choice-reveal-resolution-owner-chooses = wybiera każdy gracz
choice-bait-order-oldest-first = ten, który czeka najdłużej
choice-bait-order-newest-first = najnowszy
choice-bait-tie-stay = bohater zostaje w mieście
choice-bait-tie-share = remisujący gracze dzielą się takimi bohaterami
choice-adventure-windows-entrance-and-room = przed wejściem i w każdej komnacie
choice-adventure-windows-room-only = tylko w komnatach
choice-death-check-on-leave = gdy opuszcza komnatę
choice-death-check-immediate = natychmiast
choice-returned-hero-same-round = idzie jeszcze raz w tej samej rundzie
choice-returned-hero-next-round = czeka na następną rundę
choice-returned-damage-wiped = znikają
choice-returned-damage-until-round-end = zostają do końca rundy
choice-end-order-eliminate-check-cleanup = kto odpada, kto wygrał, potem porządki
choice-end-order-cleanup-check = najpierw porządki
choice-end-trigger-souls-or-last = 10 dusz albo jeden gracz w grze
choice-end-trigger-souls-or-deck = 10 dusz albo koniec talii bohaterów
choice-end-trigger-souls-or-wounds = 10 dusz albo czyjeś 5 ran
choice-winner-qualifier = kto ma 10 dusz i mniej niż 5 ran
choice-winner-difference = największa różnica dusz i ran
choice-hero-deck-empty-exhaust = gra toczy się dalej z tymi bohaterami, którzy są
choice-hero-deck-empty-end-round = gra kończy się z rundą
choice-tiebreak-xp-lowest = najmniej PD
choice-tiebreak-xp-highest = najwięcej PD
choice-response-order-active-first = najpierw aktywny gracz
choice-response-order-lifo = ostatnia jako pierwsza
choice-late-room-bonus-applies = liczy się także dla tego bohatera
choice-late-room-bonus-later-only = liczy się tylko dla następnych bohaterów
choice-deactivated-trigger-delayed = czekają, aż znowu będzie aktywna
choice-deactivated-trigger-lost = przepadają

## Rozdziały zasad
section-general = Gra w skrócie
section-components = Co jest w pudełku
section-bosses = Bossowie
section-rooms = Komnaty
section-heroes = Bohaterowie
section-spells = Czary
section-setup = Przygotowanie gry
section-round = Runda
section-start = Początek rundy
section-build = Faza budowy
section-reveal = Odkrycie komnat
section-level-up = Awans
section-bait = Faza przynęty
section-adventure = Faza przygód
section-end = Koniec rundy
section-elimination = Odpadanie z gry
section-winning = Zwycięstwo
section-activated = Aktywowane zdolności
section-adjacency = Sąsiedztwo
section-deactivation = Dezaktywacja
section-destruction = Niszczenie
section-discarding = Odrzucanie
section-decks = Talie
section-hand = Ręka
section-healing = Leczenie
section-negation = Negowanie
section-stacks = Stosy komnat
section-face-down = Zakryte komnaty
section-entrance = Wejście
section-types = Rodzaje komnat
section-timing = Kolejność i odpowiedzi
section-information = Kto co może wiedzieć
section-variants = Warianty
section-examples = Przykłady
section-questions = Otwarte pytania i nasze odpowiedzi
section-rulings = Rozstrzygnięcia
section-editions = Różnice między wydaniami
section-castle-cards = Strażnicy i potwory
section-castle-data = Wartości kart
section-castle-play = Zagrywanie potworów
section-castle-fight = Walka ze strażnikami
section-castle-healing = Leczenie
section-castle-preparation = Przygotowanie
section-castle-end = Koniec gry
section-castle-king = Płytki króla
section-castle-orders = Rozkazy króla
section-castle-formation = Strażnicy w szyku

## Uczciwe rozdanie
fair-hash = Ziarno i sól dają skrót, który opublikowano przy otwarciu stołu.
fair-deal = Karty tej gry rozdano z tego ziarna i z niczego innego.
fair-record =
    { $count ->
        [one] { $count } zapisany wybór, rozegrany ponownie z tego ziarna, prowadzi do dokładnie takiego samego końca.
        [few] { $count } zapisane wybory, rozegrane ponownie z tego ziarna, prowadzą do dokładnie takiego samego końca.
       *[many] { $count } zapisanych wyborów, rozegranych ponownie z tego ziarna, prowadzi do dokładnie takiego samego końca.
    }
