### To, co ma każdy stół: zbiórka, pytanie, dziennik, cofanie, podpowiedzi, koniec.

## Połączenie
web-table-title = Stół
web-table-title-asked = ● Twój wybór
web-table-connecting = Łączenie ze stołem…
web-table-dealing = Trwa rozdawanie kart. Być może ktoś jeszcze ogląda swoje.
web-table-tampered = W tej partii wybierano za innych graczy, na co pozwalał starszy serwer. Zostaje taka, jaka była.
web-table-offline = Utracono połączenie. Trwa ponowna próba…
web-table-online = Przywrócono połączenie.
web-table-closed = Połączenie zostało zamknięte.
web-table-not-connected = Brak połączenia: nic nie wysłano.
web-table-unanswered = Utracono połączenie, zanim serwer odpowiedział. Spróbuj ponownie.
web-table-choice-lost = Twój wybór przepadł razem z połączeniem. Wybierz jeszcze raz.
web-table-why-lost = Utracono połączenie, zanim serwer podał powód. Zapytaj jeszcze raz.
web-table-version = Ta strona i serwer nie pasują do siebie
web-table-version-about = Serwer używa innej wersji niż ta strona; być może właśnie go zaktualizowano. Wczytaj stronę ponownie: przy stole nic nie przepadnie.
web-table-version-stuck = Po ponownym wczytaniu pojawiła się ta sama strona. Wyczyść pamięć podręczną przeglądarki albo spróbuj za kilka minut.
web-table-missing = Nie można pokazać tego stołu

## Miejsca
web-seats = Miejsca
web-seat-you = ty
web-seat-bot = bot
web-seat-stand-in = zastępuje bot
web-seat-away = poza stołem
web-seat-host = gospodarz
web-seat-free = wolne
web-seat-won = wygrana
web-seat-asked = wybiera
web-seat-clock = Zegar:
web-spectator = Oglądasz grę
web-watch-link = Odnośnik dla widzów

## Przed grą
# $game is the name of the game.
web-gather-title = Stół: { $game }
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
web-gather-fill = Uzupełnij botami
web-gather-start = Zacznij
web-gather-wait = Grę rozpoczyna { $name }.
web-gather-no-seat = Nie ma wolnego miejsca.
web-sit-down = Usiądź
web-leave = Odejdź od stołu
web-leave-sure = Oddać swoje miejsce na dobre?
web-leave-yes = Oddaj
web-leave-no = Zostań
web-device = Graj dalej na innym urządzeniu
web-device-link = Odnośnik do twojego miejsca
web-device-about = To klucz do twojego miejsca: nie udostępniaj go nikomu.
web-copy = Kopiuj
web-copied = Skopiowano odnośnik.
web-facts-title = W co gramy
# $seconds for each choice, and $minutes in reserve; both are numbers.
web-facts-clock = { $seconds } s na wybór, { $minutes } min zapasu

## O co chodzi
web-dock = Twój wybór
web-dock-fold = Ukryj opcje
web-dock-unfold = Pokaż opcje
# What a screen reader is told; $question is a sentence, $count the number of options.
web-prompt-asked =
    { $count ->
        [one] { $question } { $count } opcja.
        [few] { $question } { $count } opcje.
       *[many] { $question } { $count } opcji.
    }
web-prompt-rule = Zasada, z której to wynika
web-prompt-all = Pokaż wszystkie opcje
web-prompt-again = Naciśnij ponownie, aby zagrać; Escape anuluje zaznaczenie.
# The choice was stored; others may still be asked.
web-prompt-taken = Wybór zapisany. Inni być może jeszcze wybierają…
web-waiting = Inni gracze się zastanawiają…
# $names is a name or a list of names.
web-waiting-for = Czekamy na: { $names }

## Cofanie
web-undo = Cofnij
web-undo-ask = Cofnąć?
web-undo-free = Cofnij ostatni wybór
web-undo-consent = Poproś innych o zgodę na cofnięcie ostatniego wyboru
web-undo-never = Ostatniego wyboru nie można cofnąć: zadecydował los albo ujawniono coś ukrytego
web-undo-nothing = Nie ma czego cofać
web-undo-wish = Prośba o cofnięcie wyboru
web-undo-asked = { $name } prosi o cofnięcie wyboru.
web-undo-waiting = Czekamy, czy inni zgodzą się na cofnięcie.
web-undo-answered = Twoja odpowiedź jest zapisana. Czekamy na pozostałych.
web-undo-yes = Zgódź się
web-undo-no = Odmów

## Podpowiedzi
web-hint = Podpowiedź
web-hint-title = Co zrobiłby bot
web-hint-thinking = Bot się zastanawia…
# $percent is a whole number.
web-hint-chance = { $percent }% szans na wygraną
# $place: 1 for the option the bot likes best.
web-hint-liked = podpowiedź { $place }
web-hint-none = Bot nie ma tu zdania.

## Dziennik
web-log = Dziennik
web-log-mine = Tylko to, co mnie dotyczy
web-log-none = Jeszcze nic się nie wydarzyło.
web-log-none-mine = Nie wydarzyło się jeszcze nic, co cię dotyczy.

## Menu stołu
web-table-menu = Menu stołu
web-stops = Gdy działają inni
web-stops-auto = Pasuj, dopóki nic mnie nie dotyczy
web-stops-auto-about = Pytanie pojawi się znowu, gdy czar, zdolność lub bohater obierze cię za cel.
web-stops-hold = Za każdym razem daj mi chwilę
web-stops-hold-about = Także wtedy, gdy nie masz czego zagrać, aby pauza niczego nie zdradziła.
web-stops-phases = Zawsze pytaj mnie w tych fazach

## Klawisze
web-keys = Klawisze
web-keys-digits = wybierz jedną z pierwszych dziewięciu opcji
web-keys-tab = przechodź między wszystkim, co można nacisnąć
web-keys-arrows = poruszaj się po stole
web-keys-enter = weź, połóż, naciśnij
web-keys-info = szczegóły karty
web-keys-escape = anuluj, zamknij
web-keys-where = Cyfry, H i U działają, gdy fokus jest na stole, na pytaniu albo nigdzie. Przytrzymany klawisz liczy się raz.

## Koniec
web-over = Gra się skończyła.
web-over-closed = Ten stół został zamknięty.
web-over-rematch = Zagraj ponownie
web-over-rematch-go = Do następnej gry
web-over-replay = Powtórka
web-over-record = Pobierz zapis

## Czy rozdanie było uczciwe?
web-fair-title = Czy rozdanie było uczciwe?
web-fair-about = Przy otwarciu stołu serwer opublikował skrót swojego tajnego ziarna. Teraz ziarno jest znane i każdy może sprawdzić, że było to właśnie to ziarno i że wynika z niego każda karta.
web-fair-verify = Sprawdź
web-fair-checking = Sprawdzanie…
web-fair-good = Wszystko się zgadza: rozdanie było dokładnie takie, jak obiecano.
web-fair-bad = Coś się nie zgadza.
web-fair-holds = zgadza się:
web-fair-fails = nie zgadza się:
web-fair-hash = Ta strona sama obliczyła skrót ziarna i jest on taki jak opublikowany.
web-fair-same = To ten sam skrót, który ta przeglądarka otrzymała przy dołączeniu do stołu.
web-fair-promise = Opublikowany skrót ziarna
web-fair-seed = Sól i ziarno
web-fair-computed = Obliczony przez tę stronę
