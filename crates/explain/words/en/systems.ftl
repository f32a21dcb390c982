### The words that all rating systems share. Each system has further words in a file of its own.

menu = System
published = Rules published
published-partly = Rules published in part
published-explained = Rules published, explained here
not-published = Rules not published
high = high
medium = medium
low = low
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
reliability = Reliability is high for the operator’s own code or words, medium for what others say and fits, and low for the word of one outsider. A page without a date has the month in which it was read.
fact-method = Method and constants
fact-start = Start and resets
fact-bounds = Limits
fact-growth = Idle time
fact-game = How a game counts
fact-update = How an update is made
fact-adjust = What is adjusted
fact-shown = The number shown
fact-also-shown = A second number shown
fact-reasons = Reasons
explained = One player’s games are not enough to rate as this system does. The steps here are those that it builds on, and leave out what it adds: an illustration, not what players get.
illustration = Nobody outside can rate as this place does. The steps here have the paper’s rules with the constants that are typed in: an illustration, not what players get.
number-missing = A number is missing.
number-not-understood = This must be a number.
# $least (text): the least number
# $most (text): the largest number
number-outside = This must lie between { $least } and { $most }.
days = Days since the last game
not-said = not said
# $name (text): the system
changes-title = What is different at { $name }?
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
other-tau = The { tau } that was given is another. Everything here is computed with { $tau }.
held-title = The limits
# $name (text): the system
held = At { $name } all numbers are kept within limits. What lies beyond is moved to the nearest limit:
held-caption = Held within limits
given = Given
used = Used
# $n (count): the number of opponents
held-opponents = { $n ->
    [one] One opponent’s numbers were held in the same way.
   *[other] The numbers of { $n } opponents were held in the same way.
}
growth-title = How much did we forget since the last game?
growth = Before a game the deviation first grows for the time since the last one, by the formula of Step 6 with real time in place of periods. { rd_old } is the deviation after the last game, and { t } the time in periods:
growth-at-once = The time since the last game counts all at once, as at least one period. { rd_old } is the deviation after the last game, and { t } the time in periods:
growth-at-least-one = The day of these games counts even if the last ones were on the same day, so there is at least one period.
growth-rest-in-step-six = The day of these games is the last of the days. Step 6 counts it, so there is one less to count here.
growth-never = Nothing grows between games here: a game is one period, however long the pause before it, and Step 6 counts that one.
growth-c = Days become periods, which enter the deviation { rd } of Step 1:
growth-none = No time has passed, so nothing grows.
# $limit (number): the limit
growth-held = The limit is { $limit }.
games-caption = Games as they are counted
first-game = For game 1:
each-title = Every game by itself
each = Here every game is a rating period of its own. The games are rated one after the other, in the order in which they are listed:
each-caption = After each game
# $name (text): the system
each-by-itself = At { $name } each game is rated by itself:
# $n (count): the number of the game
after-game = after game { $n }
# $expected (number): the sum of the expected scores
# $scored (number): the sum of the scores
# $opponent (number): the opponent’s rating
against-fell = The score of { $scored } is more than the expected { $expected }, and yet the rating falls. Each game moves it by a step of its own size, and the largest step down was the game against the { $opponent }.
# $expected (number): the sum of the expected scores
# $scored (number): the sum of the scores
# $opponent (number): the opponent’s rating
against-rose = The score of { $scored } is less than the expected { $expected }, and yet the rating rises. Each game moves it by a step of its own size, and the largest step up was the game against the { $opponent }.
step-six-title = What is done in place of Step 6?
step-six = Time is counted between the games, so none passes in Step 6: the deviation is not raised before the game counts. The volatility matters only for how fast the deviation grows later.
step-six-since = Here the time since the last game counts in Step 6, with the new volatility and as at least one period. No deviation grows beyond the upper limit:
adjust-title = What is done to the change?
# $change (number): the computed change
# $most (number): the largest change
capped = The change would have been { $change }; it is limited to { $most }.
held-after = The limits hold afterwards, too:
rating-title = What do players see? The rating
rating = Players see the rating itself.
# $deviation (number): the largest deviation on the list
listed = Players see the rating itself. Up to a deviation of { $deviation } it is certain enough to be on the list.
# $rating (number): the rating
not-listed = { $rating }, not on the list
interval-title = How certain is that? The interval
interval = Rather than the rating alone, it is best to report an interval: two deviations to either side hold the true strength 95 times out of a hundred.
# $low (number): the lower end
# $high (number): the upper end
interval-reading = from { $low } to { $high }
compare-heads-1 = System
compare-heads-2 = What is different
compare-heads-3 = What players see
compare-heads-4 = vs. the paper
cannot = These numbers cannot be rated there.
# $tau (number): the system’s own constant
note-tau = { tau } = { $tau }.
note-given-tau = { tau } as given.
# $limit (number): the limit
note-rating = Rating held at { $limit }.
# $limit (number): the limit
note-deviation = Deviation held at { $limit }.
# $limit (number): the limit
note-volatility = Volatility held at { $limit }.
# $n (count): the number of opponents
note-opponents = { $n ->
    [one] One opponent held within the limits.
   *[other] { $n } opponents held within the limits.
}
note-partly = Its rules are known in part.
left-to-others = What does the paper leave to others?
