### Was der Server des Browser-Tisches sagt. Variablen sind gesendete Wörter und Zahlen als Text.

## Eine Nachricht oder Anfrage ist nicht lesbar
server-malformed = Diese Nachricht gehört nicht zum Protokoll.
server-malformed-because = Diese Nachricht ist nicht lesbar: { $reason }
server-too-large = Diese Nachricht ist zu groß; höchstens { $most } Bytes sind erlaubt.
server-too-fast = Zu viele Nachrichten auf einmal; warte einen Augenblick.
server-too-many-requests = Zu viele Anfragen auf einmal; warte einen Moment.
server-unknown-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen mit --allow-host zulassen.
server-not-found = Unter dieser Adresse gibt es nichts.
server-method-not-allowed = Diese Adresse beantwortet solche Anfragen nicht.
server-other-origin = Diese Anfrage kommt von einer anderen Website.
server-unknown-language = Die Sprache „{ $language }“ gibt es nicht; Sprachen: { $known }
server-bad-number = { $name } muss eine ganze Zahl sein, nicht „{ $text }“.
server-internal = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.
server-not-stored = Der Server konnte das nicht speichern; nichts hat sich geändert. Versuch es gleich noch einmal.
server-not-read = Der Server kann seine Daten gerade nicht lesen. Versuch es etwas später noch einmal.

## Tische und Plätze
server-no-such-table = Diesen Tisch gibt es nicht.
server-table-damaged = Was von diesem Tisch gespeichert war, ist beschädigt; er lässt sich nicht mehr zeigen.
server-game-missing = An diesem Tisch wird „{ $game }“ gespielt, und dieses Spiel gibt es auf diesem Server nicht.
server-no-such-lesson = Diese Lektion gibt es nicht.
server-too-many-tables = Du hast viele Tische auf einmal eröffnet; warte ein wenig vor dem nächsten.
server-too-many-changes = Zu viele Änderungen auf einmal; warte ein wenig vor der nächsten.
server-table-worn = An diesem Tisch wurde schon zu viel geändert; eröffne einen neuen.
server-too-many-sockets = Aus deinem Netz sind zu viele Verbindungen offen; höchstens { $most } sind erlaubt. Schließe einen Tab, den du nicht brauchst.
server-too-many-spectators = An diesem Tisch sind schon so viele Zuschauer, wie zusehen können: { $most }.
server-too-many-devices = Dieser Platz ist schon auf so vielen Geräten offen, wie es geht: { $most }. Schließe eines davon.
server-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; Plätze werden von 0 bis { $last } gezählt.
server-no-seat-left = Für dich ist kein Platz übrig: Lass mindestens einen ohne Bot.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen in einer Zeile.
server-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so; wähle einen anderen Namen.
server-bad-clock = Eine Uhr hat 1 bis { $most } Sekunden je Entscheidung und höchstens { $most } als Reserve.
server-unknown-set = An diesem Tisch gibt es kein Kartenset „{ $set }“; Sets: { $known }
server-game-without-sets = Dieses Spiel wird ohne Kartensets gespielt; lass „{ $set }“ weg.
server-bot-too-slow = Der Bot „{ $bot }“ würde zu lange nachdenken; hier hat ein Bot höchstens { $most } Simulationen.
server-table-full = An diesem Tisch sind alle Plätze besetzt.
server-seat-taken = Platz { $seat } ist besetzt.
server-seat-free = Platz { $seat } ist schon frei.
server-own-seat = Das ist dein eigener Platz; verlass stattdessen den Tisch.
server-already-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-table-over = An diesem Tisch ist das Spiel vorbei.
server-not-over = Das geht erst nach dem Ende des Spiels.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-seats-free = Noch sind Plätze frei: { $count }. Besetze sie oder warte auf weitere Spieler.
server-no-spectators = An diesem Tisch darf man nicht zuschauen.
server-wrong-key = Dieser Link führt zu keinem Platz an diesem Tisch (mehr).
server-no-rematch = Eine Lektion hat keine Revanche; starte sie einfach noch einmal.
server-no-record = Eine Lektion hinterlässt keine Aufzeichnung.

## Entscheidungen
server-stale = Das Spiel ist weitergegangen; das ist die Antwort auf eine frühere Frage.
server-doubled = Diese Frage hast du schon beantwortet.
server-not-your-question = Du bist gerade nicht an der Reihe.
server-offered = Das ist gerade möglich.
server-nothing-meant = Das bedeutet hier nichts.
server-unknown-phase = Die Phase „{ $phase }“ gibt es nicht; Phasen: { $known }

## Zurücknehmen und Tipps
server-nothing-to-undo = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
server-undo-never = Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden, oder es wurde etwas Verborgenes gesehen.
server-undo-declined = Nicht alle waren einverstanden, die Entscheidung zurückzunehmen.
server-undo-wish-open = Ein anderer Wunsch, etwas zurückzunehmen, ist noch offen.
server-undo-asked-before = Du hast schon darum gebeten, diese Entscheidung zurückzunehmen.
server-undo-too-often = An diesem Tisch wurde schon zu oft etwas zurückgenommen.
server-no-undo-wish = Niemand wartet auf deine Zustimmung.
server-hint-under-way = Ein Tipp ist schon unterwegs.
server-no-hint = Diesmal gibt es keinen Tipp.

## lair serve
serve-address = Lairwright ist offen unter { $address }
serve-stop = Die Tische liegen in { $folder }. Strg+C beendet den Server.
serve-bad-host = „{ $host }“ ist keine Adresse dieses Rechners: --host nimmt eine Adresse oder einen Namen, etwa 127.0.0.1 oder 0.0.0.0
serve-port-taken = Port { $port } unter { $host } ist belegt oder darf nicht benutzt werden: Wähle mit --port einen anderen
serve-bad-port = Ein Port ist eine Zahl von 1 bis 65535, nicht { $port }
serve-bad-proxy = Ein vertrauter Proxy ist eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8, nicht { $proxy }
serve-no-folder = Der Ordner { $folder } lässt sich nicht für Daten nutzen: { $reason }
serve-folder-in-use = Ein anderer Server hat seine Tische schon im Ordner { $folder }: erst jenen beenden oder mit --data einen anderen Ordner wählen
serve-bad-data = { $file } lässt sich nicht als Datenbank der Tische nutzen: { $reason }
serve-not-installed = Der Browser-Tisch ist nicht installiert ({ $module } fehlt): Installiere lairwright[server]
help-serve = Den Tisch im Browser öffnen: mit Freunden und Bots spielen.
help-serve-host = Adresse, unter der der Server erreichbar ist; mit 0.0.0.0 können andere im Netz mitspielen.
help-serve-port = Port, unter dem der Server erreichbar ist.
help-serve-data = Ordner für die Tische (sonst bei den Daten deiner anderen Programme).
help-serve-allow-host = Ein weiterer Name, unter dem der Server erreichbar ist, etwa play.example.org oder *.example.org (mehrfach möglich).
help-serve-trust-proxy = Adresse oder Netz eines Proxys, dem geglaubt wird, für wen er anfragt (mehrfach möglich).
help-serve-no-open = Keinen Browser öffnen.
