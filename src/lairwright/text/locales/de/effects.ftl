## Karten und Hände
do-draw =
    .order = ziehe { $per } { $cards }
    .then = ziehst du { $per } { $cards }
    .may = { $per } { $cards } ziehen
    .to = { $per } { $cards } zu ziehen
do-draw-instead =
    .order = ziehe statt einer Raumkarte eine Zauberspruchkarte
    .then = ziehst du statt einer Raumkarte eine Zauberspruchkarte
    .may = statt einer Raumkarte eine Zauberspruchkarte ziehen
    .to = statt einer Raumkarte eine Zauberspruchkarte zu ziehen
do-discard =
    .order = wirf { $per } { $cards } ab
    .then = wirfst du { $per } { $cards } ab
    .may = { $per } { $cards } abwerfen
    .to = { $per } { $cards } abzuwerfen
do-discard-this =
    .order = wirf { $this-acc } ab
    .then = wirfst du { $this-acc } ab
    .may = { $this-acc } abwerfen
    .to = { $this-acc } abzuwerfen
do-discard-hand =
    .order = wirf deine gesamte Hand ab
    .then = wirfst du deine gesamte Hand ab
    .may = deine gesamte Hand abwerfen
    .to = deine gesamte Hand abzuwerfen
do-discard-market =
    .order = wirf alle Karten vom Markt ab
    .then = wirfst du alle Karten vom Markt ab
    .may = alle Karten vom Markt abwerfen
    .to = alle Karten vom Markt abzuwerfen
do-discard-from-deck =
    .order = wirf { $cards } vom { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } ab
    .then = wirfst du { $cards } vom { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } ab
    .may = { $cards } vom { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } abwerfen
    .to = { $cards } vom { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } abzuwerfen
do-discard-from-market =
    .order = wirf { $cards } vom Markt ab
    .then = wirfst du { $cards } vom Markt ab
    .may = { $cards } vom Markt abwerfen
    .to = { $cards } vom Markt abzuwerfen
do-discard-random =
    .order = wirf { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } ab
    .then = wirfst du { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } ab
    .may = { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } abwerfen
    .to = { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } abzuwerfen
do-new-hands =
    .order = jeder Spieler wirft seine gesamte Hand ab und zieht dann { $cards }
    .then = wirft jeder Spieler seine gesamte Hand ab und zieht dann { $cards }
    .may = jeden Spieler seine gesamte Hand abwerfen und dann { $cards } ziehen lassen
    .to = jeden Spieler seine gesamte Hand abwerfen und dann { $cards } ziehen zu lassen
do-take =
    .order = nimm { $per } { $cards } deiner Wahl vom Ablagestapel auf die Hand
    .then = nimmst du { $per } { $cards } deiner Wahl vom Ablagestapel auf die Hand
    .may = { $per } { $cards } deiner Wahl vom Ablagestapel auf die Hand nehmen
    .to = { $per } { $cards } deiner Wahl vom Ablagestapel auf die Hand zu nehmen
do-take-any =
    .order = nimm { $per } { $cards } vom Ablagestapel auf die Hand
    .then = nimmst du { $per } { $cards } vom Ablagestapel auf die Hand
    .may = { $per } { $cards } vom Ablagestapel auf die Hand nehmen
    .to = { $per } { $cards } vom Ablagestapel auf die Hand zu nehmen
do-take-deck =
    .order = nimm aus dem { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } { $cards } deiner Wahl auf die Hand
    .then = nimmst du aus dem { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } { $cards } deiner Wahl auf die Hand
    .may = aus dem { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } { $cards } deiner Wahl auf die Hand nehmen
    .to = aus dem { $kind ->
            [spell] Zauberspruchstapel
           *[room] Raumkartenstapel
        } { $cards } deiner Wahl auf die Hand zu nehmen
do-take-market =
    .order = nimm { $cards } deiner Wahl vom Markt auf die Hand
    .then = nimmst du { $cards } deiner Wahl vom Markt auf die Hand
    .may = { $cards } deiner Wahl vom Markt auf die Hand nehmen
    .to = { $cards } deiner Wahl vom Markt auf die Hand zu nehmen
do-take-market-all =
    .order = nimm { $cards } vom Markt auf die Hand
    .then = nimmst du { $cards } vom Markt auf die Hand
    .may = { $cards } vom Markt auf die Hand nehmen
    .to = { $cards } vom Markt auf die Hand zu nehmen
do-take-it =
    .order = nimm { $thing-acc } auf die Hand
    .then = nimmst du { $thing-acc } auf die Hand
    .may = { $thing-acc } auf die Hand nehmen
    .to = { $thing-acc } auf die Hand zu nehmen
do-take-thing =
    .order = nimm { $thing-acc } auf die Hand
    .then = nimmst du { $thing-acc } auf die Hand
    .may = { $thing-acc } auf die Hand nehmen
    .to = { $thing-acc } auf die Hand zu nehmen
do-search =
    .order = suche im Raumkartenstapel oder im Ablagestapel { $cards } und nimm sie auf die Hand
    .then = suchst du im Raumkartenstapel oder im Ablagestapel { $cards } und nimmst sie auf die Hand
    .may = im Raumkartenstapel oder im Ablagestapel { $cards } suchen und auf die Hand nehmen
    .to = im Raumkartenstapel oder im Ablagestapel { $cards } zu suchen und auf die Hand zu nehmen
do-search-build =
    .order = suche im Raumkartenstapel oder im Ablagestapel { $cards }, nimm sie auf die Hand und baue sie auf Wunsch sofort
    .then = suchst du im Raumkartenstapel oder im Ablagestapel { $cards }, nimmst sie auf die Hand und baust sie auf Wunsch sofort
    .may = im Raumkartenstapel oder im Ablagestapel { $cards } suchen, sie auf die Hand nehmen und auf Wunsch sofort bauen
    .to = im Raumkartenstapel oder im Ablagestapel { $cards } zu suchen, sie auf die Hand zu nehmen und auf Wunsch sofort zu bauen
do-steal-random =
    .order = entscheide dich für Räume oder Zaubersprüche und nimm eine zufällige Karte dieser Art aus der Hand { $target-gen }
    .then = entscheidest du dich für Räume oder Zaubersprüche und nimmst eine zufällige Karte dieser Art aus der Hand { $target-gen }
    .may = dich für Räume oder Zaubersprüche entscheiden und eine zufällige Karte dieser Art aus der Hand { $target-gen } nehmen
    .to = dich für Räume oder Zaubersprüche zu entscheiden und eine zufällige Karte dieser Art aus der Hand { $target-gen } zu nehmen
do-steal-chosen =
    .order = sieh dir die Handkarten { $target-gen } an und nimm eine davon auf die Hand
    .then = siehst du dir die Handkarten { $target-gen } an und nimmst eine davon auf die Hand
    .may = dir die Handkarten { $target-gen } ansehen und eine davon auf die Hand nehmen
    .to = dir die Handkarten { $target-gen } anzusehen und eine davon auf die Hand zu nehmen
do-steal-random-card =
    .order = nimm eine zufällige { $kind ->
            [room] Raumkarte
            [spell] Zauberspruchkarte
           *[card] Karte
        } aus der Hand { $target-gen }
    .then = nimmst du eine zufällige { $kind ->
            [room] Raumkarte
            [spell] Zauberspruchkarte
           *[card] Karte
        } aus der Hand { $target-gen }
    .may = eine zufällige { $kind ->
            [room] Raumkarte
            [spell] Zauberspruchkarte
           *[card] Karte
        } aus der Hand { $target-gen } nehmen
    .to = eine zufällige { $kind ->
            [room] Raumkarte
            [spell] Zauberspruchkarte
           *[card] Karte
        } aus der Hand { $target-gen } zu nehmen
do-steal-cards =
    .order = sieh dir die Handkarten { $target-gen } an und nimm { $cards } davon auf die Hand
    .then = siehst du dir die Handkarten { $target-gen } an und nimmst { $cards } davon auf die Hand
    .may = dir die Handkarten { $target-gen } ansehen und { $cards } davon auf die Hand nehmen
    .to = dir die Handkarten { $target-gen } anzusehen und { $cards } davon auf die Hand zu nehmen
do-steal-may =
    .order = sieh dir die Handkarten { $target-gen } an; du darfst { $cards } davon auf die Hand nehmen
    .then = siehst du dir die Handkarten { $target-gen } an; du darfst { $cards } davon auf die Hand nehmen
    .may = dir die Handkarten { $target-gen } ansehen; du darfst { $cards } davon auf die Hand nehmen
    .to = dir die Handkarten { $target-gen } anzusehen; du darfst { $cards } davon auf die Hand nehmen
do-steal-price =
    .order = sieh dir die Handkarten { $target-gen } an; du darfst eine davon nehmen und diesem Spieler dafür Münzen zahlen ({ $room } für einen Raum, { $spell } für einen Zauberspruch)
    .then = siehst du dir die Handkarten { $target-gen } an; du darfst eine davon nehmen und diesem Spieler dafür Münzen zahlen ({ $room } für einen Raum, { $spell } für einen Zauberspruch)
    .may = dir die Handkarten { $target-gen } ansehen; du darfst eine davon nehmen und diesem Spieler dafür Münzen zahlen ({ $room } für einen Raum, { $spell } für einen Zauberspruch)
    .to = dir die Handkarten { $target-gen } anzusehen; du darfst eine davon nehmen und diesem Spieler dafür Münzen zahlen ({ $room } für einen Raum, { $spell } für einen Zauberspruch)
do-give =
    .order = gib { $receiver-dat } { $cards } von der Hand
    .then = gibst du { $receiver-dat } { $cards } von der Hand
    .may = { $receiver-dat } { $cards } von der Hand geben
    .to = { $receiver-dat } { $cards } von der Hand zu geben
do-give-random =
    .order = gib { $receiver-dat } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } von der Hand
    .then = gibst du { $receiver-dat } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } von der Hand
    .may = { $receiver-dat } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } von der Hand geben
    .to = { $receiver-dat } { $count ->
            [one] { $kind ->
                [room] eine zufällige Raumkarte
                [spell] eine zufällige Zauberspruchkarte
               *[card] eine zufällige Karte
            }
           *[other] { $count } { $kind ->
                [room] zufällige Raumkarten
                [spell] zufällige Zauberspruchkarten
               *[card] zufällige Karten
            }
        } von der Hand zu geben
do-reveal =
    .order = zeige { $cards } aus der Hand vor
    .then = zeigst du { $cards } aus der Hand vor
    .may = { $cards } aus der Hand vorzeigen
    .to = { $cards } aus der Hand vorzuzeigen
cards-any = beliebig viele { $kind ->
            [room] Raumkarten
            [spell] Zauberspruchkarten
            [miniboss] Minibosse
           *[card] Karten
        }
cards-all = alle { $kind ->
            [room] Raumkarten
            [spell] Zauberspruchkarten
            [miniboss] Minibosse
           *[card] Karten
        }
cards-all-in-hand = alle { $kind ->
            [room] Raumkarten
            [spell] Zauberspruchkarten
            [miniboss] Minibosse
           *[card] Karten
        } aus der Hand
cards-miniboss = { $count ->
            [one] einen Miniboss
           *[other] { $count } Minibosse
        }

## Münzen und Marker
coins-counted = { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }
coins-any = beliebig viele Münzen
coins-up-to = bis zu { $number } Münzen
counters-counted = { $count ->
            [one] einen Marker
           *[other] { $count } Marker
        }
do-coins =
    .order = nimm { $per } { $coins }
    .then = nimmst du { $per } { $coins }
    .may = { $per } { $coins } nehmen
    .to = { $per } { $coins } zu nehmen
do-coins-on =
    .order = lege { $coins } aus dem Vorrat auf { $target-acc }
    .then = legst du { $coins } aus dem Vorrat auf { $target-acc }
    .may = { $coins } aus dem Vorrat auf { $target-acc } legen
    .to = { $coins } aus dem Vorrat auf { $target-acc } zu legen
do-pay =
    .order = zahle { $per } { $coins }
    .then = zahlst du { $per } { $coins }
    .may = { $per } { $coins } zahlen
    .to = { $per } { $coins } zu zahlen
do-pay-on =
    .order = lege { $coins } aus dem Hort auf { $target-acc }
    .then = legst du { $coins } aus dem Hort auf { $target-acc }
    .may = { $coins } aus dem Hort auf { $target-acc } legen
    .to = { $coins } aus dem Hort auf { $target-acc } zu legen
do-pay-to =
    .order = zahle { $receiver-dat } { $per } { $coins }
    .then = zahlst du { $receiver-dat } { $per } { $coins }
    .may = { $receiver-dat } { $per } { $coins } zahlen
    .to = { $receiver-dat } { $per } { $coins } zu zahlen
do-counters =
    .order = gib { $target-dat } { $per } { $counters }
    .then = gibst du { $target-dat } { $per } { $counters }
    .may = { $target-dat } { $per } { $counters } geben
    .to = { $target-dat } { $per } { $counters } zu geben
do-counters-remove =
    .order = nimm { $target-dat } { $per } { $counters }
    .then = nimmst du { $target-dat } { $per } { $counters }
    .may = { $target-dat } { $per } { $counters } nehmen
    .to = { $target-dat } { $per } { $counters } zu nehmen
do-counters-spread =
    .order = verteile { $per } { $counters } auf deine Räume
    .then = verteilst du { $per } { $counters } auf deine Räume
    .may = { $per } { $counters } auf deine Räume verteilen
    .to = { $per } { $counters } auf deine Räume zu verteilen
do-counters-gather =
    .order = entferne { $per } { $counters } von deinen Räumen
    .then = entfernst du { $per } { $counters } von deinen Räumen
    .may = { $per } { $counters } von deinen Räumen entfernen
    .to = { $per } { $counters } von deinen Räumen zu entfernen
do-token =
    .order = gib { $target-dat } einen Lebensmarker (+{ $number })
    .then = gibst du { $target-dat } einen Lebensmarker (+{ $number })
    .may = { $target-dat } einen Lebensmarker (+{ $number }) geben
    .to = { $target-dat } einen Lebensmarker (+{ $number }) zu geben
do-token-remove =
    .order = gib { $target-dat } einen Lebensmarker (−{ $number })
    .then = gibst du { $target-dat } einen Lebensmarker (−{ $number })
    .may = { $target-dat } einen Lebensmarker (−{ $number }) geben
    .to = { $target-dat } einen Lebensmarker (−{ $number }) zu geben
