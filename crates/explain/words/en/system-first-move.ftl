### The words about Glicko-2 with an advantage of the first move, which Lichess has too.

name = Glicko-2 (first move)
different = The side that moves first counts as stronger.
about = The paper treats both sides alike. In chess and in Go the first move helps a little. Here the side that has it counts as stronger by a few points, as at Lichess. Only the expected score changes.
# $points (text): the advantage at Lichess
unknown = In all games of a case the same side moves first. At Lichess the first move in chess is worth { $points } points.
first = Who moved first in these games?
player = You
opponent = Your opponent
advantage = What the first move is worth, in rating points
first-move-title = What is the first move worth?
first-move = For the expected score alone, the side that moves first counts as a little stronger, and the other as a little weaker. Only the gap between the two matters, so here the opponent’s rating takes all of it:
