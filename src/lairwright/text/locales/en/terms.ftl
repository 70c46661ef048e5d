### Phrases that several messages share. Each language has the terms it needs; no other language has to have the same.

-until-end = until the end of the round
