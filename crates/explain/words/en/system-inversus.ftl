### The words about INVERSUS Deluxe.

different = All numbers have limits, and players see Rank Points.
# $days (shown): the length of a period
about = Matches are one against one or two against two. All numbers are kept within limits, and days without matches count as parts of a period of { $days } days. Players see Rank Points, a cautious estimate of strength that never falls after a win and never rises after a loss.
unknown =
    The article does not say how points are rounded, whether the bonus comes before or after the largest change, or which ratings it takes. On this page nothing is rounded. The bonus comes after that change and takes the ratings before the match.
    We could not find the article’s code for teams. It is lost in the copies that we read.
points-label = Rank Points before
partner = Your partner’s rating, in a team
team-title = Who is the opponent in a team match?
team = The player is rated against an imaginary opponent. If the other team’s average is 80 points above that of the player’s own team, this opponent is 80 points above the player. The opponent that you entered stands for the averages of the other team:
points-title = What do players see? The Rank Points
points = Rank Points are kept apart from the rating. They follow it in the way that players expect, up after a win and down after a loss.
# $points (number): the Rank Points
points-reading = { $points } Rank Points
# $most (number): the largest number of Rank Points
# $deviations (number): half the width of the interval, in deviations
points-head-for = Their target is the lower end of the 99.7% interval of the strength, which lies { $deviations } deviations below { mu_prime }. It is mapped to a scale from 0 to { $most }:
points-half = A match moves the points half of the way to the target:
# $least (text): the smallest change
# $most (text): the largest change
rule-half = That is a change between { $least } and { $most } in the direction of the result, so it stands.
# $most (text): the largest change
rule-most = No match moves the points by more than { $most }.
# $least (text): the smallest change
rule-least = Points always move in the direction of the result, by at least { $least }:
# $least (text): the smallest change
rule-top = A change of { $least } would lead beyond the upper end of the interval or of the scale, so the least change does not apply here.
rule-bottom = Points cannot fall below 0.
rule-neither = The game has no draws. Without a win or a loss nothing moves here.
# $most (number): the largest bonus
points-bonus = A player who beats a stronger one also gets a bonus. For a difference as large as the whole scale it is { $most }:
# $points (number): the Rank Points
points-none = Without a match the points stay at { $points }.

## Sources

source-method = R. Juckett, The Online Skill Ranking of INVERSUS Deluxe, May 15, 2018, blog.hypersect.com
source-game = R. Juckett, the same article; its code for teams is lost in the copies, and the rule here is our reading of its words
source-reasons = R. Juckett, the same article, as it stands in copies
source-shown = R. Juckett, the same article; it does not say whether the bonus or the limit of 500 comes first, or whether the bonus takes the ratings before the match

## Why it is so: questions and answers

why-points = Why Rank Points beside the rating?
    .told = The game’s author names three complaints about a rating that is shown as it is. At first it jumps wildly. It may rise after a loss that was expected, because certainty grows by more than the loss costs. And a win that was expected may bring nothing. Rank Points smooth the first, and rule out the others.
team-as-one = Why does a team play as one?
    .told = A study of matches of five against five found it best to average the opponents alone. This game averages both teams, for the sake of players with a much weaker partner. They lose more often, so each loss should cost them less. In two against two the roles hardly differ, and the author found this more important there, by his own words partly as a gut feeling.
why-limits = Why are there limits?
    .told = Numbers must fit into what is sent over the network and onto the screen, and a bug or an unforeseen case must not blow them up. The least deviation keeps ratings moving. The largest, that of a newcomer, limits what a long pause does. The limits of the volatility are values that simulations reached.
quitting = What if a player quits?
    .told = A player who quits a match has lost it. The loss is counted when the next match starts. If the opponent quits, the match is cancelled, and no win is counted.
regrets = What does its author regret?
    .told = He regrets three things. The bonus works against smoothing, and he would leave it out. Points on the leaderboard never fall, however long a player is away. And the first loss after a pause can be surprisingly large, because the points follow the lower end of an interval that has grown.
ideas = What would he try?
    .told = He names two ideas that were never tested. The pace, which is half of the way here, could depend on the deviation, so that points move less while a rating is uncertain. And the smallest deviation that a player ever had could replace the present one.
copies = Are you writing code from a copy of the article?
    .told = Some copies have mistakes. 172.7178 has to be 173.7178. The start of B subtracts the volatility, but it has to subtract the variance v. The loop over the matches lacks its index, which does no harm while there is only one match.
