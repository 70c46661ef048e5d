### To, co ma każdy stół: zbiórka, pytanie, dziennik, cofanie, podpowiedzi, koniec.

## Połączenie
web-table-title = Stół
web-table-title-asked = ● Twój wybór
web-table-connecting = Łączenie ze stołem…
web-table-offline = Utracono połączenie. Ponawiam próbę…
web-table-online = Połączenie wróciło.
web-table-closed = Połączenie zostało zamknięte.
web-table-not-connected = Brak połączenia: nic nie wysłano.
web-table-missing = Nie można pokazać tego stołu

## Miejsca
web-seats = Miejsca
web-seat-you = ty
web-seat-bot = bot
web-seat-stand-in = gra bot
web-seat-away = nieobecny
web-seat-host = gospodarz
web-seat-free = wolne
web-seat-won = wygrana
web-seat-asked = podejmuje decyzję
web-seat-clock = Zegar:
web-spectator = Oglądasz
web-watch-link = Odnośnik dla widzów

## Przed grą
# $game is the name of the game.
web-gather-title = Stół do gry { $game }
web-gather-free =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce.
        [few] Jeszcze { $count } wolne miejsca.
       *[many] Jeszcze { $count } wolnych miejsc.
    }
web-gather-full = Wszystkie miejsca są zajęte.
web-gather-invite = Zaproś
web-gather-link = Odnośnik do tego stołu
web-gather-link-about = Kto go otworzy, może zająć wolne miejsce.
web-gather-put-bot = Posadź bota
web-gather-bot-for = Bot na miejscu { $number }
web-gather-free-seat = Zwolnij miejsce { $number }
web-gather-fill = Wypełnij botami
web-gather-start = Zacznij
web-gather-wait = Grę rozpoczyna { $name }.
web-gather-no-seat = Nie ma wolnego miejsca.
web-sit-down = Usiądź
web-leave = Opuść stół
web-leave-sure = Na pewno oddać miejsce?
web-leave-yes = Oddaj
web-leave-no = Zostań
web-device = Graj dalej na innym urządzeniu
web-device-link = Odnośnik do twojego miejsca
web-device-about = To klucz do twojego miejsca: nie dawaj go nikomu.
web-copy = Kopiuj
web-copied = Odnośnik skopiowany.
web-facts-title = Co jest grane
# $seconds for each choice, and $minutes in reserve; both are numbers.
web-facts-clock = { $seconds } s na wybór, { $minutes } min zapasu

## O co chodzi
web-dock = Twój wybór
web-dock-fold = Zwiń tę część
web-dock-unfold = Pokaż możliwości
# What a screen reader is told; $question is a sentence, $count the number of options.
web-prompt-asked =
    { $count ->
        [one] { $question } { $count } możliwość.
        [few] { $question } { $count } możliwości.
       *[many] { $question } { $count } możliwości.
    }
web-prompt-rule = Zasada, z której to wynika
web-prompt-all = Pokaż wszystkie możliwości
web-prompt-again = Naciśnij ponownie, aby zagrać; Escape, aby odpuścić.
web-waiting = Inni myślą…
# $names is a name or a list of names.
web-waiting-for = Czekamy na: { $names }

## Cofanie
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-free = Cofnij ostatni wybór
web-undo-consent = Poproś innych o zgodę na cofnięcie ostatniego wyboru
web-undo-never = Ostatniego wyboru nie można cofnąć: zadecydował los albo ujawniono coś ukrytego
web-undo-nothing = Nie ma czego cofać
web-undo-wish = Prośba o cofnięcie wyboru
web-undo-asked = { $name } prosi o cofnięcie wyboru.
web-undo-waiting = Inni są pytani, czy możesz to cofnąć.
web-undo-answered = Twoja odpowiedź jest zapisana. Pytani są inni.
web-undo-yes = Zgoda
web-undo-no = Odmów

## Podpowiedzi
web-hint = Podpowiedź
web-hint-title = Co zrobiłby bot
web-hint-thinking = Bot się zastanawia…
# $percent is a whole number.
web-hint-chance = { $percent } % na wygraną
# $place: 1 for the option the bot likes best.
web-hint-liked = podpowiedź { $place }
web-hint-none = Bot nie ma tu zdania.

## Dziennik
web-log = Dziennik
web-log-mine = Tylko to, co mnie dotyczy
web-log-none = Jeszcze nic się nie wydarzyło.
web-log-none-mine = Jeszcze nic cię nie dotyczyło.

## Menu stołu
web-table-menu = Menu stołu
web-stops = Gdy działają inni
web-stops-auto = Pasuj, dopóki coś mnie nie dotyczy
web-stops-auto-about = Zostaniesz zapytany, gdy zaklęcie, zdolność lub bohater wymierzony będzie w ciebie.
web-stops-hold = Dawaj mi chwilę za każdym razem
web-stops-hold-about = Także gdy nie masz co zagrać, aby nikt nie poznał tego po przerwie.
web-stops-phases = Zawsze pytaj mnie w tych fazach

## Klawisze
web-keys = Klawisze
web-keys-digits = wybierz jedną z pierwszych dziewięciu możliwości
web-keys-tab = przechodź po wszystkim, co można nacisnąć
web-keys-arrows = poruszaj się po stole
web-keys-enter = weź, połóż, naciśnij
web-keys-info = szczegóły karty
web-keys-escape = odpuść, zamknij

## Koniec
web-over = Gra się skończyła.
web-over-closed = Ten stół został zamknięty.
web-over-rematch = Zagraj ponownie
web-over-rematch-go = Do następnej gry
web-over-replay = Powtórka
web-over-record = Pobierz zapis

## Czy rozdanie było uczciwe?
web-fair-title = Czy rozdanie było uczciwe?
web-fair-about = Gdy stół został otwarty, serwer ogłosił skrót swojego tajnego ziarna. Teraz, gdy ziarno jest znane, każdy może sprawdzić, że to było właśnie ono i że wynikła z niego każda karta.
web-fair-verify = Sprawdź
web-fair-checking = Sprawdzanie…
web-fair-good = Wszystko się zgadza: rozdanie było takie, jak obiecano.
web-fair-bad = Coś się nie zgadza.
web-fair-holds = zgadza się:
web-fair-fails = nie zgadza się:
web-fair-hash = Ta strona sama obliczyła skrót ziarna i jest on taki, jak ogłoszono.
web-fair-same = To skrót, który ta przeglądarka widziała, gdy przyszła do stołu.
web-fair-promise = Ogłoszony skrót ziarna
web-fair-seed = Sól i ziarno
web-fair-computed = Obliczone przez tę stronę
