## Beginning and end
play-begin = { $game }, liczba graczy: { $seats }, profil zasad: { $preset }, ziarno: { $seed }. Zajmujesz miejsce { $seat }, boty: { $bot }.
play-begin-hot = { $game }, liczba graczy: { $seats }, profil zasad: { $preset }, ziarno: { $seed }. Wszyscy grają przy tej klawiaturze.
play-resumed =
    { $choices ->
        [one] Dalszy ciąg gry z pliku { $file } po { $choices } wyborze.
        [few] Dalszy ciąg gry z pliku { $file } po { $choices } wyborach.
       *[many] Dalszy ciąg gry z pliku { $file } po { $choices } wyborach.
    }
play-hint = Wpisz numer opcji; ? pokazuje wyjaśnienie, a help – wszystkie polecenia.
play-over = Koniec gry
play-standing = { $place }. { $player }, miejsce { $seat }: { $souls }, { $wounds }
    .out = { $place }. { $player }, miejsce { $seat }: { $souls }, { $wounds }, poza grą
play-wins = Wygrywa { $who }.
    .you = Wygrywasz.
play-left-saved = Gra jest zapisana w pliku { $file }. Możesz ją kontynuować poleceniem:
play-left-unsaved = Nie dokonano jeszcze żadnego wyboru, więc nie ma czego zapisać.
play-left-lost = Nie udało się zapisać gry ({ $problem }).

## The dialogue
play-so-far = Dotychczas
play-since = Od twojego ostatniego wyboru
play-prompt = [1-{ $count }, { $undo }] >
play-undo-free = undo: dozwolone
play-undo-consent = undo: za zgodą
play-undo-never = bez cofania
play-undo-nothing = bez cofania
play-undo-refused-never = Tego nie można cofnąć: od tamtej chwili zadecydował los albo ujawniono coś ukrytego.
play-undo-refused-nothing = Nie ma żadnego twojego wyboru, który można by cofnąć.
play-undone = Cofnięto wybór gracza { $who }: „{ $phrase }”.
    .you = Cofnięto twój wybór: „{ $phrase }”.
play-pass-keyboard = Przekaż klawiaturę graczowi z miejsca { $seat } i naciśnij Enter.
    .named = Przekaż klawiaturę graczowi z miejsca { $seat } ({ $player }) i naciśnij Enter.
play-not-understood = „{ $text }” nie jest tu poleceniem. Wpisz numer od 1 do { $count } albo help.
play-no-such-number = Nie ma opcji { $number }: wpisz numer od 1 do { $count }.
play-chosen = Wybierasz: „{ $phrase }”.
play-refused = To niemożliwe. { $reason }
play-is-offered = To jest wśród opcji: numer { $number }.
play-why-what = Podaj klucz tego, czego brakuje wśród opcji: why play fear, why build dark-altar end, why use open-grave 2.
play-rule-what = Podaj identyfikator zasady: rule BM-BAIT-03.
play-no-rule = Nie ma zasady „{ $rule }”.
    .near = Nie ma zasady „{ $rule }” (może chodziło o „{ $near }”?).
play-card-what = Podaj nazwę karty: card dark altar.
plain-why-what = Podaj klucz tego, czego brakuje wśród opcji: why KLUCZ.
plain-rule-what = Podaj identyfikator zasady: rule ID.
plain-card-what = Podaj nazwę karty: card NAZWA.
play-no-card = W tej grze nie ma karty o nazwie „{ $name }”.
    .near = W tej grze nie ma karty o nazwie „{ $name }” (może chodziło o „{ $near }”?).
play-save-what = Podaj nazwę pliku: save my-game.record.
play-saved = Zapisano w pliku { $file }.
play-no-discards = Stos odrzuconych kart jest pusty.
play-discards = Stos odrzuconych kart, od najnowszej
play-empty-log = Jeszcze nic się nie wydarzyło.
play-key = Klucz: { $key }
play-rule = { $rule }: { $text }

## What one can type
typed-number = wybiera tę opcję; działa też klucz opcji
    .usage = NUMER
typed-explain = wyjaśnia pytanie; ? NUMER wyjaśnia opcję
    .usage = ?
typed-hint = radzi, co zrobiłby silny gracz, z szacowanymi szansami i powodami
    .usage = hint
typed-why = mówi, dlaczego czegoś nie ma wśród opcji, na przykład: why play fear, why build dark-altar on 2
    .usage = why KLUCZ
typed-rule = podaje treść zasady, na przykład: rule BM-BAIT-03
    .usage = rule ID
typed-card = mówi, co robi karta i jakie ma wartości, jeśli leży na stole
    .usage = card NAZWA
typed-skip = pasuje za ciebie do końca fazy lub do innego pytania; po zagraniu czaru pytanie i tak się pojawi
    .usage = skip
typed-table = pokazuje jeszcze raz cały stół
    .usage = table
typed-discard = pokazuje stos odrzuconych kart
    .usage = discard
typed-log = pokazuje, co się dotychczas wydarzyło; log LICZBA pokazuje tyle ostatnich wierszy
    .usage = log
typed-undo = cofa ostatni wybór, jeśli to uczciwe
    .usage = undo
typed-save = zapisuje dotychczasową grę w pliku
    .usage = save PLIK
typed-quit = kończy; grę można później kontynuować
    .usage = quit

## Advice: `hint`
advice-heading = Rada: szacowane szanse na wygraną
advice-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
advice-option = { $phrase }: { $chance }
    .reasons = { $phrase }: { $chance } — { $reasons }
advice-alone = Nie ma czego wybierać: została tylko jedna opcja.
advice-lures = { $hero } przyjdzie do ciebie
advice-kills = { $hero } zginie w twoich podziemiach
advice-denies = { $hero } nie zginie u gracza { $who }
advice-averts = { $hero } cię nie zrani
advice-burdens = { $hero } zrani gracza { $who }
advice-levels-up = { $boss } awansuje
advice-beats = strażnik nr { $guard } przegrywa w { $chance } prób
advice-risks = strażnik nr { $guard } wygrywa w { $chance } prób

## The table
table-round = Runda { $number }
table-turn = tura gracza { $who }
    .you = twoja tura
table-decks = Talie: komnaty { $rooms }, czary { $spells }, bohaterowie typowi { $ordinary }, legendarni { $epic }; odrzucone { $discard }
table-stack = { $who } zagrywa czar { $card }, który jeszcze nie zadziałał.
    .you = Zagrywasz czar { $card }, który jeszcze nie zadziałał.
table-no-building = Do końca tej rundy nikt już nie buduje.
table-town = Miasto
    .face-down = Miasto (z uwzględnieniem twoich zakrytych komnat)
table-town-empty = nikogo
table-hero = { $class } { $sign }, życie { $health }
    .plain = { $class }, życie { $health }
    .epic = legendarny { $class } { $sign }, życie { $health }
    .epic-plain = legendarny { $class }, życie { $health }
table-walking = W drodze: { $hero } ({ $facts })
table-walking-entrance = Przed wejściem do podziemi gracza { $who }: { $way }
    .you = Przed wejściem do twoich podziemi: { $way }
table-walking-room = W komnacie { $room } (pozycja { $position }), podziemia gracza { $who }: { $way }
    .you = W komnacie { $room } (pozycja { $position }), twoje podziemia: { $way }
table-player = { $player }, miejsce { $seat }
    .you = { $player }, miejsce { $seat } (ty)
table-out = poza grą
table-score = Dusze { $souls }, rany { $wounds }, ręka: komnaty { $rooms }, czary { $spells }, obrażenia { $damage }, { $treasure }
table-known = Wiesz o kartach: { $cards }
table-waiting = Przed wejściem: { $hero } ({ $facts }): { $way }
table-held = Bohaterowie sprzed tego wejścia nie wchodzą w tej rundzie do podziemi.
table-boss = Boss
table-xp = { $xp } PD { $treasure }
table-levelled = po Awansie
table-below = pod nią: { $number }
table-face-down = zakryta
table-inactive = nieaktywna
table-damage = { $damage } obr. { $treasure }
table-hand = Twoja ręka
table-hand-empty = brak kart

## Who lures a Hero
lure-to = do gracza { $who }: { $sign } { $own } przeciw { $best }
    .you = do ciebie: { $sign } { $own } przeciw { $best }
lure-nobody = zostaje: nikt nie ma { $sign }
lure-tie = zostaje: remis { $sign } { $most } ({ $players })

## What a Hero's way does to it
way-dies = { $sum } na { $health } życia: ginie w komnacie { $room }, { $souls }
way-through = { $sum } na { $health } życia: przechodzi, { $wounds }
way-before = dotąd { $damage }
way-empty = brak komnat, 0

## What a Room would change in town
change-gain-kill = { $hero } przyjdzie i zginie
change-gain-wound = { $hero } przyjdzie i przejdzie podziemia
change-now-kills = { $hero } teraz zginie
change-no-longer-kills = { $hero } już nie zginie
change-lose = { $hero } już nie przyjdzie
change-away = { $hero } już nie pójdzie do gracza { $who }
change-elsewhere = { $hero } pójdzie teraz do gracza { $who }

## Where a value comes from
value-printed = { $value } z nadruku
value-inactive = { $value } jako zakryta lub dezaktywowana
value-this-round = { $value } w tej rundzie
value-dungeon-this-round = { $value } dla całych podziemi w tej rundzie
value-card = { $card } { $value }
value-damage = Podziemia gracza { $who }, pozycja { $position }. Obrażenia teraz: { $total } ({ $parts }).
    .you = Twoje podziemia, pozycja { $position }. Obrażenia teraz: { $total } ({ $parts }).
value-treasure = Skarby ({ $class }) w podziemiach gracza { $who }: { $total }.
    .you = Skarby ({ $class }) w twoich podziemiach: { $total }.
    .parts = Skarby ({ $class }) w podziemiach gracza { $who }: { $total } ({ $parts }).
    .you-parts = Skarby ({ $class }) w twoich podziemiach: { $total } ({ $parts }).
value-boss-of = Boss gracza z miejsca { $seat }.
