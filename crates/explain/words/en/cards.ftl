### The cards below the steps (effect of each game, expected scores, other systems), and the picture of f.

contributions = What each game did to the rating
# $n (count): the number of games
# $change (number): the change of the rating
add-up = { $n ->
    [one] The whole change is { $change }.
   *[other] Together they make { $change }.
}
contributions-alt = Bars to the right for games that raised the rating, to the left for games that lowered it. The same numbers are in the table below.
expectation = What was expected of each game
expectation-explained = The curve is the expected score against an opponent of each rating; the less certain the opponent, the flatter. A line runs from the expected score to the actual one: its length is the surprise.
expectation-alt = The expected score falls from 1 to 0 as the opponent’s rating rises. The same numbers are in the table below.
for-updating = E, for updating
for-predicting = Chance to win
chances = Expected scores and chances
chances-explained = The update uses the opponent’s deviation alone. A prediction has to allow for both.
elsewhere = The same games elsewhere
system = System
glicko2 = Glicko-2
glicko = Glicko (1995)
# $k (text): the factor of Elo
elo = Elo, K = { $k }
none = none
elsewhere-explained = Glicko has no volatility, Elo no deviation either: it moves everybody by the same K.
root-alt = The curve of f falls through zero between A and B; the secant through both ends meets the axis at C. The table below has the numbers.
