### Several rating periods.

## The list of periods

periods-title = Rating periods
# $n (count): the number of the period, from 1
period = Period { $n }
# $n (count): the number of games
games = { $n ->
    [0] no games
    [one] 1 game
   *[other] { $n } games
}
# $length (shown): the number of periods without games, as typed or shown
idle-for = pause of { $length } { $length ->
    [one] period
   *[other] periods
}
periods-clear = Remove all
periods-duplicate = Duplicate period
periods-up = Move period earlier
periods-down = Move period later
periods-remove = Remove period
periods-previous = Previous periods
periods-next = Next periods
# $n (count): the number of a period that is not visible
# $problem (text): the problem in it
elsewhere = Period { $n }: { $problem }

## Import and export as CSV

import-export = Show as CSV
import-exported = The periods as CSV

## The chart over time

course-title = Over time
# $count (count): the number of periods
# $by (number): the change of the rating
# $rating (number): the rating after them
# $rd (number): its RD
# $sigma (number): the volatility
course-rises = Over { $count ->
    [one] 1 period
   *[other] { $count } periods
} the rating rises by { $by } to { $rating }, with a deviation of { $rd } and a volatility of { $sigma }.
# $count (count): the number of periods
# $by (number): the change of the rating
# $rating (number): the rating after them
# $rd (number): its RD
# $sigma (number): the volatility
course-falls = Over { $count ->
    [one] 1 period
   *[other] { $count } periods
} the rating falls by { $by } to { $rating }, with a deviation of { $rd } and a volatility of { $sigma }.
# $count (count): the number of periods
# $rating (number): the rating after them
# $rd (number): its RD
# $sigma (number): the volatility
course-stays = Over { $count ->
    [one] 1 period
   *[other] { $count } periods
} the rating stays at { $rating }, with a deviation of { $rd } and a volatility of { $sigma }.
course-nothing = There are no periods, so nothing changes.
# $count (count): the number of periods
# $start (text): the rating before them
# $end (text): the rating after them
# $level (text): the name of the band
# $lowest (text): the lowest rating
# $highest (text): the highest rating
course-alt = The rating over { $count ->
    [one] 1 period
   *[other] { $count } periods
} goes from { $start } to { $end }. It is lowest at { $lowest } and highest at { $highest }. Around it lies the confidence band, { $level }. The volatility is drawn below. Times without games are hatched.
course-choose = Period in the chart
# $n (count): the number of the period
# $games (text): the number of its games, with its noun
# $rating (number): the rating after it
# $low (number): the lower end of its band
# $high (number): the upper end
# $rd (number): the RD
# $sigma (number): the volatility
course-played = Period { $n }, { $games }: rating { $rating }, between { $low } and { $high }; deviation { $rd }, volatility { $sigma }.
# $n (count): the number of the period
# $length (shown): its length in periods
# $rating (number): the rating after it
# $low (number): the lower end of its band
# $high (number): the upper end
# $rd (number): the RD
# $sigma (number): the volatility
course-away = Period { $n }, pause of { $length } { $length ->
    [one] period
   *[other] periods
}: rating { $rating }, between { $low } and { $high }; deviation { $rd }, volatility { $sigma }.
course-rating = Rating
# $level (text): the name of the band
course-band = Confidence band, { $level }
course-volatility = Volatility
course-idle = Nothing played
course-caption = Period by period
course-what = Played

## The same games in other orders

orders-title = All together or one by one
orders-explained = The system rates the games of a period together, as if they were played at the same time. If each game is rated as a period of its own, the deviation grows and shrinks with every game. Later games are then judged against the rating that earlier ones left, so the order matters.
orders-caption = The same games, rated in different ways
orders-way = Rated
orders-at-once = All together
orders-one-by-one = One by one
orders-reversed = One by one, reversed
orders-lowest = Lowest of all orders
orders-highest = Highest of all orders
# $rating (number): the new rating
# $rd (number): its RD
orders-same = All games are alike, so every order gives { $rating } and a deviation of { $rd }.
# $n (count): the number of orders
# $lowest (number): the lowest rating
# $highest (number): the highest rating
# $least-rd (number): the smallest RD
# $most-rd (number): the largest RD
orders-all = One by one, the games can be rated in { $n } orders. These give ratings from { $lowest } to { $highest } and deviations from { $least-rd } to { $most-rd }.
orders-too-many = More than seven games have too many orders to try them all.

## The deviation, pulled by time and games

tug-title = Tug of war
tug-explained = Before the games are counted, the volatility makes the deviation larger. Then the games make it smaller. In the table the squares add up, not the deviations themselves.
tug-caption = What time and games do to the deviation
tug-points = in points
tug-variance = squared
tug-before = Before
tug-growth = Growth
tug-games = Games
tug-after = After
# $rd (number): the deviation at which both pull alike
tug-break-even = With games like these in every period the deviation settles at { $rd }, where time adds as much as the games take away.
tug-above = It began above that, so these games made the rating more certain.
tug-below = It began below that, so it grew although games were played.
tug-idle = Nothing was played, so nothing makes the deviation smaller.
# $periods (number): the number of periods until the deviation is that of a new player
tug-until = At this volatility it reaches 350, the deviation of a new player, after about { $periods } more periods without games. The paper sets no limit, so it goes on growing.

## Problems with a number that a period takes over from the one before

carried-rating = The earlier periods lead to a rating beyond ±1,000,000, and no period can begin with that.
carried-deviation = The earlier periods lead to a deviation above 10,000, and no period can begin with that.
carried-volatility = The earlier periods lead to a volatility with which no period can begin.
