### The section Solve for, on ways to a wanted rating or RD.

title = Solve for
lead = What leads to the rating or RD you want, and which RD explains a change you saw?
# $before (number): r
# $after (number): r′
about = This is about the case in the Calculator, in which the rating goes from { $before } to { $after }.
# $period (count): the number of the solved period
# $of (count): the number of all periods
of-period = It is period { $period } of { $of }.
# $name (text): the rating system of the case
by-system = It follows the rules of { $name }.
# The link to the case.
to-case = Open the case
# The label of the menu of questions.
what = Solve for
what-rating = the new rating
what-deviation = an RD
what-own = my RD, from a change I saw
what-volatility = σ or c, from a pause
# The labels of the fields.
wanted = New rating wanted
wanted-deviation = RD wanted
wanted-change = Change I saw
wanted-after-pause = RD after the pause
pause = Periods without games
# Stands before suggested ratings.
such-as = For example
# The label of the menu of games.
game = With this game
# $n (count): the number of the game
# $result (text): its result
# $rating (text): r of the opponent
# $rd (text): RD of the opponent
game-named = game { $n }: { $result } { $rating } (RD { $rd })
not-rated = Please correct the case in the Calculator first.
no-games = In this case no game was played, so the rating stays as it is. Add a game in the Calculator.
# $such (text): an example
not-a-number = Please type a number, such as { $such }.
# The link to the case with the answer.
see = See the steps

## Suggested RDs, on buttons

# $rd (text): RD
mark-ogs = { $rd }: Online-Go.com shows a rank
# $rd (text): RD
mark-lichess = { $rd }: no “?” at Lichess
# $rd (text): RD
mark-ranked = { $rd }: on Lichess’s leaderboards
# $rd (text): RD
mark-variants = { $rd }: the same in variants

## Answers

questions-1 = Which result of this game?
questions-2 = Which opponent, with the same result?
questions-3 = How many more such wins in the same period?
questions-4 = How many such wins, one per period?
# $score (number): the score that leads to the rating
# $before (number): the score in the case
# $rating (number): r′
score = A score of { $score } in this game, instead of { $before }, leads to { $rating }.
# $before (number): the score in the case
# $rating (number): r′
same-score = The present score of { $before } already leads to { $rating }.
# $most (number): r′ after a win
no-score-high = No result of this game leads so high. Even a win leads only to { $most }.
# $least (number): r′ after a loss
no-score-low = No result of this game leads so low. Even a loss leads only to { $least }.
# $below (number): r′ below the leap
# $above (number): r′ above the leap
no-score-leap = No score leads to exactly that rating. At one point the rating leaps from { $below } to { $above }, because Step 5 settles on a different zero.
# $opponent (number): the opponent's rating that leads to the rating
# $before (number): the opponent's rating in the case
# $rating (number): r′
opponent = An opponent rated { $opponent }, instead of { $before }, leads to { $rating }.
# $before (number): the opponent's rating in the case
# $rating (number): r′
same-opponent = The opponent’s present rating of { $before } already leads to { $rating }.
# $from (number): the lowest rating of an opponent
# $to (number): the highest rating of an opponent
# $most (number): the highest r′
no-opponent-high = No opponent rated from { $from } to { $to } leads so high. The highest rating is { $most }.
# $from (number): the lowest rating of an opponent
# $to (number): the highest rating of an opponent
# $least (number): the lowest r′
no-opponent-low = No opponent rated from { $from } to { $to } leads so low. The lowest rating is { $least }.
# $below (number): r′ below the leap
# $above (number): r′ above the leap
no-opponent-leap = No opponent leads to exactly that rating. At one point the rating leaps from { $below } to { $above }, because Step 5 settles on a different zero.
# $rating (number): r′
no-win = None, because the rating is already { $rating }.
# $n (count): the number of wins
# $opponent (number): r of the opponent
# $rd (number): RD of the opponent
# $rating (number): r′
wins-together = { $n ->
    [one] One more win against { $opponent } (RD { $rd }) in the same period leads to { $rating }.
   *[other] { $n } more wins against { $opponent } (RD { $rd }) in the same period lead to { $rating }.
}
# $n (count): the number of wins
# $opponent (number): r of the opponent
# $rd (number): RD of the opponent
# $rating (number): r′
wins-apart = { $n ->
    [one] One win against { $opponent } (RD { $rd }) in the next period leads to { $rating }.
   *[other] { $n } wins against { $opponent } (RD { $rd }), one in each of the next periods, lead to { $rating }.
}
# $bound (number): the rating that no number of wins reaches
never = No number of wins in this period is enough. The rating stays below { $bound }, because each win makes the step size smaller for all games.
# $n (count): the largest number of wins that is tried
# $rating (number): r′ after it
more-than = More than { $n }. After { $n } wins the rating is { $rating }.
cannot = We could not find an answer here.

## Answers: deviations

question-games = How many games like these until RD is below it?
question-pause = How long without games until RD is above it?
question-own = Which RD of yours explains this change?
question-volatility = Which σ or c makes RD grow so far?
no-case-game = The case has no game. Add one in the Calculator, against an opponent you usually meet.
# $rd (number): RD
already = RD is already { $rd }.
# $from (number): RD before
# $rd (number): RD after the games
# $n (count): the number of games
# $rating (number): r
games = RD falls from { $from } to { $rd } in { $n ->
    [one] { $n } such game
   *[other] { $n } such games
}, if the rating stays about { $rating }.
# $from (number): RD before
# $rd (number): RD after the games
# $n (count): the number of periods
# $rating (number): r
games-of-periods = RD falls from { $from } to { $rd } in { $n ->
    [one] { $n } period with these games
   *[other] { $n } periods with these games
}, if the rating stays about { $rating }.
# $name (text): the rating system
# $rd (number): the least RD
games-limit = No number of such games is enough. { $name } lets no RD fall below { $rd }.
# $rd (number): RD
games-settle = No number of such games is enough. At RD { $rd } they take away no more than time adds.
# $n (count): the number of games that is tried
# $rd (number): RD after them
games-more = After { $n } such games RD is still { $rd }.
# $n (count): the number of days
# $from (number): RD before
# $rd (number): RD then
pause-days = RD grows from { $from } to { $rd } in { $n ->
    [one] { $n } day
   *[other] { $n } days
} without games.
# $n (count): the number of periods
# $from (number): RD before
# $rd (number): RD then
pause-periods = RD grows from { $from } to { $rd } in { $n ->
    [one] { $n } period
   *[other] { $n } periods
} without games.
pause-never = Never, because RD does not grow without games here.
# $rd (number): the highest RD without games
pause-limit = Never, because without games RD grows only to { $rd }.
# $n (count): the longest time that is tried
# $days (flag): whether time is counted in days
# $rd (number): RD then
pause-more = That takes more than { $n } { $days ->
    [true] days
   *[false] periods
}. RD is then { $rd }.
# $rd (number): RD of the player
own = With the opponents’ RDs as entered, your RD was { $rd }.
# The following sentences begin with a space.
#
# $from (number): the lowest RD of the opponents
# $to (number): the highest RD of the opponents
# $low (number): the lowest RD of the player
# $high (number): the highest RD of the player
own-range = {" "}If their RDs were anything from { $from } to { $to }, yours was from { $low } to { $high }.
# $by (number): the difference in RD
own-rounded = {" "}Half a point more or less would move it by { $by }.
# $from (number): the lowest RD of the player
# $to (number): the highest RD of the player
# $by (number): the nearest change
own-none = No RD from { $from } to { $to } explains this change. The nearest change is { $by }.
# $value (number): σ
# $from (number): RD before
# $rd (number): RD after the pause
# $n (number): the number of periods
volatility = With { sigma } = { $value } RD grows from { $from } to { $rd } in { $n } periods without games.
# $value (number): c
constant = {" "}In Glicko (1995) the same growth needs { c } = { $value }.
# $rd (number): RD before
volatility-none = Without games RD never falls, so it must be above { $rd }.
