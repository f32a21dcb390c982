### The curves of the rating before and after, and the names of games in charts.

strength = Where the player’s strength may lie
strength-explained = The higher a curve, the more likely that strength is. The dashed curve is from before the games, the solid one from after them. The shaded part is the confidence band.
level = Confidence
level-two-rd = ± 2 RD
# $before (text): r
# $before-rd (text): RD
# $after (text): r′
# $after-rd (text): RD′
# $level (text): the confidence: 95%
# $low (text): the lower end of the band
# $high (text): the upper end of the band
strength-alt = Two bell curves over the rating axis. The one before the games is around { $before }, with deviation { $before-rd }. The one after them is around { $after }, with deviation { $after-rd }. The { $level } band from { $low } to { $high } is shaded.
before = Before
after = After
as-table = As a table
more = More about this case
moved = Moved it by
# $n (count): the number of the game, from 1
# $verb (text): the result: “beat”, “0.7 against”
# $rating (text): the rating of the opponent
contribution = { $n } · { $verb } { $rating }
beat = beat
drew = drew with
lost-to = lost to
# $score (shown): the score, between 0 and 1
scored = { $score } against
# $n (count): the number of further games
others = { $n } others
