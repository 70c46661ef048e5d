### The rules by ID and the glossary.

web-rules-title = Rules
web-rules-intro = Every rule has an ID that never changes. Refusals, questions and rulings name it.
web-rules-search = Search the rules
web-rules-search-hint = Word or ID
web-rules-game = Game
web-rules-section = Go to section
web-rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-none = No rule matches.
web-rules-link = Link to rule { $rule }
web-rules-unknown = There's no rule { $rule }.
# How many tested positions show that the program follows the rule.
web-rules-proven =
    { $count ->
        [one] shown by 1 scenario
       *[other] shown by { $count } scenarios
    }
web-rules-glossary = Glossary
