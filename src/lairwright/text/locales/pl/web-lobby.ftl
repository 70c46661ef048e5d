### Lobby i zakładanie stołu.

## Lobby
web-lobby-title = Zostań bossem na końcu podziemi
web-lobby-about = Buduj komnaty, wabij bohaterów skarbami, zabieraj ich dusze. W przeglądarce, ze znajomymi i z botami, bez rejestracji.
web-lobby-play = Graj teraz
web-lobby-friends = Graj ze znajomymi
web-lobby-learn = Naucz się w pięć minut
web-lobby-mine = Moje stoły
web-lobby-forget = Usuń z listy
web-lobby-open = Otwarte stoły
web-lobby-none = W tej chwili żaden stół nie jest otwarty dla wszystkich.
web-lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-lobby-more = Więcej w Lairwright
web-lobby-learn-about = Krótkie lekcje z nauczycielem u boku.
web-lobby-cards-about = Wszystkie karty: co robią i jakie są do nich rozstrzygnięcia.
web-lobby-rules-about = Wszystkie zasady według numerów, z wyszukiwarką.
web-lobby-opponents = Przeciwnicy
web-lobby-level = Poziom
web-lobby-start = Zacznij grę
web-lobby-more-options = Więcej opcji

## W jakim stanie jest stół
web-stage-gathering = zbiera graczy
web-stage-playing = trwa gra
web-stage-over = koniec gry

## Nowy stół
web-your-name = Twoje imię
web-guest = Gość
web-new-title = Nowy stół
web-new-game = Gra
web-new-seats = Miejsca
web-new-you = Ty
# Label of the choice for a seat; $number counts from one.
web-new-who = Kto siedzi na miejscu { $number }
web-new-person = Osoba z odnośnikiem
# $level is the bot's level in words.
web-new-bot = Bot: { $level }
web-new-preset = Profil zasad
web-new-public = Pokazuj w lobby
web-new-public-about = W przeciwnym razie stół znajdzie tylko ten, kto ma odnośnik.
web-new-all = Wszystkie opcje
web-new-clock = Zegar
web-new-clock-none = Bez zegara
web-new-clock-use = Graj z zegarem
web-new-clock-about = Chodzi tylko wtedy, gdy decydują ludzie; w grze z samymi botami nigdy.
web-new-clock-choice = Sekundy na wybór
web-new-clock-bank = Zapas sekund na całą grę
web-new-spectators = Widzowie
web-new-spectators-none = Bez widzów
web-new-spectators-public = Widzą to, co jawne
web-new-spectators-open-end = Widzą to, co jawne, a na koniec wszystko
web-new-absence = Gdy ktoś zniknie
web-new-absence-hold = Miejsce czeka
web-new-absence-bot = Gra za niego bot
web-new-absence-close = Stół zostaje zamknięty
web-new-start-full = Zacznij, gdy tylko wszystkie miejsca będą zajęte
web-new-sets = Zestawy kart
web-new-variants = Warianty
web-new-unofficial = spoza instrukcji
web-new-rules-editions = Różnice między wydaniami
web-new-rules-house = Zasady domowe
web-new-changed = zmienione
web-new-open = Otwórz stół
