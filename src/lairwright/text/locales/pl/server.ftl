### Co mówi serwer stołu w przeglądarce. Zmienne to słowa tak, jak je przysłano, i liczby jako tekst.

## Wiadomości lub żądania nie da się odczytać
server-malformed = Ta wiadomość nie należy do protokołu.
server-malformed-because = Tej wiadomości nie da się odczytać: { $reason }
server-too-large = Ta wiadomość jest za duża; limit w bajtach: { $most }.
server-too-fast = Za dużo wiadomości naraz; zaczekaj chwilę.
server-too-many-requests = Zbyt wiele zapytań naraz; poczekaj chwilę.
server-unknown-host = Ten serwer nie nazywa się „{ $host }”. Kto go prowadzi, może dopuścić tę nazwę opcją --allow-host.
server-not-found = Pod tym adresem nic nie ma.
server-method-not-allowed = Ten adres nie odpowiada na takie żądania.
server-other-origin = To żądanie pochodzi ze strony innej witryny.
server-unknown-language = Nie ma języka „{ $language }”; języki: { $known }
server-bad-number = Wartość { $name } musi być liczbą całkowitą, a nie „{ $text }”.
server-internal = Na serwerze coś się nie powiodło. Nic się nie zmieniło.
server-not-stored = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
server-not-read = Serwer nie może teraz odczytać swoich danych. Spróbuj ponownie trochę później.

## Stoły i miejsca
server-no-such-table = Nie ma takiego stołu.
server-table-damaged = Zapis tego stołu jest uszkodzony; nie da się go pokazać.
server-game-missing = Przy tym stole gra się w „{ $game }”, a tej gry ten serwer nie zna.
server-no-such-lesson = Nie ma takiej lekcji.
server-too-many-tables = Otwarto zbyt wiele stołów naraz; zaczekaj chwilę przed następnym.
server-too-many-changes = Za dużo zmian naraz; zaczekaj chwilę przed następną.
server-table-worn = Przy tym stole zmieniano już zbyt wiele; otwórz nowy.
server-too-many-sockets = Z twojej sieci jest otwartych zbyt wiele połączeń; limit: { $most }. Zamknij kartę, której nie potrzebujesz.
server-too-many-spectators = Ten stół ma już tylu widzów, ilu może mieć: { $most }.
server-too-many-devices = To miejsce jest otwarte na tylu urządzeniach, na ilu może być: { $most }. Zamknij jedno z nich.
server-no-such-seat = Przy tym stole nie ma miejsca { $seat }; miejsca liczy się od 0 do { $last }.
server-no-seat-left = Nie zostało miejsce dla ciebie: zostaw choć jedno bez bota.
server-bad-name = Imię musi mieć od 1 do { $most } widocznych znaków w jednym wierszu.
server-name-taken = Ktoś przy tym stole nazywa się już „{ $name }” albo prawie tak samo; wybierz inne imię.
server-bad-clock = Zegar może mieć od 1 do { $most } sekund na wybór i najwyżej { $most } w zapasie.
server-unknown-set = Przy tym stole nie ma zestawu kart „{ $set }”; zestawy: { $known }
server-game-without-sets = W tę grę gra się bez zestawów kart; pomiń „{ $set }”.
server-bot-too-slow = Bot „{ $bot }” myślałby za długo; limit symulacji dla bota wynosi tu { $most }.
server-table-full = Wszystkie miejsca przy tym stole są zajęte.
server-seat-taken = Miejsce { $seat } jest zajęte.
server-seat-free = Miejsce { $seat } jest już wolne.
server-own-seat = To twoje własne miejsce; zamiast tego odejdź od stołu.
server-already-started = Gra już się rozpoczęła.
server-not-started = Gra jeszcze się nie rozpoczęła.
server-table-over = Gra przy tym stole się skończyła.
server-not-over = To możliwe dopiero po zakończeniu gry.
server-not-seated = Nie siedzisz przy tym stole.
server-not-host = Może to zrobić tylko gospodarz stołu.
server-seats-free = Są jeszcze wolne miejsca: { $count }. Zapełnij je lub zaczekaj na kolejnych graczy.
server-no-spectators = Tego stołu nie można oglądać.
server-wrong-key = Ten odnośnik nie prowadzi (już) do miejsca przy tym stole.
server-no-rematch = Po lekcji nie ma rewanżu; po prostu zacznij ją od nowa.
server-no-record = Lekcja nie zostawia zapisu.

## Wybory
server-stale = Gra poszła dalej; to odpowiedź na wcześniejsze pytanie.
server-doubled = Twoja odpowiedź na to pytanie jest już przyjęta.
server-not-your-question = Teraz nie ty wybierasz.
server-offered = To jest teraz możliwe.
server-nothing-meant = To nic tutaj nie znaczy.
server-unknown-phase = Nie ma fazy „{ $phase }”; fazy: { $known }

## Cofanie i podpowiedzi
server-nothing-to-undo = Nie ma twojego wyboru do cofnięcia.
server-undo-never = Tego nie da się cofnąć: od tamtej pory ujawniono coś ukrytego lub zadecydował los.
server-undo-declined = Nie wszyscy zgodzili się na cofnięcie wyboru.
server-undo-wish-open = Inna prośba o cofnięcie wyboru wciąż czeka na odpowiedź.
server-undo-asked-before = Prośba o cofnięcie tego wyboru już była.
server-undo-too-often = Przy tym stole cofano już zbyt wiele razy.
server-no-undo-wish = Nikt nie czeka na twoją zgodę.
server-hint-under-way = Podpowiedź jest już przygotowywana.
server-no-hint = Tym razem nie ma podpowiedzi.

## lair serve
serve-address = Lairwright działa pod adresem { $address }
serve-stop = Stoły są zapisywane w folderze { $folder }. Ctrl-C zatrzymuje serwer.
serve-bad-host = „{ $host }” nie jest adresem tego komputera: --host przyjmuje adres lub nazwę, na przykład 127.0.0.1 albo 0.0.0.0
serve-port-taken = port { $port } pod adresem { $host } jest zajęty lub niedozwolony: wybierz inny za pomocą --port
serve-bad-port = port to liczba od 1 do 65535, a nie { $port }
serve-bad-proxy = zaufany pośrednik to adres, np. 10.0.0.2, albo sieć, np. 10.0.0.0/8, a nie { $proxy }
serve-no-folder = folder { $folder } nie nadaje się na dane: { $reason }
serve-folder-in-use = inny serwer trzyma już swoje stoły w folderze { $folder }: najpierw go zakończ albo wybierz inny folder opcją --data
serve-bad-data = { $file } nie nadaje się na bazę danych stołów: { $reason }
serve-not-installed = stół w przeglądarce nie jest zainstalowany (brakuje { $module }): zainstaluj lairwright[server]
help-serve = Otwórz stół w przeglądarce: graj ze znajomymi i botami.
help-serve-host = Adres, pod którym serwer nasłuchuje; przy 0.0.0.0 mogą dołączyć inni w twojej sieci.
help-serve-port = Port, na którym serwer nasłuchuje.
help-serve-data = Folder na stoły (domyślnie przy danych innych programów).
help-serve-allow-host = Dodatkowa nazwa, pod którą serwer może być osiągalny, np. play.example.org albo *.example.org (można powtarzać).
help-serve-trust-proxy = Adres lub sieć pośrednika (proxy), któremu serwer wierzy, gdy podaje, dla kogo pyta (można powtarzać).
help-serve-no-open = Nie otwieraj przeglądarki.
