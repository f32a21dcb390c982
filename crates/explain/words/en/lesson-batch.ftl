### The lesson “all at once or one by one”. Its numbers are named in `teach/lesson/batch.rs`.

idea = The games of a period are judged by the ratings from before the period. Rated one by one, each game is judged by what the last one made of you: that is another system.
question = A newcomer, { own-rating } (RD { own-rd }), beats { opponent-rating } (RD { opponent-rd }) { games } times. All at once that leads to { at-once }. And one by one?
choices-1 = { at-once }
choices-2 = { wrong-1 }
choices-3 = { answer }
because = All at once every win shortens the step of all the others. One by one it shortens only the steps that follow.
moves-1 = Wins
live-1 = rating at once
live-2 = rating one by one
live-3 = RD at once
live-4 = RD one by one
stops-1 = One game is the same either way: { one-game }.
stops-2 = { three } wins: { three-at-once } at once, { three-one-by-one } one by one.
stops-3 = { twenty } wins: { twenty-at-once } at once, { twenty-one-by-one } one by one. The gap keeps growing.
tables-1 = The same wins, rated in two ways | Wins | rating at once | RD at once | rating one by one | RD one by one
removes-1 = “It is the same, only sooner.” Both the rating and its RD come out different.
check = The paper’s { three } games, rated one by one in all { orders } orders. What comes out?
answers-1 = { lowest-order } to { highest-order }
answers-2 = always { paper-at-once }
answers-3 = anything from { wrong-low } to { wrong-high }
replies-1 = Right: the order matters, but only a little.
replies-2 = That is what comes out all at once.
replies-3 = Here the order makes less than a point of difference.
