### The words about Glicko (1995).

different = There is no volatility, and everybody forgets at the same pace.
about = Mark Glickman’s first system: a rating and a deviation, with the same pace of forgetting for everybody. Those who run a system choose that pace { c } and the length of a period.
typical = Typical deviation
back = Periods until it is back at 350
away = Periods since the last game

## Sources

source-method = M. E. Glickman, The Glicko system, glicko.net; Wikipedia, Glicko rating system
