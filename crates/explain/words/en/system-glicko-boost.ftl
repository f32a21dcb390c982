### The words about Glicko-Boost.

difference-title = What is different in Glicko-Boost (2012)?
different = The first move counts, and a month is rated in several passes.
about = Mark Glickman’s extension of Glicko for a contest in forecasting chess, of 2012. It counts the first move, rates the games of a month in several passes, and raises the deviation of those who do far better than expected.
unknown = Left out here: all that it adds. A second pass takes what the first made of the opponents, so it takes the games of everybody. Not all numbers that the paper prints for its example follow from its rules.
additions-title = What does Glicko-Boost add?
# $points (number): the advantage of the first move
colour = The first move counts: in the expected score White is { $points } points stronger and Black as many weaker.
passes = When all games of a month are rated, everybody is rated a second time: again from the rating before the month, but against the opponents as the first pass left them.
# $deviations (number): the number of standard deviations
boost = A player who then did better than expected by more than { $deviations } standard deviations gets a larger deviation before the month, and both passes are made again:
growth = Afterwards the deviation grows for the month, by an amount that depends on the rating as well. For the deviation that the steps above end with:

## Sources

source-method = M. E. Glickman, Glicko-Boost, 2012, glicko.net; its first page at paperzz.com, doc 6997264; the constants as the crate skillratings and the tests of elote have them
