### The words about Online-Go.com.

different = Each game is a period, handicaps count, and players see a rank.
about = The Online Go Server. It rates every game immediately and counts it as one period. A handicap counts in ranks. Players see a rank of Go, which is a logarithm of the rating. The deviation grows before each game, and a game against a newcomer of uncertain strength takes little of it away. So the ± can grow although you play.
# $low (text): the rating of 23 kyu
# $middle (text): the rating of 17 kyu
# $high (text): the rating of 1 kyu
# $deviation (text): the deviation of a newcomer who chooses a level
unknown =
    Newcomers may choose a level. They start as 23 kyu ({ $low }), as 17 kyu ({ $middle }), with 1500 or as 1 kyu ({ $high }), each with a deviation of { $deviation }. Players who choose none start with 1500 and 350.
    Until March 2024 newcomers were paired as if they were weaker. Since then their rating itself counts.
    This page does not model the categories. OGS keeps 16 ratings for each player, by speed and board size, and updates all of them against the opponent’s overall rating.
handicap-label = Handicap you give, in ranks
handicap-title = What is a handicap worth?
handicap = A handicap counts in ranks. The opponent’s rating is turned into a rank, the handicap is added, and the sum is turned back into a rating:
rank-title = What do players see? The rank
# $deviation (number): the deviation from which the rank is not shown
# $factor (number): what a rank multiplies the rating by
# $first-dan (number): the rank of 1 dan
# $border (number): the lowest rating of 1 dan
rank = A rank of Go is a logarithm of the rating. Rank { $first-dan } is 1 dan, which begins at a rating of { $border }, and each rank up multiplies the rating by { $factor }. The rank’s deviation is the distance in ranks from { r } to { r } + { rd }. So the ± beside it is one { rd }, and the strength lies within it in 68 cases of 100, where the band of this page usually has 95. With a deviation of { $deviation } or more the rank is not shown.
# $rank (number): the rank
rank-hidden = rank not shown yet ({ $rank })
# $kyu (count): the number of kyu
# $rank (number): the rank
rank-kyu = { $kyu } kyu ({ $rank })
# $dan (count): the number of dan
# $rank (number): the rank
rank-dan = { $dan } dan ({ $rank })
# $dan (count): the number of dan
# $rank (number): the rank
rank-dan-or-more = { $dan } dan+ ({ $rank })

## Sources

source-method = github.com/online-go/goratings, goratings/math/glicko2.py (6cab309); forums.online-go.com, 2021 rating and rank adjustments
source-growth = github.com/online-go/goratings, goratings/math/glicko2.py (6cab309): AGING_PERIOD_SECONDS = None
source-start = github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae), starting_rating and humble_rating
source-game = github.com/online-go/goratings, analysis/util/RatingMath.py (6cab309)
source-shown = github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae)
