### The words about Lichess.

different = Each game is rated by itself, and { rd } grows with the clock.
about = An open-source chess site. It rates every game immediately and by itself. Between games the deviation grows with the clock, in fractions of a period. A question mark means that a rating is still uncertain. In standard chess White counts as slightly stronger and decimals are cut off, so even a draw with a somewhat stronger player can cost White a point.
unknown =
    The change by a game against a bot is halved, and a rating beyond 4000 is reset. This page does not model either.
    Lichess sets the factors for gains by hand and changes them now and then. We know those of September 2026 only at second hand. In 2025 the factor for bullet and classical was still 1.015.
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
regulator = To prevent deflation, Lichess multiplies a gain by a factor, but not a loss:
# $deviation (number): the deviation from which a rating is provisional
cut-off = The decimals are cut off, not rounded. With a deviation of { $deviation } or more the rating is provisional and has a question mark.

## Sources

source-method = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf); github.com/lichess-org/scalachess, rating/src/main/scala/glicko (cbffc9d)
source-game = github.com/lichess-org/lila, pull request 18629 of November 2025, merged since; github.com/lichess-org/scalachess, pull request 755 and rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)
source-update = github.com/lichess-org/scalachess, rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)
source-adjust = github.com/lichess-org/lila, modules/rating/src/main/RatingRegulator.scala at d04b5ee, as a bot’s author quotes it (September 26, 2026), and an undated collection of engine code; second hand
