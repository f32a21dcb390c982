### The words about Glicko (1995).

different = There is no volatility, and all deviations grow at the same pace.
about = This is Mark Glickman’s first system. It has a rating and a deviation, and all deviations grow at the same pace { c }. Those who run a system choose { c } and the length of a period.
typical = Typical deviation
back = Periods until it is back at 350
away = Periods since the last game

## Sources

source-method = M. E. Glickman, The Glicko system, glicko.net; Wikipedia, Glicko rating system
