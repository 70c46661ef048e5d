### Wiederholungen.

web-replay-title = Wiederholung
web-replay-controls = Steuerung der Wiederholung
web-replay-step = Entscheidung
web-replay-place = Entscheidung { $at } von { $last }
# What a screen reader is told after a step; $choice is the choice that comes next, in words, or empty at the end.
web-replay-said = { $at } von { $last }. { $choice }
web-replay-hidden = Jemand wählt; von diesem Platz aus ist es nicht zu sehen.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-round = Runde
web-replay-round-number = Runde { $number }
web-replay-setup = Aufbau
web-replay-view = Ansicht
web-replay-open = Alles offen
web-replay-link = Link zu diesem Moment
web-replay-link-label = Link
web-replay-link-about = Er öffnet die Wiederholung bei dieser Entscheidung und in dieser Ansicht.
