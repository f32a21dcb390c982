### The lesson “two different chances”. Its numbers are named in `teach/lessons/chances.rs`.

idea = The expected score { e } is made for updating your rating and uses the opponent’s RD alone. A forecast says how the game will probably end. Both ratings may be wrong, so it needs both RDs.
question = Your rating is { own-rating }, your opponent’s is { opponent-rating } (RD { opponent-rd }). Your RD goes from { sure-rd } to { vague-rd }. What does the { e } of Step 3 do?
choices-1 = it falls
choices-2 = it stays
choices-3 = it rises
because = It is { expected } all the time, because your own RD is not in it.
moves-1 = Your RD
live-1 = your { e }
live-2 = forecast
live-3 = your opponent’s { e }
live-4 = your opponent’s forecast
stops-1 = Your rating is nearly certain. The forecast is { sure-forecast }, almost the same as { e }.
stops-2 = Little is known about you. The forecast has fallen to { vague-forecast }, and { e } is still { expected }.
tables-1 = Both numbers, seen from both sides | Your RD | your { e } | forecast | your opponent’s { e } | your opponent’s forecast
more-1 = Your opponent’s { e } is then { other-expected }, so both together make more than one. The forecasts, { vague-forecast } and { other-forecast }, always make exactly one.
removes-1 = “{ e } is the chance shown before a game.” It is made for updating ratings.
check = What should a site show before a game?
answers-1 = The forecast with both RDs
answers-2 = { e }
answers-3 = Always { half }%
replies-1 = Right. The forecasts of the two sides always add up to { whole }%.
replies-2 = The two players would be shown chances that add up to { both-expected }%.
replies-3 = The ratings do say something about who will win.
