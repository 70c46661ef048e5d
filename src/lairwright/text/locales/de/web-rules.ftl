### Die Regeln nach ihren IDs und das Glossar.

web-rules-title = Regeln
web-rules-intro = Jede Regel hat eine ID, die sich nie ändert. Ablehnungen, Fragen und Klarstellungen nennen sie.
web-rules-search = In den Regeln suchen
web-rules-search-hint = Wort oder ID
web-rules-game = Spiel
web-rules-section = Zum Abschnitt
web-rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-none = Davon spricht keine Regel.
web-rules-link = Link zu Regel { $rule }
web-rules-unknown = Eine Regel { $rule } gibt es nicht.
web-rules-proven =
    { $count ->
        [one] durch 1 Szenario belegt
       *[other] durch { $count } Szenarien belegt
    }
web-rules-glossary = Glossar
