### Zasady według identyfikatorów i słowniczek.

web-rules-title = Zasady
web-rules-intro = Każda zasada ma stały identyfikator. Powołują się na niego odmowy, pytania i rozstrzygnięcia.
web-rules-search = Szukaj w zasadach
web-rules-search-hint = Słowo lub identyfikator
web-rules-game = Gra
web-rules-section = Przejdź do rozdziału
web-rules-count =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-rules-none = Żadna zasada o tym nie mówi.
web-rules-link = Odnośnik do zasady { $rule }
web-rules-unknown = Nie ma zasady { $rule }.
web-rules-proven =
    { $count ->
        [one] pokazuje ją { $count } scenariusz
        [few] pokazują ją { $count } scenariusze
       *[many] pokazuje ją { $count } scenariuszy
    }
web-rules-glossary = Słowniczek
