### How good the predictions of the ratings were: a fold below the chart of several periods, and in the room League.

title = How good are the predictions?
# $games (count): the number of predicted games
games = Ratings from before a period predict its games, here { $games ->
    [one] 1 game
   *[other] { $games } games
}. With { s } for the result and p for the prediction, the log loss is −{ s } ln p − (1 − { s }) ln(1 − p). The smaller its mean, the better.
notes-1 = The accuracy is the share of the points that favourites scored. A draw gives them half a point.
notes-2 = A player who starts with an RD of 350 or more is not rated yet. That player’s games count from the next period on.
notes-3 = All systems start with the same ratings. In Glicko, RD grows in each period as { sigma } at the start says.
notes-4 = With fewer than a few hundred games, luck decides about small differences.
notes-5 = It also matters how games are rated. One test rated a year of Lichess blitz game by game (lila #4034, 2018). Glicko predicted 56.6% of the results, and Glicko-2 with { tau } = 0.75 only 55.4%. A single game says next to nothing about { sigma }, so Glicko-2 loses its advantage there.
none = There is nothing to judge here. This takes games between two players who were both rated before.
caption = Predictions of each system
log-loss = Mean log loss
accuracy = Accuracy in percent
coin = A coin

## Other values of τ

by-tau = The log loss for each τ
by-tau-caption = Mean log loss for each τ
# $best (number): the τ with the smallest log loss
# $least (number): that log loss
# $own (number): the τ of the periods
# $loss (number): its log loss
by-tau-least = The log loss is smallest (ring) for { tau } = { $best }, at { $least }. For your { tau } = { $own } (large dot) it is { $loss }.
by-tau-alike = The log losses agree to about three decimals, so { tau } does not matter for these games.
# $games (text): the largest number of games
by-tau-cut = The chart is of the first periods, with { $games } games at most.
