### The form with the player and the games.

player = Player before the games
rating = Rating
deviation = Rating deviation
short-deviation = Deviation
volatility = Volatility
tau = System constant
short-tau = Constant
handed-on = Carried over from the previous period.
to-the-start = To the first period
time = Time
next-period = Next period
pause = Pause
games = Games
# $n (count): the number of the game, from 1
game = Game { $n }
opponent = Opponent
opponent-rating = Opponent rating
opponent-deviation = Opponent deviation
result = Result
won = Won
draw = Draw
lost = Lost
score = Score
score-instead = Any score from 0 to 1
result-instead = Won, draw or lost
rd-unknown = RD unknown
rd-known = Enter the RD
# $rd (number): the RD assumed for an opponent whose RD is unknown
assumed = { $rd }, assumed
# $name (text): the name of the field
# $n (count): the number of the game, from 1
of-game = { $name }, game { $n }
# $value (text): the dragged number
# $rating (text): the new rating
dragged = { $value }, new rating { $rating }
# $value (text): the dragged RD
# $rating (text): the new rating
dragged-rd = RD { $value }, new rating { $rating }
what-if = What if
add = Add a game
paste = Paste or open a file
more-here = More for these games
# $n (count): the number of the game, from 1
more = More for game { $n }
# $n (count): the number of the game, from 1
remove = Remove game { $n }
# $n (count): the number of the game, from 1
duplicate = Duplicate game { $n }
# $n (count): the number of the game, from 1
up = Move game { $n } up
# $n (count): the number of the game, from 1
down = Move game { $n } down
no-games = There are no games in this period, so only the deviation changes.
idle-periods = Periods without games
# $from (count): the first game of the page
# $to (count): the last game of the page
# $all (count): the number of all games
page-of = { $from } to { $to } of { $all }
previous-page = Previous games
next-page = Next games
