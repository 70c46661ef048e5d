### Articles and adjectives: each puts something before $phrase, in every case. $gender comes from the message of that name.

# The gender of what a noun is about, for the articles and adjectives below.
gender = { $noun ->
           *[any] m
        }

## Adjectives before $phrase, a noun with other adjectives. Optional: $gender, $article, $initial
# Optional: $gender, $initial, $article, $noun
adj-ordinary = Ordinary { $phrase }
# Optional: $gender, $initial, $article, $noun
adj-advanced = Advanced { $phrase }
# Optional: $gender, $initial, $article, $noun
adj-epic = Epic { $phrase }
# Optional: $gender, $initial, $article, $noun
adj-covered = covered { $phrase }
# Optional: $gender, $initial, $article, $noun
adj-up = face-up { $phrase }
# Optional: $gender, $initial, $article, $noun
adj-down = face-down { $phrase }

## Articles and what takes their place. Optional: $gender, $article, $initial, $noun
# Optional: $gender, $initial, $article, $noun
np-a = { $initial ->
            [a] an
            [e] an
            [i] an
            [o] an
            [u] an
           *[b] a
        } { $phrase }
# Optional: $gender, $initial, $article, $noun
np-some = { $initial ->
            [a] an
            [e] an
            [i] an
            [o] an
            [u] an
           *[b] a
        } { $phrase }
# Optional: $gender, $initial, $article, $noun
np-the = the { $phrase }
# Optional: $gender, $initial, $article, $noun
np-each = each { $phrase }
# Optional: $gender, $initial, $article, $noun
np-another = another { $phrase }
# Optional: $gender, $initial, $article, $noun
np-each-other = each other { $phrase }
# Optional: $gender, $initial, $article, $noun
np-first = the first { $phrase }
# Optional: $gender, $initial, $article, $noun
np-last = the last { $phrase }
# Optional: $gender, $initial, $article, $noun
np-next = the next { $phrase }
# Optional: $gender, $initial, $article, $noun
np-no = no { $phrase }

## Several: $many is the noun in the plural. Optional: $noun, $count
# Optional: $noun
np-up-to = each of up to { $count } { $many }
# Optional: $noun
np-first-of = each of the first { $count } { $many }
# Optional: $noun
np-next-of = the next { $count } { $many }
