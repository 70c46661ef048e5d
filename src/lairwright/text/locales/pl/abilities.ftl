## Sentences
sentence-plain = { $effect }.
sentence-adverb = { $adverb } { $effect }.
sentence-clause = { $clause }, { $effect }.
sentence-adverb-clause = { $adverb }, { $clause }, { $effect }.
lead-adverbs = { $first } { $second }
lead-clauses = { $first }, { $second }
sentence-level-up = Awans: { $text }

## Clauses made of clauses
clause-may =
    .order = możesz { $effect }
    .then = możesz { $effect }
clause-join =
    .order = { $first }, a następnie { $second }
    .then = { $first }, a następnie { $second }
    .may = { $first }, a następnie { $second }
    .to = { $first }, a następnie { $second }
clause-cost =
    .order = { $cost }, aby { $effect }
    .then = { $cost }, aby { $effect }
    .may = { $cost }, aby { $effect }
    .to = { $cost }, aby { $effect }
sentence-lasting = Awans, do końca gry: { $text }
sentence-level = Poziom { $level }: { $text }
sentence-hero = Bohater: { $text }
sentence-boss = Boss, jednorazowo: { $text }
sentence-minion = Sługus: { $text }
sentence-hand = Z ręki: { $text }
sentence-rivals = Dla przeciwników: { $text }
sentence-next = następnie { $effect }.
sentence-if-done = jeśli tak, { $effect }.
sentence-if-not-done = jeśli nie, { $effect }.

## Do wyboru
modes = { $lead }: { $modes }
mode = • { $text }
modes-choose =
    .order = wybierz jedno
    .then = wybierz jedno

## Dalsze zdania złożone
clause-if =
    .order = { $effect }, { $condition }
    .then = { clause-if.order }
    .may = { clause-if.order }
    .to = { clause-if.order }
clause-instead =
    .order = zamiast karty komnaty { $effect }
    .then = { clause-instead.order }
    .may = { clause-instead.order }
    .to = { clause-instead.order }

## Koszty: po „raz na rundę” rozkaz brzmiałby jak obowiązek, więc „możesz”
clause-price =
    .order = { $cost }
    .then = możesz { $cost-may }
    .may = { $cost-may }
    .to = { $cost }
cost-and =
    .order = { $first } i { $second }
    .then = { cost-and.order }
    .may = { cost-and.order }
    .to = { cost-and.order }

## Jak często
limit-once-per-round = raz na rundę
limit-once-per-hero-per-round = raz na rundę dla każdego bohatera
during-build = w fazie budowy
during-adventure = w fazie przygód
