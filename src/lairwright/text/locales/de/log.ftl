### Das Protokoll: ein Satz pro Ereignis, im Präsens und ohne Geschlecht. Namen stehen nach "von" oder einem Gattungswort,
### damit kein Genitiv gebildet werden muss.

log-round = Runde { $number } beginnt.
log-phase = { $phase }.
log-game-over = Das Spiel ist zu Ende: { $who } gewinnt.
    .you = Das Spiel ist zu Ende: Du gewinnst.
log-eliminated = { $who } scheidet aus dem Spiel aus.
    .you = Du scheidest aus dem Spiel aus.

## Spielaufbau
log-boss-dealt = { $who } erhält { $card }.
    .you = Du erhältst { $card }.
    .hidden = { $who } erhält eine Boss-Karte.
log-boss-revealed = { $who } spielt { $card }.
    .you = Du spielst { $card }.
log-mulligan = { $who } tauscht die gesamte Hand aus.
    .you = Du tauschst deine gesamte Hand aus.

## Karten und Hände
log-drew-room = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .hidden = { $who } zieht eine Raumkarte.
log-drew-spell = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
    .hidden = { $who } zieht eine Zauberspruchkarte.
log-drew-several = { $who } zieht { $cards }.
    .you = Du ziehst { $cards }.
log-discarded = { $who } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
log-discarded-several = { $who } wirft { $cards } ab.
    .you = Du wirfst { $cards } ab.
log-showed = { $who } zeigt { $card }.
    .you = Du zeigst { $card }.
log-showed-several = { $who } zeigt { $cards }.
    .you = Du zeigst { $cards }.
log-fetched = { $who } nimmt { $card } auf die Hand.
    .you = Du nimmst { $card } auf die Hand.
log-took = { $who } nimmt { $card } aus der Hand von { $victim }.
    .you = Du nimmst { $card } aus der Hand von { $victim }.
    .from-you = { $who } nimmt { $card } aus deiner Hand.
    .hidden = { $who } nimmt eine Karte aus der Hand von { $victim }.
log-saw-hand = { $who } sieht sich die Handkarten von { $victim } an.
    .you = Du siehst dir die Handkarten von { $victim } an.
    .from-you = { $who } sieht sich deine Handkarten an.
log-searched = { $who } durchsucht den Raumkartenstapel.
    .you = Du durchsuchst den Raumkartenstapel.
log-searched-spells = { $who } durchsucht den Zauberspruchstapel.
    .you = Du durchsuchst den Zauberspruchstapel.
log-reshuffled =
    { $deck ->
        [room] Die abgeworfenen Raumkarten werden zu einem neuen Stapel gemischt.
       *[spell] Die abgeworfenen Zauberspruchkarten werden zu einem neuen Stapel gemischt.
    }

## Räume
log-placed = { $who } platziert { $card } verdeckt { $place }.
    .you = Du platzierst { $card } verdeckt { $place }.
    .hidden = { $who } platziert eine Raumkarte verdeckt { $place }.
log-place-end = als neuen ersten Raum
log-place-on = auf dem Raum an Position { $position }
log-declined = { $who } baut keinen Raum.
    .you = Du baust keinen Raum.
log-built = { $who } hat { $card } gebaut.
    .you = Du hast { $card } gebaut.
log-level-up = Level Up für { $card }.
    .you = Level Up für deinen Boss { $card }.
log-destroyed = Der Raum { $card } von { $who } wird zerstört.
    .you = Dein Raum { $card } wird zerstört.
log-uncovered = Darunter wird { $card } freigelegt.
log-deactivated = Der Raum { $card } von { $who } ist { -until-end } deaktiviert.
    .you = Dein Raum { $card } ist { -until-end } deaktiviert.
log-reactivated = Der Raum { $card } von { $who } ist wieder aktiv.
    .you = Dein Raum { $card } ist wieder aktiv.
log-room-bonus = Der Raum { $card } von { $who } hat { -until-end } { $amount } Schaden.
    .you = Dein Raum { $card } hat { -until-end } { $amount } Schaden.
log-dungeon-bonus = Jeder Raum im Dungeon von { $who } hat { -until-end } { $amount } Schaden.
    .you = Jeder Raum in deinem Dungeon hat { -until-end } { $amount } Schaden.
log-treasure-doubled = Die Schätze der Räume von { $who } zählen { -until-end } doppelt.
    .you = Die Schätze deiner Räume zählen { -until-end } doppelt.
log-swapped = { $card } und { $other } im Dungeon von { $who } tauschen die Plätze.
    .you = { $card } und { $other } in deinem Dungeon tauschen die Plätze.
log-returned-to-hand = { $card } kehrt auf die Hand von { $who } zurück.
    .you = { $card } kehrt auf deine Hand zurück.
    .hidden = Ein verdeckter Raum kehrt auf die Hand von { $who } zurück.
log-building-forbidden = In dieser Runde baut niemand mehr.
log-extra-build = { $who } darf einen weiteren Raum bauen.
    .you = Du darfst einen weiteren Raum bauen.

## Helden
log-hero-to-town =
    { $card } ({ $class }, { $health ->
        [one] 1 Lebenspunkt
       *[other] { $health } Lebenspunkte
    }) kommt in die Stadt.
    .back = { $card } kehrt vom Dungeoneingang von { $who } in die Stadt zurück.
    .you-back = { $card } kehrt von deinem Dungeoneingang in die Stadt zurück.
log-lured = { $card } geht zum Dungeoneingang von { $who }.
    .you = { $card } geht zu deinem Dungeoneingang.
log-stayed = { $card } bleibt in der Stadt: Kein Dungeon ist verlockender als alle anderen.
log-entered = { $card } betritt den Raum { $other } im Dungeon von { $who }.
    .you = { $card } betritt den Raum { $other } in deinem Dungeon.
log-entered-and-hurt = { $card } betritt den Raum { $other } im Dungeon von { $who } und erhält { $number } Schaden.
    .you = { $card } betritt den Raum { $other } in deinem Dungeon und erhält { $number } Schaden.
log-damaged = { $other } fügt { $card } { $number } Schaden zu.
    .alone = { $card } erhält { $number } Schaden.
log-died = { $card } stirbt im Raum { $other }: { $souls } für { $who }.
    .you = { $card } stirbt im Raum { $other }: { $souls } für dich.
    .alone = { $card } stirbt: { $souls } für { $who }.
    .you-alone = { $card } stirbt: { $souls } für dich.
log-wounded = { $card } erreicht den Boss { $who }: { $wounds }.
    .you = { $card } erreicht deinen Boss: { $wounds }.
log-health-bonus =
    { $card } hat { -until-end } { $amount } { $number ->
        [one] Lebenspunkt
       *[other] Lebenspunkte
    }.
log-hero-moved = { $card } wird durch einen Effekt bewegt.
log-hero-moved-town = { $card } kehrt in die Stadt zurück.
log-hero-moved-entrance = { $card } wird zum Dungeoneingang von { $who } bewegt.
    .you = { $card } wird zu deinem Dungeoneingang bewegt.
log-hero-moved-first-room = { $card } kehrt in den ersten Raum des Dungeons von { $who } zurück.
    .you = { $card } kehrt in den ersten Raum deines Dungeons zurück.
log-hero-moved-previous-room = { $card } geht im Dungeon von { $who } einen Raum zurück.
    .you = { $card } geht in deinem Dungeon einen Raum zurück.
log-healed = { $who } heilt: { $card } wird umgedreht und zählt nun als { $souls }.
    .you = Du heilst: { $card } wird umgedreht und zählt nun als { $souls }.
log-removed = { $card } wird aus dem Spiel entfernt.
log-soul-returned = { $card } kehrt bei { $who } aus dem Punktebereich zum Dungeoneingang zurück.
    .you = { $card } kehrt aus deinem Punktebereich zu deinem Dungeoneingang zurück.
log-entrance-held = Helden am Dungeoneingang von { $who } betreten den Dungeon in dieser Runde nicht.
    .you = Helden an deinem Dungeoneingang betreten den Dungeon in dieser Runde nicht.

## Zaubersprüche und Fähigkeiten
log-announced = { $who } spielt { $card }.
    .you = Du spielst { $card }.
    .on = { $who } spielt { $card } ({ $on }).
    .you-on = Du spielst { $card } ({ $on }).
log-activated = { $who } nutzt { $card }.
    .you = Du nutzt { $card }.
    .on = { $who } nutzt { $card } ({ $on }).
    .you-on = Du nutzt { $card } ({ $on }).
log-on-player = Ziel: { $who }
    .you = Ziel: du
log-on-card = Ziel: { $card }
log-on-card-of = Ziel: { $card } bei { $who }
    .you = Ziel: { $card } bei dir
log-triggered = { $card } von { $who } wird ausgelöst.
    .you = Deine Karte { $card } wird ausgelöst.
log-resolved = { $card } ist abgehandelt.
log-negated = { $card } wird verhindert und hat keinen Effekt.
log-fizzled = { $card } hat keinen Effekt: Es gibt kein Ziel mehr dafür.
log-delayed = { $card } von { $who } ist deaktiviert: Der Effekt folgt erst am Rundenende.
    .you = Dein Raum { $card } ist deaktiviert: Der Effekt folgt erst am Rundenende.
log-nothing-happened = { $card } von { $who } bewirkt nichts: Es gibt keine passende Karte.
    .you = Deine Karte { $card } bewirkt nichts: Es gibt keine passende Karte.
