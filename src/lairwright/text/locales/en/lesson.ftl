### The lessons: what the teacher says. $mage, $hero, $room and the like are names of cards, $rival the opponent's boss.

lesson-other = This one is up to you: whatever you choose, the lesson goes on.
lesson-wait = It's somebody else's turn to choose.

## Build and lure
lesson-lure = Build and lure
    .about = Three rounds: how Rooms bring Heroes to your door, and what happens to them there.
lesson-lure-first = You are the boss at the end of a dungeon. { $mage }, a Mage, is waiting in town and will go to the dungeon with the most Mage treasure. You have 1, and so does { $rival }; if there's a tie, it stays. Build { $hatchery } as your new first Room: it has one of every treasure.
lesson-lure-came = Well done! { $mage } came for your treasure, took 5 damage with only 4 Health, and left you a Soul. 10 Souls win the game.
lesson-lure-wounded = { $mage } came, but your Rooms did too little damage: it reached you, and that's a Wound. 5 Wounds and you're out. A Room built on another replaces it: the damage and treasure below no longer count.
lesson-lure-stayed = { $mage } is still in town: nobody has more Mage treasure than everybody else.
lesson-lure-second = Now look at { $fighter }, a Fighter: { $rival } has more Fighter treasure than you. { $armory } has two. Build it as your new first Room; it also gives the Monster Rooms beside it +1 damage. The numbers beside each Hero show who would lure it.
lesson-lure-outbid = { $fighter } came to you and died: another Soul.
lesson-lure-not-outbid = { $fighter } didn't become your Soul this time. Check the numbers before you build: they show who lures a Hero and whether it dies.
lesson-lure-third = { $menagerie } is an Advanced Room: it has to lie on a Room that shares a treasure with it, here Fighter. Put it on { $armory }, if you've built that: { $second }, a Mage with 6 Health, will take 4 damage right away. { $fool } is different: it goes to whoever has the fewest Souls.
lesson-lure-end = That's how a boss builds.
lesson-lure-end-fewer = You could have had more, and now you know how.
lesson-lure-summary = Remember: the most treasure lures, damage kills, a tie leaves Heroes in town, and whatever lies under another Room doesn't count. The next lesson is about surviving.

## Survive
lesson-survive = Survive
    .about = A Hero's path through your Rooms, Wounds, and your boss's Level Up.
lesson-survive-first = { $hero } will come to you: 8 Health, and your Rooms deal 7 damage. A Hero that gets through wounds you; you have 3 Wounds, and with 5 you're out. Build { $cave } as your new first Room: 10 damage is enough. It's also your fifth Room, and your fifth Room makes your boss level up, once per game.
lesson-survive-killed = It died on the way: a Soul instead of a Wound.
lesson-survive-levelled = { $boss } has levelled up as well, and { $rival } had to destroy a Room.
lesson-survive-wounded = It got through: one more Wound. Damage adds up room by room, from the entrance to you.
lesson-survive-second = Now Epic Heroes come: more Health, and 2 Souls or 2 Wounds each. { $epic } has 13 Health, so every point counts. { $armory } gives the Monster Rooms beside it +1 damage: put { $menagerie } there, on { $hatchery }. That covers its Cleric treasure too, so { $cleric } no longer comes to you.
lesson-survive-epic-killed = { $epic } fell in your dungeon: 2 Souls.
lesson-survive-epic-elsewhere = { $epic } isn't among your Souls, but you're still standing.
lesson-survive-third = { $thief } is a Thief. Follow the numbers: who lures it, and does it die? If all is well, there's no need to build. A Room you don't need yet can wait in your hand.
lesson-survive-out = 5 Wounds, and you're out. Try again, and watch the damage room by room.
lesson-survive-end = You're still standing.
lesson-survive-summary = Remember: add up the damage starting at the entrance, watch which Rooms are next to each other, and cover treasure that lures more than you can kill. The next lesson is about Spells.

## Spells and answers
lesson-spells = Spells and answers
    .about = One Spell to kill, one to stop another Spell, and one to spoil your opponent's plans.
lesson-spells-first = { $hero } comes to your Rooms: 6 Health against 5 damage. In the Adventure phase you may play Adventure Spells. { $giant } gives a Monster Room +3 damage until the end of the round: play it.
lesson-spells-target = Choose the Room to strengthen: your own { $cave }. With 3 more damage it kills { $hero } by itself.
lesson-spells-negate = { $rival } answers: { $fear } would send the Hero back to town. { $counter } negates a Spell that an opponent is playing. Play it!
lesson-spells-rival = Now a Hero walks through the opponent's Rooms: { $fighter } would die there and become a Soul for { $rival }. You may act on other players' turns too. { $assassin } gives a Hero in an opponent's dungeon +3 Health: let it live.
lesson-spells-wait = You don't have to answer every time. Pass, and wait for the right moment.
lesson-spells-end = A Soul for you and a Wound for { $rival }: well played.
lesson-spells-end-soul = A Soul for you. With { $assassin }, your opponent's Hero could have lived, too.
lesson-spells-end-wound = At least { $rival } has a Wound. { $giant } on one of your own Rooms would have given you a Soul as well.
lesson-spells-end-other = You didn't get the most out of your Spells this time. Try again: strengthen your own Room first, then let your opponent's Hero live.
lesson-spells-summary = Remember: every Spell says which phase it can be played in, you may answer on anybody's turn, and once you've played a Spell, it's gone. Now you're ready for a game.

## The castle raid
lesson-raid = Castle Raid
    .about = Two rounds at the castle: pairs, loot, and who pays for healing.
lesson-raid-first = Two monsters stand at every guard, no matter whose they are. Guards are fought in order, starting at the gate; a pair that's strong enough shares the loot, and the first guard to win ends the fight. A guard's back shows how strong it might be. Put your 4 at guard 1, which is always fought.
lesson-raid-second = Every option shows how many of the possible guards the pair would beat. Even a weak monster next to somebody's strong one gets half the loot, and you can pay coins to replace a weaker monster, which goes back to its owner's hand. Choose a place where your pair is likely to win.
lesson-raid-richer = The fight paid off: you have more gold than you started with.
lesson-raid-poorer = The fight cost you more than it earned. At the guard that won, and beyond it, you have to pay for healing.
lesson-raid-even = You have as much gold as you started with.
lesson-raid-third = The monsters you played rest for a round; now you hold the others. You won't always have the strongest: look at what the other players can still play. Where would your strongest monster earn the most?
lesson-raid-fourth = One more. The farther from the gate, the more loot, but the fight is also more likely to end before it gets there.
lesson-raid-again = Your monster was replaced and is back in your hand; you may have got coins for it. Put a monster somewhere else.
lesson-raid-summary = Remember: weigh your strength against what the back shows, share fights you can win, and stay away from those others will lose. The most gold at the end wins.
