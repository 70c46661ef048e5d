## Reasons
reason-legal = To jest możliwe.
reason-offered = To jest możliwe: jest wśród opcji.
reason-building-forbidden = Efekt karty zabrania wszelkiego budowania do końca tej rundy.
reason-advanced-needs-room-below = Wypaśną komnatę można zbudować tylko na innej komnacie, a nie jako nową.
reason-dungeon-full = W twoich podziemiach jest już pięć widocznych komnat: możesz budować tylko na nich.
reason-cannot-build-on-face-down = Nie można budować na komnacie, która jest jeszcze zakryta.
reason-cannot-build-on-deactivated = Nie można budować na dezaktywowanej komnacie.
reason-treasure-does-not-match = Wypaśną komnatę można zbudować tylko na komnacie, z którą ma wspólny co najmniej jeden rodzaj skarbu.
reason-not-covered-by-advanced = Tekst leżącej tam komnaty zabrania budowania na niej wypaśnych komnat.
reason-no-such-place = W twoich podziemiach nie ma komnaty na tej pozycji; pozycje liczy się od bossa, zaczynając od 1.
reason-wrong-phase-icon = Tej karty nie można użyć w tej fazie.
reason-condition-does-not-hold = Warunek podany na karcie nie jest teraz spełniony.
reason-no-legal-target = Nie ma teraz niczego, na co ta karta mogłaby zadziałać.
reason-already-used-this-round = Ta zdolność była już użyta w tej rundzie.
reason-room-not-active = Ta komnata jest zakryta lub dezaktywowana, więc jej tekst nie działa.
reason-cost-cannot-be-paid = Nie możesz ponieść kosztu tej zdolności.
reason-no-activated-ability = Ta komnata nie ma zdolności, której można by użyć; jej efekty działają same.
reason-nothing-to-negate = Żaden przeciwnik nie zagrywa czaru, który można by zanegować.
reason-already-built-this-round = Twoja komnata na tę rundę już leży albo nie jest to właściwy moment.
reason-rooms-are-revealed-already = Komnaty z tej rundy zostały już odkryte.
reason-mulligan-only-once = Początkową rękę można wymienić tylko raz.
reason-hand-does-not-allow-a-mulligan = Takiej początkowej ręki jak twoja nie można wymienić.
reason-must-discard = Musisz jeszcze odrzucić karty z początkowej ręki.
reason-has-discarded-already = Twoje karty z początkowej ręki są już odrzucone.
reason-not-your-turn-to-build = Teraz buduje inny gracz.
reason-first-room-is-mandatory = Według tych zasad trzeba położyć pierwszą komnatę.
reason-eliminated = Ten gracz odpadł z gry.
reason-must-choose = Trzeba wybrać jedną z opcji: z tego wyboru nie można zrezygnować.
reason-turn-is-over = Twoja tura w fazie budowy już się skończyła.
reason-not-your-choice-now = Teraz wybiera kto inny.
reason-not-an-option-here = To nie jest odpowiedź na zadane teraz pytanie.
reason-no-spells-in-this-phase = W tej fazie nie można zagrywać czarów.
reason-no-abilities-in-this-phase = W tej fazie nie można używać zdolności.
reason-not-a-room = Ta karta nie jest komnatą.
reason-not-a-spell = Ta karta nie jest czarem.
reason-not-in-hand = Nie masz tej karty na ręce.
reason-game-over = Gra jest skończona.

## Reasons with something variable in them
reason-no-such-seat = Nie ma miejsca { $rest }.
reason-unknown-card = W tej grze nie ma karty o identyfikatorze { $rest }.
reason-expected-build = Taki klucz zapisuje się tak: build KARTA end albo build KARTA on N.
reason-expected-play = Taki klucz zapisuje się tak: play CZAR.
reason-expected-use = Taki klucz zapisuje się tak: use KOMNATA N.
reason-no-such-option = Nie ma opcji o tym numerze; liczba opcji: { $rest }.
reason-another-card-is-at-position = Na pozycji { $rest } leży inna komnata.
reason-no-building-in = W tej fazie się nie buduje ({ $phase }).

## How a game ended
outcome-ten-souls = Zdobyto dziesięć dusz.
outcome-last-boss-standing = Został tylko jeden boss.
outcome-all-out = Ostatni bossowie polegli w tej samej rundzie; decyduje lepszy wynik.
outcome-five-wounds = Jeden z bossów otrzymał pięć ran; decyduje lepszy wynik.
outcome-hero-deck-empty = Talia bohaterów jest pusta; decyduje lepszy wynik.
outcome-heroes-exhausted = Nie ma już żadnych bohaterów; decyduje lepszy wynik.
outcome-stalemate = Nic się już nie zmienia; decyduje lepszy wynik.
