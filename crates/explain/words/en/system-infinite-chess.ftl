### The words about Infinite Chess.

different = Glicko after each game, with the time between games counted exactly.
about = Chess on a board without edges. It rates by Glicko after every game, and counts the time between games exactly.
unknown = The constants are those of June 2026. Earlier versions had others, such as a smaller least deviation and a higher limit for the leaderboard.

## Sources

source-method = github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, June 11, 2026)
