### Powtórki.

web-replay-title = Powtórka
web-replay-controls = Sterowanie powtórką
web-replay-step = Wybór
web-replay-place = Wybór { $at } z { $last }
# What a screen reader is told after a step; $choice is the choice that comes next, in words, or empty at the end.
web-replay-said = { $at } z { $last }. { $choice }
web-replay-hidden = Ktoś wybiera; z tego miejsca tego nie widać.
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-forward = Krok naprzód
web-replay-last = Na koniec
web-replay-round = Runda
web-replay-round-number = Runda { $number }
web-replay-setup = Przygotowanie
web-replay-view = Widok
web-replay-open = Wszystko odkryte
web-replay-link = Odnośnik do tego momentu
web-replay-link-label = Odnośnik
web-replay-link-about = Otwiera powtórkę przy tym wyborze i w tym widoku.
