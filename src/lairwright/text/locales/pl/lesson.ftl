lesson-other = Tu wybór należy do ciebie: cokolwiek wybierzesz, lekcja potoczy się dalej.
lesson-wait = Teraz wybiera ktoś inny.

## Buduj i wab
lesson-lure = Buduj i wab
    .about = Trzy rundy: jak komnaty sprowadzają bohaterów pod twoje drzwi i co ich tam spotyka.
lesson-lure-first = Jesteś bossem na końcu podziemi. W mieście czeka { $mage }, mag: pójdzie do podziemi, w których jest najwięcej skarbów magów. Ty masz 1, a { $rival } tyle samo; przy remisie bohater zostaje. Zbuduj komnatę { $hatchery } jako nową pierwszą: ma po jednym skarbie każdego rodzaju.
lesson-lure-came = Brawo! { $mage } przychodzi po twój skarb, otrzymuje 5 obrażeń przy życiu 4 i zostawia ci duszę. 10 dusz daje zwycięstwo.
lesson-lure-wounded = { $mage } przychodzi, ale twoje komnaty zadają za mało obrażeń: dociera do ciebie, a to jest rana. 5 ran oznacza przegraną. Komnata zbudowana na innej zastępuje tę pod spodem razem z jej obrażeniami i skarbami.
lesson-lure-stayed = { $mage } nadal jest w mieście: nikt nie ma więcej skarbów magów niż wszyscy pozostali.
lesson-lure-second = Teraz { $fighter }, wojownik: { $rival } ma więcej skarbów wojowników niż ty. { $armory } ma dwa. Zbuduj tę komnatę jako nową pierwszą; każda sąsiednia komnata potworów zadaje dzięki niej +1 obrażenie. Liczby przy każdym bohaterze pokazują, kto by go zwabił.
lesson-lure-outbid = { $fighter } przychodzi do ciebie i ginie: kolejna dusza.
lesson-lure-not-outbid = { $fighter } tym razem nie daje ci duszy. Zanim zbudujesz, spójrz na liczby: mówią, kto wabi bohatera i czy zginie.
lesson-lure-third = { $menagerie } to wypaśna komnata: musi leżeć na komnacie, z którą ma wspólny skarb, tu wojownika. Połóż ją na komnacie { $armory }, jeśli ta już stoi: { $second }, mag z życiem 6, od razu otrzyma 4 obrażenia. { $fool } to wyjątek: idzie do tego, kto ma najmniej dusz.
lesson-lure-end = Tak właśnie buduje boss.
lesson-lure-end-fewer = Mogło być więcej i teraz już wiesz jak.
lesson-lure-summary = Zapamiętaj: wabi ten, kto ma najwięcej skarbów, obrażenia zabijają, przy remisie bohaterowie zostają w mieście, a to, co leży pod inną komnatą, się nie liczy. Następna lekcja jest o przetrwaniu.

## Przetrwaj
lesson-survive = Przetrwaj
    .about = Droga bohatera przez twoje komnaty, rany i Awans twojego bossa.
lesson-survive-first = { $hero } przyjdzie do ciebie: życie 8, a twoje komnaty zadają 7 obrażeń. Bohater, który przejdzie, rani cię; masz 3 rany, a 5 oznacza przegraną. Zbuduj komnatę { $cave } jako nową pierwszą: 10 obrażeń wystarczy. To zarazem twoja piąta komnata, a przy piątej komnacie boss raz w grze awansuje.
lesson-survive-killed = Bohater ginie po drodze: dusza zamiast rany.
lesson-survive-levelled = W dodatku { $boss } awansuje, a { $rival } musi zniszczyć swoją komnatę.
lesson-survive-wounded = Bohater przechodzi: jeszcze jedna rana. Obrażenia sumują się komnata po komnacie, od wejścia aż do ciebie.
lesson-survive-second = Teraz przychodzą legendarni bohaterowie: mają więcej życia i każdy jest wart 2 dusze albo 2 rany. { $epic } ma życie 13, więc liczy się każdy punkt. Dzięki komnacie { $armory } sąsiednie komnaty potworów zadają +1 obrażenie: połóż tam komnatę { $menagerie }, na komnacie { $hatchery }. Zakryje to także jej skarb kapłana, więc { $cleric } już do ciebie nie przyjdzie.
lesson-survive-epic-killed = { $epic } ginie w twoich podziemiach: 2 dusze.
lesson-survive-epic-elsewhere = { $epic } nie jest wśród twoich dusz, ale nadal się trzymasz.
lesson-survive-third = { $thief } to złodziej. Prześledź jego drogę w liczbach: kto go wabi i czy zginie? Jeśli wszystko jest w porządku, nie trzeba budować. Komnata, która nie jest teraz potrzebna, może poczekać na ręce.
lesson-survive-out = 5 ran i odpadasz z gry. Spróbuj jeszcze raz i patrz na obrażenia komnata po komnacie.
lesson-survive-end = Nadal się trzymasz.
lesson-survive-summary = Zapamiętaj: sumuj obrażenia od wejścia, zważaj na to, które komnaty sąsiadują ze sobą, i zakrywaj skarby, które wabią więcej bohaterów, niż zdołasz zabić. Następna lekcja jest o czarach.

## Czary i odpowiedzi
lesson-spells = Czary i odpowiedzi
    .about = Jeden czar, żeby zabić, jeden, żeby powstrzymać inny, i jeden, żeby popsuć szyki przeciwnikowi.
lesson-spells-first = { $hero } idzie do twoich komnat: życie 6 przeciw 5 obrażeniom. W fazie przygód można zagrywać czary tej fazy. { $giant } daje komnacie potworów +3 do obrażeń do końca rundy: zagraj ten czar.
lesson-spells-target = Wybierz komnatę, którą czar wzmocni: własną komnatę { $cave }. Z 3 dodatkowymi obrażeniami sama zabije bohatera { $hero }.
lesson-spells-negate = { $rival } odpowiada: czar { $fear } odesłałby bohatera do miasta. { $counter } neguje czar, który zagrywa przeciwnik. Zagraj go!
lesson-spells-rival = Teraz bohater idzie przez komnaty przeciwnika: jeśli { $fighter } tam zginie, duszę dostanie { $rival }. Możesz działać także w cudzej turze. { $assassin } daje bohaterowi w podziemiach przeciwnika +3 do życia: niech przeżyje.
lesson-spells-wait = Nie trzeba odpowiadać za każdym razem. Spasuj i czekaj na właściwą chwilę.
lesson-spells-end = Dusza dla ciebie, a { $rival } ma ranę: dobrze zagrane.
lesson-spells-end-soul = Dusza dla ciebie. Bohater przeciwnika też mógł przeżyć: dzięki czarowi { $assassin }.
lesson-spells-end-wound = Przynajmniej { $rival } ma ranę. Czar { $giant } na jednej z twoich komnat dałby ci jeszcze duszę.
lesson-spells-end-other = Tym razem czary nie zrobiły tego, co mogły. Spróbuj jeszcze raz: najpierw wzmocnij własną komnatę, a potem pozwól przeżyć bohaterowi przeciwnika.
lesson-spells-summary = Zapamiętaj: każdy czar mówi, w której fazie można go zagrać, odpowiadać wolno w każdej turze, a zagrany czar przepada. Teraz możesz już rozegrać prawdziwą grę.

## Najazd na zamek
lesson-raid = Najazd na zamek
    .about = Dwie rundy pod zamkiem: pary, łup i kto płaci za leczenie.
lesson-raid-first = Przy każdym strażniku stoją dwa potwory, a każdy z nich może należeć do dowolnego gracza. Ze strażnikami walczy się od bramy; wystarczająco silna para dzieli się łupem, a pierwszy strażnik, który wygra, kończy walkę. Rewers strażnika pokazuje, jak silny może być. Połóż swojego potwora o sile 4 przy strażniku nr 1: z nim walka odbędzie się na pewno.
lesson-raid-second = Każda opcja mówi, ilu z możliwych strażników pokonałaby para. Słaby potwór obok cudzego silnego też dostaje połowę łupu; a za monety możesz zastąpić słabszego potwora, który wraca na rękę właściciela. Wybierz miejsce, w którym twoja para ma dobre szanse.
lesson-raid-richer = Walka się opłaciła: masz więcej złota niż na początku.
lesson-raid-poorer = Walka kosztowała cię więcej, niż przyniosła. Przy strażniku, który wygrał, i za nim trzeba zapłacić za leczenie.
lesson-raid-even = Masz tyle złota, ile na początku.
lesson-raid-third = Zagrane potwory odpoczywają przez rundę; teraz masz na ręce pozostałe. Silne potwory nie zawsze są twoje: zobacz, co mogą jeszcze zagrać inni. Gdzie twój najsilniejszy potwór przyniesie najwięcej?
lesson-raid-fourth = Jeszcze jeden potwór. Im dalej od bramy, tym większy łup i tym większe niebezpieczeństwo, że walka skończy się wcześniej.
lesson-raid-again = Twój potwór został zastąpiony i wrócił na rękę; być może przyniósł ci monety. Połóż potwora gdzie indziej.
lesson-raid-summary = Zapamiętaj: porównuj siłę z tym, co pokazuje rewers, dołączaj do walk, które da się wygrać, i trzymaj się z dala od tych, które inni przegrają. Na koniec wygrywa ten, kto ma najwięcej złota.
