### The words about Infinite Chess.

different = Glicko after each game, with idle time to the moment.
about = Chess on a board without edges. Glicko after every game, with idle time counted to the moment.
unknown = The constants are those of June 2026. Earlier versions had others, such as a lower least deviation and a higher one up to which players are listed.

## Sources

source-method = github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, June 11, 2026)
