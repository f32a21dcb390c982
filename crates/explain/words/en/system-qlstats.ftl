### The words about QLStats.net.

different = All pairs of opponents are compared, and no match moves a rating far.
# $most (text): the largest change
about = Statistics for Quake Live. After a match all players on different teams are compared in pairs by their performance. Players who were there for less than half of the match, or were inactive, are left out. No match moves a rating by more than { $most }.
unknown = This page does not model how performances are compared, so you enter the result of each pair.

## Sources

source-method = github.com/PredatH0r/XonStat, feeder/modules/glicko1.js and gamerating.js (6c6c1fd); plusforward.net/quake/post/4488
