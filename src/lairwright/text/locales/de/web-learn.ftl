### Lektionen.

web-learn-title = Spielend lernen
web-learn-about = Jede Lektion ist eine echte Spielsituation und dauert ein, zwei Minuten. Du darfst alles ausprobieren; der Lehrer sagt, was daraus geworden ist.
web-learn-start = Starten
# $name is the name of the lesson.
web-learn-start-named = Lektion „{ $name }“ starten
web-learn-none = Hier gibt es keine Lektionen.
web-learn-after = Mehr dazu:
web-learn-teacher = Der Lehrer sagt
web-learn-next = Zu den Lektionen
web-learn-over = Die Lektion ist zu Ende.
