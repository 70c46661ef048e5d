### Lessons.

web-learn-title = Learn by playing
web-learn-about = Each lesson is a real position and takes a minute or two. Try anything you like; the teacher tells you how it went.
web-learn-start = Start
# $name is the name of the lesson.
web-learn-start-named = Start the lesson “{ $name }”
web-learn-none = There are no lessons here.
web-learn-after = Read more:
web-learn-teacher = The teacher says
web-learn-next = To the lessons
web-learn-over = The lesson is over.
