### The words about the puzzles of Lichess.

different = A puzzle is the opponent, and only a part of the change counts.
about = A puzzle is an opponent with a rating of its own, and solving it is a win. If the theme gives the solution away, such as mate in two, only a part of the change counts. Deviations grow with the clock as for games, and each puzzle is a whole period as well.
unknown = This page does not model what an attempt does to the puzzle. Enter the rating of the puzzle as that of the opponent. The weights are those of 2024.
theme = Theme of the puzzles
mix = mixed
obvious = obvious, such as a mate in two
hinting = a hint
non-hinting = no hint, such as the endgame
damped = Only a part of the change counts, because a theme may give the solution away and a puzzle with an uncertain rating says little:
damped-volatility = The volatility moves by the same part.

## Sources

source-method = github.com/lichess-org/lila, modules/puzzle/src/main/PuzzleFinisher.scala (00d500b, 2024)
source-growth = github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, whose reader lets the deviation grow for games and puzzles alike (d99cb8d)
source-bounds = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
source-shown = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
