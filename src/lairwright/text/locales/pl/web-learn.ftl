### Lekcje.

web-learn-title = Ucz się, grając
web-learn-about = Każda lekcja to prawdziwa sytuacja w grze na minutę lub dwie. Możesz próbować wszystkiego; nauczyciel powie, co z tego wynikło.
web-learn-start = Zacznij
# $name is the name of the lesson.
web-learn-start-named = Zacznij lekcję „{ $name }”
web-learn-none = Nie ma tu żadnych lekcji.
web-learn-after = Więcej na ten temat:
web-learn-teacher = Nauczyciel mówi
web-learn-next = Do listy lekcji
web-learn-over = Lekcja skończona.
