### The lesson “when f has three zeros”. Its numbers are named in `teach/lessons/three.rs`.

idea = After an enormous surprise two answers fit. Either your strength drifted a little, or it changed altogether. { f } then has several zeros, and one more win can switch from one to another.
question = { tau } is { large-tau }. Your rating is { own-rating } (RD { own-rd }). Beating an opponent of { opponent-rating } (RD { own-rd }) { wins-before } times leads to { rating-before }. Where do { wins } wins lead?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { answer }
because = The small answer no longer fits, so only the large one is left.
moves-1 = Wins
moves-2 = { tau }
live-1 = zeros of { f }
live-2 = new rating
live-3 = { sigma_prime }
stops-1 = So far { f } has { zeros-before } zero.
stops-2 = Now { f } is zero for { sigma } = { first-zero }, { second-zero } and { third-zero }. Step 5 finds the first.
stops-3 = Only the large answer is left, with { sigma_prime } = { new-volatility }.
tables-1 = One win after the other | Wins | zeros of { f } | New rating | { sigma_prime }
tables-2 = { wins } wins | { tau } | New rating
more-1 = From five wins on there are { zeros } zeros, at first { five-wins-first }, { five-wins-second } and { five-wins-third }. With { tau } = { usual-tau } the { wins } wins lead to { usual-tau-rating }; with { large-tau } and rated one by one, to { one-by-one }.
more-2 = Nor does { tau } = { usual-tau } prevent every leap. When a player of { loser-rating } (RD { loser-rd }) loses { losses } times to one of { winner-rating } (RD { loser-rd }), the new rating is { losses-rating }. After one more loss it is { one-more-loss-rating }.
removes-1 = “Step 5 has exactly one answer.” After an enormous surprise { f } may have three zeros.
check = What can prevent such a leap?
answers-1 = A smaller { tau }, or shorter periods
answers-2 = A smaller { epsilon }
answers-3 = More iterations
replies-1 = Right. Then { sigma } cannot follow, or surprises stay small.
replies-2 = A smaller { epsilon } finds the same zero more exactly.
replies-3 = The search ends long before that.
