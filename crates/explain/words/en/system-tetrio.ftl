### The words about TETR.IO.

different = Players see a chance against an average player.
# $most (text): the largest TR
about = A puzzle game. It uses Glicko-2, and shows Glixare, a chance against an average player, and TR, which grows from 0 to { $most }.
unknown = Not known: { tau }, the volatility of new players and the length of a period. By a FAQ that players wrote, the deviation grows by one point a day after a week without games, and stays between about 60 and 349; nothing grows here. The update here is the paper’s with the constants that are typed in; only the numbers shown are the place’s. TR of season 2 is as other people’s programs have it.
wins = Wins in the season
glixare-title = What do players see? Glixare
# $rating (number): the average player’s rating
# $deviation (number): the average player’s deviation
glixare = Glixare is the chance to beat an average player, one of { $rating } with a deviation of { $deviation }, in per cent. Both deviations count:
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

source-method = git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), which says that the constant is not known
source-growth = tetrio.github.io/faq, Mechanics, written by players, who quote the developer
source-shown = git.dan63.by/dan63/TetraStats, wiki (08fb136); github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985)
source-also-shown = github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), a program of somebody else’s
