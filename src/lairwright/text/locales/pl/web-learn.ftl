### Lekcje.

web-learn-title = Ucz się, grając
web-learn-about = Każda lekcja to prawdziwa sytuacja i trwa minutę lub dwie. Możesz próbować wszystkiego; nauczyciel powie, co z tego wynikło.
web-learn-start = Zacznij
# $name is the name of the lesson.
web-learn-start-named = Zacznij lekcję „{ $name }”
web-learn-none = Nie ma tu lekcji.
web-learn-after = Więcej na ten temat:
web-learn-teacher = Nauczyciel mówi
web-learn-next = Do lekcji
