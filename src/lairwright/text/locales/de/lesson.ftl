### Die Lektionen: was der Lehrer sagt.

lesson-other = Das liegt bei dir: Was du auch wählst, die Lektion geht weiter.
lesson-wait = Jetzt muss jemand anders wählen.

## Bauen und anlocken
lesson-lure = Bauen und anlocken
    .about = Drei Runden: wie Räume Helden vor deine Tür bringen und was sie dort erwartet.
lesson-lure-first = Du bist der Boss am Ende eines Dungeons. In der Stadt wartet { $mage }, ein Magier: Er geht in den Dungeon mit den meisten Magier-Schätzen. Du hast 1, und { $rival } hat ebenso viele; bei Gleichstand bleibt er. Baue { $hatchery } als deinen neuen ersten Raum: Er hat jeden Schatz einmal.
lesson-lure-came = Gut gemacht! { $mage } kommt wegen deiner Schätze, erhält 5 Schaden bei nur 4 Lebenspunkten und lässt dir eine Seele. Mit 10 Seelen gewinnst du.
lesson-lure-wounded = { $mage } kommt, aber deine Räume machen zu wenig Schaden: Der Held erreicht dich, und das ist eine Wunde. Mit 5 Wunden scheidest du aus. Ein Raum, der auf einen anderen gebaut wird, ersetzt ihn: Schaden und Schätze darunter zählen nicht mehr.
lesson-lure-stayed = { $mage } ist noch in der Stadt: Niemand hat mehr Magier-Schätze als alle anderen.
lesson-lure-second = Nun { $fighter }, ein Krieger: { $rival } hat mehr Krieger-Schätze als du. { $armory } hat zwei davon. Baue diesen Raum als neuen ersten; benachbarte Monsterräume haben dadurch +1 Schaden. Die Zahlen bei jedem Helden zeigen, wer ihn anlocken würde.
lesson-lure-outbid = { $fighter } kommt zu dir und stirbt: noch eine Seele.
lesson-lure-not-outbid = { $fighter } ist diesmal nicht deine Seele geworden. Sieh dir vor dem Bauen die Zahlen an: Sie sagen, wer einen Helden anlockt und ob er stirbt.
lesson-lure-third = { $menagerie } ist ein Erweiterter Raum: Er muss auf einem Raum liegen, mit dem er einen Schatz gemeinsam hat, hier Krieger. Lege ihn auf { $armory }, falls du diesen Raum gebaut hast: { $second }, ein Magier mit 6 Lebenspunkten, erhält dann gleich am Anfang 4 Schaden. { $fool } ist anders: Er geht zu dem, der die wenigsten Seelen hat.
lesson-lure-end = So baut ein Boss.
lesson-lure-end-fewer = Es hätten mehr sein können, und jetzt weißt du, wie.
lesson-lure-summary = Merke dir: Die meisten Schätze locken an, Schaden tötet, bei Gleichstand bleiben Helden in der Stadt, und was unter einem anderen Raum liegt, zählt nicht. In der nächsten Lektion geht es ums Überleben.

## Überleben
lesson-survive = Überleben
    .about = Der Weg eines Helden durch deine Räume, Wunden und das Level Up deines Bosses.
lesson-survive-first = { $hero } wird zu dir kommen: 8 Lebenspunkte, und deine Räume machen 7 Schaden. Ein Held, der durchkommt, verwundet dich; du hast 3 Wunden, und mit 5 scheidest du aus. Baue { $cave } als deinen neuen ersten Raum: 10 Schaden genügen. Es ist zugleich dein fünfter Raum, und mit dem fünften Raum erhält dein Boss sein Level Up, einmal pro Partie.
lesson-survive-killed = Der Held stirbt unterwegs: eine Seele statt einer Wunde.
lesson-survive-levelled = { $boss } erhält außerdem das Level Up, und { $rival } muss einen Raum zerstören.
lesson-survive-wounded = Der Held kommt durch: noch eine Wunde. Der Schaden summiert sich Raum für Raum, vom Dungeoneingang bis zu dir.
lesson-survive-second = Jetzt kommen Epische Helden: mehr Lebenspunkte, und jeder zählt 2 Seelen oder 2 Wunden. { $epic } hat 13 Lebenspunkte, da zählt jeder Punkt. { $armory } gibt benachbarten Monsterräumen +1 Schaden: Lege { $menagerie } daneben, auf { $hatchery }. Damit fällt auch dessen Kleriker-Schatz weg, sodass { $cleric } nicht mehr zu dir kommt.
lesson-survive-epic-killed = { $epic } fällt in deinem Dungeon: 2 Seelen.
lesson-survive-epic-elsewhere = { $epic } ist nicht unter deinen Seelen, aber du stehst noch.
lesson-survive-third = { $thief } gehört zu den Dieben. Verfolge den Weg in den Zahlen: Wer lockt diesen Helden an, und stirbt er? Ist alles gut, brauchst du nicht zu bauen. Ein Raum, den du jetzt nicht brauchst, kann auf der Hand warten.
lesson-survive-out = 5 Wunden, und du scheidest aus. Versuche es noch einmal und achte auf den Schaden Raum für Raum.
lesson-survive-end = Du stehst noch.
lesson-survive-summary = Merke dir: Zähle den Schaden vom Dungeoneingang an zusammen, achte darauf, welche Räume benachbart sind, und überbaue Schätze, die mehr anlocken, als du töten kannst. In der nächsten Lektion geht es um Zaubersprüche.

## Zaubersprüche und Reaktionen
lesson-spells = Zaubersprüche und Reaktionen
    .about = Ein Zauberspruch zum Töten, einer zum Verhindern und einer, um dem Gegner das Spiel zu verderben.
lesson-spells-first = { $hero } kommt zu deinen Räumen: 6 Lebenspunkte gegen 5 Schaden. In der Abenteuerphase darfst du Zaubersprüche dieser Phase spielen. { $giant } gibt einem Monsterraum +3 Schaden bis zum Rundenende: Spiele diesen Zauberspruch.
lesson-spells-target = Wähle den Raum, der stärker wird: deinen eigenen, { $cave }. Mit 3 Schaden mehr tötet er { $hero } ganz allein.
lesson-spells-negate = { $rival } reagiert: { $fear } würde den Helden zurück in die Stadt schicken. { $counter } verhindert einen Zauberspruch, den ein Gegner spielt. Spiele diese Karte!
lesson-spells-rival = Nun geht ein Held durch die Räume des Gegners: { $fighter } würde dort sterben und { $rival } eine Seele bringen. Du darfst auch in fremden Zügen handeln. { $assassin } gibt einem Helden im Dungeon eines Gegners +3 Lebenspunkte: Lass den Helden leben.
lesson-spells-wait = Du musst nicht jedes Mal reagieren. Passe und warte auf den richtigen Augenblick.
lesson-spells-end = Eine Seele für dich und eine Wunde für { $rival }: gut gespielt.
lesson-spells-end-soul = Eine Seele für dich. Auch der Held des Gegners hätte überleben können: mit { $assassin }.
lesson-spells-end-wound = Immerhin hat { $rival } eine Wunde. { $giant } auf einem deiner eigenen Räume hätte dir noch eine Seele gebracht.
lesson-spells-end-other = Diesmal haben die Zaubersprüche nicht bewirkt, was möglich war. Versuche es noch einmal: Stärke zuerst deinen eigenen Raum, dann lass den Helden des Gegners leben.
lesson-spells-summary = Merke dir: Jeder Zauberspruch sagt, in welcher Phase man ihn spielen kann, reagieren darfst du in jedem Zug, und ein gespielter Zauberspruch ist weg. Jetzt bist du bereit für eine Partie.

## Überfall auf die Burg
lesson-raid = Überfall auf die Burg
    .about = Zwei Runden vor der Burg: Paare, Beute und wer die Heilung bezahlt.
lesson-raid-first = Jedem Wächter stehen zwei Monster gegenüber, ganz gleich, wem sie gehören. Gekämpft wird vom Tor an; ein Paar, das stark genug ist, teilt die Beute, und der erste Wächter, der siegt, beendet den Kampf. Die Rückseite zeigt, wie stark ein Wächter sein kann. Lege deine 4 zu Wächter 1: Gegen ihn wird auf jeden Fall gekämpft.
lesson-raid-second = Jede Möglichkeit sagt, wie viele der möglichen Wächter das Paar besiegen würde. Ein schwaches Monster neben einem fremden starken bekommt ebenfalls die halbe Beute; und gegen Münzen kannst du ein schwächeres Monster ersetzen, das dann auf die Hand seines Besitzers zurückgeht. Wähle einen Platz, an dem dein Paar gute Aussichten hat.
lesson-raid-richer = Der Kampf hat sich gelohnt: Du hast mehr Gold als am Anfang.
lesson-raid-poorer = Der Kampf hat dich mehr gekostet, als er gebracht hat. Bei dem Wächter, der gesiegt hat, und dahinter muss Heilung bezahlt werden.
lesson-raid-even = Du hast so viel Gold wie am Anfang.
lesson-raid-third = Was du gespielt hast, ruht eine Runde lang; jetzt hast du die anderen Monster auf der Hand. Die starken sind nicht immer deine: Sieh nach, was die anderen noch spielen können. Wo bringt dein stärkstes Monster am meisten?
lesson-raid-fourth = Noch eines. Je weiter vom Tor entfernt, desto mehr Beute, und desto größer die Gefahr, dass der Kampf vorher endet.
lesson-raid-again = Dein Monster wurde ersetzt und ist wieder auf deiner Hand; vielleicht hast du Münzen dafür erhalten. Lege eines woandershin.
lesson-raid-summary = Merke dir: Vergleiche die Stärke mit dem, was die Rückseite zulässt, beteilige dich an Kämpfen, die zu gewinnen sind, und halte dich von denen fern, die andere verlieren werden. Am Ende gewinnt das meiste Gold.
