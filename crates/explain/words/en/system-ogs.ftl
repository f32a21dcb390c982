### The words about Online-Go.com.

different = Each game is a period, handicaps count, and players see a rank.
about = The Online Go Server. Every game is rated at once and counts as one period, handicaps count in ranks, and what players see is a rank of Go, a logarithm of the rating.
# $low (text): the rating of 23 kyu
# $middle (text): the rating of 17 kyu
# $high (text): the rating of 1 kyu
# $deviation (text): the deviation of a newcomer who chooses a level
unknown = A new player who chooses a level starts as 23 kyu ({ $low }), 17 kyu ({ $middle }), with 1500 or as 1 kyu ({ $high }), with a deviation of { $deviation }; a player who chooses none starts with 1500 and 350. Until March 2024 newcomers were paired as if they were weaker; now their rating itself counts. Left out here: there are 16 categories, and a side category takes the opponent’s overall rating.
handicap-label = Handicap you give, in ranks
handicap-title = What is a handicap worth?
handicap = A handicap counts in ranks. The opponent’s rating is turned into a rank, moved by the handicap, and turned back:
rank-title = What do players see? The rank
# $deviation (number): the deviation from which the rank is not shown
# $factor (number): what a rank multiplies the rating by
# $first-dan (number): the rank of 1 dan
rank = A rank of Go is a logarithm of the rating: rank { $first-dan } is 1 dan, and each rank up multiplies the rating by { $factor }. The rank’s deviation is the distance in ranks from { r } to { r } + { rd }. From a deviation of { $deviation } on the rank is not shown.
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
