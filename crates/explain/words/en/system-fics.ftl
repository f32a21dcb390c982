### The words about FICS.

different = Each game is rated in whole numbers, with a step that never gets small.
about = A chess server whose help files tell its formulas. It rates every game at once, in whole numbers, with a step that never gets small.
# $most (text): the largest deviation
unknown = Not known: how fast deviations grow on the server. Nothing grows here; where it does, no deviation exceeds { $most }.
k-title = How large is a step at least? The factor K
# $least (number): the least K
k = The factor before the surprise { s } − { e } is called K. It is never below { $least }, so that the ratings of regular players keep moving:
k-then = The new rating is a whole number:
bughouse-title = What about bughouse? Two teams of two
bughouse = In bughouse { r } and { r_j } are the averages of the two teams, { q } is halved, and { g } is made of the deviations of all three other players, over whom the sum runs:
open-growth-title = How fast do deviations grow? What public programs do
open-growth = How fast { rd } grows on the server is not public. Two families of its program that are public let it grow with the logarithm of the time, where { t } is the time since the last game in minutes. They differ in { c }. After a year:

## Sources

source-method = freechess.org, help files glicko, ratings and rating_changes
source-growth = ratings.c of FICS 1.x; github.com/ddugovic/capablanca, src/ratings.c (c0dccb4)
