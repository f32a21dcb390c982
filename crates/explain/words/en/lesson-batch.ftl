### The lesson “all at once or one by one”. Its numbers are named in `teach/lessons/batch.rs`.

idea = In a period, every game is judged by the ratings from before the period. Rated one by one, each game starts from the rating that the last one gave you. That is a different system.
question = You are a newcomer, { own-rating } (RD { own-rd }), and beat an opponent of { opponent-rating } (RD { opponent-rd }) { games } times. Rated together, these wins lead to { at-once }. Where do they lead one by one?
choices-1 = { at-once }
choices-2 = { wrong-1 }
choices-3 = { answer }
because = Rated together, each win makes the rating move less for all the other wins. Rated one by one, it does so only for the later ones.
moves-1 = Wins
live-1 = rating, together
live-2 = rating, one by one
live-3 = RD, together
live-4 = RD, one by one
stops-1 = A single game leads to { one-game } either way.
stops-2 = { three } wins lead to { three-at-once } together, and to { three-one-by-one } one by one.
stops-3 = { twenty } wins lead to { twenty-at-once } together, and to { twenty-one-by-one } one by one. The gap keeps growing.
tables-1 = The same wins, rated in two ways | Wins | rating, together | RD, together | rating, one by one | RD, one by one
removes-1 = “It is the same, only sooner.” Both the rating and its RD come out different.
check = The paper’s example has { three } games. What do they lead to one by one, in all { orders } orders?
answers-1 = { lowest-order } to { highest-order }
answers-2 = always { paper-at-once }
answers-3 = anything from { wrong-low } to { wrong-high }
replies-1 = Right. The order matters, but only a little.
replies-2 = The games lead there when they are rated together.
replies-3 = The order changes the rating by less than a point here.
