### Phrases that several messages share. Each language has the terms it needs; other languages needn't have the same ones.

-until-end = until the end of the round
