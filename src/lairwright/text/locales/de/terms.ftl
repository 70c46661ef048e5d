### Wendungen, die in mehreren Texten vorkommen.

-until-end = bis zum Rundenende
