### Values that cannot be used, and unusual ones.

## The names of values at the start of a sentence

rating = The rating
deviation = The deviation
volatility = The volatility
tau = The system constant
epsilon = The tolerance
idle-periods = The number of periods without games
rounding = The rounding
score = The score
game = The game

## Values that are missing

missing-rating = The rating is missing.
missing-deviation = The deviation is missing.
missing-volatility = The volatility is missing.
missing-tau = The system constant is missing.
missing-epsilon = The tolerance is missing.
missing-idle-periods = The number of periods without games is missing.
missing-rounding = The rounding is missing.
missing-score = The score is missing.
missing-game = The game is missing.

## Values that are wrong, and what is allowed

# $name (text): the name of the value
# $example (text): a usual value
not-a-number = { $name } must be a number, such as { $example }.
# $name (text): the name of the value
not-finite = { $name } must be a finite number.
# $name (text): the name of the value
negative = { $name } must not be below 0.
# $name (text): the name of the value
not-positive = { $name } must be above 0.
# $name (text): the name of the value
outside-zero-to-one = { $name } must be from 0 to 1.
# $name (text): the name of the value
rating-too-large = { $name } must lie between −1,000,000 and 1,000,000.
# $name (text): the name of the value
volatility-too-large = { $name } is too large.
# $name (text): the name of the value
too-large = { $name } must not be above 10,000.
rounded-away = Rounded as in the paper, every expected score becomes 0 or 1, so the variance v cannot be computed.

## Unusual values and results

several-roots = The function in Step 5 is zero at several points. The paper’s procedure ends at one of them. A program that searches differently may end at another, and so at another rating.
volatility-leap = The volatility more than tripled. The calculation follows the paper, but such a leap can throw a rating far off. A smaller τ or shorter rating periods can prevent it.
bisected = The secant method of Step 5 was too slow here, so halving the bracket finished the search.
unusual-tau = The paper recommends a system constant from 0.3 to 1.2, or down to 0.2 where very improbable results occur.
unusual-volatility = Volatilities usually lie between 0.03 and 0.1. The paper starts with 0.06.
zero-deviation = A deviation of 0 means that the strength is known exactly, which it never is.
large-deviation = Even new players usually start with a deviation of no more than 350.
no-information = The opponent’s rating is so far from the player’s that this game carries no information.
