### The section Solve for, on ways to a wanted rating.

title = Solve for
lead = Which result, which opponent or how many wins would lead to the rating you want?
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
# The label of the field for the wanted rating.
wanted = New rating wanted
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
not-a-number = The rating must be a number, such as 1600.
# The link to the case with the answer.
see = See the steps
# The link to this section, below remarks on wins.
way-here = What else leads to a certain rating?

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
