stones-game = Stones
    .about = Who takes the last stone?
stones-preset-default = As it is
stones-variant-tall-heap = Tall heap
    .about = Twelve stones instead of nine.
stones-about-deal = Everybody is dealt three cards.
stones-about-play = Everybody plays a card in turn.
stones-about-preset-default = as it was thought of
stones-about-option-heap = how many stones lie on the heap
stones-phase-deal = Deal
stones-phase-play = Play
stones-card-one = a one
stones-card-two = a two
stones-card-three = a three
stones-hidden-card = a card
stones-term-heap = Heap
    .about = The stones that nobody has taken yet.
stones-heap = { $count ->
    [one] One stone lies on the heap.
   *[other] { $count } stones lie on the heap.
}
stones-holds = { $who } holds { $hand }; taken: { $taken }
    .you = you hold { $hand }; taken: { $taken }
stones-log-dealt = { $who } is dealt { $card }.
    .you = you are dealt { $card }.
stones-log-took = { $who } plays { $card } and takes { $stones }.
    .you = you play { $card } and take { $stones }.
stones-prompt-play = Which card do you play?
stones-option-play = play { $card }
stones-won = Won: { $players }.
stones-standing = { $player }: { $stones }
stones-outcome-last-stone = The last stone is taken.
stones-outcome-hands-empty = Nobody holds a card any more.
stones-reason-not-in-hand = You do not hold that card.
stones-reason-not-your-turn = Another player's turn has come.
