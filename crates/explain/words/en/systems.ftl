### The words that all rating systems share. Each system has further words in a file of its own.

menu = System
published = Rules published
published-partly = Rules published in part
published-explained = Rules published, explained here
not-published = Rules not published
high = high
medium = medium
low = low

## Sources and dates

# $source (text): the source
# $date (text): its date
# $sure (text): its reliability
source = Source: { $source }. As of { $date }. Reliability: { $sure }.
months-1 = January
months-2 = February
months-3 = March
months-4 = April
months-5 = May
months-6 = June
months-7 = July
months-8 = August
months-9 = September
months-10 = October
months-11 = November
months-12 = December
# $month (text): the month
# $year (count): the year
month-of-year = { $month } { $year }
# $year (count): the year
whole-year = { $year }
reliability = Reliability is high if the operator’s own code or words say it. It is medium if others say it and it fits, and low if a single outsider says it. Where a page has no date, the month is the one in which we read it.
fact-method = Method and constants
fact-start = Start and resets
fact-bounds = Limits
fact-growth = Time without games
fact-game = How a game counts
fact-update = How an update is made
fact-adjust = What is adjusted
fact-shown = The number shown
fact-also-shown = A second number shown
fact-reasons = Reasons
explained = This page cannot rate as this system does, because that takes more than one player’s games. The steps below are those that it builds on, without its additions. They illustrate the method; players get other numbers.
illustration = This site or game never published all of its rules, so nobody outside can reproduce its ratings. Below are the rules of Glickman’s papers with the settings that you enter. They are an illustration, not what players get.

## Options

number-missing = A number is missing.
number-not-understood = This must be a number.
choice-unknown = This is not one of the choices.
# $least (text): the least number
# $most (text): the largest number
number-outside = This must lie between { $least } and { $most }.
days = Days since the last game
not-said = not said

## What is different

# $name (text): the system
changes-title = { $name }: what is different?
constants-caption = Constants
what = What
value = Value
own-tau = system constant { tau }
start = a new player
# $letter (text): the letter of the quantity
limits = limits of { $letter }
# $least (number): the least value
limits-from = from { $least }
# $most (number): the largest value
limits-to = up to { $most }
# $least (number): the least value
# $most (number): the largest value
limits-between = from { $least } to { $most }
most-change = largest change by one update
# $tau (number): the system’s own constant
other-tau = You entered another { tau }. Everything here is computed with the system’s own, which is { $tau }.

## Limits

held-title = Are all numbers within the limits?
# $name (text): the system
held = The rules of { $name } keep all numbers within limits. A number beyond a limit is replaced by that limit:
held-caption = Numbers replaced by a limit
given = Given
used = Used
# $n (count): the number of opponents
held-opponents = { $n ->
    [one] One opponent’s numbers were replaced in the same way.
   *[other] The numbers of { $n } opponents were replaced in the same way.
}

## Time without games

growth-title = How much did we forget since the last game?
growth = Before a game is rated, the deviation grows for the time since the last game. The formula is that of Step 6, with this time instead of one period. { rd_old } is the deviation after the last game, and { t } is the time in periods:
growth-at-once = The whole time since the last game counts in a single step, as at least one period. { rd_old } is the deviation after the last game, and { t } is the time in periods:
growth-at-least-one = The day of these games always counts, even if the last games were on the same day. So at least one period passes.
growth-rest-in-step-six = The day of these games is counted in Step 6, so only the days before it are counted here.
growth-never = The deviation does not grow between games here. Each game is one period, however long the pause before it was, and Step 6 counts that period.
growth-c = The days since the last game are turned into periods, and the deviation grows with each of them. The result { rd } enters Step 1:
growth-none = No time has passed, so the deviation does not grow.
# $limit (number): the limit
growth-held = The deviation stops at the limit, { $limit }.

## Games

games-caption = Games as they are counted
first-game = For game 1:
each-title = Every game by itself
each = Here every game is a rating period of its own. The games are rated one after the other, in the order of the list:
each-caption = After each game
# $name (text): the system
each-by-itself = By the rules of { $name } each game is rated by itself, with these results:
# $n (count): the number of the game
after-game = after game { $n }
# $expected (number): the sum of the expected scores
# $scored (number): the sum of the scores
# $opponent (number): the opponent’s rating
against-fell = The score of { $scored } is more than the expected { $expected }, and yet the rating falls, because each game moves it by a step of its own size. The largest step down was the game against { $opponent }.
# $expected (number): the sum of the expected scores
# $scored (number): the sum of the scores
# $opponent (number): the opponent’s rating
against-rose = The score of { $scored } is less than the expected { $expected }, and yet the rating rises, because each game moves it by a step of its own size. The largest step up was the game against { $opponent }.

# $expected (number): E
# $opponent (number): the opponent’s rating
draw-first-move = With the first move you were expected to score { $expected }, a little more than the half point of a draw. Without it, a draw with { $opponent } would not have lowered your rating.
# $name (text): the system
# $shown (number): the rating that players see
# $before (number): the rating that they saw before
draw-cut-off = The rating fell by less than a point. { $name } cuts the decimals off instead of rounding them, so players see { $shown } after { $before }.

## The update

step-six-title = What replaces Step 6?
step-six = Time is counted between the games, so no time passes in Step 6, and the deviation does not grow before the game counts. The volatility only decides how fast the deviation grows later.
step-six-since = The time since the last game is counted here, in Step 6, with the new volatility and as at least one period. The deviation does not grow beyond its upper limit:
adjust-title = What happens to the change?
# $change (number): the computed change
# $most (number): the largest change
capped = The change would have been { $change }, but no change may be larger than { $most }.
held-after = The result is kept within the limits, too:

## The numbers that players see

rating-title = What do players see? The rating
rating = Players see the rating itself.
# $deviation (number): the largest deviation on the list
listed = Players see the rating itself. With a deviation of { $deviation } or less it is certain enough to be on the list.
# $rating (number): the rating
not-listed = { $rating } (not on the list)
interval-title = How certain is that? The interval
interval = Glickman advises reporting an interval rather than the rating alone. Two deviations to either side contain the true strength about 95 times out of a hundred.
# $low (number): the lower end
# $high (number): the upper end
interval-reading = from { $low } to { $high }

## The comparison

compare-heads-1 = System
compare-heads-2 = What is different
compare-heads-3 = What players see
compare-heads-4 = vs. the paper
cannot = This system cannot rate these numbers.
# $tau (number): the system’s own constant
note-tau = { tau } = { $tau }.
note-given-tau = { tau } as given.
# $limit (number): the limit
note-rating = The rating is held at { $limit }.
# $limit (number): the limit
note-deviation = The deviation is held at { $limit }.
# $limit (number): the limit
note-volatility = The volatility is held at { $limit }.
# $n (count): the number of opponents
note-opponents = { $n ->
    [one] One opponent’s numbers are held within the limits.
   *[other] The numbers of { $n } opponents are held within the limits.
}
note-partly = Only a part of its rules is public.
left-to-others = What does the paper leave open?
