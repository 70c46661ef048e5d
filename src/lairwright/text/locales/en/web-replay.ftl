### Replays.

web-replay-title = Replay
web-replay-controls = Replay controls
web-replay-step = Choice
web-replay-place = Choice { $at } of { $last }
# What a screen reader is told after a step; $choice is the choice that comes next, in words, or empty at the end.
web-replay-said = { $at } of { $last }. { $choice }
web-replay-hidden = Somebody makes a choice this seat can't see.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-round = Round
web-replay-round-number = Round { $number }
web-replay-setup = Set-up
web-replay-view = Seen by
web-replay-open = Everything face up
web-replay-link = Link to this moment
web-replay-link-label = Link
web-replay-link-about = It opens the replay at this choice and with this view.
