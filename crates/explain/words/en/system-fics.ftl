### The words about FICS.

different = Ratings are whole numbers, and a step never gets very small.
about = A chess server that prints its formulas in its help files. It rates each game immediately, and ratings are whole numbers. The step size has a minimum, so ratings never freeze.
# $most (text): the largest deviation
unknown = How fast deviations grow on the server was never published. On this page they do not grow. On the server they stop at { $most }.
k-title = How large is a step at least? The factor K
# $least (number): the least K
k = The factor before the surprise { s } − { e } is called K. It is never below { $least }, so that the ratings of regular players keep moving:
k-then = The new rating is rounded to a whole number:
bughouse-title = What about bughouse? Two teams of two
bughouse = In bughouse { r } and { r_j } are the averages of the two teams, and { q } is halved. The deviations of all three other players enter { g } together, as a sum:
open-growth-title = How fast do deviations grow? What public programs do
open-growth = How fast { rd } grows on the server was never published. Two public versions of its program let it grow with the logarithm of the time. { t } is the time since the last game in minutes. The versions use different values of { c }. After a year:

## Sources

source-method = freechess.org, help files glicko, ratings and rating_changes
source-growth = ratings.c of FICS 1.x; github.com/ddugovic/capablanca, src/ratings.c (c0dccb4)
