### The words about TETR.IO.

different = Players see a chance against an average player.
# $most (text): the largest TR
about = A puzzle game that uses Glicko-2. It shows Glixare, a chance against an average player, and TR, which runs from 0 to { $most }.
unknown =
    We could not find { tau }, the volatility of new players or the length of a period. This page updates by the paper’s rules with the constants that you enter. Only the numbers shown are the game’s own.
    A FAQ that players wrote says that the deviation grows by one point a day after a week without games, and stays between about 60 and 349. This page does not model that.
    The formula for TR of season 2 comes from fan-made tools.
wins = Wins in the season
glixare-title = What do players see? Glixare
# $rating (number): the average player’s rating
# $deviation (number): the average player’s deviation
glixare = Glixare is the chance, in per cent, to beat an average player with a rating of { $rating } and a deviation of { $deviation }. Both deviations count:
# $glixare (number): the chance in per cent
glixare-reading = Glixare { $glixare }%
season-one-title = And in season 1? TR
# $most (number): the largest TR
season-one = TR of season 1 is the same chance on a scale up to { $most }:
season-two-title = And in season 2? TR
# $wins (number): the number of wins that count
season-two = TR of season 2 is a sum of two curves. Each of the first { $wins } wins raises it, and a smaller deviation makes both curves steeper:
# $tr (number): TR
tr-reading = TR { $tr }

## Sources

source-method = git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), which says that nobody outside knows the constant
source-growth = tetrio.github.io/faq, Mechanics, written by players, who quote the developer
source-shown = git.dan63.by/dan63/TetraStats, wiki (08fb136); github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985)
source-also-shown = github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), a program by another author
