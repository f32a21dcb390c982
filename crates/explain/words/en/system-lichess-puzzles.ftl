### The words about the puzzles of Lichess.

different = A puzzle is the opponent, and only a part of the change counts.
about = A puzzle is an opponent with a rating of its own: whoever solves it wins. How much of the change counts depends on what the theme gives away. Deviations grow by the clock as for games, and each puzzle is a whole period as well.
unknown = Left out here: what the game does to the puzzle. The weights are those of 2024. Type the rating of the puzzle as that of the opponent.
theme = Theme of the puzzles
mix = mixed
obvious = obvious, such as a mate in two
hinting = a hint
non-hinting = no hint, such as the endgame
damped = Only a part of the change counts, since a theme may give the solution away and the rating of an uncertain puzzle says little:
damped-volatility = The volatility moves by the same part.

## Sources

source-method = github.com/lichess-org/lila, modules/puzzle/src/main/PuzzleFinisher.scala (00d500b, 2024)
source-growth = github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, whose reader lets the deviation grow for games and puzzles alike (d99cb8d)
source-bounds = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
source-shown = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
