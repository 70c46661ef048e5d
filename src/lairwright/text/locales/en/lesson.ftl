### The lessons: what the teacher says. $mage, $hero, $room and the like are names of cards, $rival the opponent's boss.

lesson-other = This one is up to you: whatever you choose, the lesson goes on.
lesson-wait = Somebody else has to choose now.

## Build and lure
lesson-lure = Build and lure
    .about = Three rounds: how Rooms bring Heroes to your door, and what happens to them there.
lesson-lure-first = You are the boss at the end of a dungeon. In town waits { $mage }, a Mage: it goes to the dungeon with the most Mage treasure. You have 1, and so has { $rival }; if there is a tie, it stays. Build { $hatchery } as your new first Room: it has every treasure once.
lesson-lure-came = Well done! { $mage } came for your treasure, took 5 damage with only 4 Health, and left you a Soul. 10 Souls win.
lesson-lure-wounded = { $mage } came, but your Rooms did too little damage: it reached you, and that is a Wound. 5 Wounds lose. A Room built on another replaces it: the damage and treasure below no longer count.
lesson-lure-stayed = { $mage } is still in town: nobody has more Mage treasure than everybody else.
lesson-lure-second = Now look at { $fighter }, a Fighter: { $rival } has more Fighter treasure than you. { $armory } has two of it. Build it as your new first Room; it also gives the Monster Rooms beside it +1 damage. The numbers beside each Hero show who would lure it.
lesson-lure-outbid = { $fighter } came to you and died: another Soul.
lesson-lure-not-outbid = { $fighter } did not become your Soul this time. Look at the numbers before you build: they say who lures a Hero and whether it dies.
lesson-lure-third = { $menagerie } is an Advanced Room: it has to lie on a Room that shares a treasure with it, here Fighter. Put it on { $armory }, if you have built that: { $second }, a Mage with 6 Health, will meet 4 damage at once. { $fool } is different: it goes to whoever has the fewest Souls.
lesson-lure-end = That is how a boss builds.
lesson-lure-end-fewer = It could have been more, and now you know how.
lesson-lure-summary = Remember: the most treasure lures, damage kills, a tie leaves Heroes in town, and what lies under another Room does not count. The next lesson is about surviving.

## Survive
lesson-survive = Survive
    .about = A Hero's way through your Rooms, Wounds, and the Level Up of your boss.
lesson-survive-first = { $hero } will come to you: 8 Health, and your Rooms deal 7 damage. A Hero that gets through wounds you; you have 3 Wounds, and 5 lose. Build { $cave } as your new first Room: 10 damage is enough. It is also your fifth Room, and with the fifth Room your boss levels up, once in a game.
lesson-survive-killed = It died on the way: a Soul instead of a Wound.
lesson-survive-levelled = { $boss } has levelled up as well, and { $rival } had to destroy a Room.
lesson-survive-wounded = It got through: one more Wound. Damage adds up room by room, from the entrance to you.
lesson-survive-second = Now Epic Heroes come: more Health, and 2 Souls or 2 Wounds each. { $epic } has 13 Health, so every point counts. { $armory } gives the Monster Rooms beside it +1 damage: put { $menagerie } there, on { $hatchery }. That covers its Cleric treasure too, so { $cleric } no longer comes to you.
lesson-survive-epic-killed = { $epic } fell in your dungeon: 2 Souls.
lesson-survive-epic-elsewhere = { $epic } is not among your Souls, but you are still standing.
lesson-survive-third = { $thief } is a Thief. Follow its way in the numbers: who lures it, and does it die? If all is well, there is no need to build. A Room that you do not need now can wait in your hand.
lesson-survive-out = 5 Wounds, and you are out. Try again, and watch the damage room by room.
lesson-survive-end = You are still standing.
lesson-survive-summary = Remember: add up the damage from the entrance on, mind which Rooms lie side by side, and cover treasure that lures more than you can kill. The next lesson is about Spells.

## Spells and answers
lesson-spells = Spells and answers
    .about = One Spell to kill, one to stop another, and one to spoil the opponent's game.
lesson-spells-first = { $hero } comes to your Rooms: 6 Health against 5 damage. In the Adventure phase you may play Spells of that phase. { $giant } gives a Monster Room +3 damage until the end of the round: play it.
lesson-spells-target = Choose the Room that it makes stronger: your own { $cave }. With 3 more damage it kills { $hero } by itself.
lesson-spells-negate = { $rival } answers: { $fear } would send the Hero back to town. { $counter } negates a Spell that an opponent is playing. Play it!
lesson-spells-rival = Now a Hero walks through the opponent's Rooms: { $fighter } would die there and be a Soul for { $rival }. You may act in others' turns too. { $assassin } gives a Hero in an opponent's dungeon +3 Health: let it live.
lesson-spells-wait = You need not answer every time. Pass, and wait for the right moment.
lesson-spells-end = A Soul for you and a Wound for { $rival }: well played.
lesson-spells-end-soul = A Soul for you. The opponent's Hero could have lived, too: with { $assassin }.
lesson-spells-end-wound = At least { $rival } has a Wound. { $giant } on one of your own Rooms would have given you a Soul besides.
lesson-spells-end-other = This time the Spells did not do what they could. Try again: strengthen your own Room first, then let the opponent's Hero live.
lesson-spells-summary = Remember: every Spell says in which phase it can be played, you may answer in anybody's turn, and a Spell that was played is gone. Now you are ready for a game.

## The castle raid
lesson-raid = Castle Raid
    .about = Two rounds before the castle: pairs, loot, and who pays for healing.
lesson-raid-first = Two monsters stand at every guard, whoever they belong to. Guards are fought from the gate on; a pair that is strong enough shares the loot, and the first guard that wins ends the fight. A guard's back shows how strong it may be. Put your 4 at guard 1, which is fought in any case.
lesson-raid-second = Every option says how many of the possible guards the pair would beat. A weak monster beside somebody's strong one gets half of the loot as well; and for coins you may replace a weaker monster, which goes back to its owner's hand. Choose a place where your pair is likely to win.
lesson-raid-richer = The fight has paid: you have more gold than you had at the start.
lesson-raid-poorer = The fight has cost you more than it brought. At the guard that won, and behind it, healing has to be paid for.
lesson-raid-even = You have as much gold as you had at the start.
lesson-raid-third = What you have played rests for a round; now you hold the other monsters. The strong ones are not always yours: look at what the others can still play. Where does your strongest monster bring the most?
lesson-raid-fourth = One more. The further from the gate, the more loot, and the greater the danger that the fight ends before it gets there.
lesson-raid-again = Your monster was replaced and is back in your hand; perhaps you got coins for it. Put one somewhere else.
lesson-raid-summary = Remember: count strength against what the back allows, share fights that can be won, and stay away from those that others will lose. The most gold at the end wins.
