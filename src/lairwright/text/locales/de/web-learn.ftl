### Lektionen.

web-learn-title = Lernen beim Spielen
web-learn-about = Jede Lektion ist eine echte Stellung und dauert ein, zwei Minuten. Du darfst alles versuchen; der Lehrer sagt, was daraus wurde.
web-learn-start = Beginnen
# $name is the name of the lesson.
web-learn-start-named = Lektion „{ $name }“ beginnen
web-learn-none = Hier gibt es keine Lektionen.
web-learn-after = Mehr dazu:
web-learn-teacher = Der Lehrer sagt
web-learn-next = Zu den Lektionen
