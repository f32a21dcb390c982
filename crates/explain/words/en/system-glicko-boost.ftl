### The words about Glicko-Boost.

difference-title = What is different in Glicko-Boost (2012)?
different = The first move counts, and a month is rated in several passes.
about = Mark Glickman made this extension of Glicko for a contest in forecasting chess results, in 2012. It counts the first move and rates the games of a month in several passes. It raises the deviation of players who do far better than expected.
unknown =
    This page does not model the additions. The second pass uses the ratings that the first pass gave to the opponents, so it needs the games of all players.
    Not all numbers that the paper prints for its example follow from its rules.
additions-title = What does Glicko-Boost add?
# $points (number): the advantage of the first move
colour = The first move counts. For the expected score White is { $points } points stronger, and Black is as many points weaker.
passes = When all games of a month are rated, all players are rated a second time. They start again from the rating before the month, but their opponents have the ratings from the first pass.
# $deviations (number): the number of standard deviations
boost = A player who then did better than expected by more than { $deviations } standard deviations gets a larger deviation before the month, and both passes are repeated:
growth = Afterwards the deviation grows for the month, by an amount that depends on the rating as well. The deviation at the end of the steps above becomes:

## Sources

source-method = M. E. Glickman, Glicko-Boost, 2012, glicko.net; its first page at paperzz.com, doc 6997264; the constants from the crate skillratings and the tests of elote
