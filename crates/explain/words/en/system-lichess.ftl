### The words about Lichess.

different = Each game is rated by itself, and { rd } grows by the clock.
about = An open chess server. Every game is rated at once, by itself; deviations grow by the clock in between, a fraction of a period at a time, and a question mark stands beside ratings that are not sure yet.
unknown = Left out here: a change against a bot is halved, and a rating beyond 4000 is reset. Lichess sets the factors for gains by hand and changes them now and then; in 2025 bullet and classical still had 1.015. The factors here are known at second hand.
colour = Your colour in these games
white = White
black = Black
kind = Kind of game
ultra-bullet = UltraBullet
bullet = Bullet
blitz = Blitz
rapid = Rapid
classical = Classical
crazyhouse = Crazyhouse
atomic = Atomic
antichess = Antichess
first-move-title = What is the first move worth?
first-move = White counts as half of the advantage stronger and Black as half weaker, in the expected score alone. Only the difference matters, so here the opponent takes all of it:
regulator = A gain is multiplied by a factor against deflation, a loss is not:
# $deviation (number): the deviation from which a rating is provisional
cut-off = The decimals are cut off, not rounded. From a deviation of { $deviation } on, the rating is provisional and has a question mark.

## Sources

source-method = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf); github.com/lichess-org/scalachess, rating/src/main/scala/glicko (cbffc9d)
source-game = github.com/lichess-org/lila, pull request 18629 of November 2025, merged since; github.com/lichess-org/scalachess, pull request 755 and rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)
source-update = github.com/lichess-org/scalachess, rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)
source-adjust = github.com/lichess-org/lila, modules/rating/src/main/RatingRegulator.scala at d04b5ee, as a bot’s author quotes it (September 26, 2026), and an undated collection of engine code; second hand
