### Rama strony: menu, ustawienia, powiadomienia, błędy.

web-skip = Przejdź do treści
web-home = Lairwright – przejdź do lobby
web-menu = Menu
web-menu-lobby = Lobby
web-menu-new = Nowy stół
web-menu-learn = Nauka
web-menu-cards = Karty
web-menu-rules = Zasady
web-loading = Chwileczkę…
web-close = Zamknij
web-reload = Wczytaj ponownie
web-again = Spróbuj ponownie
web-notes = Powiadomienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-speed = Animacje
web-speed-off = Wyłączone
web-speed-fast = Szybkie
web-speed-normal = Zwykłe
web-confirm = Potwierdzaj każdy wybór
web-confirm-about = Pierwsze naciśnięcie zaznacza opcję i pokazuje skutki, drugie ją wybiera.
web-quiet = Lairwright nie wydaje dźwięków. Te ustawienia są zapisane tylko w tej przeglądarce.

web-error-title = Coś poszło nie tak
web-error-part = Nie udało się wczytać części strony.
web-error-shown = Nie można pokazać tej części strony.
web-error-board = Nie można narysować stołu. Możesz grać dalej, korzystając z listy opcji.
web-error-unexpected = Na tej stronie coś poszło nie tak. Jeśli działa dziwnie, wczytaj ją ponownie.
web-error-offline = Nie można połączyć się z serwerem.
# $status is the number of the HTTP status, as text.
web-error-status = Serwer odpowiedział błędem ({ $status }).
web-missing-title = Tu nic nie ma
web-missing-text = Ten odnośnik prowadzi donikąd. Może brakuje w nim litery.

# $number is what people call the seat: they count from one.
web-seat-number = Miejsce { $number }
