### The words about QLStats.net.

different = All pairs on different teams are compared, and no match moves much.
# $most (text): the largest change
about = Statistics for Quake Live. After a match all players on different teams are compared in pairs by their performance. Players who were there for less than half of the match, or idle, are left out. No match moves a rating by more than { $most }.
unknown = Left out here: how performances are compared. The result of each pair has to be given.

## Sources

source-method = github.com/PredatH0r/XonStat, feeder/modules/glicko1.js and gamerating.js (6c6c1fd); plusforward.net/quake/post/4488
