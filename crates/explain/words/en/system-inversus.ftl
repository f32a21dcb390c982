### The words about INVERSUS Deluxe.

different = Everything has limits, and players see Rank Points.
# $days (shown): the length of a period
about = Matches of one against one, or two against two. Everything is held within limits, idle days count as parts of a period of { $days } days, and players see Rank Points, which follow the strength from below and never move against a result.
unknown = Not known: whether the bonus comes before or after the largest change and takes the ratings before or after the match, and how points are rounded. Here it comes after that change, from the ratings before the match, and nothing is rounded. The code for teams is lost in copies of the article.
points-label = Rank Points before
partner = Your partner’s rating, in a team
team-title = Against whom does one play in a team?
team = The opponent is no real player, but one as far above or below the player as the opposing team’s mean is above or below that of the player’s own team. The opponent that was given stands for the means of the opposing team:
points-title = What do players see? The Rank Points
points = Rank Points stand apart from the rating. They follow it, but in a way that players expect: up after a win, down after a loss.
# $points (number): the Rank Points
points-reading = { $points } Rank Points
# $most (number): the largest number of Rank Points
# $deviations (number): half the width of the interval, in deviations
points-head-for = They head for the lower end of the 99.7% interval of the strength, which lies { $deviations } deviations below { mu_prime }, on a scale from 0 to { $most }:
points-half = They go half of the way:
# $least (text): the smallest change
# $most (text): the largest change
rule-half = That is a change between { $least } and { $most }, in the direction of the result, so it stands.
# $most (text): the largest change
rule-most = No match moves more than { $most }.
# $least (text): the smallest change
rule-least = Points always move with the result, and by at least { $least }:
# $least (text): the smallest change
rule-top = A change of { $least } would pass the upper end of the interval or of the scale, so there is no least change here.
rule-bottom = Points cannot fall below 0.
rule-neither = The game has no draws; with neither a win nor a loss nothing moves here.
# $most (number): the largest bonus
points-bonus = Whoever beats a stronger player gets a bonus on top, of { $most } for a difference as large as the whole scale:
# $points (number): the Rank Points
points-none = Without a match the points stay: { $points }.

## Sources

source-method = R. Juckett, The Online Skill Ranking of INVERSUS Deluxe, May 15, 2018, blog.hypersect.com
source-game = R. Juckett, the same article; its code for teams is lost in the copies, and the rating is the reading that fits its words
source-reasons = R. Juckett, the same article, as it stands in copies
source-shown = R. Juckett, the same article; the order of the bonus and the limit of 500 is not told, nor whether the bonus takes the ratings before the match

## Why it is so: questions and answers

why-points = Why Rank Points beside the rating?
    .told = Its author names three complaints about a rating that is shown as it is. At first it jumps wildly. It may rise after a loss that was expected, as certainty grows by more than the loss costs. And a win that was expected may bring nothing. Rank Points smooth the first, and rule out the others.
team-as-one = Why does a team play as one?
    .told = A study of matches of five against five found it best to average the opponents alone. Here both teams are averaged, for the sake of those with a much weaker partner: they lose more often, and each loss should cost them less. In two against two, where roles hardly differ, the author found that this matters more, by his own words partly as a gut feeling.
why-limits = Why are there limits?
    .told = So that numbers fit into what is sent over the network and onto the screen, and that a bug or a case nobody thought of cannot blow them up. The least deviation keeps ratings from standing still; the largest, that of a newcomer, limits what a long pause does. The limits of the volatility are what simulations ran into.
quitting = What if somebody quits?
    .told = Whoever quits a match has lost it, which is counted when the next one starts. If the opponent quits, the match is cancelled, and nobody wins by it.
regrets = What does its author regret?
    .told = The bonus, which works against smoothing: he would leave it out. That points never fall on the list of the best, however long somebody is away. And that the first loss after a pause can be surprisingly large, since the points follow the lower end of an interval that has grown.
ideas = What would he try?
    .told = Two things that were never tested: to let the pace, which is half of the way here, depend on the deviation, so that points move less the less certain a rating is; and to take the tightest deviation that a player ever had in place of the present one.
copies = Do you write code after a copy of the article?
    .told = Copies go round that have slips. 172.7178 has to be 173.7178. The start of B subtracts the volatility where it has to subtract the variance estimate, v. The loop over the matches lacks its index, which does no harm as long as there is one match.
